"""The page “Regelwerk”: every rule in our own words, found by a word, with what became of it."""

import re

import pytest

from app.systems.heroquest.content.loader import rulebook
from app.systems.heroquest.game import SYSTEM
from app.web.calculator.rulebook import finder
from app.web.heroquest.calculator.rules import RULES
from tests.web.conftest import Server

PAGE = "/heroquest/rules"


def shown(server: Server, search: str = "") -> list[str]:
    """The rules a guest finds."""
    page = server.client().get(PAGE, params={"search": search} if search else {})
    assert page.status_code == 200
    return re.findall(r'<article class="rule-card" id="([^"]+)"', page.text)


def test_every_rule_has_its_place_and_its_anchor(server: Server) -> None:
    assert shown(server) == list(rulebook().ids())


@pytest.mark.parametrize(
    ("search", "rule"),
    [("HQ-9-FALL", "HQ-9-FALL"), ("rundumschlag barbar", "HQ-1.1-RUNDUMSCHLAG"), ("HR-FALL-ARM", "HR-FALL-ARM")],
)
def test_rules_are_found_by_id_and_by_words(server: Server, search: str, rule: str) -> None:
    assert rule in shown(server, search)
    assert len(shown(server, search)) < len(shown(server)) / 2


@pytest.mark.parametrize(
    ("search", "rule"),
    [
        *(("Zauberspruch", "HQ-1.1-SPEZIAL"), ("Zaubersprch", "HQ-1.1-SPEZIAL"), ("Vergiftung", "HQ-14-GIFT")),
        *(("Waffenbruch", "HQ-15.2-NOTCH"), ("Heilung", "HQ-5"), ("Rucksack", "HQ-3-CARRY"), ("gepaeck", "HQ-3-CARRY")),
        *(("Lebenspunkte", "HQ-9-STATE"), ("Wiederbelebung", "HQ-14-ELIXIER"), ("Initiative", "HR-ORDER")),
    ],
)
def test_rules_are_found_by_what_players_say(server: Server, search: str, rule: str) -> None:
    assert rule in shown(server, search)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_book_has_every_word_it_is_searched_for_instead(language: str) -> None:
    words = SYSTEM.labels(language)
    for key in words.keys("search_words."):
        for meant in words.text(key).partition(": ")[0].split(", "):
            assert finder(RULES, words).find(meant).keys, key


def test_a_settled_point_tells_both_readings(server: Server) -> None:
    page = server.client().get(PAGE, params={"search": "HR-FALL-ARM"}).text
    assert "<dt>Vorgabe</dt><dd>Er zerbricht" in page
    assert "<dt>Andere Lesart</dt><dd>Bei einer 4" in page


def test_a_rule_says_what_became_of_it(server: Server) -> None:
    page = server.client().get(PAGE, params={"search": "HQ-9-FALL"}).text
    assert "umgesetzt" in page
    assert "geprüft" in page


def test_an_empty_result_says_what_to_do(server: Server) -> None:
    page = server.client().get(PAGE, params={"search": "<b>xyzzy"}).text
    assert "Keine Regel gefunden" in page
    assert 'value="&lt;b&gt;xyzzy"' in page
    assert shown(server, "xyzzy") == []


def test_every_navigation_leads_to_the_book(server: Server) -> None:
    assert f'href="{PAGE}"' in server.client().get("/").text
