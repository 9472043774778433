"""Every page, on a dark laptop and a light phone: accessible, not wider than the screen, large enough to touch.

A page is loaded once and looked at twice. Colours depend on the theme and sizes on the screen, never on both: so each
theme and each size is seen once. All other rules read what is shown: the second look asks them again where the other
window shows something else, and elsewhere only those of colours and of what scrolls.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Page

from app.settings import ROOT
from tests.browser.conftest import LAPTOP

AXE = (ROOT / "tests" / "vendor" / "axe.min.js").read_text(encoding="utf-8")
TABLE = "{campaign}/table"
ABSENT = "/campaigns/999999/table"  # the page of an error is looked at, too
# Lists and long forms that may be longer than a window; all else on the Spieltisch of a laptop is seen at one glance.
_LONG = ("do=monsters", "do=decks", "do=seat", "do=creature", "do=way", "do=explore")
# What people press. Links inside of a sentence are exempt (WCAG 2.5.8), and so is what only a keyboard reaches.
_TOO_SMALL = """() => [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, summary")]
  .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest('p, li p, .skip-link, label.choice *'))
  .filter(one => !one.matches('label.choice *, .skip-link, .rule-ref'))
  .filter(one => !one.matches('.hero-card__link, .monster-card__link, .beast__link')) // the whole card is pressed
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
  .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


class Look(NamedTuple):
    """A window and its theme."""

    width: int
    height: int
    theme: Literal["dark", "light"]


LAPTOP_AND_PHONE = (Look(1366, 768, "dark"), Look(360, 740, "light"))
_FAULTS = """async ([where, again]) => {
  const all = [...document.querySelectorAll(`${where} :not(kbd[aria-hidden])`)]; // key hints need a keyboard
  const shown = new Set(all.filter(one => one.checkVisibility({visibilityProperty: true})));
  const before = again ? window.shownBefore : null;
  const isSame = before?.size === shown.size && all.every(one => before.has(one) === shown.has(one));
  window.shownBefore = shown;
  const few = isSame ? {runOnly: ["color-contrast", "link-in-text-block", "scrollable-region-focusable"]} : {};
  const found = await axe.run(where, {resultTypes: ["violations"], preload: false, ...few}); // we play no films
  const frame = document.documentElement, body = document.querySelector(".action-panel__body");
  return {
    violations: found.violations.map(one => `${one.id}: ${one.nodes[0].html.slice(0, 160)} (${one.nodes.length})`),
    wide: frame.scrollWidth - frame.clientWidth,
    long: Math.max(0, ...[frame, body].filter(Boolean).map(one => one.scrollHeight - one.clientHeight)),
  };
}"""
_SETTLED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
_OPEN_PANEL = """url => htmx.ajax("GET", url, {target: "#panel-place", swap: "innerHTML"})"""


def resize(page: Page, size: tuple[int, int]) -> None:
    """Another window, laid out anew."""
    width, height = size
    if page.viewport_size != {"width": width, "height": height}:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_SETTLED)


class Walk:
    """One window that goes through everything in these sizes and themes; all that is wrong is told at once."""

    looks: Sequence[Look] = LAPTOP_AND_PHONE

    def __init__(self, page: Page, **places: object) -> None:
        self._page = page
        self._page.add_init_script(AXE)
        self._places = places
        self.found: list[str] = []

    def pages(self, base: str, patterns: Iterable[str]) -> None:
        """Each as a page of its own."""
        for pattern in patterns:
            path = pattern.format(**self._places)
            answer = self._page.goto(base + path, wait_until="domcontentloaded")
            if answer and answer.status == 404 and path != ABSENT:
                self.found.append(f"{path}: there is no such page")
            self._look("html", path)

    def opened(self, base: str, pattern: str, button: str) -> None:
        """A page with what one of its buttons opens."""
        path = pattern.format(**self._places)
        self._page.goto(base + path)
        self._page.get_by_role("button", name=button).click()
        self._look("html", f"{path} ({button})")

    def panels(self, base: str, patterns: Iterable[str]) -> None:
        """One after the other in the same Spieltisch; what stands around them is looked at with the pages."""
        self._page.goto(base + TABLE.format(**self._places))
        for pattern in patterns:
            path = pattern.format(**self._places)
            self._page.evaluate(_OPEN_PANEL, path)
            self._look("#action-panel", path)

    def _look(self, where: str, path: str) -> None:
        for place, look in enumerate(self.looks):
            self._page.emulate_media(color_scheme=look.theme, reduced_motion="reduce")  # no colour on its way
            resize(self._page, (look.width, look.height))
            faults = self._faults(where, path, again=place > 0)
            self.found += [f"{look.width} px, {look.theme}: {fault}" for fault in faults]
        self.looks = self.looks[::-1]  # the next page begins as this one ended

    def _faults(self, where: str, path: str, *, again: bool = False) -> list[str]:
        faults: dict[str, Any] = self._page.evaluate(_FAULTS, [where, again])
        small: list[str] = self._page.evaluate(_TOO_SMALL)
        wide = [f"{faults['wide']} px wider than the screen"] if faults["wide"] > 0 else []
        long = [f"scrolls by {faults['long']} px"] if faults["long"] > 1 and self._is_glance(where, path) else []
        return [f"{path}: {fault}" for fault in (*faults["violations"], *wide, *long, *small)]

    def _is_glance(self, where: str, path: str) -> bool:
        """Whether a panel has to be seen as a whole: on a laptop, where nobody scrolls in a fight."""
        size = self._page.viewport_size
        wide_enough = size is not None and size["width"] >= LAPTOP["viewport"]["width"]
        return wide_enough and where == "#action-panel" and not any(one in path for one in _LONG)
