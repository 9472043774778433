"""All phones come back at once, as after a restart or when the Wi-Fi returns: `python3 -m benchmarks.comeback`.

Each phone has an address of its own and opens the stream of its page at the same moment. Meanwhile a guest asks for
the start page, and a player changes the gold of a hero. Measured: how long these two wait, and how long until every
phone shows the present state. Exits with 1 if a goal is missed. Linux: its loopback has addresses enough.
"""

import asyncio
import sys
import time
from collections.abc import Awaitable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from benchmarks import figures, people
from benchmarks.evening import Page
from benchmarks.figures import Row, Sheet, of_values
from benchmarks.measured_program import House
from benchmarks.people import BEFORE, HEROES, PHONE, Ledger, Person, phone_address

PHONES, ROUNDS = 200, 20


@dataclass
class Measured:
    """Milliseconds; `current` in seconds."""

    pages: list[float] = field(default_factory=list)
    deeds: list[float] = field(default_factory=list)
    current: float = 0.0
    errors: list[str] = field(default_factory=list)


async def run(folder: Path, phones: int, rounds: int = ROUNDS) -> Measured:
    """Measure in a folder: let `phones` streams come back, and ask `rounds` times from elsewhere meanwhile."""
    measured = Measured()
    with closing(House(folder / "data", folder / "server.log")) as house:
        await house.open()
        master = Person(house.base, Ledger())
        campaign, token = await people.table(master, "comeback", *BEFORE)
        door = httpx.AsyncHTTPTransport(local_address="127.0.0.3")
        async with httpx.AsyncClient(base_url=house.base, transport=door, headers=PHONE, timeout=60) as player:
            joined = await player.post(f"/join/{token}", data={"name": "Anna", "hero_ids": HEROES[0], "key": "anna"})
            assert joined.status_code == 303, joined.text[:300]
            await _come_back(measured, house.base, campaign, player, phones, rounds)
        await master.close()
    return measured


async def _come_back(
    measured: Measured, base: str, campaign: int, player: httpx.AsyncClient, phones: int, rounds: int
) -> None:
    url = f"{base}/campaigns/{campaign}/live/watch"
    pages = [Page(url, PHONE, address=phone_address(number)) for number in range(phones)]
    begun = time.perf_counter()
    following = [asyncio.create_task(page.follow()) for page in pages]

    async def all_current() -> None:
        for page in pages:
            await page.connected.wait()
        measured.current = time.perf_counter() - begun

    revision = int((await player.get(f"/api/v1/campaigns/{campaign}")).json()["revision"])
    async with asyncio.TaskGroup() as group, asyncio.timeout(120):
        group.create_task(all_current())
        for number in range(rounds):
            measured.pages.append(await _timed(measured, player.get("/")))
            form = {"type": "roll_dice", "hero_id": HEROES[0], "pool": "d6", "answer": "app", "confirmed": "yes"}
            form |= {"revision": str(revision + number), "key": f"come-{number}"}
            deed = player.post(f"/campaigns/{campaign}/heroes/{HEROES[0]}", data=form, headers={"HX-Request": "true"})
            measured.deeds.append(await _timed(measured, deed))
    measured.errors += [fault for page in pages for fault in page.heard.faults]
    for task in following:
        task.cancel()
    await asyncio.gather(*following, return_exceptions=True)


async def _timed(measured: Measured, request: Awaitable[httpx.Response]) -> float:
    before = time.perf_counter()
    answer = await request
    if answer.status_code not in (200, 303):
        measured.errors.append(f"{answer.request.url.path}: {answer.status_code} {answer.text[:200]}")
    return (time.perf_counter() - before) * 1000


def main() -> int:
    """Measure and print."""
    chosen = figures.options(__doc__, phones=PHONES)
    measured = figures.in_folder(run, chosen.phones)
    rows = (
        Row("phones", chosen.phones),
        Row("errors", len(measured.errors)),
        of_values("a guest's start page", measured.pages),
        of_values("a player's throw", measured.deeds),
        Row("until every phone is current", measured.current, "s"),
    )
    return Sheet("comeback").rows(rows, measured.errors)


if __name__ == "__main__":
    sys.exit(main())
