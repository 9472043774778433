"""Lines of sight, against lines drawn one by one."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.board.board import Area, Board, Door, DoorKind, DoorState, Plan
from app.core.board.line_of_sight import line_of_centres, look_around, ray, row_ahead, visible
from app.core.board.moves import push, reach
from app.core.board.passages import Passages, Squares
from app.core.board.seen_squares import Stop, hindrance, revealed_from, seen
from app.core.board.squares import EAST, STRAIGHT, Block, Square, name_of
from tests.core.board.mazes import MAZES, Maze

FLOOR = Board(width=5, height=5)
OPEN = FLOOR.passages
Point = tuple[float, float]

# Two rooms of two by three, side by side above a corridor.
ROOMS = Board(
    width=4,
    height=4,
    areas=tuple(Area(id=name, blocks=(Block(x=x, y=0, width=2, height=3),)) for name, x in (("a", 0), ("b", 2))),
)
EDGE = (Square(1, 1), Square(2, 1))


def _sees(one: Square, other: Square, *figures: Square, passages: Passages = OPEN) -> bool:
    there, back = (
        bool(visible(passages, start, passages.mask(figures)) & passages.bit(end))
        for start, end in ((one, other), (other, one))
    )
    assert there == back
    return there


def _with_door(state: DoorState, kind: DoorKind = DoorKind.PLAIN) -> Plan:
    return Plan(board=ROOMS, doors=(Door(one=EDGE[0], other=EDGE[1], state=state, kind=kind),))


def _is_free(passages: Passages, opaque: Squares, start: Point, end: Point, *, corners: bool = True) -> bool:
    """Whether a line from point to point crosses nothing, walked from crossing to crossing."""
    cuts = {0.0, 1.0}
    for axis in (0, 1):
        length = end[axis] - start[axis]
        cuts |= {(line - start[axis]) / length for line in range(1, 10) if length}
    walk = [cut for cut in sorted(cuts) if 0 <= cut <= 1]
    middles = [(one + other) / 2 for one, other in pairwise(walk) if other - one > 1e-9]
    squares = [
        Square(*(int(start[axis] + (end[axis] - start[axis]) * middle) for axis in (0, 1))) for middle in middles
    ]
    if any(passages.bit(square) & opaque for square in squares[1:-1]):
        return False
    return all(
        passages.joins(one, other) or (corners and _turns(passages, opaque, one, other))
        for one, other in pairwise(squares)
    )


def _turns(passages: Passages, opaque: Squares, one: Square, other: Square) -> bool:
    """Whether a line exactly through a corner counts: one side of it is free."""
    sides = (Square(one.x, other.y), Square(other.x, one.y))
    return any(
        passages.joins(one, side) and passages.joins(side, other) and not passages.bit(side) & opaque for side in sides
    )


def test_a_figure_hides_what_stands_behind_it() -> None:
    here, behind = Square(0, 2), Square(4, 2)
    assert _sees(here, behind)
    assert not _sees(here, behind, Square(2, 2))
    assert _sees(here, Square(4, 3), Square(2, 2))
    assert _sees(here, behind, here, behind)


def test_nobody_looks_between_figures_that_stand_shoulder_to_shoulder() -> None:
    assert not _sees(Square(0, 0), Square(2, 1), Square(1, 0), Square(1, 1))
    assert not _sees(Square(0, 0), Square(1, 1), Square(1, 0), Square(0, 1))
    assert _sees(Square(0, 0), Square(1, 1), Square(1, 0))


def test_a_wall_is_not_looked_along() -> None:
    walled = OPEN
    for x in range(5):
        walled = walled.edge(Square(x, 1), Square(x, 2), is_open=False)
    assert not _sees(Square(0, 1), Square(4, 2), passages=walled)
    assert _sees(Square(0, 1), Square(4, 0), passages=walled)


def test_one_looks_around_a_corner_by_one_square() -> None:
    bend = Plan(board=FLOOR, blocked=frozenset({Square(1, 1), Square(1, 2), Square(2, 1), Square(2, 2)}))
    found = seen(bend, Square(3, 0))
    assert {name_of(one) for one in OPEN.squares(found) if one.x == 0} == {"A1", "A2"}


@given(MAZES)
def test_sight_is_the_same_from_both_ends(maze: Maze) -> None:
    there = visible(maze.passages, maze.start, maze.opaque) & maze.passages.bit(maze.end)
    back = visible(maze.passages, maze.end, maze.opaque) & maze.passages.bit(maze.start)
    assert bool(there) == bool(back)


@given(MAZES)
def test_whatever_is_seen_has_a_line_to_show_for_it(maze: Maze) -> None:
    for square in maze.passages.squares(visible(maze.passages, maze.start, maze.opaque)):
        if square != maze.start:
            found = ray(maze.passages, maze.start, square, maze.opaque)
            assert found is not None
            assert _is_free(maze.passages, maze.opaque, found.start, found.end)


inner = st.floats(0.01, 0.99)


@given(MAZES, st.lists(st.tuples(inner, inner, inner, inner), min_size=20, max_size=40))
def test_where_any_line_passes_there_is_sight(maze: Maze, places: list[tuple[float, float, float, float]]) -> None:
    (x, y), (to_x, to_y) = maze.start, maze.end
    lines = (((x + a, y + b), (to_x + c, to_y + d)) for a, b, c, d in places)
    if any(_is_free(maze.passages, maze.opaque, *line, corners=False) for line in lines):
        assert visible(maze.passages, maze.start, maze.opaque) & maze.passages.bit(maze.end)


@given(MAZES)
def test_more_walls_and_figures_never_show_more(maze: Maze) -> None:
    seen_now = visible(maze.passages, maze.start, maze.opaque)
    assert seen_now & ~visible(maze.board.passages, maze.start, 0) == 0


@pytest.mark.parametrize(
    ("state", "kind", "straight", "slanted"),
    [
        (DoorState.OPEN, DoorKind.PLAIN, True, True),
        (DoorState.OPEN, DoorKind.DOUBLE, True, True),
        (DoorState.OPEN, DoorKind.SECRET, False, False),
        (DoorState.CLOSED, DoorKind.PLAIN, False, False),
        (DoorState.HIDDEN, DoorKind.SECRET, False, False),
    ],
)
def test_through_an_open_door_one_looks_straight_on(
    state: DoorState, kind: DoorKind, straight: bool, slanted: bool
) -> None:
    plan = _with_door(state, kind)
    ahead, aside = (plan.undoored.bit(square) for square in (Square(3, 1), Square(3, 2)))
    assert bool(seen(plan, Square(0, 1)) & ahead) == straight
    assert not seen(plan, Square(0, 1)) & aside
    assert bool(seen(plan, Square(0, 1), slanted=True) & aside) == slanted


def test_what_stops_a_line_is_named() -> None:
    def stop(plan: Plan, one: Square, other: Square, *figures: Square) -> tuple[str, Stop] | None:
        found = hindrance(plan, one, other, OPEN.mask(figures) if plan.board is FLOOR else 0)
        return (name_of(found.square), found.why) if found else None

    here = Square(0, 1)
    assert stop(_with_door(DoorState.CLOSED), here, Square(3, 1)) == ("C2", Stop.DOOR)
    assert stop(_with_door(DoorState.OPEN, DoorKind.SECRET), here, Square(3, 1)) == ("C2", Stop.SECRET_DOOR)
    assert stop(_with_door(DoorState.OPEN), here, Square(3, 2)) == ("C2", Stop.SLANT)
    assert stop(_with_door(DoorState.OPEN), here, Square(3, 1)) is None
    assert stop(Plan(board=ROOMS), here, Square(3, 1)) == ("C2", Stop.WALL)
    floor = Plan(board=FLOOR, blocked=frozenset({Square(3, 1)}))
    assert stop(floor, here, Square(4, 1), Square(2, 1)) == ("C2", Stop.FIGURE)
    assert stop(floor, here, Square(4, 1)) == ("D2", Stop.RUBBLE)
    assert stop(floor, Square(0, 3), Square(1, 4), Square(1, 3), Square(0, 4)) == ("B4", Stop.FIGURE)
    assert stop(floor, Square(0, 3), Square(1, 4)) is None


def test_the_line_from_centre_to_centre() -> None:
    def names(one: Square, other: Square) -> list[str]:
        return [name_of(square) for square in line_of_centres(one, other)]

    assert names(Square(0, 0), Square(2, 2)) == ["B2", "C3"]
    assert names(Square(2, 0), Square(0, 1)) == ["B1", "B2", "A2"]
    assert names(Square(1, 3), Square(1, 1)) == ["B3", "B2"]
    assert names(Square(1, 1), Square(1, 1)) == []


def test_a_row_ends_at_the_first_that_stands_in_it() -> None:
    row = row_ahead(OPEN, Square(0, 0), EAST, OPEN.bit(Square(2, 0)))
    assert [name_of(square) for square in OPEN.squares(row)] == ["B1", "C1"]


def test_a_step_reveals_rooms_wholly_and_the_rest_as_far_as_it_is_seen() -> None:
    plan = _with_door(DoorState.OPEN)
    both = ROOMS.squares_of("a") | ROOMS.squares_of("b")
    assert revealed_from(plan, Square(0, 1)) == both
    assert revealed_from(plan, Square(0, 0)) == ROOMS.squares_of("a")
    assert revealed_from(plan, Square(0, 3)) == ROOMS.squares_of("")
    rubble = Plan(board=ROOMS, blocked=frozenset({Square(1, 3)}))
    assert [name_of(one) for one in OPEN._replace(width=4).squares(revealed_from(rubble, Square(0, 3)))] == ["A4", "B4"]


@given(MAZES)
def test_what_stands_at_either_end_hides_neither(maze: Maze) -> None:
    ends = maze.passages.mask((maze.start, maze.end))
    seen_now, with_ends = (visible(maze.passages, maze.start, maze.opaque | more) for more in (0, ends))
    assert (seen_now ^ with_ends) & maze.passages.bit(maze.end) == 0


@given(MAZES)
def test_what_is_not_seen_on_an_empty_board_makes_no_difference(maze: Maze) -> None:
    assert visible(maze.passages, maze.start, maze.opaque) == look_around.__wrapped__(
        maze.passages, maze.start, maze.opaque
    )


@given(MAZES)
def test_a_row_goes_on_from_square_to_square_until_something_stands_in_it(maze: Maze) -> None:
    for direction in STRAIGHT:
        walked, here = [], maze.start
        while maze.passages.joins(here, here.step(direction)):
            here = here.step(direction)
            walked.append(here)
            if maze.opaque & maze.passages.bit(here):
                break
        assert row_ahead(maze.passages, maze.start, direction, maze.opaque) == maze.passages.mask(walked)


@given(MAZES)
def test_every_row_is_seen(maze: Maze) -> None:
    found = visible(maze.passages, maze.start, maze.opaque)
    for direction in STRAIGHT:
        assert row_ahead(maze.passages, maze.start, direction, maze.opaque) & ~found == 0


BESIDE = tuple(Square(x, y) for x in range(-3, 8) for y in range(-3, 8) if not FLOOR.has(Square(x, y)))


@pytest.mark.parametrize("one", BESIDE, ids=lambda one: f"{one.x}.{one.y}")
def test_beside_the_board_nothing_is_seen_reached_or_reckoned_as_a_square(one: Square) -> None:
    plan, inside = Plan(board=FLOOR, doors=(Door(one=one, other=Square(2, 2)),)), Square(2, 2)
    assert (visible(OPEN, one), seen(plan, one), revealed_from(plan, one)) == (0, 0, 0)
    assert (ray(OPEN, one, inside), ray(OPEN, inside, one)) == (None, None)
    assert (OPEN.bit(one), OPEN.spread(OPEN.bit(one)), row_ahead(OPEN, one, EAST)) == (0, 0, 0)
    assert visible(OPEN, inside, OPEN.mask([one])) == visible(OPEN, inside), "what stands there hides nothing"
    assert (reach(OPEN, one, 9).costs(), reach(OPEN, inside, 9).cost(one)) == ({}, None)
    assert (OPEN.joins(one, inside), OPEN.edge(one, inside, is_open=True)) == (False, OPEN)
    assert push(OPEN, one, EAST, 0) is None
    assert (FLOOR.area(one), FLOOR.squares_of(FLOOR.area(one)) if FLOOR.area(one) else 0) == ("", 0)
    for corner in FLOOR.neighbours(one):
        assert FLOOR.wall_between(one, corner) is (one.x == corner.x or one.y == corner.y)
