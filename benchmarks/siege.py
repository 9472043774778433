"""One guest against everybody: `python3 -m benchmarks.siege` (a minute; `--seconds` for longer).

From one address somebody keeps 5,000 half-sent requests open, sends megabytes of percent signs to four small forms at
once, and joins again and again by a valid invitation. Meanwhile the game master acts and a player's phone reads its
passport, each several times a second. Measured: how long both wait, what the log grows by, the server's memory.
Exits with 1 if a goal is missed. Linux: its loopback has addresses enough to be several people.
"""

import asyncio
import contextlib
import itertools
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from app.commands.connections import raise_descriptors
from benchmarks import figures
from benchmarks.figures import Row, Sheet, of_values
from benchmarks.measured_program import ROOT, House
from benchmarks.people import HEROES, PHONE, Ledger, Person, table

SOCKETS, FORMS, JOINS, SECONDS = 5000, 4, 8, 60.0
GUEST, PLAYER = "127.0.0.2", "127.0.0.3"
PAUSE = 0.1  # between two actions
AGAIN = 5.0  # seconds until a socket that was closed is opened once more


@dataclass
class Measured:
    """What was seen. Milliseconds, megabytes."""

    actions: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    log: float = 0.0  # an hour
    processor: float = 0.0  # of one core
    attack: dict[str, int] = field(default_factory=dict)  # what the guest got done


async def run(folder: Path, seconds: float, sockets: int = SOCKETS) -> Measured:
    """The whole siege in a folder."""
    measured = Measured()
    with closing(House(folder / "data", folder / "server.log")) as house:
        await house.open()
        master = Person(house.base, Ledger())
        campaign, token = await table(master, "siege")
        before, used = house.log.stat().st_size, house.processor()
        with _guest(house.port, token, seconds, sockets) as guest:
            await asyncio.sleep(min(5.0, seconds / 4))  # until it is in full swing
            begun = time.monotonic()
            watching = asyncio.create_task(house.watch_memory(measured.memory))
            async with asyncio.TaskGroup() as group:
                group.create_task(_act(measured, master, campaign, begun + seconds))
                group.create_task(_read(measured, house, token, begun + seconds))
            watching.cancel()
            wall = time.monotonic() - begun
            told, _ = await asyncio.to_thread(guest.communicate)
        measured.attack = json.loads(told)
        measured.processor = (house.processor() - used) / wall
        measured.log = (house.log.stat().st_size - before) / 1e6 * 3600 / wall
        measured.errors += master.ledger.faults
        await master.close()
        code, _ = await asyncio.to_thread(house.end, 15)
        measured.errors += [f"ended with {code}"] if code else []
    said = house.said()
    measured.errors += [said[said.index("Traceback") :][:500]] if "Traceback" in said else []
    return measured


async def _act(measured: Measured, master: Person, campaign: int, end: float) -> None:
    """The game master: gold for one hero after the other."""
    revision, number = await master.revision(campaign), 0
    while time.monotonic() < end:
        hero, number = HEROES[number % len(HEROES)], number + 1
        command = {"type": "change_gold", "hero_id": hero, "change": 1}
        wish = master.wish(campaign, "commands", revision, command=command)
        before = time.perf_counter()
        await master.send(wish)
        measured.actions.append((time.perf_counter() - before) * 1000)
        if wish.key in master.ledger.done:
            revision = master.ledger.done[wish.key] or revision
        else:
            measured.errors.append(master.ledger.refused.get(wish.key, "an action that was not answered"))
        await asyncio.sleep(PAUSE)


async def _read(measured: Measured, house: House, token: str, end: float) -> None:
    """A player: joins in the middle of it, then looks at the passport."""
    door = httpx.AsyncHTTPTransport(local_address=PLAYER)
    async with httpx.AsyncClient(base_url=house.base, transport=door, headers=PHONE, timeout=60) as phone:
        form = {"name": "Anna", "hero_ids": HEROES[0], "key": "join-anna"}
        joined = await phone.post(f"/join/{token}", data=form)
        page = joined.headers.get("location", f"/join/{token}")
        while time.monotonic() < end:
            before = time.perf_counter()
            try:
                answer = await phone.get(page)
                measured.errors += [f"a page: {answer.status_code}"] if answer.status_code != 200 else []
            except httpx.HTTPError as error:
                measured.errors.append(f"a page: {error!r}")
            measured.pages.append((time.perf_counter() - before) * 1000)
            await asyncio.sleep(PAUSE)


@contextmanager
def _guest(port: int, token: str, seconds: float, sockets: int) -> "Iterator[subprocess.Popen[str]]":
    """The guest, in a process of its own: what it computes shall not be measured."""
    until = str(seconds + min(5.0, seconds / 4))
    command = [sys.executable, "-m", "benchmarks.siege", "--guest", str(port), token, until, str(sockets)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


async def _besiege(port: int, token: str, seconds: float, sockets: int) -> dict[str, int]:
    """What the guest does; how often each succeeded."""
    raise_descriptors()
    done = dict.fromkeys(("connections", "forms", "joins", "let in"), 0)
    door = httpx.AsyncHTTPTransport(local_address=GUEST)
    keys = itertools.count()
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", transport=door, headers=PHONE, timeout=30
    ) as client:

        async def half_sent() -> None:
            while True:
                with contextlib.suppress(OSError):
                    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(GUEST, 0))
                    done["connections"] += 1
                    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
                    await reader.read(100)
                    writer.transport.abort()
                await asyncio.sleep(AGAIN)

        async def large_forms(path: str) -> None:
            kind = {"content-type": "application/x-www-form-urlencoded"}
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    await client.post(path, content=b"%" * 999_000, headers=kind)
                    done["forms"] += 1
                await asyncio.sleep(0)

        async def joins() -> None:
            while True:
                form = {"name": "Gast", "hero_ids": HEROES[1], "shared": HEROES[1], "key": f"siege-{next(keys)}"}
                with contextlib.suppress(httpx.HTTPError):
                    answer = await client.post(f"/join/{token}", data=form)
                    done["joins"] += 1
                    done["let in"] += answer.status_code == 303
                client.cookies.clear()

        paths = itertools.cycle((f"/join/{token}", "/sign-in", "/campaigns/1/table", "/language"))
        work = [half_sent() for _ in range(sockets)]
        work += [large_forms(next(paths)) for _ in range(FORMS)] + [joins() for _ in range(JOINS)]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*work)
    return done


def report(measured: Measured) -> int:
    """Print the figures; 1 if a goal was missed."""
    rows = (
        Row("actions of the game master", len(measured.actions)),
        Row("errors", len(measured.errors)),
        of_values("action", measured.actions),
        Row("action, longest", max(measured.actions), "ms"),
        of_values("a player's page", measured.pages),
        Row("memory, most", max(measured.memory), "MB"),
        Row("log, an hour", measured.log, "MB"),
        Row("server's processor, of one core", 100 * measured.processor, "%"),
        *(Row(f"the guest's {name}", number) for name, number in measured.attack.items()),
    )
    return Sheet("siege").rows(rows, measured.errors)


def main() -> int:
    """Measure and print; or be the guest."""
    if sys.argv[1:2] == ["--guest"]:
        port, token, seconds, sockets = sys.argv[2:]
        print(json.dumps(asyncio.run(_besiege(int(port), token, float(seconds), int(sockets)))))
        return 0
    chosen = figures.options(__doc__, seconds=SECONDS, sockets=SOCKETS)
    return report(figures.in_folder(run, chosen.seconds, chosen.sockets))


if __name__ == "__main__":
    sys.exit(main())
