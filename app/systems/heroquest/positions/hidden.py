"""What is hidden around a hero on the map."""

from collections.abc import Iterator
from typing import NamedTuple

from app.core.board.board import Squares
from app.systems.heroquest.board.at_table import place_name, situation_of_table, spot_of, the_board
from app.systems.heroquest.board.quest_map import QuestDoor, QuestTrap
from app.systems.heroquest.state.laid_map import LaidMap
from app.systems.heroquest.state.table import Table


class Hidden(NamedTuple):
    """Traps by their squares; secret doors by their ids and one of their squares."""

    traps: tuple[str, ...]
    doors: tuple[tuple[str, str], ...]


def hidden_around(table: Table, hero_id: str) -> Hidden | None:
    """HQ-10.1: what a search in the hero's room or section of the corridor finds; None where the map does not say."""
    spot, laid = spot_of(table, hero_id), table.map
    if spot is None or laid is None:
        return None
    area = situation_of_table(table, spot.board).in_area(spot.square)
    return Hidden(tuple(_traps(laid, spot.board, area)), tuple(_doors(laid, spot.board, area)))


def _traps(laid: LaidMap, board: int, area: Squares) -> Iterator[str]:
    for thing in laid.quest.boards[board].things:
        if isinstance(thing, QuestTrap) and laid.traps.get(thing.id, thing.state) == "hidden":
            squares = [square for square in thing.block.squares() if the_board().unwalled.bit(square) & area]
            if squares:
                yield place_name(board, squares[0])


def _doors(laid: LaidMap, board: int, area: Squares) -> Iterator[tuple[str, str]]:
    for thing in laid.quest.boards[board].things:
        if isinstance(thing, QuestDoor) and laid.doors.get(thing.id, thing.state) == "hidden":
            inside = [square for square in thing.edge if the_board().unwalled.bit(square) & area]
            if inside:
                yield thing.id, place_name(board, inside[0])
