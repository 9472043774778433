"""The games on a real database."""

from tests.table_top import database, empty_file

__all__ = ["database", "empty_file"]
