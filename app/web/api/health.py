"""Is the server there, can it do its work, and how much did it do? For those who run it, and their programs."""

import hmac
import os
import shutil
import time
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response
from starlette.exceptions import HTTPException

from app.campaign.ports import StorageFault
from app.settings import LEAST_ROOM
from app.web.http import access
from app.web.services import services

router = APIRouter(include_in_schema=False)
SAVED, PAUSE = "health.saved", 1.0  # the setting that is written for a trial, and seconds until the next one
SHORTEST_TOKEN = 16
METRICS_TOKEN = "HELDENPASS_METRICS_TOKEN"  # the name of the variable, not what is in it
_OK = {"status": "ok"}


@router.get("/health")
def health(request: Request) -> dict[str, str]:
    """Answers when pages are served and the database can be read."""
    services(request).house_settings.get("pin")
    return _OK


@router.get("/health/live")
async def live(request: Request) -> dict[str, str]:
    """Answers as long as the process is worth keeping; asks nobody else."""
    return _OK


@router.get("/health/ready")
def ready(request: Request) -> dict[str, str]:
    """Answers when actions can be saved, which is tried: a dead disk still lets a transaction begin.

    Raises: StorageFault; HTTPException 503 while the server ends.
    """
    app = services(request)
    if app.hub.closing:
        raise HTTPException(503)
    if _room(app.settings.data) < LEAST_ROOM:
        raise StorageFault("storage.full")
    state, now = request.app.state, time.monotonic()
    if now - getattr(state, "saved_at", -PAUSE) >= PAUSE:  # whoever asks without end shall not wear the disk out
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
    """A token that is too short to be one opens nothing."""
    token = os.environ.get(METRICS_TOKEN, "")
    given = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
    return len(token) >= SHORTEST_TOKEN and hmac.compare_digest(given, token.encode())


def _room(folder: Path) -> int:
    """Bytes that are free. Raises: StorageFault when the folder is gone."""
    try:
        return shutil.disk_usage(folder).free
    except OSError as error:
        raise StorageFault("storage.read_only") from error
