"""What a shot past somebody may do to the one in the path, and when a fallen hero loses the gold."""

import re
from pathlib import Path

import pytest
from httpx2 import Response

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


def asked(server: Server, campaign: int) -> Response:
    told = {"do": "act", "type": "attack", "attacker_id": "elwe", "target_id": "orc-1", "means": "ranged"}
    return server.laptop.get(
        f"/campaigns/{campaign}/table", params={**told, "weapon_id": "bow", "then": ""}, headers=HTMX
    )


def shot(server: Server, campaign: int) -> str:
    return panel_text(asked(server, campaign))


@pytest.mark.rule("HQ-4-INDIRECT")
def test_an_indirect_shot_shows_the_risk_of_who_stands_in_the_path(server: Server, campaign: int) -> None:
    assert "Selma steht im Weg und wird zu 30,6 % getroffen." in shot(server, campaign)
    server.do(campaign, "put_figure", figure_id="selma", square="C4")
    assert "steht im Weg" not in shot(server, campaign), "the line is free"


def test_a_panel_that_is_packed_tightly_keeps_the_risk_in_sight(server: Server, campaign: int) -> None:
    risk = re.search(r'<p class="outlook__risk">(.*?)</p>', asked(server, campaign).text)
    assert risk
    assert "Selma" in risk[1]
    packed = (Path(__file__).parents[2] / "static/css/fit.css").read_text()
    hidden = re.findall(r"([^{};]*\.outlook__odds p[^{};]*)\{\s*display:\s*none", packed)
    assert [one for one in hidden if ":not(.outlook__risk)" not in one] == []
    assert hidden


def test_who_is_in_the_path_is_told_once(server: Server, campaign: int) -> None:
    said = shot(server, campaign)
    assert said.count("Selma (C3) steht im Weg") == 1
    assert "Jemand steht im Weg" not in said


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
