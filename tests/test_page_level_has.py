"""No style asks by `:has()` what a whole page holds, which restyles it with each change: `data-page-has` says it."""

import re
from pathlib import Path

import tinycss2

from app.web.ui.rendering import with_page_has
from tests.browser_floor import style_rules

ROOT = Path(__file__).parents[1]
MOST = 5
# What holds a page or the table, alone or with something else about it.
PAGES = re.compile(
    r"(?<![\w-])(?:html|body|main|section|:root|\[data-fit[^]]*\]|[.#](?:pass|screen|town|town__buyer|table-main|table-page"
    r"|guest-page|table-panel|hero-strip|screen__heroes|map-stage|map-phone\w*))(?![\w-])[^\s>+~,]*?:has\("
)


def at_page_level(css: str) -> list[str]:
    """Return the selectors of a stylesheet that ask what a whole page holds."""
    selectors = (tinycss2.serialize(rule.prelude).strip() for rule in style_rules(css))
    return [selector for selector in selectors if PAGES.search(selector)]


def test_hardly_any_style_asks_what_a_whole_page_holds() -> None:
    files = sorted((ROOT / "static/css").rglob("*.css"))
    found = [f"{file.name}: {one}" for file in files for one in at_page_level(file.read_text(encoding="utf-8"))]
    assert len(found) <= MOST, "\n".join(found)


def test_what_asks_is_found_and_what_asks_less_is_not() -> None:
    css = """
    @media (width > 1px) { .table-main:has(.order) > .log { color: red } }
    body:has(.x) p, .pass:not(:has(.dock)) { color: red }
    [data-fit~="alone"]:has(.deeds) { color: red } .screen > main:has(p) { color: red }
    .hero-card:has(li), .table-main .points:has(b), .action-panel__body:has(form) { color: red }
    """
    assert len(at_page_level(css)) == 4


def test_each_word_that_a_style_waits_for_is_said_by_something() -> None:
    styles = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "static/css").rglob("*.css"))
    scripts = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "static/js").rglob("*.js"))
    pages = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "templates").rglob("*.html"))
    wanted = set(re.findall(r"\[data-has~=\"?([\w-]+)", styles + scripts))
    said = set(re.findall(r"[\w-]+", " ".join(re.findall(r'data-page-has"?[=:] ?"([^"]*)"', pages))))
    said |= {f"heroes-{many}" for many in (5, 6)}
    assert wanted - said == set()


def test_the_first_page_says_what_it_holds_without_a_script() -> None:
    frame = '<!doctype html><html data-has="">'
    held = '<p data-page-has="nav turn"></p><div id="x" data-page-has="roll" hidden></div><b data-page-has=""></b>'
    assert with_page_has(frame + held) == '<!doctype html><html data-has="nav turn">' + held
    assert with_page_has(held) == held
