"""The small typefaces that every page loads hold all that our pages say; the large ones are for what people type."""

import re
from collections.abc import Iterator

from app.settings import STATIC
from tests.labels.fluent_files import FILES, TERMINAL, english, messages, texts

ELSEWHERE = set("→°\n")  # an arrow of the device; a degree on the second screen, which is no phone's


def signs_of_small_faces() -> set[str]:
    styles = (STATIC / "css/tokens.css").read_text(encoding="utf-8")
    (covered,) = set(re.findall(r"-german-[^}]*unicode-range: ([^;]*);", styles))
    return {chr(sign) for span in re.split(r",\s+", covered) for sign in _signs(span)}


def _signs(span: str) -> range:
    first, _, last = span.removeprefix("U+").partition("-")
    return range(int(first, 16), int(last or first, 16) + 1)


def said() -> Iterator[str]:
    for file in (one for one in FILES if one not in TERMINAL):
        for there in (file, english(file)):
            for message in messages(there).values():
                yield from texts(message)


def test_all_that_pages_say_is_in_the_small_typefaces() -> None:
    small = signs_of_small_faces() | ELSEWHERE
    assert {text: left for text in said() if (left := set(text) - small)} == {}
