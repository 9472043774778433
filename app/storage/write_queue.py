"""The queue of writers at one SQLite file: one writes at a time, each waits so long at most, and only so many wait."""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from app.campaign.ports import StorageFault

PATIENCE_SECONDS = 8.0  # longer than SQLite waits for another program, so that a writer hears why it may not
MOST_WAITING = 30  # of the server's 40 worker threads: the others go on showing pages


class WriteQueue:
    """The queue of one program's writers at one file."""

    def __init__(self) -> None:
        self._writer = threading.Lock()
        self._count = threading.Lock()
        self._waiting = 0
        self._is_held = False

    @property
    def waiting(self) -> int:
        """How many write or wait for their turn."""
        return self._waiting

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Wait for one's turn. Raises: StorageFault `storage.busy` when too many wait, or for too long."""
        with self._waiting_line():
            if not self._writer.acquire(timeout=PATIENCE_SECONDS):
                raise StorageFault("storage.busy")
            try:
                yield
            finally:
                self._writer.release()

    def begin(self, connection: sqlite3.Connection) -> None:
        """Open a writing transaction. The first who finds the file in another program's hands waits for it; until it
        is free again everybody else is refused at once, so that no line grows behind it. Raises: sqlite3.Error.
        """
        if not self._is_held:
            return self._try(connection)
        [patience] = connection.execute("PRAGMA busy_timeout").fetchone()
        connection.execute("PRAGMA busy_timeout=0")
        try:
            self._try(connection)
        finally:
            connection.execute(f"PRAGMA busy_timeout={patience}")

    def _try(self, connection: sqlite3.Connection) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            self._is_held = error.sqlite_errorname.startswith("SQLITE_BUSY")
            raise
        self._is_held = False

    @contextmanager
    def _waiting_line(self) -> Iterator[None]:
        with self._count:
            if self._waiting >= MOST_WAITING:
                raise StorageFault("storage.busy")
            self._waiting += 1
        try:
            yield
        finally:
            with self._count:
                self._waiting -= 1
