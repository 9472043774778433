"""Before the database is opened: is it there and whole? SQLite would begin anew and delete side files.

What is wrong is found without changing a file. Side files, which may hold the last evening, are copied aside. Then the
game master decides: bring a backup back, or begin anew. What was there is moved aside, never deleted.
"""

import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from datetime import UTC, datetime
from enum import StrEnum
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from app.core.errors import InvalidValue, UnknownSubject
from app.core.game_system import GameSystem
from app.settings import Settings
from app.storage.backups import Backup, backups_in, faults_of_folder
from app.storage.database import Database
from app.storage.entries import to_moment
from app.storage.examining import discard, examine
from app.storage.folders import sync_folder
from app.storage.foreign_file import read_only
from app.storage.house_settings import HouseSettings
from app.storage.upgrade import upgrade

_MAGIC = b"SQLite format 3\x00"
_HEADER = 100
_SIDES = ("-wal", "-journal")
_ALL_FILES = ("", "-wal", "-shm", "-journal")
_MOST_BACKUPS = 12  # that are looked into
_BEGUN_ANEW = "rescue.begun_anew"  # the setting of a house that was told to do without its backups
_TIME = "%Y%m%d-%H%M%S"
_CAMPAIGNS = "SELECT name, revision, changed_at FROM campaign ORDER BY changed_at DESC"


class Loss(StrEnum):
    """What is the matter with the database."""

    MISSING = "missing"
    EMPTY = "empty"
    DAMAGED = "damaged"


class KeptCampaign(NamedTuple):
    """A campaign in a backup."""

    name: str
    entries: int
    changed_at: datetime


class KeptBackup(NamedTuple):
    """A backup that can be read, and what is in it."""

    backup: Backup
    campaigns: Sequence[KeptCampaign]


class SideFile(NamedTuple):
    """A file of SQLite that lies beside the database, and where its copy is."""

    name: str
    at: datetime
    size: int
    copy: Path


class Emergency(NamedTuple):
    """What was found instead of a whole database. The backups: those that can be read, the newest first.

    `can_be_opened`: SQLite may try; where it finds no database at all, it deletes the side files.
    """

    loss: Loss
    size: int  # of the database file
    sides: Sequence[SideFile]
    backups: Sequence[KeptBackup]
    can_be_opened: bool

    @property
    def can_be_settled(self) -> bool:
        """Whether there is something to choose: a damaged file without a backup is for somebody who knows SQLite."""
        return bool(self.backups) or self.loss is not Loss.DAMAGED


def emergency(settings: Settings, *, at_start: bool = True) -> Emergency | None:
    """What is wrong with the database file, if anything; it is not changed, its side files are copied.

    Unless at a start, somebody may be writing: then nothing is copied and only what is plain to see is looked at.
    Raises: StorageFault.
    """
    file = settings.database
    if settings.postgres or file.is_dir():
        return None
    with faults_of_folder():
        sides = [side for side in _SIDES if _size(_beside(file, side))]
        loss = _loss(file, sides, settings.backups, is_ours=at_start)
        if loss is None:
            return None
        aside = [_beside_it(_beside(file, side), settings.set_aside) for side in sides]
        if at_start:
            for side in aside:
                _copy(_beside(file, side.name.removeprefix(file.name)), side)
        can_be_opened = bool(_size(file)) and _looks_whole(file, has_side=bool(sides))
        return Emergency(loss, _size(file), aside, tuple(readable(settings.backups)), can_be_opened)


def readable(folder: Path) -> Iterator[KeptBackup]:
    """The newest backups that can be read."""
    for backup in islice(backups_in(folder), _MOST_BACKUPS):
        with suppress(sqlite3.Error, ValueError), closing(read_only(folder / backup.name)) as kept:
            if kept.execute("PRAGMA quick_check(1)").fetchone() == ("ok",):
                rows = kept.execute(_CAMPAIGNS).fetchall()
                yield KeptBackup(backup, [KeptCampaign(name, count, to_moment(at)) for name, count, at in rows])


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
            examine(folder / name, target, self._systems)
            _take_settings(folder / name, target)
            self._move_aside()
            target.replace(self._settings.database)
            sync_folder(self._settings.data)

    def begin_anew(self) -> None:
        """An empty house, although there are backups. Raises: StorageFault."""
        with faults_of_folder():
            self._move_aside()
        database = Database(self._settings.database)
        try:
            upgrade(database, None, self._clock())
            HouseSettings(database).set(_BEGUN_ANEW, self._clock().isoformat())
        finally:
            database.close()

    def _move_aside(self) -> None:
        folder = self._settings.set_aside / f"{self._clock().astimezone(UTC):{_TIME}}-replaced"
        for end in _ALL_FILES:
            file = _beside(self._settings.database, end)
            if file.exists():
                folder.mkdir(parents=True, exist_ok=True)
                file.replace(folder / file.name)


def _loss(file: Path, sides: Sequence[str], backups: Path, *, is_ours: bool) -> Loss | None:
    if not _size(file):
        # A first start that was broken off leaves an empty file and the journal of what was not done.
        has_had_more = "-wal" in sides or bool(backups_in(backups))
        return (Loss.EMPTY if file.exists() else Loss.MISSING) if has_had_more else None
    if not _looks_whole(file, has_side=bool(sides)):
        return Loss.DAMAGED
    if sides and not is_ours:
        return None
    try:
        is_empty = _is_empty_on_a_copy(file, sides) if sides else _is_empty(file, is_alone=True)
    except sqlite3.DatabaseError as error:
        is_unreadable = isinstance(error, sqlite3.OperationalError)  # no rights, or tables of somebody else
        return None if is_unreadable else Loss.DAMAGED
    return Loss.EMPTY if is_empty and any(one.campaigns for one in readable(backups)) else None


def _looks_whole(file: Path, *, has_side: bool) -> bool:
    """By its first bytes. With a side file the length proves nothing: it may not have been written back wholly."""
    with file.open("rb") as opened:
        header = opened.read(_HEADER)
    if len(header) < _HEADER or not header.startswith(_MAGIC):
        return False
    page = int.from_bytes(header[16:18])
    return has_side or _size(file) >= (65_536 if page == 1 else page) * int.from_bytes(header[28:32])


def _is_empty_on_a_copy(file: Path, sides: Sequence[str]) -> bool:
    """As `_is_empty`, with what its side files say; opening the files themselves would use them up."""
    with tempfile.TemporaryDirectory(dir=file.parent, prefix="start-") as folder:
        copy = Path(folder) / file.name
        for end in ("", *sides):
            shutil.copyfile(_beside(file, end), _beside(copy, end))
        return _is_empty(copy, is_alone=False)


def _is_empty(file: Path, *, is_alone: bool) -> bool:
    """Whether no campaign is in a database that was not begun anew. Raises: sqlite3.DatabaseError for a damaged one."""
    with closing(read_only(file) if is_alone else sqlite3.connect(file)) as found:
        if found.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise sqlite3.DatabaseError
        if found.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is None:
            return True  # a file whose -wal is gone may hold no table at all
        if found.execute("SELECT 1 FROM campaign LIMIT 1").fetchone() is not None:
            return False
        return found.execute("SELECT 1 FROM setting WHERE name = ?", (_BEGUN_ANEW,)).fetchone() is None


def _beside_it(file: Path, folder: Path) -> SideFile:
    """Where its copy belongs is named after when it was written last: starting again makes no second one."""
    told = file.stat()
    at = datetime.fromtimestamp(told.st_mtime, UTC)
    return SideFile(file.name, at, told.st_size, folder / f"{at:{_TIME}}-found" / file.name)


def _copy(file: Path, side: SideFile) -> None:
    if _size(side.copy) != side.size:
        side.copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, side.copy)


def _take_settings(source: Path, target: Path) -> None:
    """The PIN and what else belongs to the house: this backup is its own. Raises: InvalidValue; StorageFault."""
    try:
        with closing(read_only(source)) as kept:
            rows = kept.execute("SELECT name, value FROM setting").fetchall()
    except sqlite3.Error as error:
        raise InvalidValue("backup.broken", field="file") from error
    database = Database(target)
    try:
        settings = HouseSettings(database)
        for name, value in rows:
            settings.set(str(name), str(value))
    finally:
        database.close()


def _beside(file: Path, end: str) -> Path:
    return file.with_name(file.name + end)


def _size(file: Path) -> int:
    """Bytes; none of a file that is not there."""
    return file.stat().st_size if file.exists() else 0
