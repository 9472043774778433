"""Answers are compressed on their way, as Starlette does it; a small page with a window no larger than itself."""

import zlib

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware, GZipResponder
from starlette.types import Receive, Scope, Send

_SMALL = 1 << 14  # bytes
_SMALL_WINDOW = 16 + 14  # zlib's way of saying: as many bytes, gzip frame


class Compression(GZipMiddleware):
    """Compresses what is long enough for whoever takes gzip."""

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
        """A part of the answer, compressed. Half of a small page's time would go into room for a window of 32 kB."""
        self._is_stream = self._is_stream or more_body
        if self._is_stream or len(body) > _SMALL:
            return await super().apply_compression(body, more_body=more_body)
        compressor = zlib.compressobj(self.compresslevel, zlib.DEFLATED, _SMALL_WINDOW)
        return compressor.compress(body) + compressor.flush()
