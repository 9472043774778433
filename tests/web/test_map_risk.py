"""What a shot past somebody may do to the one in the path, and when a fallen hero loses the gold."""

import pytest

from tests.systems.heroquest.board.quest_maps import door, monster, quest
from tests.web.conftest import Server, hand
from tests.web.panel_support import HTMX, panel_text
from tests.web.test_map_page import lay, panel


@pytest.fixture
def campaign(server: Server) -> int:
    """Elwe on B3 shoots past Selma on C3 at the orc on E3; beyond the door lies a corridor."""
    one = server.campaign("heroquest")
    for name, kind in (("elwe", "barbarian"), ("selma", "dwarf")):
        server.do(one, "seat_hero", hero_id=name, name=name.title(), hero_class=kind)
        server.do(one, "change_gold", hero_id=name, change=100)
    server.do(one, "start_quest")
    server.do(one, "give_item", hero_id="elwe", item_id="bow", content_id="bow")
    lay(server, one, quest(monster("E3", "orc-1", content="orc"), door("D4")))
    for name, square in (("elwe", "B3"), ("selma", "C3")):
        server.do(one, "put_figure", figure_id=name, square=square)
    return one


def shot(server: Server, campaign: int) -> str:
    told = {"do": "act", "type": "attack", "attacker_id": "elwe", "target_id": "orc-1", "means": "ranged"}
    page = server.laptop.get(
        f"/campaigns/{campaign}/table", params={**told, "weapon_id": "bow", "then": ""}, headers=HTMX
    )
    return panel_text(page)


@pytest.mark.rule("HQ-4-INDIRECT")
def test_an_indirect_shot_shows_the_risk_of_who_stands_in_the_path(server: Server, campaign: int) -> None:
    assert "Selma steht im Weg und wird in 30,6 % der Fälle getroffen." in shot(server, campaign)
    server.do(campaign, "put_figure", figure_id="selma", square="C4")
    assert "steht im Weg" not in shot(server, campaign), "the line is free"


@pytest.mark.rule("HQ-9-ROBBED")
def test_the_loss_of_the_gold_is_due_once_no_companion_sees_the_fallen(server: Server, campaign: int) -> None:
    server.do(campaign, "remove_monster", monster_id="orc-1")
    server.do(campaign, "lose_body_points", hand(4), hand(6), hand(1), hero_id="selma", points=7)
    gold = server.services.snapshots.take(campaign).state.table.model_dump()["heroes"]["selma"]["gold"]
    assert gold
    words = "Selma bleibt allein zurück"
    server.do(campaign, "take_turn", figure_id="game_master")
    assert words not in panel(server, campaign), "Elwe is in the same room"
    server.do(campaign, "put_figure", figure_id="elwe", square="A9")
    assert words in panel(server, campaign)
    server.do(campaign, "leave_behind", hero_id="selma")
    assert words not in panel(server, campaign), "nothing is left"
