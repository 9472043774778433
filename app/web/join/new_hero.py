"""A phone begins a hero of its own at the door, where the game master allows it, and sits down with it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from fastapi import Request
from fastapi.responses import RedirectResponse, Response

from app.campaign.commands import BindDevice, DeviceName
from app.campaign.model import Actor
from app.campaign.play import Form
from app.core.answers import Answer
from app.core.errors import GameError
from app.core.events import Command
from app.core.game_system import Role
from app.core.model import Model
from app.web.http.errors import status_of
from app.web.http.forms import FieldError, FormRefused, read_fields, refused
from app.web.join.arrival import Arrival, admit, device_id_of, welcome_page
from app.web.services import services
from app.web.table.shapes import NewHeroForm

MOST_HEROES = 4  # in one hand


class _Player(Model):
    """Who sits down."""

    name: DeviceName


def begin_hero(request: Request, arrival: Arrival, begins: NewHeroForm, typed: Mapping[str, str]) -> Response:
    """Begin a hero and lead to its passport; the same form twice is one hero. What is wrong stands at its field."""
    app, campaign_id = services(request), arrival.invitation.campaign_id
    key = f"join-{typed.get('key', '')[:80] or app.new_id()}"
    player = arrival.known.name if arrival.known else typed.get("name", "")
    hero_id, held = f"h{device_id_of(key)}", arrival.known.hero_ids if arrival.known else frozenset()
    try:
        if len(held - {hero_id}) >= MOST_HEROES:
            raise FormRefused((FieldError("hero_name", "join.enough_heroes", {"number": MOST_HEROES}),))
        if _is_there(arrival, hero_id, typed.get("hero_name", "")):
            raise FormRefused((FieldError("hero_name", "join.hero_is_there", {}),))
        name = read_fields(_Player, {"name": player}).name
        command, answers = _seated(begins, hero_id, typed, name)
        guest = Actor(role=Role.GAME_MASTER, name=name)  # an invitation speaks for the game master
        if arrival.known is None:
            admit(request, arrival, name, frozenset(), key)
        device_id = arrival.known.id if arrival.known else device_id_of(key)
        bind = BindDevice(device_id=device_id, hero_ids=held | {hero_id})
        for step, (wish, said) in {"hero": (command, answers), "bind": (bind, ())}.items():
            revision = app.snapshots.take(campaign_id).revision
            app.play.submit(campaign_id, wish, said, Form(actor=guest, revision=revision, key=f"{key}-{step}"))
    except FormRefused as error:
        return welcome_page(request, arrival, held, player, error.errors, 422, begins=begins, typed=typed)
    except GameError as error:
        return welcome_page(
            request, arrival, held, player, (refused(error),), status_of(error), begins=begins, typed=typed
        )
    return RedirectResponse(f"/campaigns/{campaign_id}/heroes/{hero_id}", 303)


def _is_there(arrival: Arrival, hero_id: str, name: str) -> bool:
    """Whether another hero of the campaign is called so: two of one name would be told apart by nobody."""
    heroes = arrival.snapshot.system.passports(arrival.snapshot.state.table)
    wanted = " ".join(name.split()).casefold()
    return any(one.name.casefold() == wanted and one.hero_id != hero_id for one in heroes)


def _seated(
    begins: NewHeroForm, hero_id: str, typed: Mapping[str, str], player: str
) -> tuple[Command, Sequence[Answer]]:
    """As the game says; what is wrong with the hero's name stands at its field, not at that of the player's."""
    try:
        return begins.seat(hero_id, {**typed, "name": typed.get("hero_name", ""), "player": player[:30]})
    except FormRefused as error:
        errors = (replace(one, field="hero_name") if one.field == "name" else one for one in error.errors)
        raise FormRefused(tuple(errors)) from error
