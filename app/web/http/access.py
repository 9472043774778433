"""Recognition of the asker: the game master at the laptop or with the PIN, a player's phone, or a guest."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from fastapi import Request

from app.campaign.model import GAME_MASTER, GUEST, Actor, Device, House
from app.core.errors import NotAllowed
from app.core.game_system import Role
from app.web.http.forwarding import is_forwarded
from app.web.http.network import is_loopback, is_this_machine
from app.web.http.pin import PinVisitor

_FROM_LAPTOP = "heldenpass.from_laptop"  # in the scope of a request


@dataclass(frozen=True)
class Gate:
    """Facts a server knows of those who ask; `app.state.gate` of each app.

    `has_laptop`: a browser on this machine is the game master's. `pin_generation`: the mark of the PIN that holds.
    `check_campaign`: raises UnknownSubject or UnknownContent for a campaign that cannot be played here.
    """

    has_laptop: bool
    pin_generation: Callable[[], str] = lambda: ""
    check_campaign: Callable[[int], None] = lambda _: None


def _gate(request: Request) -> Gate:
    found: Gate = request.app.state.gate
    return found


def is_game_master(request: Request) -> bool:
    """Return whether it is the laptop itself, or somebody who signed in with today's PIN."""
    if is_laptop(request):
        return True
    signed_in = request.session.get("game_master")
    return bool(signed_in) and signed_in == _gate(request).pin_generation()


def is_known(request: Request) -> bool:
    """Return whether a request is the game master's or has a device cookie; cheap enough to ask before a body is
    read.
    """
    return is_game_master(request) or bool(request.session.get("devices"))


def actor(request: Request, campaign_id: int, house: House) -> Actor:
    """Return the person behind a request, as this campaign knows it."""
    if is_game_master(request):
        return GAME_MASTER
    device = own_device(request, campaign_id, house)
    if device is None:
        return GUEST
    return Actor(role=Role.PLAYER, device_id=device.id, name=device.name, hero_ids=device.hero_ids)


def own_device(request: Request, campaign_id: int, house: House) -> Device | None:
    """Return the phone a request comes from; None when it never joined or was sent away."""
    device_id = device_id_of(request, campaign_id)
    device = house.devices.get(device_id) if device_id else None
    return None if device is None or device.revoked else device


def check_not_sent_away(request: Request, campaign_id: int, house: House) -> None:
    """For pages of one's own hero. Raises: NotAllowed for a phone that the game master has sent away."""
    device = house.devices.get(device_id_of(request, campaign_id) or "")
    if device is not None and device.revoked and not is_game_master(request):
        raise NotAllowed("device.revoked", campaign=campaign_id)


def device_id_of(request: Request, campaign_id: int) -> str | None:
    """Return the id in the phone's cookie."""
    devices: dict[str, str] = request.session.get("devices", {})
    return devices.get(str(campaign_id))


def remember_device(request: Request, campaign_id: int, device_id: str) -> None:
    """Put the id into the phone's cookie."""
    request.session["devices"] = {**request.session.get("devices", {}), str(campaign_id): device_id}


def visitor(request: Request) -> PinVisitor:
    """Return the address and device that a PIN is tried from."""
    return PinVisitor(address_of(request), str(request.session.get("signed_in_before", ""))[:40])


def address_of(request: Request) -> str:
    """Return the address a request comes from; that of the proxy where there is one."""
    return request.client.host if request.client else ""


def check_game_master(request: Request) -> None:
    """Let the game master alone pass. A campaign that is not there, or whose game is not, is that to everybody.

    Raises: NotAllowed; UnknownSubject, UnknownContent for a campaign that cannot be played here.
    """
    if not is_game_master(request):
        if "campaign_id" in request.path_params:
            _gate(request).check_campaign(campaign_at(request))
        raise NotAllowed("actor.game_master_only")


def campaign_at(request: Request) -> int:
    """Return the campaign that an address names; 0, which none has, where it is not written in digits alone, as 1.0 or
    +1 are: what reads addresses before the route (entrance.py) knows no campaign there.
    """
    named = str(request.path_params["campaign_id"])
    return int(named) if named.isascii() and named.isdecimal() and len(named) < 16 else 0


def is_laptop(request: Request) -> bool:
    """Return whether a request comes from a browser on this machine, and not through a proxy on it: behind a proxy may
    be anybody, so there the PIN counts.

    Most proxies add a header that no browser sends, pass on the host name they were called by, or speak HTTP/1.0, which
    no browser does. Any other must still drop the client's Connection header (RFC 9110, 7.6.1): every browser sends
    keep-alive there, so a request without it came through a proxy, or from a program that can send it. For a proxy that
    sends keep-alive itself the server is started without a laptop.

    Worked out once for a request: a stream asks again with every wake.
    """
    scope = request.scope
    if _FROM_LAPTOP not in scope:
        scope[_FROM_LAPTOP] = (
            _gate(request).has_laptop
            and request.client is not None
            and scope.get("http_version") != "1.0"
            and not is_forwarded(request.headers.keys())
            and "keep-alive" in request.headers.get("connection", "").lower()
            and _is_here(request.client.host, request.headers.get("host", ""))
        )
    found: bool = scope[_FROM_LAPTOP]
    return found


@lru_cache(maxsize=1024)  # every wake of every stream asks
def _is_here(address: str, host: str) -> bool:
    return is_loopback(address) and is_this_machine(host)
