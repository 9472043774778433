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
