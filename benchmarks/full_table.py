"""Games at a full table: `python3 -m benchmarks.full_table` (a number of actions may follow).

A D&D 5e fight of 4 heroes and 36 monsters, then DungeonQuest's four heroes: an action until four phones are told, and
what pages weigh.
"""

import re
import sys
from collections.abc import Callable, Sequence
from time import sleep

from benchmarks.clients import Phones, Table
from benchmarks.figures import Row, Sheet, of_values, options
from benchmarks.measured_program import served

HEROES, MONSTERS = 4, 36
ACTIONS, WARM = 60, 5
SEATS = (("rope_dancer", "north_west"), ("quarry_maid", "south_east"), ("bell_founder", "south_west"),
         ("lantern_bearer", "north_east"))  # fmt: skip
FETCHED = re.compile(r'(?:<link rel="(?:stylesheet|preload)"[^>]*href|<script[^>]* src)="(/[^"]+)"')


def main() -> int:
    """Measure and print; 1 if a goal was missed."""
    sheet, actions = Sheet("full_table"), options(__doc__, actions=ACTIONS).actions
    with served() as server:
        sheet.rows(fight(Table(server.base, "dnd5e"), actions))
        return sheet.rows(dungeon(Table(server.base, "dungeonquest"), actions))


def fight(table: Table, actions: int) -> Sequence[Row]:
    """Measure a D&D 5e fight of 40."""
    table.do("add_combatants", text="Mira, Joss, Ava, Ben", kind="pc")
    for name in ("Ork", "Wolf"):
        kinds = ", ".join(f"{name} {letter}" for letter in "ABCDEFGHIJKLMNOPQR"[: MONSTERS // 2])
        table.do("add_combatants", text=kinds)
    for place, combatant in enumerate(table.view()["combatants"], start=1):
        table.do("set_initiative", combatant_id=combatant, initiative=place)
    table.do("begin_fight")
    times = _until_told(table, "c", b"fight-order", lambda: table.tap("next_turn"), actions)
    return (
        of_values("next turn of 40 until four phones are told", times),
        Row("the table with 40 in the fight", len(table.client.get(table.url("table")).content) / 1000, "kB"),
        Row("a hero's page beside it", len(table.client.get(table.url("heroes/c1")).content) / 1000, "kB"),
    )


def dungeon(table: Table, actions: int) -> Sequence[Row]:
    """Measure a table of DungeonQuest."""
    for place, (sheet, tower) in enumerate(SEATS, start=1):
        table.do("seat_hero", name=f"Held {place}", sheet=sheet, tower=tower)
    table.do("begin_game", {"kind": "hand", "faces": ["6", "1", "2", "3"]})

    def act() -> None:
        """A hero gets a token, which every phone shows."""
        table.tap("adjust_hero", hero_id="hero-1", wounds="0", tokens="1", confirmed="yes")

    times = _until_told(table, "hero-", b"table-mark", act, actions)
    return (
        of_values("an action until four phones are told", times),
        Row("a passport, first load", _first_load(table, f"{table.path}/heroes/hero-1"), "kB"),
    )


def _until_told(table: Table, heroes: str, news: bytes, act: Callable[[], None], actions: int) -> list[float]:
    """Milliseconds of each action; `heroes`: how the ids of the four begin."""
    phones = Phones([table.url(f"live/passport?hero={heroes}{place}") for place in range(1, HEROES + 1)], news)
    sleep(1)  # until the streams are there
    return [phones.until_told(act) * 1000 for _ in range(actions + WARM)][WARM:]


def _first_load(table: Table, page: str) -> float:
    """What a phone fetches for a page, compressed, in kB: the page, its looks, typefaces and scripts."""
    total, seen, waiting = 0, set[str](), [page]
    while waiting:
        address = waiting.pop()
        if address in seen:
            continue
        seen.add(address)
        with table.client.stream("GET", address, headers={"Accept-Encoding": "gzip, br"}) as answer:
            total += sum(map(len, answer.iter_raw()))
            total += sum(len(name) + len(value) + 4 for name, value in answer.headers.raw)
        if address == page:
            waiting += FETCHED.findall(table.client.get(address).text)
    return total / 1000


if __name__ == "__main__":
    sys.exit(main())
