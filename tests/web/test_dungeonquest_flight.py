"""A flight at a full table: what it costs stands on the monster's card, which only its player looks at."""

from collections.abc import Sequence
from typing import Any

from app.core.game_system import Role, Viewer
from app.systems.dungeonquest.state import Table
from tests.web.conftest import Server, hand
from tests.web.test_dungeonquest_fight import AVA, BEN, CEM, MET, Fight, met

AWAY = hand(1, 1)


def looked_ahead(fight: Fight, answers: Sequence[Any]) -> Any:
    """What Ava is told before she flees."""
    peek = {"command": {"type": "flee", "hero_id": AVA}, "answers": answers}
    return fight.ava.post(f"/api/v1/campaigns/{fight.campaign}/commands/preview", json=peek).json()


def test_a_look_ahead_at_a_flight_tells_no_penalty(server: Server) -> None:
    """DQ-FLE-1: the player of the hero is told where he may go, and what it cost only when he has gone."""
    fight = met(server, "own", *MET)
    cards = [{"kind": "choice", "option": one} for one in ("melee", "magic")]
    server.do(fight.campaign, "reveal_cards", *cards, hero_id=AVA)
    server.do(fight.campaign, "adjust_hero", hero_id=AVA, wounds=11)
    answers = [AWAY]
    while not (seen := looked_ahead(fight, answers))["complete"]:  # as if it cost nothing, to the end of the turn
        asked = seen["prompt"]
        dice = [die["faces"][0] for die in asked.get("dice", ())]
        answers.append(hand(*dice) if dice else {"kind": "choice", "option": asked["options"][0]})
    assert "fled_to" in str(seen)
    assert "hero.left" not in str(seen), "her card says two wounds, which she does not know"
    known = server.services.snapshots.take(fight.campaign)
    for hero_id in (AVA, BEN, CEM):
        device = next(one for one in known.state.house.devices.values() if hero_id in one.hero_ids)
        table = Table.cast(known.system.known(known.state.table, Viewer(role=Role.PLAYER, hero_ids=device.hero_ids)))
        assert table.fight
        assert table.fight.monster
        assert (table.fight.monster.life == 4) is (hero_id == BEN)
    body = {**server.wish(fight.campaign, "flee", hero_id=AVA), "answers": answers}
    done = fight.ava.post(f"/api/v1/campaigns/{fight.campaign}/commands", json=body)
    assert done.status_code == 201, done.text
    again = fight.ava.post(f"/api/v1/campaigns/{fight.campaign}/commands", json=body)
    assert again.json()["repeated"], "the same form acts once, whatever of it counted"
    assert [one["wounds"] for one in done.json()["events"] if one["type"] == "hero.changed"] == [2]
    assert Table.cast(server.services.snapshots.take(fight.campaign).state.table).heroes[AVA].status == "dead"
