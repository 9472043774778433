"""Full check of a backup: its rows in a database of our own making, every seal checked, everything derived anew.

`BackupCheck` does so in a process of its own: an evening goes on meanwhile, and the memory it took is given back.
"""

import multiprocessing
import os
import signal
import sqlite3
import threading
from collections.abc import Mapping
from contextlib import closing
from datetime import datetime
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import NamedTuple

from app.campaign.ports import Progress, StorageFault, no_progress
from app.core.errors import InvalidValue
from app.core.game_system import GameSystem
from app.storage import journal_rows
from app.storage import statements as sql
from app.storage.database import Database
from app.storage.foreign_data import (
    check_entries,
    check_moment,
    faults_of_journal,
    is_picture,
    revision_of,
    take_rows,
    without_nul,
)
from app.storage.journal_reading import StoredLines, checked
from app.storage.migrations import create_tables, known_revisions, upgrade
from app.storage.store import SqlStore

_LONGEST_NAME, _LARGEST_CAMPAIGN = 500, 2_000_000_000  # the next ones have room in every database
ALL_FILES = ("", "-wal", "-shm", "-journal")  # by the ends of their names
_STATES = """
SELECT state.campaign_id, state.digest, journal.digest, state.revision, state.redo, state.house, state."table"
FROM state LEFT JOIN journal ON journal.campaign_id = state.campaign_id AND journal.revision = state.revision
"""
_CHECKPOINTS = 'SELECT campaign_id, digest, place, house, "table" FROM checkpoint'


class Examined(NamedTuple):
    """A file that may be restored. `differed`: tables that did not say what the journal says, and do now."""

    campaigns: int
    entries: int
    differed: tuple[str, ...]


def examine(
    source: Path,
    target: Path,
    systems: Mapping[str, GameSystem],
    progress: Progress = no_progress,
    *,
    ours: bool = False,
) -> Examined:
    """Make a database of our own at `target` out of the rows of a file; nothing stays of one that is refused.

    `ours`: this house made it. Then its settings come along, and a campaign whose game is no longer installed stays as
    it is; of a file from elsewhere it could not be told whether the state follows from the journal, so it is refused.
    Raises: InvalidValue `backup.…` that says what is wrong; StorageFault when our own disk is at fault.
    """
    try:
        with closing(Database(target)) as database:
            _fill(source, database, ours=ours)
            return _derived_anew(database, systems, progress, ours)
    except BaseException:
        discard(target)
        raise


def discard(file: Path) -> None:
    """Remove a database with its side files."""
    for end in ALL_FILES:
        file.with_name(file.name + end).unlink(missing_ok=True)


def _fill(source: Path, database: Database, *, ours: bool) -> None:
    revision = revision_of(source)
    if revision not in known_revisions():
        raise InvalidValue("backup.newer", field="file")
    create_tables(database, revision)
    take_rows(source, database, with_settings=ours)
    upgrade(database, None, datetime.min)


def _derived_anew(database: Database, systems: Mapping[str, GameSystem], progress: Progress, ours: bool) -> Examined:
    with database.reading() as connection:
        _check_kept(connection)
    store, entries, differed = SqlStore(database, systems), 0, set[str]()
    campaigns = store.campaigns()
    for campaign in campaigns:
        with faults_of_journal(InvalidValue, "backup", broken="seal_broken", name=campaign.name):
            with database.reading() as connection:
                count = sql.last_revision(connection, campaign.id)
            check_entries(checked(StoredLines(database.reading, campaign.id, count).all()))
            if campaign.system in systems or not ours:
                report = store.rebuild(campaign.id, progress)
                differed.update(report.differed)
            entries += count
    return Examined(len(campaigns), entries, tuple(sorted(differed)))


def _check_kept(connection: sqlite3.Connection) -> None:
    """Check what a rebuild leaves as it is, or reads before it writes it anew. Raises: InvalidValue.

    Kept states are only rebuilt, never read; one that was changed still tells that somebody was at the file.
    """
    for campaign, digest, *sealed in (*connection.execute(_STATES), *connection.execute(_CHECKPOINTS)):
        if digest != journal_rows.seal_of(sealed):
            raise InvalidValue("backup.state_broken", field="file", campaign=campaign)
    try:
        for digest, content in connection.execute("SELECT digest, content FROM picture"):
            if not is_picture(content, digest):
                raise ValueError("no picture of ours")
        for number, name, *moments in connection.execute("SELECT id, name, created_at, changed_at FROM campaign"):
            without_nul(name)
            for moment in moments:
                check_moment(moment)
            if not 1 <= number <= _LARGEST_CAMPAIGN or len(name) > _LONGEST_NAME:
                raise ValueError("no campaign of ours")
    except ValueError as error:
        raise InvalidValue("backup.manipulated", field="file") from error


_SPAWN = multiprocessing.get_context("spawn")  # a fork would inherit locks that other threads hold
_POLITE = 10


class BackupCheck:
    """Examinations, one after the other, that can be broken off."""

    def __init__(self, systems: Mapping[str, GameSystem]) -> None:
        self._systems = systems
        self._process: SpawnProcess | None = None
        self._over = threading.Event()

    def examine(self, source: Path, target: Path) -> Examined:
        """As `examine` for a backup of ours. Raises: InvalidValue; StorageFault, also when broken off."""
        if self._over.is_set():
            raise StorageFault("backup.not_tried")
        receiver, sender = _SPAWN.Pipe(duplex=False)
        self._process = _SPAWN.Process(target=_examine, args=(sender, source, target, dict(self._systems)), daemon=True)
        with receiver:
            with sender:
                self._process.start()
            if self._over.is_set():  # the evening ended while it began
                self._process.kill()
            try:
                found: Examined | Exception = receiver.recv()
            except EOFError:  # killed, by us or for want of memory
                found = StorageFault("backup.not_tried")
        self._process.join()
        if isinstance(found, Exception):
            raise found
        return found

    def stop(self) -> None:
        """Break off, and begin no other."""
        self._over.set()
        if self._process is not None and self._process.pid is not None:
            self._process.kill()


def _examine(
    sender: "Connection[Examined | Exception, None]", source: Path, target: Path, systems: Mapping[str, GameSystem]
) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then breaks this off
    if hasattr(os, "nice"):
        os.nice(_POLITE)
    try:
        found: Examined | Exception = examine(source, target, systems, ours=True)
    except (InvalidValue, StorageFault) as error:
        found = error
    sender.send(found)
