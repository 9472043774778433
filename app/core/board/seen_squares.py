"""Sight on a board: the squares seen, what stops a line, and what a step reveals."""

from enum import StrEnum
from typing import NamedTuple

from app.core.board.board import DoorKind, Plan
from app.core.board.line_of_sight import line_of_centres, row_ahead, visible
from app.core.board.passages import Squares
from app.core.board.squares import STRAIGHT, Square, are_neighbours, straight_direction


def seen(plan: Plan, start: Square, opaque: Squares = 0, *, slanted: bool = False) -> Squares:
    """Return every square that can be seen: through open doors straight on only, unless `slanted`; never a secret
    one.
    """
    opaque |= plan.rubble
    if slanted:
        return visible(plan.transparent, start, opaque)
    found = visible(plan.undoored, start, opaque)
    for direction in STRAIGHT:
        found |= row_ahead(plan.transparent, start, direction, opaque)
    return found


class Stop(StrEnum):
    """Kind of thing at which a line ends."""

    FIGURE = "figure"
    RUBBLE = "rubble"
    WALL = "wall"
    DOOR = "door"  # it stands shut
    SECRET_DOOR = "secret_door"
    SLANT = "slant"  # an open door, but the line is not straight


class Hindrance(NamedTuple):
    """Place where a line ends, and what ends it."""

    square: Square
    why: Stop


def hindrance(
    plan: Plan, one: Square, other: Square, opaque: Squares = 0, *, slanted: bool = False
) -> Hindrance | None:  # fmt: skip
    """Return the first hindrance of the line from centre to centre, if any. Ask only if there is no sight."""
    is_straight, here, narrow = slanted or straight_direction(one, other) is not None, one, None
    for square in line_of_centres(one, other):
        found = _on_step(plan, here, square, opaque, is_straight=is_straight)
        if None not in found:
            return found[0]
        narrow = narrow or next((stop for stop in found if stop), None)
        if square != other and (stop := _standing(plan, square, opaque)):
            return stop
        here = square
    return narrow


def _on_step(
    plan: Plan, here: Square, there: Square, opaque: Squares, *, is_straight: bool
) -> tuple[Hindrance | None, ...]:  # fmt: skip
    """Return the hindrance on one step of a line: across an edge, or around a corner on two ways."""
    if are_neighbours(here, there):
        return (_at_edge(plan, here, there, is_straight=is_straight),)
    ways = Square(there.x, here.y), Square(here.x, there.y)
    return tuple(
        _at_edge(plan, here, way, is_straight=is_straight)
        or _standing(plan, way, opaque)
        or _at_edge(plan, way, there, is_straight=is_straight)
        for way in ways
    )


def _at_edge(plan: Plan, here: Square, there: Square, *, is_straight: bool) -> Hindrance | None:
    door = plan.door_between(here, there)
    if door is None:
        return None if plan.undoored.joins(here, there) else Hindrance(there, Stop.WALL)
    if door.kind is DoorKind.SECRET:
        return Hindrance(there, Stop.SECRET_DOOR)
    if not door.lets_through:
        return Hindrance(there, Stop.DOOR)
    return None if is_straight else Hindrance(there, Stop.SLANT)


def _standing(plan: Plan, square: Square, opaque: Squares) -> Hindrance | None:
    bit = plan.board.unwalled.bit(square)
    if bit & plan.rubble:
        return Hindrance(square, Stop.RUBBLE)
    return Hindrance(square, Stop.FIGURE) if bit & opaque else None


def revealed_from(plan: Plan, start: Square) -> Squares:
    """Return the squares a step reveals: all that is seen from there, and the whole of every area seen into.

    Figures hide no squares; of the rest of the board only what is seen is revealed.
    """
    found = seen(plan, start)
    board = plan.board
    for squares in map(board.squares_of, (area.id for area in board.areas)):
        found |= squares if squares & found else 0
    return found
