"""What a table meets when the disk fails it: `python3 -m benchmarks.faults`.

A real server on which somebody acts gets, one after the other: a disk that reports errors, a database that another
program holds, a full disk, and at the next start files that cannot be written. Each time every action is either done or
refused with a clear German sentence, pages go on being shown, nothing is lost, and without anybody's doing it goes on
when the cause is gone. A disk of its own needs the right to mount one; without it those parts are left out.
With `--shutdowns 50` the disk is shut down under people who act instead (`benchmarks.outages`).
"""

import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from benchmarks import audit, crash, figures, outages
from benchmarks.figures import Row, Sheet
from benchmarks.measured_program import House
from benchmarks.outages import does, filled, held, may_mount, no_bytes_left, read_only
from benchmarks.people import BEFORE, Ledger, Person, table

TRIES = 6  # while the cause lasts, and again afterwards
SLOWEST = 12.0  # seconds until an answer: SQLite waits five for another program, and the machine may be busy
DISK = 12 * 2**20


@dataclass
class Seen:
    """What a cause led to."""

    refused: list[str] = field(default_factory=list)  # the German sentences
    pages: int = 0  # shown meanwhile
    slowest: float = 0.0
    faults: list[str] = field(default_factory=list)


class Trouble:
    """One server, one game master who goes on."""

    def __init__(self, folder: Path, data: Path, tries: int) -> None:
        self._tries = tries
        self.house = House(data, folder / "server.log")
        self.ledger = Ledger()
        self.master = Person(self.house.base, self.ledger)
        self.campaign = 0
        self.start: audit.Start

    async def prepare(self) -> None:
        """A campaign with a quest under way."""
        await self.house.open()
        self.campaign, _ = await table(self.master, "faults", *BEFORE)
        self.start = audit.start_of(self.house.database)

    async def meet(self, cause: Callable[[], AbstractContextManager[None]], expected: tuple[str, ...]) -> Seen:
        """Act while something is wrong, then when it is right again."""
        seen = Seen()
        with cause():
            for number in range(self._tries):
                await self._try(seen, expected, number)
        waiting = [wish for _, wish in self.ledger.waiting.values()]
        for wish in waiting:  # the very same form, sent once more
            if not await self.master.send(wish):
                seen.faults.append(f"{wish.key} is still refused although the cause is gone")
        if not seen.refused:
            seen.faults.append("nothing was refused: the cause was none")
        seen.faults += audit.faults_in(self.house.database, self.ledger, self.start)
        return seen

    async def act(self, command: Mapping[str, object]) -> httpx.Response | None:
        """Wish for something; the answer that was no yes."""
        revision = await self.master.revision(self.campaign)
        wish = self.master.wish(self.campaign, "commands", revision, command=command)
        if await self.master.send(wish):
            return None
        return await self.master.client.post(f"/api/v1/campaigns/{self.campaign}/commands", json=wish.body)

    async def close(self) -> None:
        """Everybody goes home."""
        await self.master.close()
        self.house.end()
        said = self.house.said()
        assert "Traceback" not in said, said[-3000:]

    def start_on(self, place: Path) -> Seen:
        """Start where nobody may write: one sentence instead; then where everything is as it was."""
        seen, said = Seen(), len(self.house.said())
        with read_only(place):
            self.house.start()
            code, seen.slowest = self.house.end(0)
            seen.refused.append(self.house.said()[said:].strip())
            if code != 1 or "Traceback" in seen.refused[0] or not seen.refused[0].endswith("."):
                seen.faults.append(f"ended with {code}: {seen.refused[0][-300:]}")
        self.house.start()
        self.house.wait_until_open()
        self.house.end()
        seen.faults += audit.faults_in(self.house.database, self.ledger, self.start)
        return seen

    async def _try(self, seen: Seen, expected: tuple[str, ...], number: int) -> None:
        before = time.monotonic()
        command = {"type": "write_notes", "text": f"{number}" * 19_000}  # large enough to need room
        refused = await self.act(command)
        seen.slowest = max(seen.slowest, (time.monotonic() - before) / 2)
        if refused is not None and refused.status_code >= 500:
            problem = refused.json()
            if problem["code"] not in expected or not problem["title"].endswith("."):
                seen.faults.append(f"{refused.status_code} {problem}")
            seen.refused.append(problem["title"])
        page = await self.master.client.get(f"/campaigns/{self.campaign}/table")
        seen.pages += page.status_code == 200


@contextmanager
def disk(folder: Path) -> Iterator[Path | None]:
    """A small disk of its own; None where nobody may mount one."""
    place = folder / "disk"
    place.mkdir()
    if not (may_mount() and does("mount", "-t", "tmpfs", "-o", f"size={DISK}", "t", str(place))):
        yield None
        return
    try:
        yield place
    finally:
        does("umount", "--lazy", str(place))


async def run(folder: Path, *, tries: int = TRIES, is_short: bool = False) -> dict[str, Seen]:
    """Every cause, one after the other, but for what this machine does not let us try or what takes too long."""
    found: dict[str, Seen] = {}
    with disk(folder) as place:
        trouble = Trouble(folder, (place or folder) / "data", tries)
        try:
            await trouble.prepare()
            pid, database = trouble.house.pid, trouble.house.database
            failing = ("storage.failed", "storage.full")
            found["a disk that reports errors"] = await trouble.meet(lambda: no_bytes_left(pid), failing)
            if not is_short:
                found["held by another program"] = await trouble.meet(lambda: held(database), ("storage.busy",))
            if place:
                found["a full disk"] = await trouble.meet(lambda: filled(database.parent), ("storage.full",))
            await trouble.close()
            if place and not is_short:
                found["a disk that may only be read"] = trouble.start_on(place)
        finally:
            trouble.house.close()
    return found


def main() -> int:
    """Run and print."""
    chosen = figures.options(__doc__, tries=TRIES, shutdowns=0, seed=int(time.time()))
    if chosen.shutdowns:
        return crash.report(figures.in_folder(outages.run, chosen.shutdowns, chosen.seed))
    found = figures.in_folder(run, tries=chosen.tries)
    for name, seen in found.items():
        verdict = "; ".join(seen.faults)[:300] or "nothing lost, went on by itself"
        print(f"{name:<32} refused {len(seen.refused)}, pages shown {seen.pages}, {seen.slowest:.1f} s: {verdict}")
        for sentence in sorted(set(seen.refused)):
            print(f"    „{sentence}“")
    causes = [Row("causes met", len(found)), Row("faults", sum(len(seen.faults) for seen in found.values()))]
    return Sheet("faults").rows(causes)


if __name__ == "__main__":
    sys.exit(main())
