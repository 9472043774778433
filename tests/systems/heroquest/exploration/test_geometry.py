"""The board: 26 by 19 squares, 22 rooms, one corridor."""

from collections import Counter

import pytest
from pydantic import ValidationError

from app.systems.heroquest.content.board import CORRIDOR, Block, Board, Room, Square
from app.systems.heroquest.exploration.rules import areas
from tests.builders import CONTENT

BOARD = CONTENT.board
SQUARES = [Square(x, y) for x in range(BOARD.width) for y in range(BOARD.height)]


def test_squares_of_rooms_and_corridor() -> None:
    sizes = Counter(map(BOARD.area, SQUARES))
    assert len(SQUARES) == 494
    assert sizes[CORRIDOR] == 148
    rooms = [sizes[f"room_{number}"] for number in range(1, 23)]
    assert rooms == [12, 12, 15, 20, 20, 15, 16, 16, 16, 16, 30, 16, 6, 6, 16, 20, 15, 20, 15, 16, 12, 16]


def test_the_room_with_a_bend() -> None:
    assert BOARD.area(Square(17, 12)) == "room_19"
    assert BOARD.area(Square(17, 13)) == "room_18"


def test_walls_stand_between_areas() -> None:
    pairs = [(one, Square(one.x + dx, one.y + dy)) for one in SQUARES for dx, dy in ((1, 0), (0, 1))]
    inside = [(one, other) for one, other in pairs if BOARD.has(other)]
    assert sum(areas.wall_between(BOARD, one, other) for one, other in inside) == 261


def test_the_corridor_hangs_together() -> None:
    found, edge = {Square(0, 0)}, [Square(0, 0)]
    while edge:
        square = edge.pop()
        for near in areas.neighbours(BOARD, square):
            if areas.adjacent(square, near) and BOARD.area(near) == CORRIDOR and near not in found:
                found.add(near)
                edge.append(near)
    assert len(found) == 148


def test_how_squares_lie_to_one_another() -> None:
    here = Square(5, 5)
    assert areas.adjacent(here, Square(5, 4))
    assert not areas.adjacent(here, Square(6, 6))
    assert areas.diagonal(here, Square(6, 6))
    assert not areas.diagonal(here, Square(7, 6))
    assert not areas.adjacent(here, here)
    assert len(list(areas.neighbours(BOARD, here))) == 8
    assert len(list(areas.neighbours(BOARD, Square(0, 0)))) == 3
    assert areas.same_room(BOARD, here, Square(8, 8))
    assert areas.same_area(BOARD, Square(0, 0), Square(25, 18))
    assert not areas.same_room(BOARD, Square(0, 0), Square(25, 18))


@pytest.mark.parametrize(
    ("x", "fault"), [(0, "room_b: 0,0 belongs to room_a"), (2, "room_b: 2,0 lies beside the board")]
)
def test_rooms_neither_overlap_nor_leave_the_board(x: int, fault: str) -> None:
    rooms = [
        Room(id=name, blocks=(Block(x=at, y=0, width=1, height=1),)) for name, at in (("room_a", 0), ("room_b", x))
    ]
    with pytest.raises(ValidationError, match=fault):
        Board(width=2, height=1, rooms=tuple(rooms))
