"""Each class that a stylesheet speaks of is on some page: a rule for nothing is deleted with what it was for."""

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
_BESIDE_SELECTORS = re.compile(r"/\*.*?\*/|\"[^\"]*\"|url\([^)]*\)", re.DOTALL)
_WORD = re.compile(r"[\w-]+")
_BEGUN = re.compile(r"[\w-]+(?=[{\"'%$])")  # with a dash at its end the rest of the name is put together


def written() -> str:
    """Everything that can put a class onto a page."""
    kinds = (("templates", "html"), ("app", "py"), ("static/js", "js"), ("static/img", "svg"))
    return "\n".join(file.read_text(encoding="utf-8") for at, kind in kinds for file in (ROOT / at).rglob(f"*.{kind}"))


def classes(css: str) -> set[str]:
    """The classes in the selectors of a stylesheet."""
    return set(re.findall(r"\.(-?[A-Za-z_][\w-]*)", _BESIDE_SELECTORS.sub("", css)))


@cache
def names(pages: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """All words of the pages, and those that only begin a name."""
    begun = {one for one in _BEGUN.findall(pages) if len(one) > 1 and one.endswith(("-", "__"))}
    return frozenset(_WORD.findall(pages)), tuple(begun)


def unused(css: str, pages: str) -> set[str]:
    """The classes of a stylesheet that nothing writes, whole or begun."""
    words, begun = names(pages)
    return {one for one in classes(css) - words if not one.startswith(begun)}


def test_no_stylesheet_speaks_of_a_class_that_nothing_has() -> None:
    pages = written()
    found = {
        str(file.relative_to(ROOT)): left
        for file in sorted((ROOT / "static/css").rglob("*.css"))
        if (left := unused(file.read_text(encoding="utf-8"), pages))
    }
    assert found == {}


def test_a_class_that_is_put_together_counts_and_a_comment_does_not() -> None:
    css = '/* .gone */ .is-here { content: ".no"; } .plan__door, .lost { color: red; }'
    assert unused(css, '<b class="is-here"><i class="plan__{{ kind }}">') == {"lost"}
