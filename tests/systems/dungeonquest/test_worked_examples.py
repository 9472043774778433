"""The thirty worked examples, rule by rule."""

from typing import Any

import pytest

from app.core.errors import RuleViolation
from tests.systems.dungeonquest.asking import asked, decided

AVA, BEN, CEM = "Ava", "Ben", "Cem"
FREE = {"ends_at": "explored"}
BOARD: dict[str, Any] = {"width": 10, "height": 13}


@pytest.mark.rule("DQ-TST-1", "DQ-TST-2", "DQ-TST-3")
def test_a_failure_brings_a_token_and_tokens_bring_the_sum_down() -> None:
    failed = asked("attribute_test", (4, 3), value=6)
    assert (failed["passed"], failed["tokens"]) == (False, 1)
    passed = asked("attribute_test", (4, 3), "1", value=6, tokens=2)
    assert (passed["passed"], passed["sum"], passed["tokens"]) == (True, 6, 1)
    hopeless = asked("attribute_test", (6, 4), "0", value=5, tokens=3)
    assert (hopeless["shortfall"], hopeless["passed"], hopeless["tokens"]) == (5, False, 4)
    assert asked("attribute_test", (5, 2), value=7)["passed"], "equal is success"


@pytest.mark.rule("DQ-SUN-1", "DQ-SUN-2", "DQ-SUN-3")
def test_the_sun_sets_on_its_number_or_less() -> None:
    assert not asked("sunset_roll", (3,), number=2)["sunset"]
    assert asked("sunset_roll", (2,), number=2)["sunset"]
    assert not asked("last_space", (5,), number=4)["sunset"]
    last = asked("last_space", (1,), number=4)
    assert (last["moved"], last["sunset"]) == (False, True)


@pytest.mark.rule("DQ-OBS-1", "DQ-OBS-2", "DQ-OBS-3")
def test_doors_and_portcullises_are_overcome_in_order() -> None:
    assert asked("portcullis", (3, 4), strength=8)["passes"]
    held = asked("portcullis", (6, 5), "0", strength=8, tokens=2)
    assert (held["passes"], held["turn_ends"], held["tokens"]) == (False, True, 3)
    assert not asked("portcullis", (6, 5), "2", strength=8, tokens=2)["passes"], "even all tokens fail"
    both = asked("several_obstacles", "opens", (4, 4), obstacles=["door", "portcullis"], strength=6)
    assert (both["passes"], both["turn_ends"]) == (False, True)


@pytest.mark.rule("DQ-ROOM-BRIDGE-2", "DQ-TST-4")
def test_loot_weighs_on_the_bridge() -> None:
    over = asked("cross_bridge", (2, 3), agility=7, loot=3, discard=1)
    assert (over["sum"], over["passed"], over["loot"], over["enters"]) == (7, True, 2, True)
    fallen = asked("cross_bridge", (3, 3), "1", (4,), agility=6, loot=2, tokens=1, life=15, wounds=3)
    assert (fallen["sum"], fallen["new_wounds"], fallen["wounds"]) == (7, 4, 7)
    assert (fallen["dead"], fallen["catacombs"], fallen["tokens"]) == (False, True, 1)


@pytest.mark.rule("DQ-ROOM-PIT")
def test_two_tokens_save_from_the_pit() -> None:
    pit = asked("bottomless_pit", (6, 1), "2", luck=5, tokens=2)
    assert (pit["dead"], pit["turn_ends"], pit["tokens"]) == (False, True, 0)


@pytest.mark.rule("DQ-ROOM-DARK", "DQ-OBS-4")
def test_darkness_rolls_until_an_exit_is_free() -> None:
    faces = [("north", [1, 2]), ("east", [3, 4]), ("south", [5, 6])]
    exits = [
        {"direction": "north", **FREE},
        {"direction": "east", "ends_at": "wall"},
        {"direction": "south", "obstacles": ["door"], **FREE},
    ]
    face_map = [{"direction": direction, "faces": numbers} for direction, numbers in faces]
    out = asked("chamber_of_darkness", (3,), (6,), face_map=face_map, exits=exits)
    assert (out["direction"], out["obstacles_ignored"]) == ("south", True)


@pytest.mark.rule("DQ-ROOM-CORRIDOR", "DQ-ROOM-CORRIDOR-2")
def test_a_corridor_leads_on_and_never_in_a_circle() -> None:
    assert not asked("corridor_loop", corridor="K2", entered_this_turn=["K1"])["turn_ends"]
    assert asked("corridor_loop", corridor="K1", entered_this_turn=["K1", "K2"])["turn_ends"]
    exits = [
        {"direction": "west", **FREE},
        {"direction": "north", "ends_at": "wall"},
        {"direction": "east", "hero_there": True, **FREE},
    ]
    assert asked("corridor", exits=exits, came_from="west")["exits"] == ["west"]


@pytest.mark.rule("DQ-ROOM-WEB")
def test_only_the_way_back_out_of_a_web_is_free() -> None:
    assert not asked("spider_web", strength=6, came_from="south", direction="south")["test_needed"]
    torn = asked("spider_web", (5, 4), strength=6, came_from="south", direction="north")
    assert (torn["passes"], torn["turn_ends"]) == (False, True)
    assert asked("spider_web", (1, 1), strength=6, entry="start_of_turn", came_from="south", direction="south")[
        "passed"
    ]


@pytest.mark.rule("DQ-CMB-1", "DQ-CMB-3")
def test_cards_are_compared() -> None:
    shot = asked("combat_round", hero_card="ranged", monster_card="magic")
    assert (shot["new_hero_wounds"], shot["new_monster_wounds"]) == (1, 0)
    lives: dict[str, Any] = {"hero_life": 10, "hero_wounds": 7, "monster_life": 4, "monster_wounds": 2}
    blows = asked("combat_round", hero_card="melee", monster_card="melee", **lives)
    assert (blows["monster_dead"], blows["hero_dead"], blows["hero_wounds"]) == (True, False, 9)
    assert (blows["token_stays"], blows["turn_ends"]) == (False, True)


@pytest.mark.rule("DQ-FLE-1")
def test_flight_costs_its_penalty_and_needs_an_explored_room() -> None:
    trap_room = {"direction": "east", "obstacles": ["portcullis"], **FREE}
    away = asked("flee", (3, 3), agility=7, escape_penalty=2, wounds=5, life=12, neighbours=[trap_room])
    assert (away["wounds"], away["direction"], away["obstacles_ignored"]) == (7, "east", True)
    with pytest.raises(RuleViolation, match=r"flee\.no_room"):
        decided("flee", agility=7, neighbours=[{"direction": "north", "ends_at": "unexplored"}])


@pytest.mark.rule("DQ-CAT-5", "DQ-CAT-6")
def test_two_legs_lead_out_of_the_catacombs() -> None:
    first = asked("first_leg", column=4, row=6, direction="north", cards=3, **BOARD)
    assert (first["column"], first["row"]) == (4, 3)
    second = asked("second_leg", "right", (4,), column=4, row=3, direction="north", **BOARD)
    assert (second["column"], second["new_wounds"]) == (8, 0)
    first = asked("first_leg", column=2, row=2, direction="west", cards=5, **BOARD)
    assert (first["column"], first["lost"], first["wounds"]) == (0, 3, 0)
    inputs: dict[str, Any] = {"column": 0, "row": 2, "direction": "west", **BOARD}
    second = asked("second_leg", "right", (6,), life=12, wounds=9, **inputs)
    assert (second["row"], second["new_wounds"], second["wounds"], second["dead"]) == (0, 4, 13, True)


@pytest.mark.rule("DQ-WND-2")
def test_surplus_healing_is_lost() -> None:
    healed = asked("heal", wounds=3, healing=4)
    assert (healed["wounds"], healed["lost"]) == (0, 1)


@pytest.mark.rule("DQ-DTH-4", "DQ-ROOM-ROTATE")
def test_a_chamber_turned_to_the_walls_is_a_grave() -> None:
    turned = asked("rotating_chamber", openings=["south"])
    assert (turned["openings"], turned["turn_ends"]) == (["north"], True)
    walled = [{"direction": "north", "ends_at": "wall"}]
    assert asked("dead_end", "dies", exits=walled)["dead"]
    assert not asked("dead_end", "way_out", exits=walled)["dead"]


@pytest.mark.rule("DQ-SOL-4", "DQ-SOL-5")
def test_alone_one_flees_at_once_or_fights_with_a_die() -> None:
    away = asked("solitaire_flee", (4, 3), agility=8, exits=[{"direction": "east", "ends_at": "unexplored"}])
    assert (away["fled"], away["wounds"], away["monster_token"], away["exits"]) == (True, 0, True, ["east"])
    caught = asked("solitaire_flee", (4, 4), agility=5, escape_penalty=1, life=10)
    assert (caught["tokens"], caught["wounds"]) == (1, 1)
    fight = asked("solitaire_combat", (3,), (6,), life=10, wounds=1, monster_life=3)
    assert (fight["hero_wounds"], fight["monster_wounds"], fight["monster_dead"]) == (2, 3, True)


@pytest.mark.rule("DQ-DCW-1")
def test_who_died_comes_back_to_a_tower_without_anything() -> None:
    back = asked("death_can_wait", "sw", seating=[AVA, BEN], dead=AVA, towers=["nw", "sw"])
    assert (back["chooser"], back["tower"], back["wounds"], back["loot"]) == (BEN, "sw", 0, 0)
    assert not asked("death_can_wait", seating=[AVA, BEN], dead=AVA, towers=["sw"], at_sunset=True)["returns"]


@pytest.mark.rule("DQ-TOR-1")
def test_torchlight_stops_at_doors() -> None:
    exits = [
        {"direction": "east", "ends_at": "unexplored"},
        {"direction": "north", "ends_at": "unexplored", "obstacles": ["door"]},
        {"direction": "south", "ends_at": "explored"},
    ]
    assert asked("look_ahead", exits=exits)["tiles"] == ["east"]


@pytest.mark.rule("DQ-END-2", "DQ-END-3")
def test_ties_are_broken_by_the_best_card_and_then_by_their_number() -> None:
    ava, ben = {"name": AVA, "loot": [450, 300]}, {"name": BEN, "loot": [500, 250]}
    score = asked("scoring", players=[ava, ben, {"name": CEM, "status": "dead", "loot": [900]}])
    assert (score["winners"], score["decided_by"]) == ([BEN], "best_card")
    ava, ben = {"name": AVA, "loot": [400, 100, 0]}, {"name": BEN, "loot": [400, 100]}
    score = asked("tie_breakers", players=[ava, ben])
    assert (score["winners"], score["decided_by"]) == ([AVA], "number_of_cards")
