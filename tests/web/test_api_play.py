"""The whole round trip over the API: begin, do, think through, take back, bring back, correct, read."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.web.conftest import LAPTOP, Server, hand, new_key

APP = {"kind": "app"}


def test_nobody_has_begun_a_campaign_yet(server: Server) -> None:
    assert server.laptop.get("/api/v1/campaigns").json() == []


def test_a_campaign_begins_and_is_listed(server: Server) -> None:
    body = {"name": "  Montagsrunde ", "system": "toy", "key": new_key()}
    begun = server.laptop.post("/api/v1/campaigns", json=body)
    assert begun.status_code == 201
    assert begun.json() == {"id": 1, "revision": 1, "repeated": False}
    assert begun.headers["location"] == "/api/v1/campaigns/1"
    [line] = server.laptop.get("/api/v1/campaigns").json()
    assert (line["id"], line["name"], line["system"], line["revision"]) == (1, "Montagsrunde", "toy", 1)


def test_the_same_key_begins_one_campaign(server: Server) -> None:
    body = {"name": "Montagsrunde", "system": "toy", "key": new_key()}
    first = server.laptop.post("/api/v1/campaigns", json=body)
    again = server.laptop.post("/api/v1/campaigns", json=body)
    assert (again.status_code, again.json()) == (200, first.json() | {"repeated": True})
    assert len(server.laptop.get("/api/v1/campaigns").json()) == 1


def test_a_campaign_shows_its_table_and_settings(server: Server) -> None:
    campaign = server.campaign()
    server.do(campaign, "change_coins", owner="anna", change=5)
    shown = server.laptop.get(f"/api/v1/campaigns/{campaign}").json()
    assert shown["role"] == "game_master"
    assert shown["revision"] == 2
    assert shown["table"] == {"coins": {"anna": 5}}
    assert (shown["dice_mode"], shown["notes"], shown["permissions"]) == ("hand", "", [])


def test_heroes_are_listed_and_shown(server: Server) -> None:
    campaign = server.campaign()
    server.do(campaign, "change_coins", owner="anna", change=5)
    [hero] = server.laptop.get(f"/api/v1/campaigns/{campaign}/heroes").json()
    assert (hero["name"], hero["values"]) == ("Anna", {"coins": 5})
    assert server.laptop.get(f"/api/v1/campaigns/{campaign}/heroes/anna").json() == hero
    assert server.laptop.get(f"/api/v1/campaigns/{campaign}/heroes/bert").status_code == 404


def test_a_command_tells_what_followed(server: Server) -> None:
    campaign = server.campaign()
    assert server.do(campaign, "gamble", hand(3), owner="anna") == {
        "revision": 2,
        "repeated": False,
        "events": [
            {
                "type": "die.thrown",
                "owner": "anna",
                "roll": {
                    "purpose": "gamble",
                    "dice": ["d6"],
                    "faces": ["3"],
                    "by": "hand",
                    "repeated_by": None,
                    "replaced": [],
                },
            },
            {"type": "coins.changed", "owner": "anna", "change": 3},
        ],
    }


def test_the_same_key_acts_once(server: Server) -> None:
    campaign = server.campaign()
    wish = server.wish(campaign, "change_coins", owner="anna", change=5)
    first = server.laptop.post(f"/api/v1/campaigns/{campaign}/commands", json=wish)
    again = server.laptop.post(f"/api/v1/campaigns/{campaign}/commands", json=wish)
    assert (first.status_code, again.status_code) == (201, 200)
    assert again.json() == first.json() | {"repeated": True}
    assert _coins(server, campaign) == {"anna": 5}


def test_the_same_key_acts_once_however_many_hands_send_it(server: Server) -> None:
    campaign = server.campaign()
    wish = server.wish(campaign, "change_coins", owner="anna", change=5)
    hands = [server.client(LAPTOP) for _ in range(8)]
    with ThreadPoolExecutor(len(hands)) as pool:
        sent = pool.map(lambda hand: hand.post(f"/api/v1/campaigns/{campaign}/commands", json=wish), hands)
    assert sorted(done.status_code for done in sent) == [200] * 7 + [201]
    assert _coins(server, campaign) == {"anna": 5}


def test_of_two_people_who_change_one_hero_at_once_one_is_told(server: Server) -> None:
    campaign = server.campaign()
    wishes = [server.wish(campaign, "change_coins", owner="anna", change=change) for change in (5, 7)]
    with ThreadPoolExecutor(2) as pool:
        sent = pool.map(
            lambda wish: server.client(LAPTOP).post(f"/api/v1/campaigns/{campaign}/commands", json=wish), wishes
        )
    assert sorted(done.status_code for done in sent) == [201, 409]
    assert _coins(server, campaign) in ({"anna": 5}, {"anna": 7})


def test_a_preview_shows_the_facts_and_the_open_question_and_changes_nothing(server: Server) -> None:
    campaign = server.campaign()
    answers = [hand(5)]
    shown = _preview(server, campaign, answers)
    assert [event["type"] for step in shown["steps"] for event in step["events"]] == ["die.thrown"]
    assert shown["prompt"] == {"purpose": "again", "options": ["keep", "again"], "about": "", "usual": ""}
    assert shown["answers"] == answers
    assert server.revision(campaign) == 1


def test_a_preview_throws_nothing(server: Server) -> None:
    campaign = server.campaign()
    shown = _preview(server, campaign, [APP])
    assert (shown["answers"], shown["prompt"]["purpose"]) == ([], "gamble")
    assert server.revision(campaign) == 1


def test_what_was_thrown_is_what_a_confirm_applies(server: Server) -> None:
    campaign = server.campaign()
    [rolled] = _throw(server, campaign, [APP])["answers"]
    assert _preview(server, campaign, [APP])["answers"] == [rolled]
    answers = [rolled] if int(rolled["faces"][0]) < 4 else [rolled, {"kind": "choice", "option": "keep"}]
    server.do(campaign, "gamble", *answers, owner="anna")
    assert _coins(server, campaign) == {"anna": int(rolled["faces"][0])}


def test_undo_and_redo(server: Server) -> None:
    campaign = server.campaign()
    server.do(campaign, "change_coins", owner="anna", change=5)
    assert _post(server, campaign, "undo", {}) == 201
    assert _coins(server, campaign) == {}
    assert _post(server, campaign, "redo", {}) == 201
    assert _coins(server, campaign) == {"anna": 5}
    assert _post(server, campaign, "redo", {}) == 409


def test_an_older_action_is_taken_back_by_its_revision(server: Server) -> None:
    campaign = server.campaign()
    older = server.do(campaign, "change_coins", owner="anna", change=5)["revision"]
    server.do(campaign, "change_coins", owner="bert", change=2)
    assert _post(server, campaign, "undo", {"target": older}) == 201
    assert _coins(server, campaign) == {"bert": 2}


def test_what_stands_in_the_way_of_an_undo_is_named(server: Server) -> None:
    campaign = server.campaign()
    older = server.do(campaign, "change_coins", owner="anna", change=5)["revision"]
    spent = server.do(campaign, "change_coins", owner="anna", change=-4)["revision"]
    body = {"target": older, "revision": spent, "key": new_key()}
    refused = server.laptop.post(f"/api/v1/campaigns/{campaign}/undo", json=body)
    assert refused.status_code == 409
    assert refused.json()["code"] == "undo.in_the_way"
    assert refused.json()["data"] == {"revisions": [spent]}


def test_mistyped_dice_are_corrected(server: Server) -> None:
    campaign = server.campaign()
    mistyped = server.do(campaign, "gamble", hand(2), owner="anna")["revision"]
    assert _post(server, campaign, "corrections", {"target": mistyped, "answers": [hand(3)]}) == 201
    assert _coins(server, campaign) == {"anna": 3}


def test_the_journal_comes_page_by_page(server: Server) -> None:
    campaign = server.campaign()
    for change in (5, 6, 7):
        server.do(campaign, "change_coins", owner="anna", change=change)
    first = server.laptop.get(f"/api/v1/campaigns/{campaign}/journal?limit=3").json()
    rest = server.laptop.get(f"/api/v1/campaigns/{campaign}/journal?after={first['next_after']}&limit=3").json()
    assert [entry["revision"] for entry in first["entries"]] == [1, 2, 3]
    assert ([entry["revision"] for entry in rest["entries"]], rest["next_after"]) == ([4], None)


def test_the_journal_says_what_counts(server: Server) -> None:
    campaign = server.campaign()
    taken_back = server.do(campaign, "change_coins", owner="anna", change=5)["revision"]
    _post(server, campaign, "undo", {})
    created, action, undo = server.laptop.get(f"/api/v1/campaigns/{campaign}/journal").json()["entries"]
    assert (created["events"][0]["type"], created["can_undo"]) == ("campaign.created", False)
    assert (action["revision"], action["counts"], action["command"]["change"]) == (taken_back, False, 5)
    assert (undo["kind"], undo["target"], undo["counts"], undo["events"]) == ("undo", taken_back, None, [])


def test_phones_are_listed_and_sent_away(server: Server) -> None:
    campaign = server.campaign()
    server.do(campaign, "change_coins", owner="anna", change=5)
    phone = server.player(campaign, "anna")
    [device] = server.laptop.get(f"/api/v1/campaigns/{campaign}/devices").json()
    assert (device["name"], device["hero_ids"], device["revoked"]) == ("Anna", ["anna"], False)
    revoke = f"/api/v1/campaigns/{campaign}/devices/{device['id']}/revoke"
    assert [server.laptop.post(revoke).status_code for _ in range(2)] == [201, 200]
    assert phone.get(f"/api/v1/campaigns/{campaign}").json()["role"] == "guest"
    assert server.laptop.get(f"/api/v1/campaigns/{campaign}/devices").json()[0]["revoked"]


def _preview(server: Server, campaign: int, answers: list[dict[str, Any]]) -> dict[str, Any]:
    body = {"command": {"type": "gamble", "owner": "anna"}, "answers": answers}
    shown: dict[str, Any] = server.laptop.post(f"/api/v1/campaigns/{campaign}/commands/preview", json=body).json()
    return shown


def _throw(server: Server, campaign: int, answers: list[dict[str, Any]]) -> dict[str, Any]:
    body = {"command": {"type": "gamble", "owner": "anna"}, "answers": answers, "key": new_key()}
    shown: dict[str, Any] = server.laptop.post(f"/api/v1/campaigns/{campaign}/commands/throw", json=body).json()
    return shown


def test_dice_that_were_thrown_can_lapse_and_no_guess_takes_their_place(server: Server) -> None:
    campaign = server.campaign()
    [rolled] = _throw(server, campaign, [APP])["answers"]
    url = f"/api/v1/campaigns/{campaign}/commands/throw"
    assert [server.laptop.delete(url).status_code for _ in range(2)] == [204, 204]
    lines = server.laptop.get(f"/api/v1/campaigns/{campaign}/journal").json()["entries"]
    assert [event["type"] for event in lines[-1]["events"]] == ["roll.lapsed"]
    body = {"command": {"type": "gamble", "owner": "anna"}, "answers": [rolled]}
    assert server.laptop.post(f"/api/v1/campaigns/{campaign}/commands/preview", json=body).status_code == 409


def _post(server: Server, campaign: int, what: str, body: dict[str, Any]) -> int:
    made_from = {"revision": server.revision(campaign), "key": new_key()}
    return server.laptop.post(f"/api/v1/campaigns/{campaign}/{what}", json=body | made_from).status_code


def _coins(server: Server, campaign: int) -> dict[str, int]:
    coins: dict[str, int] = server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["table"]["coins"]
    return coins
