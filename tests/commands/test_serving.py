"""`run` inside of the test's own process: what it hands to uvicorn, and that it comes back."""

import http.client
import os
import signal
import socket
import sys
import time
import webbrowser
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread

import pytest
import uvicorn

from app.commands import run, server
from app.launch.environment import CannotGoOn
from app.launch.main import carried_out
from app.settings import Settings

PATIENCE = 20.0
_QUIET = {"metrics": False, "json_logs": False, "laptop": None}


@pytest.fixture
def _signals_harmless() -> Iterator[None]:
    """A signal that comes too late for the server must not end the tests' own process."""
    kept = {number: signal.signal(number, signal.SIG_IGN) for number in (signal.SIGINT, signal.SIGTERM)}
    yield
    for number, handler in kept.items():
        signal.signal(number, handler)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def _options(data: Path, port: int, **changed: object) -> Namespace:
    usual = {
        "host": "127.0.0.1",
        "no_browser": True,
        "reload": False,
        "database": "",
        "workers": 1,
        "laptop": None,
        **_QUIET,
    }
    return Namespace(**{**usual, "port": port, "data": data, **changed})


def _end_once_open(port: int, number: signal.Signals) -> Thread:
    """Somebody who waits for the table to open and then ends it; if it never opens, nobody is harmed."""

    def wait_and_end() -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if _is_open(port):
                os.kill(os.getpid(), number)
                return
            time.sleep(0.02)

    thread = Thread(target=wait_and_end, daemon=True)
    thread.start()
    return thread


def _is_open(port: int) -> bool:
    try:
        with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
    except OSError:
        return False


@pytest.mark.usefixtures("_signals_harmless")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_and_comes_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, number: signal.Signals
) -> None:
    shown: list[str] = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "open", shown.append)
    port = _free_port()
    thread = _end_once_open(port, number)
    assert carried_out(run.main, _options(tmp_path, port, no_browser=False)) == 0
    thread.join(PATIENCE)
    said = capsys.readouterr()
    assert "Strg+C" in said.out
    assert said.err == ""
    assert shown in ([], [f"http://localhost:{port}/"])  # it may have gone before the browser was up


def test_developers_get_a_child_that_reloads(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[uvicorn.Config] = []
    monkeypatch.setattr("uvicorn.supervisors.ChangeReload.__init__", lambda _, config, **__: seen.append(config))
    monkeypatch.setattr("uvicorn.supervisors.ChangeReload.run", lambda _: None)
    monkeypatch.setenv(server.SETTINGS, "")
    assert carried_out(run.main, _options(tmp_path, 0, reload=True)) == 0
    [config] = seen
    assert config.should_reload
    assert config.factory
    assert capsys.readouterr().err == ""
    app = server.child()
    assert app.state.services.settings.data == tmp_path
    app.state.services.database.close()


def test_uvicorn_believes_nobody_and_says_little(tmp_path: Path) -> None:
    app = server.make_app(Settings(data=tmp_path))
    config = server.config(app)
    assert not config.proxy_headers
    assert not config.server_header
    assert not config.access_log
    assert config.timeout_graceful_shutdown == 3
    app.state.services.database.close()


def test_more_names_come_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HELDENPASS_HOSTS", " helden.example,tisch.example  club ")
    assert run._more_names() == ("helden.example", "tisch.example", "club")
    monkeypatch.delenv("HELDENPASS_HOSTS")
    assert run._more_names() == ()


@pytest.mark.parametrize(
    ("told", "names", "environ", "has_laptop"),
    [
        ({}, (), "", True),
        ({"host": "0.0.0.0"}, ("192.168.1.20", "localhost"), "", True),
        ({}, (), "1", False),
        ({"laptop": False}, (), "", False),
        ({"database": "postgresql://club@database/heroes"}, (), "", False),
        ({"host": "helden.example"}, (), "", False),
        ({}, ("helden.example",), "", False),
        ({}, ("203.0.113.9", "93.184.216.34"), "", False),
        ({"laptop": True, "database": "postgresql://club@database/heroes"}, ("helden.example",), "1", True),
    ],
)
def test_a_server_has_no_laptop_unless_somebody_says_so(
    monkeypatch: pytest.MonkeyPatch, told: dict[str, object], names: tuple[str, ...], environ: str, has_laptop: bool
) -> None:
    monkeypatch.setenv(run.NO_LAPTOP, environ)
    assert run._has_laptop(_options(Path(), 0, **told), names) is has_laptop


def test_a_first_pin_does_not_replace_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    generations = []
    for pin in ("2468", "8642", "no pin at all"):
        monkeypatch.setenv("HELDENPASS_PIN", pin)
        app = server.make_app(Settings(data=tmp_path))
        generations.append(app.state.services.pin.generation)
        app.state.services.database.close()
    assert len(set(generations)) == 1


def test_a_wrong_first_pin_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HELDENPASS_PIN", "12")
    with pytest.raises(CannotGoOn, match="HELDENPASS_PIN"):
        server.make_app(Settings(data=tmp_path))


def test_the_app_is_not_imported_before_folder_and_port_are_sure() -> None:
    code = "import sys, app.commands.run; sys.exit('fastapi' in sys.modules or 'sqlalchemy' in sys.modules)"
    assert os.spawnv(os.P_WAIT, sys.executable, [sys.executable, "-c", code]) == 0
