"""How squares lie to one another. Doors and rubble are the quest's: what they allow or bar is for the people to say."""

from collections.abc import Iterator

from app.systems.heroquest.content.board import CORRIDOR, Board, Square


def adjacent(one: Square, other: Square) -> bool:
    """Whether two squares share an edge."""
    return abs(one.x - other.x) + abs(one.y - other.y) == 1


def diagonal(one: Square, other: Square) -> bool:
    """Whether two squares touch at a corner only."""
    return abs(one.x - other.x) == 1 == abs(one.y - other.y)


def same_area(board: Board, one: Square, other: Square) -> bool:
    """Whether two squares lie in the same room, or both in the corridor."""
    return board.area(one) == board.area(other)


def same_room(board: Board, one: Square, other: Square) -> bool:
    """Whether two squares lie in the same room; the corridor is none."""
    return same_area(board, one, other) and board.area(one) != CORRIDOR


def wall_between(board: Board, one: Square, other: Square) -> bool:
    """Whether a wall stands between two neighbouring squares, unless the quest put a door there."""
    return adjacent(one, other) and not same_area(board, one, other)


def neighbours(board: Board, square: Square) -> Iterator[Square]:
    """The squares of the board that touch a square, up to eight."""
    for y in range(square.y - 1, square.y + 2):
        for x in range(square.x - 1, square.x + 2):
            near = Square(x, y)
            if near != square and board.has(near):
                yield near
