"""The rulings of Mage Knight Dungeons over the rule API: what follows, with odds and open questions; bad input."""

from typing import Any

import pytest

from tests.systems.mage_knight.cases import CASES
from tests.systems.mage_knight.rules_page import FILE, page
from tests.web.conftest import Server, hand

API = "/api/v1/mage-knight/rules"
SOME = {"number": 1, "points": 5}


def call(server: Server, rule: str, inputs: dict[str, Any], **more: Any) -> dict[str, Any]:
    answer = server.client().post(f"{API}/{rule}", json={"inputs": inputs, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_what_follows_in_every_case(server: Server) -> None:
    guest = server.client()
    for case in CASES:
        answer = guest.post(f"{API}/{case.rule}", json=case.body)
        assert answer.status_code == 200, (case.rule, answer.text)
        told = answer.json()
        assert told["complete"], case.rule
        assert case.differs(told["result"]) == {}, case
        assert told["rules"][0]["id"] == case.entry.rules[0]
        assert told["events"][0]["sentence"]


def test_the_page_about_the_rulings_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == page()


def test_every_rule_is_listed_with_what_it_takes(server: Server) -> None:
    listed = server.client().get(API).json()
    rules = {one["id"]: one for one in listed["rules"]}
    assert len(rules) == len({case.entry.id for case in CASES})
    assert rules["leader_actions"]["rules"][0] == "MKD-ABL-1"
    assert rules["point_costs"]["request"]["properties"]["inputs"]["properties"]["level"]["maximum"] == 5
    english = server.client().get(API, headers={"accept-language": "en"}).json()
    assert next(one for one in english["rules"] if one["id"] == "conversion")["title"] == "Conversion"


def test_dice_are_asked_for_thrown_or_told(server: Server) -> None:
    asked = call(server, "MKD-TER-1", {})
    assert not asked["complete"]
    assert asked["result"] is None
    assert asked["odds"]["refused"]["exact"] == "1/3"
    assert asked["question"]["prompt"]["dice"][0]["id"] == "d6"
    told = call(server, "MKD-TER-1", {}, answers=[hand(2)])
    assert told["result"]["allowed"] is False
    assert {"A-08", "A-13", "A-16"} == {note["id"] for note in told["notes"]}
    once, again = (call(server, "MKD-TER-1", {}, dice="roll", dice_seed="x") for _ in range(2))
    assert once["result"] == again["result"]
    assert once["complete"]


@pytest.mark.parametrize(
    ("rule", "inputs", "code", "field"),
    [
        ("MKD-ERR-1", {"figure": "Nobody"}, "figure.unknown", "inputs.figure"),
        ("MKD-ERR-5", {"level": 9}, "value.less_than_equal", "inputs.level"),
        ("MKD-ERR-5", {"level": "3"}, "value.int_type", "inputs.level"),
        ("MKD-SPN-4", {"pool": [], "number": 3, "points": -5}, "value.greater_than_equal", "inputs.points"),
        ("MKD-SPN-4", {"pool": [], "number": 0, "points": 5}, "value.greater_than_equal", "inputs.number"),
        ("MKD-SPN-4", {"pool": [{"name": "a", "cost": 1}] * 101, **SOME}, "value.too_long", "inputs.pool"),
        ("MKD-SPN-4", SOME, "value.missing", "inputs.pool"),
        ("MKD-SPN-4", {"pool": [{"name": "", "cost": 1}], **SOME}, "value.string_too_short", "inputs.pool.0.name"),
        ("MKD-DMG-1", {"ability": "<script>"}, "value.literal_error", "inputs.ability"),
        ("MKD-DMG-1", {"ability": 5}, "value.literal_error", "inputs.ability"),
        ("MKD-DMG-3", {"base_damage": 41}, "value.less_than_equal", "inputs.base_damage"),
        ("MKD-TIE-1", {"players": []}, "value.too_short", "inputs.players"),
        ("MKD-TER-3", {"path": "x"}, "value.tuple_type", "inputs.path"),
        ("MKD-ABL-1", {"colour": "red"}, "value.extra_forbidden", "inputs.colour"),
        ("MKD-ABL-1", {"own_leaders": 1, "dice": 2}, "leader.too_many_dice", "inputs.dice"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_at_its_field(server: Server, rule: str, inputs: Any, code: str, field: str) -> None:
    answer = server.client().post(f"{API}/{rule}", json={"inputs": inputs})
    assert answer.status_code == 422, answer.text
    assert [(one["code"], one["field"]) for one in answer.json()["errors"]] == [(code, field)]
    assert answer.json()["errors"][0]["message"]


def test_a_pool_of_ten_thousand_is_refused(server: Server) -> None:
    body = {"inputs": {"pool": [{"name": "a", "cost": 1}] * 10_000, "number": 1, "points": 5}}
    assert server.client().post(f"{API}/MKD-SPN-4", json=body).status_code == 413
    assert server.laptop.post(f"{API}/MKD-SPN-4", json=body).status_code == 422


@pytest.mark.parametrize("rule", ["MKD-XX-1", "nothing", "MKD-ABL-9"])
def test_a_rule_that_is_not_there_is_refused(server: Server, rule: str) -> None:
    assert server.client().post(f"{API}/{rule}", json={"inputs": {}}).status_code == 404
