"""How long the server takes for what a quest is made of, with 12 phones connected: `python3 -m benchmarks.table`.

Each action goes the browser's way: the panel is opened, the app throws, it is confirmed; then it is taken back, so
that every round meets the same table. Beside it the floor (benchmarks/floor.py) commits a row in the same seconds.
Processor time is the server's alone, all its threads, the phones' updates included. A number of rounds may follow the
command.
"""

import html
import re
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from benchmarks import clients, figures
from benchmarks.measured_program import Floor, House

ROUNDS, WARM, PHONES = 60, 5, 12
SHEET = figures.Sheet("table")
HTMX = {"HX-Request": "true"}
_POSTED = re.compile(r'<form method="post".*?</form>', re.S)
THROWN = ("answer", "app:all")
_HIDDEN = re.compile(r'<input type="hidden" name="([^"]+)" value="([^"]*)"')

Pairs = list[tuple[str, str]]


def _hidden(panel: str) -> Pairs:
    """What the last form of a panel sends by itself."""
    return [(name, html.unescape(value)) for name, value in _HIDDEN.findall(_POSTED.findall(panel)[-1])]


def _pairs(kind: str, *answers: str, **fields: str) -> Pairs:
    return [("type", kind), ("do", "act"), ("then", ""), *fields.items(), *(("answer", one) for one in answers)]


PANELS: dict[str, dict[str, str]] = {
    "what can be done": {},
    "an attack's questions": {"do": "act", "type": "attack", "attacker_id": "ragna"},
    "a spell's questions": {"do": "act", "type": "cast_basic_spell", "hero_id": "aldemar"},
    "a hero": {"hero": "ragna"},
    "a monster": {"do": "monster", "monster_id": "o-1"},
    "the bestiary": {"do": "monsters"},
    "the decks": {"do": "decks", "deck": "treasure"},
    "the search": {"do": "find", "search": "trank"},
}
BLOW = {"attacker_id": "ragna", "target_id": "o-1", "weapon_id": "ragna.broadsword"}
QUIET = {"enemies_in_sight": "false"}
ACTIONS: dict[str, Pairs] = {
    "attack, the app throws": _pairs("attack", "app:all", **BLOW),
    "a trap": _pairs("spring_trap", "app:all", figure_id="borrek", trap="spear_trap"),
    "search with a card": _pairs("search_for_treasure", "app:all", hero_id="liathan", area="Krypta", **QUIET),
    "movement": _pairs("move_roll", "app:all", hero_id="ragna"),
    "a spell": _pairs("cast_basic_spell", "app:all", hero_id="aldemar", spell="fireball", target_id="o-1"),
    "a potion": _pairs("drink_potion", hero_id="liathan", item_id="liathan.healing_potion_2"),
    "a wound by hand": _pairs("lose_body_points", hero_id="ragna", points="1"),
    "the end of a turn": _pairs("end_turn"),
}
BEFORE: tuple[tuple[str, dict[str, object]], ...] = (
    ("start_quest", {}),
    ("reveal_area", {"area": "Krypta"}),
    ("place_monster", {"monster_id": "o", "kind": "orc", "count": 4}),
    ("lose_body_points", {"hero_id": "liathan", "points": 3}),
)


@dataclass
class Times:
    """Milliseconds of one kind of request: by the clock, and of the server's processor until the answer and in all."""

    clock: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)


class Table(clients.Table):
    """The sample campaign in a fight, driven as a browser drives it."""

    def __init__(self, server: House) -> None:
        super().__init__(server.base)
        self._server = server
        for kind, fields in BEFORE:
            self.do(kind, **fields)

    def open(self, query: Pairs | dict[str, str], times: Times | None = None) -> str:
        """A panel."""
        wish = httpx.QueryParams(query) if isinstance(query, dict) else httpx.QueryParams([*query])
        answer = self._timed(lambda: self.client.get(f"{self.path}/table", params=wish, headers=HTMX), times)
        return answer.raise_for_status().text

    def act(self, pairs: Pairs, thrown: Times, done: Times, undone: Times) -> None:
        """Let the app throw if there are dice, confirm what is shown, then take it back."""
        if THROWN in pairs:
            asked = self.open([pair for pair in pairs if pair != THROWN])
            pairs = _hidden(self._post("table", [*_hidden(asked), THROWN], thrown))
        else:
            revision = str(self.revision())
            pairs = [*pairs, ("confirmed", "yes"), ("revision", revision), ("key", f"act-{revision}")]
        self._post("table", pairs, done)
        revision = str(self.revision())
        self._post("undo", [("target", revision), ("revision", revision), ("key", f"undo-{revision}")], undone)

    def _post(self, where: str, pairs: Pairs, times: Times) -> str:
        data: dict[str, list[str]] = {}
        for name, value in pairs:
            data.setdefault(name, []).append(value)
        answer = self._timed(lambda: self.client.post(f"{self.path}/{where}", data=data, headers=HTMX), times)
        return answer.raise_for_status().text

    def _timed(self, ask: Callable[[], httpx.Response], times: Times | None) -> httpx.Response:
        used, before = self._server.processor(), time.perf_counter()
        answer = ask()
        if times is not None:
            times.clock.append((time.perf_counter() - before) * 1000)
            times.answered.append((self._server.processor() - used) * 1000)
            time.sleep(0.03)  # until the phones know
            times.processor.append((self._server.processor() - used) * 1000)
        return answer


def main() -> int:
    """Measure and print; 1 if a goal was missed."""
    rounds = figures.options(__doc__, rounds=ROUNDS).rounds
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with Floor(data) as floor, House(data, data / "server.log") as server:
            table = Table(server)
            clients.Phones(table.stream_urls(PHONES))
            _measure(table, f"{floor.base}/act", rounds)
    return SHEET.code


def _measure(table: Table, floor_url: str, rounds: int) -> None:
    """All kinds in turns, so that each meets the same machine."""
    floor, client = Times(), httpx.Client()
    panels = {name: Times() for name in PANELS}
    stages = {name: (Times(), Times()) for name in ACTIONS}
    undone = Times()
    for _round in range(WARM + rounds):
        for name, query in PANELS.items():
            table.open(query, panels[name])
        for name, pairs in ACTIONS.items():
            table.act(pairs, *stages[name], undone)
        floor.clock.append(figures.seconds(lambda: client.post(floor_url, content="1")) * 1000)
    bare = floor.clock[WARM:]
    SHEET.title("milliseconds; the floor is a bare row")
    for name, times in panels.items():
        _say(f"open {name}", times, bare, WARM)
    for name, (thrown, done) in stages.items():
        if thrown.clock:
            _say(f"throw: {name}", thrown, bare, WARM)
        _say(f"do: {name}", done, bare, WARM)
    _say("take back", undone, bare, WARM * len(ACTIONS))


def _say(what: str, times: Times, bare: list[float], warm: int) -> None:
    SHEET.rows([figures.of_values(what, times.clock[warm:], bare)])
    for name, used in (("until the answer", times.answered), ("in all", times.processor)):
        SHEET.rows([figures.of_values(f"{what}, processor {name}", used[warm:])])


if __name__ == "__main__":
    sys.exit(main())
