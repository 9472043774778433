"""The list of campaigns, a new one, the sample."""

from collections.abc import Mapping

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from starlette.datastructures import FormData

from app.campaign.commands import RenameCampaign
from app.campaign.model import GAME_MASTER
from app.campaign.play import Form
from app.campaign.ports import CampaignSummary, StorageFault
from app.core.errors import UnknownContent
from app.web.http import access
from app.web.http.languages import t
from app.web.http.posted import Posted
from app.web.table.services import Services, game_master_only, services
from app.web.ui.forms import FieldError, FormRefused, read_fields
from app.web.ui.rendering import Context, Front

router = APIRouter(include_in_schema=False)


Games = Mapping[str, Context]


@router.get("/")
def campaigns(request: Request) -> Response:
    """Continue, begin, or try the sample."""
    return _page(request)


@router.get("/campaigns")
def home(request: Request) -> Response:
    """Leads to the start page, where the list stands; asked for when a refused form is loaded again."""
    return RedirectResponse("/", 303)


@router.post("/campaigns")
def create(request: Request, form: Posted) -> Response:
    """Begin a campaign."""
    app = game_master_only(request)
    name, system = str(form.get("name", "")), _system(app, form)
    try:
        wish = read_fields(RenameCampaign, {"name": name})
    except FormRefused as error:
        return _page(request, system, name=name, errors=error.errors, status=422)
    key = str(form.get("key", ""))[:80] or app.new_id()
    campaign_id = app.play.create(wish.name, system, Form(actor=GAME_MASTER, revision=0, key=key))
    return RedirectResponse(f"/campaigns/{campaign_id}/table", 303)


@router.post("/campaigns/sample")
def create_sample(request: Request, form: Posted) -> Response:
    """Make a full table to try things out, `underway` in the middle of play; the same form twice gives the same one."""
    app = game_master_only(request)
    key, system = str(form.get("key", ""))[:80] or app.new_id(), _system(app, form)
    pages = app.pages.get(system)
    if pages is None or not (deeds := pages.sample()):
        raise UnknownContent("system.no_sample", system=system[:40])
    if form.get("underway"):
        deeds = [*deeds, *pages.sample_underway()]
    name = pages.labels.text("sample.campaign")
    campaign_id = app.play.create(name, system, Form(actor=GAME_MASTER, revision=0, key=key))
    for number, (command, answers) in enumerate(deeds):
        app.play.submit(
            campaign_id, command, answers, Form(actor=GAME_MASTER, revision=number + 1, key=f"{key}-{number}")
        )
    return RedirectResponse(f"/campaigns/{campaign_id}/table", 303)


def _system(app: Services, form: FormData) -> str:
    """Return the game a form asks for; where nothing is said, the first one."""
    return str(form.get("system", "")) or next(iter(app.systems))


def _games(app: Services) -> Games:
    """Return the games of this house; nothing of them is loaded but their words."""
    return {game: _choice(app, game) for game in app.words}


def _choice(app: Services, game: str) -> Context:
    front = app.fronts.get(game, Front())
    return {
        "id": game,
        "name": t(front.name) if front.name else app.name_of_game(game),
        "about": t(front.about) if front.about else "",
        "accent": front.accent,
        "has_sample": front.has_sample and game in app.systems,
        "can_begin": game in app.systems,
        "pages": (*front.reading_pages[:2], *front.prepared),
    }


def _page(
    request: Request, system: str = "", *, name: str = "", errors: tuple[FieldError, ...] = (), status: int = 200
) -> Response:
    app = services(request)
    games = _games(app)
    cards, damaged, without_game = list[Context](), list[CampaignSummary](), list[CampaignSummary]()
    for summary in app.store.campaigns():
        if summary.system not in app.systems:
            without_game.append(summary)
            continue
        card = None if app.repairs.is_damaged(summary.id) else _card_if_whole(request, app, summary, games)
        if card is None:
            damaged.append(summary)
        else:
            cards.append(card)
    page = {
        "newest": cards[0] if cards else None,
        "others": tuple(cards[1:]),
        "is_game_master": access.is_game_master(request),
        "is_signed_in": "game_master" in request.session,
        "name": name,
        "games": tuple(games.values()),  # the first is the one that is begun unless another is chosen
        "system": system or next(iter(app.systems)),
        "key": app.new_id(),
        "damaged": tuple(damaged),
        "without_game": tuple(without_game),  # their game is not installed here
        "works": app.works.running() if access.is_game_master(request) else (),
        "errors": errors,
    }
    return app.renderer.page("campaigns/campaigns.html", page, status)


def _card_if_whole(request: Request, app: Services, summary: CampaignSummary, games: Games) -> Context | None:
    """None for a campaign that was damaged from outside: the others shall be found all the same."""
    try:
        return _card(request, app, summary, games)
    except StorageFault as fault:
        if fault.code not in ("journal.damaged", "state.damaged"):
            raise
        return None


def _card(request: Request, app: Services, summary: CampaignSummary, games: Games) -> Context:
    snapshot = app.snapshots.take(summary.id)
    passports, words = snapshot.system.passports(snapshot.state.table), app.words_of(snapshot)
    device = access.own_device(request, summary.id, snapshot.state.house)
    own = device.hero_ids if device else frozenset()
    return {
        "id": summary.id,
        "name": summary.name,
        "game": games[summary.system] if len(games) > 1 else None,
        "changed_at": summary.changed_at,
        "heroes": tuple((p.name, p.hero_class, words.word("hero_class", p.hero_class)) for p in passports),
        "passports": tuple(
            (p.name, f"/campaigns/{summary.id}/heroes/{p.hero_id}") for p in passports if p.hero_id in own
        ),
    }
