"""Entries of a journal that somebody brings: every column must be one this program could have written.

The seal keeps accidents out, not forgers: it has no secret. What one odd value could do to pages, memory or other
databases is settled here, before anything is folded or written.
"""

import json
import re
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Annotated, Any

from pydantic import ConfigDict, FailFast, Field, TypeAdapter

from app.campaign.model import Actor, EntryKind
from app.storage.entries import EARLIEST, LATEST, Line

LARGEST_NUMBER = 2**31 - 1  # what a column of PostgreSQL holds
_MOST_SEEDS = 5_000  # each roll looks for the one behind its place, and every state holds them
_MOST_UNDONE_PLACES = 50_000  # each entry that is folded after them looks through them
_LONGEST: Mapping[str, int] = {  # characters; the largest catalogue that can come in makes two million
    "kind": 20, "actor": 20_000, "at": 40, "command": 3_000_000, "answers": 300_000, "places": 20_000,
    "events": 3_000_000, "subjects": 500_000, "key": 500, "previous": 64, "digest": 64,
}  # fmt: skip
_NUL = re.compile(r"\x00|(?<!\\)(?:\\\\)*\\u0000")  # no text of PostgreSQL holds it
_LONG_NUMBER = re.compile(r"\d{10}")

_LATER: ConfigDict = {"defer_build": True, "strict": True}
_Word = Annotated[str, Field(max_length=500)]
_Place = Annotated[int, Field(ge=0, le=LARGEST_NUMBER)]
_SUBJECTS: TypeAdapter[Any] = TypeAdapter(Annotated[tuple[_Word, ...], FailFast()], config=_LATER)
_PLACES: TypeAdapter[Any] = TypeAdapter(Annotated[tuple[_Place, ...], FailFast()], config=_LATER)


def check_moment(text: str) -> None:
    """A moment as we write it, with its zone, that every clock can show. Raises: ValueError."""
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None or not EARLIEST <= moment < LATEST or moment.isoformat() != text:
        raise ValueError("no moment of ours")


def without_nul(text: str) -> str:
    """A text that every database can keep, for a validator of pydantic. Raises: ValueError."""
    if _NUL.search(text):
        raise ValueError("no text of ours")
    return text


def check_entries(lines: Iterable[Line]) -> None:
    """Whether this program could have written these rows of one journal. Raises: ValueError, RecursionError."""
    keys, cup = set[str](), _Cup()
    for line in lines:
        _check_columns(line)
        cup.take(line, _PLACES.validate_json(line.places))
        key = (line.key or "").replace("\0", "")
        if key and key in keys:
            raise ValueError("a form that acted twice")
        keys.add(key)


class _Cup:
    """Which places of the dice a journal can have used. They are taken one after the other, and some come back."""

    def __init__(self) -> None:
        self._end = 0
        self._taken: dict[int, int] = {}
        self._undone = 0
        self._seeds = 0

    def take(self, line: Line, places: tuple[int, ...]) -> None:
        """Raises: ValueError for a place no roll can have reached: the fold would count all that lie before it."""
        end = max(places, default=-1) + 1
        if end > self._end + len(places) or len(set(places)) < len(places):
            raise ValueError("no place of these dice")
        self._end = max(self._end, end)
        self._taken[line.revision] = len(places)
        self._undone += self._taken.pop(line.target, 0) if line.target else 0
        self._seeds += '"dice.renewed"' in line.events
        if self._undone > _MOST_UNDONE_PLACES or self._seeds > _MOST_SEEDS:
            raise ValueError("more dice than anybody takes back")


def _check_columns(line: Line) -> None:
    for name, longest in _LONGEST.items():
        text = getattr(line, name) or ""
        if len(text if name == "key" else without_nul(text)) > longest:  # keys with NUL were taken once
            raise ValueError("longer than anything of ours")
    _check_kind(line)
    check_moment(line.at)
    Actor.model_validate_json(line.actor)
    _SUBJECTS.validate_json(line.subjects)
    for text in (line.command or "", line.answers, line.events):
        _check_numbers(text)


def _check_kind(line: Line) -> None:
    """An action stands alone, everything else is about an earlier entry; undo and redo do nothing but that."""
    kind = EntryKind(line.kind)
    fits = line.target is None if kind is EntryKind.ACTION else 1 <= (line.target or 0) < line.revision
    switches = kind in (EntryKind.UNDO, EntryKind.REDO)
    is_bare = (line.command, line.answers, line.places, line.events) == (None, "[]", "[]", "[]")
    if not fits or line.revision > LARGEST_NUMBER or (switches and not is_bare):
        raise ValueError("no entry of ours")


def _check_numbers(text: str) -> None:
    if _LONG_NUMBER.search(text):
        json.loads(text, parse_int=_number)


def _number(digits: str) -> int:
    if len(digits) > 11 or abs(int(digits)) > LARGEST_NUMBER:
        raise ValueError("no number of ours")
    return int(digits)
