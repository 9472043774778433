"""A campaign whose journal was damaged from outside: how far it still holds, and the way back to its last good state.

Every entry is sealed together with the one before. So an entry that is missing or changed can come from a backup: it
fits exactly one place, or none. Entries are looked up a few at a time, in the database as in each backup: none of them
is in the memory as a whole.
"""

import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, suppress
from datetime import datetime
from functools import cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from app.campaign import rebuild as derive
from app.campaign.ports import JournalFault, Progress, StorageFault, no_progress
from app.core.errors import StaleRevision
from app.storage import statements as sql
from app.storage.connections import AnyDatabase, Connection
from app.storage.foreign_data import read_only
from app.storage.journal_reading import AT_ONCE, Passes, ReadJournal, StoredLines, checked, in_chain
from app.storage.journal_rows import JournalLine, check, to_moment
from app.storage.journal_transaction import nothing_yet
from app.storage.rebuild import end_of
from app.storage.recovery.choose import asked
from app.storage.store import InTurns, SqlStore
from app.storage.tables import READ_TABLES

log = logging.getLogger("heldenpass.journals")

_FIRST_LOOK = 5.0  # seconds after the start: the first pages come first


class Repair(NamedTuple):
    """Part of a campaign that can be saved: `entries` of `recorded` ones, `borrowed` of them from backups."""

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
        self._read: dict[int, JournalLine] = {}
        self._from, self._until = 1, 0

    def at(self, revision: int) -> JournalLine | None:
        """Return the row of a revision, if there is one. Raises: StorageFault."""
        if not self._from <= revision <= self._until:
            with self._look() as connection:
                rows = sql.ENTRIES_AFTER(
                    connection, campaign_id=self._campaign, revision=revision - 1, count=AT_ONCE
                ).fetchall()
            self._read = {line.revision: line for line in map(JournalLine._make, rows)}
            self._from, self._until = revision, max(self._read, default=revision)
        return self._read.get(revision)


class Mended:
    """A journal as far as it can be had. `backups` opens the rows of the newest, when they are first needed."""

    def __init__(self, own: MendedRows, backups: Callable[[], Sequence[MendedRows]], recorded: int) -> None:
        self._own = own
        self._backups = cache(backups)
        self._recorded = recorded
        self._borrowed: dict[int, str] = {}  # by revision, the digest of what comes from a backup
        self.count = 0

    def plan(self) -> Repair:
        """Return the plan of a repair: the entries it would save. Call it first. Raises: StorageFault."""
        at = None
        for line in self._following(self._recorded):
            self.count, at = line.revision, line.at
            if line != self._own.at(self.count):
                self._borrowed[self.count] = line.digest
        is_whole = self.count == self._recorded and not self._borrowed
        first_fault = None if is_whole else min(self._borrowed, default=self.count + 1)
        moment = to_moment(at) if at else None
        return Repair(self.count, self._recorded, len(self._borrowed), moment, first_fault)

    def all(self) -> Iterator[JournalLine]:
        """Return the rows in their order. Raises: StorageFault."""
        return self._following(self.count)

    def one(self, revision: int) -> JournalLine:
        """Return one of them. Raises: StorageFault."""
        digest = self._borrowed.get(revision)
        kept = [self._own.at(revision)] if digest is None else self._in_backups(revision)
        found = next((line for line in kept if line and digest in (None, line.digest)), None)
        if found is None:
            raise JournalFault("journal.damaged", revision=revision)
        return found

    def borrowed(self) -> Iterator[JournalLine]:
        """Return the rows that come from a backup. Raises: StorageFault."""
        return map(self.one, self._borrowed)

    def _following(self, count: int) -> Iterator[JournalLine]:
        """Yield one row after the other, as far as they follow each other."""
        last, previous = 0, ""
        while last < count:
            kept = chain([self._own.at(last + 1)], self._in_backups(last + 1))
            line = next((line for line in kept if line and follows(line, last, previous)), None)
            if line is None:
                return
            yield line
            last, previous = line.revision, line.digest

    def _in_backups(self, revision: int) -> Iterator[JournalLine | None]:
        """Yield each backup's entry under a revision."""
        for rows in self._backups():
            with suppress(sqlite3.Error):
                yield rows.at(revision)


def follows(line: JournalLine, last: int, previous: str) -> bool:
    """Return whether an entry is whole and the next one."""
    try:
        check(line)
    except StorageFault as fault:
        if fault.code != "journal.damaged":
            raise
        return False
    return (line.revision, line.previous) == (last + 1, previous)


class Repairs:
    """Finds and mends damaged campaigns of one database. `backups`: where its backups are, if it has any."""

    def __init__(self, database: AnyDatabase, store: SqlStore, backups: Path | None) -> None:
        self._database = database
        self._store = store
        self._folder = backups
        self.found: dict[int, int] = {}  # campaigns that were found damaged, and the first entry that is at fault
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Look through all journals as soon as the table has opened; each time a server begins."""
        self._ended.clear()
        self._thread = threading.Thread(target=self._examine_soon, name="journals", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Look no further."""
        self._ended.set()
        if self._thread is not None:
            self._thread.join(timeout=2)

    def _examine_soon(self) -> None:
        self._ended.wait(_FIRST_LOOK)
        with suppress(StorageFault):  # a disk that refuses is told by whatever needs it next
            self.examine_all()

    def examine_all(self) -> None:
        """Look through every journal and remember what is damaged; others act meanwhile. Raises: StorageFault."""
        for campaign in self._store.campaigns():
            if self._ended.is_set():
                return
            fault = self.first_fault(campaign.id)
            if fault is not None:
                self.found[campaign.id] = fault
                log.error("campaign %s is damaged: entry %s", campaign.id, fault)

    def first_fault(self, campaign_id: int) -> int | None:
        """Return the first entry of a journal that is missing or was changed, if any. Raises: StorageFault."""
        with self._database.reading() as connection:
            last = sql.last_revision(connection, campaign_id)
            count = max(last, sql.recorded_entries(connection, campaign_id))
        try:
            for _ in checked(StoredLines(self._database.reading, campaign_id, count).all()):
                pass
        except JournalFault as fault:
            if fault.code != "journal.damaged":
                raise
            return int(fault.data["revision"])
        return None

    def is_damaged(self, campaign_id: int) -> bool:
        """Return whether it was found damaged and still is: another program may have mended it. Raises:
        StorageFault.
        """
        fault = self.found.get(campaign_id)
        if fault is None:
            return False
        with self._database.reading() as connection:
            recorded = sql.recorded_entries(connection, campaign_id)
            rows = sql.ENTRIES_AFTER(connection, campaign_id=campaign_id, revision=fault - 2, count=2).fetchall()
        lines = {line.revision: line for line in map(JournalLine._make, rows)}
        before, there = lines.get(fault - 1), lines.get(fault)
        is_mended = recorded < fault if there is None else follows(there, fault - 1, before.digest if before else "")
        if is_mended:
            self.found.pop(campaign_id, None)
        return not is_mended

    def plan(self, campaign_id: int) -> Repair:
        """Return the entries a repair would save. Raises: UnknownSubject; UnknownContent for its game; StorageFault."""
        return self._mended(campaign_id).plan()

    def carry_out(
        self,
        campaign_id: int,
        entries: int,
        progress: Progress = no_progress,
        keep: Callable[[], object] = lambda: None,
    ) -> None:
        """Mend it as `plan` said: so many entries stay, everything else follows from them. `keep` is called before.

        Others act meanwhile. Until the last of many short turns the campaign has no state, so a power cut leaves it
        as something that is to be mended. Raises: StaleRevision when it would be others by now; UnknownSubject;
        StorageFault.
        """
        mended = self._mended(campaign_id)
        plan = mended.plan()
        if plan.entries != entries or not entries:
            raise StaleRevision("backup.moved_on")
        keep()
        with self._database.reading() as connection:
            codec = self._store.codec(sql.known_campaign(connection, campaign_id)[0])
        turns = InTurns(self._database, campaign_id)
        journal = ReadJournal(Passes(progress, entries, times=2).watched(in_chain(mended)), codec)
        history = derive.read(codec.system, journal)
        turns.clear_derived()
        state = turns.write_derived(journal, history, codec)
        turns.write_lines(mended.borrowed())
        with self._database.writing(campaign_id) as connection:
            sql.DROP_ENTRIES(connection, campaign_id=campaign_id, revision=entries)
            for row in READ_TABLES:
                sql.CLEAR[row](connection, campaign_id=campaign_id)
            campaign = self._store.begun(connection, campaign_id, nothing_yet(codec.system.id))
            campaign.end = end_of(mended)
            campaign.save(state, history.redo)
        campaign.committed()
        self.found.pop(campaign_id, None)

    def _mended(self, campaign_id: int) -> Mended:
        with self._database.reading() as connection:
            game, *_, created_at = sql.known_campaign(connection, campaign_id)
            self._store.codec(game)  # without its game the rest of it is unknown
            recorded = sql.recorded_entries(connection, campaign_id)
        folder = self._folder

        def is_in(backup: sqlite3.Connection) -> bool | None:
            known = sql.CAMPAIGN(backup, campaign_id=campaign_id).fetchone()
            return (known is not None and known[2] == created_at) or None

        def in_backups() -> Sequence[MendedRows]:
            files = [folder / backup.name for backup, _ in asked(folder, is_in)] if folder else []
            return [MendedRows(_looks_into(file), campaign_id) for file in files]

        return Mended(MendedRows(self._database.reading, campaign_id), in_backups, recorded)


def _looks_into(file: Path) -> Callable[[], AbstractContextManager[Connection]]:
    return lambda: closing(read_only(file))
