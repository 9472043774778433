"""From a tap to the other browser's screen, page weights, start and memory: `python3 -m benchmarks.live`.

Everything is measured in one run against a floor of its own kind (benchmarks/floor.py); it prints figures and ratios.
"""

import statistics
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.clients import GERMAN, Phones, Table, launched, weigh, weigh_update
from benchmarks.figures import Row, report, seconds
from benchmarks.measured_program import Floor, House

ROUNDS, PHONES, STARTS = 100, 12, 5
_OBSERVE = """selector => {
  window.seen = [];
  const see = () => window.seen.push(performance.timeOrigin + performance.now());
  const everything = {subtree: true, childList: true, characterData: true, attributes: true};
  new MutationObserver(see).observe(document.querySelector(selector), everything);
}"""


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder)
        with Floor(data) as floor:
            _starts(data / "first")
            with House(data, data / "server.log") as server:
                browser = launched(playwright)
                table = Table(server.base)
                _weights(browser, table)
                _pages(table, floor.port)
                watchers = [browser.new_context(locale=GERMAN).new_page() for _ in range(2)]
                _latency(*watchers, table, floor.port)
                report([Row("memory with 12 phones", server.resident() / 2**20, "MB", 150)])
                browser.close()


def _starts(data: Path) -> None:
    """A first start makes the database, the later ones find it. What compiled the files before does not count."""
    new, known = [], []
    for number in range(STARTS + 1):
        for times in (new, known):
            house = House(data / str(number), data.with_suffix(".log"))
            house.path, before = "/", time.perf_counter()
            with house:
                times.append(time.perf_counter() - before)
    report([Row("start to first page, new data", statistics.median(new[1:]), "s", 1.2)])
    report([Row("start to first page, every day", statistics.median(known[1:]), "s", 1.2)])


def _latency(watcher: Page, floor_watcher: Page, table: Table, floor_port: int) -> None:
    """Alternate between the real thing and the floor, so that both meet the same machine."""
    Phones(table.stream_urls(PHONES - 1))
    Phones([f"http://127.0.0.1:{floor_port}/live"] * (PHONES - 1))
    watcher.goto(table.passport_url)
    watcher.wait_for_selector("#live-badge:has-text('verbunden')")
    watcher.evaluate(_OBSERVE, "#passport-cover")
    floor_watcher.goto(f"http://127.0.0.1:{floor_port}/")
    floor_watcher.evaluate(_OBSERVE, "#value")
    floor = httpx.Client(base_url=f"http://127.0.0.1:{floor_port}")
    real_times, floor_times = [], []
    for number in range(ROUNDS):
        real_times.append(_seen_after(watcher, table.change_points))
        floor_times.append(_seen_after(floor_watcher, partial(floor.post, "/act", content=str(number))))
    _compare("tap to the other screen", real_times[5:], floor_times[5:], "median <= 25, p95 <= 60, ratio <= 3")


def _seen_after(page: Page, act: Callable[[], object]) -> float:
    page.evaluate("window.seen = []")
    before = time.time() * 1000
    act()
    while not (seen := page.evaluate("window.seen[0]")):
        time.sleep(0.002)
    time.sleep(0.02)
    return float(seen) - before


def _pages(table: Table, floor_port: int) -> None:
    client, base = httpx.Client(), f"http://127.0.0.1:{floor_port}"
    real, floor = _timed(lambda: client.get(table.passport_url)), _timed(lambda: client.get(base))
    _compare("passport page", real, floor, "ratio: aim at <= 4")
    real, floor = _timed(table.change_points), _timed(lambda: client.post(f"{base}/act", content="1"))
    _compare("confirmed action, over HTTP", real, floor, "ratio: aim at <= 3")


def _weights(browser: Browser, table: Table) -> None:
    for name, url, wanted in (("passport", table.passport_url, 60), ("Spieltisch", table.url("table"), 120)):
        window = browser.new_context(locale=GERMAN)
        report([Row(f"{name}, first load", weigh(window.new_page(), url) / 1000, "kB", wanted)])
        window.close()
    for name, url in (("passport", table.stream_urls(1)[0]), ("Spieltisch", table.url("live/table"))):
        report([Row(f"live update, {name}", weigh_update(url, table.change_points) / 1000, "kB", 4)])


def _timed(act: Callable[[], object]) -> list[float]:
    return [seconds(act) * 1000 for _ in range(ROUNDS)][5:]


def _compare(what: str, real: list[float], floor: list[float], wanted: str) -> None:
    p95 = statistics.quantiles(real, n=20)[-1]
    ratio = statistics.median(real) / statistics.median(floor)
    print(
        f"{what:30} median {statistics.median(real):6.1f} ms, p95 {p95:6.1f} ms, "
        f"floor {statistics.median(floor):5.1f} ms, ratio {ratio:4.1f}   ({wanted})"
    )


if __name__ == "__main__":
    main()
