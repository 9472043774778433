"""What somebody changed in the file from outside: told where it is read, repaired where it can be derived."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

from app.campaign.ports import StorageFault
from app.storage import journal_rows
from app.storage.database import Database
from app.storage.journal_rows import JournalLine
from tests.table_top import TableTop, hand
from tests.toy.game.game import ChangeCoins

Edit = Callable[..., None]


@pytest.fixture
def edit(database: Database) -> Edit:
    """Change the file behind the program's back."""

    def run(statement: str, *values: object) -> None:
        with closing(sqlite3.connect(database.path)) as raw, raw:
            raw.execute(statement, values)

    return run


@pytest.fixture
def played(table: TableTop) -> TableTop:
    """Revisions 2 to 6, the fourth taken back."""
    table.give("anna", 5)
    table.gamble("bert", hand(3))
    table.give("anna", 1)
    table.undo()
    table.give("bert", 2)
    return table


def damaged(act: Callable[[], object]) -> tuple[str, object]:
    with pytest.raises(StorageFault) as fault:
        act()
    return fault.value.code, fault.value.data.get("revision")


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("events", '[{"type":"coins.changed","owner":"bert","change":99}]'),
        ("command", "null"),
        ("answers", "[]"),
        ("actor", '{"role":"guest"}'),
        ("at", "2026-11-21T00:00:00+00:00"),
        ("subjects", '["anna"]'),
        ("places", "[7]"),
        ("kind", "undo"),
        ("target", 2),
        ("key", "other"),
        ("format", 2),
        ("digest", "0"),
    ],
)
def test_an_edited_entry_is_told_with_its_revision_wherever_it_is_read(
    played: TableTop, edit: Edit, column: str, value: object
) -> None:
    edit(f"UPDATE journal SET {column} = ? WHERE revision = 3", value)
    before = played.derived
    with played.store.reading(played.id) as campaign:
        for read in (lambda: campaign.action(3), lambda: campaign.recent(9), lambda: list(campaign.entries())):
            assert damaged(read) == ("journal.damaged", 3)
    assert damaged(lambda: played.undo(2)) == ("journal.damaged", 3)
    assert damaged(lambda: played.store.rebuild(played.id)) == ("journal.damaged", 3)
    assert played.derived == before
    assert played.coins == {"anna": 5, "bert": 5}, "what stands can still be seen"
    played.give("anna", 1)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"format": 2}, "journal.unknown_format"),
        ({"events": "{"}, "journal.damaged"),
        ({"events": '[{"type":"dragon.slain"}]'}, "journal.damaged"),
        ({"command": '{"type":"fly"}'}, "journal.damaged"),
        ({"command": "nonsense"}, "journal.damaged"),
        ({"answers": "7"}, "journal.damaged"),
        ({"actor": "{}"}, "journal.damaged"),
        ({"at": "yesterday"}, "journal.damaged"),
        ({"places": "7"}, "journal.damaged"),
        ({"subjects": "{"}, "journal.damaged"),
        ({"kind": "wish"}, "journal.damaged"),
    ],
)
def test_an_entry_that_cannot_be_understood_is_told_though_its_seal_fits(
    played: TableTop, edit: Edit, changes: dict[str, object], code: str
) -> None:
    reseal(played, edit, 3, changes)
    with played.store.reading(played.id) as campaign:
        assert damaged(lambda: campaign.recent(9)) == (code, 3)
    assert damaged(lambda: played.correct(3, hand(2))) == (code, 3)


def test_a_form_tells_of_subjects_it_cannot_understand(played: TableTop, edit: Edit) -> None:
    form = played.form(revision=4)
    edit("UPDATE journal SET subjects = '{' WHERE revision = 5")
    assert damaged(lambda: played.do(ChangeCoins(owner="anna", change=1), form=form)) == ("journal.damaged", 5)


@pytest.mark.parametrize("column", ["command", "answers"])
def test_an_undo_tells_of_a_wish_it_cannot_understand(played: TableTop, edit: Edit, column: str) -> None:
    played.give("bert", -1)
    played.give("anna", 1)
    reseal(played, edit, 7, {column: "{"})
    before = played.json
    assert damaged(lambda: played.undo(6)) == ("journal.damaged", 7)
    assert played.json == before


def reseal(table: TableTop, edit: Edit, revision: int, changes: dict[str, object]) -> None:
    """Change an entry and give it the digest that fits."""
    (row,) = (row for row in rows(table) if row[1] == revision)
    line = JournalLine._make(row)._asdict() | changes
    for column, value in {**changes, "digest": journal_rows.seal_of(list(line.values())[:-1])}.items():
        edit(f"UPDATE journal SET {column} = ? WHERE revision = ?", value, revision)


def rows(table: TableTop) -> list[tuple[object, ...]]:
    with table.database.reading() as connection:
        return [tuple(row) for row in connection.execute("SELECT * FROM journal ORDER BY revision")]


@pytest.mark.parametrize(
    ("statement", "revision"),
    [
        ("DELETE FROM journal WHERE revision = 3", 3),
        ("DELETE FROM journal WHERE revision >= 5", 5),
        ("DELETE FROM journal", 1),
        ("UPDATE journal SET previous = '' WHERE revision = 4", 4),
    ],
)
def test_a_journal_with_a_gap_is_not_rebuilt_from(played: TableTop, edit: Edit, statement: str, revision: int) -> None:
    edit(statement)
    before = played.derived
    assert damaged(lambda: played.store.rebuild(played.id)) == ("journal.damaged", revision)
    assert played.derived == before


def test_an_exchanged_entry_breaks_the_chain_though_its_seal_fits(played: TableTop, edit: Edit) -> None:
    reseal(played, edit, 3, {"answers": '[{"kind":"hand","faces":["2"]}]'})
    assert damaged(lambda: played.store.rebuild(played.id)) == ("journal.damaged", 4)


@pytest.mark.parametrize(
    ("revision", "changes"), [(5, {"target": 99}), (5, {"target": None}), (1, {"events": "[]"}), (1, {"kind": "redo"})]
)
def test_a_journal_without_sense_is_not_rebuilt_from(
    played: TableTop, edit: Edit, revision: int, changes: dict[str, object]
) -> None:
    reseal(played, edit, revision, changes)
    for row in rows(played)[revision:]:  # a chain of seals that fits, as a faulty program would write it
        previous = rows(played)[int(str(row[1])) - 2][-1]
        reseal(played, edit, int(str(row[1])), {"previous": previous})
    assert damaged(lambda: played.store.rebuild(played.id)) == ("journal.damaged", revision)


EDITS = {
    "state": 'UPDATE state SET "table" = \'{"coins":{"anna":99}}\'',
    "state.house": "UPDATE state SET house = '{}'",
    "state.redo": "UPDATE state SET redo = '[2]'",
    "state.digest": "UPDATE state SET digest = 'x'",
    "state.revision": "UPDATE state SET revision = 5",
    "state.missing": "DELETE FROM state",
}


@pytest.mark.parametrize("statement", EDITS.values(), ids=EDITS)
def test_an_edited_state_is_told_and_repaired(played: TableTop, edit: Edit, database: Database, statement: str) -> None:
    before = played.json
    edit(statement)
    reopened = played.reopened()
    assert damaged(lambda: reopened.json)[0] == "state.damaged"
    assert damaged(lambda: reopened.give("anna", 1))[0] == "state.damaged"
    assert reopened.store.rebuild(played.id) == (6, ("state",))
    assert reopened.json == before
    reopened.give("anna", 1)
    assert reopened.store.rebuild(played.id) == (7, ())


@pytest.mark.parametrize("redo", ["[2]", "nonsense"])
def test_an_edited_way_back_is_told_though_the_state_is_remembered(played: TableTop, edit: Edit, redo: str) -> None:
    _ = played.state
    edit("UPDATE state SET redo = ?", redo)
    for act in (lambda: played.redo().revision, lambda: played.undo().revision, lambda: played.give("anna", 1)):
        assert damaged(act)[0] == "state.damaged"
    assert played.store.rebuild(played.id).differed == ("state",)


@pytest.mark.parametrize(
    ("statement", "differed"),
    [
        ("UPDATE campaign SET name = 'x'", "campaign"),
        ("UPDATE campaign SET revision = 99", "campaign"),
        ("UPDATE action SET active = 1 WHERE revision = 4", "action"),
        ("DELETE FROM action", "action"),
        ("UPDATE checkpoint SET house = '{}'", "checkpoint"),
        ("DELETE FROM checkpoint", "checkpoint"),
        ("UPDATE hero SET name = 'Bertha'", "hero"),
        ("DELETE FROM hero", "hero"),
        ("INSERT INTO hero SELECT campaign_id, 'x', name, player, hero_class, status, 9 FROM hero LIMIT 1", "hero"),
        ("UPDATE passport_value SET value = 99 WHERE hero_id = 'anna'", "passport_value"),
        ("DELETE FROM equipment", "equipment"),
        ("INSERT INTO spell_set VALUES (1, 'anna', 0, 'fire', 1)", "spell_set"),
    ],
)
def test_what_is_derived_is_repaired_and_the_rebuild_says_what_differed(
    played: TableTop, edit: Edit, statement: str, differed: str
) -> None:
    before, journal = played.derived, rows(played)
    edit(statement)
    assert played.store.rebuild(played.id) == (6, (differed,))
    assert played.derived == before
    assert rows(played) == journal
    assert played.store.rebuild(played.id) == (6, ())


@pytest.mark.parametrize("statement", ["UPDATE checkpoint SET house = '{}'", "DELETE FROM checkpoint"])
def test_an_undo_tells_of_a_damaged_checkpoint(played: TableTop, edit: Edit, statement: str) -> None:
    edit(statement)
    reopened = played.reopened()
    assert damaged(reopened.undo)[0] == "state.damaged"
    reopened.store.rebuild(played.id)
    reopened.undo()


@pytest.mark.parametrize("house", ["{", "{}", json.dumps({"name": 7})])
def test_a_state_that_cannot_be_understood_is_told_though_its_seal_fits(
    played: TableTop, edit: Edit, house: str
) -> None:
    edit("UPDATE checkpoint SET house = ?, digest = ?", house, journal_rows.seal_of((1, house, '{"coins":{}}')))
    assert damaged(played.undo)[0] == "state.damaged"


def test_a_rebuild_in_another_process_is_seen_at_once(played: TableTop, edit: Edit) -> None:
    before = played.json
    edit("UPDATE hero SET name = 'x'")
    played.reopened().store.rebuild(played.id)
    assert played.json == before
    played.give("anna", 1)
    assert played.store.rebuild(played.id) == (7, ())
