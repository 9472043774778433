"""Two heroes on the stairs of a small quest, and short ways to look at them."""

import pytest

from app.core.board.squares import name_of
from app.core.errors import GameError
from app.core.events import Command
from app.core.game_system import Role, Viewer
from app.systems.heroquest.board.quest_map import AnyThing, QuestMap
from app.systems.heroquest.fields import REACH, BoardCommand
from app.systems.heroquest.maps.commands import LayMap, PutFigure
from app.systems.heroquest.positions import MapOverruled
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.views.map import SeenBoard, seen_map
from tests.builders import after, facts, facts_so_far, make_hero, make_table
from tests.systems.heroquest.board.quest_maps import quest
from tests.systems.heroquest.board.scenes import names

GAME_MASTER, PLAYER = Viewer(role=Role.GAME_MASTER), Viewer(role=Role.PLAYER, hero_ids=frozenset({"ragna"}))
HEROES = make_table(make_hero(hero_id="ragna"), make_hero("elf", hero_id="elf", name="Elwe"))


def begun(*things: AnyThing, drawn: QuestMap | None = None, heroes: Table = HEROES) -> Table:
    """The quest runs: Ragna stands on B2, Elwe on C2, and it is Ragna's turn."""
    return after(after(heroes, LayMap(quest=drawn or quest(*things))), StartQuest())


def seen(table: Table, viewer: Viewer = PLAYER, number: int = 0) -> SeenBoard:
    """One board as somebody sees it."""
    found = seen_map(table, viewer)
    assert found is not None
    return found.boards[number]


def squares(table: Table, viewer: Viewer = PLAYER, number: int = 0) -> dict[str, str]:
    """Who stands where, as somebody sees it."""
    return {figure.id: name_of(figure.square) for figure in seen(table, viewer, number).figures}


def revealed(table: Table, number: int = 0) -> set[str]:
    """The squares that lie open."""
    return names(seen(table, number=number).revealed)


def left(table: Table, figure_id: str = "ragna") -> int | None:
    """The steps somebody has left."""
    assert table.map is not None
    return table.map.left.get(figure_id)


def refused(table: Table, *commands: Command) -> set[str]:
    """With which codes the rules refuse these."""
    found = set()
    for command in commands:
        with pytest.raises(GameError) as error:
            facts(table, command)
        found.add(error.value.code)
    return found


def put(table: Table, **places: str) -> Table:
    """The same with figures on other squares."""
    for name, square in places.items():
        table = after(table, PutFigure(figure_id=name.replace("_", "-"), square=square))
    return table


def overruled(command: BoardCommand) -> BoardCommand:
    """The same as the game master decides it."""
    return command.model_copy(update={"decided": (REACH,)})


def check_overruling(table: Table, command: BoardCommand) -> None:
    """With his word the game master is obeyed, and the chronicle says so."""
    told, _ = facts_so_far(table, overruled(command))
    assert [one.fields for one in told if isinstance(one, MapOverruled)] == [(REACH,)]
