"""The list of campaigns, a new one, the sample."""

from dataclasses import dataclass
from datetime import datetime

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from app.campaign.commands import RenameCampaign
from app.campaign.model import GAME_MASTER
from app.campaign.play import Form
from app.campaign.ports import CampaignSummary, StorageFault
from app.systems.registry import DEFAULT
from app.web.http import access
from app.web.http.forms import FieldError, FormRefused, read_fields
from app.web.http.posted import Posted
from app.web.long_work.running import Work
from app.web.services import Services, services
from app.web.ui.pages import words_of

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class CampaignCard:
    """A campaign in the list: its heroes with their classes by id and name, and the passports this phone holds."""

    id: int
    name: str
    changed_at: datetime
    heroes: tuple[tuple[str, str, str], ...]
    passports: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class CampaignsPage:
    """The start page."""

    newest: CampaignCard | None
    others: tuple[CampaignCard, ...]
    is_game_master: bool
    is_signed_in: bool
    name: str
    key: str
    sample_key: str
    damaged: tuple[CampaignSummary, ...] = ()
    without_game: tuple[CampaignSummary, ...] = ()  # their game is not installed here
    works: tuple[Work, ...] = ()
    errors: tuple[FieldError, ...] = ()


@router.get("/")
def campaigns(request: Request) -> Response:
    """Continue, begin, or try the sample."""
    return _page(request)


@router.get("/campaigns")
def home(request: Request) -> Response:
    """Where a reload leads after a form that was refused: the list stands on the start page."""
    return RedirectResponse("/", 303)


@router.post("/campaigns")
def create(request: Request, form: Posted) -> Response:
    """Begin a campaign."""
    access.game_master_only(request)
    app = services(request)
    name = str(form.get("name", ""))
    try:
        wish = read_fields(RenameCampaign, {"name": name})
    except FormRefused as error:
        return _page(request, name=name, errors=error.errors, status=422)
    key = str(form.get("key", ""))[:80] or app.new_id()
    campaign_id = app.play.create(wish.name, DEFAULT, Form(actor=GAME_MASTER, revision=0, key=key))
    return RedirectResponse(f"/campaigns/{campaign_id}/table", 303)


@router.post("/campaigns/sample")
def create_sample(request: Request, form: Posted) -> Response:
    """A full table to try things out; the same form twice gives the same one."""
    access.game_master_only(request)
    app = services(request)
    key = str(form.get("key", ""))[:80] or app.new_id()
    name = app.renderer.labels.text("sample.campaign")
    campaign_id = app.play.create(name, DEFAULT, Form(actor=GAME_MASTER, revision=0, key=key))
    for number, (command, answers) in enumerate(app.pages[DEFAULT].sample()):
        app.play.submit(
            campaign_id, command, answers, Form(actor=GAME_MASTER, revision=number + 1, key=f"{key}-{number}")
        )
    return RedirectResponse(f"/campaigns/{campaign_id}/table", 303)


def _page(request: Request, *, name: str = "", errors: tuple[FieldError, ...] = (), status: int = 200) -> Response:
    app = services(request)
    cards, damaged, without_game = list[CampaignCard](), list[CampaignSummary](), list[CampaignSummary]()
    for summary in app.store.campaigns():
        if summary.system not in app.systems:
            without_game.append(summary)
            continue
        card = None if app.repairs.is_damaged(summary.id) else _card_if_whole(request, app, summary)
        if card is None:
            damaged.append(summary)
        else:
            cards.append(card)
    page = CampaignsPage(
        newest=cards[0] if cards else None,
        others=tuple(cards[1:]),
        is_game_master=access.is_game_master(request),
        is_signed_in="game_master" in request.session,
        name=name,
        key=app.new_id(),
        sample_key=app.new_id(),
        damaged=tuple(damaged),
        without_game=tuple(without_game),
        works=app.works.running() if access.is_game_master(request) else (),
        errors=errors,
    )
    return app.renderer.page("campaigns/campaigns.html", page, status)


def _card_if_whole(request: Request, app: Services, summary: CampaignSummary) -> CampaignCard | None:
    """None for a campaign that was damaged from outside: the others shall be found all the same."""
    try:
        return _card(request, app, summary)
    except StorageFault as fault:
        if fault.code not in ("journal.damaged", "state.damaged"):
            raise
        return None


def _card(request: Request, app: Services, summary: CampaignSummary) -> CampaignCard:
    snapshot = app.snapshots.take(summary.id)
    passports, words = snapshot.system.passports(snapshot.state.table), words_of(app, snapshot)
    device = access.own_device(request, summary.id, snapshot.state.house)
    own = device.hero_ids if device else frozenset()
    return CampaignCard(
        id=summary.id,
        name=summary.name,
        changed_at=summary.changed_at,
        heroes=tuple((p.name, p.hero_class, words.word("hero_class", p.hero_class)) for p in passports),
        passports=tuple((p.name, f"/campaigns/{summary.id}/heroes/{p.hero_id}") for p in passports if p.hero_id in own),
    )
