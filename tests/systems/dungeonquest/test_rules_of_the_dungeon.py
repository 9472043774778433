"""The rules of monsters, catacombs, rooms, escape and variants, one by one."""

from typing import Any

import pytest

from tests.systems.dungeonquest.asking import asked
from tests.systems.dungeonquest.test_rules_of_a_turn import refused, way

BOARD: dict[str, Any] = {"width": 10, "height": 13}
SPLIT = [way("north", side="a"), way("east", side="b")]


@pytest.mark.rule("DQ-MON-1")
def test_a_monster_token_stands_in_for_the_room() -> None:
    token = asked("monster_encounter", cause="monster_token")
    assert (token["encounter"], token["room_effect"]) == (True, False)
    assert not asked("monster_encounter", cause="nothing")["encounter"]


@pytest.mark.rule("DQ-MON-3")
def test_only_the_name_is_told_and_a_token_lies_there() -> None:
    found = asked("encounter_start")
    assert (found["told"], found["places_token"], len(found["combat_cards"])) == (["name"], True, 3)
    assert not asked("encounter_start", in_catacombs=True)["places_token"]


@pytest.mark.rule("DQ-MON-4")
def test_the_token_goes_with_the_monsters_death_only() -> None:
    stays = {one: asked("monster_token", outcome=one)["token_stays"] for one in ("monster_dead", "hero_dead", "fled")}
    assert stays == {"monster_dead": False, "hero_dead": True, "fled": True}


@pytest.mark.rule("DQ-CMB-2", "DQ-CMB-3", "DQ-CMB-4")
def test_who_reaches_life_falls_and_the_hero_is_looked_at_first() -> None:
    hero = asked("hero_dies", hero_life=10, hero_wounds=10)
    assert (hero["hero_dead"], hero["encounter_over"], hero["token_stays"]) == (True, True, True)
    monster = asked("monster_dies", monster_life=4, monster_wounds=4)
    assert (monster["monster_dead"], monster["turn_ends"], monster["token_stays"]) == (True, True, False)
    both = asked("both_die", hero_life=10, hero_wounds=11, monster_life=4, monster_wounds=5)
    assert (both["hero_dead"], both["monster_dead"], both["token_stays"]) == (True, False, True)


@pytest.mark.rule("DQ-CMB-5")
def test_between_rounds_one_may_flee_to_an_explored_room() -> None:
    assert asked("next_round", neighbours=[way("east"), way("west", "unexplored")])["rooms"] == ["east"]
    assert not asked("next_round", neighbours=[way("west", "unexplored")])["may_flee"]
    assert not asked("next_round", neighbours=[way("east")], solitaire=True)["may_flee"]


@pytest.mark.rule("DQ-CAT-1")
def test_there_are_three_ways_down() -> None:
    assert asked("enter_catacombs", entrance="token")["allowed"]
    assert asked("enter_catacombs", way="card")["allowed"]
    assert refused("enter_catacombs") == ("catacombs.no_entrance", "entrance")
    late = refused("enter_catacombs", entrance="printed", there_at_start=False)
    assert late == ("catacombs.came_later", "there_at_start")


@pytest.mark.rule("DQ-CAT-2", "DQ-CAT-3")
def test_below_a_card_is_all_one_does() -> None:
    assert asked("go_below", "west")["turn_ends"]
    found = asked("turn_below", cards=2)
    assert (found["draw"], found["cards"], found["may_move"], found["may_search"]) == ("catacomb", 3, False, False)


@pytest.mark.rule("DQ-CAT-4")
def test_an_offer_to_leave_is_taken_at_once_or_lapses() -> None:
    assert asked("leave_offered", "leave")["leaves"]
    assert asked("leave_offered", "stay")["offer_lapses"]
    assert not asked("leave_offered", offered=False)["leaves"]


@pytest.mark.rule("DQ-CAT-7")
def test_loot_comes_up_and_the_other_cards_do_not() -> None:
    found = asked("cards_from_below", cards=[{"name": "ring", "is_loot": True}, {"name": "bats"}])
    assert (found["loot"], found["discarded"]) == (["ring"], ["bats"])


@pytest.mark.rule("DQ-CAT-8")
def test_the_figure_comes_up_into_a_room_or_onto_a_new_tile() -> None:
    assert asked("return_from_below", explored=False)["any_orientation"]
    assert asked("return_from_below", explored=True, monster_token=True)["then"] == "monster"
    assert not asked("return_from_below", explored=True, dead=True)["returns"]


@pytest.mark.rule("DQ-CAT-9")
def test_below_only_the_outer_wall_counts() -> None:
    found = asked("walk_below", column=2, row=2, direction="west", steps=5, **BOARD)
    assert (found["column"], found["row"], found["steps_left"]) == (0, 2, 3)
    outside = refused("walk_below", column=12, row=2, direction="west", steps=5, **BOARD)
    assert outside == ("board.outside", "column"), "a thirteenth column"


@pytest.mark.rule("DQ-ROOM-PIT")
def test_the_pit_is_tested_on_entry_only() -> None:
    assert asked("bottomless_pit", (6, 5), luck=5)["dead"]
    assert not asked("bottomless_pit", luck=5, entry="start_of_turn")["dead"]


@pytest.mark.rule("DQ-ROOM-BRIDGE")
def test_a_bridge_is_crossed_now_or_later_but_from_below_at_once() -> None:
    assert asked("bridge", "stop")["turn_ends"]
    assert asked("bridge", entry="special")["choice"] == "cross"
    assert asked("bridge", "back", entry="start_of_turn", came_from="west")["choice"] == "back"


@pytest.mark.rule("DQ-ROOM-ROTATE")
def test_the_chamber_turns_by_half() -> None:
    assert asked("rotating_chamber", openings=["north", "east"])["openings"] == ["south", "west"]
    assert not asked("rotating_chamber", openings=["north"], entry="start_of_turn")["turn_ends"]


@pytest.mark.rule("DQ-ROOM-DARK", "DQ-ROOM-DARK-2")
def test_in_the_dark_the_die_finds_the_way_and_nobody_rolls_for_walls() -> None:
    faces = [{"direction": "north", "faces": [1, 2, 3]}, {"direction": "west", "faces": [4, 5, 6]}]
    exits = [way("north", "unexplored"), way("west", "wall")]
    assert asked("chamber_of_darkness", (5,), (2,), face_map=faces, exits=exits)["direction"] == "north"
    assert asked("darkness_faces", face_map=faces[1:], exits=exits[1:])["turn_ends"]


@pytest.mark.rule("DQ-ROOM-RUBBLE")
def test_rubble_is_climbed_on_the_way_beyond_it() -> None:
    assert asked("collapsed_ceiling")["draw"] == "dungeon"
    assert asked("collapsed_ceiling", entry="start_of_turn", side="a", exit_side="a")["passes"]
    held = asked("collapsed_ceiling", (6, 5), entry="start_of_turn", side="a", exit_side="b", agility=6)
    assert (held["passes"], held["turn_ends"]) == (False, True)


@pytest.mark.rule("DQ-ROOM-TRAP", "DQ-ROOM-DUNGEON")
def test_traps_and_dungeons_draw_on_every_entry_and_never_later() -> None:
    for rule, deck in (("trap_room", "trap"), ("dungeon_room", "dungeon")):
        for entry in ("passage", "special"):
            assert asked(rule, entry=entry)["draw"] == deck
        assert asked(rule, entry="start_of_turn")["draw"] == ""


@pytest.mark.rule("DQ-ROOM-TREASURE", "DQ-ROOM-TREASURE-2")
def test_the_chamber_is_the_dragons_and_everybodys() -> None:
    assert asked("treasure_chamber")["draw"] == "dragon"
    assert asked("treasure_chamber", "leave", entry="start_of_turn", exits=[way("north")])["choice"] == "leave"
    assert asked("treasure_chamber", entry="start_of_turn", exits=[way("north", "wall")])["draw"] == "dragon"
    found = asked("treasure_fields", heroes_inside=3)
    assert (found["fields"], found["explored"], found["may_enter"]) == (2, True, True)


@pytest.mark.rule("DQ-ROOM-CHASM", "DQ-ROOM-SIDES")
def test_a_split_room_lets_out_on_the_own_side() -> None:
    assert asked("deep_chasm", exits=SPLIT, side="a", entry="start_of_turn")["exits"] == ["north"]
    assert asked("deep_chasm", exits=SPLIT, side="a")["draw"] == "dungeon"
    assert asked("split_room", exits=SPLIT, came_by="east")["side"] == "b"
    assert asked("split_room", "a", exits=SPLIT, entry="special")["side"] == "a"


@pytest.mark.rule("DQ-ROOM-TOWER", "DQ-ROOM-TOWER-2")
def test_a_tower_offers_escape_the_way_on_and_on_entry_another_tower() -> None:
    said: dict[str, Any] = {"loot": 1, "exits": [way("north")], "free_towers": ["sw"]}
    assert asked("tower_room", **said)["options"] == ["escape", "move_on", "other_tower"]
    assert asked("tower_room", **{**said, "loot": 0}, entry="start_of_turn")["options"] == ["move_on"]
    found = asked("tower_details", entry="start_of_turn")
    assert (found["may_jump"], found["obstacles_ignored"]) == (False, False)


@pytest.mark.rule("DQ-ESC-1")
def test_who_escapes_carries_loot_out_of_a_tower() -> None:
    assert asked("escape", loot=[{"name": "ring", "value": 0}])["allowed"]
    assert refused("escape") == ("escape.no_loot", "loot")
    assert refused("escape", loot=[{"name": "ring"}], room="pit") == ("escape.no_tower", "room")


@pytest.mark.rule("DQ-END-1", "DQ-END-4")
def test_the_game_ends_when_all_are_out_and_without_survivors_all_have_lost() -> None:
    assert asked("game_end", statuses=["dead", "escaped"])["game_over"]
    assert not asked("game_end", statuses=["dead", "catacombs"])["game_over"]
    assert asked("game_end", statuses=["dungeon"], sunset=True)["game_over"]
    assert asked("nobody_survives", players=[{"name": "Ava", "status": "dead"}])["everybody_lost"]
    assert not asked("nobody_survives", players=[{"name": "Ava"}])["everybody_lost"]


@pytest.mark.rule("DQ-SOL-1", "DQ-SOL-2")
def test_alone_only_escape_and_monsters_differ() -> None:
    differs = [one for one in ("escape", "monster_encounter", "movement", "search", "catacombs", "sun")
               if asked("solitaire_scope", about=one)["differs"]]  # fmt: skip
    assert differs == ["escape", "monster_encounter"]
    assert not asked("solitaire_escape", loot=[{"deck": "corpse", "value": 900}])["allowed"]
    assert asked("solitaire_escape", loot=[{"deck": "treasure"}])["allowed"]


@pytest.mark.rule("DQ-SOL-3")
def test_alone_one_chooses_before_the_monster_is_seen() -> None:
    assert asked("solitaire_encounter", "fight") == {"draw": "monster", "face_down": True, "choice": "fight"}


@pytest.mark.rule("DQ-TOR-2")
def test_torchlight_shines_at_the_start_and_for_the_first_in_the_chamber() -> None:
    exits = [way("north", "unexplored"), way("east")]
    assert asked("torchlight_setup", exits=exits)["tiles"] == ["north"]
    assert asked("torchlight_setup", moment="treasure_chamber", exits=exits)["number"] == 1
    assert asked("torchlight_setup", moment="treasure_chamber", exits=exits, first_entry=False)["number"] == 0
