"""A drawn chest at the table: the game master sees what is in it, opens it with a tap and Enter, and takes it once."""

import re

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from app.systems.heroquest.labels import labels as spoken
from tests.systems.heroquest.board.quest_maps import chest, door, quest
from tests.web.conftest import Server, hand
from tests.web.panel_support import HTMX, button, labels, panel_text, press
from tests.web.test_map_page import lay, panel


@pytest.fixture
def campaign(server: Server) -> int:
    """Ragna beside a chest with gold and a potion on D3; a trapped one on E4, and one behind the door."""
    one = server.campaign("heroquest")
    server.do(one, "seat_hero", hero_id="ragna", name="Ragna", hero_class="barbarian")
    server.do(one, "start_quest")
    lay(server, one, quest(
        chest("D3", gold=75, contents=("Heiltrank HT4", "eine alte Karte")),
        chest("E4", gold=9, trapped=True, trap="Giftnadel"),
        door("E2", "rightward"), chest("G3", gold=500),
    ))  # fmt: skip
    server.do(one, "put_figure", figure_id="ragna", square="D4")
    return one


def tapped(server: Server, campaign: int, square: str, caller: TestClient | None = None) -> Response:
    """The panel after a tap on a square."""
    url = f"/campaigns/{campaign}/table?do=map&for=ragna&at={square}"
    return (caller or server.laptop).get(url, headers=HTMX)


def gold(server: Server, campaign: int) -> int:
    found: int = server.services.snapshots.take(campaign).state.table.model_dump()["heroes"]["ragna"]["gold"]
    return found


def test_the_game_master_sees_what_is_in_it_and_one_more_tap_opens_it(server: Server, campaign: int) -> None:
    before = gold(server, campaign)
    page = tapped(server, campaign, "D3")
    assert "Truhe D3 75 Gold, Heiltrank HT4, eine alte Karte" in panel_text(page)
    assert "Hierhin stellen" not in panel_text(page), "nobody has room on a chest"
    assert "kein Weg dorthin" not in panel_text(page), "he stands beside it, and it opens from there"
    assert gold(server, campaign) == before, "he sees it before he opens it"
    press(server.laptop, button(page, "Truhe: Truhe öffnen"))
    assert gold(server, campaign) == before + 75
    newest = server.services.snapshots.take(campaign).recent[0].entry.events[0]
    sentence = spoken("de").sentence(newest, {"ragna": "Ragna"})
    assert sentence == "Ragna öffnet eine Schatztruhe. Darin außerdem: eine alte Karte."
    again = tapped(server, campaign, "D3")
    assert "Truhe D3 steht offen" in panel_text(again)
    assert "kein Weg dorthin" not in panel_text(again)
    assert "Truhe: Truhe öffnen" not in labels(again)


def test_a_trapped_one_offers_to_disarm_it_first(server: Server, campaign: int) -> None:
    page = tapped(server, campaign, "E4")
    assert "9 Gold · Falle: Giftnadel" in panel_text(page)
    offered = [one for one in labels(page) if one.startswith("Truhe: ")]
    assert offered == ["Truhe: Truhe entschärfen", "Truhe: Truhe öffnen"]
    server.do(campaign, "disarm_chest", hand("skull"), hero_id="ragna", chest="E4")
    page = tapped(server, campaign, "E4")
    offered = [one for one in labels(page) if one.startswith("Truhe: ")]
    assert offered == ["Truhe: Truhe öffnen", "Truhe: Spielleiter entscheidet"]


def test_the_action_lists_the_chests_in_view_the_nearest_first_and_asks_for_no_contents(
    server: Server, campaign: int
) -> None:
    only = panel(server, campaign, "?do=act&type=open_chest&hero_id=ragna")
    assert "75 Gold" in only, "neither the trapped one nor that elsewhere: it need not be chosen"
    assert 'name="contents"' not in only
    server.do(campaign, "disarm_chest", hand("skull"), hero_id="ragna", chest="E4")
    safe = panel(server, campaign, "?do=act&type=open_chest&hero_id=ragna&ask=again")
    assert re.findall(r'name="chest" value="([^"]+)"', safe) == ["D3", "E4"]
    assert "Truhe auf D3" in safe
    assert 'name="gold"' not in safe
    free = panel(server, campaign, "?do=act&type=open_chest&hero_id=ragna&chest=Truhe+1&ask=again")
    assert 'name="gold"' in free


def test_decided_otherwise_begins_with_what_is_drawn(server: Server, campaign: int) -> None:
    before = gold(server, campaign)
    page = server.laptop.get(
        f"/campaigns/{campaign}/table?do=act&type=open_chest&hero_id=ragna&chest=D3&ask=again", headers=HTMX
    )
    otherwise = press(server.laptop, button(page, "Spielleiter entscheidet"))
    going = button(otherwise, "Weiter")
    assert ("gold", "75") in going.fields
    assert ("contents", "healing_potion_4") in going.fields
    press(server.laptop, going, gold="5")
    assert gold(server, campaign) == before + 5


def test_players_see_a_chest_and_nothing_of_what_is_in_it(server: Server, campaign: int) -> None:
    phone = server.player(campaign, "ragna")
    text = panel_text(tapped(server, campaign, "D3", phone))
    assert [word for word in ("75", "Heiltrank", "alte Karte") if word in text] == []


@pytest.mark.rule("HQ-11")
def test_disarming_a_chest_leaves_the_action_of_the_turn_for_opening_it(server: Server, campaign: int) -> None:
    server.do(campaign, "disarm_chest", hand("skull"), hero_id="ragna", chest="E4")
    phone = server.player(campaign, "ragna")
    asked = "?do=act&type=search_for_treasure&hero_id=ragna"
    assert "Aktion" not in panel_text(phone.get(f"/campaigns/{campaign}/heroes/ragna{asked}", headers=HTMX))
    server.do(campaign, "open_chest", hero_id="ragna", chest="E4")
    spent = phone.get(f"/campaigns/{campaign}/heroes/ragna{asked}", headers=HTMX)
    assert "Aktion" in panel_text(spent)


@pytest.mark.rule("HQ-11")
def test_from_afar_the_reason_is_told_and_one_tap_opens_it_all_the_same(server: Server, campaign: int) -> None:
    before = gold(server, campaign)
    server.do(campaign, "put_figure", figure_id="ragna", square="B2")
    asked = press(server.laptop, button(tapped(server, campaign, "D3"), "Truhe: Truhe öffnen"))
    assert "neben der Truhe" in panel_text(asked)
    assert gold(server, campaign) == before
    otherwise = press(server.laptop, button(asked, "Spielleiter entscheidet"))
    going = button(otherwise, "Weiter")
    assert ("gold", "75") in going.fields, "what is drawn in it is not lost by that"
    press(server.laptop, going)
    assert gold(server, campaign) == before + 75


def test_a_monster_that_stands_nowhere_is_no_target_until_the_game_master_says_so(
    server: Server, campaign: int
) -> None:
    server.do(campaign, "place_monster", monster_id="orc-1", kind="orc")
    attack = "?do=act&type=attack&attacker_id=ragna&means=melee&unarmed=true&ask=again"
    said = panel_text(server.laptop.get(f"/campaigns/{campaign}/table{attack}", headers=HTMX))
    assert "steht nicht auf dem Spielplan" in said
    page = server.laptop.get(f"/campaigns/{campaign}/table{attack}", headers=HTMX)
    assert {"Trotzdem", "Spielleiter entscheidet"} & set(labels(page))
