"""Presses live streams message by message: twelve phones share one Wi-Fi, and HTML repeats itself a lot."""

import zlib

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_GZIP_WINDOW = 30  # zlib's way of saying: 16 kB window, gzip frame
_MEMORY = 7  # both together: 128 kB for each of two hundred streams, half of what is usual


class StreamGzip:
    """Like GZipMiddleware, for event streams: each message leaves at once and whole."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            return await self._app(scope, receive, send)
        press: zlib._Compress | None = None

        async def send_pressed(message: Message) -> None:
            nonlocal press
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if headers.get("content-type", "").startswith("text/event-stream"):
                    press = zlib.compressobj(level=5, wbits=_GZIP_WINDOW, memLevel=_MEMORY)
                    headers["Content-Encoding"] = "gzip"
                    headers.add_vary_header("Accept-Encoding")
            elif message["type"] == "http.response.body" and press is not None:
                message = {**message, "body": _pressed(press, message)}
            await send(message)

        await self._app(scope, receive, send_pressed)


def _pressed(press: "zlib._Compress", message: Message) -> bytes:
    body = press.compress(message.get("body", b""))
    is_over = not message.get("more_body", False)
    return body + press.flush(zlib.Z_FINISH if is_over else zlib.Z_SYNC_FLUSH)
