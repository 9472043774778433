"""Content and date of a backup, read from the file itself: clocks are wrong at times, contents are not.

Each backup carries a number that grows by one with every backup of a house. So the order is known even if the clock was
set back or ahead, or if an older backup was restored and fewer entries were played since.
"""

import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, TypeVar

from app.storage.foreign_data import read_only

NUMBER = "backup.number"  # the setting of a house: how many backups it has made
_ENTRIES = "SELECT coalesce(sum(revision), 0), coalesce(max(revision), 0) FROM campaign"
_MOST_KEPT = 500


class BackupContent(NamedTuple):
    """Extent of a backup. `number`: 0 for backups of versions that counted none; `last`: the highest revision."""

    number: int
    entries: int
    last: int


class Placed(NamedTuple):
    """A backup among others: what it holds (None if it cannot be read), the date it bears, and its name."""

    content: BackupContent | None
    at: datetime
    same_second: int
    name: str


def content_of(file: Path) -> BackupContent | None:
    """Return what a backup holds; None if that cannot be read."""
    try:
        told = file.stat()
    except OSError:
        return None
    return _content(file, told.st_size, told.st_mtime_ns)


@lru_cache(maxsize=_MOST_KEPT)  # a backup is written once; each look at the folder asks for all of them
def _content(file: Path, _size: int, _changed: int) -> BackupContent | None:
    try:
        with closing(read_only(file)) as kept:
            entries, last = kept.execute(_ENTRIES).fetchone()
            row = kept.execute("SELECT value FROM setting WHERE name = ?", (NUMBER,)).fetchone()
    except (sqlite3.Error, ValueError):
        return None
    return BackupContent(number_in(row[0] if row else None), int(entries), int(last))


def number_in(text: str | None) -> int:
    """Parse the number of a backup; 0 if the setting holds none."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 10 else 0


_T = TypeVar("_T")


def newest_first(placed: Mapping[_T, Placed], now: datetime | None) -> list[_T]:
    """Return backups by what they hold, the newest first.

    The date in its name places one that cannot be read, and decides among those that hold the same. A date after `now`
    counts for nothing; without `now` every date is believed.
    """

    def is_believed(one: _T) -> bool:
        return now is None or placed[one].at <= now

    def order(one: _T) -> tuple[BackupContent, bool, datetime, int, str]:
        content, at, same_second, name = placed[one]
        return content or BackupContent(0, 0, 0), is_believed(one), at, same_second, name

    ordered = sorted(_all(placed, readable=True), key=order, reverse=True)
    for one in sorted(_all(placed, readable=False), key=order):
        older = (place for place, other in enumerate(ordered) if placed[other].at <= placed[one].at)
        ordered.insert(next(older, len(ordered)) if is_believed(one) else len(ordered), one)
    return ordered


def _all(placed: Mapping[_T, Placed], *, readable: bool) -> Iterable[_T]:
    return (one for one, told in placed.items() if (told.content is not None) is readable)
