"""A fight to the end: the API with classes or described figures, and the page, without a script."""

from fractions import Fraction
from time import process_time
from typing import Any

import pytest

from tests.web.conftest import Server
from tests.web.pages_support import text_at

API, PAGE = "/api/v1/heroquest/duel", "/heroquest/duel"
DWARF_AND_ORCS: dict[str, Any] = {"heroes": [{"hero_class": "dwarf"}], "monsters": [{"kind": "orc"}, {"kind": "orc"}]}


def call(server: Server, status: int = 200, **body: Any) -> dict[str, Any]:
    answer = server.client().post(API, json=body)
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_classes_and_kinds_are_enough(server: Server) -> None:
    told = server.client().get(API, params={"hero": ["dwarf"], "monster": ["orc", "orc"]}).json()
    assert told == call(server, **DWARF_AND_ORCS)
    chances = [Fraction(told[who]["exact"]) for who in ("heroes_win", "monsters_win", "undecided")]
    assert sum(chances) == 1
    assert told["heroes_win"]["value"] == pytest.approx(float(chances[0]))
    assert [one["name"] for one in told["left"]] == ["Zwerg", "Ork", "Ork"]
    assert sum(Fraction(one["chance"]["exact"]) for one in told["left"][0]["points"]) == 1
    rounds = [Fraction(one["chance"]["exact"]) for one in told["rounds"]]
    assert sum(rounds) + Fraction(told["later"]["exact"]) == 1
    assert [one["round"] for one in told["rounds"]] == list(range(1, len(rounds) + 1))


def test_who_begins_and_house_rules_are_heard(server: Server) -> None:
    begins = call(server, **DWARF_AND_ORCS, begins="monsters")["heroes_win"]["value"]
    assert begins < call(server, **DWARF_AND_ORCS)["heroes_win"]["value"]


@pytest.mark.parametrize(
    ("body", "field", "code"),
    [
        ({"heroes": [], "monsters": [{"kind": "orc"}]}, "heroes", "odds.nobody"),
        ({**DWARF_AND_ORCS, "heroes": [{"hero_class": "king"}]}, "heroes.0.hero_class", "hero_class.unknown"),
        ({**DWARF_AND_ORCS, "begins": "nobody"}, "begins", "value.literal_error"),
        ({**DWARF_AND_ORCS, "heroes": [{"hero_class": "dwarf"}] * 4, "monsters": [{"kind": "orc"}] * 30},
         "monsters", "odds.too_many_states"),
    ],
)  # fmt: skip
def test_wrong_calls_are_refused_at_the_field(server: Server, body: dict[str, Any], field: str, code: str) -> None:
    answer = server.client().post(API, json=body)
    assert answer.status_code == 422
    assert answer.headers["content-type"].startswith("application/problem+json")
    (error,) = answer.json()["errors"]
    assert (error["field"], error["code"]) == (field, code)
    assert " " in error["message"]


def test_a_large_fight_does_not_hold_up_the_house(server: Server) -> None:
    client = server.client()
    begin = process_time()
    told = client.get(API, params={"hero": ["barbarian", "dwarf", "elf", "wizard"], "monster": ["chaos_warrior"] * 5})
    assert told.status_code == 200
    assert process_time() - begin < 3  # half a second on a free machine


def test_the_page_begins_with_two_and_reckons_when_asked(server: Server) -> None:
    client = server.client()
    assert "Noch ist nichts ausgerechnet" in client.get(PAGE).text
    page = client.get(PAGE, params={"heroes.0.hero_class": "dwarf", "monsters.0.kind": "orc", "monsters.1.kind": "orc"})
    outcome = text_at(page, "outcome")
    value = call(server, **DWARF_AND_ORCS)["heroes_win"]["value"]
    assert f"Helden: {value * 100:.1f}".replace(".", ",") in outcome
    for words in ("Im Durchschnitt dauert es", "Runde 1", "Ork (2)", "Wie viel Körperkraft bleibt?", "Monster: "):
        assert words in outcome
    assert "Kampf bis zum Ende" in client.get("/heroquest/calculator").text
    assert f'href="{PAGE}"' in client.get("/heroquest/dice").text


def test_a_fight_nobody_can_win_is_told(server: Server) -> None:
    """Two who have no dice to strike with stand there for ever."""
    still = {"heroes.0.hero_class": "wizard", "heroes.0.effects.0.effect": "asleep", "monsters.0.kind": "orc"}
    page = server.client().get(PAGE, params={**still, "monsters.0.effects.0.effect": "asleep"})
    assert "niemand: 100,0 %" in text_at(page, "outcome")
    assert "dass niemand je gewinnt" in text_at(page, "outcome")


@pytest.mark.parametrize(
    ("query", "field", "words"),
    [
        ({"heroes.0.hero_class": "king"}, "field-heroes-0-hero_class-help", "Klasse"),
        (
            {"heroes.0.hero_class": "elf", "heroes.0.body_points": "40"},
            "field-heroes-0-body_points-help",
            "höchstens 6",
        ),
        ({"heroes.0.hero_class": "elf", "begins": "cake"}, "field-begins-help", "Möglichkeiten"),
    ],
)
def test_what_is_wrong_stands_at_its_field(server: Server, query: dict[str, str], field: str, words: str) -> None:
    page = server.client().get(PAGE, params={"monsters.0.kind": "orc", **query})
    assert page.status_code == 422
    assert text_at(page, field)
    assert words in text_at(page, field)


def test_an_empty_side_is_told_at_the_side(server: Server) -> None:
    page = server.client().get(PAGE, params={"heroes.0.hero_class": "elf"})
    assert page.status_code == 422
    assert "Auf dieser Seite kämpft niemand. Füge einen Kämpfer hinzu." in page.text
    assert server.client().get(PAGE, params={"heroes": "1", "nonsense": "2"}).status_code == 422
