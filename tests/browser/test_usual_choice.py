"""A hit on a goblin that could be pushed back takes four inputs: whom, both figures, apply; a push is offered."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Server
from tests.browser.steps import follows, open_sample
from tests.browser.underway import MAP, do, play

pytestmark = pytest.mark.browser


@pytest.fixture
def table(laptop: Page, server: Server) -> Page:
    """The map lies on the table, and Ragna stands beside the goblin that is drawn on T8, with room behind it."""
    campaign = open_sample(laptop, server)
    play(laptop, server, campaign, do("start_quest"), *MAP, do("put_figure", figure_id="ragna", square="S8"))
    laptop.goto(f"{server.laptop}{campaign}/table")
    follows(laptop)
    return laptop


def type_at(aim: Locator, keys: Sequence[str]) -> None:
    """Type these keys once the target is shown."""
    expect(aim).to_be_visible()
    for key in keys:
        aim.page.keyboard.press(key)


def test_a_hit_takes_four_keys(table: Page) -> None:
    """HQ-19-ZURÜCKDRÄNGEN: a goblin of one point dies of the hit; the push is offered beside it."""
    newest = table.locator("#log-list .log-entry").first
    goblin = table.locator(".tile:visible", has_text="Goblin")
    strike = (goblin.locator("kbd").first.inner_text(), "1", "0")  # whom, one skull, no shield
    type_at(goblin, strike)
    rather = table.get_by_role("link", name="Stattdessen: Zurückdrängen")
    expect(rather).to_be_in_viewport()
    table.keyboard.press("Enter")
    expect(newest).to_contain_text(re.compile("greift Goblin an.*Goblin ist besiegt"))
    table.keyboard.press("Control+z")
    expect(newest).to_contain_text("zurückgenommen")
    type_at(goblin, strike)
    rather.click()
    expect(table.get_by_role("link", name="Stattdessen: Verwunden")).to_be_visible()
    table.keyboard.press("Enter")
    expect(newest).to_contain_text("drängt Goblin ein Feld zurück")
    table.keyboard.press("Control+z")
    expect(newest).to_contain_text("zurückgenommen")
    _check_four_taps_on_a_phone(table)


def _check_four_taps_on_a_phone(table: Page) -> None:
    table.set_viewport_size({"width": 360, "height": 740})
    table.reload()
    follows(table)
    panel = table.locator("#action-panel")
    panel.locator(".tile:visible", has_text="Goblin").click()
    for answer in ("1", "0"):
        panel.get_by_role("button", name=answer, exact=True).click()
    expect(panel.get_by_role("link", name="Stattdessen: Zurückdrängen")).to_be_visible()
    panel.get_by_role("button", name="Übernehmen").click()
    expect(table.locator("#log-list .log-entry").first).to_contain_text("Goblin ist besiegt")
