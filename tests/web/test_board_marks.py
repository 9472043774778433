"""What lies on the board stands on every table: open pits, rubble, question marks, fires about to go off."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import Server, hand
from tests.web.pages_support import open_sample, text_at

MARKS = (
    "Auf dem Brett: Fallgrube (Gang vor Raum 3) · Geröll (Brunnen) · Fragezeichen (Nische, Raum 2)"
    " · magische Feuersbrunst (Raum 2)"
)


@pytest.fixture
def campaign(server: Server) -> int:
    campaign = open_sample(server)
    server.do(campaign, "spring_trap", figure_id="borrek", trap="pit_trap", square="Gang vor Raum 3")
    blow = hand("white_shield", "white_shield")
    server.do(campaign, "spring_trap", blow, figure_id="ragna", trap="falling_block_trap", square="Brunnen")
    found = {"area": "room_2", "found": ["Nische"], "secret_doors": 0, "enemies_in_sight": False}
    server.do(campaign, "search_for_traps", hero_id="liathan", **found)
    server.do(campaign, "spring_trap", figure_id="ragna", trap="magic_firestorm", area="room_2")
    return campaign


def test_everybody_who_sees_the_table_sees_what_lies_on_the_board(server: Server, campaign: int) -> None:
    for caller, page in _tables(server):
        assert text_at(caller.get(f"/campaigns/{campaign}/{page}"), "board-marks") == MARKS, page
    told = server.client().get(f"/api/v1/campaigns/{campaign}").json()["table"]["board"]
    assert told == {
        "pits": [{"trap": "pit_trap", "square": "Gang vor Raum 3", "area": "", "figure_id": None}],
        "blocked": ["Brunnen"],
        "trap_markers": [{"square": "Nische", "area": "room_2"}],
        "firestorms": [{"trap": "magic_firestorm", "area": "room_2", "square": ""}],
        "on_floor": [],
        "revealed": ["room_2"],
        "searched": [],
        "all_searched": False,
        "safe_chests": [],
        "open_chests": [],
        "searched_furniture": [],
    }


@pytest.mark.parametrize(
    ("told", "mark"),
    [
        ({"area": "Raum 4"}, "Fallgrube (Raum 4)"),
        ({"area": "room_4"}, "Fallgrube (Raum 4)"),
        ({}, "Fallgrube (bei Ragna Eisenfaust)"),
    ],
)
def test_a_pit_whose_square_has_no_name_lies_there_all_the_same(
    server: Server, told: dict[str, str], mark: str
) -> None:
    campaign = open_sample(server)
    server.do(campaign, "spring_trap", figure_id="ragna", trap="pit_trap", **told)
    for caller, page in _tables(server):
        assert text_at(caller.get(f"/campaigns/{campaign}/{page}"), "board-marks") == f"Auf dem Brett: {mark}", page


def test_whom_a_hidden_monsters_pit_betrays_is_nobody(server: Server) -> None:
    campaign = open_sample(server)
    server.do(campaign, "place_monster", monster_id="g1", kind="goblin", hidden=True)
    server.do(campaign, "spring_trap", figure_id="g1", trap="pit_trap")
    for caller, page in _tables(server):
        marks = text_at(caller.get(f"/campaigns/{campaign}/{page}"), "board-marks")
        assert marks == "Auf dem Brett: Fallgrube", page


def test_what_lies_on_the_floor_stands_there_until_somebody_takes_it(server: Server) -> None:
    campaign = open_sample(server)
    server.do(campaign, "give_item", hero_id="liathan", item_id="s1", content_id="spell_scroll")
    mind = next(hero["mind_points"]["current"] for hero in _heroes(server, campaign) if hero["id"] == "liathan")
    server.do(campaign, "change_mind_points", hero_id="liathan", change=1 - mind)
    for caller, page in _tables(server):
        assert "am Boden: " in text_at(caller.get(f"/campaigns/{campaign}/{page}"), "board-marks"), page
    server.do(campaign, "pick_up", hero_id="borrek", item_id="s1")
    assert text_at(server.laptop.get(f"/campaigns/{campaign}/table"), "board-marks") == ""


def test_what_lies_there_and_who_was_slain_goes_with_the_quest(server: Server, campaign: int) -> None:
    server.do(campaign, "place_monster", monster_id="o", kind="orc")
    server.do(campaign, "wound_monster", monster_id="o", points=1)
    server.do(campaign, "start_quest")
    server.do(campaign, "spring_trap", figure_id="borrek", trap="pit_trap", square="Gang")
    server.do(campaign, "place_monster", monster_id="g", kind="goblin")
    server.do(campaign, "wound_monster", monster_id="g", points=1)
    for is_over, marks, count in ((False, "Auf dem Brett: Fallgrube (Gang)", "1 besiegt"), (True, "", "")):
        if is_over:
            server.do(campaign, "close_quest", {"kind": "choice", "option": "leave"}, abandoned=True)
        for caller, page in _tables(server):
            shown = caller.get(f"/campaigns/{campaign}/{page}")
            assert text_at(shown, "board-marks") == marks, page
            assert page == "screen" or text_at(shown, "monster-count") == count, page


def test_in_english_it_is_told_in_english(server: Server, campaign: int) -> None:
    guest = server.client()
    page = guest.get(f"/campaigns/{campaign}/watch", headers={"Accept-Language": "en"})
    assert text_at(page, "board-marks").startswith("On the board: Pit Trap (Gang vor Raum 3) · Rubble (Brunnen)")


def test_while_nothing_lies_there_nothing_is_said(server: Server) -> None:
    campaign = open_sample(server)
    for caller, page in _tables(server):
        shown = caller.get(f"/campaigns/{campaign}/{page}")
        assert text_at(shown, "board-marks") == "", page
        assert 'id="board-marks" hidden' in shown.text, page


def _heroes(server: Server, campaign: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["table"]["heroes"]
    return found


def _tables(server: Server) -> tuple[tuple[TestClient, str], ...]:
    return ((server.laptop, "table"), (server.client(), "watch"), (server.client(), "screen"))


def test_everybody_hears_what_lies_open_what_is_searched_and_which_chests_are_open(server: Server) -> None:
    campaign = server.campaign("heroquest")
    server.do(campaign, "seat_hero", hero_id="borrek", name="Borrek", hero_class="dwarf")
    server.do(campaign, "reveal_area", area="Küche")
    server.do(campaign, "disarm_chest", hand("skull"), hero_id="borrek", chest="k1")
    server.do(campaign, "open_chest", hero_id="borrek", chest="k1")
    for who in (server.laptop, server.client(), server.player(campaign, "borrek")):
        board = who.get(f"/api/v1/campaigns/{campaign}").json()["table"]["board"]
        assert (board["revealed"], board["searched"], board["all_searched"]) == (["Küche"], [], False)
        assert (board["safe_chests"], board["open_chests"]) == (["k1"], ["k1"])
