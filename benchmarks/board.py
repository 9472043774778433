"""What sight and reach cost on the board, and the map of a running quest: `python3 -m benchmarks.board`.

On boards nothing is remembered from before. The map is that of the quest that ships.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from app.core.answers import Answers
from app.core.board.board import Door, DoorState, Plan
from app.core.board.line_of_sight import look_around
from app.core.board.moves import reach
from app.core.board.seen_squares import seen
from app.core.board.squares import STRAIGHT, Square, name_of
from app.core.events import Command
from app.core.game_system import Role, Viewer
from app.systems.heroquest.board.at_table import plan_of_table, the_board
from app.systems.heroquest.decide import decide
from app.systems.heroquest.drawings.files import SAMPLE, shipped_map
from app.systems.heroquest.equipment.commands import ChangeGold
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.maps.commands import LayMap, OpenDoor, WalkTo
from app.systems.heroquest.maps.movement_reach import reach_now
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.state.table import Table as HeroQuestTable
from app.systems.heroquest.views.map import seen_map
from benchmarks.figures import Sheet, repeated, seconds
from benchmarks.journal import Table

BOARDS, ROUNDS = 400, 200
WALKER = "ragna"
SHEET = Sheet("board")


def main() -> int:
    """Measure and print."""
    _report_board()
    _report_map()
    return SHEET.code


def _report_board() -> None:
    """Over figures, doors and starts anywhere."""
    chance, board = Random(16), SYSTEM.content.board
    squares = list(board.squares())
    walls = [(one, one.step(way)) for one in squares for way in STRAIGHT[:2] if board.wall_between(one, one.step(way))]
    inside = [(one, other) for one, other in walls if board.has(other)]
    cases = []
    for _ in range(BOARDS):
        doors = tuple(Door(one=one, other=other, state=DoorState.OPEN) for one, other in chance.sample(inside, 20))
        cases.append((Plan(board=board, doors=doors), chance.choice(squares), chance.sample(squares, 20)))
    SHEET.title(f"{BOARDS} boards with 20 open doors and 20 figures, processor")
    _time(_reach, *cases[0])  # the board itself is worked out once for good
    SHEET.times("sight of all squares", [_time(_sight, *case) for case in cases])
    SHEET.times("the same at a slant through doors", [_time(_slanted, *case) for case in cases])
    SHEET.times("reach of 12 steps", [_time(_reach, *case) for case in cases])
    SHEET.times("the same with a way to every square", [_time(_ways, *case) for case in cases])


def _sight(plan: Plan, start: Square, figures: list[Square]) -> None:
    seen(plan, start, plan.undoored.mask(figures))


def _slanted(plan: Plan, start: Square, figures: list[Square]) -> None:
    seen(plan, start, plan.undoored.mask(figures), slanted=True)


def _reach(plan: Plan, start: Square, figures: list[Square]) -> None:
    reach(plan.walkable, start, 12, barred=plan.walkable.mask(figures[:10])).costs()


def _ways(plan: Plan, start: Square, figures: list[Square]) -> None:
    found = reach(plan.walkable, start, 12, barred=plan.walkable.mask(figures[:10]))
    for square in found.costs():
        found.way(square)


def _time(work: Callable[[Plan, Square, list[Square]], None], plan: Plan, *where: Any) -> float:
    look_around.cache_clear()
    reach.cache_clear()
    fresh = Plan(board=plan.board, doors=plan.doors)
    return seconds(lambda: work(fresh, *where), process_time)


def _report_map() -> None:
    """What a viewer's map, a reach, a step and a door cost, and what the map adds to any action."""
    with tempfile.TemporaryDirectory() as folder:
        plain, mapped = Table(Path(folder) / "plain"), Table(Path(folder) / "mapped")
        drawn = shipped_map(SAMPLE, "en")
        mapped.act((LayMap(quest=drawn), ()))
        for table in (plain, mapped):
            table.act((StartQuest(), ()))
        closed = _state(mapped)
        doors = [door.id for door in drawn.boards[0].doors() if door.state != "open" and not door.double]
        opened = [seconds(partial(_decide, closed, OpenDoor(door_id=door, force=True))) for door in doors]
        for door in doors:
            mapped.act((OpenDoor(door_id=door, force=True), ()))
        open_table = _state(mapped)
        SHEET.title(f"{len(drawn.model_dump_json()) / 1000:.0f} kB of drawing, all {len(doors)} doors open")
        for role in (Role.GAME_MASTER, Role.PLAYER):
            SHEET.times(f"the whole board for a {role.value}", _each(partial(seen_map, open_table, Viewer(role=role))))
        SHEET.times("reach of a hero on the map", _each(lambda: reach_now(open_table, SYSTEM.content, WALKER)))
        SHEET.times("a door decided", opened)
        steps = _steps(open_table)
        SHEET.times("a confirmed step", _each(lambda: mapped.act((next(steps), ()))))
        gold = cycle([ChangeGold(hero_id=WALKER, change=1), ChangeGold(hero_id=WALKER, change=-1)])
        SHEET.times("any other action, confirmed, on the map", _each(lambda: mapped.act((next(gold), ()))))
        SHEET.times("the same without a map", _each(lambda: plain.act((next(gold), ()))))


def _state(table: Table) -> HeroQuestTable:
    with table.store.reading(table.id) as campaign:
        found = campaign.state.table
    assert isinstance(found, HeroQuestTable)
    return found


def _decide(table: HeroQuestTable, command: Command) -> list[object]:
    return list(decide(table, command, Answers(), SYSTEM.content))


def _each(act: Callable[[], object]) -> list[float]:
    act()
    return repeated(act, ROUNDS)


def _steps(table: HeroQuestTable) -> Iterator[WalkTo]:
    """There and back again, one square."""
    assert table.map is not None
    start = table.map.spots[WALKER].square
    ways = plan_of_table(table, 0).walkable
    held = {spot.square for spot in table.map.spots.values()}
    beside = next(one for one in the_board().neighbours(start) if ways.joins(start, one) and one not in held)
    return cycle(WalkTo(hero_id=WALKER, square=name_of(one), beyond=True) for one in (beside, start))


if __name__ == "__main__":
    sys.exit(main())
