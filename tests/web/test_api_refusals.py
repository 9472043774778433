"""What the API refuses, and how: a status, a stable code, a German sentence, and nothing changed."""

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import Server, hand, new_key

JSON = {"content-type": "application/json"}


def test_a_fault_is_problem_json_in_german(server: Server) -> None:
    missing = server.laptop.get("/api/v1/campaigns/7")
    assert missing.status_code == 404
    assert missing.headers["content-type"] == "application/problem+json"
    problem = missing.json()
    assert (problem["type"], problem["status"], problem["code"]) == ("about:blank", 404, "campaign.unknown")
    assert problem["title"]


@pytest.mark.parametrize("wrong", ["x", "0", "-1", "1.0", "2147483648", "9" * 5000, "١"])
def test_an_id_no_campaign_can_have_is_not_found(server: Server, wrong: str) -> None:
    assert server.laptop.get(f"/api/v1/campaigns/{wrong}").status_code == 404


@pytest.mark.parametrize("wrong", ["after=-1", "after=x", f"after={2**60}", "limit=0", "limit=201", "limit="])
def test_a_page_of_the_journal_outside_of_the_bounds_is_refused(server: Server, wrong: str) -> None:
    refused = server.laptop.get(f"/api/v1/campaigns/{server.campaign()}/journal?{wrong}")
    assert refused.status_code == 422
    assert refused.json()["errors"][0]["field"] == wrong.partition("=")[0]


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (b"", 400, "http.unreadable"),
        (b"{nope", 400, "http.unreadable"),
        (b"\xff\xfe", 400, "http.unreadable"),
        (b'{"name": "\\ud800"}', 400, "http.unreadable"),
        (b"[" * 100_000, 400, "http.unreadable"),
        (b'{"name": ' + b"[" * 100 + b"]" * 100 + b"}", 422, "form.refused"),
        (b"[]", 422, "form.refused"),
        (b"null", 422, "form.refused"),
        (b'"' + b"x" * 1_000_001 + b'"', 413, "http.too_large"),
    ],
)
def test_bodies_that_are_no_request(server: Server, content: bytes, status: int, code: str) -> None:
    refused = server.laptop.post("/api/v1/campaigns", content=content, headers=JSON)
    assert (refused.status_code, refused.json()["code"]) == (status, code)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_only_json_is_read(server: Server, kind: str) -> None:
    body = json.dumps({"name": "Montagsrunde", "system": "toy", "key": "k"})
    refused = server.laptop.post("/api/v1/campaigns", content=body, headers={"content-type": kind})
    assert (refused.status_code, refused.json()["code"]) == (415, "http.wrong_type")


@pytest.mark.parametrize(
    ("change", "field", "code"),
    [
        ({"name": 5}, "name", "value.string_type"),
        ({"name": ""}, "name", "value.string_too_short"),
        ({"name": " \t "}, "name", "value.string_too_short"),
        ({"name": "x" * 500}, "name", "value.string_too_long"),
        ({"key": ""}, "key", "value.string_too_short"),
        ({"key": "x" * 81}, "key", "value.string_too_long"),
        ({"key": "a\0b"}, "key", "value.not_printable"),
        ({"colour": "red"}, "colour", "value.extra_forbidden"),
    ],
)
def test_a_campaign_that_cannot_begin(server: Server, change: dict[str, Any], field: str, code: str) -> None:
    body = {"name": "Montagsrunde", "system": "toy", "key": "k", **change}
    refused = server.laptop.post("/api/v1/campaigns", json=body)
    assert refused.status_code == 422
    assert [(error["field"], error["code"]) for error in refused.json()["errors"]] == [(field, code)]
    assert server.laptop.get("/api/v1/campaigns").json() == []


def test_an_unknown_game_is_no_game(server: Server) -> None:
    refused = server.laptop.post("/api/v1/campaigns", json={"name": "x", "system": "chess", "key": "k"})
    assert (refused.status_code, refused.json()["code"]) == (422, "system.unknown")
    assert refused.json()["errors"][0]["field"] == "system"


@pytest.mark.parametrize(
    ("command", "field", "code"),
    [
        ({}, "command.type", "command.unknown"),
        ({"type": "fly"}, "command.type", "command.unknown"),
        ({"type": ["change_coins"]}, "command.type", "command.unknown"),
        ({"type": "change_coins", "owner": "anna"}, "command.change", "value.missing"),
        ({"type": "change_coins", "owner": "anna", "change": "5"}, "command.change", "value.int_type"),
        ({"type": "change_coins", "owner": "anna", "change": 5.0}, "command.change", "value.int_type"),
        ({"type": "change_coins", "owner": "anna", "change": True}, "command.change", "value.int_type"),
        ({"type": "change_coins", "owner": "anna", "change": 5, "x": 1}, "command.x", "value.extra_forbidden"),
        ({"type": "change_coins", "owner": ["a"], "change": 5}, "command.owner", "value.string_type"),
    ],
)
def test_commands_that_cannot_be_read(server: Server, command: dict[str, Any], field: str, code: str) -> None:
    campaign = server.campaign()
    refused = _act(server.laptop, campaign, {"command": command, "revision": 1, "key": new_key()})
    assert refused.status_code == 422
    assert (field, code) in [(error["field"], error["code"]) for error in refused.json()["errors"]]
    assert all(error["message"] for error in refused.json()["errors"])
    assert server.revision(campaign) == 1


@pytest.mark.parametrize(
    ("answers", "code"),
    [
        ([hand(7)], "answer.no_such_face"),
        ([hand(2, 2)], "answer.wrong_number"),
        ([hand()], "answer.wrong_number"),
        ([hand(5)], "answer.missing"),
        ([hand(2), hand(2)], "answer.too_many"),
        ([{"kind": "choice", "option": "keep"}], "answer.roll_expected"),
        ([hand(5), {"kind": "choice", "option": "cheat"}], "answer.choice_expected"),
        ([{"kind": "app", "faces": ["6", "6"]}], "dice.moved_on"),
    ],
)
def test_answers_that_do_not_fit_the_question(server: Server, answers: list[dict[str, Any]], code: str) -> None:
    campaign = server.campaign()
    refused = _act(server.laptop, campaign, server.wish(campaign, "gamble", *answers, owner="anna"))
    assert refused.status_code in (409, 422)
    assert refused.json()["code"] == code
    assert server.revision(campaign) == 1


@pytest.mark.parametrize(
    ("answer", "field"),
    [
        ({"kind": "hand", "faces": [5]}, "answers.0.faces.0"),
        ({"kind": "hand"}, "answers.0.faces"),
        ({"kind": "app", "faces": "6"}, "answers.0.faces"),
        ({"kind": "magic"}, "answers.0"),
        ("hand", "answers.0"),
    ],
)
def test_answers_that_cannot_be_read(server: Server, answer: Any, field: str) -> None:
    campaign = server.campaign()
    refused = _act(server.laptop, campaign, server.wish(campaign, "gamble", answer, owner="anna"))
    assert refused.status_code == 422
    assert [error["field"] for error in refused.json()["errors"]] == [field]


def test_a_rule_that_forbids_names_its_field(server: Server) -> None:
    campaign = server.campaign()
    refused = _act(server.laptop, campaign, server.wish(campaign, "change_coins", owner="anna", change=-5))
    assert (refused.status_code, refused.json()["code"]) == (422, "coins.not_enough")
    assert refused.json()["errors"][0]["field"] == "change"


def test_a_stale_wish_about_the_same_hero_is_refused(server: Server) -> None:
    campaign = server.campaign()
    stale = server.wish(campaign, "change_coins", owner="anna", change=1)
    server.do(campaign, "change_coins", owner="anna", change=5)
    refused = _act(server.laptop, campaign, stale)
    assert (refused.status_code, refused.json()["code"]) == (409, "revision.stale")
    assert refused.json()["data"] == {"revision": 2}


def test_a_revision_from_the_future_is_refused(server: Server) -> None:
    campaign = server.campaign()
    wish = server.wish(campaign, "change_coins", owner="anna", change=1) | {"revision": 2**53 - 1}
    assert _act(server.laptop, campaign, wish).status_code == 409


def test_the_same_key_with_another_wish_is_refused(server: Server) -> None:
    campaign = server.campaign()
    wish = server.wish(campaign, "change_coins", owner="anna", change=1)
    _act(server.laptop, campaign, wish)
    wish["command"]["change"] = 2
    refused = _act(server.laptop, campaign, wish)
    assert (refused.status_code, refused.json()["code"]) == (409, "form.already_sent")


def test_a_hero_of_another_campaign_is_not_found(server: Server) -> None:
    here, there = server.campaign(), server.campaign()
    server.do(there, "change_coins", owner="anna", change=5)
    assert server.laptop.get(f"/api/v1/campaigns/{there}/heroes/anna").status_code == 200
    assert server.laptop.get(f"/api/v1/campaigns/{here}/heroes/anna").status_code == 404


@pytest.mark.parametrize("body", [{"target": 99}, {"target": 2**53 - 1}])
def test_an_action_that_never_was_cannot_be_taken_back(server: Server, body: dict[str, int]) -> None:
    campaign = server.campaign()
    made_from = {"revision": 1, "key": new_key()}
    refused = server.laptop.post(f"/api/v1/campaigns/{campaign}/undo", json=body | made_from)
    assert (refused.status_code, refused.json()["code"]) == (404, "action.unknown")


def test_nothing_to_take_back(server: Server) -> None:
    campaign = server.campaign()
    refused = server.laptop.post(f"/api/v1/campaigns/{campaign}/undo", json={"revision": 1, "key": new_key()})
    assert (refused.status_code, refused.json()["code"]) == (409, "undo.nothing")


def test_a_phone_that_never_joined_cannot_be_sent_away(server: Server) -> None:
    refused = server.laptop.post(f"/api/v1/campaigns/{server.campaign()}/devices/nobody/revoke")
    assert (refused.status_code, refused.json()["code"]) == (404, "device.unknown")


def test_a_wrong_method_and_a_wrong_path(server: Server) -> None:
    wrong = server.laptop.put("/api/v1/campaigns")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "http.wrong_method")
    assert wrong.headers["allow"]
    assert server.laptop.get("/api/v1/nothing").json()["code"] == "http.not_found"


def _act(caller: TestClient, campaign: int, body: dict[str, Any]) -> Any:
    return caller.post(f"/api/v1/campaigns/{campaign}/commands", json=body)
