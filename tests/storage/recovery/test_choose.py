"""Which backup is the newest: told by what it holds and when it was made, never by a clock."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta

from app.storage.recovery.choose import KEPT, BackupReason
from tests.storage.house import House


def _years_ahead(house: House, make: Callable[[], object]) -> None:
    """Do something while the clock stands twenty years ahead."""
    house.now += timedelta(days=7_000)
    make()
    house.now -= timedelta(days=7_000)


def test_the_newest_is_told_by_what_it_holds_whatever_the_clock_says(house: House) -> None:
    made = list[str]()
    for days in (0, 900, -400, 2, -3_000):
        house.table.give("anna", 1)
        house.now += timedelta(days=days)
        made.append(house.backups.make(BackupReason.MANUAL).name)
    assert [one.name for one in house.backups.all()] == made[::-1]
    assert house.backups.newest() == house.backups.all()[0]


def test_the_newest_is_told_by_its_entries_where_earlier_versions_counted_no_backups(house: House) -> None:
    made = list[str]()
    for days in (0, 900, -400):
        house.table.give("anna", 1)
        house.now += timedelta(days=days)
        made.append(house.backups.make(BackupReason.MANUAL).name)
        with closing(sqlite3.connect(house.backups.path(made[-1]))) as raw, raw:
            raw.execute("DELETE FROM setting")
    assert [one.name for one in house.backups.all()] == made[::-1]


def test_after_a_restore_the_newest_is_the_one_made_last_although_it_holds_less(house: House) -> None:
    file = house.backup()
    for _ in range(5):
        house.table.give("anna", 1)
    more = house.backups.make(BackupReason.DAILY)
    house.restore(file)
    house.now -= timedelta(days=3)
    made = house.backups.make(BackupReason.DAILY)
    assert house.backups.newest() == made
    assert made.content is not None
    assert more.content is not None
    assert made.content.entries < more.content.entries


def test_the_one_just_made_is_never_removed(house: House) -> None:
    _years_ahead(house, lambda: [house.backups.make(BackupReason.DAILY) for _ in range(KEPT[BackupReason.DAILY])])
    for _ in range(KEPT[BackupReason.DAILY] + 2):
        house.now -= timedelta(days=1)
        house.table.give("anna", 1)
        made = house.backups.make(BackupReason.DAILY)
        daily = [one for one in house.backups.all() if one.reason is BackupReason.DAILY]
        assert daily[0] == made
        assert len(daily) == KEPT[BackupReason.DAILY]
    assert all(one.at < house.now + timedelta(days=30) for one in daily), "those dated ahead went, being older"


def test_one_that_cannot_be_read_is_placed_by_its_date_unless_that_lies_ahead(house: House) -> None:
    made = list[str]()
    for _ in range(3):
        house.table.give("anna", 1)
        house.now += timedelta(days=1)
        made.append(house.backups.make(BackupReason.MANUAL).name)
    for name in (made[1], "20991231-000000-manual.db"):
        (house.folder / "backups" / name).write_bytes(b"scribbled")
    assert [one.name for one in house.backups.all()] == [*made[::-1], "20991231-000000-manual.db"]
