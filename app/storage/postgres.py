"""A club's database: the same tables on a PostgreSQL server, for several programs at once. Loaded when it is asked for.

Writers of one campaign wait for each other at its row, all others do not. A copy is the file a laptop uses: backups are
the same everywhere, and a club can move out again.
"""

import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import Connection as AlchemyConnection
from sqlalchemy import Engine, PoolProxiedConnection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from app.campaign.ports import Ear, StorageFault
from app.storage.connections import Connection, Rows
from app.storage.database import Database
from app.storage.migrations import create_tables
from app.storage.postgres_notifications import MOVED, Notifications

STAYS = "secret.key"  # the one setting that no copy has: with it anybody could sign in as anybody
_UPGRADE, _HOUSE = 4_711_001, 4_711_002  # numbers of advisory locks
_KEPT_CONNECTIONS, _MOST_CONNECTIONS = 5, 20  # a program's; four programs stay below what a server usually allows
_PATIENCE_SECONDS = 3
_DOWN_SECONDS = 2.0  # so long a server that did not answer is not asked again: else everybody would wait in line
_LOOK = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
_LIMITS = "SET statement_timeout = '15s'; SET lock_timeout = '8s'; SET idle_in_transaction_session_timeout = '60s'"
_PATIENT = "SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0"

# The first letters of SQLSTATE that fit decide.
_FAULTS: Mapping[str, str] = {
    "53100": "storage.full",
    "53": "storage.busy",  # too many connections, no memory
    "55P03": "storage.busy",  # waited too long for a lock
    "40": "storage.busy",  # a deadlock, or two that cannot both have been
    "57014": "storage.busy",  # took too long
    "25006": "storage.read_only",
    "42501": "storage.read_only",  # no right to do that
    "28": "storage.refused",
    "3D": "storage.refused",  # there is no such database
    "57P": "storage.unreachable",  # it is shutting down or starting up
    "08": "storage.unreachable",
    "58": "storage.failed",
    "XX": "storage.broken",
}
_NOT_NOW = ("starting up", "shutting down", "recovery", "too many")


class PostgresDatabase:
    """The server's database. Its address holds no password: libpq finds that in PGPASSWORD or its own file."""

    tables_query = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"

    def __init__(self, address: str) -> None:
        self.address = address
        self.origin = secrets.token_hex(4)  # who we are among the programs on this database
        self.engine = _engine(address)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Hold a consistent look at everything. Raises: StorageFault."""
        with self.faults_told(), self._begun(_LOOK) as connection:
            yield connection

    @contextmanager
    def writing(self, campaign_id: int | None = None) -> Iterator[Connection]:
        """Hold a transaction on a campaign, whose row is locked until its end, or on what belongs to none.

        Committed at the end; the other programs hear of it with the commit, so a crash in between loses no news.
        Raises: StorageFault. Any exception rolls it back.
        """
        with self.faults_told(), self._begun("BEGIN") as connection:
            if campaign_id is None:
                connection.execute(f"SELECT pg_advisory_xact_lock({_HOUSE})")
            else:
                connection.execute("SELECT 1 FROM campaign WHERE id = %s FOR UPDATE", (campaign_id,))
            yield connection
            if campaign_id is not None:
                news = "SELECT pg_notify(%s, concat_ws(' ', %s::text, id, revision)) FROM campaign WHERE id = %s"
                connection.execute(news, (MOVED, self.origin, campaign_id))
            connection.commit()

    @contextmanager
    def upgrade_lock(self) -> Iterator[None]:
        """Hold a lock that only one of all programs on this database has. Raises: StorageFault."""
        with self.faults_told(), connected(self.address) as alone:
            alone.execute(_PATIENT)
            alone.execute("SELECT pg_advisory_lock(%s)", (_UPGRADE,))
            yield

    @contextmanager
    def joined(self, ear: Ear) -> Iterator[None]:
        """Hear of the other programs on this database and be heard by them, as long as it lasts."""
        notifications = Notifications(lambda: connected(self.address), self.origin, ear)
        notifications.open()
        try:
            yield
        finally:
            notifications.close()

    @staticmethod
    @contextmanager
    def faults_told() -> Iterator[None]:
        """Turn what the server refuses into a fault with a stable code; everything else stays what it is."""
        try:
            yield
        except PoolTimeout as error:
            raise StorageFault("storage.busy") from error
        except (DBAPIError, psycopg.Error) as error:
            code = _code(error.orig if isinstance(error, DBAPIError) else error)
            if code is None:
                raise
            raise StorageFault(code) from error

    def copy_to(self, target: Path) -> None:
        """Copy everything into a single SQLite file, which a laptop can open. Raises: StorageFault."""
        with self.reading() as connection:
            connection.execute("SET LOCAL statement_timeout = 0")
            _copy_rows(connection, target)

    def forget_what_was(self) -> None:
        """Give back the room of deleted pictures, so that it is written over. Raises: StorageFault."""
        with self.faults_told(), connected(self.address) as alone:
            alone.execute("VACUUM picture")

    def check_whole(self) -> None:
        """Check whether the server answers. Raises: StorageFault."""
        with self.reading() as connection:
            connection.execute("SELECT 1")

    def describe(self) -> str:
        """Describe the server and the size of the database. Raises: StorageFault."""
        with self.reading() as connection:
            asked = "SELECT current_setting('server_version'), pg_database_size(current_database())"
            version, size = connection.execute(asked).fetchone()
            return f"PostgreSQL {version}, {size / 1_000_000:.1f} MB"

    def close(self) -> None:
        """Give all connections back."""
        self.engine.dispose()

    @contextmanager
    def _begun(self, begin: str) -> Iterator["PostgresDriver"]:
        """Begin a transaction on a connection from the pool, which rolls back what is open when it comes back."""
        pooled = self._answering(begin)
        try:
            yield PostgresDriver(_driver(pooled))
        except psycopg.OperationalError as error:
            pooled.invalidate(error)
            raise
        finally:
            pooled.close()

    def _answering(self, begin: str) -> PoolProxiedConnection:
        """Return a connection that has begun. After the server was restarted all old ones are of no use, so they go."""
        pooled = self.engine.raw_connection()
        try:
            PostgresDriver(_driver(pooled)).execute(begin)
        except psycopg.OperationalError as error:
            pooled.invalidate(error)
            pooled.close()
        else:
            return pooled
        self.engine.dispose()
        pooled = self.engine.raw_connection()
        PostgresDriver(_driver(pooled)).execute(begin)
        return pooled


def _driver(pooled: PoolProxiedConnection) -> psycopg.Connection[Any]:
    driver = pooled.driver_connection
    assert isinstance(driver, psycopg.Connection)
    return driver


class PostgresDriver:
    """psycopg's connection as the storage calls it. PostgreSQL keeps no NUL in a text, so none gets there."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._connection = connection

    def execute(self, text: str, values: Any = None, /) -> Rows:
        """Run a statement; values by name or by place. Any: as in the driver. Raises: OverflowError."""
        if isinstance(values, Mapping):
            values = {name: _without_nul(value) for name, value in values.items()}
        try:
            return self._connection.execute(text, values)
        except psycopg.errors.NumericValueOutOfRange as error:
            raise OverflowError from error  # as SQLite's driver says it

    def commit(self) -> None:
        """Make it last. Raises: StorageFault when a statement had failed and somebody went on all the same."""
        if self._connection.execute("COMMIT").statusmessage != "COMMIT":
            raise StorageFault("storage.failed")


class Patience:
    """Connects; while the server is known not to answer, everybody hears so at once."""

    def __init__(self, connect: Callable[[], psycopg.Connection[Any]]) -> None:
        self._connect = connect
        self._down_until = 0.0

    def __call__(self) -> psycopg.Connection[Any]:
        """Return a new connection. Raises: psycopg.OperationalError."""
        if time.monotonic() < self._down_until:
            raise psycopg.OperationalError("the server did not answer just now")
        try:
            return self._connect()
        except psycopg.OperationalError:
            self._down_until = time.monotonic() + _DOWN_SECONDS
            raise


def connected(address: str) -> psycopg.Connection[Any]:
    """Return a connection of one's own, each statement a transaction unless BEGIN says otherwise."""
    connection = psycopg.connect(
        address,
        autocommit=True,
        connect_timeout=_PATIENCE_SECONDS,
        application_name="heldenpass",
        keepalives_idle=30,
        tcp_user_timeout=10_000,  # a server that was unplugged says nothing more
    )
    connection.execute(_LIMITS)
    return connection


def _engine(address: str) -> Engine:
    engine = create_engine(
        "postgresql+psycopg://",
        creator=Patience(lambda: connected(address)),
        hide_parameters=True,  # what people wrote belongs into no log
        pool_size=_KEPT_CONNECTIONS,
        max_overflow=_MOST_CONNECTIONS - _KEPT_CONNECTIONS,
        pool_timeout=_PATIENCE_SECONDS,
        use_native_hstore=False,  # each connection would ask for a type we have not
    )

    @event.listens_for(engine, "begin")
    def _begin(connection: AlchemyConnection) -> None:
        connection.exec_driver_sql("BEGIN")
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")  # only migrations come this way

    return engine


def _without_nul(value: object) -> object:
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


def _code(cause: BaseException | None) -> str | None:
    state = getattr(cause, "sqlstate", None) or ""
    found = next((code for start, code in _FAULTS.items() if state.startswith(start)), None)
    if found is None and not state and isinstance(cause, psycopg.OperationalError):
        return "storage.refused" if _is_answered(str(cause)) else "storage.unreachable"
    return found


def _is_answered(said: str) -> bool:
    """Return whether the server answered: FATAL shows it is there. A failed connection has no SQLSTATE to tell by."""
    return "FATAL" in said and not any(word in said for word in _NOT_NOW)


def _copy_rows(source: Connection, target: Path) -> None:
    """Write every row of the source into a new file of the same tables. Raises: StorageFault."""
    (revision,) = source.execute("SELECT version_num FROM alembic_version").fetchone()
    file = Database(target)
    with file.faults_told():
        target.unlink(missing_ok=True)
        with closing(file):
            create_tables(file, str(revision))
        with closing(sqlite3.connect(target)) as copied, copied:
            _fill(source, copied)
            copied.execute("DELETE FROM setting WHERE name = ?", (STAYS,))
        with closing(sqlite3.connect(target)) as copied:
            copied.execute("PRAGMA journal_mode=DELETE")


def _fill(source: Connection, copied: sqlite3.Connection) -> None:
    tables = [str(name) for (name,) in copied.execute(Database.tables_query) if name != "alembic_version"]
    for table in tables:
        columns = [str(row[1]) for row in copied.execute(f'PRAGMA table_info("{table}")')]
        named = ", ".join(f'"{column}"' for column in columns)
        places = ", ".join("?" * len(columns))
        rows = source.execute(f'SELECT {named} FROM "{table}"').fetchall()
        copied.executemany(f'INSERT INTO "{table}" ({named}) VALUES ({places})', rows)
