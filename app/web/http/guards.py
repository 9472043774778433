"""What every request passes: the host it names, its size, the page it comes from, and the headers it goes home with.

Pure ASGI, so that streams flow through untouched.
"""

import secrets
from collections.abc import Callable, Iterable, Mapping
from http import HTTPStatus
from time import perf_counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.web.http.current_game import playing
from app.web.http.errors import answer
from app.web.http.languages import spoken, wanted
from app.web.http.network import as_address, called_name
from app.web.http.request_log import Metrics, note, request_id
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
_WORDED = ("text/html", "application/json", "application/problem+json", "text/event-stream")
_PARTS = ("text/css", "text/javascript", "font/")
_READING = {"GET", "HEAD", "OPTIONS"}


class Entrance:
    """What a request passes first and its answer last. Settles what everybody below speaks by (the request's id, its
    language, its game) and completes the head of every answer."""

    def __init__(
        self, app: ASGIApp, metrics: Metrics | None = None, game: Callable[[str], str] = lambda _path: ""
    ) -> None:
        """`game`: which game an address is about, empty for none."""
        self._app = app
        self._metrics = metrics or Metrics()
        self._game = game

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        asked, own_id, begun = Headers(scope=scope), secrets.token_hex(6), perf_counter()
        language = wanted(asked)

        async def send_completed(message: Message) -> None:
            if message["type"] == "http.response.start":
                _complete(message, asked, language, own_id)
                note(self._metrics, scope, message, perf_counter() - begun)
            await send(message)

        id_before, language_before = request_id.set(own_id), spoken.set(language)
        game_before = playing.set(self._game(scope["path"]))
        try:
            await self._app(scope, receive, send_completed)
        finally:
            playing.reset(game_before)
            spoken.reset(language_before)
            request_id.reset(id_before)


def _complete(message: Message, asked: Headers, language: str, own_id: str) -> None:
    """The security headers, the language, and the way on: a form that is answered in place hears which other page
    follows, instead of being led there. Who is refused gets the request's id, to name it when asking for help."""
    headers = MutableHeaders(scope=message)
    kind = headers.get("content-type", "")
    for name, value in (PART_HEADERS if kind.startswith(_PARTS) else SECURITY_HEADERS).items():
        headers.setdefault(name, value)
    if kind.startswith(_WORDED):
        headers.setdefault("Content-Language", language)
        headers.add_vary_header("Accept-Language, Cookie")
    if message["status"] == HTTPStatus.SEE_OTHER:
        _tell_way(asked, message, headers)
    if message["status"] >= HTTPStatus.BAD_REQUEST:
        headers["X-Request-ID"] = own_id


def _tell_way(asked: Headers, message: Message, headers: MutableHeaders) -> None:
    page = urlsplit(asked.get("hx-current-url", "")).path
    if asked.get("hx-request-type") == "full" and urlsplit(headers["location"]).path != page:
        headers["HX-Redirect"] = headers["location"]
        del headers["location"]
        message["status"] = HTTPStatus.OK


class CallerGuard:
    """Lets in who may ask for something here: nobody who asks far more often than a person can, or was shut out; no
    foreign page, neither under a name of its own nor with our cookies; no body that no form of ours can have, before
    it fills the memory.

    A name that is not ours may be that of a foreign page which points it at this laptop. An address typed as numbers
    cannot be such a name, so all of them are welcome, whatever Wi-Fi the laptop is in.
    """

    def __init__(
        self, app: ASGIApp, names: Iterable[str], watchman: Watchman, limit: int, larger: Mapping[str, int]
    ) -> None:
        """`limit`: bytes of a body; `larger`: the same by how a path ends, where files come in. There nothing of a body
        that is announced too large is read either, but the page itself hears of it, to say so at the field."""
        self._app = app
        self._watchman = watchman
        self._names = frozenset(name.lower() for name in names) | {"localhost"}
        self._limit, self._larger = limit, tuple(larger.items())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        headers, limit, seen = Headers(scope=scope), self._limit, 0
        for end, larger in self._larger:
            limit = larger if scope["path"].endswith(end) else limit
        refused = self._refused(scope, headers)
        announced = headers.get("content-length", "")
        if announced.isdecimal() and (len(announced) > len(str(limit)) or int(announced) > limit):
            scope[TOO_LARGE] = True
            if limit == self._limit:
                refused = refused or (HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "http.too_large")
        if refused:
            return await answer(Request(scope, receive), *refused, {})(scope, receive, send)

        async def receive_counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > limit:
                raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
            return message

        await self._app(scope, receive_counted, send)

    def _refused(self, scope: Scope, headers: Headers) -> tuple[HTTPStatus, str] | None:
        caller = str(scope["client"][0]) if scope.get("client") else ""
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
