"""A crowd at one table for minutes: `python3 -m benchmarks.crowd --seconds 180`.

30 players and a game master act at random, all at once, while pages follow. Networks are bad: wishes are sent twice at
the same moment, again a while later, and out of order. In the end the journal must hold every wish that was done just
once, whole, and nothing else; gold is summed up by hand; nobody waited for ever, and the server did not grow.
"""

import asyncio
import contextlib
import sys
import time
from collections import deque
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from benchmarks import audit, figures, goals
from benchmarks.evening import Evening, Outcome
from benchmarks.figures import Row, Sheet
from benchmarks.measured_program import House
from benchmarks.people import BEFORE, HEROES, Ideas, Person, Wish, table

PLAYERS, SECONDS = 30, 180.0
MOST_THREADS = goals.most("crowd", "threads, most")
SLOWEST = goals.most("crowd", "slowest answer")
TWICE, LATER = 0.2, 0.2  # chances that a wish is sent twice at once, and again later
MOST_LATE = 40


@dataclass
class Crowded(Outcome):
    """What a run saw."""

    threads: int = 0
    memory: list[float] = field(default_factory=list)  # megabytes
    turned_away: int = 0  # too many were waiting already; asked once more at the end


class Crowd(Evening):
    """One table and everybody at it."""

    outcome: Crowded

    def __init__(self, house: House, players: int, seed: int) -> None:
        super().__init__(house, Crowded())
        self.ideas = Ideas(seed)
        self.campaign = 0
        self.start: audit.Start
        self._players = players
        self._late: deque[tuple[Person, Wish]] = deque(maxlen=MOST_LATE)

    async def gather(self) -> None:
        """Everybody sits down, phone in hand."""
        await self.house.open()
        master = self.person()
        self.campaign, _ = await table(master, "crowd", *BEFORE)
        for number in range(self._players):
            hero = HEROES[number % len(HEROES)]
            player = await self.player(self.campaign, master, f"p{number}", hero)
            self.passport(player, self.campaign, "passport-cover")
        master.ledger = self.outcome.ledger
        self.start = audit.start_of(self.house.database)

    async def act(self, seconds: float) -> None:
        """All at once, until the time is up."""
        self.follow()
        watching = asyncio.create_task(self._watch())
        until = time.monotonic() + seconds
        await asyncio.gather(*(self._act(person, until) for person in self.people))
        await self._ask_again()
        watching.cancel()

    async def disperse(self) -> Crowded:
        """Everybody goes home; then the files are looked at."""
        outcome, ledger = self.outcome, self.outcome.ledger
        await self.leave()
        code, _ = self.house.end(15)
        self.sum_up()
        outcome.faults += audit.faults_in(self.house.database, ledger, self.start)
        outcome.faults += [f"no answer to {key}" for key in ledger.waiting]
        outcome.faults += [f"ended with {code}"] if code else []
        outcome.faults += [f"{outcome.threads} threads"] if outcome.threads > MOST_THREADS else []
        outcome.faults += [f"an answer took {ledger.slowest:.0f} s"] if ledger.slowest > SLOWEST else []
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
        # The first of two may be refused, and the second done because somebody acted in between: then it is done. That
        # what is done is never refused later on, `_again` sees.
        if wish.key in self.outcome.ledger.done:
            self.outcome.ledger.refused.pop(wish.key, None)
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


async def run(folder: Path, seconds: float, seed: int, players: int = PLAYERS) -> Crowded:
    """The whole harness in a folder."""
    with closing(House(folder / "data", folder / "server.log")) as house:
        crowd = Crowd(house, players, seed)
        await crowd.gather()
        await crowd.act(seconds)
        return await crowd.disperse()


def main() -> int:
    """Run and print."""
    chosen = figures.options(__doc__, seconds=SECONDS, players=PLAYERS, seed=int(time.time()))
    outcome = figures.in_folder(run, chosen.seconds, chosen.seed, chosen.players)
    ledger = outcome.ledger
    rows = (
        Row("wishes", len(ledger.sent)),
        Row("done", len(ledger.done)),
        Row("refused by the rules or because others were first", len(ledger.refused)),
        Row("answers to a key that had acted already", ledger.repeated),
        Row("too many waited, asked once more at the end", outcome.turned_away),
        Row("lines of the journal, without a gap", outcome.lines),
        Row("slowest answer", ledger.slowest, "s"),
        Row("threads, most", outcome.threads),
        Row("memory, most", max(outcome.memory), "MB"),
        Row("lost, double, half, or otherwise wrong", len(outcome.faults)),
    )
    return Sheet("crowd").rows(rows, outcome.faults)


if __name__ == "__main__":
    sys.exit(main())
