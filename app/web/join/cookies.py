"""Check whether a device keeps cookies: without them it stays a guest, whatever it joined as, so it is told before.

A page that leads to joining or signing in sets a cookie that says nothing, and the button of its form says that it did.
If the form comes back without any cookie, the device keeps none. A program that never saw the page is not asked.
"""

from collections.abc import Mapping

from fastapi import Request
from fastapi.responses import Response

from app.web.ui.forms import FieldError

TRIED = "heldenpass.try"  # scripts may read it: see static/js/can_play.js
FIELD = "tried"  # the button of the form
_SECONDS = 24 * 3600


def try_cookies(answer: Response) -> Response:
    """Set the cookie that says nothing. Returns the answer."""
    answer.set_cookie(TRIED, "1", _SECONDS, samesite="lax")
    return answer


def no_cookies(request: Request, form: Mapping[str, object], field: str = "") -> FieldError | None:
    """Return the error for a form that comes back without the cookies set with its page."""
    is_lost = bool(form.get(FIELD)) and not request.cookies
    return FieldError(field, "device.no_cookies", {}) if is_lost else None
