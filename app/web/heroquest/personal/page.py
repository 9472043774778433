"""The page “Mein Held”: notes that only the hero's devices and the game master see, the picture, and the history."""

from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from app.core.errors import GameError, NotAllowed, UnknownSubject
from app.systems.heroquest.personal_commands import LONGEST_NOTES
from app.systems.heroquest.portraits import Portrait
from app.systems.heroquest.state import Hero, Table
from app.systems.heroquest.system import SYSTEM
from app.web import access
from app.web.drafts import form_of
from app.web.errors import status_of
from app.web.forms import FieldError, FormRefused, read_command, refused, sentences
from app.web.heroquest.names import names_for
from app.web.heroquest.panel_contexts import Hidden
from app.web.heroquest.personal.history import HistoryDay, history
from app.web.posted import Posted
from app.web.services import services

router = APIRouter(include_in_schema=False)
_DEEDS = ("keep_notes", "choose_portrait")


@dataclass(frozen=True)
class Picture:
    """A picture to choose."""

    id: str
    name: str
    is_chosen: bool


@dataclass(frozen=True)
class PersonalPage:
    """A hero's own page; `notes` as they were typed."""

    url: str
    passport_url: str
    name: str
    class_id: str
    notes: str
    longest: int
    notes_error: str
    errors: tuple[str, ...]
    saved: str
    pictures: tuple[Picture, ...]
    days: tuple[HistoryDay, ...]
    hidden: Hidden


@router.get("/campaigns/{campaign_id}/heroes/{hero_id}/own")
def own_page(request: Request, campaign_id: int, hero_id: str, saved: str = "") -> Response:
    """The own hero's page."""
    return _answer(request, campaign_id, hero_id, saved=saved if saved in _DEEDS else "")


@router.post("/campaigns/{campaign_id}/heroes/{hero_id}/own")
def act_on_own_page(request: Request, campaign_id: int, hero_id: str, form: Posted) -> Response:
    """Write the notes or choose a picture."""
    found = services(request)
    snapshot = found.snapshots.take(campaign_id)
    kind = str(form.get("type", ""))
    try:
        if kind not in _DEEDS:
            raise NotAllowed("actor.not_permitted")
        command = read_command(snapshot.system, form)
        actor = access.actor(request, campaign_id, snapshot.state.house)
        found.play.submit(campaign_id, command, (), form_of(actor, form))
    except FormRefused as error:
        return _answer(request, campaign_id, hero_id, error.errors, str(form.get("notes", "")), status=422)
    except GameError as error:
        typed = str(form.get("notes", ""))
        return _answer(request, campaign_id, hero_id, (refused(error),), typed, status=status_of(error))
    return RedirectResponse(f"/campaigns/{campaign_id}/heroes/{hero_id}/own?saved={kind}", 303)


def _answer(
    request: Request,
    campaign_id: int,
    hero_id: str,
    errors: tuple[FieldError, ...] = (),
    typed: str | None = None,
    saved: str = "",
    status: int = 200,
) -> Response:
    """Raises: UnknownSubject; NotAllowed for anybody but the hero's players and the game master."""
    found = services(request)
    snapshot = found.snapshots.take(campaign_id)
    table, labels = snapshot.state.table, found.pages[SYSTEM.id].words(snapshot.state)
    actor = access.actor(request, campaign_id, snapshot.state.house)
    if not isinstance(table, Table) or hero_id not in table.heroes:
        raise UnknownSubject("hero.unknown", hero=hero_id[:40])
    if not actor.viewer.owns(hero_id):
        raise NotAllowed("actor.not_own_hero")
    hero: Hero = table.heroes[hero_id]
    with found.store.reading(campaign_id) as campaign:
        days = history(campaign, actor, hero_id, labels, names_for(actor.viewer, table, labels))
    url = f"/campaigns/{campaign_id}/heroes/{hero_id}"
    page = PersonalPage(
        url=f"{url}/own",
        passport_url=url,
        name=hero.name,
        class_id=hero.hero_class,
        notes=hero.notes if typed is None else typed,
        longest=LONGEST_NOTES,
        notes_error=next((error.sentence(labels) for error in errors if error.field == "notes"), ""),
        errors=sentences([error for error in errors if error.field != "notes"], labels),
        saved=saved,
        pictures=tuple(Picture(one, labels.text(f"portraits.{one}"), hero.portrait is one) for one in Portrait),
        days=days,
        hidden=(("hero_id", hero_id), ("revision", str(snapshot.revision)), ("key", found.new_id())),
    )
    return found.renderer.page("heroquest/personal.html", page, status)
