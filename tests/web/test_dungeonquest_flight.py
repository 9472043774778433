"""A flight at a full table: what it costs stands on the monster's card, which only its player looks at."""

from app.core.game_system import Role, Viewer
from tests.web.conftest import Server, hand
from tests.web.test_dungeonquest_fight import AVA, BEN, CEM, MET, met

AWAY = hand(1, 1)


def test_a_look_ahead_at_a_flight_tells_no_penalty(server: Server) -> None:
    """DQ-FLE-1: the player of the hero is told where he may go, and what it cost only when he has gone."""
    fight = met(server, "own", *MET)
    cards = [{"kind": "choice", "option": one} for one in ("melee", "magic")]
    server.do(fight.campaign, "reveal_cards", *cards, hero_id=AVA)
    peek = {"command": {"type": "flee", "hero_id": AVA}, "answers": [AWAY]}
    seen = fight.ava.post(f"/api/v1/campaigns/{fight.campaign}/commands/preview", json=peek).json()
    assert "hero.changed" not in str(seen)
    known = server.services.snapshots.take(fight.campaign)
    for hero_id in (AVA, BEN, CEM):
        device = next(one for one in known.state.house.devices.values() if hero_id in one.hero_ids)
        table = known.system.known(known.state.table, Viewer(role=Role.PLAYER, hero_ids=device.hero_ids))
        assert (table.fight.monster.life == 4) is (hero_id == BEN)
    stays = {"kind": "choice", "option": seen["prompt"]["options"][0]}  # in the tower room he came from
    body = {**server.wish(fight.campaign, "flee", hero_id=AVA), "answers": [AWAY, stays]}
    done = fight.ava.post(f"/api/v1/campaigns/{fight.campaign}/commands", json=body)
    assert done.status_code == 201, done.text
    assert [one["wounds"] for one in done.json()["events"] if one["type"] == "hero.changed"] == [2]
