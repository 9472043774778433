"""What a lost database is tried on: a data folder, and the rescue of it."""

from pathlib import Path

import pytest

from app.settings import Settings
from app.storage.database import Database
from app.storage.recovery.choose import BackupReason, Backups
from app.storage.recovery.swap import Rescue
from tests.table_top import NOW, TableTop
from tests.toy.game.game import ToyGame


@pytest.fixture
def settings(table: TableTop, tmp_path: Path) -> Settings:
    """A data folder with a campaign of seven coins, three entries, and a backup of it when there were five."""
    settings = Settings(data=tmp_path / "data")
    assert isinstance(table.database, Database)
    table.give("anna", 5)
    Backups(table.database, settings.backups, lambda: NOW).make(BackupReason.DAILY)
    table.give("anna", 2)
    table.database.copy_to(settings.database)
    return settings


@pytest.fixture
def rescue(settings: Settings) -> Rescue:
    return Rescue(settings, {"toy": ToyGame()}, lambda: NOW)
