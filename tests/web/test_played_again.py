"""A table played again from its exported journal ends exactly where it stands: byte for byte, dice included."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from app.systems.registry import SYSTEMS
from tests.replaying import Exported, exported, replayed
from tests.web.conftest import Server, hand, new_key
from tests.web.pages_support import open_sample

APP = {"kind": "app"}


@pytest.fixture
def campaign(server: Server) -> int:
    """A short fight: a card by hand, dice of the app, a roll corrected, actions taken back and brought back."""
    campaign = open_sample(server)
    server.player(campaign, "liathan")
    server.do(campaign, "start_quest")
    server.do(campaign, "place_monster", monster_id="m1", kind="orc", count=2, hidden=True)
    first, second = server.services.snapshots.take(campaign).state.table.model_dump()["monsters"]
    server.do(campaign, "reveal_monsters", monster_ids=[first, second])
    rolled = server.do(campaign, "move_roll", APP, hero_id="ragna")["revision"]
    card = hand("healing_potion_card")
    quiet = {"kind": "choice", "option": "no"}
    server.do(campaign, "search_for_treasure", quiet, card, hero_id="liathan", area="Große Halle")
    blow = {"attacker_id": "ragna", "target_id": first, "weapon_id": "ragna.broadsword"}
    _strike(server, campaign, blow)
    server.do(campaign, "change_gold", hero_id="borrek", change=30)
    _post(server, campaign, "undo", target=rolled)
    mistyped = server.do(campaign, "move_roll", hand(2), hero_id="borrek")["revision"]
    _post(server, campaign, "corrections", target=mistyped, answers=[hand(5)])
    server.do(campaign, "end_turn")
    _post(server, campaign, "undo")
    _post(server, campaign, "redo")
    return campaign


def _strike(server: Server, campaign: int, blow: dict[str, str]) -> None:
    """The app throws; nobody defends against a blow without a skull."""
    path = f"/api/v1/campaigns/{campaign}/commands"
    for answers in ((APP,), (APP, APP)):
        struck = server.laptop.post(path, json=server.wish(campaign, "attack", *answers, **blow))
        if struck.status_code == 201:
            return
    pytest.fail(struck.text)


def _post(server: Server, campaign: int, what: str, **fields: Any) -> None:
    body = {"revision": server.revision(campaign), "key": new_key(), **fields}
    answer = server.laptop.post(f"/api/v1/campaigns/{campaign}/{what}", json=body)
    assert answer.status_code == 201, answer.text


def _journal(client: TestClient, campaign: int) -> list[Exported]:
    path = f"/api/v1/campaigns/{campaign}/journal"
    return list(exported(lambda after: client.get(path, params={"after": after, "limit": 20}).json()))


def test_what_is_exported_is_enough_to_play_everything_again(server: Server, campaign: int) -> None:
    state = server.services.snapshots.take(campaign).state
    again = replayed(SYSTEMS["heroquest"], _journal(server.laptop, campaign), state.house.cup.seed)
    assert again.as_json() == state.as_json()


def test_a_journal_that_was_changed_does_not_come_out_the_same(server: Server, campaign: int) -> None:
    journal = [dict(line) for line in _journal(server.laptop, campaign)]
    gold = next(line for line in reversed(journal) if line["command"] and line["command"]["type"] == "change_gold")
    gold["command"] = gold["command"] | {"change": 31}
    with pytest.raises(AssertionError, match=f"entry {gold['revision']} comes out otherwise"):
        replayed(SYSTEMS["heroquest"], journal, "any")


def test_nobody_else_is_told_which_dice_were_used_up(server: Server, campaign: int) -> None:
    assert any(line["places"] for line in _journal(server.laptop, campaign))
    for client in (server.client(), server.player(campaign, "ragna")):
        assert {line["places"] for line in _journal(client, campaign)} == {None}
