"""Dice as fast as paper: keys counted with physical dice, from "am Zug" to applied, typed faster than panels come."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.steps import follows, open_sample
from tests.browser.underway import do, play

pytestmark = pytest.mark.browser


@pytest.fixture
def table(laptop: Page, server: Server) -> Page:
    """A sample table in its first round: a gargoyle with four body points is on the board, and Ragna is on turn."""
    campaign = open_sample(laptop, server)
    play(
        laptop, server, campaign,
        do("start_quest"),
        do("place_monster", monster_id="s", kind="gargoyle", name="Skarn"),
    )  # fmt: skip
    laptop.goto(f"{server.laptop}{campaign}/table")
    follows(laptop)
    return laptop


def typed(table: Page, *keys: str) -> None:
    """Keys one after the other, without a look at what they do."""
    expect(table.locator(".aim").first).to_be_visible()
    for key in keys:
        table.keyboard.press(key)


def test_a_hero_strikes_with_four_keys(table: Page) -> None:
    typed(table, "1", "2", "0", "Enter")
    newest = table.locator("#log-list .log-entry").first
    expect(newest).to_contain_text(re.compile(r"greift Skarn an.*Totenschädel, Totenschädel"))
    expect(table.locator("#monster-card-s")).to_contain_text("2/4")


def test_a_miss_takes_three(table: Page) -> None:
    typed(table, "1", "0", "Enter")
    expect(table.locator("#log-list .log-entry").first).to_contain_text("greift Skarn an")
    expect(table.locator("#monster-card-s")).to_contain_text("4/4")


@pytest.fixture
def goblins(table: Page, server: Server) -> Page:
    """Three goblins are on turn, Skarn after them."""
    campaign = re.sub(r"/table.*", "", table.url.removeprefix(server.laptop))
    play(
        table, server, campaign,
        do("place_monster", monster_id="g", kind="goblin", count=3),
        do("take_turn", figure_id="game_master"),
    )  # fmt: skip
    table.goto(f"{server.laptop}{campaign}/table?unit=g-1")
    follows(table)
    return table


def test_three_goblins_strike_one_hero_with_eight_keys_and_are_one_entry(goblins: Page) -> None:
    typed(goblins, "3", "2", "1", "1", "1", "1", "0", "Enter")
    newest = goblins.locator("#log-list .log-entry").first
    expect(newest).to_contain_text(re.compile("Gemeinsam greifen 3 × Goblin Borrek.*an: 2 Punkte Schaden"))
    expect(goblins.locator(".queue .is-done")).to_contain_text("3 × Goblin")
    expect(goblins.locator("#action-head")).to_have_text("Skarn")  # who is next
    goblins.keyboard.press("Control+z")
    expect(goblins.locator("#log-list .log-entry").first).to_contain_text("zurückgenommen")
    expect(goblins.locator("#hero-card-borrek")).to_contain_text("7/7")


def test_one_goblin_strikes_with_four_keys(goblins: Page) -> None:
    goblins.keyboard.press("e")  # each on its own
    expect(goblins.locator("#action-head")).to_have_text("Goblin 1")
    typed(goblins, "3", "1", "0", "Enter")
    expect(goblins.locator("#log-list .log-entry").first).to_contain_text(re.compile("Goblin 1 greift Borrek.* an"))
