"""From a tap to the other browser's screen, page weights, start and memory: `python3 -m benchmarks.live`.

On passports and the Spieltisch, then with a map at the table. Everything is measured in one run against a floor of its
own kind (benchmarks/floor.py); it prints figures and ratios.
"""

import itertools
import json
import statistics
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx
from playwright.sync_api import Browser, sync_playwright

from app.systems.heroquest.drawings.files import SAMPLE, shipped_map
from benchmarks.clients import Phones, Table, first_load, launched, seen_after, watched, weigh_update
from benchmarks.figures import Row, repeated, report
from benchmarks.measured_program import Floor, House

ROUNDS, PHONES, STARTS, STEPS = 100, 12, 5, 60


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder)
        with Floor(data) as floor:
            _starts(data / "first")
            browser = launched(playwright)
            with House(data, data / "server.log") as server:
                table = Table(server.base)
                _weights(browser, table)
                _pages(table, floor.base)
                _latency(browser, table, floor.base)
                report([Row("memory with 12 phones", server.resident() / 2**20, "MB", 150)])
            with House(data / "map", data / "map.log") as server:
                _map(browser, Table(server.base))
            browser.close()


def _starts(data: Path) -> None:
    """A first start makes the database, the later ones find it. What compiled the files before does not count."""
    new, known = list[float](), list[float]()
    for number in range(STARTS + 1):
        for times in (new, known):
            house = House(data / str(number), data.with_suffix(".log"))
            house.path, before = "/", time.perf_counter()
            with house:
                times.append(time.perf_counter() - before)
    report([Row("start to first page, new data", statistics.median(new[1:]), "s", 1.2)])
    report([Row("start to first page, every day", statistics.median(known[1:]), "s", 1.2)])


def _weights(browser: Browser, table: Table) -> None:
    report([first_load(browser, "passport", table.passport_url, 60)])
    report([first_load(browser, "Spieltisch", table.url("table"), 120)])
    for name, url in (("passport", table.stream_urls(1)[0]), ("Spieltisch", table.url("live/table"))):
        report([Row(f"live update, {name}", weigh_update(url, table.change_points) / 1000, "kB", 4)])


def _pages(table: Table, floor: str) -> None:
    client = httpx.Client()
    real, bare = _timed(lambda: client.get(table.passport_url)), _timed(lambda: client.get(floor))
    _compare("passport page", real, bare, "ratio: aim at <= 4")
    real, bare = _timed(table.change_points), _timed(lambda: client.post(f"{floor}/act", content="1"))
    _compare("confirmed action, over HTTP", real, bare, "ratio: aim at <= 3")


def _latency(browser: Browser, table: Table, floor: str) -> None:
    """Alternate between the real thing and the floor, so that both meet the same machine."""
    Phones(table.stream_urls(PHONES - 1))
    Phones([f"{floor}/live"] * (PHONES - 1))
    watcher = watched(browser, table.passport_url, "#passport-cover")
    floor_watcher = watched(browser, floor, "#value", live=False)
    client = httpx.Client(base_url=floor)
    real, bare = [], []
    for number in range(ROUNDS):
        real.append(seen_after(watcher, table.change_points))
        bare.append(seen_after(floor_watcher, partial(client.post, "/act", content=str(number))))
    _compare("tap to the other screen", real[5:], bare[5:], "median <= 25, p95 <= 60, ratio <= 3")


def _map(browser: Browser, table: Table) -> None:
    """The weight of its pages, of a step, and how long a step takes to the screen of somebody else."""
    squares = itertools.cycle(("J14", "J15"))
    heroes = itertools.cycle(("ragna", "liathan", "borrek", "aldemar"))

    def step() -> None:
        table.do("put_figure", figure_id="ragna", square=next(squares))

    table.do("start_quest")
    table.do("lay_map", quest=json.loads(shipped_map(SAMPLE, "de").model_dump_json()))
    for door in ("d-1", "d-4"):
        table.do("open_door", door_id=door)
    report([first_load(browser, "Spieltisch with a map", table.url("table"), 150)])
    report([first_load(browser, "map on a phone", table.url("heroes/ragna/map"), 120)])
    report([first_load(browser, "second screen with a map", table.url("screen"), 150)])
    for name, stream in (("Spieltisch", "live/table"), ("phone", "live/hero_map?hero=ragna")):
        report([Row(f"a step, {name}", weigh_update(table.url(stream), step) / 1000, "kB", 4)])
    Phones([table.url(f"live/hero_map?hero={one}") for one in itertools.islice(heroes, PHONES)])
    watcher = watched(browser, table.url("heroes/liathan/map"), "#map-figures")
    times = [seen_after(watcher, step) for _ in range(STEPS)][5:]
    report([Row("a step to the other screen, median", statistics.median(times), "ms", 30)])


def _timed(act: Callable[[], object]) -> list[float]:
    return [taken * 1000 for taken in repeated(act, ROUNDS)][5:]


def _compare(what: str, real: list[float], floor: list[float], wanted: str) -> None:
    p95 = statistics.quantiles(real, n=20)[-1]
    ratio = statistics.median(real) / statistics.median(floor)
    print(
        f"{what:30} median {statistics.median(real):6.1f} ms, p95 {p95:6.1f} ms, "
        f"floor {statistics.median(floor):5.1f} ms, ratio {ratio:4.1f}   ({wanted})"
    )


if __name__ == "__main__":
    main()
