"""Settings of the whole house, outside of any campaign's journal: secrets must not travel with an export."""

from app.storage import statements as sql
from app.storage.database import Database


class HouseSettings:
    """A few named texts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, name: str) -> str | None:
        """The value, or None when it was never set. Raises: StorageFault."""
        with self._database.reading() as connection:
            row = sql.SETTING(connection, name=name).fetchone()
            return None if row is None else str(row[0])

    def set(self, name: str, value: str | None) -> None:
        """Set a value; None removes it. Raises: StorageFault."""
        with self._database.writing() as connection:
            sql.DROP_SETTING(connection, name=name)
            if value is not None:
                sql.ADD_SETTING(connection, name=name, value=value)
