"""The entries of a damaged journal, each from where it is still whole: the database, or else a backup.

They are looked up a few at a time, in the database as in each backup: none of them is in the memory as a whole.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, suppress
from datetime import datetime
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from app.campaign.ports import JournalFault, StorageFault
from app.storage import statements as sql
from app.storage.backups import backups_in
from app.storage.connections import Connection
from app.storage.entries import Line, check, to_moment
from app.storage.foreign_file import read_only
from app.storage.journal_lines import AT_ONCE
from app.storage.loss import MOST_BACKUPS


class Repair(NamedTuple):
    """What can be had of a campaign: `entries` of `recorded` ones, `borrowed` of them out of backups."""

    entries: int
    recorded: int
    borrowed: int
    at: datetime | None  # of the last entry
    first_fault: int | None  # the first entry that is missing or changed; None: the journal is whole


class MendedRows:
    """The rows of a campaign in one database; those that follow the one asked for are read along."""

    def __init__(self, look: Callable[[], AbstractContextManager[Connection]], campaign_id: int) -> None:
        self._look = look
        self._campaign = campaign_id
        self._read: dict[int, Line] = {}
        self._from, self._until = 1, 0

    def at(self, revision: int) -> Line | None:
        """The row of a revision, if there is one. Raises: StorageFault."""
        if not self._from <= revision <= self._until:
            with self._look() as connection:
                rows = sql.ENTRIES_AFTER(
                    connection, campaign_id=self._campaign, revision=revision - 1, count=AT_ONCE
                ).fetchall()
            self._read = {line.revision: line for line in map(Line._make, rows)}
            self._from, self._until = revision, max(self._read, default=revision)
        return self._read.get(revision)


class InBackups:
    """The rows of a campaign in the newest backups, which are opened when they are first needed."""

    def __init__(self, folder: Path | None, campaign_id: int, created_at: str) -> None:
        self._folder = folder
        self._campaign = campaign_id, created_at
        self._found: Sequence[MendedRows] | None = None

    def at(self, revision: int) -> Iterator[Line]:
        """What stands in each of them under a revision."""
        if self._found is None:
            self._found = list(self._open())
        for rows in self._found:
            with suppress(sqlite3.Error):
                line = rows.at(revision)
                if line is not None:
                    yield line

    def _open(self) -> Iterator[MendedRows]:
        campaign, created_at = self._campaign
        for backup in backups_in(self._folder)[:MOST_BACKUPS] if self._folder else ():
            file = (self._folder or Path()) / backup.name
            with suppress(sqlite3.Error), closing(read_only(file)) as kept:
                known = sql.CAMPAIGN(kept, campaign_id=campaign).fetchone()
                if known is not None and known[2] == created_at:
                    yield MendedRows(_looks_into(file), campaign)


class Mended:
    """A journal as far as it can be had."""

    def __init__(self, own: MendedRows, backups: InBackups, recorded: int) -> None:
        self._own = own
        self._backups = backups
        self._recorded = recorded
        self._borrowed: dict[int, str] = {}  # by revision, the digest of what comes from a backup
        self.count = 0

    def plan(self) -> Repair:
        """What a repair would come to; before anything else is asked. Raises: StorageFault."""
        at = None
        for line in self._following(self._recorded):
            self.count, at = line.revision, line.at
            if line != self._own.at(self.count):
                self._borrowed[self.count] = line.digest
        is_whole = self.count == self._recorded and not self._borrowed
        first_fault = None if is_whole else min(self._borrowed, default=self.count + 1)
        moment = to_moment(at) if at else None
        return Repair(self.count, self._recorded, len(self._borrowed), moment, first_fault)

    def all(self) -> Iterator[Line]:
        """The rows in their order. Raises: StorageFault."""
        return self._following(self.count)

    def one(self, revision: int) -> Line:
        """One of them. Raises: StorageFault."""
        digest = self._borrowed.get(revision)
        kept = [self._own.at(revision)] if digest is None else self._backups.at(revision)
        found = next((line for line in kept if line and digest in (None, line.digest)), None)
        if found is None:
            raise JournalFault("journal.damaged", revision=revision)
        return found

    def borrowed(self) -> Iterator[Line]:
        """Those that come from a backup. Raises: StorageFault."""
        return map(self.one, self._borrowed)

    def _following(self, count: int) -> Iterator[Line]:
        """One row after the other, as far as they follow each other."""
        last, previous = 0, ""
        while last < count:
            kept = chain([self._own.at(last + 1)], self._backups.at(last + 1))
            line = next((line for line in kept if line and follows(line, last, previous)), None)
            if line is None:
                return
            yield line
            last, previous = line.revision, line.digest


def follows(line: Line, last: int, previous: str) -> bool:
    """Whether an entry is whole and the one that comes next."""
    try:
        check(line)
    except StorageFault as fault:
        if fault.code != "journal.damaged":
            raise
        return False
    return (line.revision, line.previous) == (last + 1, previous)


def _looks_into(file: Path) -> Callable[[], AbstractContextManager[Connection]]:
    return lambda: closing(read_only(file))
