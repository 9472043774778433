"""Joining: the game master's QR codes, what a phone meets behind them, and what the game master says about phones and
about what the watchman tells.
"""

from hashlib import blake2b

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from app.campaign.commands import (
    BindDevice,
    HouseCommand,
    KnowDevice,
    RenewInvitation,
    RevokeDevice,
    RevokeUnknownDevices,
)
from app.campaign.house import taken_heroes
from app.campaign.model import GAME_MASTER
from app.core.errors import GameError, UnknownSubject
from app.web.http.addresses import SubjectId
from app.web.http.invitation_tokens import Invitation
from app.web.http.network import join_urls, lan_addresses
from app.web.http.posted import Posted
from app.web.http.rate_limits import Trouble
from app.web.join.cookies import no_cookies
from app.web.join.joining import admit, arrival_at, arrival_inside, ask_for_taken, begin_hero, welcome_page
from app.web.table.drafts import form_of
from app.web.table.live_pages import phones, waiting_for
from app.web.table.request import Called, Leading, TableRequest
from app.web.table.services import game_master_only, services
from app.web.ui.errors import status_of, way_back
from app.web.ui.forms import FieldError, FormRefused, errors_of
from app.web.ui.qr_code import svg
from app.web.ui.rendering import is_scripted

router = APIRouter(include_in_schema=False)


@router.get("/campaigns/{campaign_id}/join")
def join_page(call: Leading, hero: str | None = None) -> Response:
    """Show the game master's page with the codes."""
    app, snapshot = call.app, call.snapshot
    passports = tuple(snapshot.system.passports(snapshot.state.table))
    chosen = next((passport for passport in passports if passport.hero_id == hero), None)
    if hero is not None and chosen is None:
        raise UnknownSubject("hero.unknown", hero=hero)
    generation = snapshot.state.house.code_generation(hero or "")
    token = app.invitations.token(Invitation(call.campaign_id, generation, hero))
    first, *others = join_urls(call.request.url.port or 80, token, app.settings.hosts)
    page = {
        **call.frame,
        "live_url": f"{call.base_url}/live/join",
        "qr": svg(first),
        "join_url": first,
        "other_urls": tuple(others),
        "hero": chosen,
        "heroes": passports,
        "parts": dict(app.fragments.all((phones(snapshot, GAME_MASTER),))),
        "is_reachable": bool(lan_addresses()),
        "key": app.new_id(),
        "revision": snapshot.revision,
    }
    return app.renderer.page("campaigns/join.html", page)


@router.post("/campaigns/{campaign_id}/join/renew")
def renew(call: Leading, form: Posted) -> Response:
    """Make all codes shown so far worthless."""
    call.app.play.submit(call.campaign_id, RenewInvitation(), (), form_of(GAME_MASTER, form))
    return RedirectResponse(f"{call.base_url}/join", 303)


@router.get("/join/{token}")
def welcome(request: Request, token: str, new: str = "") -> Response:
    """Welcome a phone that scanned a code; with `new` it wants a hero of its own."""
    arrival = arrival_at(request, token)
    known, wanted = arrival.known, arrival.invitation.hero_id
    if known is not None and wanted in known.hero_ids:
        return RedirectResponse(arrival.passport(known.hero_ids), 303)
    begins = arrival.new_hero(services(request)) if new else None
    return welcome_page(request, arrival, known.hero_ids if known else frozenset(), begins=begins)


@router.get("/campaigns/{campaign_id}/new-hero")
def new_hero(call: Called) -> Response:
    """Ask for one more hero for a phone that plays already."""
    arrival, begins = arrival_inside(call)
    return welcome_page(call.request, arrival, frozenset(), begins=begins)


@router.post("/campaigns/{campaign_id}/new-hero")
def begin_another(call: Called, form: Posted) -> Response:
    """It says which."""
    arrival, begins = arrival_inside(call)
    return begin_hero(call.request, arrival, begins, {name: str(value) for name, value in form.items()})


@router.post("/join/{token}")
def join(request: Request, token: str, form: Posted) -> Response:
    """Let a phone join, which says who it is and which heroes it plays."""
    arrival = arrival_at(request, token)
    begins = arrival.new_hero(services(request)) if "new" in form else None
    if lost := no_cookies(request, form):
        typed = {name: str(value) for name, value in form.items()}
        chosen = frozenset(map(str, form.getlist("hero_ids")))
        return welcome_page(request, arrival, chosen, typed.get("name", ""), (lost,), 422, begins=begins, typed=typed)
    if begins is not None:
        return begin_hero(request, arrival, begins, {name: str(value) for name, value in form.items()})
    wanted = arrival.invitation.hero_id
    hero_ids = frozenset({wanted} if wanted else map(str, form.getlist("hero_ids")))
    name = str(form.get("name", ""))
    try:
        if not hero_ids:
            raise FormRefused((FieldError("hero_ids", "join.choose_hero", {}),))
        key = f"join-{str(form.get('key', ''))[:80] or services(request).new_id()}"
        ask_for_taken(arrival, hero_ids - set(map(str, form.getlist("shared"))), key)
        admit(request, arrival, name, hero_ids, key)
    except (FormRefused, GameError) as error:
        return welcome_page(request, arrival, hero_ids, name, errors_of(error), status_of(error))
    played = hero_ids - set(arrival.taken(key))
    waiting = f"/campaigns/{arrival.invitation.campaign_id}/waiting"
    return RedirectResponse(arrival.passport(played) if played == hero_ids else waiting, 303)


@router.get("/campaigns/{campaign_id}/waiting")
def waiting(call: Called) -> Response:
    """Show the page on which a phone waits for its hero; as soon as it has one, this leads to the passport."""
    app, snapshot, device = call.app, call.snapshot, call.device
    if device is None:
        return RedirectResponse("/", 303)
    if device.hero_ids and not device.wanted:
        return RedirectResponse(f"{call.base_url}/heroes/{min(device.hero_ids)}", 303)
    names, taken = snapshot.system.hero_names(snapshot.state.table), taken_heroes(snapshot.state.house, {device.id})
    generation = snapshot.state.house.code_generation(device.code)
    token = app.invitations.token(Invitation(call.campaign_id, generation, device.code or None))
    page = {
        **call.frame,
        "live_url": f"{call.base_url}/live/waiting",
        "heroes": ", ".join(names[hero_id] for hero_id in names if hero_id in device.wanted),
        "players": ", ".join(sorted({taken[hero_id] for hero_id in device.wanted if hero_id in taken})),
        "choose_url": f"/join/{token}",
        "parts": app.fragments.all((waiting_for(device),)) if device.wanted else {},
    }
    return app.renderer.page("campaigns/waiting.html", page)


@router.post("/campaigns/{campaign_id}/devices/revoke-unknown")
def revoke_unknown(call: Leading) -> Response:
    """Send all unknown phones away."""
    return _change_devices(call, RevokeUnknownDevices())


@router.post("/campaigns/{campaign_id}/devices/{device_id}/revoke")
def revoke(call: Leading, device_id: SubjectId) -> Response:
    """Send a phone away; the code that let it in is worthless from then on."""
    return _change_devices(call, RevokeDevice(device_id=device_id, renew=True))


@router.post("/campaigns/{campaign_id}/devices/{device_id}/know")
def know(call: Leading, device_id: SubjectId) -> Response:
    """Say that a phone belongs to the group."""
    return _change_devices(call, KnowDevice(device_id=device_id))


@router.post("/campaigns/{campaign_id}/devices/{device_id}/admit")
def admit_wanted(call: Leading, device_id: SubjectId) -> Response:
    """Let a phone play the heroes as well that it waits for."""
    return _change_devices(call, _with_wanted(call, device_id, gets_them=True))


@router.post("/campaigns/{campaign_id}/devices/{device_id}/refuse")
def refuse_wanted(call: Leading, device_id: SubjectId) -> Response:
    """Let those keep their heroes who play them."""
    return _change_devices(call, _with_wanted(call, device_id, gets_them=False))


def _change_devices(call: TableRequest, wish: HouseCommand) -> Response:
    """Carry out the game master's word about phones, at any page; the second of two taps changes nothing."""
    revision = call.snapshot.revision
    key = blake2b(f"{revision} {wish.model_dump_json()}".encode(), digest_size=12).hexdigest()
    call.app.play.submit(call.campaign_id, wish, (), call.form(revision, key))
    return _done(call.request, f"{call.base_url}/join")


def _with_wanted(call: TableRequest, device_id: str, *, gets_them: bool) -> HouseCommand:
    """Let a phone play what it waits for as well, or only what it plays; one that is not there is refused later."""
    device = call.snapshot.state.house.devices.get(device_id)
    played, wanted = (device.hero_ids, device.wanted) if device else (frozenset[str](), frozenset[str]())
    return BindDevice(device_id=device_id, hero_ids=played | wanted if gets_them else played)


@router.post("/watchman/{notice_id}/dismiss")
def dismiss(request: Request, notice_id: str) -> Response:
    """It has been read."""
    game_master_only(request).watchman.dismiss(notice_id)
    return _done(request)


@router.post("/watchman/{notice_id}/shut-out")
def shut_out(request: Request, notice_id: str) -> Response:
    """Answer nothing more to that address for an hour."""
    game_master_only(request).watchman.shut_out(notice_id)
    return _done(request)


@router.post("/watchman/{notice_id}/let-in")
def let_in(request: Request, notice_id: str) -> Response:
    """Answer to that address again; if it tried PINs, it may try again at once."""
    app = game_master_only(request)
    app.watchman.let_in(notice_id)
    if app.watchman.dismiss(notice_id).trouble is Trouble.WRONG_PIN:
        app.pin.forgive()
    return _done(request)


def _done(request: Request, otherwise: str = "/") -> Response:
    """Answer htmx with nothing, since the streams show what changed; otherwise go back to the page it was asked
    from.
    """
    if is_scripted(request):
        return Response(status_code=204)
    return RedirectResponse(way_back(request) or otherwise, 303)
