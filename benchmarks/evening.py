"""A server of its own, the people who act at its tables, and the pages that follow them."""

import asyncio
from dataclasses import dataclass, field

from benchmarks import audit
from benchmarks.follow import Hear, Page
from benchmarks.measured_program import House
from benchmarks.people import Ledger, Person


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
        self.people.append(Person(self.house.base, Ledger() if not name else self.outcome.ledger, name, heroes))
        return self.people[-1]

    async def player(self, table: tuple[int, str], master: Person, name: str, hero: str) -> Person:
        """A player who has joined a campaign, by the token in its QR code."""
        player = self.person(name, hero)
        await player.join(*table, master)
        return player

    def open(self, person: Person, campaign: int, page: str, *parts: str, hear: Hear | None = None) -> None:
        """A page on somebody's device; `parts`: what each connection must begin with."""
        url = f"{self.house.base}/campaigns/{campaign}/live/{page}"
        self.pages.append(Page(url, person.headers, parts, hear))

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
