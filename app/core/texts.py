"""Texts that people type and paste: names and notes, one line or several, visible to everybody.

`Line` and `Lines` are the one door for it: a field of a command or a file that takes free text is marked with one of
them. What comes in now (`TYPED`) is tidied there before anything compares or keeps it; what was kept earlier is read as
it was kept, so that an old journal gives the same table again.

`str.isprintable` refuses line breaks, controls and most characters without a width. Some characters count as printable
and still show nothing; a name made of them would look like none, or like somebody else's.
"""

import json
import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal

from annotated_types import BaseMetadata, GroupedMetadata
from pydantic import AfterValidator, BeforeValidator, StringConstraints, ValidationInfo
from pydantic_core import PydanticCustomError

# Printable to Unicode, but never seen: joiners, fillers, the empty Braille cell, selectors of Mongolian letters.
_UNSEEN = frozenset(
    "\N{COMBINING GRAPHEME JOINER}\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}\N{HANGUL FILLER}"
    "\N{HALFWIDTH HANGUL FILLER}\N{KHMER VOWEL INHERENT AQ}\N{KHMER VOWEL INHERENT AA}\N{BRAILLE PATTERN BLANK}"
    "\N{MONGOLIAN FREE VARIATION SELECTOR ONE}\N{MONGOLIAN FREE VARIATION SELECTOR TWO}"
    "\N{MONGOLIAN FREE VARIATION SELECTOR THREE}"
)
BLANKS: Final = "\t \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000"  # of a class of characters
_ODD_BLANK = re.compile(f"[{BLANKS}]")
_BREAK = re.compile("\r\n|[\r\v\f\x85\u2028\u2029]")
_JOINER, _NON_JOINER = "\N{ZERO WIDTH JOINER}", "\N{ZERO WIDTH NON-JOINER}"
# Soft hyphen, blank and joiner without a width, byte order mark, marks of a direction: left in what is copied.
DROPPED: Final = "\u00ad\u200b\u2060\ufeff\u200e\u200f"
_DROPPED = re.compile(f"[{DROPPED}]")
_ODD_JOINER = re.compile(f"[{_JOINER}{_NON_JOINER}]")
# The flag of a part of a country: one sign, written with others that are not seen.
_FLAG = re.compile("(?<=\U0001f3f4)[\U000e0030-\U000e0039\U000e0061-\U000e007a]{2,6}\U000e007f")

TYPED: Final = {"typed": True}  # the context in which a model is read from what somebody typed, pasted or sent


_NUL = re.compile(r"\x00|(?<!\\)(?:\\\\)*\\u0000")


def holds_nul(json: str) -> bool:
    """Return whether a text, or a text inside its JSON, holds the character that not every database can keep."""
    return _NUL.search(json) is not None


def tidied(text: str) -> str:
    """Return one line as it is kept: composed letters, plain blanks, one at a time, without what is never seen.

    Line breaks stay, to be refused.
    """
    return re.sub(" {2,}", " ", _tidied(text)).strip(" ")


def tidied_lines(text: str) -> str:
    """Return several lines as they are kept: like one, with plain line breaks; the blanks in them stay."""
    return _tidied(_BREAK.sub("\n", text)).strip(" \n")


def _tidied(text: str) -> str:
    plain = _ODD_BLANK.sub(" ", _DROPPED.sub("", text))
    return unicodedata.normalize("NFC", _ODD_JOINER.sub(_kept_joiner, plain))


def _kept_joiner(found: re.Match[str]) -> str:
    """Return the joiner itself between two signs or letters that it changes, else nothing."""
    return found[0] if _joins(found.string, found.start()) else ""


def _joins(text: str, place: int) -> bool:
    """Return whether a joiner shows at a place: between two emoji, or after a letter of a joined script."""
    before, after = text[:place].rstrip("\ufe0f\u20e3"), text[place + 1 : place + 2]
    if not before or not after:
        return False
    if unicodedata.combining(before[-1]) == _VIRAMA or unicodedata.bidirectional(before[-1]) == "AL":
        return unicodedata.category(after)[0] in "LM"
    return text[place] == _JOINER and _is_emoji(before[-1]) and _is_emoji(after)


_VIRAMA = 9  # the class of the mark that joins letters of Indic scripts


def _is_emoji(sign: str) -> bool:
    return unicodedata.category(sign) == "So" or "\U0001f3fb" <= sign <= "\U0001f3ff" or sign in "\u2640\u2642"


def visible(text: str) -> str:
    """Return the text itself, for a validator of pydantic. Raises: PydanticCustomError `not_printable`."""
    plain = _FLAG.sub("", text)
    if _ODD_JOINER.search(plain):
        plain = _ODD_JOINER.sub(lambda found: "" if _joins(found.string, found.start()) else found[0], plain)
    if not plain.isprintable() or not _UNSEEN.isdisjoint(plain) or (plain and not any(map(_is_seen, plain))):
        raise PydanticCustomError("not_printable", "control or invisible characters")
    return text


def lines(text: str) -> str:
    """Return the text of several lines, with plain line breaks, for a validator of pydantic.

    Raises: PydanticCustomError `not_printable`.
    """
    parted = text.replace("\r\n", "\n")
    visible(parted.replace("\n", " ").strip())
    return parted


def _is_seen(character: str) -> bool:
    """Return whether a character shows by itself; an accent or a variation selector needs one before it."""
    return not character.isspace() and not unicodedata.category(character).startswith("M")


Seen = Literal["always", "typed", "never"]


def _seen(check: Callable[[str], str], when: Seen) -> AfterValidator:
    """Return the check as a validator, always or only of what comes in now."""

    def check_typed(text: str, info: ValidationInfo) -> str:
        return check(text) if info.context is TYPED else text

    return AfterValidator(check if when == "always" else check_typed)


def _tidied_by(tidy: Callable[[str], str]) -> BeforeValidator:
    """Return a validator that tidies a text which comes in now."""

    def tidy_typed(value: Any, info: ValidationInfo) -> Any:
        return tidy(value) if isinstance(value, str) and info.context is TYPED else value

    return BeforeValidator(tidy_typed)


@dataclass(frozen=True)
class Line(GroupedMetadata):
    """Marks a field with a text of one line: `Annotated[str, Line(40)]`.

    `seen`: when a text with something invisible in it is refused. `typed`: only when it comes in now, because older
    journals may hold it; `never`: a file of another program may hold anything. `strips`: blanks at the ends were never
    kept, not even before there was this door; without it older journals may hold them.
    """

    most: int
    least: int = 0
    pattern: str | None = None
    seen: Seen = "always"
    strips: bool = True

    def __iter__(self) -> Iterator[BaseMetadata]:
        """Yield what pydantic checks: tidied first, its length, then what can be seen."""
        length = StringConstraints(
            strip_whitespace=self.strips,
            min_length=self.least or None,
            max_length=self.most,
            pattern=self.pattern,
        )
        parts: list[Any] = [length]
        parts += [_seen(visible, self.seen)] if self.seen != "never" else []
        yield from (*parts, _tidied_by(tidied))


@dataclass(frozen=True)
class Lines(GroupedMetadata):
    """Marks a field with a text of several lines: `Annotated[str, Lines(2_000)]`; `seen` and `strips` as of a line."""

    most: int
    least: int = 0
    seen: Seen = "always"
    strips: bool = True

    def __iter__(self) -> Iterator[BaseMetadata]:
        """Yield what pydantic checks: tidied first, its length, then what can be seen."""
        least = self.least or None
        parts: list[Any] = [StringConstraints(strip_whitespace=self.strips, min_length=least, max_length=self.most)]
        parts += [_seen(lines, self.seen)] if self.seen != "never" else []
        yield from (*parts, _tidied_by(tidied_lines))


def shortened(text: str, most: int) -> str:
    """Return the text, or as many whole words of it as fit with an ellipsis; a word that is too long alone is cut."""
    if len(text) <= most:
        return text
    words, blank, _rest = text[:most].rpartition(" ")
    return f"{(words if blank else text[: most - 1]).rstrip(' ,;:–')}…"


def tidied_within(value: Any) -> Any:
    """Return a value of JSON with every text in it tidied, the names of fields too."""
    match value:
        case str():
            return tidied_lines(value)
        case list():
            return [tidied_within(one) for one in value]
        case dict():
            return {tidied_lines(name): tidied_within(one) for name, one in value.items()}
    return value


def tidied_file(text: str) -> str:
    """Return the text of a file of JSON or TOML as it is kept; JSON may write odd characters as escapes."""
    plain = tidied_lines(text)
    try:
        found = json.loads(plain)
        tidy = tidied_within(found)
        return plain if tidy == found else json.dumps(tidy, ensure_ascii=False)
    except (ValueError, RecursionError):  # no JSON, or one that its reader will refuse
        return plain


@dataclass(frozen=True)
class FileText(GroupedMetadata):
    """Marks a field with the text of a whole file: `Annotated[str, FileText(200_000)]`."""

    most: int
    least: int = 0

    def __iter__(self) -> Iterator[BaseMetadata]:
        """Yield what pydantic checks: tidied first, then its length."""
        parts: list[Any] = [StringConstraints(min_length=self.least or None, max_length=self.most)]
        yield from (*parts, _tidied_by(tidied_file))
