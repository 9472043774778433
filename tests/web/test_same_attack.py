"""An attack that the app has thrown for, said again in other words, shows the same dice."""

from typing import Any

import pytest

from tests.web.conftest import Server, new_key
from tests.web.pages_support import hero_ids, open_sample

APP = {"kind": "app"}
IN_OTHER_WORDS: list[dict[str, Any]] = [
    {"room_behind": True}, {"adjacent": True}, {"distance": 3}, {"next_in_path": "goblin"}, {"passage": "door"},
]  # fmt: skip


def _faces(server: Server, campaign: int, **fields: Any) -> list[tuple[str, ...]]:
    done = server.laptop.post(
        f"/api/v1/campaigns/{campaign}/commands/throw",
        json={
            "command": {"type": "attack", "attacker_id": hero_ids(server, campaign)[0], "target_id": "orc", **fields},
            "answers": [APP],
            "key": new_key(),
        },
    )
    assert done.status_code == 200, done.text
    return [tuple(step["answer"]["faces"]) for step in done.json()["steps"] if (step["answer"] or {}).get("faces")]


@pytest.mark.parametrize("fields", IN_OTHER_WORDS, ids=lambda fields: next(iter(fields)))
def test_nobody_gets_other_dice_by_saying_it_otherwise(server: Server, fields: dict[str, Any]) -> None:
    campaign = open_sample(server)
    for kind in ("orc", "goblin"):
        server.do(campaign, "place_monster", monster_id=kind, kind=kind)
    thrown = _faces(server, campaign)
    assert thrown
    fallen = server.services.snapshots.take(campaign).state.house.cup.next
    assert _faces(server, campaign, **fields) == thrown
    assert server.services.snapshots.take(campaign).state.house.cup.next == fallen
