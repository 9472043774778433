"""A long campaign comes in beside a table that plays on: in short turns, unseen until it is whole."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.core.errors import GameError, InvalidValue, UnknownSubject
from app.storage import store as module
from app.storage.database import Database
from app.storage.journal_transaction import StoredWriting
from app.storage.transfer import Transfer
from tests.storage.files import elsewhere, out, transfer
from tests.table_top import TableTop


@pytest.fixture
def there(tmp_path: Path, table: TableTop, monkeypatch: pytest.MonkeyPatch) -> TableTop:
    """Another house, which takes everything in one row at a time."""
    monkeypatch.setattr(module, "_AT_ONCE", 1)
    monkeypatch.setattr(module, "_STATES_AT_ONCE", 1)
    monkeypatch.setattr(module, "_PAUSE", 0.0)
    for change in (5, 1, 2):
        table.give("anna", change)
    table.undo()
    return elsewhere(tmp_path)


def meanwhile(monkeypatch: pytest.MonkeyPatch, act: Callable[[], object]) -> None:
    """Do something each time a row was written and the turn is over."""
    monkeypatch.setattr(module, "sleep", lambda _: act())


def rows(table: TableTop) -> int:
    database = table.database
    assert isinstance(database, Database)
    with database.reading() as connection:
        names = [name for (name,) in connection.execute(database.tables_query) if name != "alembic_version"]
        return sum(int(connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]) for name in names)


def test_others_act_between_its_rows_and_see_nothing_of_it(
    table: TableTop, there: TableTop, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = TableTop(there.database)
    seen = list[int]()

    def act() -> None:
        own.give("bert", 1)
        seen.append(len(own.store.campaigns()))
        with pytest.raises(UnknownSubject), own.store.reading(own.id + 1):
            pass
        assert own.store.system_of(own.id + 1) is None  # or another game that gets this number would be taken for it

    meanwhile(monkeypatch, act)
    arrived = transfer(there).take_in(out(table), "key")
    assert arrived.campaign_id == own.id + 1
    assert (own.coins, set(seen)) == ({"bert": len(seen)}, {1})
    assert len(seen) > 8, "each row was a turn of its own"
    came = TableTop(there.database, campaign_id=arrived.campaign_id)
    assert came.coins == {"anna": 6}
    assert came.store.rebuild(came.id).differed == ()
    came.redo()
    assert came.coins == {"anna": 8}


@pytest.mark.parametrize("turn", [1, 4, 9])
def test_what_a_crash_left_of_it_goes_with_the_next_start(
    table: TableTop, there: TableTop, monkeypatch: pytest.MonkeyPatch, turn: int
) -> None:
    file, empty, left = out(table), rows(there), iter(range(turn))

    def die() -> None:
        if next(left, None) is None:
            raise SystemExit

    meanwhile(monkeypatch, die)
    with monkeypatch.context() as dead:
        dead.setattr(Transfer, "_forget", lambda *_: None)
        with pytest.raises(SystemExit):
            transfer(there).take_in(file, "key")
    assert rows(there) > empty
    meanwhile(monkeypatch, lambda: None)
    transfer(there.reopened()).forget_half_arrived()
    assert rows(there) == empty
    assert transfer(there).take_in(file, "key").campaign_id == table.id


@pytest.mark.parametrize("fault", [GameError("hero.unknown"), OverflowError(), sqlite3.IntegrityError()])
def test_what_cannot_be_written_to_its_end_leaves_nothing(
    table: TableTop, there: TableTop, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    def refuse(*_: Any) -> None:
        raise fault

    before = rows(there)
    monkeypatch.setattr(StoredWriting, "save", refuse)
    with pytest.raises((InvalidValue, sqlite3.IntegrityError)):
        transfer(there).take_in(out(table), "key")
    assert rows(there) == before
