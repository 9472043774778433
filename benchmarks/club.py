"""A house on a club's PostgreSQL: what is audited is a copy of its database, a file as on a laptop."""

from pathlib import Path

from app.storage.postgres.database import PostgresDatabase
from benchmarks.house import House


class Club(House):
    """One process on a database of its own; that server is never killed, only the program is."""

    def __init__(self, data: Path, log: Path, address: str) -> None:
        super().__init__(data, log, ("--database", address))
        self._club = PostgresDatabase(address)

    @property
    def database(self) -> Path:
        """Everything as it is now."""
        file = self.data / "copy.db"
        self._club.copy_to(file)
        return file
