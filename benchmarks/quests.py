"""Hundreds of drawn quests gone through from end to end: `python3 -m benchmarks.quests --quests 500`.

Each seed is another quest, with doors on the rim, hidden doors, chests, traps, furniture, monsters on the squares of
the start and large ones; the quests that ship come last. Every door is opened, every square walked onto, every chest
opened, by the rules and, with `--web`, over HTTP as game master, as player and as guest: no answer of 500 and above, no
two figures on a square, nothing told early. What failed is named by its seed; `--first` begins there again.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable
from traceback import format_exception

from app.systems.heroquest.board.quest_map import QuestMap
from app.systems.heroquest.drawings.files import SHIPPED, shipped_map
from benchmarks.figures import Row, Sheet
from tests.systems.heroquest.maps.quest_tour import Tour
from tests.systems.heroquest.maps.random_quests import marked, random_quest

SHEET = Sheet("quests")


def main() -> int:
    """Go through them and say what went wrong; 1 if anything did."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--quests", type=int, default=500)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--stride", type=int, default=1, help="walk onto one of so many squares")
    parser.add_argument("--web", action="store_true", help="over HTTP as well")
    asked = parser.parse_args()
    ways: list[Callable[[QuestMap, int], None]] = [lambda quest, seed: _by_rules(quest, seed, asked.stride)]
    if asked.web:
        from tests.web.quest_walk import walked_through

        ways.append(walked_through)
    faults = Counter[str]()
    for seed in range(asked.first, asked.first + asked.quests):
        for way in ways:
            _try(way, random_quest(seed), seed, faults)
    for name in SHIPPED if not asked.first else ():
        for way in ways:
            _try(way, marked(shipped_map(name, "de"), 0), 0, faults)
    gone = asked.quests + len(SHIPPED)
    return SHEET.rows([Row("drawn quests, gone through from end to end", gone), Row("faults", faults.total())])


def _by_rules(quest: QuestMap, seed: int, stride: int) -> None:
    Tour(quest, seed, stride).everything()


def _try(way: Callable[[QuestMap, int], None], quest: QuestMap, seed: int, faults: Counter[str]) -> None:
    """Go one way; a fault is shown once for each kind, with the seed that leads to it."""
    try:
        way(quest, seed)
    except Exception as fault:
        told = "".join(format_exception(fault)[-3:])
        kind = f"{type(fault).__name__}: {str(fault)[:60]}"
        faults[kind] += 1
        if faults[kind] == 1:
            print(f"seed {seed}: {told[:2000]}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
