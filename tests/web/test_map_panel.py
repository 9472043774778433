"""The panel beside the map: whom and what somebody reaches, and the plain reason where he does not."""

import re
from html import unescape

import pytest

from app.systems.heroquest.board.quest_map import End, Link, QuestBoard
from app.systems.heroquest.state.dungeon import Spot
from tests.systems.heroquest.board.quest_maps import door, monster, piece, quest, trap
from tests.systems.heroquest.board.scenes import at
from tests.web.conftest import Server, hand
from tests.web.pages_support import forms_in
from tests.web.panel_support import button, press
from tests.web.test_map_page import lay, panel

STAIRS = (Link(one=End(board=0, square=at("E4")), other=End(board=1, square=at("L9"))),)


@pytest.fixture
def campaign(server: Server) -> int:
    """Ragna with a sword on E2 beside an open door, Elwe with a bow on B4; behind it a goblin, an orc and a fimir."""
    one = server.campaign("heroquest")
    for hero, kind in (("ragna", "barbarian"), ("elwe", "elf")):
        server.do(one, "seat_hero", hero_id=hero, name=hero.title(), hero_class=kind)
    server.do(one, "give_item", hero_id="elwe", item_id="bow", content_id="bow")
    drawn = quest(
        door("E2", "rightward", id="east"), door("I2", "rightward", state="locked"), door("G4"), door("C4"),
        monster("G2"), monster("H2", "orc", content="orc"), monster("I4", "fimir", content="fimir"),
        monster("D6", "ghoul", content="gargoyle"), trap("F3", state="found"), trap("D3", "falling_block_trap"),
        boards=(QuestBoard(things=(monster("M9"),)),), links=STAIRS,
    )  # fmt: skip
    server.do(one, "start_quest")
    lay(server, one, drawn)
    server.do(one, "open_door", door_id="east")
    for hero, square in (("ragna", "E2"), ("elwe", "B4")):
        server.do(one, "put_figure", figure_id=hero, square=square)
    server.do(one, "permit_players", permissions=["moving", "fight"])
    return one


def rows(html: str) -> dict[str, str]:
    """The rows and tiles of the panel: what stands in each, by its square."""
    found = {}
    for row in re.split(r'<div class="option|<(?:button type="submit"|a) class="tile(?=[ "])', html)[1:]:
        row = re.sub(r"<svg class=\"token.*?</svg>\s*<span", "<span", row, flags=re.S)
        text = re.sub(r"<[^>]+>", " ", unescape(re.split(r"</div>|</(?:button|a)>|<span class=\"tile__keys", row)[0]))
        if square := re.search(r'class="square">([^<]+)', row):
            found[square[1]] = " ".join(text.partition(">")[2].split())
    return found


def test_everybody_in_sight_or_not_is_a_target_or_has_a_plain_reason(server: Server, campaign: int) -> None:
    blade = rows(panel(server, campaign, "?do=map&for=ragna"))
    assert blade["G2"] == "Goblin G2 2 Felder entfernt: zu weit für diese Waffen"
    assert blade["H2"] == "Ork H2 3 Felder entfernt: keine freie Sicht, Goblin (G2) steht im Weg"
    assert blade["I4"] == "Fimir I4 4 Felder entfernt: keine Sicht, durch die Tür vor F2 sieht man nur geradeaus"
    server.do(campaign, "put_figure", figure_id="elwe", square="D2")
    bow = rows(panel(server, campaign, "?do=map&for=elwe"))
    assert re.fullmatch(r"Goblin G2 3 Felder entfernt: indirekt, Ragna \(E2\) steht im Weg .*Bogen", bow["G2"])
    server.do(campaign, "put_figure", figure_id="ragna", square="F2")
    near = rows(panel(server, campaign, "?do=map&for=ragna"))
    assert near["G2"].startswith("Goblin angreifen G2 Langschwert: trifft zu ")


def test_who_cannot_sweep_is_not_offered_it_because_somebody_stands_beside_him(server: Server, campaign: int) -> None:
    """HQ-1.1-RUNDUMSCHLAG, HQ-19-RUNDUMSCHLAG."""
    server.do(campaign, "put_figure", figure_id="elwe", square="D2")
    assert "type=sweep" in panel(server, campaign, "?do=menu&for=ragna")
    assert "type=sweep" not in panel(server, campaign, "?do=menu&for=elwe")


def test_a_monster_whose_sides_count_is_turned_with_a_button_and_its_front_is_drawn(
    server: Server, campaign: int
) -> None:
    server.do(campaign, "place_monster", monster_id="legs", kind="giant_spider")
    server.do(campaign, "put_figure", figure_id="legs", square="C3")
    unturned = panel(server, campaign, "?do=map&for=legs")
    assert "noch nicht gedreht" in rows(unturned)["C3"]
    assert "b-front" not in unturned
    (turning,) = forms_in(unturned, "put_figure")
    server.do(campaign, "put_figure", **{name: turning[name] for name in ("figure_id", "square", "turn")})
    turned = panel(server, campaign, "?do=map&for=legs")
    assert "vorn ist rechts" in rows(turned)["C3"]
    assert "b-front" in turned
    assert "Drehen" not in panel(server, campaign, "?do=map&for=goblin-1"), "nobody asks where its front is"


def test_a_large_figure_is_tapped_on_any_of_its_squares(server: Server) -> None:
    one = server.campaign("heroquest")
    server.do(one, "seat_hero", hero_id="ragna", name="Ragna", hero_class="barbarian")
    server.do(one, "start_quest")
    dragon = monster("D3", content="dragon", attack=4, defence=4, body=8, mind=5, movement=6, width=2, height=2)
    lay(server, one, quest(dragon, piece("furniture", "B4", content="table", width=2)))
    server.do(one, "put_figure", figure_id="ragna", square="C3")
    asked = panel(server, one, "?do=map&for=ragna&at=E4")
    assert 'data-at="D3 E3 D4 E4"' in asked
    assert 'class="b-target__line is-chosen"' in asked
    assert "Hierhin stellen" not in asked
    assert "noch 6 Felder" in panel(server, one, "?do=map&for=dragon-1&at=E3"), "its own squares it may walk onto"
    table = server.laptop.get(f"/campaigns/{one}/table").text
    assert [f'data-covers="{squares}"' in table for squares in ("D3 E3 D4 E4", "B4 C4", "C1 C2")] == [True] * 3


def test_a_falling_block_shows_what_it_blocks_and_where_one_may_step_and_a_tap_there_steps(
    server: Server, campaign: int
) -> None:
    server.do(campaign, "put_figure", figure_id="elwe", square="D3")
    spring = "?type=spring_trap&figure_id=elwe&trap=falling_block_trap&square=D3"
    asked = panel(server, campaign, spring)
    assert "Der Block fällt auf D3, das Feld bleibt versperrt. Frei daneben: D2, E3, D4, C3." in asked
    assert "b-block" in asked
    assert asked.count('"b-path-dot"') == 4
    aside = panel(server, campaign, f"{spring}&answer=counted:skull=0")
    assert re.findall(r'data-at="([^"]+)"', aside) == ["D2", "E3", "D4", "C3"]
    assert "b-block" not in panel(server, campaign, "?type=spring_trap&figure_id=elwe&trap=spear_trap&square=D3")
    disarm = "?type=disarm_trap&figure_id=elwe&trap=falling_block_trap&square=D3"
    drawn = [
        "b-block" in panel(server, campaign, disarm + said)
        for said in ("", *(f"&answer=counted:skull={n}" for n in (1, 0)))
    ]
    assert drawn == [False, True, False], "only once it has failed"


def test_what_is_drawn_on_a_second_board_lies_on_that_board(server: Server, campaign: int) -> None:
    assert "translate(1200 0)" not in panel(server, campaign, "?do=map&for=ragna&at=G2")
    server.do(campaign, "put_figure", figure_id="ragna", square="L9-2")
    assert '<g transform="translate(1200 0)"><path class="b-' in panel(server, campaign, "?do=map&for=ragna&at=M9-2")


def test_a_line_is_drawn_to_a_chosen_target_up_to_what_stops_it(server: Server, campaign: int) -> None:
    assert "b-block" not in panel(server, campaign, "?do=map&for=ragna")
    assert "b-block" in panel(server, campaign, "?do=map&for=ragna&at=H2")
    assert 'class="b-ray"' in panel(server, campaign, "?do=map&for=ragna&at=G2")


def test_a_door_that_is_too_far_locked_or_behind_somebody_says_so_and_players_get_no_button(
    server: Server, campaign: int
) -> None:
    phone = server.player(campaign, "ragna")
    told = rows(panel(server, campaign, "?do=map&for=ragna", phone))
    assert told["C4"].endswith("geschlossen · 4 Felder, noch keine Bewegung gewürfelt")
    assert told["G4"].endswith("geschlossen · kein Weg dorthin")
    assert told["I2"].endswith("verschlossen · öffnet nur der Spielleiter")
    assert told["C2"].endswith("noch keine Bewegung gewürfelt")
    assert next(iter(rows(panel(server, campaign, "?do=map&for=ragna&door=door-G4", phone)))) == "G4"
    server.do(campaign, "move_roll", hand(6), hero_id="ragna")
    assert rows(panel(server, campaign, "?do=map&for=ragna", phone))["C4"].endswith("öffnen C4 geschlossen · 4 Felder")
    assert rows(panel(server, campaign, "?do=map&for=ragna"))["I2"].endswith("Öffnen"), "the game master may"


def test_stairs_to_another_board_are_a_row_with_what_they_cost(server: Server, campaign: int) -> None:
    far = rows(panel(server, campaign, "?do=map&for=ragna"))["E4"]
    assert far == "Auf Plan 2 wechseln E4 führt nach L9-2 · 3 Felder, noch keine Bewegung gewürfelt"
    phone = server.player(campaign, "ragna")
    assert "E4" not in rows(panel(server, campaign, "?do=map&for=ragna", phone)), "nobody has seen where it leads"
    server.do(campaign, "move_roll", hand(6), hero_id="ragna")
    assert rows(panel(server, campaign, "?do=map&for=ragna"))["E4"].endswith("3 Felder Hierhin gehen")
    server.do(campaign, "walk_to", hero_id="ragna", square="L9-2")
    assert 'id="map-row-ragna" data-square="L9-2"' in server.laptop.get(f"/campaigns/{campaign}/table").text


def test_on_the_game_masters_turn_a_tap_on_a_square_walks_a_monster_there(server: Server, campaign: int) -> None:
    """As it does with a hero who has thrown; nothing stands on the way but its own kind."""
    walks = 'id="map-walk"'
    assert walks not in panel(server, campaign, "?do=map&for=orc-1"), "on a hero's turn the way is shown first"
    server.do(campaign, "take_turn", figure_id="game_master")
    asked = panel(server, campaign, "?do=map&for=orc-1")
    assert walks in asked
    assert 'name="type" value="walk_monster_to"' in asked


def test_a_square_nobody_has_seen_says_so_in_a_sentence_also_to_who_cannot_go(server: Server, campaign: int) -> None:
    phone = server.player(campaign, "ragna")
    assert rows(panel(server, campaign, "?do=map&at=N5", phone))["N5"] == "Dieses Feld ist noch nicht aufgedeckt. N5"
    server.do(campaign, "lose_body_points", hand(1), hand(1), hero_id="ragna", points=8)
    assert rows(panel(server, campaign, "?do=map&at=N5", phone))["N5"] == "Dieses Feld ist noch nicht aufgedeckt. N5"


def test_searched_areas_gear_and_what_is_new_are_drawn_told_and_explained(server: Server, campaign: int) -> None:
    def drawn() -> str:
        page = server.laptop.get(f"/campaigns/{campaign}/screen").text
        return page[page.index('id="map-0-news"') : page.index('id="map-1-')]

    server.do(campaign, "open_door", door_id="door-C4")
    assert "b-new" in drawn()
    server.do(campaign, "put_figure", figure_id="ragna", square="F2")
    assert "b-new" not in drawn()
    assert "s-traps-done" not in drawn()
    server.do(campaign, "give_item", hero_id="elwe", item_id="d", content_id="dagger")
    server.do(campaign, "put_figure", figure_id="elwe", square="B5")
    throw = {"attacker_id": "elwe", "target_id": "gargoyle-1", "means": "thrown", "weapon_id": "d"}
    server.do(campaign, "attack", hand("white_shield"), hand("white_shield"), **throw)
    assert "s-thrown_weapon" in drawn()
    table = server.laptop.get(f"/campaigns/{campaign}/table").text
    assert 'id="map-row-gear-d" data-square="D6"' in table
    assert "map-legend" in table
    server.do(campaign, "put_figure", figure_id="elwe", square="C6")
    assert rows(panel(server, campaign, "?do=map&for=elwe&at=D6"))["D6"]


def test_whoever_steps_onto_a_trap_is_led_to_its_dice_and_goes_no_further(server: Server, campaign: int) -> None:
    server.do(campaign, "move_roll", hand(6), hero_id="ragna")
    forms = forms_in(panel(server, campaign, "?do=map&for=ragna&at=D3"), "walk_to")
    walk = next(one for one in forms if one["square"] == "D3")
    told = server.laptop.post(f"/campaigns/{campaign}/table", data=walk, headers={"HX-Request": "true"}).text
    assert "Wie viele Totenschädel?" in told
    html = panel(server, campaign, "?do=map&for=ragna")
    assert rows(html)["D3"] == "Schlagfalle D3 erst die Falle abhandeln Falle auslösen"
    assert not forms_in(html, "open_door")
    phone = server.player(campaign, "ragna")
    assert "Schlagfalle" not in panel(server, campaign, "?do=map&for=ragna", phone)


def test_whoever_leaves_a_fight_that_began_beside_the_map_is_back_there(server: Server, campaign: int) -> None:
    server.do(campaign, "put_figure", figure_id="ragna", square="F2")
    strike = next(one for one in forms_in(panel(server, campaign, "?do=map&for=ragna"), "attack"))
    told = server.laptop.post(f"/campaigns/{campaign}/table", data=strike, headers={"HX-Request": "true"}).text
    back = re.search(r'href="[^"?]*([^"]*)"[^>]*>Abbrechen', unescape(told))
    assert back
    assert rows(panel(server, campaign, back[1]))["G2"].startswith("Goblin angreifen G2")


def test_who_sits_in_a_pit_or_is_not_on_turn_is_told_so(server: Server, campaign: int) -> None:
    assert rows(panel(server, campaign, "?do=map&for=elwe"))["C2"].endswith("Felder, nicht am Zug Öffnen")
    server.do(campaign, "impose_effect", figure_id="ragna", effect="in_pit")
    told = panel(server, campaign, "?do=map&for=ragna")
    assert rows(told)["E2"] == "in der Grube E2 steigt in diesem Zug heraus Heraussteigen"
    assert len(forms_in(told, "climb_out")) == 1
    assert not forms_in(told, "open_door")
    server.do(campaign, "take_turn", figure_id="elwe")
    told = panel(server, campaign, "?do=map&for=ragna")
    assert rows(told)["E2"] == "in der Grube E2 klettert im nächsten Zug heraus"


def test_who_climbs_out_of_a_pit_taps_the_square_on_the_map_or_its_button(server: Server, campaign: int) -> None:
    server.do(campaign, "take_map_away")
    lay(server, campaign, quest(trap("C4", state="sprung")))
    server.do(campaign, "put_figure", figure_id="ragna", square="C4")
    server.do(campaign, "impose_effect", figure_id="ragna", effect="in_pit")
    phone = server.player(campaign, "ragna")
    table, ways = f"/campaigns/{campaign}/table", ("D4", "B4", "C3")
    for caller, url in ((server.laptop, table), (phone, f"/campaigns/{campaign}/heroes/ragna/map")):
        told = caller.get(f"{url}?do=map&for=ragna", headers={"HX-Request": "true"})
        assert sorted(one["square"] for one in forms_in(told.text, "climb_out")) == sorted(ways)
        assert [one for one in ways if f'data-at="{one}"' not in told.text] == []
    press(server.laptop, button(server.laptop.get(table), "in der Grube: auf D4"))
    assert "climb_out" not in panel(server, campaign, "?do=map&for=ragna")
    there = server.services.snapshots.take(campaign).state.table.model_dump()["map"]["spots"]["ragna"]
    assert Spot.model_validate(there).square == at("D4")


def test_a_walled_in_hero_is_put_elsewhere_by_the_game_master_alone(server: Server, campaign: int) -> None:
    phone = server.player(campaign, "ragna")
    server.do(campaign, "put_figure", figure_id="ragna", square="K3")
    wish = "?do=map&for=ragna&at=B3"
    assert rows(panel(server, campaign, wish))["B3"] == "Raum 1 B3 kein Weg dorthin Hierhin stellen"
    assert rows(panel(server, campaign, wish, phone))["B3"] == "Raum 1 B3 kein Weg dorthin"


def test_a_dragon_in_hand_breathes_fire_along_each_row_with_a_foe(server: Server, campaign: int) -> None:
    server.do(
        campaign,
        "place_monster",
        monster_id="d",
        kind="dragon",
        attack=4,
        defence=4,
        body=5,
        mind=3,
        movement=6,
        further_attacks=[3, 2],
    )
    server.do(campaign, "put_figure", figure_id="d", square="B2")
    told = panel(server, campaign, "?do=map&for=d")
    fire = forms_in(told, "breathe_fire")
    assert [one["target_ids"] for one in fire] == ["ragna", "elwe"]
    assert rows(told)["E2"].startswith("Ragna E2 3 Felder entfernt")
    server.do(campaign, "seat_hero", hero_id="bo", name="Bo", hero_class="dwarf")
    for hero, square in (("elwe", "D2"), ("bo", "C4")):
        server.do(campaign, "put_figure", figure_id=hero, square=square)
    asked = "?do=act&type=breathe_fire&monster_id=d"
    for told, chosen in ((asked, {"elwe", "ragna"}), (f"{asked}&decided=reach", {"elwe", "ragna", "bo"})):
        assert set(re.findall(r'"target_ids:(\w+)"', panel(server, campaign, told))) == chosen, told
    breath = panel(server, campaign, "?type=breathe_fire&monster_id=d&target_ids=elwe&target_ids=ragna")
    assert "Trifft zu" in breath
    for _ in range(2):
        server.do(campaign, "end_turn")
    own = panel(server, campaign, "?do=map&for=d")
    assert {"breathe_fire", "move_monster"} <= {*re.findall(r"do=act&amp;type=(\w+)", own)}, "its own deeds"
