"""The database that the settings name, opened as it is: a file in the data folder, or a club's server."""

from app.campaign.ports import StorageFault
from app.settings import Settings
from app.storage.connections import AnyDatabase
from app.storage.database import Database


def open_database(settings: Settings) -> AnyDatabase:
    """Return the file in the data folder, or the club's server. Raises: StorageFault when its driver is not
    installed.
    """
    if not settings.postgres:
        return Database(settings.database)
    try:
        from app.storage.postgres import PostgresDatabase
    except ImportError as error:
        raise StorageFault("storage.no_driver") from error
    return PostgresDatabase(settings.postgres)
