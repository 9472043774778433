"""Commands about the map: everybody stands on the stairs of a small quest."""

from collections.abc import Iterator

from app.core.events import Command
from app.systems.heroquest.maps import commands as maps_commands
from app.systems.heroquest.state.table import Table
from tests.builders import after
from tests.systems.heroquest.board.quest_maps import door, monster, quest

QUEST = quest(monster("C1"), door("E3", "rightward", state="hidden"))
OPENING = maps_commands.OpenDoor(door_id="door-C1")


def map_examples(table: Table) -> Iterator[tuple[Command, Table]]:
    """Every one of them once."""
    laid = after(table, maps_commands.LayMap(quest=QUEST))
    there = after(after(laid, OPENING), maps_commands.PutFigure(figure_id="orc", square="E4"))
    yield maps_commands.LayMap(quest=QUEST), table
    yield maps_commands.TakeMapAway(), laid
    yield maps_commands.PutMapAside(), laid
    yield maps_commands.BringMapBack(), after(laid, maps_commands.PutMapAside())
    yield OPENING, laid
    yield maps_commands.FindThing(thing_id="door-E3"), laid
    yield maps_commands.WalkTo(hero_id="elf", square="D4"), laid
    yield maps_commands.PutFigure(figure_id="elf", square="A1"), laid
    yield maps_commands.WalkMonsterTo(monster_id="orc", square="E2"), there
