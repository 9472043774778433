"""Many of one kind by typing: `3 Wolf +2, Bear` is three wolves with a modifier of 2 and a bear."""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import count
from typing import NamedTuple

from app.core.errors import InvalidValue

_TYPED = re.compile(
    r"(?:(?P<number>\d{1,3})\s*[x×]?\s+)?(?P<name>(?=.*[^\W\d_]).*?\S)(?:\s+(?P<modifier>[+\-−]\s*\d{1,2}))?"
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
    """The same line with another word for each name, which stays a line that can be read."""
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
