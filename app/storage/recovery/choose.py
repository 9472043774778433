"""The folder of backups: whole copies of the database, named after when and why they were made; the newest first.

The date in a name is for people: clocks are wrong at times. Each backup carries a number that grows by one with every
backup of a house. So the order is known even if the clock was set back or ahead, or if an older backup was restored and
fewer entries were played since.
"""

import errno
import os
import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, TypeVar

from app.campaign.ports import StorageFault
from app.core.errors import UnknownSubject
from app.core.model import Model
from app.storage.connections import AnyDatabase
from app.storage.database import Database
from app.storage.foreign_data import read_only
from app.storage.outside_journal import HouseSettings

NUMBER = "backup.number"  # the setting of a house: how many backups it has made
_WHY = r"(?P<why>[a-z]+(?:-(?:[a-z][a-z0-9_]*|0\d{3}))?)"  # the last is a state of the tables
_NAME = re.compile(rf"(?P<at>\d{{8}}-\d{{6}})-{_WHY}(?:-(?P<number>[1-9]\d{{0,3}}))?\.db", re.ASCII)
_TIME = "%Y%m%d-%H%M%S"
_UNFINISHED = ".part"
_ENTRIES = "SELECT coalesce(sum(revision), 0), coalesce(max(revision), 0) FROM campaign"
_MOST_KEPT, _MOST_ASKED = 500, 12


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


class BackupContent(NamedTuple):
    """Extent of a backup. `number`: 0 for backups of versions that counted none; `last`: the highest revision."""

    number: int
    entries: int
    last: int


class Backup(NamedTuple):
    """One backup in the folder. `content` is None if it cannot be read."""

    name: str
    reason: BackupReason
    at: datetime
    same_second: int
    size: int = 0
    content: BackupContent | None = None


class Decision(Model):
    """Decision to do without what is in the backups there were then. Earlier versions noted the moment alone."""

    at: datetime
    known: tuple[str, ...] = ()

    def speaks_of(self, backup: Backup) -> bool:
        """Return whether a backup was there already. Dates count only where earlier versions noted no names."""
        return backup.name in self.known if self.known else backup.at <= self.at


class Backups:
    """Makes, lists and forgets backups of one database."""

    def __init__(self, database: Database, folder: Path, clock: Callable[[], datetime]) -> None:
        self.database = database
        self._folder = folder
        self.clock = clock

    def all(self) -> Sequence[Backup]:
        """Return every backup, the newest first. Raises: StorageFault."""
        return backups_in(self._folder, self.clock())

    def newest(self) -> Backup | None:
        """Return the newest backup by what it holds. Raises: StorageFault."""
        return next(iter(self.all()), None)

    def make(self, reason: BackupReason) -> Backup:
        """Return a new one; those that are too many of its kind go. Raises: StorageFault."""
        before = max((one.content.number for one in self.all() if one.content), default=0)
        HouseSettings(self.database).change(NUMBER, lambda known: str(max(before, _number(known)) + 1))
        made = _read(copied(self.database, self._free(reason)))
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
        """Remove what a killed copy left behind; call it while no copy is being made. Raises: StorageFault."""
        with faults_of_folder():
            for unfinished in self._folder.glob(f"*{_UNFINISHED}*"):
                unfinished.unlink(missing_ok=True)

    def _free(self, reason: BackupReason) -> Path:
        """Return a free name: two backups may be made in the same second."""
        stem, number = stamped(self.clock(), reason), 1
        target = self._folder / f"{stem}.db"
        while target.exists():
            number += 1
            target = self._folder / f"{stem}-{number}.db"
        return target

    def _forget_oldest(self, made: Backup) -> None:
        """Remove those that are too many of a kind, never the one that was just made."""
        if made.reason in KEPT:
            others = [one for one in self.all() if one.reason is made.reason and one.name != made.name]
            for old in others[KEPT[made.reason] - 1 :]:
                self.remove(old.name)


def backups_in(folder: Path, now: datetime | None = None) -> Sequence[Backup]:
    """Return every backup in a folder, the newest first; `now`: see `_newest_first`. Raises: StorageFault."""
    with faults_of_folder():
        found = [_read(file) for file in folder.iterdir()] if folder.is_dir() else []
    return _newest_first([one for one in found if one], now)


def _newest_first(backups: Iterable[Backup], now: datetime | None) -> Sequence[Backup]:
    """Sort backups by what they hold.

    The date in its name places one that cannot be read, and decides among those that hold the same. A date after `now`
    counts for nothing; without `now` every date is believed.
    """

    def is_believed(one: Backup) -> bool:
        return now is None or one.at <= now

    def order(one: Backup) -> tuple[tuple[int, ...], bool, datetime, int, str]:
        return one.content or (), is_believed(one), one.at, one.same_second, one.name

    by_content = sorted(backups, key=order)
    ordered = [one for one in reversed(by_content) if one.content]
    for one in (one for one in by_content if not one.content):
        older = (place for place, other in enumerate(ordered) if other.at <= one.at)
        ordered.insert(next(older, len(ordered)) if is_believed(one) else len(ordered), one)
    return ordered


_T = TypeVar("_T")


def asked(
    folder: Path, question: Callable[[sqlite3.Connection], _T | None], known: Sequence[Decision] = ()
) -> Iterator[tuple[Backup, _T]]:
    """Ask the newest backups, and yield what each answers that can be read; not those `known` to a decision.

    Raises: StorageFault.
    """
    for backup in backups_in(folder)[:_MOST_ASKED]:
        if any(decision.speaks_of(backup) for decision in known):
            continue
        with suppress(sqlite3.Error, ValueError), closing(read_only(folder / backup.name)) as kept:
            answer = question(kept)
            if answer is not None:
                yield backup, answer


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


def named(name: str) -> Backup | None:
    """Parse a backup's name; None for every other name."""
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    try:
        at = datetime.strptime(found["at"], _TIME).replace(tzinfo=UTC)
    except ValueError:
        return None
    reason = BackupReason(found["why"]) if found["why"] in list(BackupReason) else BackupReason.UPGRADE
    return Backup(name, reason, at, int(found["number"] or 1))


def _read(file: Path) -> Backup | None:
    backup = named(file.name)
    if backup is None or not file.is_file():  # or it went just now
        return None
    told = file.stat()
    return backup._replace(size=told.st_size, content=_content(file, told.st_size, told.st_mtime_ns))


@lru_cache(maxsize=_MOST_KEPT)  # a backup is written once; each look at the folder asks for all of them
def _content(file: Path, _size: int, _changed: int) -> BackupContent | None:
    try:
        with closing(read_only(file)) as kept:
            entries, last = kept.execute(_ENTRIES).fetchone()
            row = kept.execute("SELECT value FROM setting WHERE name = ?", (NUMBER,)).fetchone()
    except (sqlite3.Error, ValueError):
        return None
    return BackupContent(_number(row[0] if row else None), int(entries), int(last))


def _number(text: str | None) -> int:
    """Parse the number of a backup; 0 if the setting holds none."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 10 else 0


def sync_folder(folder: Path) -> None:
    """Sync a folder, so that a moved file is in its place even after a power cut; without syncing it mostly is."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
