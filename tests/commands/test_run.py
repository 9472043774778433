"""`run`: a server in a process of its own, from the greeting to Ctrl-C."""

import http.client
import json
import signal
import time
from contextlib import closing
from email.message import Message
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.commands.conftest import PlainlyRunning, running

GONE_IN_SECONDS = 20.0  # it takes 0.4; one that waited in vain would say so in a line of its own


class Answer(NamedTuple):
    """What a server said."""

    status: int
    body: str
    headers: Message


def _ask(port: int, method: str, path: str, body: str | None = None, **headers: str) -> Answer:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=30)) as connection:
        connection.request(method, path, body, {"Connection": "keep-alive", **headers})
        answer = connection.getresponse()
        return Answer(answer.status, answer.read().decode(), answer.headers)


def test_it_opens_greets_serves_and_goes(tmp_path: Path) -> None:
    with closing(PlainlyRunning(tmp_path / "new" / "folder")) as server:
        port = server.wait_until_open()
        assert "█" in server.greeting or "keinem Netz" in server.greeting
        assert str(tmp_path / "new" / "folder") in server.greeting
        page = _ask(port, "GET", "/")
        assert page.status == 200
        assert "<!doctype html>" in page.body
        assert server.end() == (0, "")


def test_it_ends_at_the_button_as_at_ctrl_c(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        port = server.wait_until_open()
        answer = _ask(port, "POST", "/program/end", "", Origin=f"http://127.0.0.1:{port}")
        assert (answer.status, "beendet" in answer.body) == (200, True)
        assert server.process.wait(GONE_IN_SECONDS) == 0


def test_it_tells_nobody_what_it_runs_on(data: Path) -> None:
    with running(data) as server:
        assert "server" not in _ask(server.wait_until_open(), "GET", "/health").headers


def test_what_a_proxy_says_is_not_believed(data: Path) -> None:
    with running(data) as server:
        port = server.wait_until_open()
        through_proxy = _ask(port, "GET", "/api/v1/campaigns/1", **{"X-Forwarded-For": "127.0.0.1"})
        assert json.loads(through_proxy.body)["role"] == "guest"
        assert json.loads(_ask(port, "GET", "/api/v1/campaigns/1").body)["role"] == "game_master"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_goes_at_once_although_a_page_is_looking(data: Path, number: signal.Signals) -> None:
    with running(data) as server, server.connect(server.wait_until_open()) as phone:
        phone.sendall(b"GET /campaigns/1/live/watch HTTP/1.1\r\nHost: localhost\r\n\r\n")
        head = phone.recv(65536)
        assert b"200 OK" in head
        assert b"text/event-stream" in head
        start = time.monotonic()
        assert server.end(number) == (0, ""), "no fault, no error line"
        assert time.monotonic() - start < GONE_IN_SECONDS
        rest = head
        while part := phone.recv(65536):
            rest += part
        assert rest.endswith(b"0\r\n\r\n"), "the page hears that the stream is over, not that it broke"


def test_it_goes_at_once_although_a_request_is_half_sent(data: Path) -> None:
    with running(data) as server, server.connect(server.wait_until_open()) as phone:
        phone.sendall(b"POST /sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\npin=")
        time.sleep(0.2)
        code, _ = server.end()
        assert code == 0


def test_a_second_one_on_the_same_folder_is_sent_away(data: Path) -> None:
    with running(data) as first:
        first.wait_until_open()
        with running(data) as second:
            code, said = second.process.wait(30), second.end()[1]
        assert code == 1
        assert "läuft schon" in said
        assert first.end() == (0, "")


def test_a_server_that_was_killed_leaves_nothing_in_the_way(data: Path) -> None:
    with running(data) as killed:
        killed.wait_until_open()
        killed.process.kill()
        killed.process.wait(30)
        with running(data) as next_one:
            port = next_one.wait_until_open()
            assert len(json.loads(_ask(port, "GET", "/api/v1/campaigns").body)) == 2


def test_the_first_pin_comes_from_outside_and_no_other(data: Path) -> None:
    for pin in ("2468", "8642"):
        with running(data, HELDENPASS_PIN=pin) as server:
            port = server.wait_until_open()
            form = {"Content-Type": "application/x-www-form-urlencoded"}
            assert _ask(port, "POST", "/sign-in", "pin=2468", **form).status == 303


def test_names_of_the_club_are_welcome(data: Path) -> None:
    told = {"HELDENPASS_HOSTS": "helden.example, tisch.example", "HELDENPASS_PIN": "4711"}
    with running(data, **told) as server:
        port = server.wait_until_open()
        assert _ask(port, "GET", "/health", Host="tisch.example").status == 200
        assert _ask(port, "GET", "/health", Host="fremd.example").status == 421


def test_it_reloads_for_developers(data: Path) -> None:
    with closing(PlainlyRunning(data, "--reload")) as server:
        port = server.wait_until_open()
        assert _ask(port, "GET", "/health").status == 200
        assert server.end()[0] == 0
