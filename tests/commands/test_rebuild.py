"""`rebuild`: what follows from the journal is written anew, with a backup and a word on what differed."""

import sqlite3
from argparse import Namespace
from contextlib import closing
from pathlib import Path

import pytest

from app.commands import rebuild
from app.commands.faults import alone
from app.launch.main import carried_out
from tests.commands.conftest import execute, opened


def _rebuilt(data: Path, capsys: pytest.CaptureFixture[str], campaign: str | None = None) -> tuple[int, str]:
    code = carried_out(rebuild.main, Namespace(data=data, database="", campaign=campaign))
    said = capsys.readouterr()
    return code, said.out + said.err


def _hero_names(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM hero")]


def test_what_stands_as_the_journal_says_stays(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = _rebuilt(data, capsys)
    assert code == 0
    assert "Montagsrunde (2 Einträge): stimmt mit der Chronik überein." in said
    assert "Kerkerabend (1 Einträge): stimmt mit der Chronik überein." in said


def test_whoever_looks_on_sees_how_far_it_is(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.storage.journal_reading.AT_ONCE", 1)
    assert "von" not in _rebuilt(data, capsys)[1]
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert "\rMontagsrunde: 1 von 2 Einträgen\rMontagsrunde: 2 von 2 Einträgen" in _rebuilt(data, capsys)[1]


def test_what_differs_is_written_anew_and_named(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    execute(data, "UPDATE hero SET name = 'Falsch'")
    execute(data, "DELETE FROM equipment")
    code, said = _rebuilt(data, capsys)
    assert code == 0
    assert "Montagsrunde (2 Einträge): neu aufgebaut, abgewichen war: Helden, Ausrüstung." in said
    assert _hero_names(data / "heldenpass.db") == ["Ragna"]


def test_a_damaged_state_plays_again(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    execute(data, "UPDATE state SET 'table' = '{}'")
    assert _rebuilt(data, capsys)[0] == 0
    with opened(data) as laptop:
        assert laptop.get("/api/v1/campaigns/1/heroes").json()[0]["name"] == "Ragna"


def test_the_backup_has_what_stood_there_before(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    execute(data, "UPDATE hero SET name = 'Falsch'")
    _, said = _rebuilt(data, capsys)
    [backup] = (data / "backups").glob("*-before-rebuild.db")
    assert str(backup) in said
    assert _hero_names(backup) == ["Falsch"]


def test_one_campaign_alone(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = _rebuilt(data, capsys, "2")
    assert code == 0
    assert "Kerkerabend" in said
    assert "Montagsrunde" not in said


@pytest.mark.parametrize("wanted", ["3", "x", "", "²"])
def test_a_campaign_that_is_not_there(data: Path, capsys: pytest.CaptureFixture[str], wanted: str) -> None:
    code, said = _rebuilt(data, capsys, wanted)
    assert code == 1
    assert "1 (Montagsrunde)" in said
    assert not list(data.glob("backups/*"))


def test_a_damaged_journal_keeps_nobody_else_from_theirs(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    execute(data, "UPDATE journal SET events = '[]' WHERE campaign_id = 1 AND revision = 2")
    code, said = _rebuilt(data, capsys)
    assert code == 1
    assert "Montagsrunde: Eintrag 2 der Chronik passt nicht zu seinem Siegel." in said
    assert "Kerkerabend (1 Einträge)" in said
    assert _hero_names(data / "heldenpass.db") == ["Ragna"], "nothing of the damaged one was touched"


def test_without_a_database_there_is_nothing_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = _rebuilt(tmp_path, capsys)
    assert code == 1
    assert "--data" in said
    assert list(tmp_path.iterdir()) == []


def test_not_while_a_table_is_open(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with alone(data):
        code, said = _rebuilt(data, capsys)
    assert code == 1
    assert "läuft schon" in said


def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "heldenpass.db").write_bytes(b"no database" * 1000)
    code, said = _rebuilt(tmp_path, capsys)
    assert code == 1
    assert "beschädigt" in said


def test_a_campaign_whose_game_is_gone_is_left_alone(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    execute(data, "UPDATE campaign SET system = 'chess' WHERE name = 'Kerkerabend'")
    code, said = _rebuilt(data, capsys)
    assert code == 0
    assert "Montagsrunde (2 Einträge): stimmt mit der Chronik überein." in said
    assert "Kerkerabend: Das Spiel „chess“ ist hier nicht installiert. Die Kampagne bleibt, wie sie ist." in said
