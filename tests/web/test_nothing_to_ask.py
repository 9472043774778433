"""An action that asks nothing goes straight on: to its dice, or to its result, which one tap confirms."""

import pytest
from httpx2 import Response

from app.systems.heroquest.board.at_table import place_name, spot_of
from app.systems.heroquest.board.quest_map import AnyThing
from app.systems.heroquest.state.table import Table
from tests.systems.heroquest.board.quest_maps import chest, door, piece, quest, trap
from tests.web.conftest import Server
from tests.web.panel_support import HTMX, button, labels, panel_text, press
from tests.web.test_map_page import lay

DIE = [str(number) for number in range(1, 7)]


@pytest.fixture
def campaign(server: Server) -> int:
    """Ragna on B2, far from a chest on E4; a table, a secret door, and a cupboard in the room behind the open one."""
    one = server.campaign("heroquest")
    server.do(one, "seat_hero", hero_id="ragna", name="Ragna", hero_class="barbarian")
    server.do(one, "start_quest")
    lay(server, one, quest(
        piece("furniture", "B4", content="table", width=3, height=1),
        piece("furniture", "F4", content="cupboard", width=2, height=1),
        door("E2", "rightward", id="tuer"),
        door("A9", "rightward", id="geheim", state="hidden"),
        door("D4", id="nische", state="hidden"),
        chest("E4", gold=75),
    ))  # fmt: skip
    return one


def asks(server: Server, campaign: int, kind: str, **fields: str) -> Response:
    """The panel after a tap on an action of the menu."""
    query = {"do": "act", "type": kind, **(fields or {"hero_id": "ragna"})}
    return server.laptop.get(f"/campaigns/{campaign}/table", params=query, headers=HTMX)


def tapped(server: Server, campaign: int, square: str) -> Response:
    """The panel after a tap on a square."""
    return server.laptop.get(f"/campaigns/{campaign}/table?do=map&for=ragna&at={square}", headers=HTMX)


def offered(server: Server, campaign: int, kind: str) -> bool:
    """Whether the menu beside the map offers an action."""
    return f"type={kind}&amp;hero_id=ragna" in server.laptop.get(f"/campaigns/{campaign}/table", headers=HTMX).text


def stands(server: Server, campaign: int) -> str:
    table = server.services.snapshots.take(campaign).state.table
    assert isinstance(table, Table)
    spot = spot_of(table, "ragna")
    assert spot is not None
    return place_name(spot.board, spot.square)


def test_a_search_for_traps_shows_what_it_finds_and_one_tap_confirms_it(server: Server, campaign: int) -> None:
    found = asks(server, campaign, "search_for_traps")
    assert "Weiter" not in labels(found), "an empty form"
    assert "eine Geheimtür gefunden" in panel_text(found)
    assert "D4" in panel_text(found)
    press(server.laptop, button(found, "Übernehmen"))
    newest = server.services.snapshots.take(campaign).recent[0].entry.events
    assert next(one.type for one in newest) == "traps.sought"


@pytest.mark.parametrize(
    ("things", "told"),
    [
        ((), "Nichts gefunden Raum 1"),
        (("door",), "Eine Geheimtür gefunden D4 Raum 1"),
        (("door", "pit", "trap"), "2 Fallen und eine Geheimtür gefunden D3, E3, D4 Raum 1"),
    ],
)
def test_what_a_search_found_stands_where_one_looks_and_is_framed_on_the_map(
    server: Server, campaign: int, things: tuple[str, ...], told: str
) -> None:
    server.do(campaign, "take_map_away")
    drawn: dict[str, AnyThing] = {
        "door": door("D4", id="nische", state="hidden"),
        "pit": trap("D3"),
        "trap": trap("E3", "spear_trap"),
    }
    lay(server, campaign, quest(*(drawn[one] for one in things)))
    phone = server.player(campaign, "ragna")
    server.do(campaign, "search_for_traps", hero_id="ragna", area="room-1")
    for caller, path in ((server.laptop, "table"), (phone, "heroes/ragna/map")):
        page = caller.get(f"/campaigns/{campaign}/{path}", headers=HTMX)
        assert told in panel_text(page), path
    frames = framed(server, campaign)
    server.do(campaign, "move_roll", {"kind": "hand", "faces": ["6"]}, hero_id="ragna")
    assert "gefunden" not in panel_text(server.laptop.get(f"/campaigns/{campaign}/table", headers=HTMX))
    assert frames - framed(server, campaign) == bool(things)


def framed(server: Server, campaign: int) -> int:
    """How many frames around something new are drawn, that of the legend included."""
    return server.laptop.get(f"/campaigns/{campaign}/watch").text.count('class="b-new"')


def test_the_game_master_still_decides_otherwise(server: Server, campaign: int) -> None:
    otherwise = press(server.laptop, button(asks(server, campaign, "search_for_traps"), "Spielleiter entscheidet"))
    assert "Raum 1" in labels(otherwise)
    assert "Geheimtüren" in panel_text(otherwise)


def test_the_only_piece_of_furniture_is_searched_without_a_question(server: Server, campaign: int) -> None:
    assert [one for one in DIE if one not in labels(asks(server, campaign, "search_furniture"))] == []
    row = tapped(server, campaign, "B4")
    pad = press(server.laptop, button(row, "Tisch: Möbel durchsuchen"))
    assert [one for one in DIE if one not in labels(pad)] == []


def test_of_two_pieces_one_is_chosen_and_the_searched_one_is_no_choice(server: Server, campaign: int) -> None:
    server.do(campaign, "take_map_away")
    lay(server, campaign, quest(
        piece("furniture", "B4", content="table", width=3, height=1), piece("furniture", "D2", content="cupboard"),
    ))  # fmt: skip
    choice = asks(server, campaign, "search_furniture")
    assert {"Tisch", "Geschirrschrank"} <= {*labels(choice)}
    pad = press(server.laptop, button(choice, "Geschirrschrank"))
    press(server.laptop, button(press(server.laptop, button(pad, "1")), "Übernehmen"))
    assert [one for one in DIE if one not in labels(asks(server, campaign, "search_furniture"))] == [], "the table"


def test_a_chest_out_of_reach_is_not_in_the_menu_and_none_is_made_up(server: Server, campaign: int) -> None:
    assert not offered(server, campaign, "open_chest")
    assert not offered(server, campaign, "disarm_chest")
    assert "Truhe 1" not in asks(server, campaign, "open_chest").text
    server.do(campaign, "put_figure", figure_id="ragna", square="D3")
    assert offered(server, campaign, "open_chest")
    shown = asks(server, campaign, "open_chest")
    assert "75" in panel_text(shown), "it is seen before it counts"
    press(server.laptop, button(shown, "Übernehmen"))
    assert not offered(server, campaign, "open_chest")


def test_a_chest_that_is_not_drawn_is_found_by_searching_for_the_action(server: Server, campaign: int) -> None:
    url = f"/campaigns/{campaign}/table"
    found = server.laptop.get(url, params={"do": "find", "search": "Truhe öffnen"}, headers=HTMX)
    told = press(server.laptop, button(found, "Ragna: Truhe öffnen (Spielleiter entscheidet)"))
    press(server.laptop, button(told, "Weiter"), chest="Truhe 1", gold="20")
    newest = server.services.snapshots.take(campaign).recent[0].entry.events
    assert "chest.opened" in [one.type for one in newest]


def test_a_tapped_chest_opens_with_one_tap(server: Server, campaign: int) -> None:
    server.do(campaign, "put_figure", figure_id="ragna", square="D3")
    press(server.laptop, button(tapped(server, campaign, "E4"), "Truhe: Truhe öffnen"))
    assert "chest.opened" in [one.type for one in server.services.snapshots.take(campaign).recent[0].entry.events]


def test_a_far_chest_offers_the_way_there_first_and_then_opens(server: Server, campaign: int) -> None:
    server.do(campaign, "move_roll", {"kind": "hand", "faces": ["6"]}, hero_id="ragna")
    row = tapped(server, campaign, "E4")
    there = press(server.laptop, button(row, "Truhe: Hingehen · 3 Felder"))
    assert stands(server, campaign) in ("D3", "D4", "E3")
    opened = press(server.laptop, button(there, "Truhe: Truhe öffnen"))
    assert "75" in opened.text or gold(server, campaign) == 75


def test_furniture_of_another_room_offers_the_way_there_first(server: Server, campaign: int) -> None:
    server.do(campaign, "open_door", door_id="tuer")
    far = [one for one in labels(tapped(server, campaign, "F4")) if one.startswith("Geschirrschrank: Hingehen")]
    assert far == [], "nothing thrown yet"
    server.do(campaign, "move_roll", {"kind": "hand", "faces": ["6"]}, hero_id="ragna")
    far = [one for one in labels(tapped(server, campaign, "F4")) if one.startswith("Geschirrschrank: Hingehen")]
    there = press(server.laptop, button(tapped(server, campaign, "F4"), far[0]))
    assert "Geschirrschrank: Möbel durchsuchen" in labels(there)


def gold(server: Server, campaign: int) -> int:
    found: int = server.services.snapshots.take(campaign).state.table.model_dump()["heroes"]["ragna"]["gold"]
    return found


@pytest.mark.parametrize("kind", ["climb_out", "move_roll"])
def test_no_action_of_a_hero_shows_an_empty_form(server: Server, campaign: int, kind: str) -> None:
    for effect in ("in_pit", "slowed"):
        server.do(campaign, "impose_effect", figure_id="ragna", effect=effect)
    field = "figure_id" if kind == "climb_out" else "hero_id"
    shown = asks(server, campaign, kind, **{field: "ragna"})
    assert "Weiter" not in labels(shown)
