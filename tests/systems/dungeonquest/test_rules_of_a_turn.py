"""The rules of setting up, of a turn, of moving, of cards, wounds and death, one by one."""

from typing import Any

import pytest

from app.core.errors import GameError
from tests.systems.dungeonquest.asking import asked

AVA, BEN, CEM = "Ava", "Ben", "Cem"
THREE = (AVA, BEN, CEM)


def way(direction: str, ends_at: str = "explored", **more: Any) -> dict[str, Any]:
    """A passage."""
    return {"direction": direction, "ends_at": ends_at, **more}


def refused(rule: str, readings: Any = None, **inputs: Any) -> tuple[str, str | None]:
    """The code and the field with which a rule refuses."""
    with pytest.raises(GameError) as error:
        asked(rule, readings=readings, **inputs)
    return error.value.code, error.value.field


@pytest.mark.rule("DQ-SET-1")
def test_the_highest_die_makes_the_first_player() -> None:
    assert asked("first_player", (2, 6, 5), players=THREE)["first_player"] == BEN
    assert asked("first_player", (6, 6, 5), (1, 3), players=THREE)["first_player"] == BEN
    assert asked("first_player", players=(AVA,))["first_player"] == AVA


@pytest.mark.rule("DQ-SET-2")
def test_setting_up_takes_ten_steps_and_ends_in_the_towers() -> None:
    steps = asked("setup_steps")["steps"]
    assert (len(steps), steps[0], steps[-1]) == (10, "board", "start_rooms")


@pytest.mark.rule("DQ-SET-3")
def test_heroes_are_chosen_from_the_first_player_on_and_stand_in_towers_of_their_own() -> None:
    found = asked("start_room", seating=THREE, first_player=CEM, tower="north-west")
    assert (found["order"], found["passes"]) == ([CEM, AVA, BEN], ["hero", "rune", "start_room"])
    taken: dict[str, Any] = {"tower": "north-west", "occupied_towers": ["north-west"]}
    assert refused("start_room", seating=THREE, first_player=CEM, **taken) == ("tower.occupied", "tower")
    five = (*THREE, "Dora", "Edi")
    assert refused("start_room", seating=five, first_player=AVA) == ("heroes.too_many", "seating")


@pytest.mark.rule("DQ-SET-4")
def test_tokens_never_run_out_and_everything_else_does() -> None:
    assert asked("component_limit", component="monster_token", needed=30)["enough"]
    assert not asked("component_limit", component="dragon_card", needed=9)["enough"]
    assert asked("component_limit", component="room_tile")["in_box"] == 117


@pytest.mark.rule("DQ-SET-5")
def test_variants_are_agreed_on_before_the_game() -> None:
    assert asked("choose_variants", variants=["torchlight", "torchlight"])["variants"] == ["torchlight"]
    assert refused("choose_variants", variants=["torchlight"], game_begun=True) == ("variants.too_late", "game_begun")


@pytest.mark.rule("DQ-TRN-1")
def test_turns_go_clockwise_past_who_is_out() -> None:
    found = asked("turn_order", seating=THREE, first_player=BEN, out=[CEM], active=BEN)
    assert (found["order"], found["next"]) == ([BEN, AVA], AVA)
    assert asked("turn_order", seating=THREE, first_player=AVA, out=THREE)["next"] is None


@pytest.mark.rule("DQ-TRN-2")
def test_cards_act_first_and_the_sun_is_the_first_players() -> None:
    assert asked("status_phase", is_first_player=True, cards=2)["steps"] == ["cards", "sun"]
    assert asked("status_phase", cards=1, in_catacombs=True)["steps"] == ["cards"]
    assert asked("status_phase")["steps"] == []


@pytest.mark.rule("DQ-TRN-3")
def test_what_may_be_done_is_said_and_why_not_the_rest() -> None:
    exits = [way("north", "unexplored"), way("east", hero_there=True), way("south", "outer_wall")]
    found = asked("action_phase", exits=exits, torch=True, entrance=True, loot=2)
    assert found["legal"] == ["move_north", "search", "enter_catacombs"]
    assert found["not_legal"] == {"move_east": "hero", "move_south": "outer_wall", "escape": "no_tower"}
    assert asked("action_phase", room="tower", loot=1)["legal"] == ["escape"]
    assert asked("action_phase", room="treasure")["legal"] == ["draw_dragon_card"]
    assert asked("action_phase", in_catacombs=True)["legal"] == ["draw_catacomb_card"]
    assert asked("action_phase")["dead_end"]


@pytest.mark.rule("DQ-TRN-4")
def test_the_active_player_orders_what_is_wanted_at_once() -> None:
    assert asked("timing_conflict", active_player=BEN, wanting=[AVA, CEM])["decides"] == BEN


@pytest.mark.rule("DQ-TRN-5")
def test_what_a_hero_may_do_need_not_be_done() -> None:
    assert asked("hero_ability", wording="may")["optional"]
    assert not asked("hero_ability", wording="must")["optional"]


@pytest.mark.rule("DQ-TRN-6")
def test_the_dragon_forgets_once_nobody_is_in_the_chamber() -> None:
    assert asked("end_of_turn", heroes_in_treasure_chamber=0, drawn_dragon_cards=3)["cards_back"] == 3
    assert not asked("end_of_turn", heroes_in_treasure_chamber=1, drawn_dragon_cards=3)["reshuffle"]


@pytest.mark.rule("DQ-SUN-4")
def test_the_sun_goes_on_though_its_player_is_out() -> None:
    assert asked("sun_without_first_player", status="dead")["sun_step"]


@pytest.mark.rule("DQ-SUN-5")
def test_sunset_spares_only_who_has_escaped() -> None:
    heroes = [{"name": AVA, "status": "escaped"}, {"name": BEN, "status": "catacombs"}, {"name": CEM}]
    found = asked("sunset", heroes=heroes)
    assert (found["dead"], found["survivors"]) == ([BEN, CEM], [AVA])


@pytest.mark.rule("DQ-TST-2")
def test_only_a_failure_brings_a_token() -> None:
    assert asked("failed_test", passed=False, tokens=3)["tokens"] == 4
    assert asked("failed_test", passed=True, tokens=3)["tokens"] == 3


@pytest.mark.rule("DQ-TST-3")
def test_spent_tokens_are_gone_even_in_vain() -> None:
    found = asked("spend_tokens", roll=10, value=5, tokens=3, spend=3)
    assert (found["sum"], found["passed"], found["tokens"]) == (7, False, 1), "three gone, one for the failure"
    assert refused("spend_tokens", roll=10, value=5, tokens=3, spend=4) == ("tokens.not_enough", "spend")


@pytest.mark.rule("DQ-TST-4")
def test_loot_weighs_on_the_bridge_alone() -> None:
    assert asked("modifiers", room="bridge", loot=3)["modifier"] == 3
    assert asked("modifiers", room="pit", loot=3, further=-1)["modifier"] == -1


@pytest.mark.rule("DQ-MOV-1")
def test_a_hero_moves_straight_through_a_passage() -> None:
    found = asked("move", direction="east", exits=[way("east", obstacles=["door"])])
    assert (found["allowed"], found["obstacles"]) == (True, ["door"])
    assert refused("move", direction="west", exits=[way("east")]) == ("move.wall", "direction")
    assert refused("move", direction="east", exits=[way("east", hero_there=True)]) == ("move.hero", "direction")


@pytest.mark.rule("DQ-MOV-2")
def test_an_explored_room_acts_or_its_monster_does() -> None:
    assert asked("enter_explored", room="trap")["then"] == "room_effect"
    assert asked("enter_explored", room="trap", monster_token=True)["then"] == "monster"


@pytest.mark.rule("DQ-MOV-3")
def test_a_new_tile_lies_with_its_arrow_to_where_the_hero_comes_from() -> None:
    found = asked("lay_tile", direction="east", openings=["north"], arrow="south", tiles_left=5)
    assert (found["arrow"], found["openings"], found["tiles_left"]) == ("west", ["east", "west"], 4)
    assert refused("lay_tile", direction="east", openings=[], tiles_left=0) == ("move.no_tiles", "tiles_left")


@pytest.mark.rule("DQ-MOV-4")
def test_nobody_enters_where_a_hero_stands_but_the_chamber_and_from_below() -> None:
    assert not asked("occupied_room", heroes_there=1)["allowed"]
    assert asked("occupied_room", heroes_there=2, room="treasure")["allowed"]
    assert asked("occupied_room", heroes_there=1, way="catacombs")["allowed"]


@pytest.mark.rule("DQ-MOV-5")
def test_a_passage_needs_both_sides() -> None:
    assert asked("passage", neighbour="unexplored")["usable"]
    assert not asked("passage", open_here=False)["usable"]
    for neighbour in ("wall", "outer_wall"):
        assert not asked("passage", neighbour=neighbour)["usable"]


@pytest.mark.rule("DQ-OBS-1", "DQ-OBS-2")
def test_what_holds_ends_the_turn() -> None:
    assert asked("portcullis", (6, 6), strength=8)["turn_ends"]
    assert not asked("portcullis", (4, 4), strength=8)["turn_ends"]
    assert asked("door", "stays_shut")["turn_ends"]
    assert asked("door", opens=True)["passes"]


@pytest.mark.rule("DQ-OBS-4")
def test_who_flees_or_is_driven_on_ignores_doors() -> None:
    for why in ("corridor", "darkness", "web", "flee", "solitaire_flee"):
        assert asked("ignored_obstacles", why=why)["ignored"]
    for why in ("move", "tower", "corridor_start", "darkness_start"):
        assert not asked("ignored_obstacles", why=why)["ignored"]
    assert not asked("ignored_obstacles", why="flee")["walls_ignored"]


@pytest.mark.rule("DQ-SRC-1", "DQ-SRC-2")
def test_a_room_with_a_torch_is_searched_once_by_who_began_there() -> None:
    assert asked("may_search", torch=True)["allowed"]
    reasons: tuple[tuple[str, dict[str, Any]], ...] = (
        ("no_torch", {"torch": False}), ("monster", {"monster_token": True}), ("searched", {"searched_token": True}),
        ("came_later", {"there_at_start": False}),
    )  # fmt: skip
    for why, said in reasons:
        assert asked("may_search", **{"torch": True, **said})["hindrance"] == why
    assert asked("search", torch=True)["searched_token"]
    assert refused("search", torch=True, monster_token=True) == ("search.monster", "monster_token")


@pytest.mark.rule("DQ-CRD-1")
def test_a_card_is_discarded_unless_it_is_loot_or_kept() -> None:
    places: tuple[tuple[dict[str, Any], str], ...] = (
        ({}, "discard_pile"),
        ({"is_loot": True}, "play_area"),
        ({"is_kept": True}, "play_area"),
    )
    for said, place in places:
        assert asked("resolve_card", deck="search", **said)["goes_to"] == place


@pytest.mark.rule("DQ-CRD-2")
def test_an_empty_deck_is_its_shuffled_discard_pile() -> None:
    found = asked("draw_card", deck_cards=0, discard_cards=12)
    assert (found["reshuffled"], found["deck_cards"], found["discard_cards"]) == (True, 11, 0)
    assert not asked("draw_card", deck_cards=0, discard_cards=0)["drawn"]


@pytest.mark.rule("DQ-CRD-3")
def test_a_rune_helps_once_a_game_at_its_moment() -> None:
    assert asked("rune_card")["usable"]
    assert not asked("rune_card", moment_fits=False)["usable"]
    assert asked("rune_card", used=True)["goes_to"] == "box"


@pytest.mark.rule("DQ-CRD-4")
def test_loot_without_a_number_is_worth_nothing() -> None:
    assert (asked("loot_value")["value"], asked("loot_value", value=250)["value"]) == (0, 250)


@pytest.mark.rule("DQ-WND-1")
def test_wounds_that_reach_life_kill() -> None:
    assert asked("take_wounds", life=12, wounds=9, new_wounds=3)["dead"]
    assert not asked("take_wounds", life=12, wounds=9, new_wounds=2)["dead"]


@pytest.mark.rule("DQ-DTH-1")
def test_there_are_five_ways_to_die_and_a_failed_test_is_none() -> None:
    for cause in ("card", "sunset", "dead_end", "pit"):
        assert asked("death", cause=cause)["dead"]
    assert asked("death", cause="wounds", life=10, wounds=10)["dead"]
    assert not asked("death", cause="failed_test")["dead"]


@pytest.mark.rule("DQ-DTH-2")
def test_death_takes_everything() -> None:
    found = asked("after_death", cards=4, tokens=2, wounds=9)
    assert (found["discarded_cards"], found["tokens_back"], found["turn_ends"]) == (4, 2, True)
    assert not found["can_win"]


@pytest.mark.rule("DQ-DTH-3", "DQ-MON-2")
def test_the_left_neighbour_plays_the_monster_dead_or_alive() -> None:
    found = asked("dead_player", seating=THREE, active=AVA, out=[BEN])
    assert (found["monster_player"], found["is_out"]) == (BEN, True)
    assert asked("encounter_roles", seating=THREE, active=CEM)["monster_player"] == AVA


@pytest.mark.rule("DQ-DTH-4")
def test_a_dead_end_is_where_nothing_is_left() -> None:
    walls = [way("north", "wall"), way("east", "outer_wall")]
    assert asked("dead_end", "dies", exits=walls)["dead"]
    assert not asked("dead_end", "way_out", exits=walls)["dead"]
    ways_out: list[dict[str, Any]] = [{"torch": True}, {"entrance": True}, {"room": "treasure"}]
    for way_out in (*ways_out, {"room": "tower", "loot": 1}):
        assert not asked("dead_end", exits=walls, **way_out)["dead_end"]
    assert not asked("dead_end", exits=[way("north", obstacles=["door", "portcullis"])])["dead_end"]
