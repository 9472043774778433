"""Commands about the map: everybody stands on the stairs of a small quest."""

from collections.abc import Iterator

from app.core.events import Command
from app.systems.heroquest.maps import commands as maps_commands
from app.systems.heroquest.state.table import Table
from tests.builders import after
from tests.systems.heroquest.board.quest_maps import quest

QUEST = quest()


def map_examples(table: Table) -> Iterator[tuple[Command, Table]]:
    """Every one of them once."""
    laid = after(table, maps_commands.LayMap(quest=QUEST))
    yield maps_commands.LayMap(quest=QUEST), table
    yield maps_commands.TakeMapAway(), laid
