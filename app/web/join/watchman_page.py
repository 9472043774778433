"""What the game master says to what the watchman tells."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from app.web.http import access
from app.web.http.errors import way_back
from app.web.join.watchman import Trouble
from app.web.services import services

router = APIRouter(include_in_schema=False)


@router.post("/watchman/{notice_id}/dismiss")
def dismiss(request: Request, notice_id: str) -> Response:
    """It has been read."""
    access.game_master_only(request)
    services(request).watchman.dismiss(notice_id)
    return _back(request)


@router.post("/watchman/{notice_id}/shut-out")
def shut_out(request: Request, notice_id: str) -> Response:
    """Answer nothing more to that address for an hour."""
    access.game_master_only(request)
    services(request).watchman.shut_out(notice_id)
    return _back(request)


@router.post("/watchman/{notice_id}/let-in")
def let_in(request: Request, notice_id: str) -> Response:
    """Answer to that address again; if it tried PINs, it may try again at once."""
    access.game_master_only(request)
    app = services(request)
    app.watchman.let_in(notice_id)
    if app.watchman.dismiss(notice_id).trouble is Trouble.WRONG_PIN:
        app.pin.forgive()
    return _back(request)


def _back(request: Request) -> Response:
    if request.headers.get("hx-request"):
        return Response(status_code=204)
    return RedirectResponse(way_back(request) or "/", 303)
