"""Kills the server at random moments and looks at what is left: `python3 -m benchmarks.crash --kills 300`.

Several clients act all the time over HTTP: the game master and players, by API and by form, dice by hand and by app.
Again and again the server gets SIGKILL (every fifth time SIGTERM) at a random moment, also while it starts. After each
death the files are audited; whoever had no answer asks again with the same key; open pages come back by themselves.
"""

import argparse
import asyncio
import contextlib
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from benchmarks import audit
from benchmarks.club import Club
from benchmarks.follow import Page, cookie_of
from benchmarks.house import House
from benchmarks.ideas import BEFORE, HEROES, Ideas
from benchmarks.people import PHONE, Ledger, Person, Wish, invitation, sample

CAMPAIGNS, PLAYERS = 2, 3  # players in each
MOST_ANSWERS = 25  # a life ends after so many at most, whatever the machine is busy with
LONGEST_LIFE, LONGEST_MOMENT = 20.0, 0.1  # seconds
TERM_EVERY, YOUNG = 5, 0.2  # every fifth death is a SIGTERM; one of five comes while it starts
START_SECONDS = 1.5
GONE_WITHIN = 1.0
TABLE_PARTS = ("hero-strip", "log-list", "undo-box")
WATCH_PARTS = ("log-list",)


@dataclass
class Outcome:
    """What a run saw."""

    ledger: Ledger
    deaths: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    slowest_end: float = 0.0
    lines: int = 0
    reconnections: int = 0
    landed: int = 0  # wishes whose answer was lost although they had been done


class Run:
    """One server with its people."""

    def __init__(self, house: House, seed: int, size: tuple[int, int]) -> None:
        self.house = house
        self.ideas = Ideas(seed)
        self.chance = random.Random(seed + 1)
        self.size = size
        self.outcome = Outcome(Ledger())
        self.people: list[Person] = []
        self.pages: list[Page] = []
        self.campaigns: list[int] = []
        self.start: audit.Start

    async def prepare(self) -> None:
        """Campaigns with a fight going on, players with their phones, and open pages."""
        self.house.start()
        await asyncio.to_thread(self.house.wait_until_open)
        master = Person(self.house.base, Ledger())
        self.campaigns = [await sample(master, f"sample-{number}") for number in range(self.size[0])]
        for campaign in self.campaigns:
            for number, command in enumerate(BEFORE):
                key = f"before-{number}"
                body = {"command": command, "revision": await master.revision(campaign), "key": key}
                assert await master.send(Wish(key, campaign, "commands", body))
            token = await invitation(master, campaign)
            for number in range(self.size[1]):
                hero = HEROES[(number * 2 + campaign) % len(HEROES)]
                player = Person(self.house.base, self.outcome.ledger, f"p{campaign}{number}", [hero])
                await player.join(campaign, token, master)
                self.people.append(player)
                self._open(campaign, f"passport?hero={hero}", {**PHONE, **cookie_of(dict(player.client.cookies))}, ())
            self._open(campaign, "table", {}, TABLE_PARTS)
            self._open(campaign, "watch", PHONE, WATCH_PARTS)
        assert not master.ledger.refused, master.ledger.refused
        self.people += [master]
        master.ledger = self.outcome.ledger
        self.start = audit.start_of(self.house.database)

    async def kill(self, times: int) -> None:
        """Act and die, again and again."""
        following = [asyncio.create_task(page.follow()) for page in self.pages]
        for number in range(1, times + 1):
            await self._live_and_die(number)
            self._audit(number)
        self.house.start()
        await asyncio.to_thread(self.house.wait_until_open)
        await self._ask_again()
        self._audit(times + 1)
        await self._all_connected()
        for task in following:
            task.cancel()
        await asyncio.gather(*following, return_exceptions=True)

    async def end_life(self, number: int, *, is_young: bool) -> None:
        """The death of this number, of a server that is still starting or at work."""
        death = signal.SIGTERM if number % TERM_EVERY == 0 and not is_young else signal.SIGKILL
        self.outcome.deaths["while starting" if is_young else death.name] += 1
        await asyncio.to_thread(self._end, death)

    async def close(self) -> Outcome:
        """Send everybody home."""
        await asyncio.gather(*(person.close() for person in self.people))
        self._end(signal.SIGTERM)
        outcome = self.outcome
        outcome.lines = audit.journal_length(self.house.database)
        outcome.reconnections = sum(page.heard.connections - 1 for page in self.pages)
        outcome.faults += [*outcome.ledger.faults, *(fault for page in self.pages for fault in page.heard.faults)]
        if "unexpected fault" in self.house.said() or "Traceback" in self.house.said():
            outcome.faults.append("The server's log holds an unexpected fault:\n" + self.house.said()[-3000:])
        return outcome

    def _open(self, campaign: int, page: str, headers: dict[str, str], parts: tuple[str, ...]) -> None:
        self.pages.append(Page(f"{self.house.base}/campaigns/{campaign}/live/{page}", headers, parts))

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

    async def _all_connected(self) -> None:
        try:
            async with asyncio.timeout(30):
                for page in self.pages:
                    await page.connected.wait()
        except TimeoutError:
            gone = [page.url for page in self.pages if not page.connected.is_set()]
            self.outcome.faults.append(f"Pages did not come back: {gone}")

    def _audit(self, number: int) -> None:
        found = audit.faults_in(self.house.database, self.outcome.ledger, self.start)
        self.outcome.faults += [f"after death {number}: {fault}" for fault in found[:5]]


async def run(
    folder: Path, kills: int, seed: int, size: tuple[int, int] = (CAMPAIGNS, PLAYERS), club: str = ""
) -> Outcome:
    """The whole harness in a folder; `size`: campaigns, and players in each; `club`: an empty PostgreSQL database."""
    data, log = folder / "data", folder / "server.log"
    house = Club(data, log, club) if club else House(data, log)
    with closing(house):
        crashing = Run(house, seed, size)
        await crashing.prepare()
        await crashing.kill(kills)
        return await crashing.close()


def main() -> int:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--database", default="", metavar="postgresql://…", help="an empty database of a club's server")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        outcome = asyncio.run(run(Path(folder), options.kills, options.seed, club=options.database))
    report(outcome)
    return 1 if outcome.faults else 0


def report(outcome: Outcome) -> None:
    """Print the figures."""
    ledger = outcome.ledger
    rows = {
        "deaths": ", ".join(f"{count} {name}" for name, count in outcome.deaths.items()),
        "wishes sent / done / refused by the rules": f"{len(ledger.sent)} / {len(ledger.done)} / {len(ledger.refused)}",
        "answers lost although it was done, done once all the same": outcome.landed,
        "lines in the journals at the end": outcome.lines,
        "pages that came back by themselves": outcome.reconnections,
        f"slowest SIGTERM, pages open (<= {GONE_WITHIN:.0f} s)": f"{outcome.slowest_end:.2f} s",
        "lost, double, half, or otherwise wrong (= 0)": len(outcome.faults),
    }
    for name, value in rows.items():
        print(f"{name:<62} {value}")
    for fault in outcome.faults[:20]:
        print("  !", fault, file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
