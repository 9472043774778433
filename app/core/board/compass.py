"""Fields of a board as people call them, the four directions between them, and walks that its edge stops.

A place is column and row as text, counted from 0 in the north-west: "3,8" is the field that people call D9.
"""

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple, get_args

from app.core.errors import InvalidValue

Direction = Literal["north", "east", "south", "west"]
DIRECTIONS: tuple[Direction, ...] = get_args(Direction)
CORNERS = ("north_west", "north_east", "south_west", "south_east")
STEPS: dict[str, tuple[int, int]] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


class Marker(NamedTuple):
    """Place of a thing: column and row, counted from 0 in the north-west."""

    column: int
    row: int


def turned(direction: Direction, quarters: int) -> Direction:
    """Return a direction turned clockwise by quarters."""
    return DIRECTIONS[(DIRECTIONS.index(direction) + quarters) % 4]


def opposite(direction: Direction) -> Direction:
    """Return the side across."""
    return turned(direction, 2)


def direction_called(name: str) -> Direction:
    """Return a direction by its name, as somebody chose it. Raises: ValueError."""
    return DIRECTIONS[[str(one) for one in DIRECTIONS].index(name)]


def place_of(column: int, row: int) -> str:
    """Return a field's place as text."""
    return f"{column},{row}"


def field_of(place: str) -> tuple[int, int]:
    """Column and row of a place."""
    column, _, row = place.partition(",")
    return int(column), int(row)


def square_of(place: str) -> str:
    """Return a field as people call it: D9."""
    column, row = field_of(place)
    return f"{chr(ord('A') + column % 26)}{row + 1}"


def place_called(square: str) -> str:
    """Return the place of a field by its name: D9 is 3,8."""
    return place_of(ord(square[0]) - ord("A"), int(square[1:]) - 1)


def corners_of(places: Iterable[str]) -> Mapping[str, str]:
    """Four places, one towards each corner of a board, with the corners people call them by."""
    ordered = sorted(places, key=lambda one: field_of(one)[::-1])
    rows = (*sorted(ordered[:2], key=field_of), *sorted(ordered[2:], key=field_of))
    return dict(zip(rows, CORNERS, strict=True))


def neighbour(place: str, direction: str, width: int, height: int) -> str | None:
    """Return the next field in a direction; None beyond the edge of a board of this size."""
    (column, row), (across, down) = field_of(place), STEPS[direction]
    there = (column + across, row + down)
    return place_of(*there) if 0 <= there[0] < width and 0 <= there[1] < height else None


def walked(marker: Marker, direction: str, steps: int, width: int, height: int) -> tuple[Marker, int]:
    """Return where a marker ends up, and how many steps the edge of the board leaves unused."""
    across, down = STEPS[direction]
    column = min(max(marker.column + across * steps, 0), width - 1)
    row = min(max(marker.row + down * steps, 0), height - 1)
    return Marker(column, row), steps - abs(column - marker.column) - abs(row - marker.row)


def check_on_board(marker: Marker, width: int, height: int) -> None:
    """Raises: InvalidValue for a field that does not lie on a board of this size."""
    for field, place, size in (("column", marker.column, width), ("row", marker.row, height)):
        if place >= size:
            raise InvalidValue("board.outside", field=field, maximum=size - 1)
