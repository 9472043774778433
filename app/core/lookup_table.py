"""Tables that turn the number on a die into an entry, each number covered exactly once; rows told by key.

They are data classes: a generic model becomes a new model for everything it may hold, and is built at once.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar

from pydantic import ConfigDict, Field

from app.core.dice import DieKind, number_die

T = TypeVar("T")
_STRICT = ConfigDict(extra="forbid", strict=True)


@dataclass(frozen=True, kw_only=True)
class Row(Generic[T]):
    """One line of a table."""

    __pydantic_config__ = _STRICT

    rolls: tuple[int, ...]
    outcome: T


@dataclass(frozen=True, kw_only=True)
class LookupTable(Generic[T]):
    """A table for one number die; every side has exactly one row."""

    __pydantic_config__ = _STRICT

    id: str
    sides: Annotated[int, Field(ge=2)]
    rows: tuple[Row[T], ...]

    def __post_init__(self) -> None:
        rolls = sorted(roll for row in self.rows for roll in row.rolls)
        if rolls != list(range(1, self.sides + 1)):
            raise ValueError(f"{self.id}: rows must cover 1 to {self.sides} exactly once, they cover {rolls}")

    @property
    def die(self) -> DieKind:
        """The die to throw for this table."""
        return number_die(self.sides)

    def lookup(self, number: int) -> T:
        """The outcome for `number` (1 to sides; beyond the ends the nearest row counts)."""
        wanted = min(max(number, 1), self.sides)
        return next(row.outcome for row in self.rows if wanted in row.rolls)


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
