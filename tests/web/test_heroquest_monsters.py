"""Monsters on the Spieltisch: brought in from the bestiary, each with a card and a panel, all of them live."""

import pytest
from httpx2 import Response

from tests.web.conftest import Server
from tests.web.pages_support import open_sample, text_at
from tests.web.panel_support import HTMX, Place, button, labels, panel_text, press, tap


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


def cards(table: Place) -> str:
    """What stands on the cards."""
    return text_at(table.whole(), "monster-cards")


def kind(page: Response, name: str) -> str:
    """The button of the bestiary that begins with this name."""
    return next(label for label in labels(page) if label.startswith(name))


def test_a_table_without_monsters_says_how_to_get_one(table: Place) -> None:
    assert "Noch keines" in cards(table)


def test_one_tap_adds_a_monster_and_the_bestiary_stays_open(table: Place) -> None:
    page = table.open(do="monsters")
    page = tap(table.caller, page, kind(page, "Goblin"))
    assert "In dieser Herausforderung" in panel_text(page)
    assert cards(table) == "G Goblin 1 /1 Körperkraft 1 von 1 Angriff 2 Verteidigung 1"
    assert "1 im Spiel" in text_at(table.whole(), "monster-count")


def test_the_search_works_without_scripts(table: Place) -> None:
    found = table.whole(do="monsters", q="zurück zomb")
    assert "Zombie" in panel_text(found)
    assert "Goblin" not in panel_text(found)
    assert "So heißt kein Monster" in panel_text(table.whole(do="monsters", q="Einhorn"))


def test_what_the_quest_map_says_is_asked_for_in_place(server: Server, campaign: int, table: Place) -> None:
    page = table.open(do="monsters")
    page = tap(table.caller, page, kind(page, "Drache"))
    for value in ("Angriff", "Verteidigung", "Körperkraft", "Intelligenz", "Klaue", "Schwanz"):
        assert value in panel_text(page)
    refused = press(table.caller, button(page, "Aufstellen"), attack="5", body="viele")
    assert refused.status_code == 422
    assert text_at(refused, "field-body-2-help")
    assert 'value="viele"' in refused.text
    data = dict(button(page, "Aufstellen").fields) | {"attack": "5", "defence": "4", "body": "9", "mind": "3"}
    done = table.caller.post(table.url, data=data | {"further_attacks": ["3", "2"]}, headers=HTMX)
    assert done.status_code == 200
    assert cards(table).startswith("D Drache 9 /9")


def test_a_monster_is_wounded_and_taken_from_the_board_on_its_panel(
    server: Server, campaign: int, table: Place
) -> None:
    server.do(campaign, "place_monster", monster_id="m1", kind="fimir")
    page = tap(table.caller, table.open(do="monster", monster_id="m1"), "−1 Körperkraft")
    assert "1 /2" in panel_text(page)
    assert "Was geschieht?" in panel_text(tap(table.caller, page, "Vom Brett nehmen"))
    assert "Noch keines" in cards(table)


def test_a_panel_of_a_monster_that_is_gone_says_so(table: Place) -> None:
    assert "steht nicht auf dem Spielfeld" in panel_text(table.open(do="monster", monster_id="m9"))
    assert "steht nicht auf dem Spielfeld" in panel_text(table.open(do="monster"))


def test_a_monsters_panel_leads_into_the_fight(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "place_monster", monster_id="m1", kind="orc")
    page = table.open(do="monster", monster_id="m1")
    assert "attacker_id=m1" in button(page, "Greift an").url
    assert "target_id=m1" in button(page, "Wird angegriffen").url
