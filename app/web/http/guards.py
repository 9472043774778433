"""What every request passes: the host it names, its size, the page it comes from, and the headers it goes home with.

Pure ASGI, so that streams flow through untouched.
"""

from collections.abc import Iterable, Mapping
from http import HTTPStatus
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.web.http.errors import answer
from app.web.http.network import as_address, called_name
from app.web.join.watchman import Trouble, Watchman

# No HSTS and no upgrade-insecure-requests: at home there is only plain http.
SECURITY_HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",  # unless the answer says otherwise
}
# A stylesheet or font is no document: what only documents heed would be half of its weight.
PART_HEADERS: Mapping[str, str] = {
    name: SECURITY_HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy", "Cache-Control")
}
TOO_LARGE = "heldenpass.too_large"  # in the scope of a request whose body is announced larger than any file of ours
_PARTS = ("text/css", "text/javascript", "font/")
_READING = {"GET", "HEAD", "OPTIONS"}


class HeaderGuard:
    """Adds the security headers to every answer. A form that is answered in place hears which other page follows,
    instead of being led there."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_part = headers.get("content-type", "").startswith(_PARTS)
                for name, value in (PART_HEADERS if is_part else SECURITY_HEADERS).items():
                    headers.setdefault(name, value)
                if message["status"] == HTTPStatus.SEE_OTHER:
                    _tell_way(Headers(scope=scope), message, headers)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def _tell_way(asked: Headers, message: Message, headers: MutableHeaders) -> None:
    page = urlsplit(asked.get("hx-current-url", "")).path
    if asked.get("hx-request-type") == "full" and urlsplit(headers["location"]).path != page:
        headers["HX-Redirect"] = headers["location"]
        del headers["location"]
        message["status"] = HTTPStatus.OK


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, code: str) -> None:
    response = answer(Request(scope, receive), status, code, {})
    await response(scope, receive, send)


class CallerGuard:
    """Lets in who may ask for something here: nobody who asks far more often than a person can, or was shut out; no
    foreign page, neither under a name of its own nor with our cookies.

    A name that is not ours may be that of a foreign page which points it at this laptop. An address typed as numbers
    cannot be such a name, so all of them are welcome, whatever Wi-Fi the laptop is in.
    """

    def __init__(self, app: ASGIApp, names: Iterable[str], watchman: Watchman) -> None:
        self._app = app
        self._watchman = watchman
        self._names = frozenset(name.lower() for name in names) | {"localhost"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and (refused := self._refused(scope)):
            return await _refuse(scope, receive, send, *refused)
        await self._app(scope, receive, send)

    def _refused(self, scope: Scope) -> tuple[HTTPStatus, str] | None:
        headers, caller = Headers(scope=scope), str(scope["client"][0]) if scope.get("client") else ""
        if self._watchman.is_shut_out(caller):
            return HTTPStatus.FORBIDDEN, "http.shut_out"
        if self._watchman.is_flood(caller):
            return HTTPStatus.TOO_MANY_REQUESTS, "http.too_many"
        if not self.is_ours(headers.get("host", "")):
            self._watchman.tell(Trouble.FOREIGN_PAGE, caller)
            return HTTPStatus.MISDIRECTED_REQUEST, "http.foreign_name"
        if scope["method"] not in _READING and not _same_origin(headers):
            self._watchman.tell(Trouble.FOREIGN_PAGE, caller)
            return HTTPStatus.FORBIDDEN, "http.foreign_page"
        return None

    def is_ours(self, host: str) -> bool:
        """Whether somebody who names this host in a request means us."""
        name = called_name(host)
        return name is not None and (name in self._names or as_address(name) is not None)


def _same_origin(headers: Headers) -> bool:
    """On plain http a browser sends no Sec-Fetch-Site, only the origin; when it sends both, both must fit.
    No origin at all means no browser."""
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin, host = headers.get("origin"), headers.get("host", "").lower()
    return origin is None or origin.lower() in (f"http://{host}", f"https://{host}")


def _is_announced_larger(headers: Headers, limit: int) -> bool:
    announced = headers.get("content-length", "")
    return announced.isdecimal() and (len(announced) > len(str(limit)) or int(announced) > limit)


class SizeGuard:
    """Refuses bodies that no form of ours can have, before they fill the memory.

    `larger`: by how a path ends, where files come in. There nothing of a body that is announced too large is read
    either, but the page itself hears of it, so that it can say so at the field.
    """

    def __init__(self, app: ASGIApp, limit: int, larger: Mapping[str, int]) -> None:
        self._app = app
        self._limit = limit
        self._larger = larger

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        limit = self._limit_of(scope.get("path", ""))
        is_larger = scope["type"] == "http" and _is_announced_larger(Headers(scope=scope), limit)
        if is_larger and limit == self._limit:
            return await _refuse(scope, receive, send, HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "http.too_large")
        if is_larger:
            scope[TOO_LARGE] = True
        seen = 0

        async def receive_counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > limit:
                raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
            return message

        await self._app(scope, receive_counted, send)

    def _limit_of(self, path: str) -> int:
        return next((limit for end, limit in self._larger.items() if path.endswith(end)), self._limit)
