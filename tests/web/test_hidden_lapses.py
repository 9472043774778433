"""What the app threw for somebody hidden and nobody used: silent while it is hidden, told to all when it is seen."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from app.campaign.dice_check import checked
from app.campaign.events import LapseTold, RollLapsed
from app.campaign.model import Entry
from tests.replaying import ReadEntries
from tests.web.conftest import Server, new_key
from tests.web.pages_support import hero_ids, open_sample

APP = {"kind": "app"}
MONSTER = "lurker"


@pytest.fixture
def campaign(server: Server) -> int:
    """A sample with a hidden orc."""
    found = open_sample(server)
    server.do(found, "place_monster", monster_id=MONSTER, kind="orc", hidden=True)
    return found


def strike(server: Server, campaign: int) -> dict[str, Any]:
    return {"type": "attack", "attacker_id": MONSTER, "target_id": hero_ids(server, campaign)[0]}


def thrown_and_dropped(server: Server, campaign: int) -> None:
    """The game master lets the app throw for the orc, does not like it, and cancels."""
    body = {"command": strike(server, campaign), "answers": [APP], "key": new_key()}
    url = f"/api/v1/campaigns/{campaign}/commands/throw"
    assert server.laptop.post(url, json=body).status_code == 200
    assert server.laptop.delete(url).status_code == 204


def entries(server: Server, campaign: int) -> list[Entry]:
    with server.services.store.reading(campaign) as found:
        return list(found.entries())


def told(server: Server, campaign: int) -> list[tuple[str, ...]]:
    facts = [fact for entry in entries(server, campaign) for fact in entry.events]
    return [roll.faces for fact in facts if isinstance(fact, LapseTold) for roll in fact.rolls]


def everything(server: Server, campaign: int, who: TestClient) -> str:
    pages = (f"/campaigns/{campaign}/log", f"/api/v1/campaigns/{campaign}/log", f"/campaigns/{campaign}/watch")
    return " ".join(who.get(page).text for page in pages)


def test_three_throws_for_a_hidden_monster_are_told_when_it_is_seen(server: Server, campaign: int) -> None:
    guest = server.client()
    before = everything(server, campaign, guest)
    for _ in range(3):
        thrown_and_dropped(server, campaign)
    lapsed = [fact for entry in entries(server, campaign) for fact in entry.events if isinstance(fact, RollLapsed)]
    assert len(lapsed) == 3, "each is an entry"
    assert "verfallen" not in everything(server, campaign, guest).replace(before, "")
    assert told(server, campaign) == []
    server.do(campaign, "reveal_monsters", monster_ids=[MONSTER])
    assert told(server, campaign) == [roll.faces for fact in lapsed for roll in fact.rolls]
    assert everything(server, campaign, guest).count("Jetzt zu sehen") >= 3
    assert server.services.snapshots.take(campaign).state.house.untold == ()


def test_a_roll_that_lapses_after_the_reveal_is_told_at_once(server: Server, campaign: int) -> None:
    body = {"command": strike(server, campaign), "answers": [APP], "key": new_key()}
    url = f"/api/v1/campaigns/{campaign}/commands/throw"
    assert server.laptop.post(url, json=body).status_code == 200
    server.do(campaign, "reveal_monsters", monster_ids=[MONSTER])
    assert server.laptop.delete(url).status_code == 204
    assert len(told(server, campaign)) == 1


def test_one_who_is_taken_away_unseen_is_not_told_of(server: Server, campaign: int) -> None:
    thrown_and_dropped(server, campaign)
    server.do(campaign, "remove_monsters", monster_ids=[MONSTER])
    assert told(server, campaign) == []
    assert "Jetzt zu sehen" not in everything(server, campaign, server.client())


def test_the_check_and_a_rebuild_know_of_it(server: Server, campaign: int) -> None:
    for _ in range(2):
        thrown_and_dropped(server, campaign)
    assert len(server.services.snapshots.take(campaign).state.house.untold) == 2
    assert server.services.store.rebuild(campaign).differed == ()
    server.do(campaign, "reveal_monsters", monster_ids=[MONSTER])
    assert server.services.store.rebuild(campaign).differed == ()
    codec = server.services.store.codec("heroquest")
    assert checked(codec, ReadEntries(entries(server, campaign))).is_sound


def test_a_reveal_that_is_taken_back_leaves_it_told(server: Server, campaign: int) -> None:
    thrown_and_dropped(server, campaign)
    server.do(campaign, "reveal_monsters", monster_ids=[MONSTER])
    back = {"revision": server.revision(campaign), "key": new_key()}
    assert server.laptop.post(f"/api/v1/campaigns/{campaign}/undo", json=back).status_code == 201
    server.do(campaign, "reveal_monsters", monster_ids=[MONSTER])
    assert len(told(server, campaign)) == 1, "once"


def test_nobody_tells_lapses_over_the_api(server: Server, campaign: int) -> None:
    command = {"type": "tell_lapse", "device_id": "", "rolls": [], "place": 0, "wish": "{}"}
    body = {"command": command, "answers": [], "revision": server.revision(campaign), "key": new_key()}
    for who in (server.laptop, server.client()):
        assert who.post(f"/api/v1/campaigns/{campaign}/commands", json=body).status_code == 403
