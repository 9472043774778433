"""Proposals and the look ahead before an undo, over the API."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import Server, hand, new_key


@pytest.fixture
def campaign(server: Server) -> int:
    """Anna and Bert have coins; players may do nothing by themselves."""
    campaign = server.campaign()
    for owner in ("anna", "bert"):
        server.do(campaign, "change_coins", owner=owner, change=5)
    return campaign


@pytest.fixture
def anna(server: Server, campaign: int) -> TestClient:
    return server.player(campaign, "anna")


def call(server: Server, campaign: int, caller: TestClient, way: str = "", **body: Any) -> tuple[int, Any]:
    """A wish about proposals, made from the newest revision."""
    wish = {"revision": server.revision(campaign), "key": new_key(), **body}
    done = caller.post(f"/api/v1/campaigns/{campaign}/proposals{way}", json=wish)
    return done.status_code, done.json()


def listed(caller: TestClient, campaign: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = caller.get(f"/api/v1/campaigns/{campaign}/proposals").json()
    return found


def spend(owner: str = "anna") -> dict[str, Any]:
    return {"type": "change_coins", "owner": owner, "change": -3}


def coins(server: Server, campaign: int) -> dict[str, int]:
    found: dict[str, int] = server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["table"]["coins"]
    return found


def test_a_proposal_is_made_accepted_and_noted(server: Server, campaign: int, anna: TestClient) -> None:
    assert call(server, campaign, anna, command=spend())[0] == 201
    [waiting] = listed(anna, campaign)
    assert (waiting["by"], waiting["command"], waiting["outcome"]) == ("Anna", spend(), None)
    assert listed(server.laptop, campaign) == [waiting]
    status, done = call(server, campaign, server.laptop, f"/{waiting['id']}/accept")
    assert (status, coins(server, campaign)["anna"]) == (201, 2)
    assert {fact["type"] for fact in done["events"]} == {"coins.changed", "proposal.settled"}
    assert call(server, campaign, anna, f"/{waiting['id']}/withdraw")[0] == 201
    assert listed(anna, campaign) == []


def test_a_yes_whose_answer_was_lost_is_told_again_when_nobody_sees_the_proposal_any_more(
    server: Server, campaign: int, anna: TestClient
) -> None:
    call(server, campaign, anna, command=spend())
    [waiting] = listed(anna, campaign)
    yes = {"revision": server.revision(campaign), "key": "yes"}
    status, done = call(server, campaign, server.laptop, f"/{waiting['id']}/accept", **yes)
    assert (status, done["repeated"]) == (201, False)
    assert call(server, campaign, anna, f"/{waiting['id']}/withdraw")[0] == 201
    status, again = call(server, campaign, server.laptop, f"/{waiting['id']}/accept", **yes)
    assert (status, again["repeated"], again["revision"]) == (200, True, done["revision"])
    assert coins(server, campaign)["anna"] == 2
    assert call(server, campaign, server.laptop, f"/{waiting['id']}/accept", key="another")[0] == 404


def test_dice_and_changes_come_with_the_yes(server: Server, campaign: int, anna: TestClient) -> None:
    call(server, campaign, anna, command={"type": "lose", "owner": "anna"})
    [waiting] = listed(anna, campaign)
    way = f"/{waiting['id']}/accept"
    assert call(server, campaign, server.laptop, way)[1]["code"] == "answer.missing"
    assert call(server, campaign, server.laptop, way, answers=[hand(2)])[0] == 201
    assert coins(server, campaign)["anna"] == 3


def test_a_proposal_is_declined_once(server: Server, campaign: int, anna: TestClient) -> None:
    call(server, campaign, anna, command=spend())
    [waiting] = listed(anna, campaign)
    way = f"/{waiting['id']}/decline"
    assert call(server, campaign, server.laptop, way)[0] == 201
    assert call(server, campaign, server.laptop, way)[1]["code"] == "proposal.settled"
    assert listed(anna, campaign)[0]["outcome"] == "declined"


def test_everybody_has_the_rights_of_the_pages(server: Server, campaign: int, anna: TestClient) -> None:
    guest, bert = server.client(), server.player(campaign, "bert", "Bert")
    assert call(server, campaign, guest, command=spend())[1]["code"] == "proposal.players_only"
    assert call(server, campaign, server.laptop, command=spend())[1]["code"] == "proposal.players_only"
    assert call(server, campaign, bert, command=spend())[1]["code"] == "actor.not_own_hero"
    call(server, campaign, anna, command=spend())
    [waiting] = listed(anna, campaign)
    assert listed(guest, campaign) == listed(bert, campaign) == []
    for caller in (guest, bert, anna):
        for way in ("accept", "decline"):
            assert call(server, campaign, caller, f"/{waiting['id']}/{way}")[0] == 403
    for caller in (guest, bert):
        assert call(server, campaign, caller, f"/{waiting['id']}/withdraw")[0] == 403
    assert call(server, campaign, server.laptop, "/nobody/accept")[0] == 404
    assert coins(server, campaign)["anna"] == 5


def test_an_undo_is_looked_at_before_it_is_done(server: Server) -> None:
    campaign = server.campaign("heroquest")
    server.do(campaign, "seat_hero", hero_id="ada", name="Ada", hero_class="barbarian")
    server.do(campaign, "change_gold", hero_id="ada", change=50)
    preview = f"/api/v1/campaigns/{campaign}/undo/preview"
    shown = server.laptop.get(preview).json()
    change = {"label": "Gold", "before": "50", "after": "0"}
    assert shown["changes"] == [{"name": "Ada", "changes": [change]}]
    assert shown["table"]["heroes"][0]["private"]["gold"] == 0
    assert server.laptop.get(preview, params={"target": shown["target"]}).json() == shown
    in_the_way = server.laptop.get(preview, params={"target": shown["target"] - 1})
    assert (in_the_way.status_code, in_the_way.json()["code"]) == (409, "undo.in_the_way")
    assert server.client().get(preview).status_code == 403
    assert server.revision(campaign) == shown["target"]
