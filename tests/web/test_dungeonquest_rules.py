"""The rule API, rule book and calculator of DungeonQuest, as strangers use them."""

from typing import Any

import pytest

from app.systems.dungeonquest.game import callable_rules, rulebook
from tests.systems.dungeonquest.asking import answer
from tests.systems.dungeonquest.examples import EXAMPLES
from tests.web.conftest import Server, hand
from tests.web.pages_support import text_at

API = "/api/v1/dungeonquest/rules"


def call(server: Server, rule: str, **body: Any) -> dict[str, Any]:
    answered = server.client().post(f"{API}/{rule}", json=body)
    assert answered.status_code == 200, answered.text
    found: dict[str, Any] = answered.json()
    return found


def test_every_rule_is_listed_and_answers_by_its_id(server: Server) -> None:
    listed = server.client().get(API).json()["rules"]
    assert {one["id"] for one in listed} == set(callable_rules())
    for rule, (inputs, given) in EXAMPLES.items():
        answers = [answer(one).model_dump(mode="json") for one in given]
        told = call(server, rule, inputs=inputs, answers=answers)
        assert told["complete"], rule
        assert rule in [one["id"] for one in told["rules"]]
        assert all(one["sentence"] and one["rules"] for one in told["events"]), rule


def test_a_test_is_asked_step_by_step_and_thrown_by_the_app(server: Server) -> None:
    begun = call(server, "DQ-TST-1", inputs={"value": 7, "tokens": 1, "attribute": "luck"})
    assert begun["question"]["title"] == "Eigenschaftsprobe"
    assert (begun["result"]["ways"], begun["result"]["ways_with_tokens"]) == (21, 26)
    asked = call(server, "DQ-TST-1", inputs={"value": 7, "tokens": 1}, answers=[hand(4, 4)])
    assert list(asked["question"]["options"]) == ["1", "0"]
    thrown = call(server, "DQ-TST-1", inputs={"value": 7}, dice="roll", dice_seed="x")
    assert thrown["complete"]
    assert thrown == call(server, "DQ-TST-1", inputs={"value": 7}, dice="roll", dice_seed="x")


def test_a_reading_is_chosen(server: Server) -> None:
    board = {"column": 4, "row": 3, "direction": "north", "width": 10, "height": 13}
    body = {"inputs": board, "house_rules": [{"rule": "A-12", "option": "die_first"}]}
    assert call(server, "DQ-CAT-6", inputs=board)["prompt"]["purpose"] == "turn_marker"
    assert call(server, "DQ-CAT-6", **body)["prompt"]["purpose"] == "second_leg"


@pytest.mark.parametrize(
    ("rule", "body", "field", "code"),
    [
        ("sunset_roll", {"inputs": {"number": 7}}, "inputs.number", "value.less_than_equal"),
        ("sunset_roll", {"inputs": {"number": 2}, "answers": [hand(7)]}, "answers.0", "answer.no_such_face"),
        ("attribute_test", {"inputs": {}}, "inputs.value", "value.missing"),
        ("attribute_test", {"inputs": {"value": 5, "tokens": 1, "spend": 2}}, "inputs.spend", "tokens.not_enough"),
        ("first_leg", {"inputs": {**EXAMPLES["DQ-CAT-5"][0], "column": 13}}, "inputs.column", "board.outside"),
        ("start_room", {"inputs": {"seating": ["A"], "first_player": "B"}}, "inputs.first_player", "seat.unknown"),
        ("escape", {"inputs": {"loot": []}}, "inputs.loot", "escape.no_loot"),
        ("move", {"inputs": {"direction": "north", "exits": []}}, "inputs.direction", "move.wall"),
        ("heal", {"house_rules": [{"rule": "A-99", "option": "x"}]}, "house_rules.0.rule", "content.unknown"),
        (
            "heal",
            {"inputs": {"wounds": 1, "healing": 1}, "house_rules": [{"rule": "A-01", "option": "x"}]},
            "house_rules.0.option",
            "house_rule.no_such_option",
        ),
    ],
)
def test_bad_values_are_named_at_their_field(
    server: Server, rule: str, body: dict[str, Any], field: str, code: str
) -> None:
    refused = server.client().post(f"{API}/{rule}", json={"inputs": {"wounds": 1, "healing": 1}, **body})
    assert refused.status_code == 422, refused.text
    found = {one["field"]: one["code"] for one in refused.json()["errors"]}
    assert found[field] == code
    assert refused.json()["title"]


def test_no_rule_breaks_on_nonsense(server: Server) -> None:
    caller = server.client()
    nonsense: list[Any] = [-1, 10**30, "", "x" * 50, None, [], [[]], {}, True, 1.5, ["north"] * 9]
    for rule, entry in callable_rules().items():
        fields = [name for name in entry.command.model_fields if name != "type"]
        for value in nonsense:
            body = {"inputs": dict.fromkeys(fields, value), "dice": "roll"}
            assert caller.post(f"{API}/{rule}", json=body).status_code in (200, 422), (rule, value)


def test_book_and_calculator_have_every_rule_in_both_languages(server: Server) -> None:
    guest = server.client()
    for language, word in (("de", "Spinnennetz"), ("en", "Spider web")):
        book = guest.get("/dungeonquest/rules", headers={"accept-language": language})
        assert all(f'id="{rule}"' in book.text for rule in rulebook().ids())
        assert word in text_at(book, "DQ-ROOM-WEB")
    assert "DQ-ROOM-BRIDGE" in guest.get("/dungeonquest/rules", params={"search": "bruecke"}).text
    assert "vor dem" not in text_at(guest.get("/dungeonquest/rules/A-12"), "main")
    for rule in callable_rules():
        assert guest.get("/dungeonquest/calculator", params={"rule": rule}).status_code == 200, rule
