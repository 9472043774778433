"""What comes out of a printer: any page black on white without bars, and a passport on one side of A5."""

import re

import pytest
from playwright.sync_api import Page

from tests.browser import underway
from tests.browser.conftest import Server
from tests.browser.steps import open_sample

pytestmark = pytest.mark.browser
MM = 72 / 25.4  # points, in which a PDF measures
PRINTED = (
    "/",
    "/heroquest/rules?search=sturz",
    "/heroquest/dice?attack_black=2",
    "{campaign}/table",
    "{campaign}/watch",
    "{campaign}/screen",
    "{campaign}/log",
    "{campaign}/settings",
    "{campaign}/town?hero=liathan",
    "{campaign}/heroes/liathan",
    "{campaign}/heroes/liathan/map",
    "{campaign}/bestiary",
)
_ON_PAPER = """() => {
  const seen = (one) => one.checkVisibility({visibilityProperty: true}) && one.getBoundingClientRect().height > 0;
  const light = (color) => { // of what is written over white
    const [red, green, blue, alpha = 1] = color.match(/[\\d.]+/g).map(Number);
    return 255 - (255 - (red * .3 + green * .59 + blue * .11)) * alpha;
  };
  const found = [];
  const bars = ".app-bar, .action-bar, .bottom-nav, .my-turn, .dock, .asked-dock, .page-messages, button, .button";
  for (const bar of document.querySelectorAll(bars)) if (seen(bar)) found.push("bar " + bar.outerHTML.slice(0, 90));
  for (const one of document.body.querySelectorAll("*")) {
    const text = [...one.childNodes].find((node) => node.nodeType === 3 && node.data.trim());
    if (!text || !seen(one) || one.closest("svg, .visually-hidden, .die, .crest")) continue;
    if (light(getComputedStyle(one).color) > 110) found.push(`pale ${text.data.trim().slice(0, 40)} ${one.className}`);
    for (let at = one; at; at = at.parentElement) {
      const ground = getComputedStyle(at).backgroundColor;
      if (light(ground) < 200) found.push("dark ground " + at.tagName + "." + at.className + " " + ground);
    }
  }
  return [...new Set(found)].slice(0, 8);
}"""


def sides(pdf: bytes) -> list[tuple[int, int]]:
    """Return the sides of a PDF as Chromium writes it, each with its width and height in millimetres."""
    boxes = re.findall(rb"/Type\s*/Page\b(?!s).*?/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)", pdf, re.DOTALL)
    return [(round(float(width) / MM), round(float(height) / MM)) for width, height in boxes]


def test_any_page_prints_black_on_white_without_bars(laptop: Page, server: Server) -> None:
    campaign = open_sample(laptop, server)
    underway.play(laptop, server, campaign, *underway.QUEST, *underway.MAP)
    laptop.emulate_media(media="print", color_scheme="dark")
    found = dict[str, list[str]]()
    for page in PRINTED:
        laptop.goto(server.laptop + page.format(campaign=campaign))
        if faults := laptop.evaluate(_ON_PAPER):
            found[page] = faults
    assert found == {}


def test_a_table_prints_its_whole_chronicle(laptop: Page, server: Server) -> None:
    """A window only scrolls to it; paper has as many sides as it takes."""
    campaign = open_sample(laptop, server)
    laptop.goto(f"{server.laptop}{campaign}/log")
    last = laptop.locator(".log-entry").last
    laptop.emulate_media(media="print")
    inside = "one => [one, one.closest('ol')].map((it) => it.getBoundingClientRect().bottom)"
    entry, listed = last.evaluate(inside)
    assert entry <= listed + 1
    assert len(sides(laptop.pdf(prefer_css_page_size=True))) >= 1


@pytest.mark.parametrize(("page", "size", "many"), [("heroes/{hero}/sheet", (148, 210), 1), ("sheets", (297, 210), 3)])
def test_a_passport_is_one_side_of_a5_and_two_are_one_of_a4(
    laptop: Page, server: Server, page: str, size: tuple[int, int], many: int
) -> None:
    campaign = open_sample(laptop, server)
    for hero in ("aldemar", "liathan", "tamsin", "ragna") if many == 1 else ("",):
        laptop.goto(f"{server.laptop}{campaign}/{page.format(hero=hero)}")
        laptop.emulate_media(media="print")
        assert sides(laptop.pdf(prefer_css_page_size=True)) == [size] * many
