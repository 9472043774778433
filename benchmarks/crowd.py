"""A crowd at one table for minutes: `python3 -m benchmarks.crowd --seconds 180`.

30 players and a game master act at random, all at once, while pages follow. Networks are bad: wishes are sent twice at
the same moment, again a while later, and out of order. In the end the journal must hold every wish that was done just
once, whole, and nothing else; gold is summed up by hand; nobody waited for ever, and the server did not grow.
"""

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from benchmarks import audit
from benchmarks.figures import row
from benchmarks.follow import Page, cookie_of
from benchmarks.house import House
from benchmarks.ideas import BEFORE, HEROES, Ideas
from benchmarks.people import PHONE, Ledger, Person, Wish, invitation, sample

PLAYERS, SECONDS = 30, 180.0
MOST_THREADS = 60  # 40 workers, the loop, and a few of the system's
SLOWEST = 30.0  # seconds: slower is not slow but stuck
TWICE, LATER = 0.2, 0.2  # chances that a wish is sent twice at once, and again later
MOST_LATE = 40


@dataclass
class Outcome:
    """What a run saw."""

    ledger: Ledger
    faults: list[str] = field(default_factory=list)
    threads: int = 0
    memory: list[float] = field(default_factory=list)  # megabytes
    seconds: float = 0.0
    lines: int = 0
    turned_away: int = 0  # too many were waiting already; asked once more at the end


class Crowd:
    """One table and everybody at it."""

    def __init__(self, folder: Path, players: int, seed: int) -> None:
        self.house = House(folder / "data", folder / "server.log")
        self.outcome = Outcome(Ledger())
        self.ideas = Ideas(seed)
        self.people: list[Person] = []
        self.pages: list[Page] = []
        self.campaign = 0
        self.start: audit.Start
        self._players = players
        self._late: deque[tuple[Person, Wish]] = deque(maxlen=MOST_LATE)

    async def gather(self) -> None:
        """Everybody sits down, phone in hand."""
        self.house.start()
        await asyncio.to_thread(self.house.wait_until_open)
        master = Person(self.house.base, Ledger())
        self.campaign = await sample(master, "crowd")
        for number, command in enumerate(BEFORE):
            key = f"before-{number}"
            body = {"command": command, "revision": await master.revision(self.campaign), "key": key}
            assert await master.send(Wish(key, self.campaign, "commands", body))
        token = await invitation(master, self.campaign)
        for number in range(self._players):
            hero = HEROES[number % len(HEROES)]
            player = Person(self.house.base, self.outcome.ledger, f"p{number}", [hero])
            await player.join(self.campaign, token, master)
            self.people.append(player)
            headers = {**PHONE, **cookie_of(dict(player.client.cookies))}
            url = f"{self.house.base}/campaigns/{self.campaign}/live/passport?hero={hero}"
            self.pages.append(Page(url, headers, ("passport-cover",)))
        master.ledger = self.outcome.ledger
        self.people.append(master)
        self.start = audit.start_of(self.house.database)

    async def act(self, seconds: float) -> None:
        """All at once, until the time is up."""
        following = [asyncio.create_task(page.follow()) for page in self.pages]
        watching = asyncio.create_task(self._watch())
        begun = time.monotonic()
        await asyncio.gather(*(self._act(person, begun + seconds) for person in self.people))
        self.outcome.seconds = time.monotonic() - begun
        await self._ask_again()
        for task in (*following, watching):
            task.cancel()
        await asyncio.gather(*following, watching, return_exceptions=True)

    async def disperse(self) -> Outcome:
        """Everybody goes home; then the files are looked at."""
        outcome, ledger = self.outcome, self.outcome.ledger
        await asyncio.gather(*(person.close() for person in self.people))
        code, _ = self.house.end(15)
        outcome.lines = audit.journal_length(self.house.database)
        outcome.faults += audit.faults_in(self.house.database, ledger, self.start)
        outcome.faults += [*ledger.faults, *(fault for page in self.pages for fault in page.heard.faults)]
        outcome.faults += [f"no answer to {key}" for key in ledger.waiting]
        if code or "Traceback" in self.house.said():
            outcome.faults.append(f"ended with {code}: {self.house.said()[-2000:]}")
        if outcome.threads > MOST_THREADS:
            outcome.faults.append(f"{outcome.threads} threads")
        if ledger.slowest > SLOWEST:
            outcome.faults.append(f"an answer took {ledger.slowest:.0f} s")
        return outcome

    async def _ask_again(self) -> None:
        """Whoever heard that too many were waiting does what the answer says: the same once more, in a while."""
        waiting = list(self.outcome.ledger.waiting.values())
        self.outcome.turned_away = len(waiting)
        for person, wish in waiting:
            await person.send(wish)

    async def _act(self, person: Person, until: float) -> None:
        while time.monotonic() < until:
            with contextlib.suppress(httpx.HTTPError):  # asked, not wished: nothing to be sure of
                wish = await self.ideas.next(person, self.campaign)
                if wish is not None:
                    await self._send(person, wish)

    async def _send(self, person: Person, wish: Wish) -> None:
        """Once, twice at the same moment, or again when nobody thinks of it any more."""
        chance = self.ideas.chance
        times = 2 if chance.random() < TWICE else 1
        await asyncio.gather(*(person.send(wish) for _ in range(times)))
        if chance.random() < LATER:
            self._late.append((person, wish))
        if self._late and chance.random() < LATER:
            late = chance.randrange(len(self._late))
            sender, old = self._late[late]
            del self._late[late]
            await self._again(sender, old)

    async def _again(self, sender: Person, old: Wish) -> None:
        """What was done stays done; what was refused is refused again, or done now that it may be."""
        if old.key in self.outcome.ledger.done:
            await sender.send(old)
            if old.key in self.outcome.ledger.refused:
                self.outcome.faults.append(f"{old.key}: done, and refused when it was sent again")
            return
        self.outcome.ledger.refused.pop(old.key, None)
        await sender.send(old)

    async def _watch(self) -> None:
        while True:
            self.outcome.threads = max(self.outcome.threads, self.house.threads())
            self.outcome.memory.append(self.house.resident() / 2**20)
            await asyncio.sleep(1.0)


async def run(folder: Path, seconds: float, seed: int, players: int = PLAYERS) -> Outcome:
    """The whole harness in a folder."""
    crowd = Crowd(folder, players, seed)
    try:
        await crowd.gather()
        await crowd.act(seconds)
        return await crowd.disperse()
    finally:
        crowd.house.close()


def main() -> int:
    """Run and print."""
    parser = argparse.ArgumentParser(description="30 players and a game master at random.")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        outcome = asyncio.run(run(Path(folder), chosen.seconds, chosen.seed))
    ledger = outcome.ledger
    row("wishes", len(ledger.sent), "", None)
    row("done", len(ledger.done), "", None)
    row("refused by the rules or because others were first", len(ledger.refused), "", None)
    row("answers to a key that had acted already", ledger.repeated, "", None)
    row("too many waited, asked once more at the end", outcome.turned_away, "", None)
    row("lines of the journal, without a gap", outcome.lines, "", None)
    row("slowest answer", ledger.slowest, "s", SLOWEST)
    row("threads, most", outcome.threads, "", MOST_THREADS)
    row("memory, most", max(outcome.memory), "MB", 250)
    row("lost, double, half, or otherwise wrong", len(outcome.faults), "", 0)
    for fault in outcome.faults[:20]:
        print("  !", fault[:400], file=sys.stderr)
    return int(bool(outcome.faults))


if __name__ == "__main__":
    sys.exit(main())
