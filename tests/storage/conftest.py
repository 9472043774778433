"""A campaign of the toy game on a real database."""

from collections.abc import Iterator

import pytest

from tests.storage.files import HOUSES
from tests.storage.house import house
from tests.table_top import database, empty_file, table

__all__ = ["database", "empty_file", "house", "table"]


@pytest.fixture(autouse=True)
def houses_are_closed() -> Iterator[None]:
    """Close the databases of other houses; Python 3.13 warns of a connection that is left open."""
    yield
    while HOUSES:
        HOUSES.pop().close()
