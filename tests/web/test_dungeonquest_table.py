"""A table of DungeonQuest on the house's pages: what is offered, what is refused, and what is taken back."""

import re
from typing import Any

import pytest

from tests.web.conftest import Server, hand, new_key
from tests.web.pages_support import text_at

ONE = "hero-1"


@pytest.fixture
def alone(server: Server) -> int:
    """A lone hero whose turn has begun."""
    campaign = server.campaign("dungeonquest")
    server.do(campaign, "seat_hero", name="Mira", sheet="lantern_bearer")
    server.do(campaign, "begin_game")
    server.do(campaign, "start_turn", hero_id=ONE)
    return campaign


def test_a_stranger_begins_with_a_tap(server: Server) -> None:
    begun = server.laptop.post("/campaigns/sample", data={"system": "dungeonquest", "key": new_key()})
    page = server.laptop.get(begun.headers["location"])
    assert "Was tut Mira?" in text_at(page, "action-panel")
    assert "Die Sonne weiterziehen" in text_at(page, "action-panel")
    assert "noch 14 Felder bis zur ersten Zahl" in text_at(page, "sun-track")


def test_luck_is_what_fell_against_what_was_likely(server: Server, alone: int) -> None:
    page = f"/campaigns/{alone}/fair-dice"
    assert "Würfelglück" not in server.laptop.get(page).text, "nothing could succeed yet"
    server.do(alone, "move_hero", hand("abyss"), hand(3, 4), hero_id=ONE, direction="north")
    assert "Mira Ein Wurf, 1 gelungen; zu erwarten waren 0,7." in " ".join(
        text_at(server.laptop.get(page), "luck").split()
    )


def test_every_way_is_offered_with_its_price_and_every_other_with_its_reason(server: Server, alone: int) -> None:
    for language, offered, refused in (
        ("de", "Norden: unerforschtes Feld", "Raum durchsuchen: kein Fackelsymbol"),
        ("en", "North: unexplored field", "Search the room: no torch symbol"),
    ):
        page = server.laptop.get(f"/campaigns/{alone}/table", headers={"accept-language": language})
        assert offered in text_at(page, "action-panel")
        assert refused in " ".join(text_at(page, "action-panel").split())
        assert "Mira" in page.text


@pytest.mark.parametrize("page", ["table", "watch", "screen", f"heroes/{ONE}", "sheets", f"heroes/{ONE}/sheet", "log"])
def test_every_page_of_the_house_shows_it(server: Server, alone: int, page: str) -> None:
    answer = server.laptop.get(f"/campaigns/{alone}/{page}")
    assert answer.status_code == 200
    assert "Mira" in answer.text
    if page in ("watch", "screen"):
        assert "noch 13 Felder bis zur ersten Zahl" in text_at(answer, "sun-track")
        assert "Turmzimmer A7: Mira" in answer.text
        assert "plan__step" not in answer.text, "nothing acts here"


def test_an_invitation_has_the_games_colour_and_calls_a_sheet_by_its_name(server: Server, alone: int) -> None:
    page = server.client().get(f"/join/{server.token(alone)}")
    assert 'data-accent="rose"' in page.text
    assert "Laternenträger" in page.text
    assert "lantern_bearer" not in page.text.replace("crest", "")


def test_a_hero_nobody_knows_has_no_page_while_a_turn_is_on(server: Server, alone: int) -> None:
    answer = server.laptop.get(f"/campaigns/{alone}/heroes/liathan")
    assert answer.status_code == 404
    assert "Diesen Helden gibt es in der Kampagne nicht (mehr)." in answer.text


def test_a_move_asks_step_by_step_and_counts_when_confirmed(server: Server, alone: int) -> None:
    command = {"type": "move_hero", "hero_id": ONE, "direction": "east"}
    asked = server.laptop.post(f"/api/v1/campaigns/{alone}/commands/preview", json={"command": command}).json()
    assert asked["question"]["title"] == "Raumplättchen"
    cards = (hand("hall_cross"), hand("forgotten_purse"))
    done = server.do(alone, "move_hero", *cards, hero_id=ONE, direction="east")
    assert "loot.taken" in [one["type"] for one in done["events"]]
    page = server.laptop.get(f"/campaigns/{alone}/table")
    assert "50 Gold" in text_at(page, f"hero-card-{ONE}")
    assert "Vergessener Beutel, 50 Gold" in text_at(page, "log-list")


def test_taken_back_wholly_nothing_has_happened(server: Server, alone: int) -> None:
    table: Any = None
    for target in (4, 3, 2):
        undone = server.laptop.post(
            f"/api/v1/campaigns/{alone}/undo", json={"target": target, "revision": 99, "key": new_key()}
        )
        assert undone.status_code in (200, 201), undone.text
        table = server.laptop.get(f"/api/v1/campaigns/{alone}").json()["table"]
    assert (table["phase"], table["heroes"], table["rooms"]) == ("setup", {}, {})


def test_a_player_plays_the_own_turn_and_no_other(server: Server) -> None:
    campaign = server.campaign("dungeonquest")
    for name, sheet, tower in (("Ava", "rope_dancer", "north_west"), ("Ben", "quarry_maid", "south_east")):
        server.do(campaign, "seat_hero", name=name, sheet=sheet, tower=tower)
    ava, ben = (server.player(campaign, hero) for hero in (ONE, "hero-2"))
    early = ava.get(f"/campaigns/{campaign}/heroes/{ONE}").text
    assert "Das Spiel beginnt, sobald alle sitzen." in early
    assert "data-follows" in early, "the turn comes to a phone that was there before the game"
    server.do(campaign, "begin_game", hand(5, 2))
    page = ava.get(f"/campaigns/{campaign}/heroes/{ONE}")
    assert "Was tut Ava?" in text_at(page, "action-panel")
    assert "Was tut" not in ben.get(f"/campaigns/{campaign}/heroes/hero-2").text
    seen = server.revision(campaign)
    body = {"command": {"type": "start_turn", "hero_id": "hero-2"}, "answers": [], "revision": seen, "key": new_key()}
    assert ben.post(f"/api/v1/campaigns/{campaign}/commands", json=body).status_code == 403
    body = {"command": {"type": "start_turn", "hero_id": ONE}, "answers": [], "revision": seen, "key": new_key()}
    assert ava.post(f"/api/v1/campaigns/{campaign}/commands", json=body).status_code == 201


def test_a_group_is_asked_for_variants_and_the_box_before_it_rolls_for_the_first_player(server: Server) -> None:
    campaign = server.campaign("dungeonquest")
    for name, sheet, tower in (("Ava", "rope_dancer", "north_west"), ("Ben", "quarry_maid", "south_east")):
        server.do(campaign, "seat_hero", name=name, sheet=sheet, tower=tower)
    page = server.laptop.get(f"/campaigns/{campaign}/table?do=act&type=begin_game")
    asked = text_at(page, "action-panel")
    assert "Fackellicht" in asked
    assert "Wir haben die Schachtel" in asked
    assert "Startspieler" not in asked
    told = f"{page.url}&said=yes&then=&variants=torchlight&cards=printed"
    assert "Startspieler" in text_at(server.laptop.get(told), "action-panel")
    thrown = server.laptop.get(f"/campaigns/{campaign}/table?type=begin_game&then=&answer=hand%3A5%2C2")
    assert "Startspieler ist Ava" in text_at(thrown, "action-panel")
    assert "polyhedron" not in thrown.text, "one of two dice is not what was thrown"


def test_the_end_of_a_game_lays_the_dice_of_the_app_open(server: Server, alone: int) -> None:
    page = f"/campaigns/{alone}/fair-dice"
    server.do(alone, "draw_rune", {"kind": "app"}, hero_id=ONE)
    server.do(alone, "adjust_hero", hero_id=ONE, wounds=60)
    assert "Die Würfel des Abends liegen offen" in server.laptop.get(f"/campaigns/{alone}/log").text
    assert "Herausforderung" not in server.laptop.get(page).text


def test_two_taps_at_once_count_once(server: Server, alone: int) -> None:
    body = {"command": {"type": "end_turn", "hero_id": ONE}, "answers": [], "revision": 4}
    url = f"/api/v1/campaigns/{alone}/commands"
    assert server.laptop.post(url, json={**body, "key": new_key()}).status_code == 201
    assert server.laptop.post(url, json={**body, "key": new_key()}).status_code in (409, 422)


def test_a_settled_point_is_read_otherwise_from_the_settings(server: Server, alone: int) -> None:
    page = server.laptop.get(f"/campaigns/{alone}/settings")
    assert "Wann kann man entkommen?" in page.text
    server.do(alone, "choose_house_rule", rule="A-14", option="entry_only")
    table = server.laptop.get(f"/api/v1/campaigns/{alone}").json()["table"]
    assert table["settled"]["chosen"] == {"A-14": "entry_only"}


def test_what_came_with_the_program_stands_in_its_catalogue(server: Server, alone: int) -> None:
    names = {"sheets": ("bell_founder", "Glockengießer"), "monsters": ("moss_giant", "Moosriese")}
    names |= {"cards": ("sun_disc", "Sonnenscheibe"), "tiles": ("rope_bridge", "Seilbrücke")}
    for kind, (entry, name) in names.items():
        assert name in server.laptop.get(f"/campaigns/{alone}/catalogue/{kind}/{entry}").text, kind


def test_a_printed_sheet_has_a_box_for_every_wound_and_what_the_hero_carries(server: Server, alone: int) -> None:
    server.do(alone, "adjust_hero", hero_id=ONE, wounds=2, tokens=1)
    server.do(alone, "give_loot", hero_id=ONE, value=90, name="Spange")
    page = server.laptop.get(f"/campaigns/{alone}/heroes/{ONE}/sheet").text
    boxes = page.partition('<p class="boxes">')[2].partition("</p>")[0]
    assert (boxes.count("<i"), boxes.count("is-off")) == (14, 2)
    assert "Spange" in page
    assert "90 Gold" in page


def test_a_phone_is_told_what_was_done_as_the_chronicle_tells_it(server: Server, alone: int) -> None:
    ava, url = server.player(alone, ONE), f"/campaigns/{alone}/heroes/{ONE}"
    server.do(alone, "end_turn", hero_id=ONE)
    deed = {"type": "start_turn", "hero_id": ONE, "key": new_key(), "revision": str(server.revision(alone))}
    done = text_at(ava.post(url, data=deed, follow_redirects=True), "action-panel")
    assert "Die Sonne zieht auf Feld" in done
    assert "Die Sonne zieht weiter." not in done, "the sun moves once"


def test_the_next_hero_is_offered_a_free_tower(server: Server) -> None:
    campaign = server.campaign("dungeonquest")
    server.do(campaign, "seat_hero", name="Ava", sheet="rope_dancer")  # in the tower that is the default
    page = server.laptop.get(f"/campaigns/{campaign}/table?do=act&type=seat_hero").text
    assert 'value="south_west"' not in page
    assert re.search(r'name="tower" value="north_west"[^>]* checked', page)


def test_the_referee_puts_right_what_is_about_the_hero_on_turn(server: Server, alone: int) -> None:
    menu = text_at(server.laptop.get(f"/campaigns/{alone}/table?do=menu&for="), "action-panel")
    assert "Wunden oder Marker ändern" in menu
    lost = server.laptop.get(f"/campaigns/{alone}/table?do=act&type=take_loot&hero_id={ONE}")
    assert "Welche Beutekarte (1, 2, 3 …)?" in text_at(lost, "action-panel")
    seat = {"command": {"type": "seat_hero", "name": "X", "sheet": "rope_dancer"}}
    late = server.laptop.post(f"/api/v1/campaigns/{alone}/commands/preview", json=seat).json()
    assert (late["code"], late.get("field")) == ("game.begun", None)


def test_a_printed_tile_is_asked_for_with_its_field(server: Server) -> None:
    campaign = server.campaign("dungeonquest")
    server.do(campaign, "seat_hero", name="Ava", sheet="rope_dancer", tower="north_west")
    told = "type=begin_game&said=yes&then=&variants=torchlight&cards=printed"
    assert "B1: Was für ein Raum?" in text_at(server.laptop.get(f"/campaigns/{campaign}/table?{told}"), "action-panel")
