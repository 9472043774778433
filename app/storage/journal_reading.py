"""The rows of one journal from wherever they lie, a few at a time: all of them never need the memory at once."""

import json
from array import array
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from tempfile import TemporaryFile
from typing import Protocol, TypeVar

from app.campaign.codec import Codec
from app.campaign.model import Entry
from app.campaign.ports import JournalFault, Progress
from app.campaign.rebuild import CountedAction
from app.core.events import Event
from app.storage import statements as sql
from app.storage.connections import Connection
from app.storage.journal_rows import JournalLine, check, to_entry, to_events

AT_ONCE = 500  # rows that are read before others have a turn
T = TypeVar("T")


class KeptLines(Protocol):
    """The rows of a journal, in order as often as wanted, and each for itself."""

    @property
    def count(self) -> int:
        """Return the number of lines."""

    def all(self) -> Iterator[JournalLine]:
        """Return one after the other. Raises: StorageFault, or what reading a file raises."""

    def one(self, revision: int) -> JournalLine:
        """Return the row of a revision. Raises: StorageFault when there is none."""


@dataclass(frozen=True)
class LinesFrom:
    """Rows that come from others."""

    count: int
    all: Callable[[], Iterator[JournalLine]]
    one: Callable[[int], JournalLine]


class StoredLines:
    """The first rows of a campaign in a database, read in many short looks, so that others act meanwhile."""

    def __init__(self, look: Callable[[], AbstractContextManager[Connection]], campaign_id: int, count: int) -> None:
        self._look = look
        self._campaign = campaign_id
        self.count = count

    def all(self) -> Iterator[JournalLine]:
        last = 0
        while last < self.count:
            wanted = min(AT_ONCE, self.count - last)
            with self._look() as connection:
                rows = sql.ENTRIES_AFTER(connection, campaign_id=self._campaign, revision=last, count=wanted).fetchall()
            if not rows:
                raise JournalFault("journal.damaged", revision=last + 1)
            yield from map(JournalLine._make, rows)
            last = rows[-1][1]

    def one(self, revision: int) -> JournalLine:
        with self._look() as connection:
            found = sql.ENTRIES_AFTER(connection, campaign_id=self._campaign, revision=revision - 1, count=1).fetchone()
        if found is None or found[1] != revision:
            raise JournalFault("journal.damaged", revision=revision)
        return JournalLine._make(found)


class SpooledLines:
    """The rows of a file, put aside on the disk, where each can be looked up. Gone when it is closed."""

    def __init__(self, lines: Iterable[JournalLine]) -> None:
        self._file = TemporaryFile()  # noqa: SIM115 - closed by `close`
        self._starts = array("Q")
        try:
            for line in lines:
                self._starts.append(self._file.tell())
                self._file.write(json.dumps(line).encode() + b"\n")
        except BaseException:
            self.close()
            raise
        self.count = len(self._starts)

    def close(self) -> None:
        """Give the room back."""
        self._file.close()

    def all(self) -> Iterator[JournalLine]:
        return map(self.one, range(1, self.count + 1))

    def one(self, revision: int) -> JournalLine:
        if not 1 <= revision <= self.count:
            raise JournalFault("journal.damaged", revision=revision)
        self._file.seek(self._starts[revision - 1])
        return JournalLine._make(json.loads(self._file.readline()))


class Passes:
    """Progress of work that goes through all entries several times, told as if it went through them once."""

    def __init__(self, progress: Progress, count: int, times: int) -> None:
        self._progress = progress
        self._count = count
        self._times = times
        self._done = 0

    def counted(self, things: Iterable[T]) -> Iterator[T]:
        """Yield the things one by one; the progress is told how many have passed."""
        for thing in things:
            yield thing
            self._done += 1
            if self._done % AT_ONCE == 0:
                self._progress(self._done // self._times, self._count)

    def watched(self, lines: KeptLines) -> LinesFrom:
        """Return the rows, wrapped so that the progress is told how many of them have been read."""
        return LinesFrom(lines.count, lambda: self.counted(lines.all()), lines.one)


class ReadJournal:
    """A journal as entries and facts, from which state and read tables are derived."""

    def __init__(self, lines: KeptLines, codec: Codec) -> None:
        self._lines = lines
        self._codec = codec

    def entries(self) -> Iterator[Entry]:
        """Return all in order. Raises: StorageFault for one that was changed from outside."""
        return (to_entry(line, self._codec) for line in self._lines.all())

    def entry(self, revision: int) -> Entry:
        """Return one of them. Raises: StorageFault."""
        return to_entry(self._lines.one(revision), self._codec)

    def facts(self, counting: Iterable[CountedAction]) -> Iterator[tuple[int, tuple[Event, ...]]]:
        """Yield the events of these actions with their places. Raises: StorageFault."""
        following = self._lines.all()
        for action in counting:
            in_order = action.place == action.revision
            line = _found(following, action.revision) if in_order else self._lines.one(action.revision)
            yield action.place, to_events(line, self._codec)
        for _ in following:  # to its end, so that its progress is told to the end
            pass


def in_chain(lines: KeptLines) -> LinesFrom:
    """Return the rows, wrapped so that reading raises a StorageFault at one that does not follow the one before."""
    return LinesFrom(lines.count, lambda: chained(lines.all()), lines.one)


def chained(lines: Iterable[JournalLine]) -> Iterator[JournalLine]:
    """Yield the rows while each follows the one before without a gap. Raises: StorageFault."""
    previous = ""
    for revision, line in enumerate(lines, start=1):
        if line.revision != revision or line.previous != previous:
            raise JournalFault("journal.damaged", revision=revision)
        yield line
        previous = line.digest


def checked(lines: Iterable[JournalLine]) -> Iterator[JournalLine]:
    """Yield the rows while each fits its seal and follows the one before. Raises: StorageFault."""
    for line in chained(lines):
        check(line)
        yield line


def _found(following: Iterator[JournalLine], revision: int) -> JournalLine:
    line = next((line for line in following if line.revision == revision), None)
    if line is None:
        raise JournalFault("journal.damaged", revision=revision)
    return line
