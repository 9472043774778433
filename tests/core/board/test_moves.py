"""How far somebody gets, and who makes way."""

from hypothesis import given
from hypothesis import strategies as st

from app.core.board.board import Board
from app.core.board.moves import push, reach
from app.core.board.passages import Passages
from app.core.board.squares import EAST, SOUTH, STRAIGHT, Square, are_diagonal, are_neighbours
from tests.core.board.mazes import MAZES, Maze

FLOOR = Board(width=5, height=3)
OPEN = FLOOR.passages


def _cut(passages: Passages, *edges: tuple[Square, Square]) -> Passages:
    for one, other in edges:
        passages = passages.edge(one, other, is_open=False)
    return passages


def test_steps_are_straight_and_end_elsewhere() -> None:
    found = reach(OPEN, Square(0, 0), 2).costs()
    assert found == {Square(1, 0): 1, Square(0, 1): 1, Square(2, 0): 2, Square(1, 1): 2, Square(0, 2): 2}
    assert reach(OPEN, Square(0, 0), 0).costs() == {}


def test_the_way_leads_around_walls() -> None:
    walled = _cut(OPEN, (Square(0, 0), Square(1, 0)), (Square(0, 1), Square(1, 1)))
    found = reach(walled, Square(0, 0), 9)
    assert found.way(Square(1, 0)) == (Square(0, 1), Square(0, 2), Square(1, 2), Square(1, 1), Square(1, 0))
    assert found.way(Square(0, 0)) == ()


def test_who_holds_a_square_lets_pass_and_who_bars_it_does_not() -> None:
    middle = OPEN.mask([Square(1, 0), Square(1, 1), Square(1, 2)])
    held, barred = reach(OPEN, Square(0, 0), 2, held=middle), reach(OPEN, Square(0, 0), 9, barred=middle)
    assert Square(2, 0) in held.costs()
    assert Square(1, 0) not in held.costs()
    assert held.cost(Square(1, 0)) == 1
    assert set(barred.costs()) == {Square(0, 1), Square(0, 2)}
    assert barred.way(Square(2, 0)) is None


def test_difficult_ground_costs_two_steps() -> None:
    slow = OPEN.mask([Square(1, 0), Square(1, 1)])
    found = reach(OPEN, Square(0, 0), 4, slow=slow)
    assert (found.cost(Square(1, 0)), found.cost(Square(2, 0)), found.cost(Square(1, 2))) == (2, 3, 3)
    assert found.way(Square(2, 0)) == (Square(1, 0), Square(2, 0))
    assert reach(OPEN, Square(0, 0), 1, slow=slow).cost(Square(1, 0)) is None


def test_a_trap_ends_the_move() -> None:
    column = OPEN.mask([Square(1, 0), Square(1, 1), Square(1, 2)])
    found = reach(OPEN, Square(0, 0), 9, stops=column)
    assert found.cost(Square(1, 1)) == 2
    assert found.cost(Square(2, 1)) is None
    assert reach(OPEN, Square(1, 1), 1, stops=column).cost(Square(2, 1)) == 1


def test_slanted_steps_go_around_a_corner_that_one_side_leaves_free() -> None:
    assert reach(OPEN, Square(0, 0), 2, slanted=True).way(Square(2, 2)) == (Square(1, 1), Square(2, 2))
    half = _cut(OPEN, (Square(0, 0), Square(1, 0)))
    assert reach(half, Square(0, 0), 1, slanted=True).cost(Square(1, 1)) == 1
    shut = _cut(half, (Square(0, 0), Square(0, 1)))
    assert reach(shut, Square(0, 0), 9, slanted=True).costs() == {}


def test_who_is_pushed_goes_straight_back() -> None:
    assert push(OPEN, Square(1, 1), EAST, 0) == ((Square(1, 1), Square(2, 1)),)
    assert push(OPEN, Square(4, 1), EAST, 0) is None
    assert push(_cut(OPEN, (Square(1, 1), Square(2, 1))), Square(1, 1), EAST, 0) is None


def test_who_stands_behind_makes_way_along_the_row_then_the_column_then_at_a_slant() -> None:
    taken: list[Square] = [Square(1, 1), Square(2, 1)]
    aside = []
    for _ in range(5):
        steps = push(OPEN, Square(1, 1), EAST, OPEN.mask(taken))
        assert steps is not None
        assert steps[1] == (Square(1, 1), Square(2, 1))
        aside.append(steps[0].end)
        taken.append(steps[0].end)
    assert aside == [Square(3, 1), Square(2, 2), Square(2, 0), Square(3, 2), Square(1, 2)]
    everywhere = OPEN.mask(FLOOR.squares())
    assert push(OPEN, Square(1, 1), SOUTH, everywhere) is None


def test_where_nobody_can_step_aside_the_whole_row_is_pushed_the_last_one_first() -> None:
    corridor = Board(width=5, height=1).passages
    steps = push(corridor, Square(0, 0), EAST, corridor.mask([Square(0, 0), Square(1, 0), Square(2, 0)]))
    assert steps
    assert [(step.start.x, step.end.x) for step in steps] == [(2, 3), (1, 2), (0, 1)]
    assert push(corridor, Square(1, 0), EAST, corridor.mask(Square(x, 0) for x in range(1, 5))) is None


def test_something_large_goes_where_all_of_it_finds_room() -> None:
    wall = _cut(OPEN, (Square(1, 1), Square(2, 1)))
    wide, high = wall.for_block(2, 1), wall.for_block(1, 2)
    assert not wide.joins(Square(0, 1), Square(1, 1)), "the wall would stand in its midst"
    assert wide.joins(Square(0, 0), Square(1, 0))
    assert not high.joins(Square(1, 0), Square(2, 0)), "its lower half would pass the wall"
    assert not wide.joins(Square(3, 0), Square(4, 0)), "half of it would lie beside the board"
    assert set(wide.squares(wide.met_by_block(wide.bit(Square(2, 2)), 2, 1))) == {Square(1, 2), Square(2, 2)}


@given(MAZES, st.integers(0, 12))
def test_a_way_never_leads_through_a_wall_and_is_as_long_as_it_costs(maze: Maze, steps: int) -> None:
    found = reach(maze.passages, maze.start, steps, barred=maze.opaque)
    for square, cost in found.costs().items():
        way = found.way(square)
        assert way is not None
        assert len(way) == cost <= steps
        for one, other in zip((maze.start, *way), way, strict=False):
            assert are_neighbours(one, other)
            assert maze.passages.joins(one, other)
            assert not maze.passages.bit(other) & maze.opaque


@given(MAZES)
def test_a_slanted_step_is_one_around_a_corner(maze: Maze) -> None:
    near = maze.passages.spread(maze.passages.bit(maze.start), slanted=True)
    for square in maze.board.neighbours(maze.start):
        goes = maze.passages.joins(maze.start, square) or (
            are_diagonal(maze.start, square) and maze.passages.turns_corner(maze.start, square)
        )
        assert bool(near & maze.passages.bit(square)) == goes


@given(MAZES, st.integers(0, 12))
def test_what_is_reached_is_what_one_step_more_reaches_from_there(maze: Maze, steps: int) -> None:
    near, far = (
        {maze.start, *reach(maze.passages, maze.start, number, barred=maze.opaque).costs()}
        for number in (steps, steps + 1)
    )
    beyond = {
        square.step(direction)
        for square in near
        for direction in STRAIGHT
        if maze.passages.joins(square, square.step(direction))
    }
    assert far == near | {square for square in beyond if not maze.passages.bit(square) & maze.opaque}
