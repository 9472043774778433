"""Pages that follow their campaign without a browser, and come back by themselves as `live.js` does."""

import asyncio
import contextlib
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from urllib.parse import urlsplit

RETRY = 0.5  # what the stream asks of a browser
SILENCE = 12.0  # the server beats every 5 s; two missed ones are too many
_GZIP = 31
Hear = Callable[[str], None]


@dataclass
class Followed:
    """What a page heard."""

    connections: int = 0
    messages: int = 0
    size: int = 0  # bytes over the wire
    faults: list[str] = field(default_factory=list)


class Page:
    """An open page. The first message of every connection must carry all of its parts."""

    def __init__(self, url: str, headers: Mapping[str, str], parts: tuple[str, ...], hear: Hear | None = None) -> None:
        self.url, self._headers, self._parts, self._hear = url, headers, parts, hear
        self._url = urlsplit(url)
        self.heard = Followed()
        self.connected = asyncio.Event()

    async def follow(self) -> None:
        """Until cancelled."""
        while True:
            with contextlib.suppress(OSError, EOFError, zlib.error, TimeoutError):  # a server that went away
                await self._once()
            self.connected.clear()
            await asyncio.sleep(RETRY)

    async def _once(self) -> None:
        reader, writer = await asyncio.open_connection(self._url.hostname, self._url.port)
        try:
            writer.write(self._request())
            if not await self._is_stream(reader):
                return
            self.heard.connections += 1
            await self._read(reader)
        finally:
            writer.close()

    def _request(self) -> bytes:
        lines = [f"GET {self._url.path}?{self._url.query} HTTP/1.1", f"Host: {self._url.netloc}"]
        lines += ["Connection: keep-alive", "Accept-Encoding: gzip"]
        lines += [f"{name}: {value}" for name, value in self._headers.items()]
        return "\r\n".join([*lines, "", ""]).encode()

    async def _is_stream(self, reader: asyncio.StreamReader) -> bool:
        async with asyncio.timeout(SILENCE):  # not wait_for: up to Python 3.11 that may swallow being cancelled
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
        status = int(head.split(" ", 2)[1])
        if status != 200 and status not in (503, 507):
            self.heard.faults.append(f"{self._url.path}: {status}")
        return status == 200

    async def _read(self, reader: asyncio.StreamReader) -> None:
        unpack, text, is_first = zlib.decompressobj(_GZIP), "", True
        while True:
            async with asyncio.timeout(SILENCE):
                size = int(await reader.readline() or b"0", 16)
            if not size:
                return
            chunk = (await reader.readexactly(size + 2))[:-2]
            self.heard.size += size
            text += unpack.decompress(chunk).decode()
            *whole, text = text.split("\n\n")
            for message in whole:
                self._take(message, is_first)
                is_first = False

    def _take(self, message: str, is_first: bool) -> None:
        self.heard.messages += 1
        missing = [part for part in self._parts if f'"#{part}"' not in message]
        if is_first and missing:
            self.heard.faults.append(f"{self._url.path}: began without {missing}: {message[:200]}")
        self.connected.set()
        if self._hear is not None:
            self._hear(message)
