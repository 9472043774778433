"""Data folders as commands find them, and a server in a process of its own."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from app.main import create_app
from app.settings import ROOT, Settings

PATIENCE = 30.0
_ADDRESS = re.compile(r"http://localhost:(\d+)/")


class Running:
    """`run` in a process of its own."""

    def __init__(self, data: Path, *options: str, **environ: str) -> None:
        command = [sys.executable, "-m", "app", "run", "--no-browser", "--port", "0", "--data", str(data), *options]
        known = {**os.environ, "HELDENPASS_NO_BOOTSTRAP": "1", "PYTHONIOENCODING": "utf-8", **environ}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, cwd=ROOT, env=known, encoding="utf-8", stdout=pipe, stderr=pipe)
        self.greeting = ""

    def wait_until_open(self) -> int:
        """Read the greeting; the port in it."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.greeting += line
            if "Strg+C" in line:
                break
        found = _ADDRESS.search(self.greeting)
        assert found, self.greeting + self.end()[1]
        return int(found[1])

    def wait_for_page(self) -> int:
        """Read until it names the page that asks what to do; the port in it."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "fragt die Seite" in line:
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
        if self.process.poll() is None:
            self.process.send_signal(number)
        _, said = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said


@contextmanager
def running(data: Path, *options: str, **environ: str) -> Iterator[Running]:
    """A server that does not outlive its test."""
    server = Running(data, *options, **environ)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.communicate(timeout=PATIENCE)


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
