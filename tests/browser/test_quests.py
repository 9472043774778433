"""From one quest to the next on the laptop: close, grow, put right, share, set out."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.steps import open_sample

pytestmark = pytest.mark.browser


def tap(page: Page, name: str) -> None:
    """A button or a link that looks like one."""
    page.get_by_role("button", name=name).or_(page.get_by_role("link", name=name)).first.click()


def test_a_group_closes_a_quest_grows_and_sets_out_again(laptop: Page, server: Server) -> None:
    campaign = open_sample(laptop, server)
    laptop.goto(f"{server.laptop}{campaign}/quests")
    tap(laptop, "Aufbruch vorbereiten")
    tap(laptop, "Aufbrechen")
    expect(laptop.locator(".turn-bar")).to_contain_text("Runde 1")

    laptop.goto(f"{server.laptop}{campaign}/quests/close")
    tap(laptop, "Bestanden")
    expect(laptop.locator("#question-head")).to_have_text("Aldemar: Zehn Questpunkte")
    tap(laptop, "Intelligenz")
    tap(laptop, "Nicht bezahlen")
    expect(laptop.get_by_role("main")).to_contain_text("Aldemar gewinnt 1 Punkt Intelligenz hinzu.")
    tap(laptop, "Abschluss übernehmen")

    expect(laptop.get_by_role("heading", level=1)).to_have_text("Nach der Herausforderung")
    expect(laptop.get_by_role("main")).to_contain_text("Spezialzauber gewählt: Aldemar (0 von")
    laptop.get_by_label("Ragna Eisenfaust").fill("100")
    tap(laptop, "Gold teilen")
    expect(laptop.get_by_role("status").filter(has_text="Schon geteilt")).to_be_visible()
    laptop.goto(f"{server.laptop}{campaign}/table?hero=ragna&tab=gear")
    laptop.locator("select[name=content_id]").select_option("battle_axe")
    laptop.get_by_role("button", name=re.compile("^(Geben|Dazu)")).first.click()
    expect(laptop.locator("#log-list")).to_contain_text("Streitaxt")
    laptop.goto(f"{server.laptop}{campaign}/quests/rescue_of_sir_ragnar/start")
    expect(laptop.get_by_role("button", name="Aufbrechen")).to_have_count(0)
    tap(laptop, "Streitaxt: Verkaufen (+200 Gold)")
    tap(laptop, "Aufbrechen")
    expect(laptop.locator(".turn-bar")).to_contain_text("Runde 1")
