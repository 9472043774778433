"""The first evening goes as the README tells it, in both languages: each name in bold is tapped, in its order."""

import re

import pytest
from playwright.sync_api import Page, expect

from app.settings import ROOT
from tests.browser.conftest import NewContext, Server
from tests.browser.pictures import LANGUAGES
from tests.browser.steps import follows

pytestmark = pytest.mark.browser
_CLASS = {"en": "Barbarian", "de": "Barbar"}
_STEP = re.compile(r"^\| \d \| (?P<en>.+) \| (?P<de>.+) \|$", re.MULTILINE)


def _named(language: str) -> list[list[str]]:
    """Return what each step of the README shows in bold."""
    return [
        re.findall(r"\*\*(.+?)\*\*", step[language]) for step in _STEP.finditer((ROOT / "README.md").read_text("utf-8"))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_readme_leads_from_the_start_page_to_the_first_undo(
    language: str, new_context: NewContext, server: Server
) -> None:
    page = new_context(locale=LANGUAGES[language]).new_page()
    [create], [add, seat], [phones], [leave, play, begin], [throw, end], [undo] = _named(language)
    page.goto(server.laptop)
    page.locator("[name=name]").fill("Friday")
    _tap(page, create)
    _tap(page, add)
    page.get_by_text(_CLASS[language]).first.click()
    page.locator("input[name=name]").fill("Ragna")
    _tap(page, seat)
    expect(page.locator(".hero-card")).to_have_count(1)
    table = page.url
    _tap(page, phones)
    expect(page.locator("svg.qr, .qr svg").first).to_be_visible()
    page.goto(table)
    _tap(page, leave)
    _tap(page, play)
    _tap(page, begin)
    expect(page.locator("#map-canvas")).to_be_visible()
    follows(page)
    _tap(page, throw)
    newest = page.locator("#log-list > li").first
    for name in (end, undo):
        known = newest.inner_text()
        _tap(page, name)
        expect(newest).not_to_have_text(known, use_inner_text=True)


def _tap(page: Page, name: str) -> None:
    """Tap the first button or link in sight whose text begins with this name; its key may follow."""
    named = re.compile(rf"^\s*{re.escape(name)}\b")
    page.locator("a:visible, button:visible").filter(has_text=named).first.click()
