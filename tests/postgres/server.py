"""A real PostgreSQL, started by the tests on a free port and gone with them; one template, copied per test."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from app.launch.programs import find_postgres
from app.storage.migrations import upgrade
from app.storage.postgres import PostgresDatabase
from tests.table_top import NOW

NOBODY = 65534  # the server refuses to be run by root
# What is written here is gone after the tests, so nothing needs to reach the disk.
_HASTY = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c autovacuum=off -c shared_buffers=16MB"


class Server:
    """A running PostgreSQL; databases on it are made as they are needed."""

    def __init__(self, port: int, folder: Path) -> None:
        self.port, self.folder = port, folder
        self._numbers = count()
        self._has_template = False

    def address(self, name: str) -> str:
        """Where the program finds a database of this server."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def execute(self, statement: str, *values: object, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Do something behind the program's back."""
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            done = connection.execute(statement, values or None)
            return done.fetchall() if done.description else []

    def empty(self) -> str:
        """The address of a new database without any table."""
        return self._made("template1")

    def fresh(self) -> str:
        """The address of a new database with the program's tables and nothing in them."""
        if not self._has_template:
            self._has_template = True
            self.execute("CREATE DATABASE laid")
            database = PostgresDatabase(self.address("laid"))
            upgrade(database, self.folder, NOW)
            database.close()
        return self._made("laid")

    def _made(self, template: str) -> str:
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.address(name)


@contextmanager
def started() -> Iterator[Server]:
    """A server for as long as it is needed."""
    programs = find_postgres()
    assert programs is not None
    with tempfile.TemporaryDirectory(prefix="heldenpass-postgres-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        place = _Place(folder, Path(programs))
        place.run("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        port = _free_port()
        options = f"{_HASTY} -p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        place.run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", options, "start")
        try:
            yield Server(port, folder)
        finally:
            place.run("pg_ctl", "-D", "data", "-m", "immediate", "-t", "10", "stop")


class _Place:
    """Where the server lives, and who runs it: root is nobody there, and nobody may not look into root's folders."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self._folder, self._programs = folder, programs
        self._as: dict[str, Any] = {}
        if sys.platform != "win32" and os.geteuid() == 0:
            self._as = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            os.chown(folder, NOBODY, NOBODY)
            if not self._may_run():
                self._programs = Path(shutil.copytree(programs.parent, folder / "programs")) / "bin"

    def run(self, program: str, *arguments: str) -> None:
        """Run one of the server's programs to its end."""
        # A pipe would stay open as long as the server that pg_ctl leaves behind.
        with (self._folder / "said").open("w+") as said:
            command = [str(self._programs / program), *arguments]
            done = subprocess.run(command, cwd=self._folder, stdout=said, stderr=said, check=False, **self._as)
            said.seek(0)
            assert done.returncode == 0, said.read()

    def _may_run(self) -> bool:
        try:
            self.run("initdb", "--version")
        except (OSError, AssertionError):
            return False
        return True


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])
