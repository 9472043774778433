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
    """Adds the security headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_part = headers.get("content-type", "").startswith(_PARTS)
                for name, value in (PART_HEADERS if is_part else SECURITY_HEADERS).items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class WayGuard:
    """Tells a form that is answered in place which other page follows, instead of leading its request there."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = Headers(scope=scope) if scope["type"] == "http" else Headers()
        page = urlsplit(asked.get("hx-current-url", "")).path

        async def send_way(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == HTTPStatus.SEE_OTHER:
                headers = MutableHeaders(scope=message)
                if urlsplit(headers["location"]).path != page:
                    headers["HX-Redirect"] = headers["location"]
                    del headers["location"]
                    message["status"] = HTTPStatus.OK
            await send(message)

        await self._app(scope, receive, send_way if asked.get("hx-request-type") == "full" else send)


def _caller(scope: Scope) -> str:
    """The address a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, code: str) -> None:
    response = answer(Request(scope, receive), status, code, {})
    await response(scope, receive, send)


class HostGuard:
    """Refuses names that are not ours: a foreign page that points its own name at this laptop must not get in.

    An address typed as numbers cannot be such a name, so all of them are welcome, whatever Wi-Fi the laptop is in.
    """

    def __init__(self, app: ASGIApp, names: Iterable[str], watchman: Watchman) -> None:
        self._app = app
        self._watchman = watchman
        self._names = frozenset(name.lower() for name in names) | {"localhost"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not self._is_ours(Headers(scope=scope).get("host", "")):
            self._watchman.tell(Trouble.FOREIGN_PAGE, _caller(scope))
            return await _refuse(scope, receive, send, HTTPStatus.MISDIRECTED_REQUEST, "http.foreign_name")
        await self._app(scope, receive, send)

    def _is_ours(self, host: str) -> bool:
        name = called_name(host)
        return name is not None and (name in self._names or as_address(name) is not None)


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


def _same_origin(headers: Headers) -> bool:
    """On plain http a browser sends no Sec-Fetch-Site, only the origin; when it sends both, both must fit."""
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin, host = headers.get("origin"), headers.get("host", "").lower()
    return origin is None or origin.lower() in (f"http://{host}", f"https://{host}")


class OriginGuard:
    """Refuses writes that another site's page sends with our cookies. No origin at all means no browser."""

    def __init__(self, app: ASGIApp, watchman: Watchman) -> None:
        self._app = app
        self._watchman = watchman

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] not in _READING and not _same_origin(Headers(scope=scope)):
            self._watchman.tell(Trouble.FOREIGN_PAGE, _caller(scope))
            return await _refuse(scope, receive, send, HTTPStatus.FORBIDDEN, "http.foreign_page")
        await self._app(scope, receive, send)


class FloodGuard:
    """Refuses addresses that ask far more often than a person can, and those the game master shut out."""

    def __init__(self, app: ASGIApp, watchman: Watchman) -> None:
        self._app = app
        self._watchman = watchman

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            if self._watchman.is_shut_out(_caller(scope)):
                return await _refuse(scope, receive, send, HTTPStatus.FORBIDDEN, "http.shut_out")
            if self._watchman.is_flood(_caller(scope)):
                return await _refuse(scope, receive, send, HTTPStatus.TOO_MANY_REQUESTS, "http.too_many")
        await self._app(scope, receive, send)
