"""`doctor`: look at everything, change nothing, say what to do.

Whether the data is whole is tried on a copy, so that a running table is not disturbed.
"""

import errno
import platform
import shutil
import sqlite3
import tempfile
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from enum import StrEnum
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from app.campaign.ports import CampaignSummary, StorageFault
from app.commands import faults, rescue
from app.launch.terminal import t
from app.settings import LEAST_ROOM, VERSION, Settings
from app.storage.connections import AnyDatabase
from app.storage.database import Database
from app.storage.migrations import current_revision, head_revision, upgrade
from app.storage.opening import open_database
from app.storage.recovery.find import emergency
from app.storage.store import SqlStore
from app.systems.registry import SYSTEMS
from app.web.http.network import lan_addresses

LIBRARIES = ("fastapi", "starlette", "uvicorn", "pydantic", "sqlalchemy", "sqlmodel", "jinja2")

WAL_BUG_FIXED = (3, 51, 3)


class DoctorVerdict(StrEnum):
    """Result of a check, as the sign before its line."""

    FINE = "ok"
    HINT = "!!"
    WRONG = "XX"


class Diagnosis(NamedTuple):
    """One line of the report."""

    verdict: DoctorVerdict
    text: str


fine = partial(Diagnosis, DoctorVerdict.FINE)  # all is well

hint = partial(Diagnosis, DoctorVerdict.HINT)  # good to know

wrong = partial(Diagnosis, DoctorVerdict.WRONG)  # somebody has to do something; the text says what


def main(options: Namespace) -> int:
    """Print the report; the exit code is 1 when something is wrong."""
    found_wrong = False
    for finding in examine(Settings(data=options.data, postgres=options.database)):
        found_wrong |= finding.verdict is DoctorVerdict.WRONG
        print(f"{finding.verdict}  {finding.text}", flush=True)
    print("\n" + (t("something_wrong") if found_wrong else t("all_well")))
    return int(found_wrong)


def examine(settings: Settings) -> Iterator[Diagnosis]:
    """Yield all findings."""
    yield fine(f"Heldenpass {VERSION}, Python {platform.python_version()}, {platform.system()} {platform.release()}")
    yield fine(", ".join(f"{name} {_version(name)}" for name in LIBRARIES))
    yield _sqlite()
    yield _network()
    yield from _database(settings) if settings.postgres else _data_folder(settings)


def _sqlite() -> Diagnosis:
    if sqlite3.sqlite_version_info >= WAL_BUG_FIXED:
        return fine(f"SQLite {sqlite3.sqlite_version}")
    return hint(t("sqlite_old", version=sqlite3.sqlite_version))


def _network() -> Diagnosis:
    addresses = lan_addresses()
    if addresses:
        return fine(t("addresses", addresses=", ".join(addresses)))
    return hint(t("no_network"))


def _version(library: str) -> str:
    try:
        return version(library)
    except PackageNotFoundError:
        return t("missing")


def _data_folder(settings: Settings) -> Iterator[Diagnosis]:
    """Yield the folder, and the database in it."""
    if not settings.data.exists():
        yield fine(t("folder_new", folder=settings.data))
        return
    yield _folder(settings.data)
    try:
        lost = emergency(settings, at_start=False)
    except StorageFault as fault:
        yield wrong(faults.sentence(fault, settings.data))
        return
    if lost is not None:  # opening it would let SQLite use up what lies beside it
        offer = "\n" + t("backup_offered") if lost.backups else ""
        yield wrong(rescue.told(settings, lost) + offer)
    elif not settings.database.exists():
        yield fine(t("no_database_yet"))
    else:
        yield from _database(settings)


def _database(settings: Settings) -> Iterator[Diagnosis]:
    """Yield the database, a file or a club's server, and each campaign in it."""
    data, postgres = settings.data, settings.postgres
    try:
        with closing(open_database(settings)) as database:
            yield from _within(database, settings)
    except StorageFault as fault:
        has_failed = fault.code == "storage.failed" and not postgres
        has_no_room = has_failed and shutil.disk_usage(data).free < LEAST_ROOM
        yield wrong(faults.sentence(StorageFault("storage.full") if has_no_room else fault, data, postgres))
    except (SQLAlchemyError, sqlite3.Error) as error:
        yield wrong(t("database_unread", database=postgres or settings.database, error=type(error).__name__))


def _within(database: AnyDatabase, settings: Settings) -> Iterator[Diagnosis]:
    """Looked at in a copy, while everybody plays on."""
    if isinstance(database, Database) and database.check_integrity() != "ok":
        raise StorageFault("storage.broken")
    database.check_whole()
    key, place = ("server_fine", settings.postgres) if settings.postgres else ("database_whole", settings.database)
    yield fine(t(key, database=place, description=database.describe()))
    if current_revision(database) is None:
        yield hint(t("no_tables_yet"))
        return
    try:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / settings.database.name
            database.copy_to(copy)
            yield from examine_copy(copy, settings.data)
    except (OSError, StorageFault) as error:
        if not _is_full(error):
            raise
        yield wrong(t("no_room_for_copy", folder=tempfile.gettempdir()))


def _folder(data: Path) -> Diagnosis:
    try:
        with tempfile.TemporaryFile(dir=data):
            pass
        room = shutil.disk_usage(data).free
        if room < LEAST_ROOM:
            least = f"{LEAST_ROOM / 1_000_000:.0f}"
            return wrong(t("folder_full", folder=data, room=f"{room / 1_000_000:.1f}", least=least))
        return fine(t("folder_fine", folder=data))
    except OSError as error:
        return wrong(t("folder_read_only", folder=data, error=error.strerror))


def _is_full(error: OSError | StorageFault) -> bool:
    return error.code == "storage.full" if isinstance(error, StorageFault) else error.errno == errno.ENOSPC


def examine_copy(copy: Path, data: Path) -> Iterator[Diagnosis]:
    """Yield the findings that need changes to a database: the copy may be upgraded and rebuilt."""
    with closing(Database(copy)) as database:
        yield _revision(database)
        upgrade(database, None, datetime.now(UTC))
        store = SqlStore(database, SYSTEMS)
        for campaign in store.campaigns():
            yield _campaign(store, campaign, data)


def _revision(database: Database) -> Diagnosis:
    current, head = current_revision(database), head_revision()
    if current == head:
        return fine(t("database_at", revision=current))
    return hint(t("database_behind", revision=current, newest=head))


def _campaign(store: SqlStore, campaign: CampaignSummary, data: Path) -> Diagnosis:
    """Built anew in the copy: the journal's seals are checked, and what stands beside it is compared."""
    told: dict[str, object] = {"number": campaign.id, "name": campaign.name}
    if campaign.system not in SYSTEMS:
        return hint(t("campaign_fault", **told, fault=faults.without_game(campaign.system)))
    try:
        report = store.rebuild(campaign.id)
    except StorageFault as fault:
        return wrong(t("campaign_fault", **told, fault=faults.sentence(fault, data)))
    if report.differed:
        return wrong(t("campaign_differs", **told))
    return fine(t("campaign_whole", **told, entries=report.entries))
