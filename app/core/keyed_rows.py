"""Rows of a list that data may tell by key instead: shorter to write and to read in a file."""

from collections.abc import Mapping
from typing import Any


def rows_of(said: Any, rows: str, key: str, columns: Mapping[str, str]) -> Any:
    """`{"openings": {"south": []}, "sides": {"south": "a"}}` as a list of rows, `{"direction": "south", …}` each.

    `columns` name the field of a row that each mapping tells; the first one says which rows there are. What does not
    have it is left as it is.
    """
    first = next(iter(columns))
    if not isinstance(said, Mapping) or first not in said:
        return said
    rest = {name: one for name, one in said.items() if name not in columns}
    told = [
        {key: one, **{field: said[name][one] for name, field in columns.items() if one in said.get(name, {})}}
        for one in said[first]
    ]
    return {**rest, rows: told}
