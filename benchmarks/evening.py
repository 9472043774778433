"""A server of its own, the people who act at its tables, and the pages that follow them.

Pages follow without a browser, and come back by themselves as `live.js` does.
"""

import asyncio
import contextlib
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from benchmarks import audit
from benchmarks.measured_program import House
from benchmarks.people import Ledger, Person, phone_address

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

    def __init__(
        self,
        url: str,
        headers: Mapping[str, str],
        parts: tuple[str, ...] = (),
        hear: Hear | None = None,
        address: str | None = None,
    ) -> None:
        """`address`: the local address that the page connects from; with one for each, one machine is many phones."""
        self.url, self._headers, self._parts, self._hear = url, headers, parts, hear
        self._from = (address, 0) if address else None
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
        reader, writer = await asyncio.open_connection(self._url.hostname, self._url.port, local_addr=self._from)
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


@dataclass
class Outcome:
    """What an evening came to."""

    ledger: Ledger = field(default_factory=Ledger)
    faults: list[str] = field(default_factory=list)
    lines: int = 0  # of all journals


class Evening:
    """Who is there; `outcome` is what its kind of evening looks at."""

    def __init__(self, house: House, outcome: Outcome) -> None:
        self.house, self.outcome = house, outcome
        self.people: list[Person] = []
        self.pages: list[Page] = []
        self._following: list[asyncio.Task[None]] = []

    def person(self, name: str = "", *heroes: str) -> Person:
        """Somebody who has come: by a name a player, without one a game master."""
        ledger = self.outcome.ledger if name else Ledger()
        address = phone_address(len(self.people)) if name else None
        self.people.append(Person(self.house.base, ledger, name, heroes, address))
        return self.people[-1]

    async def player(self, campaign: int, master: Person, name: str, hero: str) -> Person:
        """A player who joined the campaign on another evening."""
        player = self.person(name, hero)
        await player.be_known(campaign, master, self.house.secret)
        return player

    def open(self, person: Person, campaign: int, page: str, *parts: str, hear: Hear | None = None) -> None:
        """A page on somebody's device; `parts`: what each connection must begin with."""
        url = f"{self.house.base}/campaigns/{campaign}/live/{page}"
        self.pages.append(Page(url, person.headers, parts, hear, person.address))

    def passport(self, player: Person, campaign: int, *parts: str, hear: Hear | None = None) -> None:
        """The passport on a player's phone."""
        self.open(player, campaign, f"passport?hero={player.heroes[0]}", *parts, hear=hear)

    def follow(self) -> None:
        """From now on all pages follow their campaigns."""
        self._following = [asyncio.create_task(page.follow()) for page in self.pages]

    async def unconnected(self, patience: float) -> list[str]:
        """Wait until all pages are connected; those that are not."""
        try:
            async with asyncio.timeout(patience):
                for page in self.pages:
                    await page.connected.wait()
        except TimeoutError:
            pass
        return [page.url for page in self.pages if not page.connected.is_set()]

    async def leave(self) -> None:
        """Close all pages, and everybody goes home."""
        for task in self._following:
            task.cancel()
        await asyncio.gather(*self._following, return_exceptions=True)
        await asyncio.gather(*(person.close() for person in self.people))

    def sum_up(self) -> None:
        """After the end: what was written, and what people and pages met."""
        outcome, said = self.outcome, self.house.said()
        outcome.lines = audit.journal_length(self.house.database)
        outcome.faults += [*outcome.ledger.faults, *(fault for page in self.pages for fault in page.heard.faults)]
        if "unexpected fault" in said or "Traceback" in said:
            outcome.faults.append("The server's log holds an unexpected fault:\n" + said[-3000:])
