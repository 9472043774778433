"""What people may type as a name or a note: one line, or several, that everybody can see.

`str.isprintable` refuses line breaks, controls and most characters without a width. Some characters count as printable
and still show nothing; a name made of them would look like none, or like somebody else's.
"""

import unicodedata

from pydantic_core import PydanticCustomError

# Printable to Unicode, but never seen: joiners, fillers, the empty Braille cell, selectors of Mongolian letters.
_UNSEEN = frozenset(
    "\N{COMBINING GRAPHEME JOINER}\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}\N{HANGUL FILLER}"
    "\N{HALFWIDTH HANGUL FILLER}\N{KHMER VOWEL INHERENT AQ}\N{KHMER VOWEL INHERENT AA}\N{BRAILLE PATTERN BLANK}"
    "\N{MONGOLIAN FREE VARIATION SELECTOR ONE}\N{MONGOLIAN FREE VARIATION SELECTOR TWO}"
    "\N{MONGOLIAN FREE VARIATION SELECTOR THREE}"
)


def visible(text: str) -> str:
    """The text itself, for a validator of pydantic. Raises: PydanticCustomError `not_printable`."""
    if not text.isprintable() or not _UNSEEN.isdisjoint(text) or (text and not any(map(_is_seen, text))):
        raise PydanticCustomError("not_printable", "control or invisible characters")
    return text


def lines(text: str) -> str:
    """The same for several lines; only line breaks part them. Raises: PydanticCustomError `not_printable`."""
    parted = text.replace("\r\n", "\n")
    visible(parted.replace("\n", " ").strip())
    return parted


def _is_seen(character: str) -> bool:
    """Whether a character shows by itself; an accent or a variation selector needs one before it."""
    return not character.isspace() and not unicodedata.category(character).startswith("M")
