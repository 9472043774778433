"""The page “Mein Held”: notes that only the hero's devices and the game master see, the picture, and the history."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import RedirectResponse, Response

from app.campaign.model import Actor
from app.campaign.pictures import digest_of
from app.core.errors import GameError, NotAllowed, UnknownSubject
from app.systems.heroquest.personal_commands import LONGEST_NOTES, ShowPicture
from app.systems.heroquest.portraits import Portrait
from app.systems.heroquest.state import Hero, Table
from app.systems.heroquest.system import SYSTEM
from app.web import access
from app.web.drafts import form_of
from app.web.errors import status_of
from app.web.forms import FieldError, FormRefused, by_field, read_command, refused, sentences
from app.web.heroquest.cards import portrait_of
from app.web.heroquest.names import names_for
from app.web.heroquest.panel_contexts import Hidden
from app.web.heroquest.personal.history import HistoryDay, history
from app.web.pictures import PICTURE_PATH, made_small
from app.web.posted import Posted, PostedPictureFile
from app.web.services import services

router = APIRouter(include_in_schema=False)
_DEEDS = ("keep_notes", "choose_portrait", "forget_pictures")
_SAVED = (*_DEEDS, "show_picture")


@dataclass(frozen=True)
class Picture:
    """A picture to choose."""

    id: str
    name: str
    is_chosen: bool


@dataclass(frozen=True)
class PersonalPage:
    """A hero's own page; `notes` as they were typed."""

    campaign_id: int
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
    uploaded: str
    picture_error: str
    has_uploads: bool
    days: tuple[HistoryDay, ...]
    hidden: Hidden


def own_actor(request: Request, campaign_id: int, hero_id: str) -> Actor:
    """Whoever may be here: the hero's players, the game master. Raises: UnknownSubject; NotAllowed."""
    state = services(request).snapshots.take(campaign_id).state
    actor = access.actor(request, campaign_id, state.house)
    if not isinstance(state.table, Table) or hero_id not in state.table.heroes:
        raise UnknownSubject("hero.unknown", hero=hero_id[:40])
    if not actor.viewer.owns(hero_id):
        raise NotAllowed("actor.not_own_hero")
    return actor


OwnActor = Annotated[Actor, Depends(own_actor)]  # asked for before a form is read: nobody else's picture is unpacked


@router.get("/campaigns/{campaign_id}/heroes/{hero_id}/own")
def own_page(request: Request, campaign_id: int, hero_id: str, saved: str = "") -> Response:
    """The own hero's page."""
    return _answer(request, campaign_id, hero_id, saved=saved if saved in _SAVED else "")


@router.post("/campaigns/{campaign_id}/heroes/{hero_id}/own")
def act_on_own_page(request: Request, campaign_id: int, hero_id: str, form: Posted) -> Response:
    """Write the notes, choose a picture, or forget the uploaded ones."""
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


@router.post("/campaigns/{campaign_id}/heroes/{hero_id}" + PICTURE_PATH)
def upload_picture(
    request: Request, campaign_id: int, hero_id: str, actor: OwnActor, form: PostedPictureFile
) -> Response:
    """Show the hero by a picture of one's own."""
    found = services(request)
    try:
        picture = made_small(form.content)
        sent = form_of(actor, form.fields).model_copy(update={"picture": picture})
        command = ShowPicture(hero_id=hero_id, picture=digest_of(picture))
        found.play.submit(campaign_id, command, (), sent)
    except GameError as error:
        return _answer(request, campaign_id, hero_id, (refused(error),), status=status_of(error))
    return RedirectResponse(f"/campaigns/{campaign_id}/heroes/{hero_id}/own?saved=show_picture", 303)


def _is_shown(hero: Hero, portrait: Portrait) -> bool:
    return hero.portrait is portrait and not hero.picture


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
    actor = own_actor(request, campaign_id, hero_id)
    assert isinstance(table, Table)  # own_actor has looked
    hero: Hero = table.heroes[hero_id]
    with found.store.reading(campaign_id) as campaign:
        has_uploads = campaign.has_pictures(hero_id)
        days = history(campaign, actor, hero_id, labels, names_for(actor.viewer, table, labels))
    url, wrong = f"/campaigns/{campaign_id}/heroes/{hero_id}", by_field(errors, labels)
    page = PersonalPage(
        campaign_id=campaign_id,
        url=f"{url}/own",
        passport_url=url,
        name=hero.name,
        class_id=hero.hero_class,
        notes=hero.notes if typed is None else typed,
        longest=LONGEST_NOTES,
        notes_error=wrong.get("notes", ""),
        errors=sentences([error for error in errors if error.field not in ("notes", "picture")], labels),
        saved=saved,
        pictures=tuple(Picture(one, labels.text(f"portraits.{one}"), _is_shown(hero, one)) for one in Portrait),
        uploaded=portrait_of(hero) if hero.picture else "",
        picture_error=wrong.get("picture", ""),
        has_uploads=has_uploads,
        days=days,
        hidden=(("hero_id", hero_id), ("revision", str(snapshot.revision)), ("key", found.new_id())),
    )
    return found.renderer.page("heroquest/personal.html", page, status)
