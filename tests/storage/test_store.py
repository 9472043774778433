"""Campaigns in one database: the list, what is remembered, and what is not there."""

import sqlite3

import pytest
from sqlalchemy import event

from app.core.errors import UnknownContent, UnknownSubject
from app.storage.database import Database
from app.storage.store import SqlStore
from tests.table_top import NOW, TableTop
from tests.toy.game.game import ChangeCoins, CoinsChanged


def test_the_campaign_played_last_stands_first(table: TableTop, database: Database) -> None:
    other = TableTop(database)
    assert [summary.id for summary in table.store.campaigns()] == [other.id, table.id]
    summary = table.store.campaigns()[0]
    assert (summary.name, summary.system, summary.revision, summary.changed_at) == ("Montagsrunde", "toy", 1, NOW)


def test_an_unknown_campaign(table: TableTop) -> None:
    for act in (table.store.reading, table.store.writing):
        with pytest.raises(UnknownSubject, match=r"campaign\.unknown"), act(99):
            pass
    with pytest.raises(UnknownSubject, match=r"campaign\.unknown"):
        table.store.rebuild(99)


def test_a_campaign_of_a_game_this_program_does_not_have(table: TableTop, database: Database) -> None:
    store = SqlStore(database, {})
    assert [summary.id for summary in store.campaigns()] == [table.id], "it is still in the list"
    with pytest.raises(UnknownContent, match=r"system\.not_installed"), store.reading(table.id):
        pass
    with pytest.raises(UnknownContent, match=r"system\.not_installed"):
        store.rebuild(table.id)


def test_the_state_is_parsed_once(table: TableTop) -> None:
    table.give("anna", 5)
    assert table.state is table.state
    reopened = table.reopened()
    assert reopened.state == table.state
    assert reopened.state is reopened.state


def test_a_commit_that_fails_leaves_the_remembered_state_alone(table: TableTop, database: Database) -> None:
    table.give("anna", 5)
    before = table.state

    def refuse_commit(driver: sqlite3.Connection, _record: object) -> None:
        driver.set_authorizer(lambda _action, word, *_: sqlite3.SQLITE_DENY if word == "COMMIT" else sqlite3.SQLITE_OK)

    database.close()
    event.listen(database.engine, "connect", refuse_commit)
    with pytest.raises(sqlite3.DatabaseError, match="not authorized"):
        table.give("anna", 1)
    event.remove(database.engine, "connect", refuse_commit)
    database.close()
    assert table.state is before
    table.give("anna", 2)
    assert table.coins == {"anna": 7}
    assert table.store.rebuild(table.id).differed == ()


def test_what_another_program_wrote_is_seen_at_once(table: TableTop, database: Database) -> None:
    second = Database(database.path)
    other = TableTop(second, campaign_id=table.id)
    table.give("anna", 5)
    assert other.coins == {"anna": 5}
    other.give("anna", 1)
    other.undo()
    assert table.coins == {"anna": 5}
    second.close()


def test_a_page_of_the_chronicle(table: TableTop) -> None:
    for number in range(1, 6):
        table.give("anna", number)
    table.undo(3)
    with table.store.reading(table.id) as campaign:
        newest = campaign.recent(2)
        older = campaign.recent(10, before=newest[-1].revision)
    assert [action.revision for action in (*newest, *older)] == [6, 5, 4, 3, 2, 1]
    assert [action.active for action in older] == [True, False, True, True]
    assert newest[0].entry.command == ChangeCoins(owner="anna", change=5)
    assert newest[0].entry.events == (CoinsChanged(owner="anna", change=5),)


def test_checkpoints_keep_ways_back_short(table: TableTop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.campaign.undo_outcome.CHECKPOINT_EVERY", 10)
    for _ in range(12):
        table.give("anna", 1)
        table.give("bert", 1)
        table.undo()
    assert [row[1] for row in table.derived["checkpoint"]] == [1, 11, 23, 35]
