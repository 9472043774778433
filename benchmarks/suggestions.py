"""Suggestions of the evil side on random positions: `python3 -m benchmarks.suggestions`.

Positions on shipped, drawn and imported maps with monsters of every kind: whether the rules take every plan, whether a
monster stands idle that could strike, whether one steps to and fro, how long it takes; and whether a cunning side costs
heroes more points than a fair one, and that one more than a simple one, with the same luck for both.
"""

import sys
from collections.abc import Sequence
from statistics import mean, stdev
from time import process_time

from app.systems.heroquest.board.at_table import spot_of
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.content.tempers import Skill
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.maps.commands import WalkMonsterTo
from app.systems.heroquest.rounds.commands import TakeTurn
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.tactics.accepted import accepted
from app.systems.heroquest.tactics.evil_turn import evil_turn, suggestion_of
from benchmarks.figures import Row, Sheet, options
from tests.systems.heroquest.tactics.fights import Fight
from tests.systems.heroquest.tactics.positions import CONTENT, done, position
from tests.systems.heroquest.tactics.scenes_of_turns import read

SHEET = Sheet("suggestions")
TURNS = 20  # of a monster that nobody fights
EXCUSED = ("due", "throws", "asleep", "misses_turn", "turned", "flees", "guards", "blocks", "hidden", "slain")


def main() -> int:
    """Measure and print; 1 if a goal was missed."""
    asked = options(__doc__, positions=10_000, fights=400)
    refused = idle = 0
    plans, one, side = 0, list[float](), list[float]()
    for seed in range(asked.positions):
        table = position(seed)
        if table is None:
            continue
        for monster in table.monsters:
            begun = process_time()
            found = suggestion_of(table, CONTENT, monster)
            one.append(process_time() - begun)
            plans += len(found.plans)
            refused += sum(accepted(table, CONTENT, read(plan)) is None for plan in found.plans)
            idle += (
                not found.plans[0].deed and found.plans[0].reason.term not in EXCUSED and _could_strike(table, monster)
            )
        if seed % 10 == 0 and (full := position(seed, heroes=5, monsters=10)) is not None:
            begun = process_time()
            evil_turn(full, CONTENT)
            side.append(process_time() - begun)
    swings = sum(map(_swings, range(0, asked.positions, max(asked.positions // 40, 1))))
    counts = {"plans": plans, "refused": refused, "idle with a legal blow": idle, "to and fro": swings}
    SHEET.rows([Row(name, number) for name, number in counts.items()])
    SHEET.times("one monster", one[len(one) // 20 :])
    SHEET.times("ten monsters against five heroes", side[1:])
    _skills(asked.fights)
    return SHEET.code


def _could_strike(table: Table, monster: str) -> bool:
    heroes = [one for one in table.heroes.values() if one.is_standing and not one.amount(Effect.INVISIBLE)]
    blows = (Attack(attacker_id=monster, target_id=one.id) for one in heroes if spot_of(table, one.id))
    return any(refusal(table, blow, CONTENT) is None for blow in blows)


def _swings(seed: int) -> int:
    """How many monsters step back to where they were two turns ago, without having struck in between."""
    table, places = position(seed), dict[str, list[tuple[object, bool]]]()
    if table is None or not table.heroes:
        return 0
    for _ in range(TURNS):
        for said in evil_turn(table, CONTENT):
            plan = said.plans[0]
            for command in read(plan):
                if isinstance(command, WalkMonsterTo) and refusal(table, command, CONTENT) is None:
                    table = done(table, command)
            places.setdefault(said.figure_id, []).append((spot_of(table, said.figure_id), bool(plan.deed)))
        table = done(done(table, TakeTurn(figure_id=next(iter(table.heroes)))), TakeTurn(figure_id=GAME_MASTER))
    return sum(map(_swung, places.values()))


def _swung(stood: Sequence[tuple[object, bool]]) -> bool:
    triples = zip(stood, stood[1:], stood[2:], strict=False)
    return any(a[0] == c[0] != b[0] and not (a[1] or b[1] or c[1]) for a, b, c in triples)


def _skills(fights: int) -> None:
    """Say how many points more heroes lose, and by how much that is surely more: the lower end of 95 of 100."""
    lost = [[Fight(seed, skill).points() for skill in Skill] for seed in range(fights)]
    for less, more in ((0, 1), (1, 2), (0, 2)):
        found = [row[more] - row[less] for row in lost]
        sure = mean(found) - 1.96 * stdev(found) / len(found) ** 0.5 if fights > 1 else 0.0
        more_skilled, less_skilled = tuple(Skill)[more], tuple(Skill)[less]
        name = f"{more_skilled} against {less_skilled}, points"
        SHEET.rows([Row(name, mean(found)), Row(f"{name}, at least", sure)])


if __name__ == "__main__":
    sys.exit(main())
