"""The file: how connections are set up, and how each fault of the disk is told."""

import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy.exc import TimeoutError as NoConnection

from app.campaign.commands import WriteNotes
from app.campaign.ports import StorageFault
from app.storage import database as storage
from app.storage.database import Database
from app.storage.migrations import upgrade
from tests.table_top import TableTop, pragma


@pytest.mark.parametrize(
    ("name", "value"), [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 5000)]
)
def test_every_connection_is_durable_and_checks_references(database: Database, name: str, value: object) -> None:
    with database.reading() as one, database.writing() as other:
        for connection in (one, other):
            assert connection.execute(f"PRAGMA {name}").fetchone()[0] == value


def test_references_are_checked(database: Database) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"), database.writing() as connection:
        connection.execute("INSERT INTO spell_set VALUES (99, 'x', 0, 'x', 0)")


def test_a_failed_transaction_leaves_nothing(database: Database) -> None:
    def fail() -> None:
        with database.writing() as connection:
            connection.execute("INSERT INTO setting VALUES ('a', 'b')")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    with database.reading() as connection:
        assert connection.execute("SELECT count(*) FROM setting").fetchone()[0] == 0


def test_a_look_stays_the_same_while_others_write(database: Database) -> None:
    with database.reading() as look:
        count = "SELECT count(*) FROM setting"
        assert look.execute(count).fetchone()[0] == 0
        with database.writing() as connection:
            connection.execute("INSERT INTO setting VALUES ('a', 'b')")
        assert look.execute(count).fetchone()[0] == 0


def test_a_copy_is_whole_and_a_single_file(table: TableTop, database: Database, tmp_path: Path) -> None:
    table.give("anna", 5)
    folder = tmp_path / "copies"
    folder.mkdir()
    database.copy_to(folder / "copy.db")
    assert [file.name for file in folder.iterdir()] == ["copy.db"]
    copy = Database(folder / "copy.db")
    assert copy.check_integrity() == "ok"
    copy.close()


@pytest.mark.parametrize("name", ["Heldenpass – Böse Gruft", "100% #1?", "it's"])
def test_folders_may_have_any_name(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    folder.mkdir()
    database = Database(folder / "x.db")
    assert database.check_integrity() == "ok"
    database.close()
    assert (folder / "x.db").exists()


@pytest.mark.parametrize("path", ["/proc/heldenpass.db", "/nowhere/at/all.db", "/"])
def test_a_place_that_cannot_be_written_is_told(path: str) -> None:
    with pytest.raises(StorageFault, match=r"storage\.read_only"):
        Database(Path(path)).check_integrity()


def test_a_copy_that_cannot_be_written_is_told(database: Database) -> None:
    with pytest.raises(StorageFault, match=r"storage\.read_only"):
        database.copy_to(Path("/proc/copy.db"))


def test_a_read_only_file_can_be_read_and_refuses_changes(table: TableTop, database: Database) -> None:
    table.give("anna", 5)
    with pragma(database, "query_only=ON"):
        with pytest.raises(StorageFault, match=r"storage\.read_only"):
            table.give("anna", 1)
        assert table.coins == {"anna": 5}
    table.give("anna", 1)
    assert table.coins == {"anna": 6}


def test_a_full_disk_changes_nothing_and_the_same_form_goes_through_later(table: TableTop, database: Database) -> None:
    table.give("anna", 5)
    before, heard = table.derived, len(table.heard.messages)
    form = table.form()
    big = WriteNotes(text="a" * 20_000)
    with pragma(database, "max_page_count=1"):
        with pytest.raises(StorageFault, match=r"storage\.full"):
            table.do(big, form=form)
        assert table.derived == before
        assert table.coins == {"anna": 5}
    assert len(table.heard.messages) == heard
    assert not table.do(big, form=form).repeated
    assert table.store.rebuild(table.id).differed == ()


def test_another_program_that_holds_the_file_is_told(table: TableTop, database: Database) -> None:
    with pragma(database, "busy_timeout=1"):
        other = sqlite3.connect(database.path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageFault, match=r"storage\.busy"):
            table.give("anna", 5)
        other.close()
        table.give("anna", 5)
    assert table.coins == {"anna": 5}


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (sqlite3.SQLITE_IOERR_FSYNC, "storage.failed"),
        (sqlite3.SQLITE_FULL, "storage.full"),
        (sqlite3.SQLITE_CORRUPT_INDEX, "storage.broken"),
        (sqlite3.SQLITE_READONLY_DIRECTORY, "storage.read_only"),
    ],
)
def test_a_fault_at_the_disk_has_a_stable_code(code: int, told: str) -> None:
    names = {getattr(sqlite3, name): name for name in dir(sqlite3) if name.startswith("SQLITE_")}
    error = sqlite3.OperationalError("?")
    error.sqlite_errorname = names[code]
    with pytest.raises(StorageFault) as fault, Database.faults_told():
        raise error
    assert fault.value.code == told


def test_a_mistake_in_a_statement_is_no_fault_of_the_disk(database: Database) -> None:
    with pytest.raises(sqlite3.OperationalError, match="no such table"), database.reading() as connection:
        connection.execute("SELECT * FROM nowhere")


def test_nobody_waits_twice_for_a_program_that_holds_the_file(table: TableTop, database: Database) -> None:
    """The first waits for it; the others hear at once, and the first after it is free goes through."""
    other = sqlite3.connect(database.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pragma(database, "busy_timeout=1"), pytest.raises(StorageFault, match=r"storage\.busy"):
        table.give("anna", 1)
    for _ in range(20):  # SQLite's own patience would make a hundred seconds of them
        with pytest.raises(StorageFault, match=r"storage\.busy"):
            table.give("anna", 1)
    other.close()
    table.give("anna", 5)
    assert table.coins == {"anna": 5}


def test_the_line_of_writers_has_an_end(table: TableTop, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "PATIENCE_SECONDS", 0.01)
    with database.write_queue.turn():
        with pytest.raises(StorageFault, match=r"storage\.busy"):
            table.give("anna", 1)  # waits, but not for ever
        monkeypatch.setattr(storage, "PATIENCE_SECONDS", 60.0)
        monkeypatch.setattr(storage, "MOST_WAITING", 1)
        with pytest.raises(StorageFault, match=r"storage\.busy"):
            table.give("anna", 1)  # is sent away at once
    table.give("anna", 5)
    assert table.coins == {"anna": 5}
    assert database.write_queue.waiting == 0


def test_a_reader_for_whom_no_connection_is_left_is_told() -> None:
    with pytest.raises(StorageFault, match=r"storage\.busy"), Database.faults_told():
        raise NoConnection


def test_it_is_as_big_as_it_will_be_when_its_side_file_is_written_back(tmp_path: Path) -> None:
    with closing(Database(tmp_path / "heldenpass.db")) as database:
        upgrade(database, None, datetime.now(UTC))
        assert (tmp_path / "heldenpass.db").stat().st_size < 50_000
        assert re.fullmatch(r"SQLite [\d.]+, 0\.[1-9] MB", database.describe())
