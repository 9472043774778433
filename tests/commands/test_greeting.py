"""What the terminal shows, and when the browser opens."""

import io
import sys
import webbrowser
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Event, Thread

import pytest

from app.commands import run
from app.settings import Settings
from app.web.http import network

BLOCKS = "█"


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """A laptop called `laptop` in a home network."""
    monkeypatch.setattr(network, "lan_addresses", lambda: ("192.168.1.5",))
    monkeypatch.setattr(network, "own_names", lambda: ("laptop", "laptop.local"))


def _shown(capsys: pytest.CaptureFixture[str], host: str = "0.0.0.0", *told: str) -> str:
    run.show(host, Settings(data=Path("/spiele"), hosts=told))
    return capsys.readouterr().out


@pytest.mark.usefixtures("at_home")
def test_phones_find_addresses_name_and_code(capsys: pytest.CaptureFixture[str]) -> None:
    shown = _shown(capsys)
    assert "http://localhost:8000/" in shown
    assert "http://192.168.1.5:8000" in shown
    assert "http://laptop.local:8000" in shown
    assert BLOCKS in shown
    assert "/spiele" in shown


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_server_for_this_machine_only_says_so(capsys: pytest.CaptureFixture[str], host: str) -> None:
    shown = _shown(capsys, host)
    assert "Handys finden ihn nicht" in shown
    assert BLOCKS not in shown


@pytest.mark.usefixtures("at_home")
def test_a_chosen_address_is_the_only_one(capsys: pytest.CaptureFixture[str]) -> None:
    shown = _shown(capsys, "10.0.0.7")
    assert "http://10.0.0.7:8000" in shown
    assert "192.168.1.5" not in shown


def test_what_we_were_told_comes_first(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """In a container the addresses found are the container's own."""
    for found in ((), ("172.17.0.2",)):
        monkeypatch.setattr(network, "lan_addresses", lambda found=found: found)
        assert "Handys im WLAN:     http://192.168.1.5:8000" in _shown(capsys, "0.0.0.0", "192.168.1.5")


def test_without_a_network_there_is_no_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "lan_addresses", lambda: ())
    shown = _shown(capsys)
    assert "Handys finden ihn nicht" in shown
    assert BLOCKS not in shown


@pytest.mark.usefixtures("at_home")
def test_an_old_console_gets_no_rubbish(monkeypatch: pytest.MonkeyPatch) -> None:
    console = io.TextIOWrapper(io.BytesIO(), encoding="cp1252", errors="replace")
    monkeypatch.setattr(sys, "stdout", console)
    run.show("0.0.0.0", Settings(data=Path("/spiele")))
    console.seek(0)
    assert "????" not in console.read()


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("0.0.0.0", "http://localhost:8000/"),
        ("::", "http://localhost:8000/"),
        ("::1", "http://[::1]:8000/"),
        ("192.168.1.5", "http://192.168.1.5:8000/"),
        ("2001:db8::5", "http://[2001:db8::5]:8000/"),
    ],
)
def test_the_browser_is_sent_where_the_server_listens(host: str, url: str) -> None:
    assert run.own_url(host, 8000) == url


class _Health(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Quiet."""


def test_the_browser_opens_once_the_port_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    opened, urls = Event(), list[str]()
    monkeypatch.setenv("DISPLAY", ":0")

    def note(url: str) -> None:
        urls.append(url)
        opened.set()

    monkeypatch.setattr(webbrowser, "open", note)
    with HTTPServer(("127.0.0.1", 0), _Health, bind_and_activate=False) as server:
        server.server_bind()
        url = f"http://127.0.0.1:{server.server_port}/"
        run.open_when_ready(url)
        assert not opened.wait(0.2)
        server.server_activate()
        thread = Thread(target=server.handle_request)
        thread.start()
        assert opened.wait(10)
        thread.join(10)
    assert urls == [url]


def test_a_server_that_never_answers_opens_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "PATIENCE", 0.1)
    monkeypatch.setattr(webbrowser, "open", lambda _: pytest.fail("opened"))
    run._open("http://127.0.0.1:9/")


def test_without_a_screen_no_browser_takes_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(run, "_open", lambda _: pytest.fail("opened"))
    run.open_when_ready("http://127.0.0.1:9/")


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_always_have_a_screen(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert run._has_screen()
