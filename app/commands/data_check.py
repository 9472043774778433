"""Whether the data is whole. Everything is tried on a copy, so that a running table is not disturbed."""

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from app.campaign.ports import CampaignSummary, StorageFault
from app.commands import faults
from app.commands.findings import Finding, fine, hint, wrong
from app.settings import Settings
from app.storage.database import Database
from app.storage.store import SqlStore
from app.storage.upgrade import current_revision, head_revision, upgrade
from app.systems.registry import SYSTEMS


def examine(data: Path) -> Iterator[Finding]:
    """The folder, the database, and each campaign in it."""
    if not data.exists():
        yield fine(f"Datenordner „{data}“: noch nicht da, der erste Start legt ihn an.")
        return
    yield _folder(data)
    database = Settings(data=data).database
    if not database.exists():
        yield fine("Noch keine Datenbank: der erste Start legt sie an.")
        return
    try:
        yield from _database(data, database)
    except StorageFault as fault:
        yield wrong(faults.sentence(fault, data))
    except (SQLAlchemyError, sqlite3.Error) as error:
        yield wrong(f"„{database}“ ist nicht zu lesen ({type(error).__name__}). Bitte eine Sicherung zurückholen.")


def _folder(data: Path) -> Finding:
    try:
        with tempfile.TemporaryFile(dir=data):
            return fine(f"Datenordner „{data}“")
    except OSError as error:
        return wrong(f"Datenordner „{data}“: nicht beschreibbar ({error.strerror}). Bitte seine Rechte prüfen.")


def _database(data: Path, path: Path) -> Iterator[Finding]:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        with _opened(path) as database:
            yield _integrity(database)
            database.copy_to(copy)
        yield from examine_copy(copy, data)


def examine_copy(copy: Path, data: Path) -> Iterator[Finding]:
    """Everything a database can be asked that changes it: it may be brought up to date and built anew."""
    with _opened(copy) as database:
        yield _revision(database)
        upgrade(database, None, datetime.now(UTC))
        store = SqlStore(database, SYSTEMS)
        for campaign in store.campaigns():
            yield _campaign(store, campaign, data)


@contextmanager
def _opened(path: Path) -> Iterator[Database]:
    database = Database(path)
    try:
        yield database
    finally:
        database.close()


def _integrity(database: Database) -> Finding:
    verdict = database.check_integrity()
    if verdict == "ok":
        return fine(f"Datenbank „{database.path}“: {database.path.stat().st_size / 1_000_000:.1f} MB, Datei heil")
    raise StorageFault("storage.broken")


def _revision(database: Database) -> Finding:
    current, head = current_revision(database), head_revision()
    if current == head:
        return fine(f"Stand der Datenbank: {current}")
    return hint(f"Stand der Datenbank: {current}. Der nächste Start hebt sie auf {head}, nach einer Sicherung.")


def _campaign(store: SqlStore, campaign: CampaignSummary, data: Path) -> Finding:
    """Built anew in the copy: the journal's seals are checked, and what stands beside it is compared."""
    try:
        report = store.rebuild(campaign.id)
    except StorageFault as fault:
        return wrong(f"Kampagne {campaign.id} „{campaign.name}“: {faults.sentence(fault, data)}")
    if report.differed:
        return wrong(
            f"Kampagne {campaign.id} „{campaign.name}“: Der Spielstand passt nicht zur Chronik. "
            f"Der Befehl rebuild --campaign {campaign.id} baut ihn neu auf."
        )
    return fine(f"Kampagne {campaign.id} „{campaign.name}“: {report.entries} Einträge, alle Siegel heil")
