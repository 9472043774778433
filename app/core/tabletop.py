"""Tools for any tabletop game: seats, the rest of a deck, the leaders, two dice, tables to roll on."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Generic, Self, TypeVar

from pydantic import Field, model_validator

from app.core.dice import DieKind, number_die
from app.core.errors import InvalidValue
from app.core.model import Mark, Model

Seats = tuple[str, ...]


def seats_from(seating: Seats, first: str, field: str) -> Seats:
    """Return the seats clockwise from one of them. Raises: InvalidValue unless exactly one of this name sits there."""
    if first not in seating or len(set(seating)) < len(seating):
        raise InvalidValue("seat.unknown", field=field if first not in seating else "seating")
    place = seating.index(first)
    return (*seating[place:], *seating[:place])


def left_of(seating: Seats, seat: str, field: str) -> str:
    """Return the next seat clockwise; alone at the table it is the same one. Raises: InvalidValue as `seats_from`."""
    seats = seats_from(seating, seat, field)
    return seats[1 % len(seats)]


def left_in(deck: Sequence[str], drawn: Iterable[str]) -> list[str]:
    """Return the cards left in a deck after these were drawn; a card may occur several times."""
    left = list(deck)
    for one in drawn:
        if one in left:
            left.remove(one)
    return left


Marks = tuple[int, ...]


def leaders(marks: Sequence[Marks]) -> tuple[tuple[int, ...], int]:
    """Return the places with the highest marks, the first mark counting most, and the number of the mark that decided.

    It is the number of marks where none did. Raises: ValueError for no marks.
    """
    best = max(marks)
    ahead = tuple(place for place, own in enumerate(marks) if own == best)
    decided = (n for n in range(len(best)) if sum(own[: n + 1] == best[: n + 1] for own in marks) == 1)
    return ahead, next(decided, len(best))


WAYS_OF_TWO_DICE = {sum_: 6 - abs(7 - sum_) for sum_ in range(2, 13)}


def ways_of_two_dice(limit: int) -> int:
    """Of 36 ways to roll two dice, those whose sum is at most `limit`."""
    return sum(number for sum_, number in WAYS_OF_TWO_DICE.items() if sum_ <= limit)


def two_dice_percent(limit: int) -> int:
    """Return the chance, in percent, that two dice show at most this."""
    return round(100 * ways_of_two_dice(limit) / 36)


class Row(Model):
    """One line of a table: the numbers that lead to it, and what else a game says there."""

    rolls: tuple[int, ...]


Name = TypeVar("Name", bound=str)
Line = TypeVar("Line", bound=Row)


class LookupTable(Model, Generic[Name, Line]):
    """A table for one number die, its rows by their names; every side has exactly one row."""

    sides: Annotated[int, Field(ge=2)]
    rows: Annotated[Mapping[Name, Line], Mark(flat=True)]

    @model_validator(mode="after")
    def _covers_its_die(self) -> Self:
        rolls = sorted(roll for row in self.rows.values() for roll in row.rolls)
        if rolls != list(range(1, self.sides + 1)):
            raise ValueError(f"rows must cover 1 to {self.sides} exactly once, they cover {rolls}")
        return self

    @property
    def die(self) -> DieKind:
        """Return the die to throw for this table."""
        return number_die(self.sides)

    def nearest(self, number: int) -> int:
        """Return the number that counts: beyond the ends the last one of the die."""
        return min(max(number, 1), self.sides)

    def lookup(self, number: int) -> tuple[Name, Line]:
        """Return the row for `number` (1 to sides; beyond the ends the nearest row counts), and its name."""
        wanted = self.nearest(number)
        return next((name, row) for name, row in self.rows.items() if wanted in row.rolls)


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
