"""Before the database is opened: is it there, whole and up to date? SQLite would begin anew and delete side files.

What is wrong is found without changing a file. Side files, which may hold the last evening, are copied aside. Then the
game master decides: bring a backup back, go on with what can be read, or begin anew. What was there is moved aside,
never deleted.
"""

import shutil
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from app.campaign.ports import CampaignSummary
from app.core.errors import InvalidValue, UnknownSubject
from app.core.game_system import GameSystem
from app.settings import Settings
from app.storage import statements as sql
from app.storage.backup_check import ALL_FILES, discard, examine
from app.storage.backups import Backup, backups_in, faults_of_folder, stamped, sync_folder
from app.storage.database import Database
from app.storage.foreign_data import read_only
from app.storage.loss import (
    BEGUN_ANEW,
    GONE_ON,
    MOST_BACKUPS,
    GoneOn,
    Loss,
    looks_whole,
    loss_of,
    opened,
    size_of,
)
from app.storage.outside_journal import HouseSettings
from app.storage.private_files import keep_private
from app.storage.upgrade import upgrade

_SIDES = ("-wal", "-journal")


class KeptBackup(NamedTuple):
    """A backup that can be read, and what is in it."""

    backup: Backup
    campaigns: Sequence[CampaignSummary]


class SideFile(NamedTuple):
    """A file of SQLite that lies beside the database, and where its copy is."""

    name: str
    at: datetime
    size: int
    copy: Path


class Emergency(NamedTuple):
    """Situation found instead of a whole database. The backups: those that can be read, the newest first.

    `can_be_opened`: SQLite may try; where it finds no database at all, it deletes the side files. `own`: the campaigns
    of a database that is whole but for its end.
    """

    loss: Loss
    size: int  # of the database file
    sides: Sequence[SideFile]
    backups: Sequence[KeptBackup]
    can_be_opened: bool
    own: Sequence[CampaignSummary] = ()

    @property
    def can_be_settled(self) -> bool:
        """Return whether there is a choice: a damaged file without a backup needs somebody who knows SQLite."""
        return bool(self.backups) or self.loss is not Loss.DAMAGED

    @property
    def may_go_on(self) -> bool:
        """Return whether the database is whole and only its end is missing."""
        return self.loss in (Loss.TORN, Loss.BEHIND)


def emergency(settings: Settings, *, at_start: bool = True) -> Emergency | None:
    """Return what is wrong with the database file, if anything; copy its side files and change nothing.

    Unless at a start, somebody may be writing: then nothing is copied and only what is plain to see is looked at.
    Raises: StorageFault.
    """
    file = settings.database
    if settings.postgres or file.is_dir():
        return None
    with faults_of_folder():
        sides = [side for side in _SIDES if size_of(_beside(file, side))]
        loss = loss_of(file, sides, settings.backups, is_ours=at_start)
        if loss is None:
            return None
        aside = [_beside_it(_beside(file, side), settings.set_aside) for side in sides]
        if at_start:
            for side in aside:
                _copy(_beside(file, side.name.removeprefix(file.name)), side)
        can_be_opened = bool(size_of(file)) and looks_whole(file, has_side=bool(sides))
        found = Emergency(loss, size_of(file), aside, tuple(readable(settings.backups)), can_be_opened)
        return found._replace(own=_campaigns_of(file, sides)) if found.may_go_on else found


def readable(folder: Path) -> Iterator[KeptBackup]:
    """Yield the newest backups that can be read, the newest by what it holds first."""
    for backup in islice(backups_in(folder), MOST_BACKUPS):
        with suppress(sqlite3.Error, ValueError), closing(read_only(folder / backup.name)) as kept:
            if kept.execute("PRAGMA quick_check(1)").fetchone() == ("ok",):
                yield KeptBackup(backup, sql.campaigns(kept))


def _campaigns_of(file: Path, sides: Sequence[str]) -> Sequence[CampaignSummary]:
    with suppress(sqlite3.Error, ValueError), opened(file, sides) as found:
        return sql.campaigns(found)
    return ()


class Rescue:
    """Puts a backup, or an empty house, in the place of what was found."""

    def __init__(self, settings: Settings, systems: Mapping[str, GameSystem], clock: Callable[[], datetime]) -> None:
        self._settings = settings
        self._systems = systems
        self._clock = clock

    def bring_back(self, name: str) -> None:
        """Examine a backup wholly, then let it be the database. Raises: UnknownSubject; InvalidValue; StorageFault."""
        folder = self._settings.backups
        if name not in (one.name for one in backups_in(folder)):
            raise UnknownSubject("backup.unknown")
        target = self._settings.scratch / "rescue.db"
        with faults_of_folder():
            target.parent.mkdir(parents=True, exist_ok=True)
            discard(target)
            examine(folder / name, target, self._systems, ours=True)
            _take_settings(folder / name, target, {GONE_ON: self._decided()})
            self._move_aside()
            target.replace(self._settings.database)
            sync_folder(self._settings.data)

    def go_on(self) -> None:
        """Take the database as far as it can be read; what is in the backups there are is not asked about again.

        Raises: StorageFault.
        """
        with closing(Database(self._settings.database)) as database:
            HouseSettings(database).set(GONE_ON, self._decided())

    def begin_anew(self) -> None:
        """Begin an empty house, although there are backups. Raises: StorageFault."""
        with faults_of_folder():
            self._move_aside()
        with closing(Database(self._settings.database)) as database:
            upgrade(database, None, self._clock())
            HouseSettings(database).set(BEGUN_ANEW, self._clock().isoformat())

    def _decided(self) -> str:
        """Return the note of a decision: the names of the backups that were there, regardless of date. Raises:
        StorageFault.
        """
        known = tuple(one.name for one in backups_in(self._settings.backups))
        return GoneOn(at=self._clock(), known=known).model_dump_json()

    def _move_aside(self) -> None:
        folder = self._settings.set_aside / stamped(self._clock(), "replaced")
        for end in ALL_FILES:
            file = _beside(self._settings.database, end)
            if file.exists():
                folder.mkdir(parents=True, exist_ok=True)
                file.replace(folder / file.name)


def _beside_it(file: Path, folder: Path) -> SideFile:
    """Return a file with the place for its copy, named by its last change, so that another start makes no second
    copy.
    """
    told = file.stat()
    at = datetime.fromtimestamp(told.st_mtime, UTC)
    return SideFile(file.name, at, told.st_size, folder / stamped(at, "found") / file.name)


def _copy(file: Path, side: SideFile) -> None:
    if size_of(side.copy) != side.size:
        side.copy.parent.mkdir(parents=True, exist_ok=True)
        keep_private(side.copy)
        shutil.copyfile(file, side.copy)


def _take_settings(source: Path, target: Path, more: Mapping[str, str]) -> None:
    """Take over the PIN and the rest of the house from its backup. Raises: InvalidValue; StorageFault."""
    try:
        with closing(read_only(source)) as kept:
            rows = kept.execute("SELECT name, value FROM setting").fetchall()
    except sqlite3.Error as error:
        raise InvalidValue("backup.broken", field="file") from error
    with closing(Database(target)) as database:
        for name, value in {**dict(rows), **more}.items():
            HouseSettings(database).set(str(name), str(value))


def _beside(file: Path, end: str) -> Path:
    return file.with_name(file.name + end)
