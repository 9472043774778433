"""A whole database whose last actions are gone: its side file is damaged, or a backup goes on where it ends."""

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from app.settings import Settings
from app.storage.database import Database
from app.storage.recovery.choose import Backups
from app.storage.recovery.find import Loss, emergency
from app.storage.recovery.swap import Rescue, Restoring
from tests.table_top import NOW
from tests.toy.game.game import ToyGame

SYSTEMS = {"toy": ToyGame()}


def evening_in_the_side_file(settings: Settings) -> Path:
    """The last three actions stand in the side file only, each with an end of its own."""
    with closing(sqlite3.connect(settings.database, isolation_level=None)) as writer:
        writer.execute("PRAGMA journal_mode=WAL")
        writer.execute("PRAGMA wal_autocheckpoint=0")
        for number in range(3):
            writer.execute("INSERT INTO setting VALUES (?, 'yes')", (f"late {number}",))
        left = {end: Path(f"{settings.database}{end}").read_bytes() for end in ("", "-wal")}
    for end, content in left.items():
        Path(f"{settings.database}{end}").write_bytes(content)
    return Path(f"{settings.database}-wal")


def flip(file: Path, place: int) -> None:
    content = bytearray(file.read_bytes())
    content[place] ^= 0xFF
    file.write_bytes(content)


@pytest.mark.parametrize("place", [0, 17, 30, 41, 60, 900])  # its head, a frame's head, a page
@pytest.mark.parametrize("at_start", [True, False])
def test_a_flipped_byte_in_the_side_file_is_told_before_sqlite_drops_the_evening(
    settings: Settings, place: int, at_start: bool
) -> None:
    wal = evening_in_the_side_file(settings)
    flip(wal, place)
    damaged = wal.read_bytes()
    found = emergency(settings, at_start=at_start)
    assert found is not None
    assert (found.loss, found.can_be_settled, found.may_go_on) == (Loss.TORN, True, True)
    assert [(one.name, one.revision) for one in found.own] == [("Montagsrunde", 3)]
    assert wal.read_bytes() == damaged
    assert found.sides[0].copy.exists() is at_start


def test_whoever_goes_on_keeps_a_copy_and_is_not_asked_again(settings: Settings, rescue: Rescue) -> None:
    wal = evening_in_the_side_file(settings)
    flip(wal, 60)
    damaged = wal.read_bytes()
    assert emergency(settings) is not None
    rescue.go_on()
    assert emergency(settings) is None
    [kept] = settings.set_aside.glob("*/heldenpass.db-wal")
    assert kept.read_bytes() == damaged


def test_a_power_cut_in_the_middle_of_writing_is_no_emergency(settings: Settings) -> None:
    wal = evening_in_the_side_file(settings)
    whole = wal.read_bytes()
    for cut_off in (1, 3000, 5000, len(whole) - 10, len(whole) - 40):
        wal.write_bytes(whole[:-cut_off])
        assert emergency(settings) is None
    wal.write_bytes(whole)
    flip(wal, len(whole) - 10)  # the end of the last action is there, but not what is before it
    assert emergency(settings) is None


def fall_behind(settings: Settings) -> bytes:
    """The database of the last backup, as it was before one more action that another backup holds."""
    [backup] = settings.backups.iterdir()
    newest = settings.database.read_bytes()
    settings.database.write_bytes(backup.read_bytes())
    (settings.backups / f"{NOW + timedelta(hours=1):%Y%m%d-%H%M%S}-manual.db").write_bytes(newest)
    return newest


def test_a_database_that_ends_before_a_backup_does_is_told(settings: Settings, rescue: Rescue) -> None:
    fall_behind(settings)
    found = emergency(settings)
    assert found is not None
    assert (found.loss, found.may_go_on) == (Loss.BEHIND, True)
    assert ([one.revision for one in found.own], [one.revision for one in found.backups[0].campaigns]) == ([2], [3])
    rescue.bring_back(found.backups[0].backup.name)
    assert emergency(settings) is None


def test_whoever_goes_on_without_a_backup_or_with_an_older_one_is_not_asked_again(settings: Settings) -> None:
    newest = fall_behind(settings)
    later = Rescue(settings, SYSTEMS, lambda: NOW + timedelta(hours=2))
    later.go_on()
    assert emergency(settings) is None
    after = settings.backups / f"{NOW + timedelta(hours=3):%Y%m%d-%H%M%S}-manual.db"
    after.write_bytes(newest)
    found = emergency(settings)
    assert found is not None, "of a backup that came later nobody was asked"
    evening = Rescue(settings, SYSTEMS, lambda: NOW + timedelta(hours=4))
    evening.bring_back(found.backups[-1].backup.name)
    assert emergency(settings) is None


def test_another_way_from_the_same_beginning_is_no_emergency(settings: Settings) -> None:
    """A backup that was brought back and played on from: the newer one knows of another evening."""
    newest = fall_behind(settings)
    settings.database.write_bytes(newest)
    with closing(sqlite3.connect(settings.database)) as raw, raw:
        raw.execute("UPDATE journal SET digest = 'another' WHERE revision = 3")
    assert emergency(settings) is None


def test_what_was_before_a_restore_is_no_emergency(settings: Settings) -> None:
    """The table brings an old backup back: the newer one it makes first is what the game master did without."""
    database = Database(settings.database)
    at = NOW + timedelta(hours=1)
    backups = Backups(database, settings.backups, lambda: at)
    restoring = Restoring(backups, SYSTEMS, settings.scratch)
    [old] = backups.all()
    restoring.swap(restoring.bring(backups.path(old.name), old.name), restoring.stand())
    database.close()
    assert len(backups.all()) == 2
    assert emergency(settings) is None


def test_a_backup_dated_in_the_future_is_asked_about_once(settings: Settings) -> None:
    fall_behind(settings)
    for backup in list(settings.backups.iterdir()):
        backup.rename(backup.with_name(f"2099{backup.name[4:]}"))
    found = emergency(settings)
    assert found is not None
    Rescue(settings, SYSTEMS, lambda: NOW).go_on()
    assert emergency(settings) is None, "the decision holds, whatever date the backup bears"


def test_a_decision_that_an_earlier_version_noted_still_holds(settings: Settings) -> None:
    fall_behind(settings)
    with closing(sqlite3.connect(settings.database)) as raw, raw:
        raw.execute("INSERT INTO setting VALUES ('rescue.gone_on', ?)", ((NOW + timedelta(hours=2)).isoformat(),))
    assert emergency(settings) is None


def test_a_backup_made_under_a_clock_set_back_is_still_told(settings: Settings) -> None:
    newest = fall_behind(settings)
    Rescue(settings, SYSTEMS, lambda: NOW + timedelta(hours=2)).go_on()
    (settings.backups / "20010101-000000-manual.db").write_bytes(newest)
    assert emergency(settings) is not None
