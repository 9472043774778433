"""Attacks with directions: who is struck by sweeps, dragons, spiders and fire, who is pushed where."""

import pytest

from app.core.board.board import DoorState
from app.core.board.squares import EAST, NORTH, SOUTH, WEST, name_of
from app.systems.heroquest.board.attack_shapes import (
    fire_line,
    handler_beside,
    in_scream,
    push_back,
    sides,
    spider_strikes,
    step_aside,
    sweep_targets,
)
from app.systems.heroquest.state.house_rules import HouseRules
from tests.systems.heroquest.board.scenes import at, door, hero, monster, situation

RULES = HouseRules()


@pytest.mark.rule("HQ-19-RUNDUMSCHLAG")
def test_a_sweep_strikes_everybody_around_but_nobody_behind_a_wall() -> None:
    troll = monster("B2", "troll")
    crowd = [hero("C3", "south_east"), hero("B3", "south"), monster("C2", "east"), hero("A2", "outside")]
    assert sweep_targets(situation(troll, *crowd), troll) == ("east", "south_east", "south")
    opened = situation(troll, *crowd, door("A2", "B2"))
    assert sweep_targets(opened, troll) == ("east", "south_east", "south", "outside")


@pytest.mark.rule("HQ-10.2.3")
def test_from_under_a_falling_block_one_steps_to_a_free_square_beside() -> None:
    below = hero("B2")
    scene = situation(below, hero("C2", "friend"))
    assert [name_of(one) for one in step_aside(scene, below)] == ["B3"]
    assert step_aside(scene, below, scene.bit(at("B3"))) == ()


@pytest.mark.rule("HQ-19-DRACHENKAMPF")
def test_a_dragon_bites_ahead_claws_aside_and_strikes_behind_with_its_tail() -> None:
    dragon = monster("L9", "dragon", width=2)
    crowd = [hero("L8", "a"), hero("M8", "b"), hero("N9", "c"), hero("M10", "d"), hero("K9", "e"), hero("K8", "none")]
    scene = situation(dragon, *crowd)
    assert sides(scene, dragon, NORTH) == {"front": ("a", "b"), "right": ("c",), "back": ("d",), "left": ("e",)}
    assert sides(scene, dragon, WEST) == {"front": ("e",), "right": ("a", "b"), "back": ("c",), "left": ("d",)}


@pytest.mark.rule("HQ-19-FEUERSTRAHL")
def test_fire_strikes_the_first_four_in_a_row_whoever_hides_them() -> None:
    dragon = monster("A1", "dragon")
    row = [hero(f"{letter}1", letter) for letter in "BCEFG"]
    assert fire_line(situation(dragon, *row), dragon, EAST) == ("B", "C", "E", "F")
    assert fire_line(situation(dragon, *row, blocked=("D1",)), dragon, EAST) == ("B", "C")
    assert fire_line(situation(dragon, *row), dragon, SOUTH) == ()


@pytest.mark.rule("HQ-19-SPINNENANGRIFF", "HR-SPIDER-DIAGONAL")
def test_a_spider_strikes_ahead_aside_and_the_front_diagonals() -> None:
    spider = monster("L9", "spider")
    places = {"front": "L8", "slant": "M8", "side": "K9", "rear_slant": "K10", "rear": "L10"}
    scene = situation(spider, *(hero(square, name) for name, square in places.items()), monster("K8", "friend"))
    front = {"front": 4, "slant": 3, "side": 2}
    assert spider_strikes(scene, spider, NORTH, RULES) == front
    every = RULES.choosing("HR-SPIDER-DIAGONAL", "all_four")
    assert spider_strikes(scene, spider, NORTH, every) == {**front, "rear_slant": 3}


@pytest.mark.rule("HQ-19-SCHREI-DER-BANSHEE")
def test_a_scream_is_heard_in_the_room_and_wherever_there_is_sight() -> None:
    crowd = [hero("B3", "inside"), hero("A2", "at_the_door"), hero("A6", "aside"), monster("C2", "friend")]
    assert in_scream(situation(*crowd, door("A2", "B2")), at("B2"), RULES) == ("inside", "at_the_door")


@pytest.mark.rule("HQ-19-ZURÜCKDRÄNGEN")
def test_who_pushes_follows_and_who_stands_behind_makes_way() -> None:
    pusher, pushed = hero("K8"), monster("L8", "orc")

    def steps(*others: object, blocked: tuple[str, ...] = ()) -> list[str] | None:
        found = push_back(situation(pusher, pushed, *others, blocked=blocked), pusher, pushed)  # type: ignore[arg-type]
        return [f"{name_of(step.start)}-{name_of(step.end)}" for step in found] if found else None

    assert steps() == ["L8-M8", "K8-L8"]
    assert steps(monster("M8", "behind")) == ["M8-N8", "L8-M8", "K8-L8"]
    assert steps(monster("M8", "behind"), monster("N8", "more")) == ["M8-M9", "L8-M8", "K8-L8"]
    assert steps(blocked=("M8",)) is None
    assert push_back(situation(pusher, pushed), pusher, hero("L9", "diagonal")) is None
    walled = hero("E3"), monster("F3", "orc")
    assert push_back(situation(*walled, door("E3", "F3", DoorState.CLOSED)), *walled) is None
    corridor = hero("C1"), monster("D1", "orc"), monster("E1", "behind"), monster("F1", "last")
    row = push_back(situation(*corridor), *corridor[:2])
    assert row is not None
    assert [name_of(step.end) for step in row] == ["G1", "F1", "E1", "D1"], "where nobody can step aside"


@pytest.mark.rule("HQ-19-ZURÜCKDRÄNGEN")
def test_something_large_is_pushed_as_a_whole_and_makes_way_for_nobody() -> None:
    pusher, ogre = hero("L9"), monster("M8", "ogre", width=2, height=2)
    found = push_back(situation(pusher, ogre), pusher, ogre)
    assert found
    assert [name_of(step.end) for step in found] == ["N8", "M9"]
    assert push_back(situation(pusher, ogre, monster("O9", "behind")), pusher, ogre) is None
    assert push_back(situation(pusher, ogre, hero("M10", "elf")), ogre, hero("M10", "elf")) is not None
    orc = monster("K9", "orc")
    assert push_back(situation(hero("L9"), orc, monster("I9", "ogre", width=2)), hero("L9"), orc) is None


@pytest.mark.rule("HQ-19-BÄNDIGER", "HR-HANDLER-DIAGONAL")
def test_the_handler_stands_beside_its_ogre() -> None:
    ogre, near, far = monster("L9", "ogre"), monster("M10", "near"), monster("N9", "far")
    scene = situation(ogre, near, far)
    assert handler_beside(scene, ogre, near)
    assert not handler_beside(scene, ogre, near, diagonal=False)
    assert handler_beside(scene, ogre, monster("L10", "below"), diagonal=False)
    assert not handler_beside(scene, ogre, far)
