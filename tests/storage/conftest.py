"""A campaign of the toy game on a real database."""

from tests.storage.house import house
from tests.table_top import database, empty_file, table

__all__ = ["database", "empty_file", "house", "table"]
