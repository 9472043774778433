"""One SQLite file, one writer at a time, and copies of it that are whole."""

import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from app.campaign.ports import Ear, StorageFault
from app.storage.private_files import keep_private

_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
_KEPT_CONNECTIONS, _MOST_CONNECTIONS = 8, 44  # the server's 40 worker threads, its loop, and some to spare
PATIENCE_SECONDS = 8.0  # longer than SQLite waits for another program, so that a writer hears why it may not
MOST_WAITING = 30  # of the server's 40 worker threads: the others go on showing pages
_FAULTS = {
    "SQLITE_FULL": "storage.full",
    "SQLITE_READONLY": "storage.read_only",
    "SQLITE_CANTOPEN": "storage.read_only",
    "SQLITE_PERM": "storage.read_only",
    "SQLITE_BUSY": "storage.busy",
    "SQLITE_LOCKED": "storage.busy",
    "SQLITE_IOERR": "storage.failed",
    "SQLITE_CORRUPT": "storage.broken",
    "SQLITE_NOTADB": "storage.broken",
}


class Database:
    """The file and its connections. The lock, not SQLite's polling, lets writers wait for each other."""

    tables_query = "SELECT name FROM sqlite_master WHERE type = 'table'"

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine = _engine(path)
        self.write_queue = WriteQueue()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Hold a consistent look at everything. Raises: StorageFault."""
        with self._connection() as connection:
            connection.execute("BEGIN")
            yield connection

    @contextmanager
    def writing(self, _campaign_id: int | None = None) -> Iterator[sqlite3.Connection]:
        """Hold a transaction of one's own: committed at the end, rolled back by any exception. Raises: StorageFault."""
        with self.write_queue.turn(), self._connection() as connection:
            self.write_queue.begin(connection)
            if not self.path.exists():  # a file that was deleted under us takes rows that are lost
                raise StorageFault("storage.read_only")
            yield connection
            connection.finish()
            connection.execute("COMMIT")

    def upgrade_lock(self) -> AbstractContextManager[None]:
        """Do nothing: the lock on the folder keeps every other program out already."""
        return nullcontext()

    def joined(self, _ear: Ear) -> AbstractContextManager[None]:
        """Do nothing: no other program shares a database in a file."""
        return nullcontext()

    @staticmethod
    @contextmanager
    def faults_told() -> Iterator[None]:
        """Turn what the disk refuses into a fault with a stable code; everything else stays what it is."""
        try:
            yield
        except NoConnection as error:
            raise StorageFault("storage.busy") from error
        except (DBAPIError, sqlite3.Error) as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            name = getattr(cause, "sqlite_errorname", "")
            code = next((code for prefix, code in _FAULTS.items() if name.startswith(prefix)), None)
            if code is None:
                raise
            raise StorageFault(code) from error

    def copy_to(self, target: Path) -> None:
        """Copy everything, safe while others write; one file without side files. Raises: StorageFault."""
        keep_private(target)
        with self._connection() as connection, closing(sqlite3.connect(target)) as copy:
            connection.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")

    def replace_with(self, source: Path, stays: str, check: Callable[[sqlite3.Connection], None]) -> None:
        """Put everything of a database of the same tables in the place of ours, but for one table, all at once.

        SQLite copies whole pages, a hundred times as fast as rows. `check` looks at what would go and may refuse.
        Raises: StorageFault.
        """
        with self._connection() as own, closing(sqlite3.connect(source)) as other:
            with self.write_queue.turn():
                check(own)
                own.finish()
                rows = own.execute(f'SELECT * FROM "{stays}"').fetchall()
                own.finish()
                with other:
                    other.execute(f'DELETE FROM "{stays}"')
                    for row in rows:
                        other.execute(f'INSERT INTO "{stays}" VALUES ({", ".join("?" * len(row))})', row)
                other.backup(own)
            own.execute("PRAGMA wal_checkpoint(PASSIVE)")  # or the next action would do it

    def forget_what_was(self) -> None:
        """Empty the side file, which keeps older pages until it is written anew. Raises: StorageFault."""
        with self.write_queue.turn(), self._connection() as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def check_integrity(self) -> str:
        """Return what SQLite says of the file; "ok" when all is well. Raises: StorageFault."""
        with self.reading() as connection:
            return str(connection.execute("PRAGMA integrity_check").fetchone()[0])

    def check_whole(self) -> None:
        """Take a quick look at every page. Raises: StorageFault `storage.broken`."""
        with self.reading() as connection:
            if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise StorageFault("storage.broken")

    def describe(self) -> str:
        """Describe the database and its size, including what its side file still holds. Raises: StorageFault."""
        with self.reading() as connection:
            pages, page = (connection.execute(f"PRAGMA page_{one}").fetchone()[0] for one in ("count", "size"))
        return f"SQLite {sqlite3.sqlite_version}, {pages * page / 1_000_000:.1f} MB"

    def close(self) -> None:
        """Give the file back."""
        self.engine.dispose()

    @contextmanager
    def _connection(self) -> Iterator["Driver"]:
        """Lend a connection from the pool, which rolls back what is open when it comes back. Raises: StorageFault."""
        with self.faults_told(), closing(self.engine.raw_connection()) as pooled:
            driver = pooled.driver_connection
            assert isinstance(driver, Driver)
            try:
                yield driver
            finally:
                driver.finish()


class WriteQueue:
    """Queue of one program's writers at one file: one writes, a few wait, and none waits longer than a limit."""

    def __init__(self) -> None:
        self._writer = threading.Lock()
        self._count = threading.Lock()
        self._waiting = 0
        self._is_held = False

    @property
    def waiting(self) -> int:
        """Return how many write or wait for their turn."""
        return self._waiting

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Wait for one's turn. Raises: StorageFault `storage.busy` when too many wait, or for too long."""
        with self._count:
            if self._waiting >= MOST_WAITING:
                raise StorageFault("storage.busy")
            self._waiting += 1
        try:
            if not self._writer.acquire(timeout=PATIENCE_SECONDS):
                raise StorageFault("storage.busy")
            try:
                yield
            finally:
                self._writer.release()
        finally:
            with self._count:
                self._waiting -= 1

    def begin(self, connection: sqlite3.Connection) -> None:
        """Open a writing transaction. The first who finds the file in another program's hands waits for it; until it
        is free again everybody else is refused at once, so that no line grows behind it. Raises: sqlite3.Error.
        """
        patience = connection.execute("PRAGMA busy_timeout").fetchone() if self._is_held else None
        if patience:
            connection.execute("PRAGMA busy_timeout=0")
        try:
            connection.execute("BEGIN IMMEDIATE")
            self._is_held = False
        except sqlite3.OperationalError as error:
            self._is_held = error.sqlite_errorname.startswith("SQLITE_BUSY")
            raise
        finally:
            if patience:
                connection.execute(f"PRAGMA busy_timeout={patience[0]}")


class Driver(sqlite3.Connection):
    """Connection that forgets what was not read to its end.

    An exception holds on to the lists its frames were reading. SQLite would go on showing everything as it was then to
    the next user of the connection.
    """

    def __init__(self, *place: Any, **how: Any) -> None:
        super().__init__(*place, **how)
        self._lists: list[sqlite3.Cursor] = []

    def execute(self, text: str, values: Any = (), /) -> sqlite3.Cursor:
        """Run a statement. Any: as in the driver itself."""
        cursor = super().execute(text, values)
        if cursor.description is not None:
            self._lists.append(cursor)
        return cursor

    def finish(self) -> None:
        """Forget at the end of a transaction what is left to be read."""
        lists, self._lists = self._lists, []
        for cursor in lists:
            cursor.close()


def _engine(path: Path) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        hide_parameters=True,  # what people wrote belongs into no log
        max_overflow=_MOST_CONNECTIONS - _KEPT_CONNECTIONS,
        pool_size=_KEPT_CONNECTIONS,
        pool_timeout=5,
        connect_args={"factory": Driver},
    )

    @event.listens_for(engine, "do_connect")
    def _private(*_how: object) -> None:
        keep_private(path)

    @event.listens_for(engine, "connect")
    def _pragmas(driver: sqlite3.Connection, _record: object) -> None:
        driver.isolation_level = None  # we send BEGIN ourselves, so that a writer can take its lock at once
        for pragma in _PRAGMAS:
            driver.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
