"""Passages between squares: where one gets from each to its neighbours.

Sets of squares are whole numbers, one bit a square, row by row from the upper left corner: a few operations then
answer for every square at once.
"""

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import and_, or_
from typing import NamedTuple

from app.core.board.squares import Block, Square

Squares = int  # a set of squares, as this module writes it


class Passages(NamedTuple):
    """Between which neighbours one gets: `east` holds squares open to the right, `south` those open below."""

    width: int
    height: int
    east: Squares
    south: Squares

    @classmethod
    def free(cls, width: int, height: int) -> "Passages":
        """Return a board of so many squares without walls; none where a side is not positive."""
        row = (1 << max(width - 1, 0)) - 1
        east = sum(row << (y * width) for y in range(height))
        return cls(width, height, east, (1 << max(width * (height - 1), 0)) - 1)

    @property
    def everything(self) -> Squares:
        """Return the set of all squares."""
        return (1 << self.width * self.height) - 1

    def bit(self, square: Square) -> Squares:
        """Return the set of this one square; empty where it lies beside the board."""
        inside = 0 <= square.x < self.width and 0 <= square.y < self.height
        return 1 << (square.y * self.width + square.x) if inside else 0

    def mask(self, squares: Iterable[Square]) -> Squares:
        """Return these squares as a set."""
        found = 0
        for square in squares:
            found |= self.bit(square)
        return found

    def block(self, one: Block) -> Squares:
        """Return the squares of a rectangle as a set, as far as they lie on the board."""
        left, right = max(one.x, 0), min(one.x + one.width, self.width)
        row = (1 << max(right - left, 0)) - 1 << left
        return sum(row << y * self.width for y in range(max(one.y, 0), min(one.y + one.height, self.height)))

    def squares(self, mask: Squares) -> Iterator[Square]:
        """Yield the squares of a set, row by row."""
        while mask:
            lowest = mask & -mask
            y, x = divmod(lowest.bit_length() - 1, self.width)
            yield Square(x, y)
            mask ^= lowest

    def spread(self, mask: Squares, *, slanted: bool = False) -> Squares:
        """Return all squares one step away from some square of the set; with `slanted` around free corners as well."""
        across, down = self._across(mask), self._down(mask)
        return across | down | (self._down(across) | self._across(down) if slanted else 0) & ~mask

    def _across(self, mask: Squares) -> Squares:
        return (mask & self.east) << 1 | (mask >> 1) & self.east

    def _down(self, mask: Squares) -> Squares:
        return (mask & self.south) << self.width | (mask >> self.width) & self.south

    def joins(self, one: Square, other: Square) -> bool:
        """Return whether one step leads from a square to the other."""
        first, second = (one, other) if one < other else (other, one)
        if first.y == second.y:
            return first.x + 1 == second.x and bool(self.east & self.bit(first))
        return first.x == second.x and first.y + 1 == second.y and bool(self.south & self.bit(first))

    def turns_corner(self, one: Square, other: Square) -> bool:
        """Return whether two squares that touch at a corner have at least one way round it that no wall bars."""
        beside = (Square(one.x, other.y), Square(other.x, one.y))
        return any(self.joins(one, step) and self.joins(step, other) for step in beside)

    def without(self, squares: Squares) -> "Passages":
        """Return these passages without those into or out of these squares."""
        east = self.east & ~squares & ~(squares >> 1)
        south = self.south & ~squares & ~(squares >> self.width)
        return self._replace(east=east, south=south)

    def for_block(self, width: int, height: int) -> "Passages":
        """Return the passages for something so many squares wide and high, by its upper left square: neither along its
        way nor within what it covers may there be a wall or the rim.
        """

        def everywhere(edges: Squares, across: int, down: int) -> Squares:
            shifts = (y * self.width + x for y in range(down) for x in range(across))
            return reduce(and_, (edges >> shift for shift in shifts), -1)

        east = everywhere(self.east, width, height) & everywhere(self.south, width + 1, height - 1)
        south = everywhere(self.south, width, height) & everywhere(self.east, width - 1, height + 1)
        return self._replace(east=east, south=south)

    def met_by_block(self, mask: Squares, width: int, height: int) -> Squares:
        """Return the upper left squares from which something so wide and high covers some square of the set."""
        shifts = (y * self.width + x for y in range(height) for x in range(width))
        return reduce(or_, (mask >> shift for shift in shifts))

    def edge(self, one: Square, other: Square, *, is_open: bool) -> "Passages":
        """Return these passages with the edge between two neighbours open or shut; an edge at the rim stays shut."""
        first = self.bit(min(one, other))
        if not (first and self.bit(max(one, other))):
            return self
        side = "east" if one.y == other.y else "south"
        before: Squares = getattr(self, side)
        return self._replace(**{side: before | first if is_open else before & ~first})
