"""Finding a ruling in a real browser: while somebody types, kept for today, worked out beside it, on paper."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewContext, Server

pytestmark = pytest.mark.browser
RULES = "/mage-knight/rules"


def test_a_ruling_is_found_while_somebody_types_and_kept_for_today(laptop: Page, server: Server) -> None:
    laptop.goto(server.laptop + RULES)
    found = laptop.locator("#found article")
    expect(found).to_have_count(84)
    laptop.keyboard.press("/")
    laptop.keyboard.type("gifft")
    expect(found.first).to_contain_text("Gift")
    expect(laptop.locator("#found").get_by_role("status")).to_have_text(re.compile(r"gemeint: Gift, 4 Klärungen"))
    laptop.get_by_role("button", name="Merken: Gift", exact=True).click()
    expect(laptop.get_by_role("button", name="Gemerkt: Gift", exact=True)).to_be_visible()
    laptop.goto(f"{server.laptop}{RULES}?kind=today")
    expect(found).to_have_count(1)
    found.get_by_role("link", name="Gift", exact=True).first.click()
    expect(laptop).to_have_url(re.compile(f"{RULES}/MKD-PSN-1$"))
    expect(laptop.locator("#MKD-PSN-1")).to_contain_text("Misslingt der Nah- oder Fernkampfangriff")


def test_monster_tokens_are_converted_beside_the_search(laptop: Page, server: Server) -> None:
    laptop.goto(server.laptop + RULES)
    beside = laptop.locator("#helper")
    beside.get_by_label("Pool").fill("Skelett 10\nGhul 20\nZombie 20\nGargoyle 30")
    beside.get_by_label("Anzahl").fill("2")
    beside.get_by_label("Punkte", exact=True).fill("40")
    beside.get_by_role("button", name="Ausrechnen").click()
    expect(beside.locator(".combo")).to_have_count(2)
    expect(beside).to_contain_text("der Gegner wählt")
    beside.get_by_role("link", name="Schrecken: der Wurf").click()
    expect(beside.get_by_role("heading", name="Schrecken: der Wurf")).to_be_visible()
    beside.get_by_role("button", name="Ausrechnen").click()
    beside.get_by_role("button", name="2", exact=True).click()
    expect(beside).to_contain_text("Die Figur darf in dieser Runde nicht dorthin")


def test_without_scripts_a_search_is_a_form(new_context: NewContext, server: Server) -> None:
    page = new_context(java_script_enabled=False, **PHONE).new_page()
    page.goto(server.laptop + RULES)
    page.get_by_role("searchbox").fill("schokwelle")
    page.keyboard.press("Enter")
    expect(page.locator("#found article")).to_have_count(2)
    page.get_by_role("button", name=re.compile("Merken: Schockwelle und eigene Figuren")).click()
    page.get_by_text("Heute gebraucht: 1").wait_for()


@pytest.mark.parametrize("language", ["de", "en"])
def test_all_rulings_fit_on_two_pages_of_paper(new_context: NewContext, server: Server, language: str) -> None:
    page = new_context().new_page()
    page.context.add_cookies([{"name": "language", "value": language, "url": server.laptop}])
    page.goto(f"{server.laptop}{RULES}/print")
    expect(page.locator("html")).to_have_attribute("lang", language)
    sheets = re.findall(rb"/Type\s*/Page[^s]", page.pdf(prefer_css_page_size=True))
    assert len(sheets) == 2
