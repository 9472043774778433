"""A page that listens while somebody types learns what was typed before it did: forms.js is with it to tell."""

import re
from pathlib import Path

from app.settings import STATIC, TEMPLATES

_LISTENS = re.compile(r'addEventListener\("(?:input|change)"')
_ASKS = re.compile(r"""hx-trigger["']?[=:] ?["'](?:input|change)""")
_SCRIPTS = re.compile(r"script\(([^)]*)\)")
_PARENT = re.compile(r'{% extends "([^"]+)" %}')
_PARTS = re.compile(r"""["']([\w/]+\.html)["']""")


def _with_parents(template: Path) -> str:
    """A page's own text and that of the frames around it."""
    text = template.read_text("utf-8")
    parent = _PARENT.search(text)
    return text + (_with_parents(TEMPLATES / parent[1]) if parent else "")


def _with_parts(text: str, seen: set[str]) -> str:
    """The same with all that it includes and imports."""
    for name in _PARTS.findall(text):
        if name not in seen:
            seen.add(name)
            text += _with_parts((TEMPLATES / name).read_text("utf-8"), seen)
    return text


def test_every_page_that_listens_to_typing_has_the_script_that_tells_what_came_earlier() -> None:
    listening = {one.stem for one in STATIC.glob("js/**/*.js") if _LISTENS.search(one.read_text("utf-8"))}
    listening -= {"heldenpass"}  # the box in the list of keys, which nobody sees before
    assert {"forms", "finder", "map_editor"} <= listening
    found = []
    for page in TEMPLATES.glob("**/*.html"):
        text = _with_parents(page)
        if "<!doctype" not in text:
            continue  # a part of pages
        scripts = {name for names in _SCRIPTS.findall(text) for name in re.findall(r'"([\w.-]+)"', names)}
        if scripts & listening or _ASKS.search(_with_parts(text, set())):
            found.append(page.stem)
            assert "forms" in scripts, page
    assert {"editor", "town", "event_log", "rulings", "personal"} <= set(found)
