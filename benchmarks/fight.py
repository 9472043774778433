"""A fight of 40: the next turn until four phones are told, and what pages weigh: `python3 -m benchmarks.fight`."""

import selectors
import socket
import statistics
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter, sleep
from typing import Any
from urllib.parse import urlsplit

import httpx

from benchmarks.figures import Row, number, quantile, report
from benchmarks.measured_program import House

HEROES, MONSTERS, PAUSE = 4, 36, 0.05


class Phone:
    """The page of a hero, and when it was told something last."""

    def __init__(self, base: str, path: str, news: bytes = b"fight-order") -> None:
        self.news = news
        parts = urlsplit(base)
        self.stream = socket.create_connection((parts.hostname or "", parts.port or 80))
        self.stream.sendall(f"GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\n\r\n".encode())
        self.told = 0.0

    def read(self) -> None:
        """Take what has come; a beat is no news."""
        if self.news in self.stream.recv(1 << 20):
            self.told = perf_counter()


class Fight:
    """Forty who fight, run from the laptop."""

    def __init__(self, base: str) -> None:
        self.client = httpx.Client(base_url=base, timeout=60)
        made = self.client.post("/api/v1/campaigns", json={"name": "Kampf", "system": "dnd5e", "key": "bench"})
        self.path, self.revision = f"/campaigns/{made.json()['id']}", 1
        self._do("add_combatants", text="Mira, Joss, Ava, Ben", kind="pc")
        for name in ("Ork", "Wolf"):
            kinds = ", ".join(f"{name} {letter}" for letter in "ABCDEFGHIJKLMNOPQR"[: MONSTERS // 2])
            self._do("add_combatants", text=kinds)
        for place in range(1, HEROES + MONSTERS + 1):
            self._do("set_initiative", combatant_id=f"c{place}", initiative=place)
        self._do("begin_fight")

    def _do(self, kind: str, /, **fields: Any) -> None:
        wish = {"command": {"type": kind, **fields}, "answers": [], "revision": self.revision}
        answer = self.client.post(f"/api/v1{self.path}/commands", json={**wish, "key": f"k{self.revision}"})
        assert answer.is_success, answer.text[:400]
        self.revision += 1

    def next_turn(self) -> None:
        """As a tap on the page does it."""
        form = {"type": "next_turn", "key": f"bench-{self.revision}", "revision": str(self.revision)}
        answer = self.client.post(f"{self.path}/table", data=form, headers={"HX-Request": "true"})
        assert answer.is_success, answer.text[:400]
        self.revision += 1


def main() -> int:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, House(Path(folder), Path(folder) / "server.log") as server:
        fight = Fight(server.base)
        heroes = [f"c{place}" for place in range(1, HEROES + 1)]
        phones = [Phone(server.base, f"{fight.path}/live/passport?hero={hero}") for hero in heroes]
        ready = selectors.DefaultSelector()
        for phone in phones:
            ready.register(phone.stream, selectors.EVENT_READ, phone)
        threading.Thread(target=read, args=(ready,), daemon=True).start()
        sleep(1)
        times = [until_told(fight.next_turn, phones) * 1000 for _ in range(number(60))][5:]
        pages = (f"{fight.path}/table", f"{fight.path}/heroes/c1")
        table, passport = (len(fight.client.get(page).content) / 1000 for page in pages)
        return report(
            [
                Row("next turn of 40 until four phones are told, median", statistics.median(times), "ms", 25),
                Row("the same, p95", quantile(times, 95), "ms"),
                Row("the table with 40 in the fight", table, "kB", 90),
                Row("a hero's page beside it", passport, "kB", 90),
            ]
        )


def read(ready: selectors.BaseSelector) -> None:
    """Take what comes to any phone, for ever."""
    while True:
        for key, _ in ready.select():
            key.data.read()


def until_told(act: Callable[[], None], phones: Sequence[Phone]) -> float:
    """How long an action takes until all phones are told."""
    sleep(PAUSE)
    begun = perf_counter()
    act()
    while min(phone.told for phone in phones) < begun:
        sleep(0.0002)
    return max(phone.told for phone in phones) - begun


if __name__ == "__main__":
    sys.exit(main())
