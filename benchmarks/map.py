"""The map at the table: weight of its page, of a step, and how long a step takes to the screen of somebody else.

`python3 -m benchmarks.map`
"""

import itertools
import json
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from app.systems.heroquest.drawings.files import SAMPLE, shipped_map
from benchmarks.clients import GERMAN, Phones, Table, launched, weigh, weigh_update
from benchmarks.figures import Row, report
from benchmarks.measured_program import House

STEPS, PHONES = 60, 12
HEROES = ("ragna", "liathan", "borrek", "aldemar")
_OBSERVE = """() => {
  window.seen = [];
  const see = () => window.seen.push(performance.timeOrigin + performance.now());
  const figures = document.getElementById("map-figures");
  new MutationObserver(see).observe(figures, {subtree: true, childList: true, attributes: true});
}"""


class MapTable(Table):
    """The sample group on the map that ships."""

    def __init__(self, base: str) -> None:
        super().__init__(base)
        self._squares = itertools.cycle(("J14", "J15"))
        self._number = itertools.count()
        for command in (
            {"type": "start_quest"},
            {"type": "lay_map", "quest": json.loads(shipped_map(SAMPLE, "de").model_dump_json())},
            {"type": "open_door", "door_id": "d-1"},
            {"type": "open_door", "door_id": "d-4"},
        ):
            self._do(command)

    def step(self) -> None:
        """A hero stands one square further."""
        self._do({"type": "put_figure", "figure_id": HEROES[0], "square": next(self._squares)})

    def _do(self, command: dict[str, object]) -> None:
        body = {"command": command, "answers": [], "revision": self._revision, "key": f"map-{next(self._number)}"}
        answer = self.client.post(f"/api/v1{self.path}/commands", json=body)
        assert answer.status_code == 201, answer.text[:400]
        self._revision = int(answer.json()["revision"])


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder)
        with House(data, data / "server.log") as server:
            browser, table = launched(playwright), MapTable(server.base)
            for name, page, wanted in (
                ("Spieltisch with a map", "table", 150),
                ("map on a phone", "heroes/ragna/map", 120),
                ("second screen with a map", "screen", 150),
            ):
                window = browser.new_context(locale=GERMAN)
                report([Row(f"{name}, first load", weigh(window.new_page(), table.url(page)) / 1000, "kB", wanted)])
                window.close()
            for name, stream in (("Spieltisch", "live/table"), ("phone", "live/hero_map?hero=ragna")):
                report([Row(f"a step, {name}", weigh_update(table.url(stream), table.step) / 1000, "kB", 4)])
            Phones([table.url(f"live/hero_map?hero={one}") for _, one in zip(range(PHONES), itertools.cycle(HEROES))])
            watcher = browser.new_context(locale=GERMAN).new_page()
            watcher.goto(table.url("heroes/liathan/map"))
            watcher.wait_for_selector("#live-badge:has-text('verbunden')")
            watcher.evaluate(_OBSERVE)
            times = []
            for _ in range(STEPS):
                watcher.evaluate("window.seen = []")
                before = time.time() * 1000
                table.step()
                while not (seen := watcher.evaluate("window.seen[0]")):
                    time.sleep(0.002)
                times.append(float(seen) - before)
                time.sleep(0.02)
            report([Row("a step to the other screen, median", statistics.median(times[5:]), "ms", 30)])
            browser.close()


if __name__ == "__main__":
    main()
