"""What exact odds cost, beside another library and beside brute force: `python3 -m benchmarks.odds`.

Everything is measured in one run, so that the ratios hold on any machine; of every figure the median and the best.
Processor time counts, since nothing here waits: what else the machine does is no matter.
"""

import os
import platform
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import product
from time import process_time

import icepool

from app.core.answers import Answers, HandRoll, RollPrompt
from app.core.events import Command
from app.systems.heroquest.bestiary.commands import BreatheFire
from app.systems.heroquest.body.commands import LoseBodyPoints
from app.systems.heroquest.calculator.figures import (
    HeroDescription,
    ItemDescription,
    MonsterDescription,
    TableDescription,
)
from app.systems.heroquest.calculator.tables import described_table
from app.systems.heroquest.combat.commands import Attack, PlaceMonster, Sweep
from app.systems.heroquest.decide import decide
from app.systems.heroquest.dice import BLACK_SHIELD, COMBAT_DICE, SKULL, Color
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.odds import dice_against_dice, faces
from app.systems.heroquest.odds import duel as duels
from app.systems.heroquest.odds.dice_against_dice import HERO_DEFENDS, MONSTER_DEFENDS, DiceAttack, points_through
from app.systems.heroquest.odds.duel import Duel, Fighter, encounter, fought_out
from app.systems.heroquest.odds.search import explore
from app.systems.heroquest.odds.summary import odds_of
from app.systems.heroquest.state.table import Table
from benchmarks.figures import Sheet, options, repeated, seconds

ROUNDS = 60
SHEET = Sheet("odds")
WHITE = Color.WHITE
MIXED = tuple(Color) * 3  # twelve dice in all four colours
BRUTE = 4  # dice on each side: 6 ** 8 throws are what brute force can still do
CACHES = (
    points_through,
    dice_against_dice.thrown_hits,
    faces.counted,
    faces.joint_face_counts,
    faces.shown,
    duels._left,
)


def main() -> int:
    """Measure and print; 1 if a goal was missed. A number of rounds may follow."""
    rounds = options(__doc__, rounds=ROUNDS).rounds
    SHEET.title(f"{datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}, icepool {icepool.__version__}")
    _report_pools(rounds)
    _report_duels(rounds)
    _report_commands(rounds)
    _report_import(max(3, rounds // 5))
    return SHEET.code


def _report_pools(rounds: int) -> None:
    twelve, few = DiceAttack(MIXED, MIXED), DiceAttack((WHITE,) * BRUTE, (WHITE,) * BRUTE)
    white = DiceAttack((WHITE,) * 12, (WHITE,) * 12, repeat="best")
    beside = {pool: _warm(partial(_with_icepool, pool), _few(rounds)) for pool in (twelve, few)}  # the floor: icepool
    SHEET.times("12 mixed against 12 mixed dice, cold", _cold(lambda: points_through(twelve), rounds), beside[twelve])
    SHEET.times("12 mixed against 12 mixed dice, cached", _warm(lambda: points_through(twelve), rounds))
    SHEET.times("12 against 12 white dice, repeated if better, cold", _cold(lambda: points_through(white), rounds))
    SHEET.times(f"{BRUTE} against {BRUTE} white dice, cold", _cold(lambda: points_through(few), rounds), beside[few])
    SHEET.times(f"the same by brute force, {6 ** (2 * BRUTE):,} throws", _warm(lambda: _by_brute_force(few), 1))
    exact = list(points_through(few).chances)
    assert exact == [_with_icepool(few).probability(number) for number in range(len(exact))]
    total = 6 ** (2 * BRUTE)
    assert [chance * total for chance in exact] == [_by_brute_force(few)[number] for number in range(len(exact))]


def _few(rounds: int) -> int:
    """Of what takes long."""
    return max(2, rounds // 6)


def _report_duels(rounds: int) -> None:
    for number in (1, 2):
        SHEET.times(f"fight to the end, {number} against {number}, cold", _cold(partial(_dice_fight, number), rounds))
    table = _table()
    fight = partial(encounter, table, ["ragna"], ["warrior"], SYSTEM.content)
    SHEET.times("the same 1 against 1 at a table, with its attacks", _cold(fight, _few(rounds)))


def _dice_fight(number: int) -> Duel:
    """So many heroes against as many chaos warriors, dice against dice."""

    def blow(side: int, _striker: int, _target: int, left: int) -> faces.Counts:
        attack, defends = (3, MONSTER_DEFENDS) if side == 0 else (4, HERO_DEFENDS)
        return points_through(DiceAttack((WHITE,) * attack, (WHITE,) * 4, defends, left=left))

    return fought_out((Fighter(8),) * number, (Fighter(3),) * number, blow)


def _report_commands(rounds: int) -> None:
    table = _table()
    loss = LoseBodyPoints(hero_id="liathan", points=table.heroes["liathan"].body_points)
    falls = [HandRoll(faces=(face,)) for face in ("3", "4", "4")]
    SHEET.times("deciding a fall: faint table, fall table, gold", _warm(lambda: _decided(table, loss, falls), rounds))
    attack = Attack(attacker_id="ragna", target_id="warrior")
    blow = _skulls_and_shields(table, attack)
    SHEET.times("deciding an attack", _warm(lambda: _decided(table, attack, blow), rounds))
    for name, command in (("an attack", attack), ("a fall", loss)):
        SHEET.times(f"all odds of {name}, cold", _cold(partial(odds_of, table, command, SYSTEM.content), _few(rounds)))
    many, sweep = _sweep()
    SHEET.times(
        "all odds of a sweep of four who may fall, cold",
        _cold(partial(odds_of, many, sweep, SYSTEM.content), _few(rounds)),
    )
    breath = BreatheFire(monster_id="dragon", target_ids=sweep.target_ids)
    SHEET.times(
        "all odds of a dragon's breath at them, cold",
        _cold(partial(odds_of, many, breath, SYSTEM.content), _few(rounds)),
    )


def _report_import(times: int) -> None:
    """In a process of its own, with compiled files as everybody has them after the first start."""
    SHEET.times("importing pydantic and making a first model", _importing(times, "app.core.model"))
    SHEET.times("importing the engine on top of it", _importing(times, "app.systems.heroquest.game", "app.core.model"))
    rest = ", ".join(f"app.systems.heroquest.{part}" for part in ("decide", "labels", "views.table"))
    SHEET.times(
        "all its rules, facts, words and views on top of that", _importing(times, rest, "app.systems.heroquest.game")
    )


def _importing(times: int, module: str, before: str = "time") -> list[float]:
    code = f"import time, {before}; a = time.process_time(); import {module}; print(time.process_time() - a)"
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    run = [sys.executable, "-c", code]
    return [
        float(subprocess.run(run, env=environment, capture_output=True, text=True, check=True).stdout)
        for _ in range(times + 1)
    ][1:]


def _with_icepool(attack: DiceAttack) -> icepool.Die[int]:
    skulls = sum((_die(color, frozenset({SKULL})) for color in attack.attack), icepool.Die([0]))
    stopped = sum((_die(color, attack.defends) for color in attack.defence), icepool.Die([0]))
    return (skulls - stopped).map(lambda points: max(points, 0))


def _die(color: Color, wanted: frozenset[str]) -> icepool.Die[int]:
    return icepool.Die([int(face in wanted) for face in COMBAT_DICE[color].faces])


def _by_brute_force(attack: DiceAttack) -> Counter[int]:
    found: Counter[int] = Counter()
    for thrown in product(*(COMBAT_DICE[color].faces for color in (*attack.attack, *attack.defence))):
        skulls = thrown[: len(attack.attack)].count(SKULL)
        stopped = sum(face in attack.defends for face in thrown[len(attack.attack) :])
        found[max(skulls - stopped, 0)] += 1
    return found


def _table() -> Table:
    table = Table()
    wishes = [*SYSTEM.sample(), (PlaceMonster(monster_id="warrior", kind="chaos_warrior"), ())]
    for command, answers in wishes:
        for fact in decide(table, command, Answers(answers), SYSTEM.content):
            table = SYSTEM.evolve(table, fact)
    return table


def _sweep() -> tuple[Table, Sweep]:
    """Four fully loaded heroes at two points, a fifth among them, and a dragon."""
    things = ("broadsword", "helmet", "shield_item", "healing_potion_4")
    four = [HeroDescription(hero_class="barbarian", body_points=2, gold=90, items=_things(things))] * 4
    sweeper = HeroDescription(hero_class="barbarian", items=_things(things[:1]))
    dragon = MonsterDescription(kind="dragon", id="dragon", attack=6, defence=6, body=6, mind=6, further_attacks=(4, 4))
    table = described_table(TableDescription(heroes=(*four, sweeper), monsters=(dragon,)), SYSTEM.content)
    *targets, attacker = table.heroes
    return table, Sweep(attacker_id=attacker, target_ids=tuple(targets))


def _things(content_ids: Sequence[str]) -> tuple[ItemDescription, ...]:
    return tuple(ItemDescription(content_id=one) for one in content_ids)


def _skulls_and_shields(table: Table, attack: Attack) -> list[HandRoll]:
    """Every die of the attacker a skull, every die of the target a black shield: both sides are asked."""
    given: list[HandRoll] = []
    for face in (SKULL, BLACK_SHIELD):
        (leaf,) = explore(table, attack, SYSTEM.content, given=given, until=frozenset({"attack", "defence"}))
        assert isinstance(leaf.prompt, RollPrompt)
        given.append(HandRoll(faces=(face,) * len(leaf.prompt.dice)))
    return given


def _decided(table: Table, command: Command, answers: list[HandRoll]) -> None:
    assert list(decide(table, command, Answers(answers), SYSTEM.content))


def _cold(act: Callable[[], object], rounds: int) -> list[float]:
    def from_scratch() -> float:
        for cache in CACHES:
            cache.cache_clear()
        return seconds(act, process_time)

    return [from_scratch() for _ in range(rounds)]


def _warm(act: Callable[[], object], rounds: int) -> list[float]:
    act()
    return repeated(act, rounds, process_time)


if __name__ == "__main__":
    sys.exit(main())
