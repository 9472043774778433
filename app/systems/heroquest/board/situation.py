"""Situation at one moment: plan, figures, furniture, and what is in sight from a square."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cached_property, lru_cache, reduce
from operator import or_

from app.core.board.board import Plan
from app.core.board.line_of_sight import row_ahead
from app.core.board.passages import Passages, Squares
from app.core.board.seen_squares import seen
from app.core.board.squares import EAST, NORTH, SOUTH, STRAIGHT, WEST, Block, Square, covered
from app.core.model import Model

WIDEST_CORRIDOR = 2


class Side(StrEnum):
    """Player of a figure."""

    HERO = "hero"
    MONSTER = "monster"


class View(StrEnum):
    """Effect of a piece of furniture on a line: none, a shot may still pass over it, nothing passes."""

    FREE = "free"
    LOW = "low"
    HIGH = "high"


class BoardFigure(Model):
    """A figure on its squares, the upper left one first; most have just this one."""

    id: str
    square: Square
    side: Side
    width: int = 1
    height: int = 1
    invisible: bool = False
    large: bool = False  # HQ-19-GROSSES-ZIEL
    lying: bool = False  # HR-FALLEN-GAP

    @property
    def block(self) -> Block:
        """Return the squares it stands on."""
        return covered(self.square, self.width, self.height)

    @property
    def is_wide(self) -> bool:
        """Return whether it stands on several squares."""
        return self.width * self.height > 1


class Piece(Model):
    """Piece of furniture, which figures cannot step onto."""

    id: str
    block: Block
    view: View = View.FREE


class Situation(Model):
    """Position of all things on the board at one moment."""

    plan: Plan
    figures: tuple[BoardFigure, ...] = ()
    furniture: tuple[Piece, ...] = ()

    def mask(self, blocks: Iterable[Block]) -> Squares:
        """Return the squares of these blocks."""
        return reduce(or_, map(self.plan.board.unwalled.block, blocks), 0)

    def bit(self, square: Square) -> Squares:
        """Return the set of one square."""
        return self.plan.board.unwalled.bit(square)

    @cached_property
    def held(self) -> Squares:
        """Return the squares of all figures."""
        return self.mask(figure.block for figure in self.figures)

    @cached_property
    def filled(self) -> Squares:
        """Return the squares of all furniture."""
        return self.mask(piece.block for piece in self.furniture)

    def taken_for(self, block: Block, *but: str, also: Squares = 0) -> Squares:
        """Return the upper left squares from which something of this size would lie on a figure, on furniture, on
        rubble, or on one of these squares `also`.

        Whatever puts a figure somewhere asks here. `but`: the figures whose own squares count as free.
        """
        others = self.mask(one.block for one in self.figures if one.id not in but)
        taken = others | self.filled | self.plan.rubble | also
        return self.plan.board.unwalled.met_by_block(taken, block.width, block.height)

    def figure_on(self, square: Square) -> BoardFigure | None:
        """Return the figure on a square, if any."""
        return self._by_square.get(square)

    @cached_property
    def _by_square(self) -> dict[Square, BoardFigure]:
        """Return who stands on each square, of several the first."""
        has = self.plan.board.has
        return {square: one for one in reversed(self.figures) for square in filter(has, one.block.squares())}

    def piece_on(self, square: Square) -> Piece | None:
        """Return the furniture on a square, if any."""
        bit = self.bit(square)
        return next((one for one in self.furniture if self.mask([one.block]) & bit), None)

    def opaque(self, *ends: Square, indirect: bool = False) -> Squares:
        """Return the squares no line crosses between these two: other figures and furniture; `indirect` only what is
        high.
        """
        if indirect:
            return self._hiding(View.HIGH)
        own = [one for one in map(self.figure_on, ends) if one and one.is_wide]  # one square hides nothing of itself
        others = self.mask(one.block for one in self.figures if one not in own) if own else self.held
        return others | self._hiding(View.LOW, View.HIGH)

    def _hiding(self, *views: View) -> Squares:
        return self.mask(piece.block for piece in self.furniture if piece.view in views)

    def in_line(self, start: Square, *, slanted: bool = False, indirect: bool = False) -> Squares:
        """HQ-4.1: every square in line of sight; HR-SLANTED-DOOR says whether it may be `slanted` through doors."""
        return seen(self.plan, start, self.opaque(start, indirect=indirect), slanted=slanted)

    def in_area(self, start: Square, *, whole_row: bool = False) -> Squares:
        """HQ-4.1: the area of sight: the same room, or the section of the corridor one stands in.

        A section ends at a bend, a branching, a door or rubble; with `whole_row` it is the straight rows of squares.
        """
        board = self.plan.board
        if board.area(start) != board.rest:
            return board.squares_of(board.area(start))
        return _rows(self.plan.doorless, start) if whole_row else _section(self.plan.doorless, start)

    def figures_in_area(self, start: Square, side: Side) -> tuple[BoardFigure, ...]:
        """HQ-9-ROBBED, HQ-10.1, HQ-12: all figures of a side in the area of sight, without the one on `start`."""
        area = self.in_area(start) & ~self.bit(start)
        return tuple(one for one in self.figures if one.side is side and self.mask([one.block]) & area)


def _rows(ways: Passages, start: Square) -> Squares:
    found = ways.bit(start)
    for direction in STRAIGHT:
        found |= row_ahead(ways, start, direction)
    return found


@lru_cache(maxsize=2048)
def _section(ways: Passages, start: Square) -> Squares:
    """Return the straight corridor, as wide as it is, with the squares of the bends and branchings at its ends."""
    found = 0
    for first in {start, *_across(ways, start, EAST), *_across(ways, start, SOUTH)}:
        found |= ways.bit(first)
        for direction in STRAIGHT:
            for square in _ahead(ways, first, direction):
                beside = _across(ways, square, SOUTH if direction in (EAST, WEST) else EAST)
                found |= ways.bit(square) | ways.mask(beside)
                if not beside:
                    break
    return found


def _across(ways: Passages, square: Square, direction: Square) -> tuple[Square, ...]:
    """Return the row of squares through this one where it is no longer than a corridor is wide; else none."""
    back = WEST if direction == EAST else NORTH
    row = (square, *_ahead(ways, square, direction), *_ahead(ways, square, back))
    return row if len(row) <= WIDEST_CORRIDOR else ()


def _ahead(ways: Passages, start: Square, direction: Square) -> Iterator[Square]:
    yield from (
        ways.squares(row_ahead(ways, start, direction))
        if direction in (EAST, SOUTH)
        else reversed(list(ways.squares(row_ahead(ways, start, direction))))
    )
