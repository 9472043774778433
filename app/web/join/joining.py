"""A phone that joins: its invitation, whether it is known, which heroes it gets or begins."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import blake2b
from types import MappingProxyType

from fastapi import Request
from fastapi.responses import RedirectResponse, Response

from app.campaign.commands import AdmitDevice, BindDevice, DeviceName
from app.campaign.house import taken_heroes
from app.campaign.model import Actor, Device
from app.campaign.play import Form
from app.campaign.ports import StorageFault
from app.core.answers import Answer
from app.core.errors import GameError, NotAllowed
from app.core.events import Command
from app.core.game_system import Passport, Role
from app.core.model import Model
from app.core.names import look
from app.web.http import access
from app.web.http.entrance import playing
from app.web.http.invitation_tokens import Invitation
from app.web.http.rate_limits import TooOften
from app.web.join.cookies import try_cookies
from app.web.table.game_pages import NewHeroForm
from app.web.table.request import TableRequest
from app.web.table.services import Services, services
from app.web.table.snapshot import Snapshot
from app.web.ui.errors import status_of
from app.web.ui.forms import FieldError, FormRefused, errors_of, read_fields
from app.web.ui.rendering import Shown


@dataclass(frozen=True)
class Arrival:
    """A phone that joins: its invitation and, when it has joined before, its device.

    Without a `token` it has joined already and asks for one hero more.
    """

    token: str
    invitation: Invitation
    snapshot: Snapshot
    known: Device | None

    @property
    def url(self) -> str:
        """Return the address where the phone answers."""
        return f"/join/{self.token}" if self.token else f"/campaigns/{self.invitation.campaign_id}/new-hero"

    @property
    def back_url(self) -> str:
        """Return the address to which the form of a new hero leads back."""
        if self.token:
            return self.url
        return self.passport(self.known.hero_ids) if self.known and self.known.hero_ids else "/"

    @property
    def heroes(self) -> tuple[Passport, ...]:
        """Return all heroes of the campaign, or the one whose own code it is."""
        passports = self.snapshot.system.passports(self.snapshot.state.table)
        return tuple(one for one in passports if self.invitation.hero_id in (None, one.hero_id))

    def taken(self, key: str = "") -> Mapping[str, str]:
        """Return who plays which hero already, on other phones than this one or the one that the same tap let in."""
        taken = taken_heroes(self.snapshot.state.house, {self.known.id if self.known else "", device_id_of(key)})
        own = self.known.hero_ids if self.known else frozenset()
        return {hero_id: names for hero_id, names in taken.items() if hero_id not in own}

    def passport(self, hero_ids: frozenset[str]) -> str:
        """Return the page of the hero to begin with: the invited one, otherwise the first in seat order.

        For a player whose heroes are all away from the table, one of those.
        """
        first = next((one.hero_id for one in self.heroes if one.hero_id in hero_ids), min(hero_ids))
        return f"/campaigns/{self.invitation.campaign_id}/heroes/{first}"

    def new_hero(self, app: Services) -> NewHeroForm | None:
        """Return the form of a new hero, behind the code of the whole table, where the game master allows it."""
        state, game = self.snapshot.state, app.pages[self.snapshot.system.id]
        return game.new_hero(state) if self.invitation.hero_id is None and game.lets_begin(state) else None

    def kept(self, known: Device) -> frozenset[str]:
        """Return the heroes that a phone keeps: with a hero's own code all, otherwise those it was not asked about."""
        offered = () if self.invitation.hero_id else self.heroes
        there = self.snapshot.system.hero_names(self.snapshot.state.table)
        return (known.hero_ids & frozenset(there)) - {one.hero_id for one in offered}


def arrival_at(request: Request, token: str) -> Arrival:
    """Return the arrival of a phone with an invitation. Raises: NotAllowed when it is not ours or no longer holds."""
    app = services(request)
    invitation = app.invitations.read(token)
    if invitation is None:
        raise NotAllowed("invitation.unknown")
    snapshot = app.snapshots.take(invitation.campaign_id)
    known = access.own_device(request, invitation.campaign_id, snapshot.state.house)
    if invitation.generation != snapshot.state.house.code_generation(invitation.hero_id or ""):
        raise NotAllowed("invitation.expired")
    return Arrival(token, invitation, snapshot, known)


def arrival_inside(call: TableRequest) -> tuple[Arrival, NewHeroForm]:
    """Return a phone that has joined, and the form of one hero more. Raises: NotAllowed if it has not joined, or may
    not.
    """
    arrival = Arrival("", Invitation(call.campaign_id, 0, None), call.snapshot, call.device)
    begins = arrival.new_hero(call.app)
    if arrival.known is None or begins is None:
        raise NotAllowed("actor.not_permitted")
    return arrival, begins


def device_id_of(key: str) -> str:
    """Return the id of a phone, the same for two taps on one form."""
    return blake2b(key.encode(), digest_size=8).hexdigest()


def ask_for_taken(arrival: Arrival, wanted: frozenset[str], key: str) -> None:
    """Raises: FormRefused with the question whether a hero that somebody plays already is to be shared."""
    taken = arrival.taken(key)
    for hero in arrival.heroes:
        if hero.hero_id in wanted and (who := taken.get(hero.hero_id)):
            raise FormRefused((FieldError("hero_ids", "join.taken", {"hero": hero.name, "who": who}),))


def admit(request: Request, arrival: Arrival, name: str, hero_ids: frozenset[str], key: str) -> None:
    """Take a phone in, or let a known one play other heroes; a hero's own code only adds that hero.

    Heroes that another phone plays wait for the game master. Raises: TooOften.
    """
    app, campaign_id, known = services(request), arrival.invitation.campaign_id, arrival.known
    guest = Actor(role=Role.GAME_MASTER, name=name.strip()[:40])  # an invitation speaks for the game master
    form = Form(actor=guest, revision=arrival.snapshot.revision, key=key)
    asked = hero_ids & set(arrival.taken(key))
    if known is not None:
        heroes = (hero_ids | arrival.kept(known)) - asked
        if (heroes, asked) != (known.hero_ids, known.wanted):
            bind = BindDevice(device_id=known.id, hero_ids=heroes, wanted=asked)
            app.play.submit(campaign_id, bind, (), form)
            _keep_beginning(app, campaign_id, known.id, heroes)
        return
    device_id = device_id_of(key)
    fields: dict[str, object] = {"device_id": device_id, "name": name, "hero_ids": hero_ids - asked, "wanted": asked}
    fields |= {"code": arrival.invitation.hero_id or "", "known": False}
    admit = read_fields(AdmitDevice, fields)
    if not app.watchman.may_join(campaign_id, access.address_of(request)):
        raise TooOften("join.too_often")
    app.play.submit(campaign_id, admit, (), form)
    access.remember_device(request, campaign_id, device_id)
    _keep_beginning(app, campaign_id, device_id, hero_ids - asked)


def _keep_beginning(app: Services, campaign_id: int, device_id: str, hero_ids: frozenset[str]) -> None:
    """Keep from where a phone reads its cards. If the disk refuses, the page remembers it itself."""
    with suppress(StorageFault):
        revision = app.snapshots.take(campaign_id).revision
        known = app.phone_notes.of(campaign_id).read
        for hero_id in hero_ids:
            if (device_id, hero_id) not in known:
                app.phone_notes.mark_read(campaign_id, device_id, hero_id, revision)


def welcome_page(
    request: Request,
    arrival: Arrival,
    chosen: frozenset[str],
    name: str = "",
    errors: tuple[FieldError, ...] = (),
    status: int = 200,
    *,
    begins: NewHeroForm | None = None,
    typed: Mapping[str, str] = MappingProxyType({}),
) -> Response:
    """Show the page of a phone that joins; `begins`: with the form of a new hero, and what was `typed` there."""
    app, wanted, taken = services(request), arrival.invitation.hero_id, arrival.taken()
    playing.set(arrival.snapshot.system.id)  # its address does not say of which game it is
    is_asked = bool(wanted) or any(error.code == "join.taken" for error in errors)
    page = Shown(
        url=arrival.url,
        back_url=arrival.back_url,  # from the form of a new hero
        campaign_name=arrival.snapshot.state.house.name,
        known_as=arrival.known.name if arrival.known else "",
        hero=next(iter(arrival.heroes), None) if arrival.invitation.hero_id else None,
        heroes=arrival.heroes,
        chosen=chosen,
        taken=taken,  # whose heroes others have in hand already, and who they are
        # those of them that somebody wants to share: the next tap says yes
        asked=frozenset(taken) & (chosen | {wanted or ""}) if is_asked else frozenset(),
        words=app.words_of(arrival.snapshot),
        name=name,
        key=app.new_id(),
        errors=errors,
        may_begin=arrival.new_hero(app) is not None,  # a hero of one's own
        begins=begins,
        typed=typed,
    )
    return try_cookies(app.renderer.page("campaigns/welcome.html", page, status))


MOST_HEROES = 4  # in one hand


class _Player(Model):
    """Person who sits down."""

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
        if _is_there(arrival, hero_id, wanted := typed.get("hero_name", "")):
            raise FormRefused((FieldError("hero_name", "names.twice", {"name": wanted}),))
        name = read_fields(_Player, {"name": player}).name
        command, answers = _command_for_new_hero(begins, hero_id, typed, name)
        guest = Actor(role=Role.GAME_MASTER, name=name)  # an invitation speaks for the game master
        if arrival.known is None:
            admit(request, arrival, name, frozenset(), key)
        device_id = arrival.known.id if arrival.known else device_id_of(key)
        bind = BindDevice(device_id=device_id, hero_ids=held | {hero_id})
        for step, (wish, said) in {"hero": (command, answers), "bind": (bind, ())}.items():
            revision = app.snapshots.take(campaign_id).revision
            app.play.submit(campaign_id, wish, said, Form(actor=guest, revision=revision, key=f"{key}-{step}"))
    except (FormRefused, GameError) as error:
        errors, status = errors_of(error), status_of(error)
        return welcome_page(request, arrival, held, player, errors, status, begins=begins, typed=typed)
    return RedirectResponse(f"/campaigns/{campaign_id}/heroes/{hero_id}", 303)


def _is_there(arrival: Arrival, hero_id: str, name: str) -> bool:
    """Return whether another hero of the campaign has this name: two of one name could not be told apart."""
    heroes = arrival.snapshot.system.passports(arrival.snapshot.state.table)
    return any(look(one.name) == look(name) and one.hero_id != hero_id for one in heroes)


def _command_for_new_hero(
    begins: NewHeroForm, hero_id: str, typed: Mapping[str, str], player: str
) -> tuple[Command, Sequence[Answer]]:
    """Return the command that begins a hero, and its answers, from the form of the game.

    Raises: FormRefused, with an error of the hero's name at `hero_name`, since `name` is the player's.
    """
    try:
        return begins.seat(hero_id, {**typed, "name": typed.get("hero_name", ""), "player": player[:30]})
    except FormRefused as error:
        errors = (replace(one, field="hero_name") if one.field == "name" else one for one in error.errors)
        raise FormRefused(tuple(errors)) from error
