"""Joining: the game master's QR codes, and what a phone meets behind them."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from app.campaign.commands import RenewInvitation
from app.campaign.model import GAME_MASTER
from app.core.errors import GameError, UnknownSubject
from app.web.http import access
from app.web.http.errors import status_of
from app.web.http.forms import FieldError, FormRefused, errors_of
from app.web.http.network import join_urls, lan_addresses
from app.web.http.posted import Posted
from app.web.join.arrival import admit, arrival_at, arrival_inside, ask_for_taken, begin_hero, welcome_page
from app.web.join.invitations import Invitation, svg
from app.web.services import services
from app.web.table.drafts import form_of
from app.web.ui.pages import phones

router = APIRouter(include_in_schema=False)


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
    page = {
        "campaign_id": campaign_id,
        "campaign_name": snapshot.state.house.name,
        "live_url": f"/campaigns/{campaign_id}/live/join",
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
def renew(request: Request, campaign_id: int, form: Posted) -> Response:
    """Make all codes shown so far worthless."""
    access.game_master_only(request)
    services(request).play.submit(campaign_id, RenewInvitation(), (), form_of(GAME_MASTER, form))
    return RedirectResponse(f"/campaigns/{campaign_id}/join", 303)


@router.get("/join/{token}")
def welcome(request: Request, token: str, new: str = "") -> Response:
    """A phone scanned a code; with `new` it wants a hero of its own."""
    arrival = arrival_at(request, token)
    known, wanted = arrival.known, arrival.invitation.hero_id
    if known is not None and wanted in known.hero_ids:
        return RedirectResponse(arrival.passport(known.hero_ids), 303)
    begins = arrival.new_hero(services(request)) if new else None
    return welcome_page(request, arrival, known.hero_ids if known else frozenset(), begins=begins)


@router.get("/campaigns/{campaign_id}/new-hero")
def new_hero(request: Request, campaign_id: int) -> Response:
    """A phone that plays already asks for a hero more."""
    arrival, begins = arrival_inside(request, campaign_id)
    return welcome_page(request, arrival, frozenset(), begins=begins)


@router.post("/campaigns/{campaign_id}/new-hero")
def begin_another(request: Request, campaign_id: int, form: Posted) -> Response:
    """It says which."""
    arrival, begins = arrival_inside(request, campaign_id)
    return begin_hero(request, arrival, begins, {name: str(value) for name, value in form.items()})


@router.post("/join/{token}")
def join(request: Request, token: str, form: Posted) -> Response:
    """A phone says who it is and which heroes it plays."""
    arrival = arrival_at(request, token)
    begins = arrival.new_hero(services(request)) if "new" in form else None
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
