"""The odds of a blow on a phone: both pools with their reasons, and nothing that the monster's card does not show."""

import re

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import Server
from tests.web.pages_support import open_sample

OWN = "liathan"


@pytest.fixture
def campaign(server: Server) -> int:
    campaign = open_sample(server)
    server.do(campaign, "permit_players", permissions=["fight"])
    return campaign


@pytest.fixture
def phone(server: Server, campaign: int) -> TestClient:
    return server.player(campaign, OWN, "Jule")


def boxes(phone: TestClient, campaign: int) -> list[str]:
    """The odds beside an attack on the monster."""
    query = {"type": "attack", "attacker_id": OWN, "target_id": "m1"}
    page = phone.get(f"/campaigns/{campaign}/heroes/{OWN}", params=query)
    return re.findall(r'<section class="outlook".*?</section>', page.text, re.DOTALL)


def test_the_panel_names_the_target_with_pools_reasons_and_odds(
    server: Server, campaign: int, phone: TestClient
) -> None:
    server.do(campaign, "place_monster", monster_id="m1", kind="orc")
    [box] = boxes(phone, campaign)
    for told in ("Liathan", "Ork", "%", "Kurzschwert"):
        assert told in box


def test_nothing_tells_of_points_and_abilities_that_players_do_not_see(
    server: Server, campaign: int, phone: TestClient
) -> None:
    told = list[str]()
    for extra in ({}, {"body": 5}, {"abilities": ["regeneration"]}):
        server.do(campaign, "place_monster", monster_id="m1", kind="orc", **extra)
        told += boxes(phone, campaign)
        server.do(campaign, "remove_monster", monster_id="m1")
    assert len(told) == 3
    assert told[0] == told[1] == told[2]


def test_whoever_may_know_the_points_is_told_what_fells(server: Server, campaign: int, phone: TestClient) -> None:
    server.do(campaign, "place_monster", monster_id="m1", kind="orc")
    [unknown] = boxes(phone, campaign)
    server.do(campaign, "show_monster_points", level="exact")
    [known] = boxes(phone, campaign)
    assert "besiegt" not in unknown
    assert "besiegt" in known


def test_a_hidden_monster_has_no_odds(server: Server, campaign: int, phone: TestClient) -> None:
    server.do(campaign, "place_monster", monster_id="m1", kind="orc", hidden=True)
    assert boxes(phone, campaign) == []


def felled(server: Server, campaign: int, phone: TestClient, *, body: int) -> list[str]:
    """What is told ahead of a blow with dice that were typed: two skulls, and none of them stopped."""
    server.do(campaign, "place_monster", monster_id="m1", kind="orc", body=body)
    command = {"type": "attack", "attacker_id": OWN, "target_id": "m1"}
    answers, told = list[dict[str, object]](), list[str]()
    for _ in range(6):
        wish = {"command": command, "answers": answers}
        seen = phone.post(f"/api/v1/campaigns/{campaign}/commands/preview", json=wish).json()
        told.append(str({name: one for name, one in seen.items() if name != "question"}))
        if seen["complete"]:
            break
        dice = seen["prompt"].get("dice")
        faces = [(["skull"] if told[1:] == [] else []) + die["faces"] for die in dice or ()]
        answers.append({"kind": "hand", "faces": [one[0] for one in faces]} if dice else
                       {"kind": "choice", "option": seen["prompt"]["options"][0]})  # fmt: skip
    server.do(campaign, "remove_monster", monster_id="m1")
    return told


def test_dice_that_are_typed_ahead_tell_no_points(server: Server, campaign: int, phone: TestClient) -> None:
    weak, strong = (felled(server, campaign, phone, body=body) for body in (1, 5))
    assert weak == strong
    assert "strike.resolved" in weak[-1]
    server.do(campaign, "show_monster_points", level="exact")
    weak, strong = (felled(server, campaign, phone, body=body) for body in (1, 5))
    assert "monster.slain" in weak[-1]
    assert "monster.slain" not in strong[-1]
