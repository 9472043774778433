"""Backups by themselves: when they are due, and whether the newest one holds."""

import threading
from datetime import timedelta
from pathlib import Path

import pytest

from app.campaign.ports import StorageFault
from app.storage.database import Database
from app.storage.drawings import Drawings
from app.storage.recovery.choose import BackupReason, Backups
from app.storage.recovery.examine import BackupCheck, Examined
from app.storage.recovery.schedule import BackupScheduler
from app.storage.recovery.swap import Restoring
from tests.storage.house import House
from tests.table_top import NOW


def test_a_full_disk_leaves_no_half_backup(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(target: Path) -> None:
        target.write_bytes(b"half")
        raise StorageFault("storage.full")

    monkeypatch.setattr(Database, "copy_to", lambda _self, target: full(target))
    house.backup_scheduler.milestone(house.table.id)
    assert house.backup_scheduler.look() is None
    assert house.backup_scheduler.fault == "storage.full"
    assert list((house.folder / "backups").iterdir()) == []


def test_one_is_made_at_the_end_of_a_quest_and_each_day_something_happened(house: House) -> None:
    scheduler = house.backup_scheduler
    scheduler.milestone(house.table.id)
    assert [made.reason for made in (scheduler.look(),) if made] == [BackupReason.QUEST]
    assert scheduler.look() is None
    house.now += timedelta(days=1)
    assert scheduler.look() is None, "nothing has happened"
    house.table.give("anna", 1)
    assert [made.reason for made in (scheduler.look(),) if made] == [BackupReason.DAILY]
    house.table.give("anna", 1)
    assert scheduler.look() is None, "not yet a day"


def test_one_is_made_each_day_somebody_has_drawn(house: House) -> None:
    assert house.backup_scheduler.look() is not None
    house.now += timedelta(days=1)
    Drawings(house.table.database, lambda: NOW).create("keller", "heroquest", "Keller", "{}")
    assert [made.reason for made in (house.backup_scheduler.look(),) if made] == [BackupReason.DAILY]


def test_a_house_without_campaigns_needs_no_backup(database: Database, tmp_path: Path) -> None:
    backups = Backups(database, tmp_path / "backups", lambda: NOW)
    restoring = Restoring(backups, {}, tmp_path / "scratch")
    scheduler = BackupScheduler(restoring)
    assert (scheduler.look(), scheduler.drill(), scheduler.last_drill(), restoring.last()) == (None, None, None, None)


def test_the_newest_backup_is_tried_each_day(house: House) -> None:
    scheduler = house.backup_scheduler
    scheduler.milestone(house.table.id)
    scheduler.look()
    drill = scheduler.last_drill()
    assert drill is not None
    assert (drill.code, drill.campaigns, drill.entries, drill.differed) == ("", 1, house.table.revision, ())
    house.table.give("anna", 1)
    house.now += timedelta(days=1)
    made = scheduler.look()
    assert made is not None
    file = house.backups.path(made.name)
    file.write_bytes(file.read_bytes()[:-4096])
    again = scheduler.drill()
    assert again is not None
    assert (again.backup, again.code) == (made.name, "backup.truncated")
    assert house.is_clean()


def test_a_trial_that_the_end_of_the_evening_breaks_off_is_no_fault(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken_off(_trial: BackupCheck, _source: Path, _target: Path) -> Examined:
        house.backup_scheduler.close()
        raise StorageFault("storage.failed")

    monkeypatch.setattr(BackupCheck, "examine", broken_off)
    house.backup_scheduler.milestone(house.table.id)
    assert house.backup_scheduler.look() is None
    assert house.backup_scheduler.fault == ""
    assert house.is_clean()


def test_who_asks_while_it_is_being_tried_is_told_how_that_went(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on, tried = threading.Event(), threading.Event(), list[str]()

    def slow(_trial: BackupCheck, source: Path, _target: Path) -> Examined:
        begun.set()
        go_on.wait(5)
        house.now += timedelta(seconds=1)
        tried.append(source.name)
        return Examined(1, 5, ())

    monkeypatch.setattr(BackupCheck, "examine", slow)
    house.backup()
    first = threading.Thread(target=house.backup_scheduler.drill)
    first.start()
    assert begun.wait(5)
    others = [threading.Thread(target=house.backup_scheduler.drill) for _ in range(3)]
    for thread in others:
        thread.start()
    go_on.set()
    for thread in (first, *others):
        thread.join(5)
    assert len(tried) == 1


def test_a_date_in_the_future_blocks_neither_the_daily_backup_nor_the_trial(house: House) -> None:
    scheduler = house.backup_scheduler
    house.now += timedelta(days=4_000)  # the battery of the clock is empty
    assert scheduler.look() is not None
    house.now -= timedelta(days=4_000)
    house.table.give("anna", 1)
    made = scheduler.look()
    assert made is not None
    assert made.reason is BackupReason.DAILY
    drill = scheduler.last_drill()
    assert drill is not None
    assert (drill.backup, drill.code, drill.entries) == (made.name, "", house.table.revision)
    house.table.give("anna", 1)
    assert scheduler.look() is None, "one a day is enough again"


def test_an_older_backup_under_a_date_in_the_future_is_not_the_newest(house: House) -> None:
    scheduler, old = house.backup_scheduler, house.backup()
    old.rename(old.with_name("20991231-235959-daily.db"))
    house.table.give("anna", 1)
    made = scheduler.look()
    assert made is not None
    assert house.backups.newest() == made
    drill = scheduler.drill()
    assert drill is not None
    assert drill.backup == made.name
