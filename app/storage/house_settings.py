"""Settings of the whole house, outside of any campaign's journal: secrets must not travel with an export."""

from collections.abc import Callable

from app.storage import statements as sql
from app.storage.connections import AnyDatabase, Connection


class HouseSettings:
    """A few named texts."""

    def __init__(self, database: AnyDatabase) -> None:
        self._database = database

    def get(self, name: str) -> str | None:
        """The value, or None when it was never set. Raises: StorageFault."""
        with self._database.reading() as connection:
            return _value(connection, name)

    def set(self, name: str, value: str | None) -> None:
        """Set a value; None removes it. Raises: StorageFault."""
        self.change(name, lambda _: value)

    def change(self, name: str, new: Callable[[str | None], str | None]) -> str | None:
        """Set what follows from the value as it is, with nobody in between; what it is now. Raises: StorageFault."""
        with self._database.writing() as connection:
            before = _value(connection, name)
            after = new(before)
            if after != before:
                sql.DROP_SETTING(connection, name=name)
                if after is not None:
                    sql.ADD_SETTING(connection, name=name, value=after)
            return after


def _value(connection: Connection, name: str) -> str | None:
    row = sql.SETTING(connection, name=name).fetchone()
    return None if row is None else str(row[0])
