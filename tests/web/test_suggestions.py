"""The game master's turn with suggestions: V shows one, Enter plays it, V again the next, and nobody else sees any."""

import re
from pathlib import Path

import pytest

from app.systems.heroquest.tactics.worth import Terms
from tests.systems.heroquest.board.quest_maps import door, monster, quest
from tests.web.conftest import Server, hand
from tests.web.map_support import Editor
from tests.web.panel_support import Place, labels, panel_text, tap
from tests.web.test_map_page import lay


@pytest.fixture
def campaign(server: Server) -> int:
    """Ragna on B2 and Borrek on E2, a goblin on D4 and an orc on C4; the game master is on turn."""
    found = server.campaign("heroquest")
    server.do(found, "seat_hero", hero_id="ragna", name="Ragna", hero_class="barbarian")
    server.do(found, "seat_hero", hero_id="borrek", name="Borrek", hero_class="dwarf")
    things = door("E3", "rightward"), monster("D4", content="goblin"), monster("C4", content="orc")
    lay(server, found, quest(*things))
    server.do(found, "start_quest")
    server.do(found, "put_figure", figure_id="ragna", square="B2")
    server.do(found, "put_figure", figure_id="borrek", square="E2")
    server.do(found, "take_turn", figure_id="game_master")
    return found


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


def test_v_shows_a_plan_with_odds_and_reason_and_enter_plays_it(server: Server, campaign: int, table: Place) -> None:
    page = table.open()
    assert "Vorschlag" in labels(page)
    page = tap(table.caller, page, "Vorschlag")
    text = panel_text(page)
    assert re.search(r"(Feld|Felder) nach [A-E][1-4], dann Schlag auf (Ragna|Borrek)", text), text
    assert re.search(r"\d+,\d % trifft", text)
    assert "So spielen" in labels(page)
    assert 'data-overlay="above"' in page.text
    page = tap(table.caller, page, "So spielen")
    assert "Goblin" in panel_text(page)
    assert "würfelt" in panel_text(page) or "App würfelt" in labels(page), "the dice are asked as always"
    walked = server.laptop.get(f"/api/v1/heroquest/campaigns/{campaign}/map").json()
    squares = {one["id"]: one["square"] for one in walked["boards"][0]["figures"]}
    assert squares["goblin-1"] != "D4"


def test_v_again_shows_the_next_plan_and_the_list_keeps_its_order(table: Place) -> None:
    first = table.open(do="suggest", unit="goblin-1")
    second = tap(table.caller, first, "Nächster Vorschlag")
    assert "Dein Ziel statt des Vorschlags" in panel_text(second)
    rows = [re.findall(r"Schlag auf (\w+)</b>", page.text) for page in (first, second)]
    assert rows[0] == rows[1]
    assert len(rows[0]) == 2


def test_why_shows_what_speaks_against_it_and_that_no_rule_says_so(table: Place) -> None:
    page = tap(table.caller, table.open(do="suggest", unit="orc-1"), "Warum?")
    assert "Keine Regel schreibt das vor" in panel_text(page)
    assert "im Mittel" in panel_text(page)
    assert "nicht zurückdrängen" in panel_text(page)


def test_a_temper_is_one_tap_and_the_plan_follows_it(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "put_figure", figure_id="orc-1", square="H3")
    page = table.open(do="suggest", unit="orc-1")
    assert "Wesensart: Angreifer" in panel_text(page)
    page = tap(table.caller, page, "Wesensart: Angreifer")
    page = tap(table.caller, page, "Wächter bewacht seinen Raum")
    assert "Wesensart: Wächter" in panel_text(page)
    assert "Es bewacht seinen Raum." in panel_text(page)


def test_a_plan_that_is_too_late_changes_nothing_and_is_made_anew(
    server: Server, campaign: int, table: Place
) -> None:  # fmt: skip
    old = table.open(do="suggest", unit="goblin-1")
    (square,) = set(re.findall(r'name="square" value="([A-E][1-4])"', old.text))
    server.do(campaign, "put_figure", figure_id="borrek", square=square)
    before = server.revision(campaign)
    late = tap(table.caller, old, "So spielen")
    assert late.status_code in (409, 422)
    assert server.revision(campaign) == before
    assert "Vorschlag" in panel_text(late), "it is told and replanned"


def test_the_whole_turn_is_one_tap_with_dice_of_the_app(server: Server, campaign: int, table: Place) -> None:
    page = table.open(do="suggest")
    done = tap(table.caller, page, "Ganzer Zug, die App würfelt")
    assert done.status_code == 200
    told = server.laptop.get(f"/api/v1/campaigns/{campaign}").json()
    assert server.laptop.post(f"/api/v1/campaigns/{campaign}/suggestions", json={}).json()["suggestions"] == [], told
    again = tap(table.caller, page, "Ganzer Zug, die App würfelt")
    assert again.status_code == 200
    newest = server.laptop.get(f"/api/v1/campaigns/{campaign}/journal").json()
    assert str(newest).count("monsters.attacked") == 0


def test_a_played_plan_is_taken_back_like_any_deed(server: Server, campaign: int, table: Place) -> None:
    tap(table.caller, table.open(do="suggest", unit="goblin-1"), "So spielen")
    where = f"/api/v1/heroquest/campaigns/{campaign}/map"

    def square() -> str:
        figures = server.laptop.get(where).json()["boards"][0]["figures"]
        return str(next(one["square"] for one in figures if one["id"] == "goblin-1"))

    assert square() != "D4"
    revision = server.revision(campaign)
    undo = {"target": revision, "revision": revision, "key": "undo-the-walk"}
    assert server.laptop.post(f"/api/v1/campaigns/{campaign}/undo", json=undo).status_code in (200, 201)
    assert square() == "D4"


def test_without_a_map_there_is_the_list_of_targets(server: Server) -> None:
    found = server.campaign("heroquest")
    server.do(found, "seat_hero", hero_id="ragna", name="Ragna", hero_class="barbarian")
    server.do(found, "seat_hero", hero_id="borrek", name="Borrek", hero_class="dwarf")
    server.do(found, "start_quest", quest_id="trial")
    server.do(found, "place_monster", monster_id="orc", kind="orc")
    server.do(found, "take_turn", figure_id="game_master")
    page = tap(server.laptop, Place(server.laptop, f"/campaigns/{found}/table").open(), "Vorschlag")
    text = panel_text(page)
    assert "Schlag auf Ragna" in text
    assert "Schlag auf Borrek" in text
    assert " nach " not in text


def test_nobody_else_is_shown_a_suggestion(server: Server, campaign: int) -> None:
    phone = server.player(campaign, "ragna")
    for caller in (phone, server.client()):
        shown = caller.get(f"/campaigns/{campaign}/heroes/ragna", params={"do": "suggest", "unit": "goblin-1"})
        assert "So spielen" not in shown.text
        refused = caller.post(f"/campaigns/{campaign}/evil-turn", data={"revision": "1", "key": "k"})
        assert refused.status_code == 403
    server.do(campaign, "attack", hand("white_shield", "white_shield"), attacker_id="goblin-1", target_id="ragna",
              decided=["reach"])  # fmt: skip
    assert "So spielen" not in phone.get(f"/campaigns/{campaign}/heroes/ragna").text


def test_a_monster_of_a_drawing_brings_its_temper_to_the_table(server: Server) -> None:
    editor = Editor(server)
    editor.put("monster-orc", 2, 2)
    page = editor.page("?thing=t1")
    assert "Wesensart" in page
    assert "wie üblich" in page
    editor.step("change", thing="t1", content="orc", temper="guards")
    (thing,) = editor.things
    assert thing["temper"] == "guards"
    found = server.campaign("heroquest")
    server.do(found, "seat_hero", hero_id="ragna", name="Ragna", hero_class="barbarian")
    lay(server, found, quest(monster("D4", content="orc", temper="guards"), monster("C4", content="orc", temper="odd")))
    server.do(found, "start_quest")
    server.do(found, "take_turn", figure_id="game_master")
    told = server.laptop.post(f"/api/v1/campaigns/{found}/suggestions", json={}).json()["suggestions"]
    assert {one["figure_id"]: one["temper"] for one in told} == {"orc-1": "guards", "orc-2": "charges"}
    phone = server.player(found, "ragna")
    assert "temper" not in phone.get(f"/api/v1/heroquest/campaigns/{found}/map").text.replace('"temper":""', "")
    assert "monster.tempered" not in phone.get(f"/api/v1/campaigns/{found}/journal").text


@pytest.mark.parametrize(
    ("language", "most"), [("de", r"\bam \w+sten\b|[Mm]eisten\b|\w+ester\b"), ("en", r"\b[Mm]ost\b|\w+est\b")]
)
def test_a_reason_compares_two_plans_and_claims_no_more(language: str, most: str) -> None:
    """A reason weighs a plan against one other; a third may well do more harm, as the list below it shows."""
    words = Path(f"app/web/heroquest/suggestions/words/{language}.ftl").read_text(encoding="utf-8")
    reasons = words.split("suggest_reason =")[1].split("suggest_objection =")[0]
    told = dict(re.findall(r"\[(\w+)\] (.+)", reasons))
    compared = [told[one] for one in Terms._fields if one in told]
    assert len(compared) > 6
    assert not [one for one in compared if re.search(most, one)]


def test_a_plan_begins_with_a_capital_in_each_language(server: Server, table: Place) -> None:
    for language in ("de", "en"):
        server.laptop.post("/language", data={"language": language})
        page = table.open(do="suggest", unit="goblin-1")
        told = re.findall(r'(?:suggestion__plan">|plan-row__who"><b>)(\S)', page.text)
        assert len(told) > 2
        assert all(one.isupper() or one.isdigit() for one in told), (language, told)
