"""The rule calculator in a real browser: filled in by hand, dice tapped one by one, with and without scripts."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewContext, Server

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_an_attack_is_worked_out_by_tapping(new_context: NewContext, server: Server, scripts: bool) -> None:
    page = new_context(java_script_enabled=scripts, **PHONE).new_page()
    page.goto(server.laptop + "/heroquest/calculator")
    page.get_by_role("link", name="Angreifen", exact=True).click()
    page.get_by_role("button", name=re.compile("Ausrechnen")).click()
    expect(page.get_by_role("heading", name="Wie geht es weiter?")).to_be_visible()
    for face in ["Totenschädel"] * 4 + ["schwarzer Schild"]:
        _tap(page, face)
    expect(page.get_by_role("heading", name="Ergebnis")).to_be_visible()
    expect(page.locator("#panel-place")).to_contain_text("ist besiegt")


def test_a_rule_is_found_and_tried(laptop: Page, server: Server) -> None:
    laptop.goto(server.laptop + "/heroquest/rules")
    laptop.get_by_role("searchbox").fill("psychisch")
    laptop.keyboard.press("Enter")
    expect(laptop.get_by_role("heading", name="Kampf der Gedanken")).to_be_visible()
    laptop.get_by_role("link", name="Psychischer Angriff").click()
    expect(laptop.get_by_role("heading", name="Psychischer Angriff")).to_be_visible()


def _tap(page: Page, face: str) -> None:
    """Tap a face and wait until it lies on the table or the next roll is asked for."""
    before = page.locator("#panel-place").inner_html()
    page.get_by_role("group", name="Gefallene Seite antippen").get_by_role("button", name=face).click()
    expect(page.locator("#panel-place")).not_to_have_js_property("innerHTML", before)
