"""Large things among squares: what they touch, how far they are apart, and boards without walls."""

from app.core.board.moves import OpenGround, reach, reaches_left
from app.core.board.passages import Passages
from app.core.board.squares import Block, Square


def test_a_square_has_a_name() -> None:
    assert Square.named("3.14") == Square(3, 14)
    assert Square(3, 14).name == "3.14"


def test_steps_between_rectangles_are_those_of_their_nearest_squares() -> None:
    large = Block(x=3, y=3, width=2, height=2)
    for other, steps in (((3, 3), 0), ((5, 3), 1), ((5, 5), 1), ((2, 2), 1), ((7, 4), 3), ((0, 0), 3), ((4, 9), 5)):
        assert large.steps_to(Block(x=other[0], y=other[1])) == steps, other
        assert Block(x=other[0], y=other[1]).steps_to(large) == steps, other


def test_a_large_thing_touches_from_above_and_from_the_left() -> None:
    assert list(Block(x=1, y=0).placements_overlapping(2).squares()) == [Square(0, 0), Square(1, 0)]
    assert Block(x=4, y=4, width=2, height=1).placements_overlapping(3) == Block(x=2, y=2, width=4, height=3)


def test_a_board_without_walls_is_open_everywhere_but_at_its_rim() -> None:
    found = reach(Passages.free(4, 3), Square(0, 0), 9, slanted=True)
    assert found.cost(Square(3, 2)) == 3
    assert len(found.costs()) == 11
    assert reach(Passages.free(1, 1), Square(0, 0), 9).costs() == {}
    assert reach(Passages.free(0, 5), Square(0, 0), 9).costs() == {}


def test_large_figures_go_around_what_is_barred_and_pay_for_what_is_rough() -> None:
    ground = OpenGround(width=6, height=4, rough=("3.0",))
    large = Block(x=0, y=0, width=2, height=2)
    found = ground.ways(large, 9, [Block(x=3, y=2)], [Block(x=3, y=2)])
    assert found.cost(Square(1, 0)) == 1
    assert found.cost(Square(2, 0)) == 3  # it touches the rough square
    assert found.cost(Square(2, 1)) is None
    assert Square(4, 3) not in found.costs()  # it would hang over the rim
    assert ground.turned("3.0").rough == ()
    assert ground.turned("1.1").rough == ("1.1", "3.0")
    assert not ground.holds(Block(x=5, y=0, width=2))


def test_a_reach_is_left_where_a_path_leads_out_of_it() -> None:
    watcher = {"wolf": (Block(x=2, y=2), 1), "giant": (Block(x=9, y=9), 2)}
    inside, outside = [Square(1, 2), Square(1, 3), Square(2, 3)], [Square(1, 2), Square(0, 2), Square(1, 1)]
    assert list(reaches_left(inside, 1, watcher)) == []
    assert list(reaches_left(outside, 1, watcher)) == ["wolf"]
