"""The game master's turn: what is due at its moment, what is spent, and how a round ends."""

import re

import pytest

from tests.systems.heroquest.board.quest_maps import quest
from tests.web.conftest import Server, hand
from tests.web.pages_support import open_sample
from tests.web.panel_support import Place, labels, panel_text, tap
from tests.web.test_map_page import lay

DWARF = "borrek"


@pytest.fixture
def campaign(server: Server) -> int:
    found = open_sample(server)
    server.do(found, "start_quest", quest_id="trial")
    return found


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


def test_a_monster_that_must_be_thrown_for_says_so_first(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "place_monster", monster_id="q", kind="squig")
    server.do(campaign, "take_turn", figure_id="game_master")
    page = table.open(unit="q")
    assert labels(page).count("Gehorsam prüfen") == 1
    assert "Zuerst Gehorsam prüfen" in panel_text(page)
    page = tap(table.caller, page, "Gehorsam prüfen")
    assert "Übernehmen" in labels(tap(table.caller, page, "0"))
    server.do(campaign, "control_monster", hand("white_shield"), monster_id="q")
    assert "Zuerst" not in panel_text(table.open(unit="q"))


def test_a_monster_that_has_only_moved_or_obeyed_stays_on_turn(server: Server, campaign: int, table: Place) -> None:
    for kind in ("orc", "goblin", "squig"):
        server.do(campaign, "place_monster", monster_id=kind, kind=kind)
    server.do(campaign, "take_turn", figure_id="game_master")
    assert panel_text(table.open()).startswith("Ork ")
    server.do(campaign, "move_monster", monster_id="goblin")
    assert panel_text(table.open()).startswith("Goblin ")
    server.do(campaign, "control_monster", hand("white_shield"), monster_id="squig")
    assert panel_text(table.open()).startswith("Squig ")
    server.do(campaign, "attack", hand("white_shield", "white_shield"), attacker_id="goblin", target_id=DWARF)
    assert panel_text(table.open()).startswith("Squig "), "the next that has not acted"


def test_what_the_game_master_does_to_a_monster_is_not_its_action(server: Server, campaign: int, table: Place) -> None:
    for kind in ("orc", "goblin"):
        server.do(campaign, "place_monster", monster_id=kind, kind=kind)
    server.do(campaign, "take_turn", figure_id="game_master")
    server.do(campaign, "rename_monster", monster_id="orc", name="Grom")
    server.do(campaign, "impose_effect", figure_id="goblin", effect="attack_dice", amount=1)
    assert "fertig" not in panel_text(table.open())


def test_fate_and_clocks_stand_in_the_list_and_at_the_end(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "choose_house_rule", rule="HR-FATE-FIRST", option="from_start")
    server.do(campaign, "start_clock", clock_id="c", name="Die Glocke", rounds=2)
    server.do(campaign, "take_turn", figure_id="game_master")
    page = table.open()
    assert "Spielleiter ist am Zug" in panel_text(page), "no monster is left to act"
    assert "Schicksal würfeln fällig" in panel_text(page)
    assert "Die Glocke: noch 1 Runde" in panel_text(page)
    assert "Ragna Eisenfaust ist am Zug." in panel_text(page)
    assert tap(table.caller, page, "Runde 2 beginnen").status_code == 200
    assert server.do(campaign, "take_turn", figure_id="game_master")
    end = table.open(unit="end")
    assert "Die Glocke: dann fällig" in panel_text(end)
    assert tap(table.caller, end, "Runde 3 beginnen").status_code == 200
    assert server.do(campaign, "take_turn", figure_id="game_master")
    says = panel_text(table.open(unit="end"))
    assert "Die Glocke fällig" in says
    assert "Die Glocke: " not in says, "what is due will not fall due"


def test_the_end_of_the_round_names_who_has_not_acted(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "place_monster", monster_id="g", kind="goblin", count=2)
    server.do(campaign, "place_monster", monster_id="o", kind="orc", name="Grak")
    server.do(campaign, "take_turn", figure_id="game_master")
    page = table.open(unit="o")
    assert "Nächstes: Zugende" in labels(page)
    server.do(
        campaign, "attack", hand("white_shield", "white_shield", "white_shield"), attacker_id="o", target_id=DWARF
    )
    page = tap(table.caller, table.open(unit="g-1"), "Nächstes: Zugende")
    assert "Noch offen 2 × Goblin Danach" in panel_text(page)


def test_a_wandering_monster_is_due_until_it_stands_on_the_board_and_has_attacked(
    server: Server, campaign: int, table: Place
) -> None:
    server.do(campaign, "use_physical_deck", deck="treasure")
    server.do(
        campaign,
        "search_for_treasure",
        {"kind": "choice", "option": "wandering_monster_card"},
        {"kind": "choice", "option": "by_hand"},
        hero_id="ragna",
        area="Gruft",
    )
    assert "Wanderndes Monster bei Ragna Eisenfaust steht noch nicht auf dem Brett" in panel_text(table.open())
    server.do(campaign, "take_turn", figure_id="game_master")
    assert "Wanderndes Monster bei Ragna Eisenfaust" in panel_text(table.open())
    server.do(campaign, "place_monster", monster_id="other", kind="orc")
    page = tap(table.caller, table.open(), "Wanderndes Monster bei Ragna Eisenfaust steht noch nicht auf dem Brett")
    assert panel_text(page).startswith("Wanderndes Monster bei Ragna"), "one that stands for another reason is not it"
    assert 'name="beside" value="ragna"' in page.text
    server.do(campaign, "place_monster", monster_id="o", kind="goblin", beside="ragna")
    page = table.open()
    assert "Wanderndes Monster" not in panel_text(page)
    assert "Goblin greift Ragna Eisenfaust sofort an fällig" in panel_text(page)
    page = tap(table.caller, page, "Goblin greift Ragna Eisenfaust sofort an fällig")
    assert "Goblin auf Ragna" in panel_text(page)
    server.do(campaign, "attack", hand("white_shield", "white_shield"), attacker_id="o", target_id="ragna")
    assert "sofort an" not in panel_text(table.open())


def test_once_a_quest_and_repeated_rolls_are_among_what_is_spent(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "take_turn", figure_id="liathan")
    assert "Kräuterheilung noch frei" in panel_text(table.open())
    server.do(campaign, "lose_body_points", hero_id="liathan", points=1)
    server.do(campaign, "heal_with_herbs", hand(1), hero_id="liathan", to_id="liathan")
    assert "Kräuterheilung verbraucht" in panel_text(table.open())
    server.do(campaign, "place_monster", monster_id="o", kind="orc")
    server.do(campaign, "impose_effect", figure_id="liathan", effect="second_throw", amount=1)
    assert "ein Angriffswurf darf wiederholt werden noch frei" in panel_text(table.open())
    server.do(campaign, "take_turn", figure_id="ragna")
    again = {"kind": "choice", "option": "repeat"}
    server.do(campaign, "lose_body_points", hand(1), again, hand(6), hand(6), hand(1), hero_id="ragna", points=9)
    assert "wiederholt: Ohnmachts-Tabelle verbraucht" in panel_text(table.open())


def test_beside_a_map_the_turn_is_the_same_list_and_only_who_reaches_a_hero_strikes(
    server: Server, campaign: int, table: Place
) -> None:
    """Three alike, each at hand until it has moved; two of them stand next to the dwarf."""
    server.do(campaign, "place_monster", monster_id="g", kind="goblin", count=3)
    lay(server, campaign, quest())
    for figure, square in ((DWARF, "E4"), ("g-1", "D4"), ("g-2", "E3"), ("g-3", "E2")):
        server.do(campaign, "put_figure", figure_id=figure, square=square)
    server.do(campaign, "take_turn", figure_id="game_master")
    page = table.open()
    assert panel_text(page).startswith("Goblin 1 Aktion")
    assert "3 × Goblin 2 1 1/1/1 am Zug" in panel_text(page)
    assert 'data-at="D4 E3 E2"' in page.text, "a tap on any of them takes them in hand"
    assert "type=attack_together&amp;monster_ids=g-1&amp;monster_ids=g-2&amp;target_id=borrek" in page.text
    server.do(campaign, "walk_monster_to", monster_id="g-1", square="D3")
    page = table.open()
    assert panel_text(page).startswith("Goblin 2 Aktion")
    alone = re.search(r'class="tiles".*?</form>', page.text, re.DOTALL)
    assert alone
    assert 'name="attacker_id" value="g-2"' in alone[0], "one reaches him alone"
    assert "Runde 2 beginnen" in labels(table.open(unit="end"))


AIMED = r'name="target_id" value="g">\s*<input type="hidden"'


def test_beside_a_map_a_digit_shoots_where_no_blade_reaches(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "place_monster", monster_id="g", kind="goblin")
    lay(server, campaign, quest())
    for figure, square in (("liathan", "E4"), ("g", "E2")):
        server.do(campaign, "put_figure", figure_id=figure, square=square)
    server.do(campaign, "take_turn", figure_id="liathan")
    assert re.search(rf'{AIMED} name="means" value="ranged"', table.open().text)
    server.do(campaign, "put_figure", figure_id="g", square="E3")
    assert re.search(rf'{AIMED} name="means" value="melee"', table.open().text)
