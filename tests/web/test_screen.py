"""The second screen: the public table in big type for every viewer, turnable without scripts."""

import pytest

from tests.web.conftest import Server, hand
from tests.web.pages_support import hero_ids, open_sample, text_at


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


def test_it_shows_heroes_monsters_and_what_happened_last(server: Server, campaign: int) -> None:
    server.do(campaign, "place_monster", monster_id="g1", kind="goblin")
    server.do(campaign, "roll_dice", hand(4), hero_id=hero_ids(server, campaign)[0], pool="d6")
    page = server.client().get(f"/campaigns/{campaign}/screen")
    assert "Ragna Eisenfaust" in text_at(page, "hero-card-ragna")
    assert "Goblin" in text_at(page, "monster-card-g1")
    assert "W6: 4" in text_at(page, "newest-entry")


def test_it_says_round_and_turn(server: Server, campaign: int) -> None:
    server.do(campaign, "start_quest")
    page = server.client().get(f"/campaigns/{campaign}/screen")
    assert "Runde 1" in text_at(page, "turn-bar")
    assert "am Zug" in text_at(page, "hero-card-ragna")


def test_even_the_game_masters_laptop_shows_there_only_what_everybody_may_know(server: Server, campaign: int) -> None:
    server.do(campaign, "change_gold", hero_id="ragna", change=71_993)
    server.do(campaign, "place_monster", monster_id="g1", kind="goblin")
    page = server.laptop.get(f"/campaigns/{campaign}/screen").text
    assert page == server.client().get(f"/campaigns/{campaign}/screen").text
    assert "71993" not in page.replace(".", "")
    assert "?do=" not in page


def test_it_stands_on_its_head_by_a_link(server: Server, campaign: int) -> None:
    url = f"/campaigns/{campaign}/screen"
    upright, turned = server.client().get(url).text, server.client().get(f"{url}?turned=1").text
    assert "is-turned" not in upright
    assert 'href="?turned=1" data-turn' in upright
    assert 'class="screen-page is-turned"' in turned
    assert 'href="?" data-turn' in turned
