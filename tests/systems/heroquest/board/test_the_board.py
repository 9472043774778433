"""The board of the game: 26 by 19 squares, 22 rooms, one corridor."""

from collections import Counter

from app.core.board.squares import EAST, SOUTH, Square
from tests.builders import CONTENT

BOARD = CONTENT.board


def test_squares_of_rooms_and_corridor() -> None:
    sizes = Counter(map(BOARD.area, BOARD.squares()))
    assert sum(sizes.values()) == 494
    assert sizes["corridor"] == 148
    rooms = [sizes[f"room_{number}"] for number in range(1, 23)]
    assert rooms == [12, 12, 15, 20, 20, 15, 16, 16, 16, 16, 30, 16, 6, 6, 16, 20, 15, 20, 15, 16, 12, 16]


def test_the_room_with_a_bend() -> None:
    assert BOARD.area(Square(17, 12)) == "room_19"
    assert BOARD.area(Square(17, 13)) == "room_18"


def test_walls_stand_between_areas() -> None:
    edges = [(one, one.step(direction)) for one in BOARD.squares() for direction in (EAST, SOUTH)]
    assert sum(BOARD.has(other) and BOARD.wall_between(one, other) for one, other in edges) == 261


def test_the_corridor_hangs_together() -> None:
    found, before = BOARD.passages.bit(Square(0, 0)), 0
    while found != before:
        found, before = found | BOARD.passages.spread(found), found
    assert found == BOARD.squares_of("corridor")
