"""Placing: where a figure has room, and which monsters have no place yet."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from app.core.board.passages import Passages
from app.core.board.squares import Square, Turn, distance, straight_direction
from app.systems.heroquest.board.at_table import block_of, situation_of_table, spot_of, the_board
from app.systems.heroquest.combat.attacks import are_alike
from app.systems.heroquest.state.dungeon import Size, Spot
from app.systems.heroquest.state.figures import Effect, Monster
from app.systems.heroquest.state.table import Table


def misfit(table: Table, figure_id: str, goal: Spot, turn: Turn | None = None, size: Size | None = None) -> str:
    """Return why a figure cannot stand with its upper left square here, as the code of a refusal; "" where it can."""
    laid = table.map
    assert laid is not None
    situation = situation_of_table(table, goal.board)
    block = block_of(laid, figure_id, goal.square, turn, size)
    squares = tuple(block.squares())
    taken = situation.taken_for(block, figure_id)
    if not all(map(the_board().has, squares)) or situation.bit(goal.square) & taken:
        return "board.square_taken"
    return "" if _hangs_together(situation.plan.undoored, squares) else "board.across_a_wall"


def _hangs_together(ways: Passages, squares: Sequence[Square]) -> bool:
    """Return whether the squares of something large are connected without a wall between."""
    pairs = ((one, other) for one, other in combinations(squares, 2) if straight_direction(one, other) is not None)
    return all(ways.joins(one, other) for one, other in pairs if distance(one, other) == 1)


def room_for(table: Table, board: int, figure_id: str, size: Size | None = None) -> Iterator[Square]:
    """Yield every square of a board that a figure can be put on, row by row."""
    plan = the_board()
    squares = (Square(x, y) for y in range(plan.height) for x in range(plan.width))
    return (one for one in squares if not misfit(table, figure_id, Spot(board=board, square=one), size=size))


def off_the_map(table: Table) -> tuple[tuple[Monster, ...], ...]:
    """Return the monsters in play that stand nowhere on the map that lies, those that are alike together."""
    found = list[list[Monster]]()
    for monster in table.monsters.values() if table.map else ():
        if not monster.is_standing or monster.amount(Effect.HIDDEN) or spot_of(table, monster.id) is not None:
            continue
        alike = next((one for one in found if are_alike(one[0], monster) and one[0].name == monster.name), None)
        if alike is None:
            found.append([monster])
        else:
            alike.append(monster)
    return tuple(map(tuple, found))
