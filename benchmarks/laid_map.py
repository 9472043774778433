"""What the map of a running quest costs, on the quest that ships: `python3 -m benchmarks.laid_map`."""

import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from pathlib import Path

from app.core.answers import Answers
from app.core.board.squares import name_of
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
from benchmarks.figures import seconds, times, title
from benchmarks.journal import Table

ROUNDS = 200
WALKER = "ragna"


def main() -> None:
    """Print what a viewer's map, a reach, a step and a door cost, and what the map adds to any action."""
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
        title(f"{len(drawn.model_dump_json()) / 1000:.0f} kB of drawing, all {len(doors)} doors open")
        for role in (Role.GAME_MASTER, Role.PLAYER):
            times(f"the whole board for a {role.value}", _each(partial(seen_map, open_table, Viewer(role=role))))
        times("reach of a hero on the map", _each(lambda: reach_now(open_table, SYSTEM.content, WALKER)))
        times("a door decided", opened)
        steps = _steps(open_table)
        times("a confirmed step", _each(lambda: mapped.act((next(steps), ()))))
        gold = cycle([ChangeGold(hero_id=WALKER, change=1), ChangeGold(hero_id=WALKER, change=-1)])
        times("any other action, confirmed, on the map", _each(lambda: mapped.act((next(gold), ()))))
        times("the same without a map", _each(lambda: plain.act((next(gold), ()))))


def _state(table: Table) -> HeroQuestTable:
    with table.store.reading(table.id) as campaign:
        found = campaign.state.table
    assert isinstance(found, HeroQuestTable)
    return found


def _decide(table: HeroQuestTable, command: Command) -> list[object]:
    return list(decide(table, command, Answers(), SYSTEM.content))


def _each(act: Callable[[], object]) -> list[float]:
    act()
    return [seconds(act) for _ in range(ROUNDS)]


def _steps(table: HeroQuestTable) -> Iterator[WalkTo]:
    """There and back again, one square."""
    assert table.map is not None
    start = table.map.spots[WALKER].square
    ways = plan_of_table(table, 0).walkable
    held = {spot.square for spot in table.map.spots.values()}
    beside = next(one for one in the_board().neighbours(start) if ways.joins(start, one) and one not in held)
    return cycle(WalkTo(hero_id=WALKER, square=name_of(one), beyond=True) for one in (beside, start))


if __name__ == "__main__":
    main()
