"""Find out what is wrong with a house before its database is opened: SQLite would begin anew and delete side files.

What is wrong is found without changing a file. Side files, which may hold the last evening, are copied aside. Then the
game master decides: bring a backup back, go on with what can be read, or begin anew (see swap).
"""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from app.campaign.ports import CampaignSummary
from app.settings import Settings
from app.storage import statements as sql
from app.storage.foreign_data import HEADER, read_only, size_by_header
from app.storage.private_files import keep_private
from app.storage.recovery.choose import Backup, Decision, asked, backups_in, faults_of_folder, stamped
from app.storage.recovery.side_file import has_unread_actions

BEGUN_ANEW = "rescue.begun_anew"  # the setting of a house that was told to do without its backups
GONE_ON = "rescue.gone_on"  # the setting of a house that was told to go on, whatever its backups hold
LAST_RESTORED = "restore.last"  # the setting that tells of the last backup that was brought back
_SIDES = ("-wal", "-journal")
_WHERE_EACH_STANDS = (
    "SELECT campaign.id, created_at, journal.revision, digest FROM campaign "
    "JOIN journal ON campaign_id = campaign.id AND journal.revision = campaign.revision"
)
_GOES_ON_FROM = (
    "SELECT 1 FROM campaign JOIN journal ON campaign_id = campaign.id "
    "WHERE campaign.id = ? AND created_at = ? AND journal.revision = ? AND digest = ? AND campaign.revision > ?"
)


class Restored(Decision):
    """The last time a backup was brought back: its name, and the backup of what was there before."""

    name: str
    kept: str


class Loss(StrEnum):
    """Kind of damage to the database."""

    MISSING = "missing"
    EMPTY = "empty"
    DAMAGED = "damaged"
    TORN = "torn"  # whole, but its side file breaks off before the last actions
    BEHIND = "behind"  # whole, but a backup goes on where it ends


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
    """Return the fault of the database file, if any; copy its side files and change nothing.

    Unless at a start, somebody may be writing: then nothing is copied and only what is plain to see is looked at.
    Raises: StorageFault.
    """
    file = settings.database
    if settings.postgres or file.is_dir():
        return None
    with faults_of_folder():
        sides = [end for end in _SIDES if _size_of(beside(file, end))]
        loss = _loss(file, sides, settings.backups, is_ours=at_start)
        if loss is None:
            return None
        aside = [_set_aside(beside(file, end), settings.set_aside, is_copied=at_start) for end in sides]
        backups = tuple(KeptBackup(*kept) for kept in asked(settings.backups, _whole_campaigns))
        can_be_opened = _looks_whole(file, has_side=bool(sides))
        found = Emergency(loss, _size_of(file), aside, backups, can_be_opened)
        return found._replace(own=_campaigns_of(file, sides)) if found.may_go_on else found


def beside(file: Path, end: str) -> Path:
    """Return the path of a database's side file."""
    return file.with_name(file.name + end)


def _size_of(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


def _set_aside(file: Path, folder: Path, *, is_copied: bool) -> SideFile:
    """Copy a side file, into a folder named by its last change: another start makes no second copy."""
    told = file.stat()
    at = datetime.fromtimestamp(told.st_mtime, UTC)
    side = SideFile(file.name, at, told.st_size, folder / stamped(at, "found") / file.name)
    if is_copied and _size_of(side.copy) != side.size:
        side.copy.parent.mkdir(parents=True, exist_ok=True)
        keep_private(side.copy)
        shutil.copyfile(file, side.copy)
    return side


def _whole_campaigns(backup: sqlite3.Connection) -> Sequence[CampaignSummary] | None:
    return sql.campaigns(backup) if _is_whole(backup) else None


def _campaigns_of(file: Path, sides: Sequence[str]) -> Sequence[CampaignSummary]:
    with suppress(sqlite3.Error, ValueError), _opened(file, sides) as found:
        return sql.campaigns(found)
    return ()


def _loss(file: Path, sides: Sequence[str], backups: Path, *, is_ours: bool) -> Loss | None:
    """Return the fault of a file and its side files. Raises: StorageFault; OSError."""
    if not _size_of(file):
        # A first start that was broken off leaves an empty file and the journal of what was not done.
        has_had_more = "-wal" in sides or bool(backups_in(backups))
        return (Loss.EMPTY if file.exists() else Loss.MISSING) if has_had_more else None
    if not _looks_whole(file, has_side=bool(sides)):
        return Loss.DAMAGED
    looks = 1 if is_ours else 3  # somebody may be writing it just now
    if "-wal" in sides and all(has_unread_actions(beside(file, "-wal")) for _ in range(looks)):
        return Loss.TORN
    if sides and not is_ours:
        return None
    try:
        with _opened(file, sides) as found:
            return _loss_within(found, backups)
    except sqlite3.OperationalError:  # no rights, or tables of somebody else
        return None
    except sqlite3.DatabaseError:
        return Loss.DAMAGED


def _looks_whole(file: Path, *, has_side: bool) -> bool:
    """By its first bytes. With a side file the length proves nothing: it may not have been written back wholly."""
    wanted = size_by_header(file) if _size_of(file) else None
    return wanted is not None and _size_of(file) >= (HEADER if has_side else wanted)


@contextmanager
def _opened(file: Path, sides: Sequence[str]) -> Iterator[sqlite3.Connection]:
    """Open a connection that changes nothing: with side files on a copy, since opening them would use them up.

    Raises: sqlite3.Error; OSError.
    """
    with ExitStack() as staying:
        if not sides:
            yield staying.enter_context(closing(read_only(file)))
            return
        copy = Path(staying.enter_context(tempfile.TemporaryDirectory(dir=file.parent, prefix="start-"))) / file.name
        for end in ("", *sides):
            shutil.copyfile(beside(file, end), beside(copy, end))
        yield staying.enter_context(closing(sqlite3.connect(copy)))


def _loss_within(found: sqlite3.Connection, backups: Path) -> Loss | None:
    """Return a loss if a database that was not begun anew has no campaign, or less than a backup.

    Raises: sqlite3.DatabaseError for a damaged one.
    """
    if not _is_whole(found):
        raise sqlite3.DatabaseError
    is_empty = found.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is None
    settings = {} if is_empty else dict(found.execute("SELECT name, value FROM setting").fetchall())
    if is_empty or not _has_campaigns(found):  # a file whose -wal is gone may hold no table at all
        has_more = BEGUN_ANEW not in settings and any(asked(backups, _has_campaigns))
        return Loss.EMPTY if has_more else None
    ends = found.execute(_WHERE_EACH_STANDS).fetchall()

    def goes_on(backup: sqlite3.Connection) -> bool | None:
        """Return whether the backup has the same entries as our campaign, and then more."""
        is_further = any(backup.execute(_GOES_ON_FROM, (*end, end[2])).fetchone() for end in ends)
        return (is_further and _is_whole(backup)) or None

    return Loss.BEHIND if any(asked(backups, goes_on, tuple(_decisions(settings)))) else None


def _is_whole(found: sqlite3.Connection) -> bool:
    return bool(found.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))


def _has_campaigns(found: sqlite3.Connection) -> bool | None:
    return found.execute("SELECT 1 FROM campaign LIMIT 1").fetchone() is not None or None


def _decisions(settings: Mapping[str, str]) -> Iterator[Decision]:
    """Parse what was decided about backups there were already."""
    for name, kind in ((GONE_ON, Decision), (LAST_RESTORED, Restored)):
        with suppress(ValueError):
            yield kind.model_validate_json(settings.get(name, ""))
    with suppress(ValueError):
        yield Decision(at=datetime.fromisoformat(settings.get(GONE_ON, "")))
