"""Databases and their copies can be read by their owner alone, also those that an earlier version made."""

import os
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.commands import faults
from app.storage.database import Database
from app.storage.migrations import upgrade
from app.storage.private_files import keep_private
from app.storage.recovery.choose import copied

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Windows keeps rights in lists of its own")


def _rights(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.rglob("*") if file.is_file()}


def test_a_database_its_side_files_and_its_copies_are_private(tmp_path: Path) -> None:
    with closing(Database(tmp_path / "heldenpass.db")) as database:
        upgrade(database, None, datetime.now(UTC))
        with database.writing() as connection:
            connection.execute("INSERT INTO setting VALUES ('a', 'b')")
        copied(database, tmp_path / "backups" / "copy.db")
        rights = _rights(tmp_path)
    assert {"heldenpass.db", "heldenpass.db-wal", "heldenpass.db-shm", "copy.db"} <= rights.keys()
    assert set(rights.values()) == {"0o600"}


def test_the_files_of_an_earlier_version_become_private_with_the_next_command(tmp_path: Path) -> None:
    for name in ("heldenpass.db", "heldenpass.db-wal", "backups/2026.db", "set-aside/then/heldenpass.db"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"")
        file.chmod(0o644)
    with faults.alone(tmp_path):
        assert all(rights == "0o600" for name, rights in _rights(tmp_path).items() if ".db" in name)


def test_a_new_data_folder_is_its_owners(tmp_path: Path) -> None:
    with faults.alone(tmp_path / "data"):
        assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700


def test_a_folder_in_the_place_of_a_database_keeps_its_rights(tmp_path: Path) -> None:
    place = tmp_path / "heldenpass.db"
    place.mkdir(mode=0o755)
    keep_private(place)
    with faults.alone(tmp_path):
        assert place.stat().st_mode & 0o777 == 0o755
