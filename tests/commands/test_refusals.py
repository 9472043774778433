"""What keeps `run` from starting: one sentence, what to do, and an exit code."""

import socket
import sys
import webbrowser
from argparse import Namespace
from pathlib import Path

import pytest

from app.campaign.ports import StorageFault
from app.commands import faults, run, server
from app.launch.environment import CannotGoOn
from app.launch.main import carried_out
from app.settings import Settings
from tests.commands.conftest import execute, running


def options(data: Path, **changed: object) -> Namespace:
    """What the command line makes of a plain start."""
    usual = {"host": "127.0.0.1", "port": 0, "no_browser": True, "reload": False, "database": "", "workers": 1}
    usual |= {"metrics": False, "json_logs": False, "laptop": None}
    return Namespace(**{**usual, "data": data, **changed})


def _refusal(options: Namespace, capsys: pytest.CaptureFixture[str]) -> str:
    assert carried_out(run.main, options) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "bitte" in said.err.lower(), "it says what to do"
    return said.err


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = _refusal(options(tmp_path, port=port), capsys)
    assert f"Port {port} ist schon belegt" in said
    assert f"--port {port + 1}" in said or "--port 8000" in said


def test_an_address_that_is_not_this_machines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for host in ("203.0.113.1", "no.such.name.invalid", "x" * 300):
        assert "gehört nicht zu diesem Rechner" in _refusal(options(tmp_path, host=host), capsys)


def test_a_server_at_which_no_game_master_could_sign_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (server.PIN, server.PIN_FILE):
        monkeypatch.delenv(name, raising=False)
    said = _refusal(options(tmp_path, laptop=False), capsys)
    assert {server.PIN, server.PIN_FILE, "--laptop"} <= set(said.replace(".", " ").split())
    (tmp_path / "pin").write_text("4711")
    monkeypatch.setenv(server.PIN_FILE, str(tmp_path / "pin"))
    server.make_app(Settings(data=tmp_path, has_laptop=False)).state.services.database.close()
    monkeypatch.delenv(server.PIN_FILE)
    server.make_app(Settings(data=tmp_path, has_laptop=False)).state.services.database.close()


def test_a_folder_that_cannot_be_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        said = _refusal(options(folder), capsys)
        assert str(folder) in said
        assert "--data" in said


def test_a_folder_that_somebody_else_uses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with faults.alone(tmp_path):
        assert "läuft schon" in _refusal(options(tmp_path), capsys)


def test_a_second_start_with_a_screen_shows_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = list[str]()
    monkeypatch.setenv("DISPLAY", ":0")

    def show(url: str) -> bool:
        shown.append(url)
        return True

    monkeypatch.setattr(webbrowser, "open", show)
    with running(tmp_path) as first:
        port = first.wait_until_open()
        assert carried_out(run.main, options(tmp_path, no_browser=False)) == 0
        assert shown == [f"http://localhost:{port}/"]
        assert shown[0] in capsys.readouterr().out


@pytest.mark.parametrize("noted", ["", "nowhere", "http://localhost:1/", "http://localhost:abc/"])
def test_a_second_start_that_finds_nobody_there_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, noted: str
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    with faults.alone(tmp_path):
        faults.note_address(tmp_path, noted)
        assert "läuft schon" in _refusal(options(tmp_path, no_browser=False), capsys)


@pytest.mark.parametrize("pin", ["12", "abcd", "1" * 13])
def test_a_first_pin_that_is_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, pin: str
) -> None:
    monkeypatch.setenv("HELDENPASS_PIN", pin)
    said = _refusal(options(tmp_path), capsys)
    assert "4 bis 12 Ziffern" in said
    assert pin not in said.replace("4 bis 12", "")


def test_a_database_that_is_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "heldenpass.db").mkdir()
    assert "lässt sich nicht öffnen" in _refusal(options(tmp_path), capsys)


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "neueren Fassung"),
        ("DROP TABLE alembic_version", "anderen Programm"),
    ],
)
def test_a_database_of_somebody_else(data: Path, capsys: pytest.CaptureFixture[str], statement: str, said: str) -> None:
    execute(data, statement)
    sentence = _refusal(options(data), capsys)
    assert said in sentence
    assert str(data / "heldenpass.db") in sentence


def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "heldenpass.db").write_bytes(b"this is no database" * 100)
    said = _refusal(options(tmp_path), capsys)
    assert "beschädigt" in said
    assert str(tmp_path / "backups") in said


def test_a_key_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "secret.key").mkdir()
    assert "secret.key" in _refusal(options(tmp_path), capsys)


@pytest.mark.parametrize(
    "code",
    [
        "database.newer", "database.foreign", "database.upgrade_failed", "storage.broken", "storage.read_only",
        "storage.full", "storage.busy", "storage.failed", "journal.damaged", "journal.unknown_format", "state.damaged",
        "storage.unreachable", "storage.refused", "storage.no_driver", "storage.never_heard_of",
    ],
)  # fmt: skip
def test_every_fault_of_the_disk_has_its_sentence(code: str) -> None:
    sentence = faults.sentence(StorageFault(code, revision=7), Path("/spiele"))
    assert sentence.endswith(".")
    assert "{" not in sentence


@pytest.mark.parametrize("changed", [{"workers": 2}, {"workers": 2, "database": "postgresql:///x", "reload": True}])
def test_several_processes_where_only_one_can_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], changed: dict[str, object]
) -> None:
    assert "Bitte --workers weglassen." in _refusal(options(tmp_path, **changed), capsys)
    assert list(tmp_path.iterdir()) == []


def test_a_clubs_database_without_its_driver(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "app.storage.postgres", None)
    assert "fehlt das Paket psycopg" in _refusal(options(tmp_path, database="postgresql://db/heroes"), capsys)


def test_ctrl_c_before_the_table_is_open_is_no_fault() -> None:
    def interrupted(_options: Namespace) -> int:
        raise KeyboardInterrupt

    assert carried_out(interrupted, Namespace()) == 0


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "0.0.0.0", "::1", "::"])
def test_doors_that_open(host: str) -> None:
    if ":" in host and not socket.has_dualstack_ipv6():
        pytest.skip("no IPv6 here")
    with run.opened(host, 0) as listening:
        assert listening.getsockname()[1] > 0


def test_the_next_port_is_one_that_exists() -> None:
    error = OSError(98, "Address already in use")
    assert "--port 8000" in run._refused(error, "127.0.0.1", 65535)
    assert "--port 8000" in run._refused(PermissionError(13, "Permission denied"), "127.0.0.1", 80)


def test_a_door_is_closed_behind_whoever_leaves() -> None:
    with run.opened("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(CannotGoOn), run.opened("127.0.0.1", port):
            pass
    with run.opened("127.0.0.1", port):
        pass
