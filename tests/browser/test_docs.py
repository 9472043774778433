"""The pictures of the README and the handbook are pictures of this program: each run can take them anew.

HELDENPASS_PICTURES=all takes all of them and writes them to docs/screenshots, HELDENPASS_PICTURES=fight,dice-390 these;
without it a few are only looked at.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from app.settings import ROOT
from tests.browser import pictures, underway
from tests.browser.conftest import NewContext, Server
from tests.browser.small_png import with_few_colors
from tests.browser.steps import follows, join, open_sample

pytestmark = pytest.mark.browser
FOLDER = ROOT / "docs" / "screenshots"
WRITES = os.environ.get("HELDENPASS_PICTURES", "")


@dataclass
class Studio:
    """One window that takes every picture, at one campaign."""

    page: Page
    base: str
    campaign: str
    blow: int = 0

    def take(self, name: str, path: str, width: int, height: int) -> None:
        """A picture, if it is wanted in this run."""
        if not _is_wanted(name):
            return
        self.page.set_viewport_size({"width": width, "height": height})
        answer = self.page.goto(self.base + path.format(campaign=self.campaign, blow=self.blow))
        assert answer is not None
        assert answer.status == 200, name
        keep(self.page, name)

    def take_all(self, panels: Mapping[str, str]) -> None:
        """Pictures of panels, each in both sizes."""
        for name, path in panels.items():
            for width, (_, height) in pictures.SIZES.items():
                self.take(f"{name}-{width}", path, width, height)


@pytest.mark.timeout(1800 if WRITES else 120)  # all of them take minutes
def test_pictures_can_be_taken(laptop: Page, new_context: NewContext, server: Server) -> None:
    campaign = open_sample(laptop, server)
    studio = Studio(new_context(color_scheme="dark").new_page(), server.laptop, campaign)
    for name, (path, width, height) in pictures.CALM.items():
        studio.take(name, path, width, height)
    done = underway.play(laptop, server, campaign, *underway.QUEST)
    studio.blow = done["attack"]
    studio.take_all(pictures.PANELS)
    width, height = pictures.SIZES[390]
    phone = new_context(color_scheme="dark", viewport={"width": width, "height": height}, has_touch=True).new_page()
    _propose(laptop, phone, server, campaign)
    underway.play(laptop, server, campaign, *underway.AFTERWARDS)
    studio.take_all(pictures.AFTERWARDS)


@pytest.mark.parametrize("language", pictures.LANGUAGES)
def test_pictures_of_the_readme_can_be_taken(language: str, new_context: NewContext, server: Server) -> None:
    laptop = new_context(color_scheme="dark", locale=pictures.LANGUAGES[language]).new_page()
    address = f"{server.laptop}/campaigns/sample"
    begun = laptop.request.post(address, form={"system": "heroquest", "underway": "true"}, max_redirects=0)
    table = server.laptop + begun.headers["location"].partition("?")[0]
    for name, (path, width) in pictures.OF_README.items():
        laptop.set_viewport_size({"width": width, "height": pictures.SIZES[width][1]})
        laptop.goto(table + path)
        follows(laptop)
        keep(laptop, f"{name}-{language}-{width}", at_the_top=True)


def _propose(laptop: Page, phone: Page, server: Server, campaign: str) -> None:
    """A player asks for a potion: pictures of the player's phone, and of the game master who is asked."""
    join(laptop, phone, server, campaign, "liathan", "Liathan", "Jule")
    keep(phone, "pass-390")
    phone.get_by_role("link", name="Handeln").click()
    keep(phone, "acting-390")
    phone.locator("#action-panel").get_by_role("link", name="Trank trinken").click()
    phone.locator("#action-panel").get_by_role("button", name="Heiltrank HT4").click()
    confirm = phone.get_by_role("button", name="Vorschlagen")
    expect(confirm).to_be_visible()
    keep(phone, "propose-390")
    confirm.click()
    expect(phone.locator("#own-proposals")).to_contain_text("wartet")
    laptop.goto(f"{server.laptop}{campaign}/table")
    keep(laptop, "accept-1366")


def keep(page: Page, name: str, *, at_the_top: bool = False) -> None:
    """Take a picture of the page, if it is wanted in this run."""
    if not _is_wanted(name):
        return
    page.evaluate("document.fonts.ready")
    page.mouse.move(0, 0)
    if page.locator("#live-badge").count():
        follows(page)
    panel = page.locator(".table-page #action-panel, .pass #action-panel")
    if panel.count() and not at_the_top:  # it is below the heroes on a phone
        panel.evaluate("panel => panel.scrollIntoView({behavior: 'instant'})")
    picture = page.screenshot(animations="disabled", scale="css")
    assert len(picture) > 10_000, "an empty page is no picture"
    if WRITES:
        (FOLDER / f"{name}.png").write_bytes(with_few_colors(picture))


def _is_wanted(name: str) -> bool:
    if not WRITES:
        return name in pictures.FEW
    return WRITES == "all" or not {name, name.rpartition("-")[0]}.isdisjoint(WRITES.split(","))
