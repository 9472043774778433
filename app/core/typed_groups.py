"""Several of a kind in one line that somebody typed: `3 Wolf +2, Bear`; and the numbers in names."""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import count
from typing import NamedTuple

from app.core.errors import InvalidValue
from app.core.names import look
from app.core.typed_numbers import MINUSES, NotANumber, read_whole

_LONGEST_NAME, _MOST_MODIFIER, _MOST_ALIKE, _MOST_HIT_POINTS = 30, 20, 999, 9999
_MINUS = re.escape(MINUSES)
# What parts one group from the next: a comma, a semicolon, a line break, "and" before a number.
_BETWEEN = re.compile(r"([,;\n]|\s(?:und|and|&)\s+(?=\d))")
_BULLET = re.compile(rf"(?:[•*·]|[{_MINUS}](?=\s+\d))\s*")
_NUMBER = r"\d[\d.,'’]*"
# `4x` and `4 ×`, but not the beginning of a name: 1 Xerxes.
_BEFORE = re.compile(
    rf"(?:(?P<number>{_NUMBER})(?:\s*[xX](?=\s)|x(?=[A-ZÄÖÜ])|\s*×)"
    rf"|(?P<plain>{_NUMBER})(?=\s)|[xX×]\s*(?P<times>\d+)(?=\s))\s*"
)
# What may stand behind a name, in any order, each once. A hyphen that stands close to the name is a part of it.
_BEHIND = {
    "number": re.compile(r"(?:\s+[x×]\s*(\d+)|\s+(\d+)\s*[x×]|\s*\((?:[x×]\s*(\d+)|(\d+)\s*[x×])\))$", re.I),
    "points": re.compile(r"\s*[(\[]?\s*(?:(\d+)\s*(?:TP|HP)|(?:TP|HP):?\s*(\d+))\s*[)\]]?$", re.I),
    "modifier": re.compile(rf"(?:\s*\(\s*|\s+|(?=[+\u2212\u2013]))([+{_MINUS}]\s*\d{{1,2}})\s*\)?$"),
}


class TypedGroup(NamedTuple):
    """Group that somebody typed: how many (from 1), of which name, with which modifier (-20 to 20) and hit points."""

    number: int
    name: str
    modifier: int
    hit_points: int | None = None


def read_groups(text: str, field: str) -> Sequence[TypedGroup]:
    """Return each part as a group; commas, semicolons and lines part them.

    Raises: InvalidValue `typed.unread` at the field, with the part.
    """
    found = list[TypedGroup]()
    for part in filter(None, map(str.strip, _BETWEEN.split(text)[::2])):
        group = _read(part)
        if group is None:
            raise InvalidValue("typed.unread", field=field, part=part[:40])
        found.append(group)
    if not found:
        raise InvalidValue("typed.unread", field=field, part=text[:40])
    return found


def renamed(text: str, word: Callable[[str], str]) -> str:
    """Return the line with each name in it replaced by `word(name)`; it can still be read as groups."""
    parts = _BETWEEN.split(text)
    for place, part in enumerate(parts[::2]):
        group = _read(part.strip())
        name = group.name if group else part.strip()
        parts[2 * place] = part.replace(name, word(name), 1) if name else part
    return "".join(parts)


def numbered(name: str, taken: Collection[str], first: int = 1) -> Iterator[str]:
    """Yield the name with each number from the first on that is free; `taken` are names as `look` writes them."""
    names = (f"{name} {number}" for number in count(first))
    return (one for one in names if look(one) not in taken)


def _read(part: str) -> TypedGroup | None:
    """Read one group; None where the part cannot be read, or only as something impossible."""
    part = _BULLET.sub("", part, count=1) if _BULLET.match(part) else part
    said = dict[str, int]()
    if before := _BEFORE.match(part):
        said["number"], part = _whole(before["number"] or before["plain"] or before["times"]), part[before.end() :]
    is_further = True
    while is_further:
        is_further = False
        for what, pattern in _BEHIND.items():
            behind = pattern.search(part)
            if behind and what not in said and part[: behind.start()].strip():
                said[what] = _whole(next(filter(None, behind.groups())))
                part, is_further = part[: behind.start()], True
    group = TypedGroup(said.get("number", 1), part.strip(), said.get("modifier", 0), said.get("points"))
    return group if _is_possible(group) else None


def _is_possible(group: TypedGroup) -> bool:
    """Return whether the numbers are in range, and the name has a letter and neither begins nor ends like a number."""
    has_name = any(map(str.isalpha, group.name)) and len(group.name) <= _LONGEST_NAME
    is_odd = re.match(rf"[+{_MINUS}]?\s*\d[\d.,]*\s|[+{_MINUS}]|[\d.,]+[x×]?\s", group.name)
    is_left = re.search(rf"(?:\s[{_MINUS}]|[+\u2212\u2013])\s*\d+$|\s[+{_MINUS}×]$|\d\s*(?:TP|HP)$", group.name)
    is_unit = group.name.upper() in ("TP", "HP")
    fits = 1 <= group.number <= _MOST_ALIKE and abs(group.modifier) <= _MOST_MODIFIER
    return has_name and not (is_odd or is_left or is_unit) and fits and (group.hit_points or 0) <= _MOST_HIT_POINTS


def _whole(text: str) -> int:
    """Return the number; 0, which no group can have, for what is none."""
    try:
        return read_whole(text)
    except NotANumber:
        return 0
