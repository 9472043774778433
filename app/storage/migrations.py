"""Bring a database to the tables of this program: backup first, foreign keys off, all or nothing."""

import re
from datetime import datetime
from functools import cache
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from app.campaign.ports import StorageFault
from app.settings import ROOT
from app.storage.connections import AnyDatabase
from app.storage.database import Driver
from app.storage.recovery.choose import copied, stamped
from app.storage.tables import METADATA

MIGRATIONS = ROOT / "migrations"
_VERSION = "alembic_version"


def upgrade(database: AnyDatabase, backups: Path | None, now: datetime, migrations: Path = MIGRATIONS) -> Path | None:
    """Upgrade when needed; returns the backup that was made. Without a folder for backups there is none.

    Raises: StorageFault `database.newer` when a newer program made it, `database.foreign` when another one did,
    `storage.broken` when it is no whole database, `database.upgrade_failed`.
    """
    database.check_whole()
    if current_revision(database) == head_revision(migrations):
        return None
    with database.upgrade_lock():
        return _upgraded(database, backups, now, migrations)


def _upgraded(database: AnyDatabase, backups: Path | None, now: datetime, migrations: Path) -> Path | None:
    """As `upgrade`, while the lock is held; does nothing if another program has upgraded meanwhile."""
    current, head = current_revision(database), head_revision(migrations)
    if current == head:
        return None
    if current is not None and current not in known_revisions(migrations):
        raise StorageFault("database.newer", revision=current)
    if current is None and migrations == MIGRATIONS:
        _create(database, head)
        return None
    copy = None
    if current is not None and backups is not None:
        copy = copied(database, backups / stamped(now, f"before-{head}.db"))
    try:
        _run(database, migrations)
    finally:
        database.close()  # connections whose foreign keys were switched off must not be used again
    return copy


def current_revision(database: AnyDatabase) -> str | None:
    """Return the revision written in the database; None for an empty one. Raises: StorageFault."""
    with database.reading() as connection:
        tables = {name for (name,) in connection.execute(database.tables_query)}
        if not tables:
            return None
        if _VERSION not in tables:
            raise StorageFault("database.foreign")
        row = connection.execute(f"SELECT version_num FROM {_VERSION}").fetchone()
        return None if row is None else str(row[0])


@cache
def known_revisions(migrations: Path = MIGRATIONS) -> dict[str, str | None]:
    """Return every revision and the one before it, read from the files: importing alembic costs a second at each
    start.
    """
    found: dict[str, str | None] = {}
    for file in migrations.joinpath("versions").glob("*.py"):
        text = file.read_text(encoding="utf-8")
        revision = re.search(r'^revision = ["\'](\w+)["\']', text, re.M)
        before = re.search(r'^down_revision = ["\'](\w+)["\']', text, re.M)
        if revision:
            found[revision[1]] = before[1] if before else None
    return found


def head_revision(migrations: Path = MIGRATIONS) -> str:
    """Return the newest revision."""
    known = known_revisions(migrations)
    return next(revision for revision in known if revision not in known.values())


def create_tables(database: AnyDatabase, revision: str) -> None:
    """Create the empty tables of a revision this program knows, in a database that has none. Raises: StorageFault."""
    if revision == head_revision():
        return _create(database, revision)
    try:
        _run(database, MIGRATIONS, revision)
    finally:
        database.close()  # see _upgraded


def _create(database: AnyDatabase, head: str) -> None:
    """Create all tables at once, as the newest revision leaves them; importing alembic would take longer."""
    version = f"CREATE TABLE {_VERSION} (version_num VARCHAR(32) NOT NULL CONSTRAINT {_VERSION}_pkc PRIMARY KEY)"
    with database.faults_told(), database.engine.connect() as connection, connection.begin():
        METADATA.create_all(connection)
        connection.exec_driver_sql(version)
        connection.exec_driver_sql(f"INSERT INTO {_VERSION} VALUES ('{head}')")


def _run(database: AnyDatabase, migrations: Path, revision: str = "head") -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    try:
        with database.faults_told(), database.engine.connect() as connection:
            is_sqlite = connection.dialect.name == "sqlite"
            if is_sqlite:  # a batch rebuild would delete child rows; the pragma does nothing inside a transaction
                driver = connection.connection.driver_connection
                assert isinstance(driver, Driver)
                driver.execute("PRAGMA foreign_keys=OFF")
            with connection.begin():
                config.attributes["connection"] = connection
                command.upgrade(config, revision)
                if is_sqlite and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
                    raise StorageFault("database.upgrade_failed")
    except SQLAlchemyError as error:
        raise StorageFault("database.upgrade_failed") from error
