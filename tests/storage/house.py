"""A table with everything that keeps it safe."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import pytest

from app.storage.database import Database
from app.storage.recovery.choose import BackupReason, Backups
from app.storage.recovery.schedule import BackupScheduler
from app.storage.recovery.swap import Candidate, Restoring
from tests.table_top import NOW, TableTop


@dataclass
class House:
    """A table with everything that keeps it safe."""

    table: TableTop
    folder: Path
    now: datetime = NOW

    def __post_init__(self) -> None:
        database = self.table.database
        assert isinstance(database, Database)
        self.file = database.path
        self.backups = Backups(database, self.folder / "backups", lambda: self.now)
        self.restoring = Restoring(self.backups, {"toy": self.table.system}, self.folder / "scratch")
        self.backup_scheduler = BackupScheduler(self.restoring)

    def backup(self) -> Path:
        return self.backups.path(self.backups.make(BackupReason.MANUAL).name)

    def bring(self, file: Path) -> Candidate:
        return self.restoring.bring(file, file.name)

    def restore(self, file: Path) -> None:
        self.restoring.swap(self.bring(file), self.restoring.stand())

    def is_clean(self) -> bool:
        scratch = self.folder / "scratch"
        return not scratch.exists() or list(scratch.iterdir()) == []


@pytest.fixture
def house(table: TableTop, tmp_path: Path) -> House:
    table.give("anna", 5)
    table.gamble("anna", *table.shown("anna"))
    return House(table, tmp_path)
