"""Cookies of a device: signed in as game master, how its dice are thrown, its language."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from app.core.errors import GameError
from app.web.http import access, languages
from app.web.http.posted import Posted
from app.web.http.rate_limits import Trouble
from app.web.join.cookies import no_cookies, try_cookies
from app.web.table import answers
from app.web.table.services import Services, services
from app.web.ui.errors import status_of, way_back
from app.web.ui.forms import FieldError, refused

router = APIRouter(include_in_schema=False)


@router.get("/sign-in")
def sign_in_page(request: Request) -> Response:
    """Show the form for the PIN."""
    if access.is_game_master(request):
        return RedirectResponse("/", 303)
    return _ask_for_pin(services(request))


@router.post("/sign-in")
def sign_in(request: Request, form: Posted) -> Response:
    """Check the PIN. The cookie is made anew, so that a prepared one is of no use."""
    app = services(request)
    if lost := no_cookies(request, form, "pin"):
        return _ask_for_pin(app, (lost,), 422)
    try:
        app.pin.check(str(form.get("pin", ""))[:64], access.visitor(request))
    except GameError as error:
        app.watchman.tell(Trouble.WRONG_PIN, access.address_of(request))
        return _ask_for_pin(app, (refused(error),), status_of(error))
    devices, device = request.session.get("devices", {}), access.visitor(request).device or app.new_id()
    request.session.clear()
    request.session.update({"game_master": app.pin.generation, "devices": devices, "signed_in_before": device})
    return RedirectResponse("/", 303)


def _ask_for_pin(app: Services, errors: tuple[FieldError, ...] = (), status: int = 200) -> Response:
    """Show the form for the PIN, or say that there is none."""
    page = {"is_pin_set": app.pin.is_set, "has_laptop": app.settings.has_laptop, "errors": errors}
    return try_cookies(app.renderer.page("session/sign_in.html", page, status))


@router.post("/dice-mode")
def throw_this_way(request: Request, form: Posted) -> Response:
    """Set how this device throws dice; then back to the roll where it was chosen."""
    answers.keep(request, str(form.get("mode", "")))
    back = str(form.get("back", ""))
    return RedirectResponse(back if back.startswith("/campaigns/") else "/", 303)


@router.post("/language")
def speak(request: Request, form: Posted) -> Response:
    """Set the language of this device; then back to the page where it was chosen."""
    answer = RedirectResponse(way_back(request) or "/", 303)
    languages.keep(answer, str(form.get("language", "")))
    return answer


@router.post("/sign-out")
def sign_out(request: Request) -> Response:
    """Sign the game master out."""
    request.session.pop("game_master", None)
    return RedirectResponse("/", 303)
