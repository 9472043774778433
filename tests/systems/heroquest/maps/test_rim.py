"""Doors on the rim of the board, and things beside it: no square beside the board is taken for one of it."""

import pytest

from app.core.board.board import Door
from app.core.board.squares import STRAIGHT, Square
from app.systems.heroquest.board.at_table import square_of, thing_place
from app.systems.heroquest.board.measuring import behind_door, step_reveals
from app.systems.heroquest.board.quest_map import QuestDoor
from app.systems.heroquest.exploration.commands import MoveRoll
from app.systems.heroquest.maps.commands import FindThing, OpenDoor, PutFigure, WalkTo
from app.systems.heroquest.traps.events import TrapMarked
from app.systems.heroquest.turn_reminders import due
from tests.builders import CONTENT, after, facts, hand
from tests.systems.heroquest.board.quest_maps import door, piece, trap
from tests.systems.heroquest.board.scenes import BOARD, names, situation
from tests.systems.heroquest.maps.playing_on_map import begun, refused, revealed, squares

RIM = [(one, one.step(way)) for one in BOARD.squares() for way in STRAIGHT if not BOARD.has(one.step(way))]
BESIDE = ("door-far", "trap-far", "letter-far", "nothing of this name")


def test_a_door_on_the_rim_shows_what_is_inside_of_it_and_nothing_else() -> None:
    for inside, outside in RIM:
        for edge in ((inside, outside), (outside, inside)):
            here = situation()
            area = BOARD.area(inside)
            expected = BOARD.squares_of(area)
            if area == BOARD.rest:
                expected &= step_reveals(here, inside)
            for start in (None, outside):
                shown = behind_door(here, Door(one=edge[0], other=edge[1]), start)
                assert names(shown) == names(expected), edge
            assert behind_door(here, Door(one=edge[0], other=edge[1]), inside) == 0, "outside there is nothing"


@pytest.mark.parametrize(
    ("drawn", "other_side"),
    [(door("Z10", "rightward"), "A10"), (door("M19"), "M1"), (door("F1").model_copy(update={"y": -1}), "F19")],
)
def test_opening_a_door_on_the_rim_shows_no_square_of_the_other_side(drawn: QuestDoor, other_side: str) -> None:
    table = begun(drawn)
    opened = after(table, OpenDoor(door_id=drawn.id))
    assert other_side not in revealed(opened)
    assert revealed(table) < revealed(opened)


def test_a_hero_opens_a_door_on_the_rim_and_stays_on_the_board() -> None:
    table = after(begun(door("Z10", "rightward")), PutFigure(figure_id="ragna", square="Z9"))
    table = after(after(table, MoveRoll(hero_id="ragna"), hand(6)), OpenDoor(door_id="door-Z10", hero_id="ragna"))
    assert squares(table)["ragna"] == "Z10"
    assert refused(table, WalkTo(hero_id="ragna", square="AA10"), PutFigure(figure_id="ragna", square="AA10")) == {
        "board.no_such_square"
    }


def test_what_lies_beside_the_board_answers_like_what_is_not_there() -> None:
    table = begun(
        door("AD5", id="door-far", state="hidden"),
        trap("AD6", id="trap-far"),
        piece("decoration", "AD7", id="letter-far"),
    )
    assert refused(table, *(FindThing(thing_id=one) for one in BESIDE)) == {"thing.unknown"}
    assert refused(table, *(OpenDoor(door_id=one) for one in BESIDE)) == {"door.unknown"}


def test_a_secret_door_with_one_side_beside_the_board_is_found_on_the_other() -> None:
    secret = door("C1", "downward", id="door-up", kind="secret_door", state="hidden")
    table = begun(secret)
    assert square_of(secret) == Square(2, 0)
    assert thing_place(1, secret) == "C1-2"
    (found,) = facts(table, FindThing(thing_id="door-up"))
    assert (found.type, vars(found)["square"]) == ("secret_door.found", "C1")


def test_a_trap_that_reaches_over_the_rim_is_named_after_its_square_on_the_board() -> None:
    broad = trap("A9", id="trap-rim", width=2).model_copy(update={"x": -1})
    table = begun(broad)
    (marked,) = facts(table, FindThing(thing_id="trap-rim"))
    assert isinstance(marked, TrapMarked)
    assert (marked.square, marked.area) == ("A9", BOARD.rest)
    stepped = after(table, PutFigure(figure_id="ragna", square="A9"))
    (first, *_) = due(stepped, CONTENT)
    assert vars(first.command)["square"] == "A9"
