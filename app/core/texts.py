"""What people may type: a name or a note, one line or several, that everybody can see; several of a kind in one line.

`str.isprintable` refuses line breaks, controls and most characters without a width. Some characters count as printable
and still show nothing; a name made of them would look like none, or like somebody else's.
"""

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import count
from typing import NamedTuple

from pydantic_core import PydanticCustomError

from app.core.errors import InvalidValue

# Printable to Unicode, but never seen: joiners, fillers, the empty Braille cell, selectors of Mongolian letters.
_UNSEEN = frozenset(
    "\N{COMBINING GRAPHEME JOINER}\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}\N{HANGUL FILLER}"
    "\N{HALFWIDTH HANGUL FILLER}\N{KHMER VOWEL INHERENT AQ}\N{KHMER VOWEL INHERENT AA}\N{BRAILLE PATTERN BLANK}"
    "\N{MONGOLIAN FREE VARIATION SELECTOR ONE}\N{MONGOLIAN FREE VARIATION SELECTOR TWO}"
    "\N{MONGOLIAN FREE VARIATION SELECTOR THREE}"
)


_NUL = re.compile(r"\x00|(?<!\\)(?:\\\\)*\\u0000")


def holds_nul(json: str) -> bool:
    """Whether a text, or one inside of its JSON, holds the character that not every database can keep."""
    return _NUL.search(json) is not None


def visible(text: str) -> str:
    """The text itself, for a validator of pydantic. Raises: PydanticCustomError `not_printable`."""
    if not text.isprintable() or not _UNSEEN.isdisjoint(text) or (text and not any(map(_is_seen, text))):
        raise PydanticCustomError("not_printable", "control or invisible characters")
    return text


def lines(text: str) -> str:
    """The text of several lines, with plain line breaks, for a validator of pydantic.

    Raises: PydanticCustomError `not_printable`.
    """
    parted = text.replace("\r\n", "\n")
    visible(parted.replace("\n", " ").strip())
    return parted


def _is_seen(character: str) -> bool:
    """Whether a character shows by itself; an accent or a variation selector needs one before it."""
    return not character.isspace() and not unicodedata.category(character).startswith("M")


_TYPED = re.compile(
    r"(?:(?P<number>\d{1,3})\s*[x×]?\s+)?(?P<name>(?![+\-−]?\d+\s)(?=.*[^\W\d_]).*?\S)(?:\s+(?P<modifier>[+\-−]\s*\d{1,2}))?"
)
_LONGEST_NAME, _MOST_MODIFIER = 30, 20


class TypedGroup(NamedTuple):
    """What somebody typed: how many (from 1), of which name, with which modifier (-20 to 20)."""

    number: int
    name: str
    modifier: int


def read_groups(text: str, field: str) -> Sequence[TypedGroup]:
    """What is parted by commas, each as a group. Raises: InvalidValue `typed.unread` at the field, with the part."""
    found = list[TypedGroup]()
    for part in filter(None, map(str.strip, text.split(","))):
        match = _TYPED.fullmatch(part)
        if match is None or len(match["name"].strip()) > _LONGEST_NAME:
            raise InvalidValue("typed.unread", field=field, part=part[:40])
        modifier = (match["modifier"] or "0").replace(" ", "").replace("−", "-")
        found.append(TypedGroup(int(match["number"] or 1), match["name"].strip(), int(modifier)))
    if not found or not all(one.number and abs(one.modifier) <= _MOST_MODIFIER for one in found):
        raise InvalidValue("typed.unread", field=field, part=text[:40])
    return found


def renamed(text: str, word: Callable[[str], str]) -> str:
    """The line with each name in it replaced by `word(name)`; it can still be read as groups."""
    parts = list[str]()
    for part in text.split(","):
        match = _TYPED.fullmatch(part.strip())
        name = match["name"] if match else part.strip()
        parts.append(part.replace(name, word(name), 1) if name else part)
    return ",".join(parts)


def numbered(name: str, taken: Collection[str], first: int = 1) -> Iterator[str]:
    """The name with every number from the first on that nobody has; `taken` are names as `casefold` writes them."""
    names = (f"{name} {number}" for number in count(first))
    return (one for one in names if one.casefold() not in taken)
