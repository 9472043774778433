"""Backups: whole copies, not too many of them, and back again only what is whole, ours and untouched."""

import gzip
import shutil
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from datetime import timedelta
from pathlib import Path
from threading import Event
from time import sleep

import pytest

from app.core.errors import InvalidValue, StaleRevision, UnknownSubject
from app.storage import foreign_data
from app.storage import migrations as running
from app.storage.outside_journal import HouseSettings
from app.storage.recovery import examine
from app.storage.recovery.choose import KEPT, BackupReason
from app.storage.recovery.find import Restored
from app.storage.recovery.swap import Candidate
from tests.storage.house import House
from tests.table_top import TableTop
from tests.toy.game.game import ChangeCoins


def test_a_backup_comes_back_exactly_and_what_was_there_is_one_click_away(house: House) -> None:
    table, file = house.table, house.backup()
    then, rows = table.json, table.derived
    table.give("anna", 7)
    table.give("bert", 1)
    later, later_rows = table.json, table.derived
    house.restore(file)
    assert (table.json, table.derived) == (then, rows)
    assert table.store.rebuild(table.id).differed == ()
    table.give("anna", 2)
    newest = table.json
    house.restoring.undo()
    assert (table.json, table.derived) == (later, later_rows)
    house.restoring.undo()
    assert table.json == newest, "and back again"
    assert house.is_clean()


def test_campaigns_come_and_go_with_a_backup_and_the_house_keeps_its_settings(house: House) -> None:
    settings, file = HouseSettings(house.table.database), house.backup()
    settings.set("pin", "new")
    other = TableTop(house.table.database)
    house.restore(file)
    assert [one.id for one in house.table.store.campaigns()] == [house.table.id]
    assert settings.get("pin") == "new"
    house.restoring.undo()
    assert {one.id for one in house.table.store.campaigns()} == {house.table.id, other.id}


def test_nothing_is_swapped_when_somebody_has_acted_since_it_was_shown(house: House) -> None:
    candidate, seen = house.bring(house.backup()), house.restoring.stand()
    house.table.give("anna", 1)
    before = house.table.json
    with pytest.raises(StaleRevision):
        house.restoring.swap(candidate, seen)
    assert house.table.json == before
    assert [one.reason for one in house.backups.all()] == [BackupReason.MANUAL]


def test_a_swap_that_breaks_off_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    candidate, stand = house.bring(house.backup()), house.restoring.stand()
    house.restoring._database_of(candidate.token).write_bytes(b"")  # the disk lost it meanwhile
    with pytest.raises(UnknownSubject):
        house.restoring.swap(candidate, stand)
    assert house.restoring.stand() == stand


def test_what_was_made_within_one_second_is_told_apart_and_stays_what_it_is(house: House) -> None:
    made = [house.backups.make(BackupReason.MANUAL) for _ in range(12)]
    assert [one.name for one in house.backups.all()] == [one.name for one in reversed(made)], "the newest first"
    assert {one.reason for one in made} == {BackupReason.MANUAL}, "or it would be forgotten among others"


def _edit(*statements: str) -> Callable[[Path], None]:
    def edit(file: Path) -> None:
        with closing(sqlite3.connect(file)) as raw:
            for statement in statements:
                raw.execute(statement)
            raw.commit()

    return edit


def _cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-4096])


def _blot(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2] + b"\xff" * (len(whole) - len(whole) // 2))


def _other_program(file: Path) -> None:
    file.unlink()
    _edit("CREATE TABLE recipe (name TEXT)")(file)


REFUSED: dict[str, tuple[str, Callable[[Path], None]]] = {
    "text": ("no_database", lambda file: void(file.write_text("Einkaufsliste", encoding="utf-8"))),
    "nothing": ("no_database", lambda file: void(file.write_bytes(b""))),
    "packed": ("no_database", lambda file: void(file.write_bytes(gzip.compress(file.read_bytes())))),
    "header alone": ("truncated", lambda file: void(file.write_bytes(file.read_bytes()[:50]))),
    "cut": ("truncated", _cut),
    "blotted": ("broken", _blot),
    "foreign": ("foreign", _other_program),
    "newer": ("newer", _edit("UPDATE alembic_version SET version_num = '9999'")),
    "two versions": ("manipulated", _edit("INSERT INTO alembic_version VALUES ('0001')")),
    "fact": ("seal_broken", _edit("UPDATE journal SET events = replace(events, '5', '9') WHERE revision = 2")),
    "gap": ("seal_broken", _edit("DELETE FROM journal WHERE revision = 2")),
    "state": ("state_broken", _edit('UPDATE state SET "table" = "table" || \' \'')),
    "checkpoint": ("state_broken", _edit("UPDATE checkpoint SET house = replace(house, 'M', 'N')")),
    "game": ("unknown_game", _edit("UPDATE campaign SET system = 'chess'")),
    "trigger": ("manipulated", _edit("CREATE TRIGGER t AFTER INSERT ON journal BEGIN DELETE FROM setting; END")),
    "view": ("manipulated", _edit("CREATE VIEW v AS SELECT * FROM setting")),
    "table": ("manipulated", _edit("CREATE TABLE more (x)")),
    "table gone": ("manipulated", _edit("DROP TABLE spell_set")),
    "column": ("manipulated", _edit("ALTER TABLE journal ADD COLUMN extra TEXT")),
    "generated": ("manipulated", _edit("ALTER TABLE journal ADD COLUMN extra AS (1)")),
    "kind of value": ("manipulated", _edit("UPDATE campaign SET name = x'00ff'")),
    "picture": ("manipulated", _edit("INSERT INTO picture VALUES (1, 'anna', 'x', x'3c7376673e')")),
    "orphan": ("manipulated", _edit("INSERT INTO spell_set VALUES (99, 'x', 0, 'x', 0)")),
}  # fmt: skip


def void(_value: object) -> None:
    return None


@pytest.mark.parametrize("way", REFUSED)
def test_what_does_not_belong_here_is_refused_without_a_trace(house: House, way: str) -> None:
    code, spoil = REFUSED[way]
    file = house.backup()
    spoil(file)
    stand, listed = house.restoring.stand(), house.backups.all()
    with pytest.raises(InvalidValue) as refused:
        house.bring(file)
    assert refused.value.code == f"backup.{code}"
    assert house.restoring.stand() == stand
    assert house.backups.all() == listed
    assert house.is_clean()


def test_a_huge_file_is_refused_unread(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign_data, "LARGEST", 20_000)
    with pytest.raises(InvalidValue, match=r"backup\.too_large"):
        house.bring(house.backup())
    assert house.is_clean()


def test_what_stands_beside_the_journal_is_told_and_comes_from_the_journal(house: House) -> None:
    file = house.backup()
    _edit("UPDATE passport_value SET value = 9999")(file)
    candidate = house.bring(file)
    assert candidate.differed == ("passport_value",)
    house.restoring.swap(candidate, house.restoring.stand())
    assert house.table.store.rebuild(house.table.id).differed == ()


def test_an_older_backup_is_brought_up_to_date_in_scratch(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program one step further reads what today's program wrote."""
    migrations = Path(shutil.copytree(running.MIGRATIONS, tmp_path / "migrations"))
    step = f'revision = "0099"\ndown_revision = "{running.head_revision()}"\n\ndef upgrade():\n    pass\n'
    (migrations / "versions" / "2027-01-01_next.py").write_text(step, encoding="utf-8")
    file, taken = house.backup(), running.upgrade
    monkeypatch.setattr(running, "MIGRATIONS", migrations)
    monkeypatch.setattr(running.head_revision, "__defaults__", (migrations,))
    monkeypatch.setattr(examine, "known_revisions", lambda: running.known_revisions(migrations))
    monkeypatch.setattr(examine, "upgrade", lambda one, two, now: taken(one, two, now, migrations))
    candidate = house.bring(file)
    with closing(sqlite3.connect(house.restoring._database_of(candidate.token))) as raw:
        assert raw.execute("SELECT version_num FROM alembic_version").fetchone() == ("0099",)


def test_too_many_of_a_kind_go_and_those_made_by_hand_stay(house: House) -> None:
    for _ in range(KEPT[BackupReason.DAILY] + 3):
        house.backups.make(BackupReason.DAILY)
        house.backups.make(BackupReason.MANUAL)
        house.now += timedelta(days=1)
    kinds = [one.reason for one in house.backups.all()]
    assert kinds.count(BackupReason.DAILY) == KEPT[BackupReason.DAILY]
    assert kinds.count(BackupReason.MANUAL) == KEPT[BackupReason.DAILY] + 3
    assert house.backups.all()[0].at == house.now - timedelta(days=1)


def test_two_in_one_second_have_two_names(house: House) -> None:
    names = {house.backups.make(BackupReason.MANUAL).name for _ in range(3)}
    assert len(names) == 3
    assert {one.name for one in house.backups.all()} == names


@pytest.mark.parametrize("name", ["../heldenpass.db", "heldenpass.db", "20261121-204700-manual.db", "/etc/passwd", ""])
def test_only_backups_have_names(house: House, name: str) -> None:
    (house.folder / "backups").mkdir()
    with pytest.raises(UnknownSubject):
        house.backups.path(name)


def test_a_candidate_waits_for_a_while_only(house: House) -> None:
    candidate = house.bring(house.backup())
    assert house.restoring.candidate(candidate.token) == candidate
    (house.folder / "scratch" / "half.part").write_bytes(b"left by a crash")
    house.now += timedelta(hours=3)
    house.restoring.tidy()
    assert house.is_clean()
    for token in (candidate.token, "../../etc/passwd", ""):
        with pytest.raises(UnknownSubject):
            house.restoring.candidate(token)


def test_nothing_acknowledged_is_lost_while_everybody_acts(house: House) -> None:
    """What was done before the swap is in the copy that was kept, what was done after it is in the table."""
    candidate, told, is_over = house.bring(house.backup()), list[str](), Event()

    def act(owner: str) -> None:
        for number in range(500):
            if is_over.is_set():
                return
            form = house.table.form(key=f"{owner}-{number}")
            with suppress(StaleRevision):
                house.table.do(ChangeCoins(owner=owner, change=1), form=form)
                told.append(form.key)
            sleep(0.05)  # people do not act without end; whoever acts while the copy is made keeps the old table

    with ThreadPoolExecutor() as pool:
        acting = [pool.submit(act, owner) for owner in ("carl", "dora")]
        while (restored := _swapped(house, candidate)) is None:
            pass
        before = len(told)
        while len(told) < before + 10:
            pass
        is_over.set()
    assert [one.exception() for one in acting] == [None, None]
    kept = {key for file in (house.backups.path(restored.kept), house.file) for key in _keys(file)}
    assert [key for key in told if key not in kept] == []
    assert house.table.store.rebuild(house.table.id).differed == ()


def _swapped(house: House, candidate: Candidate) -> Restored | None:
    try:
        return house.restoring.swap(candidate, house.restoring.stand())
    except StaleRevision:
        return None


def _keys(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as raw:
        return {key for (key,) in raw.execute("SELECT key FROM journal")}


def test_what_a_killed_copy_left_behind_goes_with_the_next_start(house: House) -> None:
    kept = house.backup()
    for name in ("20261122-230316-before-rebuild.part", "20261122-230316-before-rebuild.part-journal"):
        (kept.parent / name).write_bytes(b"half")
    house.backups.tidy()
    assert [file.name for file in kept.parent.iterdir()] == [kept.name]
