"""Data folders as commands find them, and a server in a process of its own."""

import os
import re
import signal
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryFile

import pytest
from starlette.testclient import TestClient

from app.main import create_app
from app.settings import Settings
from benchmarks import measured_program
from tests import warm_start

PATIENCE = 30.0
_ADDRESS = re.compile(r"http://localhost:(\d+)/")


class Running:
    """`run` in a process of its own."""

    start = staticmethod(warm_start.begin)

    def __init__(self, data: Path, *options: str, **environ: str) -> None:
        command = ["app", "run", "--no-browser", "--port", "0", "--data", str(data), *options]
        told = {"HELDENPASS_NO_BOOTSTRAP": "1", "PYTHONIOENCODING": "utf-8", **environ}
        reading, writing = os.pipe()
        self.says = os.fdopen(reading, encoding="utf-8")
        self._complaints = TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115  (until `close`)
        try:
            self.process = self.start(command, told, writing, self._complaints.fileno())
        finally:
            os.close(writing)
        self.greeting = ""

    def wait_until_open(self) -> int:
        """Read the greeting; the port in it."""
        for line in self.says:
            self.greeting += line
            if "Strg+C" in line:
                break
        found = _ADDRESS.search(self.greeting)
        assert found, self.greeting + self.end()[1]
        return int(found[1])

    def wait_for_page(self) -> int:
        """Read until it names the page that asks what to do; the port in it."""
        for line in self.says:
            if "Entscheide auf der Seite" in line:
                self.greeting = ""
                found = _ADDRESS.search(line)
                assert found, line
                return int(found[1])
        raise AssertionError(self.end()[1])

    def connect(self, port: int) -> socket.socket:
        """A plain connection to it."""
        return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)

    def end(self, number: int = signal.SIGINT) -> tuple[int, str]:
        """Send a signal; the exit code and what was said on the way out."""
        self.process.send_signal(number)
        code = self.process.wait(PATIENCE)
        self._complaints.seek(0)
        return code, self._complaints.read()

    def close(self) -> None:
        """Leave nothing running."""
        self.process.kill()
        self.process.wait(PATIENCE)
        self.says.close()
        self._complaints.close()


class PlainlyRunning(Running):
    """The same, from the first line of Python on, as people start it."""

    start = staticmethod(measured_program.begun)


def running(data: Path, *options: str, **environ: str) -> "closing[Running]":
    """A server that does not outlive its test."""
    return closing(Running(data, *options, **environ))


@contextmanager
def opened(data: Path) -> Iterator[TestClient]:
    """The game master's view of the data in a folder, as long as nobody else has it."""
    app = create_app(Settings(data=data))
    try:
        yield TestClient(app, "http://127.0.0.1:8000", client=("127.0.0.1", 50_000))
    finally:
        app.state.services.database.close()


def execute(data: Path, statement: str) -> None:
    """Change the database from outside."""
    with closing(sqlite3.connect(data / "heldenpass.db")) as connection, connection:
        connection.execute(statement)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with two campaigns; in the first sits a hero."""
    with opened(tmp_path) as laptop:
        for name in ("Montagsrunde", "Kerkerabend"):
            laptop.post("/api/v1/campaigns", json={"name": name, "system": "heroquest", "key": name})
        seat = {"type": "seat_hero", "hero_id": "ragna", "name": "Ragna", "hero_class": "barbarian"}
        done = laptop.post("/api/v1/campaigns/1/commands", json={"command": seat, "revision": 1, "key": "seat"})
        assert done.status_code == 201, done.text
    return tmp_path
