"""Joining: the game master's QR codes, and what a phone meets behind them."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup

from app.campaign.commands import AdmitDevice, BindDevice, RenewInvitation
from app.campaign.house import taken_heroes
from app.campaign.model import GAME_MASTER, Actor, Device
from app.campaign.play import Form
from app.core.errors import GameError, NotAllowed, UnknownSubject
from app.core.game_system import Passport, Role
from app.labels.labels import Labels
from app.web.http import access
from app.web.http.errors import status_of
from app.web.http.forms import FieldError, FormRefused, read_fields, refused
from app.web.http.network import join_urls, lan_addresses
from app.web.http.posted import Posted
from app.web.join.invitations import Invitation, svg
from app.web.join.watchman import TooOften
from app.web.services import services
from app.web.table.drafts import form_of
from app.web.table.snapshot import Snapshot
from app.web.ui.pages import phones, words_of

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class JoinPage:
    """The QR code for the whole table or for one hero, and who is there."""

    campaign_id: int
    campaign_name: str
    live_url: str
    qr: Markup
    join_url: str
    other_urls: tuple[str, ...]
    hero: Passport | None
    heroes: tuple[Passport, ...]
    parts: dict[str, Markup]
    is_reachable: bool
    key: str
    revision: int


@dataclass(frozen=True)
class WelcomePage:
    """What a phone sees behind a QR code: who are you, which hero is yours. A known phone is only asked the second."""

    token: str
    campaign_name: str
    known_as: str
    hero: Passport | None
    heroes: tuple[Passport, ...]
    chosen: frozenset[str]
    taken: Mapping[str, str]  # whose heroes others have in hand already, and who they are
    asked: frozenset[str]  # those of them that somebody wants to share: the next tap says yes
    words: Labels
    name: str
    key: str
    errors: tuple[FieldError, ...] = ()


@router.get("/campaigns/{campaign_id}/join")
def join_page(request: Request, campaign_id: int, hero: str | None = None) -> Response:
    """The game master's page with the codes."""
    access.game_master_only(request)
    app = services(request)
    snapshot = app.snapshots.take(campaign_id)
    passports = tuple(snapshot.system.passports(snapshot.state.table))
    chosen = next((passport for passport in passports if passport.hero_id == hero), None)
    if hero is not None and chosen is None:
        raise UnknownSubject("hero.unknown", hero=hero)
    generation = snapshot.state.house.code_generation(hero or "")
    token = app.invitations.token(Invitation(campaign_id, generation, hero))
    first, *others = join_urls(request.url.port or 80, token, app.settings.hosts)
    page = JoinPage(
        campaign_id=campaign_id,
        campaign_name=snapshot.state.house.name,
        live_url=f"/campaigns/{campaign_id}/live/join",
        qr=svg(first),
        join_url=first,
        other_urls=tuple(others),
        hero=chosen,
        heroes=passports,
        parts=dict(app.fragments.all((phones(snapshot, GAME_MASTER),))),
        is_reachable=bool(lan_addresses()),
        key=app.new_id(),
        revision=snapshot.revision,
    )
    return app.renderer.page("campaigns/join.html", page)


@router.post("/campaigns/{campaign_id}/join/renew")
def renew(request: Request, campaign_id: int, form: Posted) -> Response:
    """Make all codes shown so far worthless."""
    access.game_master_only(request)
    services(request).play.submit(campaign_id, RenewInvitation(), (), form_of(GAME_MASTER, form))
    return RedirectResponse(f"/campaigns/{campaign_id}/join", 303)


@router.get("/join/{token}")
def welcome(request: Request, token: str) -> Response:
    """A phone scanned a code."""
    arrival = _arrival(request, token)
    known, wanted = arrival.known, arrival.invitation.hero_id
    if known is not None and wanted in known.hero_ids:
        return RedirectResponse(arrival.passport(known.hero_ids), 303)
    return _welcome_page(request, arrival, known.hero_ids if known else frozenset())


@router.post("/join/{token}")
def join(request: Request, token: str, form: Posted) -> Response:
    """A phone says who it is and which heroes it plays."""
    arrival = _arrival(request, token)
    wanted = arrival.invitation.hero_id
    hero_ids = frozenset({wanted} if wanted else map(str, form.getlist("hero_ids")))
    name = str(form.get("name", ""))
    try:
        if not hero_ids:
            raise FormRefused((FieldError("hero_ids", "join.choose_hero", {}),))
        key = f"join-{str(form.get('key', ''))[:80] or services(request).new_id()}"
        _ask_for_taken(arrival, hero_ids - set(map(str, form.getlist("shared"))), key)
        _admit(request, arrival, name, hero_ids, key)
    except FormRefused as error:
        return _welcome_page(request, arrival, hero_ids, name, error.errors, 422)
    except GameError as error:
        return _welcome_page(request, arrival, hero_ids, name, (refused(error),), status_of(error))
    played = hero_ids - set(arrival.taken(key))
    waiting = f"/campaigns/{arrival.invitation.campaign_id}/waiting"
    return RedirectResponse(arrival.passport(played) if played == hero_ids else waiting, 303)


@dataclass(frozen=True)
class Arrival:
    """A phone at the door: what it is invited to and, when it has been here before, who it is."""

    token: str
    invitation: Invitation
    snapshot: Snapshot
    known: Device | None

    @property
    def heroes(self) -> tuple[Passport, ...]:
        """All heroes of the campaign, or the one whose own code it is."""
        passports = self.snapshot.system.passports(self.snapshot.state.table)
        return tuple(one for one in passports if self.invitation.hero_id in (None, one.hero_id))

    def taken(self, key: str = "") -> Mapping[str, str]:
        """Who plays which hero already, on other phones than this one or the one that the same tap let in."""
        taken = taken_heroes(self.snapshot.state.house, {self.known.id if self.known else "", _device_id(key)})
        own = self.known.hero_ids if self.known else frozenset()
        return {hero_id: names for hero_id, names in taken.items() if hero_id not in own}

    def passport(self, hero_ids: frozenset[str]) -> str:
        """The page of the hero to begin with: the invited one, otherwise the first in seat order.

        Whoever plays only heroes that are not at the table reads the passport of one of those.
        """
        first = next((one.hero_id for one in self.heroes if one.hero_id in hero_ids), min(hero_ids))
        return f"/campaigns/{self.invitation.campaign_id}/heroes/{first}"

    def kept(self, known: Device) -> frozenset[str]:
        """Which of its heroes a phone keeps: with a hero's own code all, otherwise those it was not asked about."""
        offered = () if self.invitation.hero_id else self.heroes
        there = self.snapshot.system.hero_names(self.snapshot.state.table)
        return (known.hero_ids & frozenset(there)) - {one.hero_id for one in offered}


def _arrival(request: Request, token: str) -> Arrival:
    """Who stands at the door. Raises: NotAllowed when the invitation is not ours or no longer holds."""
    app = services(request)
    invitation = app.invitations.read(token)
    if invitation is None:
        raise NotAllowed("invitation.unknown")
    snapshot = app.snapshots.take(invitation.campaign_id)
    known = access.own_device(request, invitation.campaign_id, snapshot.state.house)
    if invitation.generation != snapshot.state.house.code_generation(invitation.hero_id or ""):
        raise NotAllowed("invitation.expired")
    return Arrival(token, invitation, snapshot, known)


def _device_id(key: str) -> str:
    """Two taps on one form are one phone."""
    return blake2b(key.encode(), digest_size=8).hexdigest()


def _ask_for_taken(arrival: Arrival, wanted: frozenset[str], key: str) -> None:
    """Raises: FormRefused with the question whether a hero that somebody plays already is to be shared."""
    taken = arrival.taken(key)
    for hero in arrival.heroes:
        if hero.hero_id in wanted and (who := taken.get(hero.hero_id)):
            raise FormRefused((FieldError("hero_ids", "join.taken", {"hero": hero.name, "who": who}),))


def _admit(request: Request, arrival: Arrival, name: str, hero_ids: frozenset[str], key: str) -> None:
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
        return
    device_id = _device_id(key)
    fields: dict[str, object] = {"device_id": device_id, "name": name, "hero_ids": hero_ids - asked, "wanted": asked}
    fields |= {"code": arrival.invitation.hero_id or "", "known": False}
    admit = read_fields(AdmitDevice, fields)
    if not app.watchman.may_join(campaign_id, access.address_of(request)):
        raise TooOften("join.too_often")
    app.play.submit(campaign_id, admit, (), form)
    access.remember_device(request, campaign_id, device_id)


def _welcome_page(
    request: Request,
    arrival: Arrival,
    chosen: frozenset[str],
    name: str = "",
    errors: tuple[FieldError, ...] = (),
    status: int = 200,
) -> Response:
    app, wanted, taken = services(request), arrival.invitation.hero_id, arrival.taken()
    is_asked = bool(wanted) or any(error.code == "join.taken" for error in errors)
    page = WelcomePage(
        token=arrival.token,
        campaign_name=arrival.snapshot.state.house.name,
        known_as=arrival.known.name if arrival.known else "",
        hero=next(iter(arrival.heroes), None) if arrival.invitation.hero_id else None,
        heroes=arrival.heroes,
        chosen=chosen,
        taken=taken,
        asked=frozenset(taken) & (chosen | {wanted or ""}) if is_asked else frozenset(),
        words=words_of(app, arrival.snapshot),
        name=name,
        key=app.new_id(),
        errors=errors,
    )
    return app.renderer.page("campaigns/welcome.html", page, status)
