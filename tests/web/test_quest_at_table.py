"""The running quest from the Spieltisch: notes and goal, the ways to other pages, and what the search finds of it."""

import re

import pytest

from tests.systems.heroquest.board.quest_maps import quest
from tests.web.conftest import Server
from tests.web.pages_support import open_sample, text_at
from tests.web.panel_support import Place, button, labels, panel_text, tap

NOTES = "Hinter der Geheimtür wartet Skarn.\nDer Brunnen ist vergiftet."


@pytest.fixture
def campaign(server: Server) -> int:
    """A running quest with notes and a boss; Tamsin came too late to set out."""
    campaign = open_sample(server)
    boss = {"kind": "orc", "name": "Skarn", "attack": 4}
    server.do(
        campaign,
        "write_quest",
        quest_id="own_1",
        name="Der Hort",
        goal="Den Kelch holen.",
        notes=NOTES,
        monsters=[boss],
    )
    server.do(campaign, "start_quest", quest_id="own_1")
    server.do(campaign, "close_quest", hero_id="tamsin")
    return campaign


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


def found(table: Place, search: str) -> list[str]:
    return re.findall(r'data-find="([^"]*)"', table.open(do="find", search=search).text)


def test_one_key_shows_goal_and_notes_and_others_lead_to_the_pages(campaign: int, table: Place) -> None:
    whole = table.whole().text
    ways = {"G": f"/campaigns/{campaign}/heroes", "I": f"/campaigns/{campaign}/catalogue", "R": "/heroquest/rules"}
    assert [
        key for key, url in ways.items() if not re.search(f'href="{url}"[^>]*aria-keyshortcuts="{key}"', whole)
    ] == []
    assert re.search(r'href="[^"]*do=quest"[^>]*aria-keyshortcuts="Q"', whole)
    told = panel_text(table.open(do="quest"))
    assert [one for one in ("Der Hort", "Den Kelch holen.", "wartet Skarn", "Skarn (Ork)") if one not in told] == []


def test_without_a_quest_the_panel_leads_to_the_choice(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "close_quest", {"kind": "choice", "option": "leave"}, abandoned=True)
    page = table.open(do="quest")
    assert "Keine Herausforderung läuft" in panel_text(page)
    assert button(page, "Herausforderung wählen").url == f"/campaigns/{campaign}/quests"


def test_a_quest_that_nobody_chose_is_called_like_the_plan_on_the_table(server: Server) -> None:
    """Wherever it is named while it runs, for the game master alone: a title may tell what waits there."""
    campaign, title, none = open_sample(server), "Der Fluch der Kapelle", "Herausforderung ohne Namen"
    server.do(campaign, "start_quest")
    players = server.player(campaign, "liathan")
    for laid in (False, True):
        if laid:
            server.do(campaign, "lay_map", quest=quest(name=title).model_dump(mode="json"))
        for path in ("table?do=quest", "quests", "quests/unnamed", "quests/close", "quests/chronicle"):
            shown = server.laptop.get(f"/campaigns/{campaign}/{path}").text
            assert (title in shown, none in shown) == (laid, not laid), path
    for path in ("quests", "quests/unnamed"):
        shown = players.get(f"/campaigns/{campaign}/{path}").text
        assert (title in shown, none in shown) == (False, True), path


def test_nobody_but_the_game_master_reads_it(server: Server, campaign: int) -> None:
    for caller, url in ((server.player(campaign, "ragna"), "heroes/ragna"), (server.client(), "watch")):
        page = caller.get(f"/campaigns/{campaign}/{url}", params={"do": "quest"})
        assert page.status_code == 200
        assert "Skarn" not in page.text


@pytest.mark.parametrize(
    ("search", "first"),
    [
        ("skarn", "Skarn (Ork) aufstellen"),
        ("brunnen", "Notizen: Der Brunnen ist vergiftet."),
        ("kelch", "Notizen: Den Kelch holen."),
        ("notizen", "Notizen und Ziel der Herausforderung"),
        ("Tür", "Raum aufdecken"),
        ("Treppe", "Tamsin: Kommt die Treppe herunter"),
    ],
)
def test_the_search_finds_what_people_call_it(table: Place, search: str, first: str) -> None:
    assert found(table, search)[0] == first


def test_before_a_quest_the_search_says_why_it_finds_little_and_where_it_waits(
    server: Server, campaign: int, table: Place
) -> None:
    why = "Noch läuft keine Herausforderung."
    assert why not in panel_text(table.open(do="find", search="Treppe"))
    assert "Nichts gefunden." in panel_text(table.open(do="find", search="xyz"))
    server.do(campaign, "close_quest", {"kind": "choice", "option": "leave"}, abandoned=True)
    assert found(table, "Treppe")[0] == "Herausforderung beginnen"
    assert found(table, "skarn") == ["Skarn (Ork) in „Der Hort“", "Herausforderung „Der Hort“"]
    assert found(table, "brunnen") == ["Herausforderung „Der Hort“"]
    page = table.open(do="find", search="skarn")
    assert button(page, "Skarn (Ork) in „Der Hort“").url == f"/campaigns/{campaign}/quests/own_1"
    assert [why in panel_text(table.open(do="find", search=word)) for word in ("Treppe", "skarn", "xyz", "trank")] == [
        True,
        True,
        True,
        False,
    ]


def test_who_is_not_on_the_quest_comes_down_the_stairs_by_one_tap(server: Server, campaign: int, table: Place) -> None:
    words = "Tamsin: Kommt die Treppe herunter"
    assert [words in labels(page) for page in (table.open(), table.open(do="quest"))] == [True, True]
    tap(table.caller, table.open(do="menu", **{"for": "tamsin"}), "Kommt die Treppe herunter")
    heroes = server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["table"]["heroes"]
    assert [one["on_quest"] for one in heroes if one["id"] == "tamsin"] == [True]
    assert words not in labels(table.open())
    assert text_at(table.whole(), "turn-bar").endswith("Tamsin Spielleiter")
