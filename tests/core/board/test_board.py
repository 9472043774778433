"""Boards: areas, walls and doors, names of squares, what a turned thing covers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from app.core.board.board import Area, Board, Door, DoorState, Plan
from app.core.board.squares import (
    Block,
    Square,
    Turn,
    are_diagonal,
    are_neighbours,
    covered,
    distance,
    name_of,
    named_square,
    steps_between,
    straight_direction,
)
from tests.core.board.mazes import MAZES, Maze

# aab.
# aab.
# ....
BOARD = Board(
    width=4,
    height=3,
    areas=(
        Area(id="a", blocks=(Block(x=0, y=0, width=2, height=2),)),
        Area(id="b", blocks=(Block(x=2, y=0, height=2),)),
    ),
    rest="way",
)


def test_every_square_lies_in_one_area() -> None:
    assert "".join(BOARD.area(square)[0] for square in BOARD.squares()) == "aabwaabwwwww"
    assert [name_of(square) for square in BOARD.passages.squares(BOARD.squares_of("b"))] == ["C1", "C2"]
    assert BOARD.squares_of("c") == 0


def test_walls_stand_between_areas_and_nowhere_else() -> None:
    walls = {
        (name_of(one), name_of(near))
        for one in BOARD.squares()
        for near in (one.step(Square(1, 0)), one.step(Square(0, 1)))
        if BOARD.has(near) and BOARD.wall_between(one, near)
    }
    assert walls == {("B1", "C1"), ("B2", "C2"), ("C1", "D1"), ("C2", "D2"), ("A2", "A3"), ("B2", "B3"), ("C2", "C3")}
    for one in BOARD.squares():
        for near in BOARD.neighbours(one):
            is_way = are_neighbours(one, near) and not BOARD.wall_between(one, near)
            assert BOARD.passages.joins(one, near) == is_way
            assert BOARD.unwalled.joins(one, near) == are_neighbours(one, near)


@pytest.mark.parametrize(("x", "fault"), [(0, "b: 0,0 belongs to a"), (2, "b: 2,0 is off the board")])
def test_areas_neither_overlap_nor_leave_the_board(x: int, fault: str) -> None:
    areas = tuple(Area(id=name, blocks=(Block(x=at, y=0),)) for name, at in (("a", 0), ("b", x)))
    with pytest.raises(ValidationError, match=fault):
        Board(width=2, height=1, areas=areas)


def test_a_door_opens_its_edge_and_shuts_it_where_there_is_no_wall_unless_nobody_knows_of_it() -> None:
    wall, floor = (Square(1, 0), Square(2, 0)), (Square(0, 2), Square(1, 2))
    for state in DoorState:
        plan = Plan(board=BOARD, doors=(Door(one=wall[0], other=wall[1], state=state),))
        assert plan.walkable.joins(*wall) == plan.walkable.joins(*reversed(wall)) == (state is DoorState.OPEN)
        plan = Plan(board=BOARD, doors=(Door(one=floor[1], other=floor[0], state=state),))
        assert plan.walkable.joins(*floor) == (state is not DoorState.CLOSED)
        assert plan.undoored.joins(*floor) == (state is DoorState.HIDDEN)


def test_a_door_at_the_rim_leads_nowhere() -> None:
    plan = Plan(board=BOARD, doors=(Door(one=Square(-1, 0), other=Square(0, 0), state=DoorState.OPEN),))
    assert plan.walkable == BOARD.passages


def test_a_floor_covers_the_walls_below_it_and_no_others() -> None:
    plan = Plan(board=BOARD, floors=(Block(x=1, y=0, width=3, height=1),))
    assert plan.walkable.joins(Square(1, 0), Square(2, 0))
    assert plan.walkable.joins(Square(2, 0), Square(3, 0))
    assert not plan.walkable.joins(Square(1, 1), Square(2, 1))
    assert not plan.walkable.joins(Square(3, 0), Square(0, 1))
    whole = Plan(board=BOARD, floors=(Block(x=-5, y=-5, width=50, height=50),))
    assert whole.walkable == BOARD.unwalled


def test_rubble_is_left_by_no_way() -> None:
    plan = Plan(board=BOARD, blocked=frozenset({Square(1, 2)}))
    assert plan.walkable.spread(plan.rubble) == 0
    assert not plan.walkable.joins(Square(0, 2), Square(1, 2))
    assert plan.undoored.joins(Square(0, 2), Square(1, 2))


def test_corners_are_turned_where_one_way_round_is_open() -> None:
    assert BOARD.passages.turns_corner(Square(0, 0), Square(1, 1))
    assert not BOARD.passages.turns_corner(Square(1, 0), Square(2, 1))
    assert BOARD.passages.turns_corner(Square(3, 1), Square(2, 2))


@pytest.mark.parametrize(
    ("name", "square"), [("A1", Square(0, 0)), ("T9", Square(19, 8)), ("Z19", Square(25, 18)), ("AA1", Square(26, 0))]
)
def test_squares_have_names(name: str, square: Square) -> None:
    assert name_of(square) == name
    assert named_square(name) == named_square(name.lower()) == square


@pytest.mark.parametrize("name", ["", "9", "T", "9T", "ABC1", "T-9", "Ä1", "A1234"])
def test_what_is_no_name_of_a_square(name: str) -> None:
    assert named_square(name) is None


@pytest.mark.parametrize(
    ("turn", "size"),
    [(Turn.DOWNWARD, (3, 2)), (Turn.RIGHTWARD, (2, 3)), (Turn.UPWARD, (3, 2)), (Turn.LEFTWARD, (2, 3))],
)
def test_a_turned_thing_covers_from_the_same_corner(turn: Turn, size: tuple[int, int]) -> None:
    assert covered(Square(5, 7), 3, 2, turn) == Block(x=5, y=7, width=size[0], height=size[1])


def test_how_squares_lie_to_one_another() -> None:
    here = Square(5, 5)
    assert are_neighbours(here, Square(5, 4))
    assert not are_neighbours(here, here)
    assert are_diagonal(here, Square(6, 6))
    assert not are_diagonal(here, Square(7, 6))
    assert (steps_between(here, Square(8, 1)), distance(here, Square(8, 1))) == (7, 4)
    assert straight_direction(here, Square(5, 1)) == Square(0, -1)
    assert straight_direction(here, Square(9, 5)) == Square(1, 0)
    assert straight_direction(here, Square(6, 6)) is straight_direction(here, here) is None
    assert [len(list(BOARD.neighbours(one))) for one in (Square(0, 0), Square(1, 0), Square(1, 1))] == [3, 5, 8]


@given(MAZES)
def test_one_step_joins_what_spreading_reaches(maze: Maze) -> None:
    around = Block(x=-1, y=-1, width=maze.board.width + 2, height=maze.board.height + 2)
    for one in around.squares():
        reached = maze.passages.spread(maze.passages.bit(one))
        for other in around.squares():
            assert maze.passages.joins(one, other) is bool(reached & maze.passages.bit(other))


@given(MAZES, st.integers(-9, 9), st.integers(-9, 9), st.integers(1, 9), st.integers(1, 9))
def test_a_block_covers_its_squares_as_far_as_they_lie_on_the_board(maze: Maze, x: int, y: int, w: int, h: int) -> None:
    block = Block(x=x, y=y, width=w, height=h)
    assert maze.passages.block(block) == maze.passages.mask(block.squares())
