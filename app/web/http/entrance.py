"""Entrance of each request: its id, language and game first; compression, security headers and the line in the log
last.

Neither queries nor bodies nor headers are logged: they hold PINs, cookies and what people typed.
"""

import asyncio
import logging
import re
import secrets
import zlib
from collections.abc import Callable, Collection
from contextvars import ContextVar
from http import HTTPStatus
from time import perf_counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.gzip import GZipMiddleware, GZipResponder
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.campaign.ports import StorageFault
from app.web.http.languages import spoken, wanted
from app.web.http.security_headers import security_headers

log = logging.getLogger("heldenpass.requests")
request_id: ContextVar[str] = ContextVar("request_id", default="")
_INVITATION = re.compile(r"(/join/)[^\s/?#\"'<>]+")
_COOKIE = re.compile(r"(heldenpass(?:_[0-9a-f]{8})?=)[^\s;\"']+")
_PIN = re.compile(r"(\bpin[\"']?\s*[=:]\s*[\"']?)\w+", re.IGNORECASE)
_BEARER = re.compile(r"(\bbearer\s+)\S+", re.IGNORECASE)
_LONGEST_PATH = 120
playing: ContextVar[str] = ContextVar("playing", default="")  # empty: of no campaign, and of no game's own pages
OF_CAMPAIGN = re.compile(r"/(?:api/v1/)?(?:[a-z0-9_-]+/)?campaigns/([0-9]{1,15})(?:/|$)")
_OF_GAME = re.compile(r"/(?:api/v1/)?([a-z0-9_-]+)(?:/|$)")
_WORDED = ("text/html", "application/json", "application/problem+json", "text/event-stream")


class Metrics:
    """Figures about a running server for its operator: none, unless `run --metrics` asks for them (prometheus.py)."""

    def answered(self, method: str, status: int, seconds: float | None) -> None:
        """Count an answer that is sent. `seconds` is None for streams, which last as long as somebody looks."""

    def storage_fault(self, code: str) -> None:
        """Count a refusal of the disk."""

    def text(self) -> bytes | None:
        """Return everything in Prometheus' text format, or None when nothing is counted."""
        return None


class Entrance:
    """The outermost ASGI layer: sets the request's id, language and game for everything inside, completes the
    headers of every answer, and logs and counts it."""

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
        if scope["method"] == "HEAD":
            scope, receive, send = _as_get(scope, receive, send)
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


def _as_get(scope: Scope, receive: Receive, send: Send) -> tuple[Scope, Receive, Send]:
    """Return a question for the head of a page as one for the page, whose body is not sent; a stream ends with it."""
    ended = asyncio.Event()

    async def send_head(message: Message) -> None:
        if message["type"] != "http.response.start":
            return
        await send(message)
        await send({"type": "http.response.body", "body": b""})
        ended.set()

    async def receive_until_then() -> Message:
        if not ended.is_set():
            return await receive()
        return {"type": "http.disconnect"}

    return {**scope, "method": "GET"}, receive_until_then, send_head


def _complete(message: Message, asked: Headers, language: str, own_id: str) -> None:
    """Add the security headers, the language and, for an error, the request's id; change a redirect that answers a form
    in place into a header that names the next page."""
    headers = MutableHeaders(scope=message)
    kind = headers.get("content-type", "")
    for name, value in security_headers(kind).items():
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


def game_at(path: str, games: Collection[str], plays: Callable[[int], str | None]) -> str:
    """Return the game that an address is about; empty for none of these, and for a campaign that cannot be read just
    now (the route tells what is wrong). `plays`: the game of a campaign by its number; with a single game it is not
    called.
    """
    if found := OF_CAMPAIGN.match(path):
        try:
            game = plays(int(found[1])) if len(games) > 1 else next(iter(games))
        except StorageFault:
            return ""
    else:
        game = found[1] if (found := _OF_GAME.match(path)) else None
    return game if game is not None and game in games else ""


def note(metrics: Metrics, scope: Scope, message: Message, seconds: float) -> None:
    """Count a request whose answer begins with this message, and log it if requests are logged."""
    status: int = message["status"]
    is_stream = Headers(raw=message["headers"]).get("content-type", "").startswith("text/event-stream")
    metrics.answered(scope["method"], status, None if is_stream else seconds)
    if log.isEnabledFor(logging.INFO):
        line = {"method": scope["method"], "path": shown_path(scope["path"]), "status": status}
        log.info("request", extra={"request": {**line, "ms": round(seconds * 1000, 1)}})


def shown_path(path: str) -> str:
    """Return a path as it may be logged: without invitations and control characters, cut to a maximal length."""
    printable = "".join(sign if sign.isprintable() else "?" for sign in path)
    return without_secrets(printable)[:_LONGEST_PATH]


def without_secrets(text: str) -> str:
    """Return a text without invitations, cookies, PINs and bearer tokens."""
    for pattern in (_INVITATION, _COOKIE, _PIN, _BEARER):
        text = pattern.sub(r"\1…", text)
    return text


_SMALL = 1 << 14  # bytes
_SMALL_WINDOW = 16 + 14  # zlib's way of saying: as many bytes, gzip frame


class Compression(GZipMiddleware):
    """Compression of long answers for clients that take gzip."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            await super().__call__(scope, receive, send)
            return
        responder = _Responder(
            self.app,
            self.minimum_size,
            self.compresslevel,
            thread_minimum_size=self.thread_minimum_size,
            exclude_content_types=self.exclude_content_types,
        )
        await responder(scope, receive, send)


class _Responder(GZipResponder):
    _is_stream = False

    async def apply_compression(self, body: bytes, *, more_body: bool) -> bytes:
        """Compress a part of the answer; a small page with a small window, as one of 32 kB takes half its time."""
        self._is_stream = self._is_stream or more_body
        if self._is_stream or len(body) > _SMALL:
            return await super().apply_compression(body, more_body=more_body)
        compressor = zlib.compressobj(self.compresslevel, zlib.DEFLATED, _SMALL_WINDOW)
        return compressor.compress(body) + compressor.flush()
