"""Tables that turn the number on a die into an entry, each number covered exactly once."""

from typing import Generic, Self, TypeVar

from pydantic import Field, model_validator

from app.core.dice import DieKind, number_die
from app.core.model import Model

T = TypeVar("T")


class Row(Model, Generic[T]):
    """One line of a table."""

    rolls: tuple[int, ...]
    outcome: T


class LookupTable(Model, Generic[T]):
    """A table for one number die; every side has exactly one row."""

    id: str
    sides: int = Field(ge=2)
    rows: tuple[Row[T], ...]

    @property
    def die(self) -> DieKind:
        """The die to throw for this table."""
        return number_die(self.sides)

    @model_validator(mode="after")
    def _covers_each_side_once(self) -> Self:
        rolls = sorted(roll for row in self.rows for roll in row.rolls)
        if rolls != list(range(1, self.sides + 1)):
            raise ValueError(f"{self.id}: rows must cover 1 to {self.sides} exactly once, they cover {rolls}")
        return self

    def lookup(self, number: int) -> T:
        """The outcome for `number` (1 to sides; beyond the ends the nearest row counts)."""
        wanted = min(max(number, 1), self.sides)
        return next(row.outcome for row in self.rows if wanted in row.rolls)
