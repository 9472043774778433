"""`doctor`: what it says of good and bad data, and that it changes nothing."""

import errno
import shutil
import tempfile
from argparse import Namespace
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import pytest

from app.campaign.ports import StorageFault
from app.commands import doctor
from app.commands.faults import alone
from app.settings import ROOT, VERSION
from app.storage.database import Database
from app.storage.migrations import upgrade
from tests.commands.conftest import execute

RELEASED = ROOT / "tests" / "storage" / "released"


def _examined(data: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = doctor.main(Namespace(data=data, database=""))
    return code, capsys.readouterr().out


def test_all_is_well(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, report = _examined(data, capsys)
    assert code == 0
    assert f"Heldenpass {VERSION}" in report
    assert "SQLite" in report
    assert "fastapi" in report
    assert str(data) in report
    assert "Datei heil" in report
    assert "Kampagne 1 „Montagsrunde“: 2 Einträge, alle Siegel heil" in report
    assert "Kampagne 2 „Kerkerabend“: 1 Einträge" in report
    assert report.endswith("Alles in Ordnung.\n")


def test_before_the_first_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for folder in (tmp_path, tmp_path / "none"):
        code, report = _examined(folder, capsys)
        assert code == 0
        assert "der erste Start legt" in report
    assert list(tmp_path.iterdir()) == []


def test_it_changes_nothing(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    execute(data, "UPDATE hero SET name = 'Falsch'")
    before = (data / "heldenpass.db").read_bytes()
    _examined(data, capsys)
    assert (data / "heldenpass.db").read_bytes() == before
    assert not list(data.glob("backups/*"))


def test_a_table_that_is_open_is_not_disturbed(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with alone(data):
        assert _examined(data, capsys)[0] == 0


def test_a_journal_edited_from_outside_is_named(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    execute(data, "UPDATE journal SET events = replace(events, 'barbarian', 'wizard') WHERE campaign_id = 1")
    code, report = _examined(data, capsys)
    assert code == 1
    assert "XX  Kampagne 1 „Montagsrunde“: Eintrag 2 der Chronik passt nicht zu seinem Siegel." in report
    assert "ok  Kampagne 2" in report
    assert "Etwas stimmt nicht" in report


def test_a_campaign_whose_game_is_gone_is_a_hint(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    execute(data, "UPDATE campaign SET system = 'chess' WHERE name = 'Kerkerabend'")
    code, said = _examined(data, capsys)
    assert code == 0
    assert "„Kerkerabend“: Das Spiel „chess“ ist hier nicht installiert. Die Kampagne bleibt, wie sie ist." in said


def test_a_state_that_left_its_journal_can_be_rebuilt(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    execute(data, "UPDATE hero SET name = 'Falsch'")
    code, report = _examined(data, capsys)
    assert code == 1
    assert "rebuild --campaign 1" in report


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "neueren Fassung"),
        ("DROP TABLE alembic_version", "anderen Programm"),
        ("DROP TABLE journal", "Sicherung"),
        ("DROP TABLE campaign", "Sicherung"),
    ],
)
def test_a_database_that_is_not_ours(data: Path, capsys: pytest.CaptureFixture[str], statement: str, said: str) -> None:
    execute(data, statement)
    code, report = _examined(data, capsys)
    assert code == 1
    assert said in report


def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "heldenpass.db").write_bytes(b"no database" * 1000)
    code, report = _examined(tmp_path, capsys)
    assert code == 1
    assert "beschädigt" in report


def test_a_file_with_a_hole_in_it(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = (data / "heldenpass.db").read_bytes()
    page = 4096
    (data / "heldenpass.db").write_bytes(whole[: 2 * page] + b"\xff" * (len(whole) - 3 * page) + whole[-page:])
    code, report = _examined(data, capsys)
    assert code == 1
    assert "XX" in report


def test_a_folder_that_cannot_be_written(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(**_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(tempfile, "TemporaryFile", refused)
    code, report = _examined(data, capsys)
    assert code == 1
    assert "nicht beschreibbar" in report


def test_a_disk_without_room_is_told(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=2_500_000))
    code, report = _examined(data, capsys)
    assert code == 1
    assert "nur noch 2.5 MB frei" in report
    assert "ok  Kampagne 1" in report, "what can be examined is"


@pytest.mark.parametrize("fault", [StorageFault("storage.full"), OSError(errno.ENOSPC, "No space left on device")])
def test_no_room_for_the_copy_leaves_the_campaigns_unexamined_and_says_so(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    def refused(*_: object) -> None:
        raise fault

    monkeypatch.setattr(Database, "copy_to", refused)
    code, report = _examined(data, capsys)
    assert code == 1
    assert "Die Kampagnen sind deshalb nicht untersucht" in report


def test_a_database_of_an_older_version_is_well_before_and_after_its_upgrade(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "heldenpass.db"
    shutil.copy(RELEASED / "0001.db", path)
    assert "alle Siegel heil" in _examined(tmp_path, capsys)[1]
    database = Database(path)
    upgrade(database, None, datetime.now(UTC))
    database.close()
    code, report = _examined(tmp_path, capsys)
    assert code == 0
    assert "alle Siegel heil" in report


def test_an_older_sqlite_and_no_network_are_hints(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sqlite3.sqlite_version_info", (3, 40, 1))
    monkeypatch.setattr(doctor, "lan_addresses", lambda: ())
    code, report = _examined(data, capsys)
    assert code == 0
    assert report.count("!!") == 2
    monkeypatch.setattr("sqlite3.sqlite_version_info", (3, 51, 3))
    monkeypatch.setattr(doctor, "lan_addresses", lambda: ("192.168.1.5",))
    assert "!!" not in _examined(data, capsys)[1]


def test_a_library_that_is_missing_is_named(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "LIBRARIES", ("never-heard-of",))
    assert "never-heard-of fehlt" in _examined(data, capsys)[1]
