"""A drawn quest is played by one tap: from the library, from a file, from the list of quests."""

import re
from html import unescape
from typing import Any

import pytest

from app.systems.heroquest.board.quest_map import Note, QuestMap
from app.systems.heroquest.quest_facts import id_of_drawing
from tests.systems.heroquest.board.quest_maps import monster, piece, quest
from tests.web.conftest import Server
from tests.web.pages_support import forms_in, text_at

MAPS = "/heroquest/maps"
FILE = """<?xml version="1.0"?><quest name="Der Turm" region="Europe" version="1.0"><board>
<object id="Stairway" left="2" top="2"/><object id="Door" left="2" top="4"/>
<object id="LetterA" left="3" top="4"/><object id="Orc" left="7" top="3"/></board>
<speech>Hört, ihr Helden!</speech><note>A. Der Ork hütet den Schlüssel.</note>
<note>Wandering monster: Orc</note><note>Niemand darf lärmen.</note></quest>"""
DRAWN = quest(
    monster("G3", content="orc", name="Grimmzahn", attack=4, body=3), piece("furniture", "H2", content="table"),
    name="Die Moorglocke", goal="Läutet die Glocke.", reward="50 Gold für alle.", reading="Nebel zieht auf.",
    wandering_monster="zombie",
    notes=(Note(text="Der Brunnen ist tief."), Note(about="letter", letter="A", text="Kalt.")),
)  # fmt: skip


def keep(server: Server, drawn: QuestMap = DRAWN, key: str = "moor") -> str:
    """Keep a drawing; the address of its quest in the first campaign."""
    sent = {"key": key, "map": drawn.model_dump(mode="json")}
    assert server.laptop.post(f"/api/v1{MAPS}", json=sent).status_code == 201
    return f"/campaigns/1/quests/{id_of_drawing(key)}"


@pytest.fixture
def campaign(server: Server) -> int:
    campaign = server.campaign("heroquest")
    for hero, kind in (("ragna", "barbarian"), ("borrek", "dwarf")):
        server.do(campaign, "seat_hero", hero_id=hero, name=hero.title(), hero_class=kind)
    return campaign


def told(server: Server, url: str) -> str:
    answer = server.laptop.get(url)
    assert answer.status_code == 200, answer.text[:300]
    return text_at(answer, "main")


def set_out(server: Server, url: str, **more: str) -> Any:
    """Tap the one button of the check before the start."""
    [form] = forms_in(server.laptop.get(f"{url}/start").text, "start_quest")
    return server.laptop.post(f"{url}/start", data={**form, **more}, follow_redirects=False)


def missing(page: str, *texts: str) -> list[str]:
    return [one for one in texts if one not in page]


def test_from_the_drawing_a_tap_leads_to_the_check_and_the_next_one_to_the_table(server: Server, campaign: int) -> None:
    url = keep(server)
    assert f'href="{MAPS}/moor/play"' in server.laptop.get(MAPS).text
    led = server.laptop.get(f"{MAPS}/moor/play", follow_redirects=False)
    assert (led.status_code, led.headers["location"]) == (303, f"{url}/start")
    page = told(server, f"{url}/start")
    said = ("Die Moorglocke", "Läutet die Glocke.", "Nebel zieht auf.", "Zombie", "50 Gold für alle.",
            "Grimmzahn (Ork)", "Angriff 4", "Der Brunnen ist tief.", "Kalt.")  # fmt: skip
    assert missing(page, *said) == []
    assert "Die Bewährung" not in page
    assert 'name="drawing"' not in server.laptop.get(f"{url}/start").text, "nothing has to be chosen"
    gone = set_out(server, url)
    assert (gone.status_code, gone.headers["location"]) == (303, f"/campaigns/{campaign}/table")
    laid = server.laptop.get(f"/api/v1/heroquest/campaigns/{campaign}/map").json()
    assert (laid["name"], laid["goal"]) == ("Die Moorglocke", "Läutet die Glocke.")
    panel = told(server, f"/campaigns/{campaign}/table?do=quest")
    assert missing(panel, "Die Moorglocke", *said[1:5], "Grimmzahn (Ork)", "Kommt vom Spielplan.") == []
    assert "Verdeckt aufstellen" not in panel, "the map puts it up"
    chronicle = told(server, f"/campaigns/{campaign}/log")
    assert "Die Herausforderung beginnt: Die Moorglocke." in chronicle
    assert "Eigener Inhalt" not in chronicle


def test_a_heroscribe_file_is_played_as_it_says(server: Server, campaign: int) -> None:
    sent = {"key": "turm", "heroscribe": FILE}
    assert server.laptop.post(f"/api/v1{MAPS}", json=sent).status_code == 201
    url = f"/campaigns/{campaign}/quests/{id_of_drawing('turm')}"
    assert server.laptop.post(f"{MAPS}/turm/play", data={"table": campaign}, follow_redirects=False).headers[
        "location"
    ] == f"{url}/start"  # fmt: skip
    page = told(server, f"{url}/start")
    assert missing(
        page, "Der Turm", "Hört, ihr Helden!", "Ork", "Niemand darf lärmen.", "Der Ork hütet den Schlüssel.",
    ) == []  # fmt: skip
    set_out(server, url)
    assert "Ork" in told(server, f"/campaigns/{campaign}/table?do=quest")


def test_the_list_names_each_drawing_once_and_before_the_book(server: Server, campaign: int) -> None:
    url, drawn = keep(server), ("Die Moorglocke", "Die Glocke unter dem Moor", "Übung: Der Mühlenkeller")
    server.laptop.post(MAPS, data={"do": "shipped", "shipped": "bell_under_the_moor", "key": "bell"})

    def once() -> None:
        page = server.laptop.get(f"/campaigns/{campaign}/quests").text
        links = re.findall(r'<h3><a href="[^"]*/([^"/]*)">([^<]*)</a></h3>', unescape(page))
        titles = [title for _, title in links]
        assert [titles.count(one) for one in drawn] == [1, 1, 1], titles
        assert titles.index("Die Moorglocke") < titles.index("Die Bewährung")
        assert page.count(f'href="{url}/start"') <= 2
        heads = re.findall(r'(<section[^>]*>)?\s*<h2 class="section-title"', page)
        assert [one for one in heads if not one] == [], "a heading apart from its list leaves a gap"

    once()
    set_out(server, url)
    once()
    server.do(campaign, "close_quest")
    once()
    assert "bestanden" in told(server, f"/campaigns/{campaign}/quests")
    options = re.findall(r"<option[^>]*>([^<]*)</option>", server.laptop.get("/campaigns/1/quests/trial/start").text)
    assert len(options) == len(set(options)) == 4


def test_what_comes_next_is_what_was_drawn_for_it(server: Server, campaign: int) -> None:
    list_url = f"/campaigns/{campaign}/quests"

    def following() -> str:
        found = re.search(r'<h2 id="now-head">([^<]*)</h2>', server.laptop.get(list_url).text)
        assert found
        return unescape(found[1])

    assert following() == "Die Bewährung"
    url = keep(server)
    keep(server, DRAWN.model_copy(update={"name": "Danach"}), "later")
    assert following() in ("Danach", "Die Moorglocke")
    set_out(server, url)
    server.do(campaign, "close_quest")
    assert following() == "Danach"
    server.do(campaign, "start_quest", quest_id="trial")
    server.do(campaign, "close_quest")
    assert following() == "Die Rettung des Sir Ragnar"


def test_what_it_brought_is_known_when_the_drawing_is_gone(server: Server, campaign: int) -> None:
    url = keep(server)
    set_out(server, url)
    assert server.laptop.delete(f"/api/v1{MAPS}/moor").status_code == 204
    server.do(campaign, "close_quest")
    assert missing(told(server, f"/campaigns/{campaign}/quests/close"), "Die Moorglocke", "50 Gold für alle.") == []
    assert missing(told(server, url), "Läutet die Glocke.", "bestanden") == []
    assert "Die Moorglocke" in told(server, f"/campaigns/{campaign}/quests/chronicle")


def test_players_learn_the_title_when_it_begins_and_nothing_else(server: Server, campaign: int) -> None:
    url, player = keep(server), server.player(campaign, "ragna")
    secrets = ("Läutet die Glocke.", "Grimmzahn", "Der Brunnen", "50 Gold", "Zombie")
    for caller in (player, server.client()):
        assert (caller.get(url).status_code, caller.get(f"{url}/start").status_code) == (404, 403)
        assert "Moorglocke" not in caller.get(f"/campaigns/{campaign}/quests").text
    set_out(server, url)
    for caller in (player, server.client()):
        pages = [caller.get(one).text for one in (url, f"/campaigns/{campaign}/quests")]
        assert all("Die Moorglocke" in page for page in pages)
        assert not [one for one in secrets if any(one in page for page in pages)]
        api = caller.get(f"/api/v1/heroquest/campaigns/{campaign}/quests/{id_of_drawing('moor')}").json()
        assert (api["goal"], api["entry"]) == (None, None)


def test_what_cannot_be_played_says_so_at_the_check_and_begins_nothing(server: Server, campaign: int) -> None:
    url = keep(server, quest(piece("blocked", "G3"), monster("G3", name="Grimmzahn"), name="Zugemauert"))
    assert "Grimmzahn steht in einer Mauer." in told(server, f"{url}/start")
    refused = set_out(server, url)
    assert (refused.status_code, "steht auf G3 in einer Mauer" in refused.text) == (422, True)
    assert told(server, f"/campaigns/{campaign}/table?do=quest").count("Keine Herausforderung läuft") == 1


def test_another_drawing_than_that_of_the_address_is_never_laid(server: Server, campaign: int) -> None:
    url = keep(server)
    set_out(server, url, drawing="bell_under_the_moor")
    assert server.laptop.get(f"/api/v1/heroquest/campaigns/{campaign}/map").json()["name"] == "Die Moorglocke"


@pytest.mark.parametrize("ships", ["bell_under_the_moor", "mill_cellar"])
def test_a_quest_that_ships_is_played_from_the_list(server: Server, campaign: int, ships: str) -> None:
    url = f"/campaigns/{campaign}/quests/{id_of_drawing(ships)}"
    assert f'href="{url}/start"' in server.laptop.get(f"/campaigns/{campaign}/quests").text
    page = told(server, f"{url}/start")
    assert missing(page, "Goblin", "Zum Vorlesen") == []
    assert server.laptop.get(url).status_code == 200
    answer = set_out(server, url)
    assert answer.status_code == (303 if ships == "bell_under_the_moor" else answer.status_code)
    assert answer.status_code in (303, 422)


def test_a_drawing_that_is_drawn_on_is_told_anew_and_its_link_leads_to_the_editor(
    server: Server, campaign: int
) -> None:
    url = keep(server)
    set_out(server, url)
    server.do(campaign, "close_quest")
    form = {"op": "texts", "name": "Die alte Glocke", "goal": "Leise sein.", "revision": 1, "board": 0}
    server.laptop.post(f"{MAPS}/moor", data=form)
    page = told(server, f"{url}/start")
    assert missing(page, "Die alte Glocke", "Leise sein.") == []
    assert f'href="{url}/edit"' in server.laptop.get(url).text
    led = server.laptop.get(f"{url}/edit", follow_redirects=False)
    assert led.headers["location"] == f"{MAPS}/moor?tab=quest&campaign={campaign}"
    set_out(server, url)
    assert "Die alte Glocke" in told(server, f"/campaigns/{campaign}/table?do=quest")
