"""Suggestions over the API: for the game master with commands ready to send, for everybody else there is no address."""

import json
from typing import Any

import pytest

from tests.systems.heroquest.board.quest_maps import door, monster, quest
from tests.web.conftest import Server, hand
from tests.web.test_map_page import lay


@pytest.fixture
def campaign(server: Server) -> int:
    """Ragna on B2, a goblin on D4 of the same room and an orc behind a shut door; the game master is on turn."""
    found = server.campaign("heroquest")
    server.do(found, "seat_hero", hero_id="ragna", name="Ragna", hero_class="barbarian")
    lay(server, found, quest(door("E3", "rightward"), monster("D4", content="goblin"), monster("G3", content="orc")))
    server.do(found, "start_quest")
    server.do(found, "put_figure", figure_id="ragna", square="B2")
    server.do(found, "take_turn", figure_id="game_master")
    return found


def asked(server: Server, campaign: int, caller: Any = None, **body: object) -> Any:
    url = f"/api/v1/campaigns/{campaign}/suggestions"
    return (caller or server.laptop).post(url, json=body)


def test_the_commands_of_a_plan_may_be_sent_as_they_are(server: Server, campaign: int) -> None:
    told = asked(server, campaign).json()
    (one,) = told["suggestions"]
    plan = one["plans"][0]
    assert (one["figure_id"], one["temper"], one["skill"]) == ("goblin-1", "charges", "cunning")
    assert plan["deed"] == "attack"
    assert plan["targets"][0]["target_id"] == "ragna"
    walk, blow = plan["commands"]
    server.do(campaign, walk.pop("type"), **walk)
    odds = server.laptop.post(f"/api/v1/campaigns/{campaign}/commands/preview", json={"command": blow, "answers": []})
    assert odds.status_code == 200
    server.do(campaign, blow.pop("type"), hand("white_shield", "white_shield"), **blow)
    assert asked(server, campaign).json()["suggestions"] == []


def test_one_monster_with_a_skill(server: Server, campaign: int) -> None:
    told = asked(server, campaign, figure="goblin-1", skill="simple").json()
    assert [one["skill"] for one in told["suggestions"]] == ["simple"]
    assert told["revision"] == server.revision(campaign)


def test_a_stale_plan_is_refused_like_any_command(server: Server, campaign: int) -> None:
    told = asked(server, campaign).json()
    walk = told["suggestions"][0]["plans"][0]["commands"][0]
    server.do(campaign, "put_figure", figure_id="ragna", square=walk["square"])
    url = f"/api/v1/campaigns/{campaign}/commands"
    late = server.laptop.post(
        url, json={"command": walk, "answers": [], "revision": told["revision"], "key": "late-plan"}
    )
    assert late.status_code in (409, 422)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"figure": "nobody"}, 404, "monster.unknown"),
        ({"skill": "brilliant"}, 422, "form.invalid"),
        ({"figure": 7}, 422, "form.invalid"),
        ({"monster": "goblin-1"}, 422, "form.invalid"),
    ],
)
def test_a_bad_question_is_answered_at_its_field(
    server: Server, campaign: int, body: dict[str, object], status: int, code: str
) -> None:
    found = asked(server, campaign, **body)
    assert found.status_code == status, found.text
    assert code.split(".")[0] in json.dumps(found.json())


def test_nobody_else_learns_that_there_is_such_an_address(server: Server, campaign: int) -> None:
    phone = server.player(campaign, "ragna")
    for caller in (phone, server.client()):
        found = asked(server, campaign, caller)
        missing = caller.post(f"/api/v1/campaigns/{campaign}/nothing", json={})
        assert found.status_code == missing.status_code == 404
        assert "goblin" not in found.text


def test_a_described_board_is_asked_like_any_rule(server: Server) -> None:
    call = {
        "heroes": [{"hero_class": "wizard", "body_points": 1}, {"hero_class": "barbarian"}],
        "monsters": [{"kind": "orc"}],
        "inputs": {
            "board": {
                "figures": [
                    {"id": "hero-1", "square": "D2", "side": "hero"},
                    {"id": "hero-2", "square": "B3", "side": "hero"},
                    {"id": "monster-1", "square": "C2"},
                ]
            }
        },
    }
    found = server.laptop.post("/api/v1/heroquest/rules/suggest", json=call)
    assert found.status_code == 200, found.text
    (one,) = found.json()["events"][0]["fact"]["suggestions"]
    assert one["plans"][0]["targets"][0]["target_id"] == "hero-1"
    odd = {**call, "monsters": [{"kind": "orc", "temper": "nasty"}]}
    refused = server.laptop.post("/api/v1/heroquest/rules/suggest", json=odd)
    assert refused.status_code == 422
    assert ("monsters.0.temper", "temper.unknown") in [(one["field"], one["code"]) for one in refused.json()["errors"]]
    nowhere = {**call, "inputs": {"board": {"figures": [{"id": "ghost", "square": "D2"}]}}}
    assert "board.figures.0.id" in server.laptop.post("/api/v1/heroquest/rules/suggest", json=nowhere).text
    plain = {**call, "inputs": {}}
    told = server.laptop.post("/api/v1/heroquest/rules/suggest", json=plain).json()["events"][0]["fact"]
    assert [plan["square"] for plan in told["suggestions"][0]["plans"]] == ["", ""]
