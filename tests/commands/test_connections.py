"""Connections that keep others out: real sockets against a real server, from several addresses of this machine."""

import asyncio
import logging
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import uvicorn
from starlette.types import Message, Receive, Scope, Send

from app.commands import connections, server
from app.commands.connections import BoundedConfig, BoundedProtocol, Connections, Limits
from app.commands.log_lines import OnceAMinute
from tests.commands.conftest import running

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="127.0.0.2 is no address there")

LAPTOP, GUEST, PLAYER = "127.0.0.1", "127.0.0.2", "127.0.0.3"
SMALL = Limits(total=12, foreign=8, per_address=4)
PATIENCE = 10.0


async def _hello(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers once the body is there; `/large` with more than anybody's buffers hold."""
    message: Message = {"more_body": True}
    while message.get("more_body"):
        message = await receive()
        if message["type"] == "http.disconnect":
            return
    body = b"x" * 30_000_000 if scope["path"] == "/large" else b"hello"
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class Door:
    """A server, and everybody who comes to it."""

    def __init__(self, server: uvicorn.Server, port: int, open_ones: ExitStack, told: list[str]) -> None:
        self._server, self._port, self._open = server, port, open_ones
        self.told = told  # addresses that had too many

    def knock(self, address: str, said: bytes = b"") -> socket.socket:
        """A connection from this address that says something and stays."""
        found = socket.create_connection(("127.0.0.1", self._port), PATIENCE, source_address=(address, 0))
        self._open.enter_context(found)
        if said:
            found.sendall(said)
        return found

    def is_served(self, address: str) -> bool:
        """Whether somebody who comes now from this address is answered."""
        with suppress(OSError):
            return self.knock(address, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").recv(100).startswith(b"HTTP/1.1 200")
        return False

    def count(self) -> int:
        """How many connections it holds."""
        return len(self._server.server_state.connections)

    def holds(self, number: int) -> bool:
        """Whether it comes to hold so many."""
        return _soon(lambda: self.count() == number)


def _soon(is_so: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if is_so():
            return True
        time.sleep(0.01)
    return False


def _is_closed(found: socket.socket) -> bool:
    """Whether the other end closes it, with or without a word."""
    try:
        while found.recv(1 << 16):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


@contextmanager
def _serving(limits: Limits, **changed: Any) -> Iterator[Door]:
    usual = {"http": BoundedProtocol, "lifespan": "off", "log_config": None, "timeout_graceful_shutdown": 3}
    config = BoundedConfig(_hello, **{**usual, **changed})
    told = list[str]()
    config.connections = Connections(limits, told.append)
    with socket.create_server(("0.0.0.0", 0)) as listening, ExitStack() as open_ones:
        running = server._Server(config)
        thread = Thread(target=lambda: asyncio.run(running.serve(sockets=[listening])))
        thread.start()
        assert _soon(lambda: running.started)
        yield Door(running, int(listening.getsockname()[1]), open_ones, told)
        running.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


@pytest.fixture
def door() -> Iterator[Door]:
    with _serving(SMALL) as found:
        yield found


def test_one_guest_cannot_take_the_place_of_others(door: Door) -> None:
    for _ in range(40):
        door.knock(GUEST, b"GET / HTTP/1.1\r\n")  # and never says the rest
    assert door.holds(SMALL.per_address)
    assert door.is_served(PLAYER)
    assert door.is_served(LAPTOP)
    assert door.told == [GUEST] * (40 - SMALL.per_address)


def test_who_has_enough_loses_the_oldest_that_asks_for_nothing(door: Door) -> None:
    first = door.knock(GUEST)
    for _ in range(SMALL.per_address):
        door.knock(GUEST)
    assert _is_closed(first)
    assert door.is_served(GUEST)


def test_what_is_being_asked_for_is_not_broken_off(door: Door) -> None:
    body = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n12"
    asked = [door.knock(GUEST, body) for _ in range(SMALL.per_address)]
    assert door.holds(SMALL.per_address)
    time.sleep(0.1)  # until their heads are read
    assert _is_closed(door.knock(GUEST))
    assert door.told == [GUEST]
    for one in asked:
        one.sendall(b"345")
        assert one.recv(100).startswith(b"HTTP/1.1 200")


def test_many_addresses_leave_room_for_a_newcomer_and_the_laptop(door: Door) -> None:
    for number in range(10, 14):
        for _ in range(SMALL.per_address):
            door.knock(f"127.0.0.{number}")
    assert door.holds(SMALL.foreign)
    assert door.is_served(PLAYER)
    for _ in range(3):
        assert door.is_served(LAPTOP)


@pytest.mark.parametrize(
    ("said", "name"),
    [
        (b"", "HEAD_SECONDS"),
        (b"GET / HTTP/1.1\r\nHost:", "HEAD_SECONDS"),
        (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\nbegun", "BODY_SECONDS"),
        (b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n", "UNREAD_SECONDS"),
    ],
)
def test_nobody_keeps_us_waiting_for_ever(door: Door, monkeypatch: pytest.MonkeyPatch, said: bytes, name: str) -> None:
    monkeypatch.setattr(connections, "SWEEP_SECONDS", 0.05)
    for each in ("HEAD_SECONDS", "BODY_SECONDS", "UNREAD_SECONDS"):
        monkeypatch.setattr(connections, each, 0.3 if each == name else 600)
    door.knock(GUEST, said)
    assert door.holds(1)
    assert door.holds(0)


def test_who_was_answered_and_asks_no_more_is_let_go() -> None:
    with _serving(SMALL, timeout_keep_alive=1) as door:
        kept = door.knock(GUEST, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert kept.recv(100).startswith(b"HTTP/1.1 200")
        assert door.holds(0)
        assert _is_closed(kept)


def test_a_slow_body_that_keeps_coming_is_heard_to_the_end(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SWEEP_SECONDS", 0.02)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.1)
    monkeypatch.setattr(connections, "BODY_RATE", 1000)
    slow = door.knock(PLAYER, b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n")
    for _ in range(10):
        slow.sendall(b"x" * 100)
        time.sleep(0.04)
    assert slow.recv(100).startswith(b"HTTP/1.1 200")


def test_a_second_request_has_its_own_time(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SWEEP_SECONDS", 0.02)
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.3)
    kept = door.knock(PLAYER)
    for _ in range(5):
        time.sleep(0.15)
        kept.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        answer = b""
        while not answer.endswith(b"hello"):
            answer += kept.recv(100)
    kept.sendall(b"GET / HTTP")
    assert door.holds(0)


def test_it_ends_at_once_whoever_has_not_finished(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    with _serving(Limits(total=40, foreign=30, per_address=30)) as door:
        for _ in range(11):
            door.knock(GUEST, b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\nbegun")
        door.knock(GUEST, b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
        assert door.holds(12)
        time.sleep(0.2)
        before = time.monotonic()
    assert time.monotonic() - before < 2
    assert caplog.messages == []


@pytest.mark.parametrize("descriptors", [64, 256, 1024, 8192])
def test_the_laptop_and_the_files_keep_their_reserve(descriptors: int) -> None:
    limits = Limits.within(descriptors)
    assert limits.per_address <= limits.foreign <= limits.total - connections.LAPTOP_CONNECTIONS
    behind_proxy = Limits.within(descriptors, has_proxy=True)
    assert limits.per_address <= behind_proxy.per_address <= behind_proxy.foreign
    assert descriptors < 256 or limits.total <= descriptors - connections.KEPT_DESCRIPTORS


def test_the_limit_of_descriptors_is_raised_as_far_as_it_may() -> None:
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, {hard}));"
        "from app.commands.connections import raise_descriptors as go; found = go();"
        "assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == found, found; print(found)"
    )
    for hard, expected in ((300, "300"), (256, "256")):
        done = subprocess.run(
            [sys.executable, "-c", code.format(hard=hard)], capture_output=True, text=True, check=True
        )
        assert done.stdout.strip() == expected


def test_the_same_warning_is_written_once_a_minute_with_its_number() -> None:
    now = 0.0
    sparing = OnceAMinute(lambda: now)

    def say(message: str, *args: object, level: int = logging.WARNING) -> str | None:
        record = logging.LogRecord("asyncio", level, __file__, 1, message, args, None)
        return record.getMessage() if sparing.filter(record) else None

    assert say("accept out of system resource\nsocket: %s", 1) is not None
    for number in range(300):
        assert say("accept out of system resource\nsocket: %s", number) is None
    assert say("something else") == "something else"
    assert [say("asked", level=logging.INFO) for _ in range(3)] == ["asked"] * 3
    now = 61.0
    assert str(say("accept out of system resource\nsocket: %s", 9)).endswith("(and 300 more of these before)")
    now = 130.0
    assert say("accept out of system resource\nsocket: %s", 9) == "accept out of system resource\nsocket: 9"


def test_posts_that_are_broken_off_leave_no_word_in_the_log(tmp_path: Path) -> None:
    with running(tmp_path) as program:
        port = program.wait_until_open()
        for path, kind in (
            ("/sign-in", "application/x-www-form-urlencoded"),
            ("/api/v1/campaigns", "application/json"),
        ):
            for _ in range(10):
                with program.connect(port) as broken_off:
                    head = (
                        f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: {kind}\r\nContent-Length: 50\r\n\r\n"
                    )
                    broken_off.sendall(head.encode() + b"begun")
                    time.sleep(0.01)
        half = program.connect(port)
        half.sendall(b"POST /sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\nbegun")
        with half:
            time.sleep(0.1)
            before = time.monotonic()
            assert program.end() == (0, "")
            assert time.monotonic() - before < 3
