"""What the booklets leave open, each way a table may read it."""

from typing import Any

from tests.systems.dungeonquest.asking import Given, asked
from tests.systems.dungeonquest.test_rules_of_a_turn import refused, way


def otherwise(point: str, option: str, rule: str, *given: Given, **inputs: Any) -> dict[str, Any]:
    """What a rule finds when a point is read so."""
    return asked(rule, *given, readings={point: option}, **inputs)


def test_a_01_everybody_may_roll_again() -> None:
    found = otherwise("A-01", "everybody", "first_player", (6, 6, 5), (1, 3, 4), players=("Ava", "Ben", "Cem"))
    assert found["first_player"] == "Cem"


def test_a_02_the_sun_may_come_first() -> None:
    assert otherwise("A-02", "sun_first", "status_phase", is_first_player=True, cards=1)["steps"] == ["sun", "cards"]


def test_a_03_the_sun_may_stand_still_without_its_player() -> None:
    assert not otherwise("A-03", "stands_still", "sun_without_first_player", status="dead")["sun_step"]


def test_a_04_the_catacombs_may_save_from_sunset() -> None:
    heroes = [{"name": "Ava", "status": "catacombs"}]
    assert otherwise("A-04", "survive_below", "sunset", heroes=heroes)["survivors"] == ["Ava"]
    assert asked("sunset", heroes=heroes)["dead"] == ["Ava"]


def test_a_05_tiles_may_come_again() -> None:
    assert refused("lay_tile", direction="east", openings=[], tiles_left=0)[0] == "move.no_tiles"
    assert otherwise("A-05", "endless", "lay_tile", direction="east", openings=[], tiles_left=0)["tiles_left"] == 0


def test_a_06_a_shut_door_may_leave_the_turn_open() -> None:
    assert not otherwise("A-06", "another_try", "door", opens=False)["turn_ends"]


def test_a_07_one_test_may_do_for_two_portcullises() -> None:
    two: dict[str, Any] = {"obstacles": ["portcullis", "portcullis"], "strength": 6}
    assert asked("several_obstacles", (3, 3), (3, 3), **two)["passes"]
    assert otherwise("A-07", "one_for_all", "several_obstacles", (3, 3), **two)["passes"]


def test_a_08_a_dead_end_may_be_judged_at_once() -> None:
    stuck: dict[str, Any] = {"exits": [way("north", "wall")], "at_start": False}
    assert not asked("dead_end", **stuck)["dead"]
    assert otherwise("A-08", "at_once", "dead_end", "dies", **stuck)["dead"]


def test_a_09_heroes_in_the_way_may_be_no_grave() -> None:
    taken: dict[str, Any] = {"exits": [way("north", hero_there=True)]}
    assert asked("dead_end", "dies", **taken)["dead"]
    assert not otherwise("A-09", "mercy", "dead_end", **taken)["dead"]


def test_a_10_both_may_fall() -> None:
    said: dict[str, Any] = {"hero_life": 5, "hero_wounds": 5, "monster_life": 3, "monster_wounds": 3}
    both = otherwise("A-10", "both_fall", "both_die", **said)
    assert (both["hero_dead"], both["monster_dead"], both["token_stays"]) == (True, True, False)


def test_a_11_one_may_flee_to_where_a_hero_stands() -> None:
    said: dict[str, Any] = {"neighbours": [way("east", hero_there=True)]}
    assert not asked("next_round", **said)["may_flee"]
    assert otherwise("A-11", "occupied_too", "next_round", **said)["may_flee"]


def test_a_12_the_die_may_come_before_the_turn() -> None:
    said: dict[str, Any] = {"column": 4, "row": 3, "direction": "north", "width": 10, "height": 13}
    assert otherwise("A-12", "die_first", "second_leg", (4,), "right", **said)["column"] == 8


def test_a_13_nobody_crosses_to_a_blocked_end() -> None:
    said: dict[str, Any] = {"agility": 12, "far_end": "blocked"}
    assert asked("cross_bridge", (3, 3), **said)["turn_ends"]
    assert refused("cross_bridge", readings={"A-13": "turn_back"}, **said) == ("bridge.blocked", "far_end")


def test_a_14_escape_may_have_one_moment_only() -> None:
    loot = [{"name": "ring"}]
    for option, moment in (("start_only", "entry"), ("entry_only", "start_of_turn")):
        said: dict[str, Any] = {"loot": loot, "moment": moment}
        assert asked("escape", **said)["allowed"]
        assert refused("escape", readings={"A-14": option}, **said) == ("escape.not_now", "moment")


def test_a_15_who_returns_may_draw_a_new_rune() -> None:
    said: dict[str, Any] = {"seating": ("Ava", "Ben"), "dead": "Ava", "towers": ("nw",)}
    assert not asked("death_can_wait", **said)["new_rune"]
    assert otherwise("A-15", "new_rune", "death_can_wait", **said)["new_rune"]


def test_a_16_the_unclear_cells_may_hurt_the_other_side() -> None:
    cards: dict[str, Any] = {"hero_card": "ranged", "monster_card": "melee"}
    assert asked("combat_round", **cards)["new_monster_wounds"] == 2
    assert otherwise("A-16", "mirrored", "combat_round", **cards)["new_hero_wounds"] == 2


def test_a_17_one_may_flee_below() -> None:
    assert not asked("next_round", in_catacombs=True)["may_flee"]
    assert otherwise("A-17", "may_flee", "next_round", in_catacombs=True)["may_flee"]


def test_a_18_doors_may_be_ignored_by_who_begins_in_a_corridor() -> None:
    assert otherwise("A-18", "obstacles_ignored", "ignored_obstacles", why="corridor_start")["ignored"]


def test_a_19_a_torn_web_may_be_gone() -> None:
    said: dict[str, Any] = {"strength": 12, "came_from": "south", "direction": "north"}
    assert not asked("spider_web", (3, 3), **said)["removed"]
    assert otherwise("A-19", "removed", "spider_web", (3, 3), **said)["removed"]


def test_a_20_the_way_back_may_be_forgotten() -> None:
    exits = [way("north"), way("south")]
    said: dict[str, Any] = {"exits": exits, "came_from": "south", "entry": "start_of_turn"}
    assert asked("corridor", **said)["exits"] == ["north"]
    assert otherwise("A-20", "forgotten", "corridor", **said)["exits"] == ["north", "south"]
