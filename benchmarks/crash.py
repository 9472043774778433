"""Kills the server at random moments and looks at what is left: `python3 -m benchmarks.crash --kills 300`.

Several clients act all the time over HTTP: the game master and players, by API and by form, dice by hand and by app.
Again and again the server gets SIGKILL (every fifth time SIGTERM) at a random moment, also while it starts. After each
death the files are audited; whoever had no answer asks again with the same key; open pages come back by themselves.
"""

import asyncio
import contextlib
import random
import signal
import sys
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from benchmarks import audit, figures
from benchmarks.evening import Evening, Outcome
from benchmarks.measured_program import Club, House
from benchmarks.people import BEFORE, HEROES, Ideas, Person, table
from tests.postgres.server import started

CAMPAIGNS, PLAYERS = 2, 3  # players in each
MOST_ANSWERS = 25  # a life ends after so many at most, whatever the machine is busy with
LONGEST_LIFE, LONGEST_MOMENT = 20.0, 0.1  # seconds
TERM_EVERY, YOUNG = 5, 0.2  # every fifth death is a SIGTERM; one of five comes while it starts
START_SECONDS = 1.5
OWN = "own"
TABLE_PARTS = ("hero-strip", "log-list", "undo-box")
WATCH_PARTS = ("log-list",)


@dataclass
class Deaths(Outcome):
    """What a run saw."""

    deaths: Counter[str] = field(default_factory=Counter)
    slowest_end: float = 0.0
    reconnections: int = 0
    landed: int = 0  # wishes whose answer was lost although they had been done


class Run(Evening):
    """One server with its people."""

    outcome: Deaths

    def __init__(self, house: House, seed: int, size: tuple[int, int]) -> None:
        super().__init__(house, Deaths())
        self.ideas = Ideas(seed)
        self.chance = random.Random(seed + 1)
        self.size = size
        self.campaigns: list[int] = []
        self.start: audit.Start

    async def prepare(self) -> None:
        """Campaigns with a fight going on, players with their phones, and open pages."""
        await self.house.open()
        master, watcher = self.person(), Person(self.house.base, self.outcome.ledger, "watcher")
        for number in range(self.size[0]):
            campaign, _ = await table(master, f"sample-{number}", *BEFORE)
            self.campaigns.append(campaign)
            for place in range(self.size[1]):
                hero = HEROES[(place * 2 + campaign) % len(HEROES)]
                self.passport(await self.player(campaign, master, f"p{campaign}{place}", hero), campaign)
            self.open(master, campaign, "table", *TABLE_PARTS)
            self.open(watcher, campaign, "watch", *WATCH_PARTS)
        master.ledger = self.outcome.ledger
        self.start = audit.start_of(self.house.database)

    async def kill(self, times: int) -> None:
        """Act and die, again and again."""
        self.follow()
        for number in range(1, times + 1):
            await self._live_and_die(number)
            self._audit(number)
        await self.house.open()
        await self._ask_again()
        self._audit(times + 1)
        if gone := await self.unconnected(30):
            self.outcome.faults.append(f"Pages did not come back: {gone}")

    async def end_life(self, number: int, *, is_young: bool) -> None:
        """The death of this number, of a server that is still starting or at work."""
        death = signal.SIGTERM if number % TERM_EVERY == 0 and not is_young else signal.SIGKILL
        self.outcome.deaths["while starting" if is_young else death.name] += 1
        await asyncio.to_thread(self._end, death)

    async def close(self) -> Deaths:
        """Send everybody home."""
        await self.leave()
        self._end(signal.SIGTERM)
        self.outcome.reconnections = sum(page.heard.connections - 1 for page in self.pages)
        self.sum_up()
        return self.outcome

    async def _live_and_die(self, number: int) -> None:
        if self.house.has_ended():
            self.house.start()
        if number > 1 and self.chance.random() < YOUNG:
            await asyncio.sleep(self.chance.uniform(0.0, START_SECONDS))
            await self.end_life(number, is_young=True)
            return
        await asyncio.to_thread(self.house.wait_until_open)
        await self._ask_again()
        acting = [asyncio.create_task(self._act(person)) for person in self.people]
        await self._until_heard(self.chance.randint(0, MOST_ANSWERS))
        await asyncio.sleep(self.chance.uniform(0.0, LONGEST_MOMENT))
        await self.end_life(number, is_young=False)
        for task in acting:
            task.cancel()
        for result in await asyncio.gather(*acting, return_exceptions=True):
            if isinstance(result, Exception):
                self.outcome.faults.append(repr(result))

    async def _until_heard(self, answers: int) -> None:
        ledger, end = self.outcome.ledger, time.monotonic() + LONGEST_LIFE
        enough = ledger.answered + answers
        while ledger.answered < enough and time.monotonic() < end:
            await asyncio.sleep(0.005)

    def _end(self, death: signal.Signals) -> None:
        code, seconds = self.house.end(death)
        if death is signal.SIGTERM:
            self.outcome.slowest_end = max(self.outcome.slowest_end, seconds)
            if code != 0:
                self.outcome.faults.append(f"SIGTERM ended with {code}")

    async def _act(self, person: Person) -> None:
        """Wish for one thing after the other, as long as somebody answers."""
        with contextlib.suppress(httpx.HTTPError):
            while True:
                wish = await self.ideas.next(person, self._campaign_of(person))
                if wish is not None and not await person.send(wish):
                    return

    def _campaign_of(self, person: Person) -> int:
        return int(person.name[1]) if person.name else self.chance.choice(self.campaigns)

    async def _ask_again(self) -> None:
        """Everybody who had no answer sends the very same thing again, two of them twice."""
        waiting, before = list(self.outcome.ledger.waiting.values()), self.outcome.ledger.repeated
        self.chance.shuffle(waiting)
        await asyncio.gather(*(person.send(wish) for person, wish in waiting))
        self.outcome.landed += self.outcome.ledger.repeated - before
        for person, wish in waiting[:2]:
            await person.send(wish)

    def _audit(self, number: int) -> None:
        found = audit.faults_in(self.house.database, self.outcome.ledger, self.start)
        self.outcome.faults += [f"after death {number}: {fault}" for fault in found[:5]]


async def run(
    folder: Path, kills: int, seed: int, size: tuple[int, int] = (CAMPAIGNS, PLAYERS), club: str = ""
) -> Deaths:
    """The whole harness in a folder; `size`: campaigns, and players in each; `club`: an empty PostgreSQL database."""
    data, log = folder / "data", folder / "server.log"
    with closing(Club(data, log, club) if club else House(data, log)) as house:
        return await played(Run(house, seed, size), kills)


async def played(crashing: Run, kills: int) -> Deaths:
    """An evening from its beginning to its end."""
    await crashing.prepare()
    await crashing.kill(kills)
    return await crashing.close()


def main() -> int:
    """Run and print. `--database`: an empty one of a club's server, or `own` for a server that is begun and ended."""
    chosen = figures.options(__doc__, kills=300, seed=int(time.time()), database="")
    with contextlib.ExitStack() as stack:
        club = stack.enter_context(started()).empty() if chosen.database == OWN else chosen.database
        return report(figures.in_folder(run, chosen.kills, chosen.seed, club=club))


def report(outcome: Deaths) -> int:
    """Print the figures; 1 if anything was wrong."""
    ledger = outcome.ledger
    rows = (
        *(figures.Row(f"deaths, {name}", count) for name, count in outcome.deaths.items()),
        figures.Row("wishes sent", len(ledger.sent)),
        figures.Row("done", len(ledger.done)),
        figures.Row("refused by the rules", len(ledger.refused)),
        figures.Row("answers lost although it was done, done once all the same", outcome.landed),
        figures.Row("lines in the journals at the end", outcome.lines),
        figures.Row("pages that came back by themselves", outcome.reconnections),
        figures.Row("slowest SIGTERM, pages open", outcome.slowest_end, "s"),
        figures.Row("lost, double, half, or otherwise wrong", len(outcome.faults)),
    )
    return figures.Sheet("crash").rows(rows, outcome.faults)


if __name__ == "__main__":
    sys.exit(main())
