"""Every style, page and script keeps to what the oldest browsers that we promise know (`browser_floor.py`)."""

import re
from pathlib import Path

import pytest

from tests.browser_floor import (
    ENHANCEMENTS,
    FLOOR,
    HARMLESS_ATTRIBUTES,
    OWN_NAMES,
    faults_of_css,
    faults_of_html,
    faults_of_js,
    newer,
)

ROOT = Path(__file__).parents[1]
HANDBOOKS = ("docs/handbuch.md", "docs/handbook.md")
PROMISED = {"Safari": "safari_ios", "Chrome": "chrome", "Firefox": "firefox"}


def _files(folder: str, kind: str) -> dict[str, str]:
    files = sorted((ROOT / folder).rglob(f"*.{kind}"))
    return {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in files}


@pytest.mark.parametrize(
    ("folder", "kind", "faults_of"),
    [("static/css", "css", faults_of_css), ("static/js", "js", faults_of_js), ("templates", "html", faults_of_html)],
)
def test_nothing_needs_a_browser_newer_than_the_floor(folder: str, kind: str, faults_of: object) -> None:
    assert callable(faults_of)
    files = _files(folder, kind)
    assert len(files) > 20
    assert {name: found for name, text in files.items() if (found := faults_of(text))} == {}


@pytest.mark.parametrize(
    ("css", "fault"),
    [
        ("a { color: light-dark(red, blue) }", "light-dark()"),
        (":root { --x: light-dark(red, blue) }", "light-dark()"),
        ("a { color: red } b { color: light-dark(red, blue) }", "light-dark()"),
        ("a { & b { color: red } }", "nested: & b"),
        ("@layer components { @media (width > 3px) { .a { .b { color: red } } } }", "nested: .b"),
        (".a { @media (width > 3px) { color: red } }", "nested: @media"),
        ("@media (scripting: none) { a { color: red } }", "@media scripting"),
        ("a { grid-template-rows: subgrid }", "grid-template-rows: subgrid"),
        ('a::after { content: "?" / "" }', "content: / words for screen readers"),
        ("a:popover-open { color: red }", ":popover-open"),
        ("@starting-style { a { color: red } }", "@starting-style"),
        ("a { anchor-name: --x }", "anchor-name"),
        ("a { color: red", None),
        ("a { color: red; color: light-dark(red, blue) }", None),
        ("@supports (color: light-dark(red, blue)) { a { color: light-dark(red, blue) } }", None),
        ("a { color: color-mix(in srgb, red, blue); height: 100dvh } html:has(b) { inset: 0 }", None),
    ],
)
def test_a_style_that_is_too_new_is_found(css: str, fault: str | None) -> None:
    assert faults_of_css(css) == ([fault] if fault else [])


@pytest.mark.parametrize(
    ("js", "fault"),
    [
        ("if (one.checkVisibility()) go();", "checkVisibility"),
        ("document.startViewTransition(go)", "startViewTransition"),
        ("new Set(a).isSubsetOf(b)", "isSubsetOf"),
        ("Object.groupBy(a, b)", "groupBy"),
        ("Promise.withResolvers()", "withResolvers"),
        ("new CloseWatcher()", "CloseWatcher"),
        ('main.querySelector("form:has(input)")', ":has() in a script"),
        ("import data from './a.json' with { type: 'json' }", "import attributes"),
        ("// checkVisibility() is too new", None),
        ("a?.at(-1)?.replaceAll(b, c); structuredClone(a)", None),
    ],
)
def test_a_script_that_is_too_new_is_found(js: str, fault: str | None) -> None:
    assert faults_of_js(js) == ([fault] if fault else [])


def test_an_element_that_is_too_new_is_found() -> None:
    html = '<button class="a" {% if x is y %}commandfor="b"{% endif %}>{{ one is two }}</button><search></search>'
    assert faults_of_html(html) == ["<search>", "button/commandfor"]
    assert faults_of_html('<details name="kinds"><summary>closedby= popover</summary></details>') == []


def test_each_exception_is_one_and_still_needed() -> None:
    pages, styles = "\n".join(_files("templates", "html").values()), "\n".join(_files("static/css", "css").values())
    scripts = "\n".join(_files("static/js", "js").values())
    assert [name for name in ENHANCEMENTS if name not in styles] == []
    assert [name for name in OWN_NAMES if not re.search(rf"\b{name}\b", scripts)] == []
    assert [name for name in HARMLESS_ATTRIBUTES if not re.search(rf"\b{name.partition('/')[2]}\b", pages)] == []


def test_the_list_was_made_for_this_floor() -> None:
    assert newer()["floor"] == FLOOR


@pytest.mark.parametrize("file", HANDBOOKS)
def test_the_handbooks_name_the_floor(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    missing = [name for name, browser in PROMISED.items() if not re.search(rf"{name}[^.]*?{FLOOR[browser]}", text)]
    assert missing == []


@pytest.mark.parametrize("file", ["app/web/words/de.ftl", "app/web/words/en.ftl"])
def test_the_sentence_for_older_browsers_names_the_floor(file: str) -> None:
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
    [said] = [line for line in lines if line.startswith("this_browser_is_too_old")]
    assert all(FLOOR[browser] in said for browser in PROMISED.values())


def test_what_tells_older_browsers_so_runs_in_them() -> None:
    """The script is older than all that it speaks of: no word of JavaScript since 2009 in it."""
    code = re.sub(r"//.*", "", (ROOT / "static/js/old_browser.js").read_text(encoding="utf-8"))
    assert re.findall(r"\b(?:let|const|class|async|import|of)\b|=>|`|\?\.|\?\?|\.\.\.", code) == []
