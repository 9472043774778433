"""Whether a club's database is whole. It is looked at in a copy, a file like a laptop's, while everybody plays on."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from app.campaign.ports import StorageFault
from app.commands import data_check, faults
from app.commands.findings import Finding, fine, hint, wrong
from app.settings import Settings
from app.storage.connections import AnyDatabase
from app.storage.opening import open_database
from app.storage.upgrade import current_revision


def examine(data: Path, postgres: str) -> Iterator[Finding]:
    """The server, the database, and each campaign in it."""
    try:
        database = open_database(Settings(data=data, postgres=postgres))
        try:
            yield from _database(database, data, postgres)
        finally:
            database.close()
    except StorageFault as fault:
        yield wrong(faults.sentence(fault, data, postgres))
    except SQLAlchemyError as error:
        yield wrong(f"„{postgres}“ ist nicht zu lesen ({type(error).__name__}). Bitte eine Sicherung zurückholen.")


def _database(database: AnyDatabase, data: Path, postgres: str) -> Iterator[Finding]:
    database.check_whole()
    yield fine(f"Datenbank „{postgres}“: {database.describe()}")
    if current_revision(database) is None:
        yield hint("Noch keine Tabellen: der erste Start legt sie an.")
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "heldenpass.db"
        database.copy_to(copy)
        yield from data_check.examine_copy(copy, data)
