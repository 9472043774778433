"""The running program: a page for people without a terminal (what the start says there, whether phones get here, a
button to end it), and health checks and metrics for operators.
"""

import hmac
import os
import shutil
import socket
import time
from collections.abc import Callable
from pathlib import Path

from fastapi import APIRouter, BackgroundTasks, Request
from fastapi.responses import PlainTextResponse, Response
from starlette.exceptions import HTTPException

from app.campaign.ports import StorageFault
from app.core.errors import NotAllowed
from app.settings import LEAST_ROOM
from app.web.http import access
from app.web.http.network import base_urls, lan_addresses
from app.web.table.services import Services, game_master_only, services
from app.web.ui.qr_code import svg

CHECK_SECONDS = 1.0  # for an address to answer
SAVED, PAUSE = "health.saved", 1.0  # the setting that is written for a trial, and seconds until the next one
SHORTEST_TOKEN = 16
METRICS_TOKEN = "HELDENPASS_METRICS_TOKEN"  # the name of the variable, not what is in it
_OK = {"status": "ok"}
router = APIRouter(include_in_schema=False)


@router.get("/program")
def program(request: Request) -> Response:
    """Version, data, addresses, and what to do when a phone does not find them."""
    app = game_master_only(request)
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
    app = game_master_only(request)
    stop = _stop_of(request)
    if stop is None:
        raise NotAllowed("actor.laptop_only")
    tasks.add_task(stop)
    answer = app.renderer.page("program/ended.html", {})
    answer.background = tasks
    return answer


def _stop_of(request: Request) -> Callable[[], None] | None:
    """Return the function that ends this program; None away from the laptop, and where it cannot be ended from
    inside.
    """
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


@router.get("/health")
def health(request: Request) -> dict[str, str]:
    """Answers when pages are served and the database can be read."""
    services(request).house_settings.get("pin")
    return _OK


@router.get("/health/live")
async def live(request: Request) -> dict[str, str]:
    """Answers as long as the process is worth keeping; asks no other program."""
    return _OK


@router.get("/health/ready")
def ready(request: Request) -> dict[str, str]:
    """`ok` when a write to the database succeeds, which is tried, since on a dead disk a transaction still begins.

    Raises: StorageFault; HTTPException 503 while the server ends.
    """
    app = services(request)
    if app.hub.closing:
        raise HTTPException(503)
    if _room(app.settings.data) < LEAST_ROOM:
        raise StorageFault("storage.full")
    state, now = request.app.state, time.monotonic()
    if now - getattr(state, "saved_at", -PAUSE) >= PAUSE:  # frequent checks shall not wear out the disk
        app.house_settings.set(SAVED, app.clock().isoformat())
        state.saved_at = now
    return _OK


@router.get("/metrics")
def metrics(request: Request) -> Response:
    """Figures for Prometheus, if they were asked for at the start: on the laptop itself, or with the token."""
    app = services(request)
    told = app.metrics.text() if access.is_laptop(request) or _knows_token(request) else None
    if told is None:
        raise HTTPException(404)
    return PlainTextResponse(told, media_type="text/plain; version=0.0.4")


def _knows_token(request: Request) -> bool:
    """Return whether this token opens the page; one that is too short opens nothing."""
    token = os.environ.get(METRICS_TOKEN, "")
    given = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
    return len(token) >= SHORTEST_TOKEN and hmac.compare_digest(given, token.encode())


def _room(folder: Path) -> int:
    """Bytes that are free. Raises: StorageFault when the folder is gone."""
    try:
        return shutil.disk_usage(folder).free
    except OSError as error:
        raise StorageFault("storage.read_only") from error
