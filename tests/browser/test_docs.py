"""The pictures of the README are pictures of this program: each run can take them anew."""

import os

import pytest
from playwright.sync_api import Page

from app.settings import ROOT
from tests.browser.conftest import NewContext, Server
from tests.browser.steps import open_sample

pytestmark = pytest.mark.browser
FOLDER = ROOT / "docs" / "screenshots"
FALL = "{campaign}/table?type=lose_body_points&hero_id=borrek&points=4&answer=hand:4&answer=hand:3"
PICTURES = {
    "table-1366": ("{campaign}/table?hero=liathan", 1366, 768),
    "table-fall-1366": (FALL, 1366, 768),
    "passport-390": ("{campaign}/heroes/liathan", 390, 844),
    "join-1366": ("{campaign}/join", 1366, 768),
    "campaigns-1366": ("/", 1366, 768),
    "sheet-a5": ("{campaign}/heroes/liathan/sheet", 620, 900),
}


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_can_be_taken(laptop: Page, new_context: NewContext, server: Server, name: str) -> None:
    """HELDENPASS_PICTURES=1 writes them to docs/screenshots; otherwise they are only looked at by the test."""
    campaign = open_sample(laptop, server)
    path, width, height = PICTURES[name]
    page = new_context(viewport={"width": width, "height": height}, color_scheme="dark").new_page()
    page.goto(server.laptop + path.format(campaign=campaign))
    page.evaluate("document.fonts.ready")
    picture = page.screenshot(animations="disabled")
    assert len(picture) > 10_000, "an empty page is no picture"
    assert (FOLDER / f"{name}.png").is_file()
    if os.environ.get("HELDENPASS_PICTURES"):
        (FOLDER / f"{name}.png").write_bytes(picture)
