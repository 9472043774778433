"""Whoever knows how we seal still brings nothing into a journal that this program could not have written."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from app.campaign.model import Actor
from app.core.errors import InvalidValue
from app.core.game_system import Role
from app.storage import journal_rows
from app.storage.campaign_files import FileLine
from app.storage.foreign_data import check_entries, check_moment
from app.storage.journal_rows import JournalLine
from tests.storage.files import changed, elsewhere, line, out, read, resealed, transfer
from tests.storage.house import House
from tests.table_top import APP, KEEP, TableTop
from tests.toy.game.game import ChangeCoins, Gamble

COINS = '[{"type":"coins.changed","owner":"anna","change":%d}]'
ODD: dict[str, dict[str, Any]] = {
    "place beyond all dice": {"places": "[9999999999999]"},
    "place nobody can have reached": {"places": "[3000000]"},
    "place before the first": {"places": "[-1]"},
    "place twice": {"places": "[0, 0]"},
    "places of another kind": {"places": '["0"]'},
    "places that are none": {"places": "x"},
    "places without end": {"places": json.dumps(list(range(5_000)))},
    "long before": {"at": "0001-01-01T00:00:00+14:00"},
    "long after": {"at": "9999-12-31T23:59:59-14:00"},
    "without a zone": {"at": "2026-01-01T00:00:00"},
    "no moment": {"at": "gestern"},
    "a moment in other words": {"at": "20260101T000000Z"},
    "no subjects": {"subjects": "null"},
    "subjects of another kind": {"subjects": "[1]"},
    "deep subjects": {"subjects": "[" * 50_000},
    "no actor": {"actor": "{}"},
    "huge actor": {"actor": Actor(role=Role.PLAYER, name="x" * 30_000).model_dump_json()},
    "target of an action": {"target": 1},
    "target in the future": {"kind": "undo", "target": 2, "command": None, "events": "[]"},
    "undo that does something": {"kind": "undo", "target": 1},
    "kind": {"kind": "king"},
    "huge key": {"key": "x" * 1_000},
    "answers of another kind": {"answers": "{}"},
    "fact with NUL": {"events": COINS.replace("anna", "a\\u0000") % 1},
    "huge fact": {"events": COINS % 2**64},
    "huge negative fact": {"events": COINS % -(2**31)},
    "endless fact": {"events": COINS.replace("%d", "9" * 4_000)},
}  # fmt: skip


def brought(table: TableTop, change: Callable[[dict[str, Any]], object]) -> str:
    """The code with which a changed file is refused."""
    before = table.store.campaigns()
    with pytest.raises(InvalidValue) as refused:
        transfer(table).take_in(read(changed(table, change)), "key")
    assert table.store.campaigns() == before
    return refused.value.code


def edited(file: Path, **changes: Any) -> None:
    """A backup with another second entry, sealed as we would."""
    with closing(sqlite3.connect(file)) as raw:
        first, row, *_ = raw.execute(f"SELECT {', '.join(JournalLine._fields)} FROM journal ORDER BY revision")
        entry = JournalLine._make(row)._replace(**changes)
        sealed = entry._replace(digest=journal_rows.seal_of(entry[:-1]))
        raw.execute("DELETE FROM journal WHERE revision > 1")
        raw.execute("DELETE FROM state")
        raw.execute(
            f"INSERT INTO journal ({', '.join(JournalLine._fields)}) VALUES ({', '.join('?' * len(sealed))})", sealed
        )
        raw.commit()
    assert first


@pytest.mark.parametrize("way", ODD)
def test_a_campaigns_file_with_an_odd_entry_is_refused(table: TableTop, way: str) -> None:
    table.give("anna", 5)
    table.give("anna", 2)
    code = brought(table, lambda content: resealed(content, 1, **ODD[way]))
    assert code in ("campaign_file.senseless", "campaign_file.entry_broken")


@pytest.mark.parametrize("way", ODD)
def test_a_backup_with_an_odd_entry_is_refused(house: House, way: str) -> None:
    file = house.backup()
    edited(file, **ODD[way])
    with pytest.raises(InvalidValue) as refused:
        house.bring(file)
    assert refused.value.code in ("backup.senseless", "backup.seal_broken")
    assert house.is_clean()


def test_a_huge_target_is_refused(table: TableTop) -> None:
    table.give("anna", 5)
    assert brought(table, lambda content: resealed(content, 1, target=2**70)) == "campaign_file.senseless"


def test_the_same_key_in_two_entries_is_refused(table: TableTop) -> None:
    table.give("anna", 5)
    table.give("anna", 2)
    code = brought(table, lambda content: resealed(content, 2, key=line(content, 1)["key"]))
    assert code == "campaign_file.senseless"


@pytest.mark.parametrize("text", ["gestern", "2026-01-01", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"])
def test_a_campaign_that_began_at_no_moment_is_refused(table: TableTop, text: str) -> None:
    assert brought(table, lambda content: content.update(created_at=text)) == "campaign_file.shape"


@pytest.mark.parametrize("column", ["created_at", "changed_at"])
@pytest.mark.parametrize("text", ["gestern", "2026-01-01T00:00:00", "0001-01-01T00:00:00+14:00"])
def test_a_backup_with_a_campaign_of_no_moment_is_refused(house: House, column: str, text: str) -> None:
    file = house.backup()
    with closing(sqlite3.connect(file)) as raw:
        raw.execute(f"UPDATE campaign SET {column} = ?", (text,))
        raw.commit()
    with pytest.raises(InvalidValue, match=r"backup\.manipulated"):
        house.bring(file)


@pytest.mark.parametrize("change", ["id = 9223372036854775807", "name = 'a' || char(0)", "name = hex(zeroblob(900))"])
def test_a_backup_with_an_odd_campaign_is_refused(house: House, change: str) -> None:
    file = house.backup()
    with closing(sqlite3.connect(file)) as raw:
        tables = [name for (name,) in raw.execute("SELECT name FROM sqlite_schema WHERE sql LIKE '%campaign_id%'")]
        raw.execute(f"UPDATE campaign SET {change}")
        for name in tables if change.startswith("id") else ():
            if "campaign_id" in {row[1] for row in raw.execute(f"PRAGMA table_info('{name}')")}:
                raw.execute(f"UPDATE {name} SET campaign_id = 9223372036854775807")
        raw.commit()
    with pytest.raises(InvalidValue, match=r"backup\.manipulated"):
        house.bring(file)


def test_everything_this_program_writes_passes(table: TableTop) -> None:
    """Dice that are taken back, thrown again and corrected, in any order."""
    gambled = [table.gamble("anna", *table.shown("anna"))]
    for number in range(6):
        gambled.append(table.gamble("anna", APP, *([KEEP] if table.shown("anna")[-1] == KEEP else [])))
        if number % 2:
            table.undo()
            table.redo()
            table.undo()
        table.give("bert", 1)
    kept = table.throw(Gamble(owner="anna"), APP, correcting=gambled[0])
    table.correct(gambled[0], *kept.answers, *([KEEP] if kept.prompt else []))
    check_entries(out(table).lines())


def test_a_journal_that_takes_more_dice_back_than_anybody_is_refused(table: TableTop) -> None:
    table.give("anna", 1)
    first, second = out(table).lines()
    many, lines = 2_000, [first]
    for number in range(30):
        taken = json.dumps(list(range(number * many, (number + 1) * many)))
        lines.append(second._replace(revision=2 + 2 * number, key=None, places=taken))
        bare: dict[str, Any] = {"command": None, "answers": "[]", "events": "[]", "key": None}
        lines.append(second._replace(revision=3 + 2 * number, kind="undo", target=2 + 2 * number, **bare))
    check_entries(lines[:40])
    with pytest.raises(ValueError, match="takes back"):
        check_entries(lines)


def test_facts_that_no_passport_can_show_are_refused(table: TableTop, monkeypatch: pytest.MonkeyPatch) -> None:
    content = changed(table, lambda _: None)
    monkeypatch.setattr(type(table.system), "passports", lambda *_: int("no number"))
    with pytest.raises(InvalidValue, match="senseless"):
        transfer(table).take_in(read(content), "key")


def test_a_key_with_nul_that_was_once_taken_comes_in_without(table: TableTop, tmp_path: Path) -> None:
    table.give("anna", 1)
    there = elsewhere(tmp_path)
    there.id = (
        transfer(there).take_in(read(changed(table, lambda found: resealed(found, 1, key="a\0b"))), "k").campaign_id
    )
    assert list(out(there).lines())[1].key == "ab"
    assert there.store.rebuild(there.id).differed == ()
    there.database.close()


def test_a_form_with_nul_in_its_key_writes_none(table: TableTop) -> None:
    """A database that keeps no NUL would keep another entry than the one that was sealed."""
    table.do(ChangeCoins(owner="anna", change=1), form=table.form(key="a\0b"))
    assert list(out(table).lines())[-1].key == "ab"


@pytest.mark.parametrize("text", ["1970-01-01T00:00:00+00:00", "2026-11-21T20:47:00.000001+01:00"])
def test_a_clock_may_be_wrong(text: str) -> None:
    check_moment(text)


@pytest.mark.parametrize("name", ["name", "system", "program", "exported"])
def test_names_of_a_file_hold_no_nul(table: TableTop, name: str) -> None:
    assert brought(table, lambda content: content.update({name: "a\0b"})) == "campaign_file.shape"


def test_every_column_of_an_entry_is_looked_at() -> None:
    assert {"campaign_id", *FileLine.model_fields} == set(JournalLine._fields)
