"""What the panel beside the map offers about a found trap and an open pit."""

import re
from html import unescape

from tests.web.conftest import Server, hand
from tests.web.pages_support import forms_in
from tests.web.panel_support import HTMX, button, panel_text, press
from tests.web.test_map_page import panel
from tests.web.test_map_panel import campaign, rows

__all__ = ["campaign"]


def test_a_found_trap_is_walked_onto_with_the_word_said_and_it_and_an_open_pit_are_jumped(
    server: Server, campaign: int
) -> None:
    server.do(campaign, "put_figure", figure_id="ragna", square="E3")
    server.do(campaign, "put_figure", figure_id="elwe", square="B2")
    assert "Falle" not in rows(panel(server, campaign, "?do=map&for=ragna&at=F3")).get("F3", ""), "the wall is between"
    server.do(campaign, "put_figure", figure_id="ragna", square="F2")
    server.do(campaign, "move_roll", hand(6), hero_id="ragna")
    server.do(campaign, "remove_monster", monster_id="goblin-1")
    asked = panel(server, campaign, "?do=map&for=ragna&at=F3")
    assert [one["answer"] for one in forms_in(asked, "walk_to") if one["square"] == "F3" and "answer" in one] == [
        "choice:disarm", "choice:spring"
    ]  # fmt: skip
    assert "Trotzdem hierhin" not in asked, "one row says what can be done there"
    jump = re.search(r'href="([^"]*type=jump_trap[^"]*)"', unescape(asked))
    assert jump
    assert "square=F3" in jump[1]
    assert "trap=pit_trap" in jump[1]
    form = server.laptop.get(jump[1], headers={"HX-Request": "true"}).text
    assert "App würfelt" in form, "nothing is left to be asked"
    server.do(campaign, "walk_to", {"kind": "choice", "option": "spring"}, hero_id="ragna", square="F3")
    server.do(campaign, "spring_trap", figure_id="ragna", trap="pit_trap", square="F3")
    server.do(campaign, "put_figure", figure_id="elwe", square="F2")
    server.do(campaign, "take_turn", figure_id="elwe")
    server.do(campaign, "move_roll", hand(6), hero_id="elwe")
    pit = unescape(panel(server, campaign, "?do=map&for=elwe&at=F3"))
    assert re.search(r"type=jump_trap&figure_id=elwe&trap=pit_trap&square=F3", pit)


def test_a_found_pit_that_is_tapped_stands_above_the_doors_and_asks_for_the_dice_at_once(
    server: Server, campaign: int
) -> None:
    server.do(campaign, "put_figure", figure_id="ragna", square="F2")
    server.do(campaign, "remove_monster", monster_id="goblin-1")
    server.do(campaign, "move_roll", hand(6), hero_id="ragna")
    asked = server.laptop.get(f"/campaigns/{campaign}/table?do=map&for=ragna&at=F3", headers=HTMX)
    assert next(iter(rows(asked.text))) == "F3"
    onto = press(server.laptop, button(asked, "Fallgrube: Falle entschärfen"))
    assert "Es misslingt" in panel_text(onto), "nothing is to be tapped between the step and the dice"
    beside = panel_text(server.laptop.get(f"/campaigns/{campaign}/table?do=map&for=ragna", headers=HTMX))
    assert "erst die Falle entschärfen" in beside


def test_a_door_right_beside_costs_no_squares(server: Server, campaign: int) -> None:
    server.do(campaign, "put_figure", figure_id="ragna", square="G4")
    told = rows(panel(server, campaign, "?do=map&for=ragna"))
    assert "geschlossen · gleich hier" in told["G4"]


def test_with_the_map_put_aside_every_room_that_can_be_named_has_a_name_of_its_own(
    server: Server, campaign: int
) -> None:
    server.do(campaign, "put_map_aside")
    asked = server.laptop.get(
        f"/campaigns/{campaign}/table?do=act&type=search_for_traps&hero_id=ragna&ask=again", headers=HTMX
    )
    rooms = re.findall(r"Raum \d+", panel_text(asked))
    assert rooms
    assert len(rooms) == len(set(rooms)), rooms
