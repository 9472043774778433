"""Boards that somebody draws: saved with every step, taken back step by step, never two at once."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.core.errors import InvalidValue, NothingToRedo, NothingToUndo, StaleRevision, UnknownSubject
from app.storage import drawings as module
from app.storage.database import Database
from app.storage.drawings import MOST_STEPS, Drawings
from app.storage.recovery.choose import Backups
from app.storage.recovery.swap import Restoring
from tests.table_top import NOW, TableTop


@pytest.fixture
def drawings(database: Database) -> Drawings:
    return Drawings(database, lambda: NOW)


def drawn(drawings: Drawings, *bodies: str) -> int:
    """Draw these one after the other; the revision they leave."""
    drawings.create("bell", "heroquest", "Glocke", "empty")
    for revision, body in enumerate(bodies, start=1):
        drawings.change("bell", revision, f"Glocke {body}", body, f"set {body}")
    return len(bodies) + 1


def test_a_drawing_is_kept_listed_and_thrown_away(drawings: Drawings) -> None:
    drawn(drawings, "one")
    drawings.create("bell", "heroquest", "Zweimal getippt", "other")
    drawings.create("moor", "dungeonquest", "Moor", "x")
    [found] = drawings.all("heroquest")
    assert (found.id, found.name, found.revision, found.changed_at, found.body) == ("bell", "Glocke one", 2, NOW, "one")
    drawings.delete("bell")
    assert drawings.all("heroquest") == []
    for act in (drawings.one, drawings.delete):
        with pytest.raises(UnknownSubject):
            act("bell")


def test_steps_are_taken_back_and_brought_back_by_what_was_done(drawings: Drawings) -> None:
    revision = drawn(drawings, "one", "two")
    found = drawings.undo("bell", revision)
    assert (found.body, found.name, found.undo, found.redo) == ("one", "Glocke one", "set one", "set two")
    found = drawings.undo("bell", found.revision)
    assert (found.body, found.undo, found.redo) == ("empty", None, "set one")
    with pytest.raises(NothingToUndo):
        drawings.undo("bell", found.revision)
    found = drawings.redo("bell", found.revision)
    assert found.body == "one"
    found = drawings.change("bell", found.revision, "Glocke", "three", "set three")
    assert (found.body, found.undo, found.redo) == ("three", "set three", None)
    with pytest.raises(NothingToRedo):
        drawings.redo("bell", found.revision)


def test_who_comes_second_is_told_and_changes_nothing(drawings: Drawings) -> None:
    revision = drawn(drawings, "one")
    for act in (drawings.undo, drawings.redo, lambda one, at: drawings.change(one, at, "", "late", "set late")):
        drawings.undo("bell", drawings.one("bell").revision)
        drawings.redo("bell", drawings.one("bell").revision)
        with pytest.raises((StaleRevision, NothingToRedo)):
            act("bell", revision)
    assert drawings.one("bell").body == "one"


def test_only_so_many_steps_are_kept(drawings: Drawings, monkeypatch: pytest.MonkeyPatch) -> None:
    revision = drawn(drawings, *map(str, range(MOST_STEPS + 20)))
    for back in range(MOST_STEPS):
        found = drawings.undo("bell", revision + back)
    assert found.body == "19"
    with pytest.raises(NothingToUndo):
        drawings.undo("bell", found.revision)
    monkeypatch.setattr(module, "_KEPT", 30)
    found = drawings.change("bell", found.revision, "Glocke", "0123456789", "large")
    for text in ("a123456789", "b123456789", "c123456789"):
        found = drawings.change("bell", found.revision, "Glocke", text, "large")
    for _ in range(3):
        found = drawings.undo("bell", found.revision)
    assert (found.body, found.undo) == ("0123456789", None)


def test_there_is_an_end_to_everything(drawings: Drawings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_DRAWINGS", 1)
    monkeypatch.setattr(module, "LONGEST", 10)
    drawn(drawings, "one")
    with pytest.raises(InvalidValue, match=r"drawing\.too_many"):
        drawings.create("moor", "heroquest", "Moor", "x")
    with pytest.raises(InvalidValue, match=r"drawing\.too_large"):
        drawings.change("bell", 2, "Glocke", "01234567890", "large")
    assert drawings.one("bell").body == "one"


def test_a_backup_holds_them(table: TableTop, database: Database, drawings: Drawings, tmp_path: Path) -> None:
    drawn(drawings, "one", "two")
    copy = tmp_path / "copy.db"
    database.copy_to(copy)
    drawings.delete("bell")
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("SELECT count(*) FROM map_drawing_step").fetchone() == (3,)
    backups = Backups(database, tmp_path / "backups", lambda: NOW)
    restoring = Restoring(backups, {table.system.id: table.system}, tmp_path / "scratch")
    restoring.swap(restoring.bring(copy, copy.name), restoring.stand())
    assert drawings.undo("bell", 3).body == "one"
