"""The folder of backups: whole copies of the database, named after when and why they were made.

The date in a name is for people. Which backup is the newest is told by what it holds (see backup_content).
"""

import errno
import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from app.campaign.ports import StorageFault
from app.core.errors import UnknownSubject
from app.storage.backup_content import NUMBER, BackupContent, Placed, content_of, newest_first, number_in
from app.storage.connections import AnyDatabase
from app.storage.database import Database
from app.storage.outside_journal import HouseSettings

_WHY = r"(?P<why>[a-z]+(?:-(?:[a-z][a-z0-9_]*|0\d{3}))?)"  # the last is a state of the tables
_NAME = re.compile(rf"(?P<at>\d{{8}}-\d{{6}})-{_WHY}(?:-(?P<number>[1-9]\d{{0,3}}))?\.db", re.ASCII)
_TIME = "%Y%m%d-%H%M%S"
_UNFINISHED = ".part"


class BackupReason(StrEnum):
    """Reason why a backup was made."""

    DAILY = "daily"
    QUEST = "quest"
    MANUAL = "manual"
    RESTORE = "before-restore"
    IMPORT = "before-import"
    UPGRADE = "before-upgrade"  # by whatever name: before-0002, before-rebuild


# So many of each kind stay; what somebody made by hand goes by hand only.
KEPT = {
    BackupReason.DAILY: 14,
    BackupReason.QUEST: 20,
    BackupReason.RESTORE: 5,
    BackupReason.IMPORT: 5,
    BackupReason.UPGRADE: 10,
}


class Backup(NamedTuple):
    """One backup in the folder. `content` is None if it cannot be read."""

    name: str
    reason: BackupReason
    at: datetime
    size: int
    content: BackupContent | None = None


class Backups:
    """Makes, lists and forgets backups of one database."""

    def __init__(self, database: Database, folder: Path, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._folder = folder
        self._clock = clock

    def all(self) -> Sequence[Backup]:
        """Return every backup, the newest first. Raises: StorageFault."""
        return backups_in(self._folder, self._clock())

    def make(self, reason: BackupReason) -> Backup:
        """Return a new one; those that are too many of its kind go. Raises: StorageFault."""
        before = max((one.content.number for one in self.all() if one.content), default=0)
        HouseSettings(self._database).change(NUMBER, lambda known: str(max(before, number_in(known)) + 1))
        made = _read(copied(self._database, self._free(reason)))
        assert made is not None
        self._forget_oldest(made)
        return made

    def path(self, name: str) -> Path:
        """Return the path of a backup. Raises: UnknownSubject when there is none of this name."""
        if not self.has(name):
            raise UnknownSubject("backup.unknown")
        return self._folder / name

    def has(self, name: str) -> bool:
        """Return whether there is a backup of this name."""
        return _NAME.fullmatch(name) is not None and (self._folder / name).is_file()

    def remove(self, name: str) -> None:
        """Forget one. Raises: UnknownSubject; StorageFault."""
        with faults_of_folder():
            self.path(name).unlink()

    def tidy(self) -> None:
        """Remove what a copy that was killed left behind; while nobody makes one. Raises: StorageFault."""
        with faults_of_folder():
            for unfinished in self._folder.glob(f"*{_UNFINISHED}*"):
                unfinished.unlink(missing_ok=True)

    def _free(self, reason: BackupReason) -> Path:
        """Return a free name: two backups may be made in the same second."""
        stem, number = stamped(self._clock(), reason), 1
        target = self._folder / f"{stem}.db"
        while target.exists():
            number += 1
            target = self._folder / f"{stem}-{number}.db"
        return target

    def _forget_oldest(self, made: Backup) -> None:
        """Remove those that are too many of a kind, never the one that was just made."""
        kept = KEPT.get(made.reason)
        if kept is not None:
            others = [one for one in self.all() if one.reason is made.reason and one.name != made.name]
            for old in others[kept - 1 :]:
                self.remove(old.name)


def backups_in(folder: Path, now: datetime | None = None) -> Sequence[Backup]:
    """Return every backup in a folder, the newest by what it holds first; `now`: see `newest_first`.

    Raises: StorageFault.
    """
    with faults_of_folder():
        found = [_read(file) for file in folder.iterdir()] if folder.is_dir() else []
    return newest_first({one: _placed(one) for one in found if one}, now)


def _placed(backup: Backup) -> Placed:
    name = _NAME.fullmatch(backup.name)
    return Placed(backup.content, backup.at, int(name["number"] or 1) if name else 1, backup.name)


@contextmanager
def faults_of_folder() -> Iterator[None]:
    """Turn what a folder refuses into a fault with a stable code."""
    try:
        yield
    except OSError as error:
        raise StorageFault("storage.full" if error.errno == errno.ENOSPC else "storage.read_only") from error


def copied(database: AnyDatabase, target: Path) -> Path:
    """Return a copy that has its name only when it is whole; what does not get there leaves nothing. Raises:
    StorageFault.
    """
    unfinished = target.with_suffix(_UNFINISHED)
    with faults_of_folder():
        target.parent.mkdir(parents=True, exist_ok=True)
        unfinished.unlink(missing_ok=True)
        try:
            database.copy_to(unfinished)
        except StorageFault:
            unfinished.unlink(missing_ok=True)
            raise
        return unfinished.replace(target)


def stamped(at: datetime, what: str) -> str:
    """Return a name that begins with a moment: so backups are called, and what is set aside."""
    return f"{at.astimezone(UTC):{_TIME}}-{what}"


def said_by(name: str) -> tuple[BackupReason, datetime] | None:
    """Parse a backup's name into its reason and date. None for every other name."""
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    try:
        at = datetime.strptime(found["at"], _TIME).replace(tzinfo=UTC)
    except ValueError:
        return None
    return (BackupReason(found["why"]) if found["why"] in list(BackupReason) else BackupReason.UPGRADE), at


def _read(file: Path) -> Backup | None:
    said = said_by(file.name)
    if said is None or not file.is_file():  # or it went just now
        return None
    return Backup(file.name, *said, file.stat().st_size, content_of(file))


def sync_folder(folder: Path) -> None:
    """Sync a folder, so that a moved file is in its place even after a power cut; without syncing it mostly is."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
