"""Put a backup, or an empty house, in the place of what is there, all at once. What was there is kept."""

import re
import secrets
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import BinaryIO

from app.campaign.ports import Progress, StorageFault, no_progress
from app.core.errors import InvalidValue, StaleRevision, UnknownSubject
from app.core.game_system import GameSystem
from app.core.model import Model
from app.settings import Settings
from app.storage import journal_rows
from app.storage.database import Database
from app.storage.drawings import Drawings
from app.storage.foreign_data import STAYS_HERE
from app.storage.migrations import upgrade
from app.storage.outside_journal import HouseSettings
from app.storage.recovery.choose import (
    BackupReason,
    Backups,
    Decision,
    backups_in,
    faults_of_folder,
    stamped,
    sync_folder,
)
from app.storage.recovery.examine import ALL_FILES, discard, examine
from app.storage.recovery.find import BEGUN_ANEW, GONE_ON, LAST_RESTORED, Restored, beside
from app.storage.store import SqlStore

_TOKEN = re.compile(r"[0-9a-f]{8,64}", re.ASCII)
_WAITS = timedelta(hours=2)  # so long a file that was shown may still be brought back
NOTHING = journal_rows.seal_of(())  # where a database without campaigns and drawings stands


class Candidate(Model):
    """A file that was examined and waits for a yes."""

    token: str
    name: str
    at: datetime
    differed: tuple[str, ...] = ()


class Restoring:
    """Brings backups of one database back."""

    def __init__(self, backups: Backups, systems: Mapping[str, GameSystem], folder: Path) -> None:
        self.backups = backups
        self.systems = systems
        self.settings = HouseSettings(backups.database)
        self._folder = folder
        self._in_use: set[str] = set()  # tokens of files that are being examined just now

    def bring(self, source: Path, name: str, progress: Progress = no_progress, *, ours: bool = False) -> Candidate:
        """Examine a file, `ours` or from elsewhere; what is refused leaves no trace. Raises: as `examine`."""
        self.tidy()
        with self.scratch() as target, faults_of_folder():
            found = examine(source, target, self.systems, progress, ours=ours)
            candidate = Candidate(token=target.stem, name=name, at=self.backups.clock(), differed=found.differed)
            self._note_of(candidate.token).write_text(candidate.model_dump_json(), encoding="utf-8")
        return candidate

    @contextmanager
    def landed(self, stream: BinaryIO) -> Iterator[Path]:
        """Hold a file that comes in, for as long as it is needed. Raises: StorageFault."""
        with self.scratch() as source:
            with faults_of_folder(), source.open("wb") as file:
                shutil.copyfileobj(stream, file)
            yield source

    @contextmanager
    def to_take_away(self, backup: Path) -> Iterator[Path]:
        """Hold a copy without the settings of this house, for as long as it is needed.

        Raises: StorageFault; InvalidValue when the backup is no whole database.
        """
        with self.scratch() as target:
            with faults_of_folder():
                shutil.copyfile(backup, target)
            try:
                _forget_settings(target)
            except StorageFault as fault:
                if fault.code != "storage.broken":
                    raise
                raise InvalidValue("backup.broken", field="file") from fault
            yield target

    def candidate(self, token: str) -> Candidate:
        """Return the candidate that waits under this token. Raises: UnknownSubject."""
        if _TOKEN.fullmatch(token) is None or not self._database_of(token).is_file():
            raise UnknownSubject("backup.gone")
        try:
            return Candidate.model_validate_json(self._note_of(token).read_bytes())
        except (OSError, ValueError) as error:
            raise UnknownSubject("backup.gone") from error

    @contextmanager
    def looking(self, candidate: Candidate) -> Iterator[tuple[SqlStore, Drawings]]:
        """Open the campaigns and the drawings as they would be."""
        with closing(Database(self._database_of(candidate.token))) as database:
            yield SqlStore(database, self.systems), Drawings(database, self.backups.clock)

    def stand(self) -> str:
        """Changes with everything that happens in any campaign or drawing. Raises: StorageFault."""
        with self.backups.database.reading() as connection:
            return stand_of(connection)

    def swap(self, candidate: Candidate, seen: str) -> Restored:
        """Put the campaigns of a candidate in the place of ours, all at once; ours are kept as a backup.

        Raises: StaleRevision when somebody has acted since it was shown; UnknownSubject; StorageFault.
        """
        file = self._database_of(candidate.token)
        _check_is_there(file)
        if self.stand() != seen:
            raise StaleRevision("backup.moved_on")
        kept = self.backups.make(BackupReason.RESTORE)
        try:
            self.backups.database.replace_with(file, STAYS_HERE, lambda own: _check_stand(own, seen))
        except StaleRevision:  # somebody acted while it was made, so it is not what would go
            self.backups.remove(kept.name)
            raise
        known = tuple(one.name for one in self.backups.all())
        restored = Restored(at=self.backups.clock(), name=candidate.name, kept=kept.name, known=known)
        self.settings.set(LAST_RESTORED, restored.model_dump_json())
        self.drop(candidate.token)
        return restored

    def undo(self) -> Restored:
        """Bring back what was there before the last restore. Raises: UnknownSubject; InvalidValue; StorageFault."""
        last = self.last()
        if last is None:
            raise UnknownSubject("backup.nothing_restored")
        candidate = self.bring(self.backups.path(last.kept), last.kept, ours=True)
        return self.swap(candidate, self.stand())

    def last(self) -> Restored | None:
        """Return the last restore, while what was there before is still kept. Raises: StorageFault."""
        last = self.settings.read(LAST_RESTORED, Restored)
        if last is None or not self.backups.has(last.kept):
            return None
        return last

    def drop(self, token: str) -> None:
        """Forget a candidate."""
        discard(self._database_of(token))
        self._note_of(token).unlink(missing_ok=True)

    def tidy(self) -> None:
        """Forget unconfirmed candidates, and what a crash left behind."""
        for file in list(self._folder.glob("*")) if self._folder.is_dir() else []:
            token = file.name.partition(".")[0]
            if token in self._in_use:
                continue
            try:
                waits = (
                    abs(self.backups.clock() - self.candidate(token).at) < _WAITS
                )  # the clock may be set back meanwhile
            except UnknownSubject:
                waits = False
            if not waits:
                file.unlink(missing_ok=True)

    @contextmanager
    def scratch(self) -> Iterator[Path]:
        """Hold a path at which a file may be written; it is deleted afterwards unless it became a candidate.

        Raises: StorageFault.
        """
        with faults_of_folder():
            self._folder.mkdir(parents=True, exist_ok=True)
        token = secrets.token_hex(16)
        self._in_use.add(token)
        try:
            yield self._database_of(token)
        finally:
            self._in_use.discard(token)
            if not self._note_of(token).exists():
                discard(self._database_of(token))

    def _database_of(self, token: str) -> Path:
        return self._folder / f"{token}.db"

    def _note_of(self, token: str) -> Path:
        return self._folder / f"{token}.json"


def stand_of(connection: sqlite3.Connection) -> str:
    """Return a digest of where every campaign and every drawing stands; a state's seal covers its whole journal."""
    campaigns = connection.execute("SELECT campaign_id, digest FROM state ORDER BY campaign_id")
    drawings = connection.execute("SELECT id, revision FROM map_drawing ORDER BY id")
    return journal_rows.seal_of(value for row in (*campaigns, *drawings) for value in row)


def _check_is_there(file: Path) -> None:
    """Raises: UnknownSubject when a candidate is no longer what was examined."""
    try:
        with closing(sqlite3.connect(file)) as other:
            other.execute("SELECT 1 FROM journal LIMIT 1")
    except sqlite3.Error as error:
        raise UnknownSubject("backup.gone") from error


def _check_stand(own: sqlite3.Connection, seen: str) -> None:
    if stand_of(own) != seen:
        raise StaleRevision("backup.moved_on")


def _forget_settings(file: Path) -> None:
    with Database.faults_told(), closing(sqlite3.connect(file)) as copy:
        copy.execute("PRAGMA secure_delete=ON")
        copy.execute("DELETE FROM setting")
        copy.commit()
        copy.execute("VACUUM")


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
            self._note(target, GONE_ON, self._decided())
            self._move_aside()
            target.replace(self._settings.database)
            sync_folder(self._settings.data)

    def go_on(self) -> None:
        """Take the database as far as it can be read; what is in the backups there are is not asked about again.

        Raises: StorageFault.
        """
        self._note(self._settings.database, GONE_ON, self._decided())

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
        return Decision(at=self._clock(), known=known).model_dump_json()

    @staticmethod
    def _note(file: Path, name: str, value: str) -> None:
        with closing(Database(file)) as database:
            HouseSettings(database).set(name, value)

    def _move_aside(self) -> None:
        folder = self._settings.set_aside / stamped(self._clock(), "replaced")
        for end in ALL_FILES:
            file = beside(self._settings.database, end)
            if file.exists():
                folder.mkdir(parents=True, exist_ok=True)
                file.replace(folder / file.name)
