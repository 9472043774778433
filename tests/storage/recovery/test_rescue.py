"""A database that is missing, empty or damaged is noticed before SQLite touches it, and a backup takes its place."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from app.core.errors import InvalidValue, UnknownSubject
from app.settings import Settings
from app.storage.database import Database
from app.storage.recovery.find import Loss, emergency
from app.storage.recovery.swap import Rescue
from app.storage.store import SqlStore
from tests.toy.game.game import ToyGame

SYSTEMS = {"toy": ToyGame()}


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def crashed(settings: Settings) -> None:
    """The last action stands in the side file only."""
    with closing(sqlite3.connect(settings.database, isolation_level=None)) as writer:
        writer.execute("PRAGMA journal_mode=WAL")
        writer.execute("PRAGMA wal_autocheckpoint=0")
        writer.execute("INSERT INTO setting VALUES ('late', 'yes')")
        left = {end: Path(f"{settings.database}{end}").read_bytes() for end in ("", "-wal")}
    for end, content in left.items():
        Path(f"{settings.database}{end}").write_bytes(content)


def lose(settings: Settings) -> None:
    settings.database.unlink()


def empty(settings: Settings) -> None:
    settings.database.write_bytes(b"")


def clear(settings: Settings) -> None:
    with closing(sqlite3.connect(settings.database)) as raw, raw:
        for (table,) in raw.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            if table != "alembic_version":
                raw.execute(f'DELETE FROM "{table}"')


def cut(settings: Settings) -> None:
    settings.database.write_bytes(settings.database.read_bytes()[:-4096])


def scribble(settings: Settings) -> None:
    whole = settings.database.read_bytes()
    settings.database.write_bytes(whole[:8192] + b"\xff" * (len(whole) - 8192))


def replace(settings: Settings) -> None:
    settings.database.write_bytes(b"<html>not a database</html>" * 99)


ACCIDENTS = [
    (lose, Loss.MISSING), (empty, Loss.EMPTY), (clear, Loss.EMPTY),
    (cut, Loss.DAMAGED), (scribble, Loss.DAMAGED), (replace, Loss.DAMAGED),
]  # fmt: skip


@pytest.mark.parametrize(("accident", "loss"), ACCIDENTS)
def test_what_is_lost_is_told_with_what_is_left_and_nothing_is_touched(
    settings: Settings, accident: Callable[[Settings], None], loss: Loss
) -> None:
    accident(settings)
    before = files(settings.data)
    found = emergency(settings)
    assert found is not None
    assert (found.loss, found.can_be_settled) == (loss, True)
    [kept] = found.backups
    assert [(one.name, one.revision) for one in kept.campaigns] == [("Montagsrunde", 2)]
    assert files(settings.data) == before


@pytest.mark.parametrize(("accident", "_loss"), ACCIDENTS)
def test_a_backup_takes_its_place_and_what_was_there_is_kept(
    settings: Settings, rescue: Rescue, accident: Callable[[Settings], None], _loss: Loss
) -> None:
    accident(settings)
    before = files(settings.data)
    found = emergency(settings)
    assert found is not None
    rescue.bring_back(found.backups[0].backup.name)
    assert emergency(settings) is None
    database = Database(settings.database)
    with SqlStore(database, SYSTEMS).reading(1) as campaign:
        assert campaign.revision == 2
    database.close()
    [aside] = [folder for folder in settings.set_aside.glob("*") if before] or [settings.data]
    assert before == {} or files(aside) == before


def test_the_side_file_of_a_lost_database_is_copied_once(settings: Settings) -> None:
    crashed(settings)
    settings.database.unlink()
    wal = Path(f"{settings.database}-wal").read_bytes()
    for _ in range(2):
        found = emergency(settings)
        assert found is not None
        [side] = found.sides
        assert side.copy.read_bytes() == wal == Path(f"{settings.database}-wal").read_bytes()
    assert len(list(settings.set_aside.iterdir())) == 1


def test_a_whole_database_with_a_side_file_is_no_emergency_and_stays_as_it_is(settings: Settings) -> None:
    crashed(settings)
    before = files(settings.data)
    assert emergency(settings) is None
    assert files(settings.data) == before
    assert not settings.set_aside.exists()


def test_a_side_file_that_does_not_fit_its_database_is_an_emergency(settings: Settings) -> None:
    crashed(settings)
    settings.database.write_bytes(b"\xff" * settings.database.stat().st_size)
    found = emergency(settings)
    assert found is not None
    assert found.loss is Loss.DAMAGED
    assert found.sides[0].copy.stat().st_size > 0


def test_the_first_start_of_all_is_no_emergency(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    assert emergency(settings) is None
    settings.database.touch()
    assert emergency(settings) is None


def test_while_somebody_writes_only_what_is_plain_is_told(settings: Settings) -> None:
    crashed(settings)
    scribbled = settings.database.read_bytes()[:8192] + b"\xff" * 9000
    settings.database.write_bytes(scribbled)
    assert emergency(settings, at_start=False) is None
    settings.database.unlink()
    found = emergency(settings, at_start=False)
    assert found is not None
    assert not settings.set_aside.exists(), "an examination changes nothing"


def test_a_backup_that_is_broken_is_not_offered(settings: Settings) -> None:
    [backup] = settings.backups.iterdir()
    shutil.copy(backup, settings.backups / "20301231-000000-manual.db")
    newest = settings.backups / "20301231-000001-manual.db"
    newest.write_bytes(backup.read_bytes()[:5000])
    lose(settings)
    found = emergency(settings)
    assert found is not None
    assert [one.backup.name for one in found.backups] == ["20301231-000000-manual.db", backup.name]


def test_a_backup_that_somebody_changed_is_refused_and_nothing_is_moved(settings: Settings, rescue: Rescue) -> None:
    [backup] = settings.backups.iterdir()
    with closing(sqlite3.connect(backup)) as raw, raw:
        raw.execute("UPDATE journal SET events = '[]' WHERE revision = 2")
    scribble(settings)
    before = files(settings.data)
    with pytest.raises(InvalidValue) as refusal:
        rescue.bring_back(backup.name)
    assert refusal.value.code == "backup.seal_broken"
    with pytest.raises(UnknownSubject):
        rescue.bring_back("../data/heldenpass.db")
    assert files(settings.data) == before


def test_the_settings_of_the_house_come_back_with_its_backup(settings: Settings, rescue: Rescue) -> None:
    [backup] = settings.backups.iterdir()
    with closing(sqlite3.connect(backup)) as raw, raw:
        raw.execute("INSERT INTO setting VALUES ('pin', 'hash')")
    lose(settings)
    rescue.bring_back(backup.name)
    with closing(sqlite3.connect(settings.database)) as raw:
        assert raw.execute("SELECT value FROM setting WHERE name = 'pin'").fetchall() == [("hash",)]


def test_whoever_begins_anew_is_not_asked_again(settings: Settings, rescue: Rescue) -> None:
    scribble(settings)
    damaged = settings.database.read_bytes()
    rescue.begin_anew()
    assert emergency(settings) is None
    [kept] = settings.set_aside.glob("*/heldenpass.db")
    assert kept.read_bytes() == damaged


def test_a_damaged_file_without_a_backup_leaves_nothing_to_choose(settings: Settings) -> None:
    shutil.rmtree(settings.backups)
    scribble(settings)
    found = emergency(settings)
    assert found is not None
    assert not found.can_be_settled


def test_the_backup_that_holds_most_is_offered_first_whatever_its_date(settings: Settings, rescue: Rescue) -> None:
    [less] = settings.backups.iterdir()
    less = less.rename(less.with_name("20991231-000000-daily.db"))
    more = settings.backups / "19990101-000000-daily.db"
    shutil.copy(settings.database, more)
    lose(settings)
    found = emergency(settings)
    assert found is not None
    assert [one.backup.name for one in found.backups] == [more.name, less.name]
    rescue.bring_back(more.name)
    assert emergency(settings) is None
