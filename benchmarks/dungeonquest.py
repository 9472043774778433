"""DungeonQuest: an action until four phones are told, and a first load: `python3 -m benchmarks.dungeonquest`."""

import re
import selectors
import statistics
import sys
import tempfile
import threading
from pathlib import Path
from time import sleep
from typing import Any

import httpx

from benchmarks.fight import Phone, read, until_told
from benchmarks.figures import Row, number, quantile, report
from benchmarks.measured_program import House

SEATS = (("rope_dancer", "north_west"), ("quarry_maid", "south_east"), ("bell_founder", "south_west"),
         ("lantern_bearer", "north_east"))  # fmt: skip
FETCHED = re.compile(r'(?:<link rel="(?:stylesheet|preload)"[^>]*href|<script[^>]* src)="(/[^"]+)"')


class Evening:
    """Four heroes, run from the laptop."""

    def __init__(self, base: str) -> None:
        self.client = httpx.Client(base_url=base, timeout=60)
        made = self.client.post("/api/v1/campaigns", json={"name": "Vier", "system": "dungeonquest", "key": "bench"})
        self.path, self.revision = f"/campaigns/{made.json()['id']}", 1
        for place, (sheet, tower) in enumerate(SEATS, start=1):
            self._do("seat_hero", name=f"Held {place}", sheet=sheet, tower=tower)
        self._do("begin_game", {"kind": "hand", "faces": ["6", "1", "2", "3"]})

    def _do(self, kind: str, /, *answers: object, **fields: Any) -> None:
        wish = {"command": {"type": kind, **fields}, "answers": answers, "revision": self.revision}
        answer = self.client.post(f"/api/v1{self.path}/commands", json={**wish, "key": f"k{self.revision}"})
        assert answer.is_success, answer.text[:400]
        self.revision += 1

    def act(self) -> None:
        """As a tap on the page does it: a hero gets a token, which every phone shows."""
        form = {"type": "adjust_hero", "hero_id": "hero-1", "wounds": "0", "tokens": "1", "confirmed": "yes"}
        form |= {"key": f"bench-{self.revision}", "revision": str(self.revision)}
        answer = self.client.post(f"{self.path}/table", data=form, headers={"HX-Request": "true"})
        assert answer.is_success, answer.text[:400]
        self.revision += 1

    def first_load(self) -> float:
        """What a phone fetches for a passport, compressed, in kB: the page, its looks, typefaces and scripts."""
        total, seen, waiting = 0, set[str](), [f"{self.path}/heroes/hero-1"]
        while waiting:
            address = waiting.pop()
            if address in seen:
                continue
            seen.add(address)
            with self.client.stream("GET", address, headers={"Accept-Encoding": "gzip, br"}) as answer:
                total += sum(map(len, answer.iter_raw()))
                total += sum(len(name) + len(value) + 4 for name, value in answer.headers.raw)
            if address.startswith(self.path):
                page = self.client.get(address).text
                waiting += FETCHED.findall(page)
        return total / 1000


def main() -> int:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, House(Path(folder), Path(folder) / "server.log") as server:
        evening = Evening(server.base)
        streams = [f"{evening.path}/live/passport?hero=hero-{place}" for place in range(1, 5)]
        phones = [Phone(server.base, stream, b"table-mark") for stream in streams]
        ready = selectors.DefaultSelector()
        for phone in phones:
            ready.register(phone.stream, selectors.EVENT_READ, phone)
        threading.Thread(target=read, args=(ready,), daemon=True).start()
        sleep(1)
        times = [until_told(evening.act, phones) * 1000 for _ in range(number(60))][5:]
        return report(
            [
                Row("an action until four phones are told, median", statistics.median(times), "ms", 25),
                Row("the same, p95", quantile(times, 95), "ms"),
                Row("a passport, first load", evening.first_load(), "kB", 60),
            ]
        )


if __name__ == "__main__":
    sys.exit(main())
