"""From a tap to the other browser's screen, page weights, start and memory: `python3 -m benchmarks.live`.

On passports and the Spieltisch, then with a map at the table. Everything is measured in one run against a floor of its
own kind (benchmarks/floor.py); it prints figures and ratios.
"""

import itertools
import json
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx
from playwright.sync_api import Browser, sync_playwright

from app.systems.heroquest.drawings.files import SAMPLE, shipped_map
from benchmarks.bare import bare_start, starts
from benchmarks.clients import Phones, Table, first_load, launched, seen_after, watched, weigh_update
from benchmarks.figures import Row, Sheet, of_values, options, seconds
from benchmarks.measured_program import Floor, House

ROUNDS, PHONES, STARTS, WARM = 100, 12, 5, 5
SHEET = Sheet("live")


def main() -> int:
    """Measure and print; 1 if a goal was missed."""
    rounds = options(__doc__, rounds=ROUNDS).rounds
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder)
        with Floor(data) as floor:
            _starts(data)
            browser = launched(playwright)
            with House(data, data / "server.log") as server:
                table = Table(server.base)
                _weights(browser, table)
                _pages(table, floor.base, rounds)
                _latency(browser, table, floor.base, rounds)
                SHEET.rows([Row("memory with 12 phones", server.resident() / 2**20, "MB")])
            with House(data / "map", data / "map.log") as server:
                _map(browser, Table(server.base), rounds)
            browser.close()
    return SHEET.code


def _starts(data: Path) -> None:
    """A first start makes the database, the later ones find it; beside them FastAPI with one page starts."""
    numbers = itertools.count()
    new, known, bare = starts(
        STARTS,
        lambda: House(data / f"new-{next(numbers)}", data / "starts.log"),
        lambda: House(data / "known", data / "starts.log"),
        lambda: bare_start(data),
    )
    SHEET.rows([of_values("start to first page, new data", new, bare, "s")])
    SHEET.rows([of_values("start to first page, every day", known, bare, "s")])


def _weights(browser: Browser, table: Table) -> None:
    SHEET.rows([first_load(browser, "passport", table.passport_url)])
    SHEET.rows([first_load(browser, "Spieltisch", table.url("table"))])
    for name, url in (("passport", table.stream_urls(1)[0]), ("Spieltisch", table.url("live/table"))):
        SHEET.rows([Row(f"live update, {name}", weigh_update(url, table.change_points) / 1000, "kB")])


def _pages(table: Table, floor: str, rounds: int) -> None:
    """Alternate between the real thing and the floor, so that both meet the same machine."""
    client = httpx.Client()
    pages = _in_turns(rounds, lambda: client.get(table.passport_url), lambda: client.get(floor))
    SHEET.times("passport page", *pages)
    acts = _in_turns(rounds, table.change_points, lambda: client.post(f"{floor}/act", content="1"))
    SHEET.times("confirmed action, over HTTP", *acts)


def _in_turns(rounds: int, *acts: Callable[[], object]) -> list[list[float]]:
    found = [[seconds(act) for act in acts] for _ in range(rounds + WARM)][WARM:]
    return [list(each) for each in zip(*found, strict=True)]


def _latency(browser: Browser, table: Table, floor: str, rounds: int) -> None:
    Phones(table.stream_urls(PHONES - 1))
    Phones([f"{floor}/live"] * (PHONES - 1))
    watcher = watched(browser, table.passport_url, "#passport-cover")
    floor_watcher = watched(browser, floor, "#value", live=False)
    client = httpx.Client(base_url=floor)
    real, bare = [], []
    for number in range(rounds + WARM):
        real.append(seen_after(watcher, table.change_points))
        bare.append(seen_after(floor_watcher, partial(client.post, "/act", content=str(number))))
    SHEET.rows([of_values("tap to the other screen", real[WARM:], bare[WARM:])])


def _map(browser: Browser, table: Table, rounds: int) -> None:
    """The weight of its pages, of a step, and how long a step takes to the screen of somebody else."""
    squares = itertools.cycle(("J14", "J15"))
    heroes = itertools.cycle(("ragna", "liathan", "borrek", "aldemar"))

    def step() -> None:
        table.do("put_figure", figure_id="ragna", square=next(squares))

    table.do("start_quest")
    table.do("lay_map", quest=json.loads(shipped_map(SAMPLE, "de").model_dump_json()))
    for door in ("d-1", "d-4"):
        table.do("open_door", door_id=door)
    SHEET.rows([first_load(browser, "Spieltisch with a map", table.url("table"))])
    SHEET.rows([first_load(browser, "map on a phone", table.url("heroes/ragna/map"))])
    SHEET.rows([first_load(browser, "second screen with a map", table.url("screen"))])
    for name, stream in (("Spieltisch", "live/table"), ("phone", "live/hero_map?hero=ragna")):
        SHEET.rows([Row(f"a step, {name}", weigh_update(table.url(stream), step) / 1000, "kB")])
    Phones([table.url(f"live/hero_map?hero={one}") for one in itertools.islice(heroes, PHONES)])
    watcher = watched(browser, table.url("heroes/liathan/map"), "#map-figures")
    times = [seen_after(watcher, step) for _ in range(rounds + WARM)][WARM:]
    SHEET.rows([of_values("a step to the other screen", times)])


if __name__ == "__main__":
    sys.exit(main())
