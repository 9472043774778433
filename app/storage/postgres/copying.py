"""A club's database as the file a laptop uses: backups are the same everywhere, and a club can move out again."""

import sqlite3
from contextlib import closing
from pathlib import Path

from app.storage.connections import Connection
from app.storage.database import Database, faults_told
from app.storage.upgrade import create_tables

STAYS = "secret.key"  # the one setting that stays where it is: whoever had it could sign in as anybody


def copy(source: Connection, target: Path) -> None:
    """Write every row of the source into a new file of the same tables. Raises: StorageFault."""
    (revision,) = source.execute("SELECT version_num FROM alembic_version").fetchone()
    with faults_told():
        target.unlink(missing_ok=True)
        with closing(Database(target)) as file:
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
