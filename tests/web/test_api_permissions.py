"""Who may do what over the API: guest, player, game master, and a phone that was sent away."""

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import Server, hand, new_key


@pytest.fixture
def campaign(server: Server) -> int:
    """A campaign with two heroes; players may gamble."""
    campaign = server.campaign()
    server.do(campaign, "change_coins", owner="anna", change=5)
    server.do(campaign, "change_coins", owner="bert", change=7)
    server.do(campaign, "permit_players", permissions=["gamble"])
    return campaign


def _act(server: Server, caller: TestClient, campaign: int, kind: str, **fields: object) -> tuple[int, str]:
    answers = [hand(2)] if kind == "gamble" else []
    body = server.wish(campaign, kind, *answers, **fields)
    done = caller.post(f"/api/v1/campaigns/{campaign}/commands", json=body)
    return done.status_code, done.json().get("code", "")


def test_the_laptop_itself_is_the_game_master(server: Server, campaign: int) -> None:
    assert server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["role"] == "game_master"


def test_a_guest_sees_the_public_table_and_changes_nothing(server: Server, campaign: int) -> None:
    guest = server.client()
    shown = guest.get(f"/api/v1/campaigns/{campaign}").json()
    assert (shown["role"], shown["table"], shown["notes"]) == ("guest", {"coins": {}}, None)
    assert _act(server, guest, campaign, "gamble", owner="anna") == (403, "actor.guest")


def test_a_player_does_what_the_game_master_allows_with_the_own_hero(server: Server, campaign: int) -> None:
    anna = server.player(campaign, "anna")
    assert _act(server, anna, campaign, "gamble", owner="anna") == (201, "")
    assert _act(server, anna, campaign, "gamble", owner="bert") == (403, "actor.not_own_hero")
    assert _act(server, anna, campaign, "change_coins", owner="anna", change=1) == (403, "actor.not_permitted")
    assert _act(server, anna, campaign, "rename_campaign", name="Annas Runde") == (403, "actor.not_own_hero")


def test_a_player_sees_the_own_passport_only(server: Server, campaign: int) -> None:
    anna = server.player(campaign, "anna")
    own, other = anna.get(f"/api/v1/campaigns/{campaign}/heroes").json()
    assert (own["values"], other["name"], other["values"], other["equipment"]) == ({"coins": 5}, "Bert", None, None)
    assert anna.get(f"/api/v1/campaigns/{campaign}/heroes/bert").json() == other


def test_a_player_of_one_campaign_is_a_guest_in_another(server: Server, campaign: int) -> None:
    anna = server.player(campaign, "anna")
    assert anna.get(f"/api/v1/campaigns/{server.campaign()}").json()["role"] == "guest"


def test_a_phone_that_was_sent_away_is_a_guest(server: Server, campaign: int) -> None:
    anna = server.player(campaign, "anna")
    [device] = server.laptop.get(f"/api/v1/campaigns/{campaign}/devices").json()
    server.laptop.post(f"/api/v1/campaigns/{campaign}/devices/{device['id']}/revoke")
    assert _act(server, anna, campaign, "gamble", owner="anna") == (403, "actor.guest")


@pytest.mark.parametrize("who", ["guest", "player"])
@pytest.mark.parametrize("what", ["undo", "redo", "corrections"])
def test_only_the_game_master_changes_history(server: Server, campaign: int, who: str, what: str) -> None:
    caller = server.client() if who == "guest" else server.player(campaign, "anna")
    body: dict[str, object] = {"revision": server.revision(campaign), "key": new_key()}
    if what == "corrections":
        body |= {"target": 2, "answers": []}
    refused = caller.post(f"/api/v1/campaigns/{campaign}/{what}", json=body)
    assert (refused.status_code, refused.json()["code"]) == (403, "actor.game_master_only")


@pytest.mark.parametrize("who", ["guest", "player"])
def test_phones_are_the_game_masters_business(server: Server, campaign: int, who: str) -> None:
    caller = server.client() if who == "guest" else server.player(campaign, "anna")
    assert caller.get(f"/api/v1/campaigns/{campaign}/devices").status_code == 403
    assert caller.post(f"/api/v1/campaigns/{campaign}/devices/x/revoke").status_code == 403


@pytest.mark.parametrize("who", ["guest", "player"])
def test_only_the_game_master_begins_a_campaign(server: Server, campaign: int, who: str) -> None:
    caller = server.client() if who == "guest" else server.player(campaign, "anna")
    refused = caller.post("/api/v1/campaigns", json={"name": "x", "system": "toy", "key": new_key()})
    assert (refused.status_code, refused.json()["code"]) == (403, "actor.game_master_only")


def test_a_preview_is_for_those_who_may_do_it(server: Server, campaign: int) -> None:
    preview, body = f"/api/v1/campaigns/{campaign}/commands/preview", {"command": {"type": "gamble", "owner": "bert"}}
    assert server.client().post(preview, json=body).status_code == 403
    assert server.player(campaign, "anna").post(preview, json=body).status_code == 403
    assert server.player(campaign, "bert").post(preview, json=body).status_code == 200


def test_only_the_game_master_thinks_a_correction_through(server: Server, campaign: int) -> None:
    preview = f"/api/v1/campaigns/{campaign}/commands/preview"
    body = {"command": {"type": "gamble", "owner": "anna"}, "correcting": 2}
    assert server.player(campaign, "anna").post(preview, json=body).json()["code"] == "actor.game_master_only"
    assert server.laptop.post(preview, json=body).status_code == 200


def test_the_journal_tells_a_player_neither_settings_nor_phones_nor_wishes(server: Server, campaign: int) -> None:
    server.do(campaign, "write_notes", text="Die Geheimtür ist links.")
    server.laptop.post(f"/api/v1/campaigns/{campaign}/undo", json={"revision": server.revision(campaign), "key": "u"})
    anna = server.player(campaign, "anna")
    entries = anna.get(f"/api/v1/campaigns/{campaign}/journal").json()["entries"]
    told = [event["type"] for entry in entries for event in entry["events"]]
    assert told == ["campaign.created", "coins.changed", "coins.changed", "players.permitted"]
    assert all(entry["command"] is None and entry["answers"] is None for entry in entries)
    assert [entry["kind"] for entry in entries] == ["action"] * 4
