"""Every page, on a dark laptop and a light phone: accessible, not wider than the screen, large enough to touch."""

from typing import Any

from playwright.sync_api import Page

from app.settings import ROOT
from tests.browser.conftest import Server
from tests.browser.steps import open_sample

AXE = (ROOT / "tests" / "vendor" / "axe.min.js").read_text(encoding="utf-8")
HERO = "liathan"
CASE = (
    "/heroquest/calculator?rule=lose_body_points&inputs.hero_id=hero-1&inputs.points=3&odds=true&answer=hand:4"
    "&heroes.0.hero_class=barbarian&heroes.0.body_points=3&heroes.0.items.0.content_id=broadsword"
)
PAGES = (
    "/",
    "/patterns",
    "/sign-in",
    "/heroquest/rules?search=sturz",
    "/heroquest/rules/HQ-9-FALL",
    "/heroquest/rules/HR-FALL-ARM",
    "/heroquest/bestiary?search=ork",
    "/heroquest/bestiary/lesser_demon",
    "/heroquest/calculator",
    "/heroquest/dice?attack_black=2&defence_white=13",
    "/heroquest/dice?attack_black=2",
    "/heroquest/dice/numbers",
    "{campaign}/dice/weapons",
    "{campaign}/dice",
    "/heroquest/duel?heroes.0.hero_class=elf&monsters.0.kind=orc",
    CASE,
    CASE.replace("points=3", "points=x") + "&answer=hand:2",
    "{campaign}/table",
    "{campaign}/table?do=seat",
    "{campaign}/table?do=roll",
    "{campaign}/table?do=monsters",
    "{campaign}/table?hero={hero}",
    "{campaign}/table?hero={hero}&tab=gear",
    "{campaign}/table?hero={hero}&tab=dice",
    "{campaign}/table?hero={hero}&tab=hero",
    "{campaign}/table?type=lose_body_points&hero_id={hero}&points=6&answer=hand:4",
    "{campaign}/table?type=roll_dice&hero_id={hero}&pool=attack&tap=skull",
    "{campaign}/bestiary?search=ork",
    "{campaign}/bestiary/dragon",
    "{campaign}/quests",
    "{campaign}/quests/new",
    "{campaign}/quests/trial",
    "{campaign}/quests/trial/start",
    "{campaign}/quests/close",
    "{campaign}/quests/chronicle",
    "{campaign}/watch",
    "{campaign}/screen",
    "{campaign}/screen?turned=1",
    "{campaign}/join",
    "{campaign}/join?hero={hero}",
    "{campaign}/log",
    "{campaign}/log?who={hero}&search=gold",
    "{campaign}/undo?target=25",
    "{campaign}/jump?target=12",
    "{campaign}/settings",
    "{campaign}/heroes",
    "{campaign}/heroes/{hero}/life",
    "{campaign}/import-hero",
    "{campaign}/catalogue",
    "{campaign}/catalogue?own=1",
    "{campaign}/catalogue/exchange",
    "{campaign}/catalogue/items/spirit_blade",
    "{campaign}/catalogue/tables/magic_tiers",
    "{campaign}/catalogue/new/monsters",
    "{campaign}/heroes/{hero}",
    "{campaign}/heroes/{hero}?hero={hero}",
    "{campaign}/heroes/{hero}/own",
    "{campaign}/heroes/{hero}/sheet",
    "{campaign}/sheets",
    "/campaigns/999999/table",
)
# What people press. Links inside of a sentence are exempt (WCAG 2.5.8), and so is what only a keyboard reaches.
_TOO_SMALL = """() => [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, summary")]
  .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest('p, li p, .skip-link, label.choice *'))
  .filter(one => !one.matches('label.choice *, .skip-link, .hero-card__link, .monster-card__link, .rule-ref'))
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
  .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


def check_every_page(laptop: Page, page: Page, server: Server) -> None:
    """Open every page in a window; all that is wrong is told at once."""
    campaign = open_sample(laptop, server)
    found: list[str] = []
    for pattern in PAGES:
        path = pattern.format(campaign=campaign, hero=HERO)
        page.goto(server.laptop + path)
        found += [f"{path}: {fault}" for fault in _faults(page)]
    assert not found, "\n" + "\n".join(found)


def _faults(page: Page) -> list[str]:
    page.evaluate(AXE)
    violations: list[dict[str, Any]] = page.evaluate("axe.run()")["violations"]
    faults = [f"{one['id']}: {one['nodes'][0]['html'][:160]} ({len(one['nodes'])})" for one in violations]
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    if wide > 0:
        faults.append(f"{wide} px wider than the screen")
    small: list[str] = page.evaluate(_TOO_SMALL)
    return faults + small
