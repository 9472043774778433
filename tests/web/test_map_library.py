"""The library of drawings: who sees it, what is done there, and how a drawing comes to paper and to the table."""

import json
import re
from html import unescape

import pytest

from tests.web.conftest import Server
from tests.web.map_support import MAPS, Editor


@pytest.fixture
def editor(server: Server) -> Editor:
    return Editor(server)


def test_the_library_lists_copies_and_throws_away(server: Server) -> None:
    editor = Editor(server)
    editor.put("monster-orc", 6, 2)
    editor.do("copy", drawing="bell", key="copy")
    editor.do("shipped", shipped="bell_under_the_moor", key="moor")
    editor.do("new", name="Die Glocke", key="bell")  # tapped twice
    names = [one["name"] for one in server.laptop.get(f"/api/v1{MAPS}").json()]
    assert sorted(names) == ["Die Glocke", "Die Glocke (Kopie)", "Die Glocke unter dem Moor"]
    page = unescape(server.laptop.get(MAPS).text)
    assert page.count('class="drawing"') == 3
    editor.do("delete", drawing="copy")
    assert server.laptop.get(f"{MAPS}/copy").status_code == 404
    assert editor.do("delete", drawing="copy").status_code == 404
    assert editor.do("new", name=" ").status_code == 422
    assert editor.do("shipped", shipped="unknown").status_code == 422


def test_an_empty_library_says_so_right_below_its_title(server: Server) -> None:
    assert "<h2>Noch ist nichts gezeichnet</h2>" in server.laptop.get(MAPS).text


def test_the_library_is_shown_a_page_at_a_time(server: Server) -> None:
    editor = Editor(server)
    for number in range(13):
        editor.do("new", name=f"Plan {number}", key=f"p{number}")
    assert server.laptop.get(MAPS).text.count('class="drawing"') == 12
    assert server.laptop.get(f"{MAPS}?page=1").text.count('class="drawing"') == 2


def test_players_and_guests_see_none_of_it(server: Server) -> None:
    editor = Editor(server)
    guest = server.client()
    for path in (MAPS, editor.url, f"{editor.url}/print", f"{editor.url}/file", f"/api/v1{MAPS}"):
        assert guest.get(path).status_code == 403
    assert guest.post(editor.url, data={"op": "undo"}).status_code == 403


def test_sheets_hold_the_notes_for_the_game_master_alone(editor: Editor) -> None:
    editor.do("shipped", shipped="bell_under_the_moor", key="moor")
    page = unescape(editor.server.laptop.get(f"{MAPS}/moor/print").text)
    master, players = page.split('class="map-sheet map-sheet--players"')
    assert "Der Glockenmeister läutet" in master
    assert "wanderndes Monster: Goblin" in master
    assert re.search(r"Moorwolf</th><td>3</td><td>2</td><td>9</td><td>2</td><td>0</td>", master)
    assert master.count('<th scope="col">Monster</th>') == 2  # both columns have headings
    for secret in ("Glockenmeister", "Moorwolf", "s-m-", "s-pit_trap", "door-secret"):
        assert secret not in players, secret


def test_a_drawing_is_laid_on_a_table_as_a_copy(server: Server) -> None:
    editor = Editor(server)
    editor.do("shipped", shipped="bell_under_the_moor", key="moor")
    campaign = server.campaign("heroquest")
    server.campaign("heroquest", name="Sturm")
    shown = unescape(server.laptop.get(f"{MAPS}/moor/play").text)
    assert ("In der Montagsrunde spielen" in shown, "In „Sturm“ spielen" in shown) == (True, True)
    server.do(campaign, "seat_hero", hero_id="ragna", name="Ragna", hero_class="barbarian")
    server.do(campaign, "start_quest")
    assert "auslegen: Montagsrunde" in server.laptop.get(f"{MAPS}/moor/play").text
    laid = server.laptop.post(f"{MAPS}/moor/play", data={"table": campaign, "key": "lay"}, follow_redirects=False)
    assert laid.headers["location"] == f"/campaigns/{campaign}/table"
    chosen = unescape(server.laptop.get(f"{MAPS}/moor/play").text)
    assert ("auslegen: Montagsrunde" in chosen, f"/campaigns/{campaign}/quests/close" in chosen) == (False, True)
    again = server.laptop.post(f"{MAPS}/moor/play", data={"table": campaign, "key": "lay again"})
    assert (again.status_code, "Es liegt schon ein Spielplan aus" in again.text) == (422, True)
    assert f'href="/campaigns/{campaign}/table"' in again.text, "the way to the map that lies there"
    assert server.laptop.post(f"{MAPS}/moor/play", data={"table": "99"}).status_code == 404


def test_what_cannot_be_played_yet_says_why(editor: Editor) -> None:
    page = unescape(editor.server.laptop.get(f"{editor.url}/play").text)
    assert "Es fehlt der Start der Helden" in page
    campaign = editor.server.campaign("heroquest")
    assert editor.server.laptop.post(f"{editor.url}/play", data={"table": campaign}).status_code == 422


def test_the_palette_knows_the_monsters_of_a_campaign(server: Server) -> None:
    editor, campaign = Editor(server), server.campaign("heroquest")
    facts = {"name": "Moorwolf", "attack": 3, "defence": 2, "movement": 9, "body": 2, "mind": 0}
    server.do(campaign, "change_content", kind="monsters", id="own_wolf", fields=json.dumps(facts))
    assert "Moorwolf" not in editor.page()
    assert 'title="Moorwolf" data-piece="monster-own_wolf"' in editor.page(f"?campaign={campaign}")
    assert "Montagsrunde" in server.laptop.get(f"/campaigns/{campaign}/maps").text
    answer = server.laptop.post(
        f"{editor.url}?campaign={campaign}",
        data={"op": "put", "piece": "monster-own_wolf", "x": 1, "y": 1, "revision": editor.revision, "board": 0},
    )
    assert answer.headers["location"].endswith(f"campaign={campaign}")
    assert [one["content"] for one in editor.things] == ["own_wolf"]


def test_the_start_page_leads_to_the_drawings(server: Server) -> None:
    server.campaign("heroquest")
    assert f'href="{MAPS}" aria-label="HeroQuest: Gezeichnete Abenteuer"' in server.laptop.get("/").text
