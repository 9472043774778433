"""Faults to answers, in one place: a page for people, problem+json with the same codes for programs."""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.routing import Match, Mount

from app.campaign.ports import StorageFault
from app.core import errors as fault
from app.core.errors import GameError
from app.labels.labels import Labels
from app.web.http.entrance import Metrics
from app.web.http.languages import t
from app.web.http.rate_limits import TooOften
from app.web.ui.forms import FieldError, FormRefused, field_error
from app.web.ui.rendering import is_scripted, renderer_of

log = logging.getLogger("heldenpass.errors")

# The first class that fits decides.
_STATUS: tuple[tuple[type[GameError], HTTPStatus], ...] = (
    (fault.TooLarge, HTTPStatus.REQUEST_ENTITY_TOO_LARGE),
    (TooOften, HTTPStatus.TOO_MANY_REQUESTS),
    (fault.NotAllowed, HTTPStatus.FORBIDDEN),
    (fault.UnknownSubject, HTTPStatus.NOT_FOUND),
    (fault.StaleRevision, HTTPStatus.CONFLICT),
    (fault.InTheWay, HTTPStatus.CONFLICT),
    (fault.NothingToUndo, HTTPStatus.CONFLICT),
    (fault.NothingToRedo, HTTPStatus.CONFLICT),
    (GameError, HTTPStatus.UNPROCESSABLE_ENTITY),
)
_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")
_UNAVAILABLE = HTTPStatus.SERVICE_UNAVAILABLE
_STORAGE_STATUS = {"storage.full": HTTPStatus.INSUFFICIENT_STORAGE}
_HTTP_CODES: Mapping[int, str] = {
    HTTPStatus.BAD_REQUEST: "http.unreadable",
    HTTPStatus.NOT_FOUND: "http.not_found",
    HTTPStatus.METHOD_NOT_ALLOWED: "http.wrong_method",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "http.too_large",
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE: "http.wrong_type",
    HTTPStatus.SERVICE_UNAVAILABLE: "http.closing",
}
_PAGES: Mapping[tuple[int, str], str] = {(HTTPStatus.FORBIDDEN, "device.revoked"): "errors/signed_out.html"}
_LAST_RESORT = "something_went_wrong_what_was"


def status_of(error: GameError | FormRefused) -> int:
    """Return the HTTP status of a refusal."""
    if isinstance(error, FormRefused):
        return HTTPStatus.UNPROCESSABLE_ENTITY
    return next(status for kind, status in _STATUS if isinstance(error, kind))


def install(app: FastAPI, metrics: Metrics) -> None:
    """Let every fault a route can raise end in an answer; an unforeseen one is left to `FaultGuard` in guards.py."""

    @app.exception_handler(GameError)
    async def game_error(request: Request, error: GameError) -> Response:
        return answer(request, status_of(error), error.code, error.data, field=error.field)

    @app.exception_handler(FormRefused)
    async def form_refused(request: Request, error: FormRefused) -> Response:
        code, data = (error.cause.code, error.cause.data) if error.cause else ("form.refused", {})
        return answer(request, HTTPStatus.UNPROCESSABLE_ENTITY, code, data, errors=error.errors)

    @app.exception_handler(StorageFault)
    async def storage_fault(request: Request, error: StorageFault) -> Response:
        log.error("storage fault %s %s %r", error.code, error.data, error.__cause__)
        metrics.storage_fault(error.code)
        return answer(request, _STORAGE_STATUS.get(error.code, _UNAVAILABLE), error.code, error.data)

    @app.exception_handler(RequestValidationError)
    async def validation(request: Request, error: RequestValidationError) -> Response:
        found = error.errors()
        if any(each["loc"][0] == "path" for each in found):  # an id that no campaign, hero or phone can have
            return answer(request, HTTPStatus.NOT_FOUND, "http.not_found", {})
        errors = tuple(field_error(each, skip=1) for each in found)
        return answer(request, HTTPStatus.UNPROCESSABLE_ENTITY, "form.refused", {}, errors=errors)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        code = _HTTP_CODES.get(error.status_code, "http.refused")
        response = answer(request, error.status_code, code, {})
        response.headers.update(error.headers or {})
        if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
            response.headers["Allow"] = ", ".join(_allowed(app, request)) or response.headers.get("Allow", "")
        return response


def _allowed(app: FastAPI, request: Request) -> list[str]:
    """Return every method of an address; the router itself names only those of the first route that has it."""
    routes = [route for route in app.routes if not isinstance(route, Mount)]
    return [
        method
        for method in _METHODS
        if any(route.matches({**request.scope, "method": method})[0] is Match.FULL for route in routes)
    ]


def answer(
    request: Request,
    status: int,
    code: str,
    data: Mapping[str, Any],
    *,
    field: str | None = None,
    errors: tuple[FieldError, ...] = (),
) -> Response:
    """Answer with a fault as the caller reads it: JSON under /api, otherwise a page or, for htmx, a message."""
    labels = renderer_of(request).labels
    sentence = _sentence(labels, code, data)
    listed = tuple({"field": e.field, "code": e.code, "message": _sentence(labels, e.code, e.data)} for e in errors)
    if request.scope["path"].startswith("/api/"):
        problem = {"type": "about:blank", "title": sentence, "status": int(status), "code": code, "data": dict(data)}
        problem |= {"errors": listed or ([{"field": field, "code": code, "message": sentence}] if field else [])}
        return JSONResponse(problem, status, media_type="application/problem+json")
    template = "errors/_message.html" if is_scripted(request) else _PAGES.get((status, code), "errors/error.html")
    context = {
        "status": int(status),
        "code": code,
        "data": data,
        "sentence": sentence,
        "errors": listed,
        "back": _back(request),
    }
    return renderer_of(request).page(template, context, status)


def unexpected(request: Request) -> Response:
    """Answer a fault that was not foreseen, which may be one of the error page itself."""
    try:
        return answer(request, HTTPStatus.INTERNAL_SERVER_ERROR, "http.unexpected", {})
    except Exception as error:  # the error page itself is at fault
        log.exception("no error page", exc_info=error)
        return PlainTextResponse(t(_LAST_RESORT), HTTPStatus.INTERNAL_SERVER_ERROR)


def _back(request: Request) -> str:
    """Return the page with the form that was refused; a page that failed itself is no way on."""
    back = way_back(request)
    return "" if back == "/" or back.partition("?")[0] == request.scope["path"] else back


def _sentence(labels: Labels, code: str, data: Mapping[str, Any]) -> str:
    """Return a fault as a sentence. A fault without words still counts as the caller's, not the program's."""
    try:
        return labels.error(code, **data)
    except KeyError:
        log.error("no words for %s %s", code, dict(data))
        return labels.error(GameError.default_code)


def way_back(request: Request) -> str:
    """Return the page that a request was made from, without its host; empty where that is not to be known, or not
    ours.
    """
    try:
        back = urlsplit(request.headers.get("referer", ""))
    except ValueError:
        return ""
    is_path = back.path.startswith("/") and not back.path.startswith(("//", "/\\"))
    is_ours = is_path and back.netloc == request.headers.get("host")
    return urlunsplit(("", "", back.path, back.query, "")) if is_ours else ""
