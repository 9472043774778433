"""A full club for minutes: `python3 -m benchmarks.load` (five minutes), `--seconds 1800` for a soak of half an hour.

200 pages follow 8 campaigns; 20 actions a second come in as browsers send them, htmx forms from the Spieltisch and
from passports, evenly spaced whatever the server does meanwhile. Measured: how long until an action is answered and
until the phones of its hero show it, the server's memory and processor. Exits with 1 if a goal is missed.

Other sizes have goals of their own: `--named load_of_500 --phones 500 --campaigns 25 --rate 40`, and for a server
`--named load_of_1000 --phones 1000 --campaigns 50 --rate 80 --workers 2 --database own`.
"""

import asyncio
import itertools
import re
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from benchmarks import figures, people
from benchmarks.evening import Evening, Outcome
from benchmarks.figures import Row, Sheet, growth, of_values, quantile
from benchmarks.measured_program import Club as Server
from benchmarks.measured_program import House
from benchmarks.people import BEFORE, HEROES, Person
from tests.postgres.server import started

CAMPAIGNS, PHONES, RATE, SECONDS = 8, 200, 20.0, 300.0
OPEN_PAGES = ("table", "screen", "watch")  # of each campaign; the others are passports
HTMX = {"HX-Request": "true"}
WARM_SECONDS = 10.0
_GOLD = re.compile(r'pass__gold"><b>([\d.]+)</b>')
_PERMISSIONS = {"type": "permit_players", "permissions": ["gold", "dice", "body_points"]}


@dataclass
class Measured:
    """What was seen."""

    actions: list[float] = field(default_factory=list)  # milliseconds until the answer
    live: list[float] = field(default_factory=list)  # until a phone of the hero shows it
    late: list[float] = field(default_factory=list)  # behind the beat when an action was sent
    memory: list[float] = field(default_factory=list)  # megabytes, once a second
    errors: list[str] = field(default_factory=list)
    processor: float = 0.0  # seconds
    wall: float = 0.0
    unseen: int = 0  # changes that a phone had not shown in the end
    received: int = 0  # bytes, all phones together

    def forget(self) -> None:
        """Begin anew in the same place: the phones hold on to it."""
        for seen in (self.actions, self.live, self.late, self.memory, self.errors):
            seen.clear()


class Passport:
    """The phone of a hero's player: knows which gold it still waits to see."""

    def __init__(self, measured: Measured) -> None:
        self._measured = measured
        self.awaited: list[tuple[int, float]] = []

    def hear(self, message: str) -> None:
        """A message of the stream came in."""
        found = _GOLD.findall(message)
        if not found or not self.awaited:
            return
        shown, now = int(found[-1].replace(".", "")), time.perf_counter()
        if shown in [gold for gold, _ in self.awaited]:
            while self.awaited:  # whatever was to be seen before is past by now
                gold, sent = self.awaited.pop(0)
                self._measured.live.append((now - sent) * 1000)
                if gold == shown:
                    break


class Table:
    """A campaign: who acts at it, in turns, and whose phones show it."""

    def __init__(self, campaign: int, master: Person) -> None:
        self.campaign, self._master = campaign, master
        self.players: dict[str, Person] = {}
        self.gold: dict[str, int] = {}
        self.revision = 0
        self.passports: dict[str, list[Passport]] = {hero: [] for hero in HEROES}
        self._turn = asyncio.Lock()
        self._deeds = itertools.cycle(self._evening())

    async def act(self, measured: Measured) -> None:
        """The next deed; one after the other, so that none is refused because of another."""
        async with self._turn:
            hero, by_player, fields = next(self._deeds)
            person = self.players[hero] if by_player else self._master
            where = f"heroes/{hero}" if by_player else "table"
            form = {**fields, "hero_id": hero, "revision": str(self.revision), "confirmed": "yes"}
            form["key"] = f"load-{self.campaign}-{self.revision}"
            before = time.perf_counter()
            if change := int(fields.get("change", 0)):
                self.gold[hero] += change
                for passport in self.passports[hero]:
                    passport.awaited.append((self.gold[hero], before))
            try:
                answer = await person.client.post(f"/campaigns/{self.campaign}/{where}", data=form, headers=HTMX)
            except httpx.HTTPError as error:
                measured.errors.append(repr(error))
                return
            measured.actions.append((time.perf_counter() - before) * 1000)
            if answer.status_code == 200:
                self.revision += 1
            else:
                measured.errors.append(f"{fields['type']}: {answer.status_code} {_plain(answer.text)}")
                self.revision = await self._master.revision(self.campaign)

    def _evening(self) -> Iterator[tuple[str, bool, Mapping[str, str]]]:
        """Gold that only ever grows until it falls back far, points that come and go, dice."""
        for number in itertools.count():
            hero = HEROES[number % len(HEROES)]
            step = number // len(HEROES)
            kinds: Sequence[Mapping[str, str]] = (
                {"type": "change_gold", "change": "-150" if self.gold[hero] > 700 else "1"},
                {"type": "lose_body_points", "points": "1"}
                if step % 10 == 1
                else {"type": "change_gold", "change": "1"},
                {"type": "restore_body_points", "points": "1"} if step % 10 == 2 else _DICE,
                {"type": "change_gold", "change": "1"},
                _DICE,
            )
            yield hero, step % 2 == 0, kinds[step % len(kinds)]


_DICE = {"type": "roll_dice", "pool": "d6", "answer": "app"}


class Club(Evening):
    """Everything that is measured together."""

    def __init__(self, house: House) -> None:
        super().__init__(house, Outcome())
        self.measured = Measured()
        self.tables: list[Table] = []

    async def gather(self, campaigns: int, phones: int) -> None:
        """Campaigns with a quest under way, and everybody looking."""
        await self.house.open()
        for number in range(campaigns):
            await self._table(number, phones // campaigns)
        self.follow()
        assert not await self.unconnected(240)

    async def play(self, seconds: float, rate: float) -> None:
        """Send an action at every beat, whether the last one was answered or not."""
        deeds, tables = set[asyncio.Task[None]](), itertools.cycle(self.tables)
        begun, used = time.perf_counter(), self.house.processor()
        watching = asyncio.create_task(self.house.watch_memory(self.measured.memory))
        for number in range(int(seconds * rate)):
            wait = begun + number / rate - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            self.measured.late.append(max(0.0, -wait) * 1000)
            deed = asyncio.create_task(next(tables).act(self.measured))
            deeds.add(deed)
            deed.add_done_callback(deeds.discard)
        await asyncio.gather(*deeds)
        self.measured.wall = time.perf_counter() - begun
        self.measured.processor = self.house.processor() - used
        await asyncio.sleep(1.0)
        watching.cancel()
        self._sum_up()

    async def _table(self, number: int, phones: int) -> None:
        master, guest = self.person(), self.person("guest")
        campaign, _ = await people.table(master, f"load-{number}", *BEFORE, _PERMISSIONS)
        table = Table(campaign, master)
        for page in OPEN_PAGES:
            self.open(master if page == "table" else guest, campaign, page)
        for place in range(phones - len(OPEN_PAGES)):
            hero = HEROES[place % len(HEROES)]
            player = await self.player(campaign, master, f"{campaign}-{place}", hero)
            table.players.setdefault(hero, player)
            table.passports[hero].append(passport := Passport(self.measured))
            self.passport(player, campaign, "passport-cover", hear=passport.hear)
        view = (await master.client.get(f"/api/v1/campaigns/{campaign}")).json()
        table.gold = {hero["id"]: hero["private"]["gold"] for hero in view["table"]["heroes"]}
        table.revision = view["revision"]
        self.tables.append(table)

    def _sum_up(self) -> None:
        phones = [phone for table in self.tables for each in table.passports.values() for phone in each]
        self.measured.unseen = sum(len(phone.awaited) for phone in phones)
        self.measured.received = sum(page.heard.size for page in self.pages)
        self.measured.errors += [fault for page in self.pages for fault in page.heard.faults]
        broken = sum(page.heard.connections - 1 for page in self.pages)
        self.measured.errors += [f"{broken} streams broke"] if broken else []


async def run(
    folder: Path,
    campaigns: int,
    phones: int,
    rate: float,
    seconds: float,
    warm: float,
    server: tuple[str, int] = ("", 1),
) -> Measured:
    """The whole measurement in a folder; what happens while it warms up does not count.

    `server`: an empty PostgreSQL database, and how many programs serve it together.
    """
    data, log = folder / "data", folder / "server.log"
    with closing(Server(data, log, *server) if server[0] else House(data, log)) as house:
        club = Club(house)
        await club.gather(campaigns, phones)
        if warm:
            await club.play(warm, rate)
        club.measured.forget()
        await club.play(seconds, rate)
        await club.leave()
    return club.measured


def main() -> int:
    """Measure and print."""
    size = {"seconds": SECONDS, "rate": RATE, "phones": PHONES, "campaigns": CAMPAIGNS}
    chosen = figures.options(__doc__, **size, database="", workers=1, named="load")
    with ExitStack() as stack:
        database = stack.enter_context(started()).empty() if chosen.database == "own" else chosen.database
        measured = figures.in_folder(
            run, chosen.campaigns, chosen.phones, chosen.rate, chosen.seconds, WARM_SECONDS, (database, chosen.workers)
        )
    return report(measured, chosen.named)


def report(measured: Measured, named: str) -> int:
    """Print the figures; how many goals were missed decides the exit code."""
    rows = (
        Row("actions answered", len(measured.actions)),
        Row("errors", len(measured.errors)),
        of_values("action", measured.actions),
        of_values("live on a phone", measured.live),
        Row("changes a phone never showed", measured.unseen),
        Row("memory, most", max(measured.memory), "MB"),
        Row("memory, growth from the second tenth to the last", growth(measured.memory), "MB"),
        Row("server's processor, of one core", 100 * measured.processor / measured.wall, "%"),
        Row("server's processor, an action", 1000 * measured.processor / max(1, len(measured.actions)), "ms"),
        Row("sent to all phones, a second", measured.received / measured.wall / 1000, "kB"),
        Row("we ourselves late, p95", quantile(measured.late, 95), "ms"),
    )
    return Sheet(named).rows(rows, measured.errors)


def _plain(html: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())[:160]


if __name__ == "__main__":
    sys.exit(main())
