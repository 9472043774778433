"""Every page, dark and light, laptop and phone: accessible, not wider than the screen, large enough to touch."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from app.settings import ROOT
from tests.browser.conftest import LAPTOP, PHONE, NewContext, Server
from tests.browser.steps import open_sample

pytestmark = pytest.mark.browser
AXE = (ROOT / "tests" / "vendor" / "axe.min.js").read_text(encoding="utf-8")
HERO = "liathan"
PAGES = (
    "/",
    "/patterns",
    "/sign-in",
    "/heroquest/rules?search=sturz",
    "{campaign}/table",
    "{campaign}/table?do=seat",
    "{campaign}/table?do=roll",
    "{campaign}/table?hero={hero}",
    "{campaign}/table?hero={hero}&tab=gear",
    "{campaign}/table?hero={hero}&tab=dice",
    "{campaign}/table?hero={hero}&tab=hero",
    "{campaign}/table?type=lose_body_points&hero_id={hero}&points=6&answer=hand:4",
    "{campaign}/table?type=roll_dice&hero_id={hero}&pool=attack&tap=skull",
    "{campaign}/watch",
    "{campaign}/join",
    "{campaign}/join?hero={hero}",
    "{campaign}/log",
    "{campaign}/settings",
    "{campaign}/heroes/{hero}",
    "{campaign}/heroes/{hero}?hero={hero}",
    "{campaign}/heroes/{hero}/sheet",
    "{campaign}/sheets",
    "/campaigns/999999/table",
)
# What people press. Links inside of a sentence are exempt (WCAG 2.5.8), and so is what only a keyboard reaches.
_TOO_SMALL = """() => [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, summary")]
  .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest('p, li p, .skip-link, label.choice *'))
  .filter(one => !one.matches('label.choice *, .skip-link, .hero-card__link, .rule-ref'))
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
  .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("screen", ["laptop", "phone"])
def test_every_page_is_fit_for_people(
    laptop: Page, new_context: NewContext, server: Server, theme: str, screen: str
) -> None:
    campaign = open_sample(laptop, server)
    page = new_context(color_scheme=theme, **(LAPTOP if screen == "laptop" else PHONE)).new_page()
    found: list[str] = []
    for pattern in PAGES:
        path = pattern.format(campaign=campaign, hero=HERO)
        page.goto(server.laptop + path)
        found += [f"{path}: {fault}" for fault in _faults(page)]
    assert not found, "\n" + "\n".join(found)


def test_every_page_is_tested() -> None:
    """A page without a row here would go unseen: all full-page templates are listed by what they extend."""
    pages = {file.relative_to(ROOT / "templates").as_posix() for file in (ROOT / "templates").rglob("[!_]*.html")}
    assert pages - _NOT_PAGES == _COVERED


_NOT_PAGES = {"base.html"} | {
    Path("macros", file.name).as_posix() for file in (ROOT / "templates" / "macros").glob("*.html")
}
_COVERED = {
    "campaigns/campaigns.html",
    "campaigns/join.html",
    "campaigns/settings.html",
    "campaigns/welcome.html",
    "errors/error.html",
    "event_log/blocked_undo.html",
    "event_log/event_log.html",
    "heroquest/passport.html",
    "heroquest/rules.html",
    "heroquest/sheets.html",
    "heroquest/table.html",
    "heroquest/watch.html",
    "patterns.html",
    "session/sign_in.html",
}


def _faults(page: Page) -> list[str]:
    page.evaluate(AXE)
    violations: list[dict[str, Any]] = page.evaluate("axe.run()")["violations"]
    faults = [f"{one['id']}: {one['nodes'][0]['html'][:160]} ({len(one['nodes'])})" for one in violations]
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    if wide > 0:
        faults.append(f"{wide} px wider than the screen")
    small: list[str] = page.evaluate(_TOO_SMALL)
    return faults + small
