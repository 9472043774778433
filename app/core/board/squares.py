"""Squares, how they lie to one another, and what a thing covers that was turned."""

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from pydantic import Field

from app.core.model import Model


class Square(NamedTuple):
    """A square, counted from the upper left corner."""

    x: int
    y: int

    def step(self, direction: "Square", number: int = 1) -> "Square":
        """Return the square so many steps away in a direction."""
        return Square(self.x + number * direction.x, self.y + number * direction.y)

    @classmethod
    def named(cls, name: str) -> "Square":
        """Return the square of a name such as "3.4". Raises: ValueError."""
        x, y = name.split(".")
        return cls(int(x), int(y))

    @property
    def name(self) -> str:
        """Return the name of the square: column and row."""
        return f"{self.x}.{self.y}"


EAST, SOUTH, WEST, NORTH = Square(1, 0), Square(0, 1), Square(-1, 0), Square(0, -1)
STRAIGHT = (EAST, SOUTH, WEST, NORTH)
SLANTED = (Square(1, 1), Square(-1, 1), Square(-1, -1), Square(1, -1))


class Turn(StrEnum):
    """Direction of a thing's lower side: quarter turns against the clock."""

    DOWNWARD = "downward"
    RIGHTWARD = "rightward"
    UPWARD = "upward"
    LEFTWARD = "leftward"

    @property
    def lies_across(self) -> bool:
        """Return whether width and height change places."""
        return self in (Turn.RIGHTWARD, Turn.LEFTWARD)


class Block(Model):
    """A rectangle of squares; its place is the upper left one."""

    x: int
    y: int
    width: int = Field(default=1, ge=1)
    height: int = Field(default=1, ge=1)

    def squares(self) -> Iterator[Square]:
        """Yield the squares of the rectangle, row by row."""
        for y in range(self.y, self.y + self.height):
            for x in range(self.x, self.x + self.width):
                yield Square(x, y)

    def squares_on(self, width: int, height: int) -> Iterator[Square]:
        """Yield those of its squares that lie on a board of this size."""
        for y in range(max(self.y, 0), min(self.y + self.height, height)):
            for x in range(max(self.x, 0), min(self.x + self.width, width)):
                yield Square(x, y)

    def steps_to(self, other: "Block") -> int:
        """Return the steps, slanted ones included, between the nearest squares of two rectangles; 0 where they meet."""
        across = max(other.x - self.x - self.width, self.x - other.x - other.width) + 1
        down = max(other.y - self.y - self.height, self.y - other.y - other.height) + 1
        return max(across, down, 0)

    def placements_overlapping(self, side: int) -> "Block":
        """Return where the upper left corner of a square of this side can lie so that it overlaps this rectangle."""
        x, y = max(0, self.x - side + 1), max(0, self.y - side + 1)
        return Block(x=x, y=y, width=self.x + self.width - x, height=self.y + self.height - y)


@lru_cache(maxsize=4096)
def covered(place: Square, width: int, height: int, turn: Turn = Turn.DOWNWARD) -> Block:
    """Return the squares that a thing of this unturned size covers when its upper left square, once turned, is at
    `place`.
    """
    if turn.lies_across:
        width, height = height, width
    return Block(x=place.x, y=place.y, width=width, height=height)


def steps_between(one: Square, other: Square) -> int:
    """Return the straight steps between two squares if nothing is in the way."""
    return abs(one.x - other.x) + abs(one.y - other.y)


def distance(one: Square, other: Square) -> int:
    """Return the squares between two squares, counting slanted steps as one and the last square too."""
    return max(abs(one.x - other.x), abs(one.y - other.y))


def are_neighbours(one: Square, other: Square) -> bool:
    """Return whether two squares share an edge."""
    return steps_between(one, other) == 1


def are_diagonal(one: Square, other: Square) -> bool:
    """Return whether two squares touch at a corner only."""
    return abs(one.x - other.x) == 1 == abs(one.y - other.y)


def straight_direction(one: Square, other: Square) -> Square | None:
    """Return the direction of a row or column that leads from one square to another; None where none does."""
    if one == other or (one.x != other.x and one.y != other.y):
        return None
    return Square((other.x > one.x) - (other.x < one.x), (other.y > one.y) - (other.y < one.y))


def name_of(square: Square) -> str:
    """Return the name people use for a square: a letter for the column, a number for the row ("T9"); AA follows Z."""
    letters, number = "", square.x + 1
    while number > 0:
        number, letter = divmod(number - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return f"{letters}{square.y + 1}"


def named_square(name: str) -> Square | None:
    """Return the square of a name, the other way round; None when it is no name of a square."""
    letters = name.rstrip("0123456789")
    digits = name[len(letters) :]
    if not (letters.isascii() and letters.isalpha() and digits) or len(letters) > 2 or len(digits) > 3:
        return None
    column = 0
    for letter in letters.upper():
        column = column * 26 + ord(letter) - ord("A") + 1
    return Square(column - 1, int(digits) - 1)
