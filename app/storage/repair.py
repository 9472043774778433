"""A campaign whose journal was damaged from outside: how far it still holds, and the way back to its last good state.

Every entry is sealed together with the one before. So an entry that is missing or changed can come from a backup: it
fits exactly one place, or none.
"""

import logging
import sqlite3
import threading
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from app.campaign.ports import StorageFault
from app.core.errors import StaleRevision, UnknownSubject
from app.storage import statements as sql
from app.storage.backups import backups_in
from app.storage.connections import AnyDatabase, Connection
from app.storage.entries import Line, check, to_moment
from app.storage.foreign_file import read_only
from app.storage.rebuild import derived, write_derived
from app.storage.store import SqlStore
from app.storage.writing import nothing_yet

log = logging.getLogger("heldenpass.journals")
ALL = 2**31 - 1
_FIRST_LOOK = 5.0  # seconds after the start: the first pages come first
_AT_ONCE = 500  # entries that are looked through before others have a turn
_MOST_BACKUPS = 12  # that are searched for entries
_Entries = Mapping[int, Line]


class Repair(NamedTuple):
    """What can be had of a campaign: `entries` of `recorded` ones, `borrowed` of them out of backups."""

    entries: int
    recorded: int
    borrowed: int
    at: datetime | None  # of the last entry
    first_fault: int | None  # the first entry that is missing or changed; None: the journal is whole


class Repairs:
    """Finds and mends damaged campaigns of one database. `backups`: where its backups are, if it has any."""

    def __init__(self, database: AnyDatabase, store: SqlStore, backups: Path | None) -> None:
        self._database = database
        self._store = store
        self._backups = backups
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
        """The first entry of a journal that is missing or was changed, if any. Raises: StorageFault."""
        last, previous = 0, ""
        while True:
            with self._database.reading() as connection:
                rows = sql.ENTRIES_AFTER(connection, campaign_id=campaign_id, revision=last, count=_AT_ONCE).fetchall()
                recorded = _recorded(connection, campaign_id)
            for row in rows:
                line = Line._make(row)
                if not _follows(line, last, previous):
                    return last + 1
                last, previous = line.revision, line.digest
            if len(rows) < _AT_ONCE:
                return last + 1 if last < recorded else None

    def is_damaged(self, campaign_id: int) -> bool:
        """Whether it was found damaged and still is: another program may have mended it. Raises: StorageFault."""
        fault = self.found.get(campaign_id)
        if fault is None:
            return False
        with self._database.reading() as connection:
            recorded = _recorded(connection, campaign_id)
            rows = sql.ENTRIES_AFTER(connection, campaign_id=campaign_id, revision=fault - 2, count=2).fetchall()
        lines = {line.revision: line for line in map(Line._make, rows)}
        before, there = lines.get(fault - 1), lines.get(fault)
        is_mended = recorded < fault if there is None else _follows(there, fault - 1, before.digest if before else "")
        if is_mended:
            self.found.pop(campaign_id, None)
        return not is_mended

    def plan(self, campaign_id: int) -> Repair:
        """What a repair would come to. Raises: UnknownSubject; StorageFault."""
        with self._database.reading() as connection:
            return self._plan(connection, campaign_id)[0]

    def carry_out(self, campaign_id: int, entries: int) -> None:
        """Mend it as `plan` said: so many entries stay, everything else follows from them.

        Raises: StaleRevision when it would be others by now; UnknownSubject; StorageFault.
        """
        with self._database.writing(campaign_id) as connection:
            plan, lines = self._plan(connection, campaign_id)
            if plan.entries != entries or not lines:
                raise StaleRevision("backup.moved_on")
            system = str(sql.CAMPAIGN(connection, campaign_id=campaign_id).fetchone()[0])
            if plan.first_fault is not None:
                sql.DROP_ENTRIES(connection, campaign_id=campaign_id, revision=plan.first_fault - 1)
                for line in lines[plan.first_fault - 1 :]:
                    sql.ADD_ENTRY(connection, **line._asdict())
            for clear in sql.CLEAR.values():
                clear(connection, campaign_id=campaign_id)
            campaign = self._store.begun(connection, campaign_id, nothing_yet(system))
            write_derived(campaign, derived(lines, self._store.codec(system)))
        campaign.committed()
        self.found.pop(campaign_id, None)

    def _plan(self, connection: Connection, campaign_id: int) -> tuple[Repair, Sequence[Line]]:
        row = sql.CAMPAIGN(connection, campaign_id=campaign_id).fetchone()
        if row is None:
            raise UnknownSubject("campaign.unknown", campaign=campaign_id)
        rows = sql.ENTRIES_AFTER(connection, campaign_id=campaign_id, revision=0, count=ALL)
        own = {line.revision: line for line in map(Line._make, rows)}
        backups = _InBackups(self._backups, campaign_id, str(row[2]))
        lines, first_fault = list[Line](), None
        while True:
            last, previous = len(lines), lines[-1].digest if lines else ""
            sources = (source.get(last + 1) for source in (own, *backups.read(first_fault is not None)))
            following = next((line for line in sources if line and _follows(line, last, previous)), None)
            if following is None and first_fault is None and last < _recorded(connection, campaign_id):
                first_fault = last + 1  # from here on backups are asked, too
                continue
            if following is None:
                break
            lines.append(following)
        borrowed = sum(own.get(line.revision) != line for line in lines)
        recorded = max(_recorded(connection, campaign_id), len(lines))
        at = to_moment(lines[-1].at) if lines else None
        return Repair(len(lines), recorded, borrowed, at, first_fault), lines


class _InBackups:
    """The entries of a campaign in the newest backups; those are opened when first needed."""

    def __init__(self, folder: Path | None, campaign_id: int, created_at: str) -> None:
        self._files = [folder / one.name for one in backups_in(folder)[:_MOST_BACKUPS]] if folder else []
        self._campaign = campaign_id, created_at
        self._read: list[_Entries] | None = None

    def read(self, is_wanted: bool) -> Sequence[_Entries]:
        """Each backup's entries; none as long as they are not wanted."""
        if self._read is None and is_wanted:
            self._read = [self._entries(file) for file in self._files]
        return self._read or ()

    def _entries(self, file: Path) -> _Entries:
        campaign, created_at = self._campaign
        with suppress(sqlite3.Error), closing(read_only(file)) as kept:
            known = sql.CAMPAIGN(kept, campaign_id=campaign).fetchone()
            if known is not None and known[2] == created_at:
                rows = sql.ENTRIES_AFTER(kept, campaign_id=campaign, revision=0, count=ALL)
                return {line.revision: line for line in map(Line._make, rows)}
        return {}


def _follows(line: Line, last: int, previous: str) -> bool:
    """Whether an entry is whole and the one that comes next."""
    try:
        check(line)
    except StorageFault as fault:
        if fault.code != "journal.damaged":
            raise
        return False
    return (line.revision, line.previous) == (last + 1, previous)


def _recorded(connection: Connection, campaign_id: int) -> int:
    """How far the journal must reach at least: what campaign and state agree on."""
    row = sql.RECORDED(connection, campaign_id=campaign_id).fetchone()
    return 0 if row is None else int(min(number for number in row if number is not None))
