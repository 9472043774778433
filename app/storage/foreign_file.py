"""A database file that somebody brings: looked at with every caution, and only its rows are taken.

Neither its tables nor anything else of its schema ever becomes ours: the rows go into tables this program made. So no
trigger, no view and no hidden column can come along.
"""

import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from app.core.errors import InvalidValue, TooLarge
from app.storage.database import Database

LARGEST = 200_000_000  # bytes; a campaign of ten thousand actions needs a tenth of that
_LONGEST_VALUE = 5_000_000
_PATIENCE = 120.0  # seconds for any single statement
_MAGIC = b"SQLite format 3\x00"
_VERSION = "alembic_version"
STAYS_HERE = "setting"  # settings of the house belong to this house
STAYS = frozenset({STAYS_HERE, _VERSION})
_KINDS: Mapping[str, type] = {"INTEGER": int, "BOOLEAN": int, "VARCHAR": str, "TEXT": str, "BLOB": bytes}


class Column(NamedTuple):
    """A column of one of our tables."""

    name: str
    kind: str


def revision_of(source: Path) -> str:
    """The revision of the tables in a file that looks whole.

    Raises: InvalidValue `backup.too_large`, `.no_database`, `.truncated`, `.broken`, `.foreign`, `.manipulated`.
    """
    _check_size(source)
    with _opened(source) as foreign:
        if foreign.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise InvalidValue("backup.broken", field="file")
        names = {name for (name,) in foreign.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        if _VERSION not in names:
            raise InvalidValue("backup.foreign", field="file")
        found = foreign.execute(f"SELECT version_num FROM {_VERSION}").fetchall()
    if len(found) != 1 or not isinstance(found[0][0], str):
        raise InvalidValue("backup.manipulated", field="file")
    return str(found[0][0])


def take_rows(source: Path, target: Database) -> None:
    """Put the rows of a file into the empty tables of a database of the same revision.

    Raises: InvalidValue `backup.manipulated` for everything our tables would never hold.
    """
    with _opened(source) as foreign, target.writing() as own:
        own.execute("PRAGMA defer_foreign_keys=ON")
        tables = _tables(own)
        _check_schema(foreign, own, tables)
        for table in tables:
            _take_table(foreign, own, table)
        if own.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise InvalidValue("backup.manipulated", field="file")


def too_large() -> TooLarge:
    """What is said at the field when a file is larger than any backup."""
    return TooLarge("backup.too_large", field="file", megabytes=LARGEST // 1_000_000)


def _check_size(source: Path) -> None:
    size = source.stat().st_size
    if size > LARGEST:
        raise too_large()
    with source.open("rb") as file:
        header = file.read(100)
    if header[:16] != _MAGIC:
        raise InvalidValue("backup.no_database", field="file")
    page = int.from_bytes(header[16:18])
    if len(header) < 100 or size < (65_536 if page == 1 else page) * int.from_bytes(header[28:32]):
        raise InvalidValue("backup.truncated", field="file")


@contextmanager
def _opened(source: Path) -> Iterator[sqlite3.Connection]:
    """Read only, nothing of the file is believed or run. Raises: InvalidValue when SQLite cannot go on."""
    try:
        with closing(read_only(source)) as foreign:
            for pragma in ("trusted_schema=OFF", "cell_size_check=ON", "query_only=ON", "mmap_size=0"):
                foreign.execute(f"PRAGMA {pragma}")
            foreign.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_VALUE)
            foreign.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
            end = time.monotonic() + _PATIENCE
            foreign.set_progress_handler(lambda: int(time.monotonic() > end), 100_000)
            yield foreign
    except sqlite3.IntegrityError as error:
        raise InvalidValue("backup.manipulated", field="file") from error
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise InvalidValue("backup.broken", field="file") from error


def read_only(file: Path) -> sqlite3.Connection:
    """A database that nobody writes to; reading leaves no side files. Raises: sqlite3.Error."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro&immutable=1", uri=True)


def _tables(own: sqlite3.Connection) -> Sequence[str]:
    names = own.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    return [name for (name,) in names if name not in STAYS]


def _check_schema(foreign: sqlite3.Connection, own: sqlite3.Connection, tables: Sequence[str]) -> None:
    """Only tables and indexes, and exactly our columns."""
    found = foreign.execute("SELECT type, name FROM sqlite_schema").fetchall()
    named = {name for kind, name in found if kind == "table"}
    if {kind for kind, _ in found} - {"table", "index"} or named != {*tables, *STAYS}:
        raise InvalidValue("backup.manipulated", field="file")
    for table in tables:
        if _columns(foreign, table) != _columns(own, table):
            raise InvalidValue("backup.manipulated", field="file")


def _columns(connection: sqlite3.Connection, table: str) -> list[tuple[Any, ...]]:
    """Name, type, NOT NULL, place in the key, and whether it is hidden; the default does not matter here."""
    rows = connection.execute(f'PRAGMA table_xinfo("{table}")').fetchall()
    return sorted((name, kind, needed, key, hidden) for _, name, kind, needed, _, key, hidden in rows)


def _take_table(foreign: sqlite3.Connection, own: sqlite3.Connection, table: str) -> None:
    columns = [Column(name, kind) for name, kind, *_ in _columns(own, table)]
    listed = ", ".join(f'"{column.name}"' for column in columns)
    marks = ", ".join("?" * len(columns))
    rows = foreign.execute(f'SELECT {listed} FROM "{table}"')
    own.executemany(f'INSERT INTO "{table}" ({listed}) VALUES ({marks})', _checked(rows, columns))


def _checked(rows: sqlite3.Cursor, columns: Sequence[Column]) -> Iterator[tuple[Any, ...]]:
    kinds = [_KINDS.get(column.kind.partition("(")[0].upper(), str) for column in columns]
    for row in rows:
        if not all(value is None or isinstance(value, kind) for value, kind in zip(row, kinds, strict=True)):
            raise InvalidValue("backup.manipulated", field="file")
        yield row
