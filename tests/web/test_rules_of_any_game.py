"""Rule book, rule calculator and rule API of a second game, and of two games that call a rule alike."""

from collections.abc import Mapping
from typing import Any

import pytest

from app.core.rulebook import CallableRule
from tests.toy.game.game import Gamble
from tests.toy.web.web import RULES
from tests.web.conftest import Server, hand
from tests.web.pages_support import text_at
from tests.web.panel_support import tap

API = "/api/v1/toy/rules"
CASE: Mapping[str, Any] = {"purses": [{"owner": "mia", "coins": 3}], "inputs": {"owner": "mia"}}
TYPED = {"rule": "gamble", "inputs.owner": "mia", "purses.0.owner": "mia", "purses.0.coins": "3"}


class Attack(Gamble, type="attack"):
    """A gamble by the name of a rule of the other game."""


def call(server: Server, rule: str, **body: Any) -> dict[str, Any]:
    answer = server.client().post(f"{API}/{rule}", json={**CASE, **body})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_its_book_tells_its_rule_and_is_searched(server: Server) -> None:
    guest = server.client()
    assert "Wer spielt, wirft einen W6" in text_at(guest.get("/toy/rules"), "TOY-GAMBLE")
    assert "TOY-GAMBLE" in guest.get("/toy/rules", params={"search": "glueksspiel"}).text
    assert "Versuche es mit einem anderen Wort." in guest.get("/toy/rules", params={"search": "xyzzy"}).text
    english = guest.get("/toy/rules/TOY-GAMBLE", headers={"accept-language": "en"})
    assert "A hero who gambles rolls a d6" in english.text
    assert "HQ-" not in guest.get("/toy/rules").text
    assert "noch nicht umgesetzt" not in guest.get("/toy/rules").text, "the game keeps no count of that"


def test_its_api_lists_its_rule_and_works_it_out(server: Server) -> None:
    listed = server.client().get(API).json()
    assert [(one["id"], one["title"], one["chapter"]) for one in listed["rules"]] == [("gamble", "Glücksspiel", "1")]
    assert {"purses", "inputs", "answers", "dice"} <= listed["call"]["properties"].keys()
    assert {"heroes", "monsters"} & listed["call"]["properties"].keys() == set()
    begun = call(server, "gamble", answers=[hand(5)])
    assert begun["question"]["options"] == {"keep": "Behalten", "again": "Noch einmal"}
    done = call(server, "gamble", answers=[hand(5), {"kind": "choice", "option": "keep"}])
    assert done["complete"]
    assert [one["id"] for one in done["rules"]] == ["TOY-GAMBLE"]
    assert done["events"][-1]["sentence"] == "Mia: +5 Münzen."


def test_a_rule_is_called_by_its_name_or_by_its_id_in_the_book(server: Server) -> None:
    named, by_id = (call(server, rule, answers=[hand(2)], dice_seed="x") for rule in ("gamble", "TOY-GAMBLE"))
    assert by_id == named
    assert server.client().post(f"{API}/TOY-NOTHING", json=CASE).status_code == 404


def test_what_is_wrong_is_told_at_its_field(server: Server) -> None:
    body = {"purses": [{"owner": "mia", "coins": "viele"}], "inputs": {}}
    problem = server.client().post(f"{API}/gamble", json=body)
    assert problem.status_code == 422
    assert [one["field"] for one in problem.json()["errors"]] == ["purses.0.coins"]


def test_its_page_asks_for_what_its_model_has_and_takes_the_dice(server: Server) -> None:
    caller = server.client()
    listed = caller.get("/toy/calculator")
    assert 'href="/toy/calculator?rule=gamble"' in listed.text
    page = caller.get("/toy/calculator", params=TYPED)
    assert "Geldbeutel 1" in page.text
    assert "gewöhnlichen Würfeln" not in page.text
    page = tap(caller, page, "2")
    assert "Mia: +2 Münzen." in text_at(page, "action-panel")
    wrong = caller.get("/toy/calculator", params={**TYPED, "purses.0.coins": "viele"})
    assert wrong.status_code == 422
    assert "ganze Zahl" in text_at(wrong, "field-purses-0-coins-help")


def test_a_rule_that_two_games_call_alike_is_each_its_own(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RULES, "rules", lambda: {"attack": CallableRule("attack", Attack, ("TOY-GAMBLE",))})
    own = call(server, "attack", answers=[hand(2)])
    assert own["complete"]
    assert own["events"][-1]["sentence"] == "Mia: +2 Münzen."
    other = (
        server.client()
        .post(
            "/api/v1/heroquest/rules/attack",
            json={
                "heroes": [{"hero_class": "elf"}],
                "monsters": [{"kind": "orc"}],
                "inputs": {"attacker_id": "hero-1", "target_id": "monster-1", "unarmed": True},
                "dice": "roll",
            },
        )
        .json()
    )
    assert "HQ-15.5-HERO" in [rule["id"] for rule in other["rules"]]
