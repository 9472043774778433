"""Interface of a database for the storage. SQLite (`database.py`) and PostgreSQL (`postgres/`) implement it."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Engine

from app.campaign.ports import Ear


class Rows(Protocol):
    """Rows that a statement found."""

    def fetchone(self) -> Any:
        """Return the next row as a tuple; None when there is none. Any: columns are as different as statements."""

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """The driver's connection in an open transaction."""

    def execute(self, text: str, values: Any = ..., /) -> Rows:
        """Run a statement in the driver's own words."""


class AnyDatabase(Protocol):
    """A place with transactions, and copies of it that are whole."""

    tables_query: str  # finds the names of all tables

    @property
    def engine(self) -> Engine:
        """SQLAlchemy's way in, for migrations."""

    def reading(self) -> AbstractContextManager[Connection]:
        """Return a consistent look at everything. Raises: StorageFault."""

    def writing(self, campaign_id: int | None = None) -> AbstractContextManager[Connection]:
        """Return a transaction of one's own on a campaign, or on what belongs to none; committed at the end.

        Raises: StorageFault. Any exception rolls it back.
        """

    def upgrade_lock(self) -> AbstractContextManager[None]:
        """Return a lock that only one program holds, so that of several starting at once one changes the tables.

        Raises: StorageFault.
        """

    def joined(self, ear: Ear) -> AbstractContextManager[None]:
        """Hear of the other programs on this database and be heard by them, as long as it lasts."""

    def faults_told(self) -> AbstractContextManager[None]:
        """Turn what the database refuses into a StorageFault; everything else stays what it is."""

    def forget_what_was(self) -> None:
        """Let go of what was deleted and still lies somewhere. Raises: StorageFault."""

    def copy_to(self, target: Path) -> None:
        """Copy everything into a single SQLite file, safe while others write. Raises: StorageFault."""

    def check_whole(self) -> None:
        """Take a quick look whether it is there and whole. Raises: StorageFault."""

    def describe(self) -> str:
        """Describe the kind of database and its size. Raises: StorageFault."""

    def close(self) -> None:
        """Give everything back."""
