"""Presses live streams message by message: twelve phones share one Wi-Fi, and HTML repeats itself a lot."""

import zlib

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_GZIP_WINDOW = 30  # zlib's way of saying: 16 kB window, gzip frame
_MEMORY = 7  # both together: 128 kB for each of two hundred streams, half of what is usual


class _Pressing:
    """Hands on an answer; an event stream is pressed on its way."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._press: zlib._Compress | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._begin(message)
        elif message["type"] == "http.response.body" and self._press is not None:
            message = {**message, "body": self._pressed(message)}
        await self._send(message)

    def _begin(self, message: Message) -> None:
        headers = MutableHeaders(scope=message)
        if headers.get("content-type", "").startswith("text/event-stream"):
            self._press = zlib.compressobj(level=5, wbits=_GZIP_WINDOW, memLevel=_MEMORY)
            headers["Content-Encoding"] = "gzip"
            headers.add_vary_header("Accept-Encoding")

    def _pressed(self, message: Message) -> bytes:
        assert self._press is not None
        body = self._press.compress(message.get("body", b""))
        is_over = not message.get("more_body", False)
        return body + self._press.flush(zlib.Z_FINISH if is_over else zlib.Z_SYNC_FLUSH)


class StreamGzip:
    """Like GZipMiddleware, for event streams: each message leaves at once and whole."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            return await self._app(scope, receive, send)
        await self._app(scope, receive, _Pressing(send))
