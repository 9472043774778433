"""The page “Mein Held”: notes that only the hero's devices and the game master see, the picture, and the history."""

from collections.abc import Mapping
from hashlib import sha256
from itertools import islice
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import RedirectResponse, Response
from starlette.datastructures import FormData

from app.campaign.model import Actor
from app.campaign.permissions import readable
from app.campaign.ports import Reading
from app.campaign.recording import Form, digest_of
from app.campaign.undo_outcome import newest_first
from app.core.errors import GameError, NotAllowed, StaleRevision, UnknownSubject
from app.core.events import Event
from app.labels.labels import Labels
from app.systems.heroquest.body import events as body_events
from app.systems.heroquest.equipment.events import GoldGained, GoldLost, HeroRobbed, ItemDropped, ItemGained
from app.systems.heroquest.party.events import HeroArrived, HeroSeated
from app.systems.heroquest.personal import LONGEST_NOTES, ShowPicture
from app.systems.heroquest.quests.events import QuestPointAwarded, QuestPointsSpent
from app.systems.heroquest.spell_sets import SpellSetGained, SpellSetLost
from app.systems.heroquest.state.figures import Portrait
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.wear import (
    ArmorDamaged,
    ItemBroken,
    ItemRepaired,
    MagicLost,
    WeaponDamaged,
    WeaponNotched,
    WeaponRusted,
)
from app.web.heroquest.party.cards import portrait_of
from app.web.heroquest.table.look import HeroQuestRequest, heroquest_request
from app.web.http import access
from app.web.http.posted import PostedLong, PostedPicture
from app.web.table.drafts import form_of
from app.web.table.snapshot import Snapshot
from app.web.ui.errors import status_of
from app.web.ui.formats import date
from app.web.ui.forms import FieldError, FormRefused, by_field, read_command, refused, sentences
from app.web.ui.pictures import MAX_BYTES, PICTURE_PATH, made_small, too_large
from app.web.ui.rendering import Context

router = APIRouter(include_in_schema=False)
_DEEDS = ("keep_notes", "choose_portrait", "forget_pictures")
_SAVED = (*_DEEDS, "show_picture")


def own_request(request: Request, campaign_id: int, hero_id: str) -> HeroQuestRequest:
    """Let in the hero's players and the game master. Raises: UnknownSubject; NotAllowed."""
    caller = heroquest_request(request, campaign_id)
    access.check_not_sent_away(request, campaign_id, caller.snapshot.state.house)
    if hero_id not in caller.look.table.heroes:
        raise UnknownSubject("hero.unknown", hero=hero_id[:40])
    if not caller.actor.viewer.owns(hero_id):
        raise NotAllowed("actor.not_own_hero")
    return caller


# Asked for before a form is read: only the player's picture is unpacked.
Own = Annotated[HeroQuestRequest, Depends(own_request)]


@router.get("/campaigns/{campaign_id}/heroes/{hero_id}/own")
def own_page(request: Request, campaign_id: int, hero_id: str, saved: str = "") -> Response:
    """Show the page of the player's hero."""
    return _answer(request, campaign_id, hero_id, saved=saved if saved in _SAVED else "")


@router.post("/campaigns/{campaign_id}/heroes/{hero_id}/own")
def act_on_own_page(request: Request, campaign_id: int, hero_id: str, form: PostedLong) -> Response:
    """Write the notes, choose a picture, or forget the uploaded ones."""
    caller, kind = heroquest_request(request, campaign_id), str(form.get("type", ""))
    try:
        if kind not in _DEEDS:
            raise NotAllowed("actor.not_permitted")
        command = read_command(caller.system, form)
        sent = _up_to_date(caller.snapshot, form_of(caller.actor, form), form)
        caller.app.play.submit(campaign_id, command, (), sent)
    except FormRefused as error:
        return _answer(request, campaign_id, hero_id, error.errors, _typed(form), status=422)
    except GameError as error:
        is_stale = isinstance(error, StaleRevision) and _are_others(caller.snapshot, form)
        wrong = FieldError("notes", "notes.changed", {}) if is_stale else refused(error)
        return _answer(request, campaign_id, hero_id, (wrong,), _typed(form), status=status_of(error))
    return RedirectResponse(f"/campaigns/{campaign_id}/heroes/{hero_id}/own?saved={kind}", 303)


@router.get("/campaigns/{campaign_id}/heroes/{hero_id}" + PICTURE_PATH)
def no_page_of_its_own(campaign_id: int, hero_id: str, _caller: Own) -> Response:
    """Redirect somebody who loads the page of a refused picture anew."""
    return RedirectResponse(f"/campaigns/{campaign_id}/heroes/{hero_id}/own#upload", 303)


@router.post("/campaigns/{campaign_id}/heroes/{hero_id}" + PICTURE_PATH)
def upload_picture(request: Request, campaign_id: int, hero_id: str, caller: Own, form: PostedPicture) -> Response:
    """Show the hero by a picture of one's own."""
    try:
        if form.is_too_large:
            raise too_large()
        picture = made_small(form.file.read() if form.file else b"")
        revision = caller.app.snapshots.take(campaign_id).revision
        sent = form_of(caller.actor, form.fields).model_copy(update={"picture": picture, "revision": revision})
        command = ShowPicture(hero_id=hero_id, picture=digest_of(picture))
        caller.app.play.submit(campaign_id, command, (), sent)
    except GameError as error:
        return _answer(request, campaign_id, hero_id, (refused(error),), status=status_of(error))
    return RedirectResponse(f"/campaigns/{campaign_id}/heroes/{hero_id}/own?saved=show_picture", 303)


def _up_to_date(snapshot: Snapshot, sent: Form, form: FormData) -> Form:
    """Return the form as if sent from the newest revision, since nothing here depends on the table.

    Only notes keep their revision when somebody else has written some meanwhile.
    """
    is_free = form.get("type") != "keep_notes" or ("before" in form and not _are_others(snapshot, form))
    return sent.model_copy(update={"revision": snapshot.revision}) if is_free else sent


def _are_others(snapshot: Snapshot, form: FormData) -> bool:
    """Return whether the notes have changed since the form was made."""
    table = snapshot.state.table
    hero = table.heroes.get(str(form.get("hero_id", ""))) if isinstance(table, Table) else None
    return hero is not None and "before" in form and form["before"] != _mark_of(hero.notes)


def _mark_of(notes: str) -> str:
    """Return a mark that tells notes from others."""
    return sha256(notes.encode()).hexdigest()[:16]


def _typed(form: FormData) -> str | None:
    """Return the notes as they were typed, if the form had any."""
    return str(form["notes"]) if "notes" in form else None


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
    caller = own_request(request, campaign_id, hero_id)
    app, labels, hero = caller.app, caller.look.labels, caller.look.table.heroes[hero_id]
    with app.store.reading(campaign_id) as campaign:
        has_uploads = campaign.has_pictures(hero_id)
        names = caller.look.names
        days = history(campaign, caller.actor, hero_id, labels, names)
    url, wrong = f"{caller.base_url}/heroes/{hero_id}", by_field(errors, labels)
    page = {
        "campaign_id": campaign_id,
        "url": f"{url}/own",
        "passport_url": url,
        "name": hero.name,
        "class_id": hero.hero_class,
        "notes": hero.notes if typed is None else typed,
        "notes_now": hero.notes
        if any(error.code == "notes.changed" for error in errors)
        else "",  # as others wrote them while somebody typed
        "before": _mark_of(hero.notes),  # the mark of the notes that those typed here replace
        "longest": LONGEST_NOTES,
        "notes_error": wrong.get("notes", ""),
        "errors": sentences([error for error in errors if error.field not in ("notes", "picture")], labels),
        "saved": saved,
        "pictures": [
            (one, labels.text(f"portraits.{one}"), hero.portrait is one and not hero.picture) for one in Portrait
        ],
        "uploaded": portrait_of(hero) if hero.picture else "",
        "picture_error": wrong.get("picture", ""),
        "picture_limit": MAX_BYTES // 1_000_000,  # in MB
        "has_uploads": has_uploads,
        "days": days,
        "hidden": (("hero_id", hero_id), ("revision", str(caller.snapshot.revision)), ("key", app.new_id())),
    }
    return app.renderer.page("heroquest/personal.html", page, status)


MOST_READ, MOST_LINES = 3000, 150

# What counts for a life, and whether it is to the good.
_TOLD: Mapping[type[Event], bool] = {
    HeroSeated: True, body_events.HeroHealed: True, body_events.HeroRevived: True, body_events.InjuryHealed: True,
    body_events.MindPointsRegained: True, body_events.AttributeGained: True, QuestPointAwarded: True, GoldGained: True,
    SpellSetGained: True, ItemGained: True, ItemRepaired: True, HeroArrived: True,
    body_events.HeroWounded: False, body_events.HeroFainted: False, body_events.HeroDied: False,
    body_events.HeroLost: False, HeroRobbed: False, body_events.HeroInjured: False, body_events.HeroFell: False,
    body_events.MindPointsLost: False,
    body_events.AttributeLost: False, QuestPointsSpent: False, GoldLost: False, SpellSetLost: False,
    ItemDropped: False, ItemBroken: False, ArmorDamaged: False, WeaponNotched: False,
    WeaponDamaged: False, WeaponRusted: False, MagicLost: False, body_events.PotionsBroken: False,
    body_events.ScrollsRuined: False,
}  # fmt: skip


def history(
    campaign: Reading, actor: Actor, hero_id: str, labels: Labels, names: Mapping[str, str]
) -> tuple[Context, ...]:
    """Return the days of a life as far as this person may know of it."""
    days: dict[str, list[Context]] = {}
    number = 0
    for action in islice(newest_first(campaign), MOST_READ):
        for event in reversed(readable(actor.viewer, action.entry.events) if action.active else ()):
            if type(event) in _TOLD and getattr(event, "hero_id", None) == hero_id and number < MOST_LINES:
                line = {"text": labels.sentence(event, names), "is_gain": _TOLD[type(event)], "at": action.entry.at}
                days.setdefault(date(action.entry.at), []).append(line)
                number += 1
    return tuple({"day": day, "lines": tuple(lines)} for day, lines in days.items())
