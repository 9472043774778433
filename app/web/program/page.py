"""A page for whoever has no terminal: what the start says there, whether phones get here, and a button to end it."""

import socket
from collections.abc import Callable

from fastapi import APIRouter, BackgroundTasks, Request
from fastapi.responses import Response

from app.core.errors import NotAllowed
from app.web.http import access
from app.web.http.network import base_urls, lan_addresses
from app.web.join.invitations import svg
from app.web.services import Services, services

CHECK_SECONDS = 1.0
router = APIRouter(include_in_schema=False)


@router.get("/program")
def program(request: Request) -> Response:
    """Version, data, addresses, and what to do when a phone does not find them."""
    access.game_master_only(request)
    app = services(request)
    port = request.url.port or 80
    ways = _ways(app, port)
    return app.renderer.page(
        "program/program.html",
        {
            "version": app.settings.version,
            "place": app.settings.place,
            "ways": ways,
            "qr": svg(ways[0][0]) if ways else None,
            "heard": app.watchman.heard_from_elsewhere(frozenset(lan_addresses())),
            "can_end": _stop_of(request) is not None,
            "open_pages": app.hub.streams,
            "port": port,
        },
    )


@router.post("/program/end")
def end(request: Request, tasks: BackgroundTasks) -> Response:
    """End the program, as Ctrl-C does, once this answer has left.

    Raises: NotAllowed away from the laptop, and where a server of several processes is ended from outside.
    """
    access.game_master_only(request)
    stop = _stop_of(request)
    if stop is None:
        raise NotAllowed("actor.laptop_only")
    tasks.add_task(stop)
    answer = services(request).renderer.page("program/ended.html", {})
    answer.background = tasks
    return answer


def _stop_of(request: Request) -> Callable[[], None] | None:
    """What ends this program, for whoever sits at the laptop it runs on."""
    stop: Callable[[], None] | None = getattr(request.app.state, "stop", None)
    return stop if access.is_laptop(request) else None


def _ways(app: Services, port: int) -> list[tuple[str, bool]]:
    """Addresses and names for phones, each with whether the program answers there when it is called from here."""
    if not (app.settings.hosts or lan_addresses()):
        return []
    urls = base_urls(port, app.settings.hosts)
    return [(url, _reaches(url.removeprefix("http://").rpartition(":")[0], port)) for url in urls]


def _reaches(host: str, port: int) -> bool:
    try:
        with socket.create_connection((host, port), CHECK_SECONDS):
            return True
    except OSError:
        return False
