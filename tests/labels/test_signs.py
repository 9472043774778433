"""The small typefaces that every page loads hold all that our pages say; the large ones are for what people type."""

import re
from collections.abc import Iterator

from app.settings import STATIC
from tests.labels.catalogue import kept
from tests.labels.test_languages import FILES, english, words

ELSEWHERE = set("→°\n")  # an arrow of the device; a degree on the second screen, which is no phone's


def signs_of_small_faces() -> set[str]:
    styles = (STATIC / "css/tokens.css").read_text(encoding="utf-8")
    (covered,) = set(re.findall(r"-german-[^}]*unicode-range: ([^;]*);", styles))
    return {chr(sign) for span in re.split(r",\s+", covered) for sign in _signs(span)}


def _signs(span: str) -> range:
    first, _, last = span.removeprefix("U+").partition("-")
    return range(int(first, 16), int(last or first, 16) + 1)


def said() -> Iterator[str]:
    for file in FILES:
        yield from (*words(file).values(), *words(english(file)).values())
    for message in kept():
        if message.id:  # the first one is about the file itself
            for forms in (message.id, message.string):
                yield from (forms,) if isinstance(forms, str) else tuple(forms or ())


def test_all_that_pages_say_is_in_the_small_typefaces() -> None:
    small = signs_of_small_faces() | ELSEWHERE
    written = {re.sub(r"\{[^{}]*\}|%\(\w+\)[sd]", "", text) for text in said()}
    assert {text: left for text in written if (left := set(text) - small)} == {}
