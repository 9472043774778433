"""A second game beside the first: the house serves it, and neither is taken for the other."""

import pytest

from tests.web.conftest import Server
from tests.web.pages_support import text_at


@pytest.fixture
def toy(server: Server) -> int:
    """A campaign of the toy game with two purses."""
    campaign = server.campaign("toy")
    for owner in ("anna", "bert"):
        server.do(campaign, "change_coins", owner=owner, change=5)
    return campaign


@pytest.mark.parametrize("page", ["table", "watch", "screen", "heroes/anna", "log", "settings", "undo?target=2"])
def test_every_page_of_the_house_serves_it(server: Server, toy: int, page: str) -> None:
    answer = server.laptop.get(f"/campaigns/{toy}/{page}")
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("page", ["sheets", "heroes/anna/sheet", "heroes/nobody", "quests", "town"])
def test_a_page_that_it_does_not_have_is_refused_politely(server: Server, toy: int, page: str) -> None:
    answer = server.laptop.get(f"/campaigns/{toy}/{page}")
    assert answer.status_code == 404, answer.text


def test_the_table_shows_whose_purse_holds_what_in_both_languages(server: Server, toy: int) -> None:
    german = server.laptop.get(f"/campaigns/{toy}/table")
    assert "Münzen 5" in text_at(german, "hero-card-anna")
    assert "Anna: +5 Münzen." in text_at(german, "log-list")
    english = server.laptop.get(f"/campaigns/{toy}/table", headers={"Accept-Language": "en"})
    assert "Coins 5" in text_at(english, "hero-card-anna")
    assert "Anna: +5 coins." in text_at(english, "log-list")
