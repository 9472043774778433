"""A campaign whose journal was damaged from outside: how far it still holds, and the way back to its last good state.

Every entry is sealed together with the one before. So an entry that is missing or changed can come from a backup: it
fits exactly one place, or none.
"""

import logging
import threading
from contextlib import suppress
from pathlib import Path

from app.campaign import rebuild as derive
from app.campaign.ports import StorageFault
from app.core.errors import StaleRevision
from app.storage import statements as sql
from app.storage.connections import AnyDatabase
from app.storage.entries import Line
from app.storage.gradual_writing import InTurns
from app.storage.journal_lines import Passes, ReadJournal, Told, in_chain, nobody
from app.storage.mending import InBackups, Mended, MendedRows, Repair, follows
from app.storage.rebuild import end_of
from app.storage.store import SqlStore
from app.storage.tables import READ_TABLES
from app.storage.writing import nothing_yet

log = logging.getLogger("heldenpass.journals")
_FIRST_LOOK = 5.0  # seconds after the start: the first pages come first
_AT_ONCE = 500  # entries that are looked through before others have a turn


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
                recorded = sql.recorded_entries(connection, campaign_id)
            for row in rows:
                line = Line._make(row)
                if not follows(line, last, previous):
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
            recorded = sql.recorded_entries(connection, campaign_id)
            rows = sql.ENTRIES_AFTER(connection, campaign_id=campaign_id, revision=fault - 2, count=2).fetchall()
        lines = {line.revision: line for line in map(Line._make, rows)}
        before, there = lines.get(fault - 1), lines.get(fault)
        is_mended = recorded < fault if there is None else follows(there, fault - 1, before.digest if before else "")
        if is_mended:
            self.found.pop(campaign_id, None)
        return not is_mended

    def plan(self, campaign_id: int) -> Repair:
        """What a repair would come to. Raises: UnknownSubject; UnknownContent for its game; StorageFault."""
        return self._mended(campaign_id).plan()

    def carry_out(self, campaign_id: int, entries: int, told: Told = nobody) -> None:
        """Mend it as `plan` said: so many entries stay, everything else follows from them.

        Others act meanwhile. Until the last of many short turns the campaign has no state, so a power cut leaves it
        as something that is to be mended. Raises: StaleRevision when it would be others by now; UnknownSubject;
        StorageFault.
        """
        mended = self._mended(campaign_id)
        plan = mended.plan()
        if plan.entries != entries or not entries:
            raise StaleRevision("backup.moved_on")
        with self._database.reading() as connection:
            codec = self._store.codec(sql.known_campaign(connection, campaign_id)[0])
        turns = InTurns(self._database, self._store, campaign_id)
        journal = ReadJournal(Passes(told, entries, times=2).watched(in_chain(mended)), codec)
        history = derive.read(codec.system, journal)
        turns.clear_derived()
        state = turns.write_derived(journal, history, codec)
        turns.write_lines(mended.borrowed(), codec)
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
            self._store.codec(game)  # without its game nobody can say what is left of it
            recorded = sql.recorded_entries(connection, campaign_id)
        own = MendedRows(self._database.reading, campaign_id)
        return Mended(own, InBackups(self._backups, campaign_id, created_at), recorded)
