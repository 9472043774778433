"""Every page in another engine: no script fails, nothing is wider than the screen, the styles hold."""

import os

from playwright.sync_api import Page

from tests.browser import underway
from tests.browser.conftest import Server
from tests.browser.engines import LAPTOP, PHONE, Window
from tests.browser.every_page import HERO, MAP_PAGES, PAGES, PLAYERS_PAGES, QUEST_PAGES
from tests.browser.steps import drawing_that_ships, open_sample

# A phone of today, an old small one, and one of a reader who zooms to 200 %: one after the other, or all on each page.
OTHER_PHONES = ((390, 844), (320, 640), (180, 370))
IS_WHOLE = bool(os.environ.get("HELDENPASS_WIDTHS"))
_FAULTS = """const found = [], frame = document.documentElement;
const paper = document.querySelector(".sheet-page, .pattern");
const wide = frame.scrollWidth - frame.clientWidth;
if (wide > 1 && !paper) found.push(`${wide} px wider than the screen`);
if (!/Alegreya/.test(getComputedStyle(document.body).fontFamily) && !paper) found.push("no styles");
const old = document.getElementById("old-browser");
if (old && !old.hidden) found.push("told that it is too old");
for (const wall of document.querySelectorAll("#map-layers .b-wall"))
  if (/none|rgb\\(0, 0, 0\\)/.test(getComputedStyle(wall).stroke) && !wall.closest(".print-map"))
    found.push("a map without colors");
for (const board of document.querySelectorAll(".map-phone #map-canvas, .plan"))
  if (board.getClientRects().length && board.getBoundingClientRect().height < 80) found.push("a map without height");
return found;"""


def walk(window: Window, base: str, patterns: tuple[str, ...], **places: object) -> None:
    """Look at each page in every size; what is wrong is noted at the window."""
    for number, pattern in enumerate(patterns):
        path = pattern.format(**places)
        window.goto(base + path)
        others = OTHER_PHONES if IS_WHOLE else (OTHER_PHONES[number % len(OTHER_PHONES)],)
        for width, height in (LAPTOP, PHONE, *others):
            window.resize(width, height)
            found = window.js(_FAULTS)
            window.faults += [f"{path}: {width} px: {fault}" for fault in found]
    window.note()


def check_pages(window: Window, laptop: Page, server: Server) -> None:
    """Walk through everything of a calm table and of a quest that is underway."""
    campaign = open_sample(laptop, server)
    places = {"campaign": campaign, "hero": HERO, "drawing": drawing_that_ships(laptop, server)}
    walk(window, server.laptop, PAGES, **places)
    done = underway.play(laptop, server, campaign, *underway.QUEST)
    walk(window, server.laptop, QUEST_PAGES, **places, blow=done["attack"])
    underway.play(laptop, server, campaign, *underway.AFTERWARDS, *underway.MAP)
    walk(window, server.laptop, (*MAP_PAGES, *PLAYERS_PAGES), **places)
    assert window.faults == [], "\n".join(window.faults)
