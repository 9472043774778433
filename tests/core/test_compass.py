"""Fields by their names, directions, walks that end at the edge, seats and decks: what any game on a board needs."""

import pytest

from app.core.board import compass
from app.core.errors import InvalidValue
from app.core.tabletop import left_in, left_of, seats_from, two_dice_percent, ways_of_two_dice


def test_a_field_is_called_by_column_and_row() -> None:
    for place, name in (("0,0", "A1"), ("3,8", "D9"), ("25,39", "Z40")):
        assert (compass.square_of(place), compass.place_called(name)) == (name, place)


def test_directions_turn_clockwise_and_lead_to_the_next_field_or_off_the_board() -> None:
    assert [compass.turned("north", n) for n in range(5)] == ["north", "east", "south", "west", "north"]
    assert compass.opposite("east") == "west"
    around = {one: compass.neighbour("0,1", one, 2, 2) for one in compass.DIRECTIONS}
    assert around == {"north": "0,0", "east": "1,1", "south": None, "west": None}


def test_a_walk_stops_at_the_edge_and_says_what_is_left_over() -> None:
    start = compass.Marker(2, 1)
    for direction, end, over in (("west", (0, 1), 2), ("east", (6, 1), 0), ("north", (2, 0), 3), ("south", (2, 4), 1)):
        assert compass.walked(start, direction, 4, 10, 5) == (end, over)
    with pytest.raises(InvalidValue, match=r"board\.outside"):
        compass.check_on_board(compass.Marker(12, 0), 12, 13)


def test_seats_go_round_and_the_left_one_is_next() -> None:
    assert seats_from(("a", "b", "c"), "b", "first") == ("b", "c", "a")
    assert [left_of(("a", "b"), "b", "x"), left_of(("a",), "a", "x")] == ["a", "a"]
    for seating in (("a", "b"), ("a", "c", "c")):
        with pytest.raises(InvalidValue, match=r"seat\.unknown"):
            seats_from(seating, "c", "first")


def test_a_card_that_is_there_twice_is_drawn_once() -> None:
    assert left_in(("rat", "rat", "gold"), ("rat", "ghost")) == ["rat", "gold"]


def test_two_dice_show_at_most_so_much_in_as_many_ways_as_counted_by_hand() -> None:
    for limit in range(14):
        assert ways_of_two_dice(limit) == sum(a + b <= limit for a in range(1, 7) for b in range(1, 7))
    assert two_dice_percent(7) == 58
