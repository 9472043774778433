"""A board: its areas and the walls that follow from them, and the passages that doors and rubble leave open."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cached_property
from typing import Self

from pydantic import Field, model_validator

from app.core.board.passages import Passages, Squares
from app.core.board.squares import STRAIGHT, Block, Square, are_neighbours
from app.core.model import Model


class Area(Model):
    """A room, made of one or more rectangles."""

    id: str
    blocks: tuple[Block, ...] = Field(min_length=1)

    def squares(self) -> Iterator[Square]:
        """Yield all its squares."""
        for block in self.blocks:
            yield from block.squares()


class Board(Model):
    """A whole board. Every square lies in exactly one area, or else in what is left, called `rest`.

    Walls stand between different areas. Doors and rubble belong to what is played on it, never to the board.
    """

    width: int = Field(ge=1, le=100)
    height: int = Field(ge=1, le=100)
    areas: tuple[Area, ...] = ()
    rest: str = ""

    @model_validator(mode="after")
    def _areas_fit(self) -> Self:
        taken: dict[Square, str] = {}
        for area in self.areas:
            for square in area.squares():
                if not self.has(square):
                    raise ValueError(f"{area.id}: {square.x},{square.y} is off the board")
                if square in taken:
                    raise ValueError(f"{area.id}: {square.x},{square.y} belongs to {taken[square]}")
                taken[square] = area.id
        return self

    def has(self, square: Square) -> bool:
        """Return whether there is such a square."""
        return 0 <= square.x < self.width and 0 <= square.y < self.height

    def squares(self) -> Iterator[Square]:
        """Return all squares, row by row."""
        return Block(x=0, y=0, width=self.width, height=self.height).squares()

    def area(self, square: Square) -> str:
        """Return the id of the area a square lies in, or that of the rest; empty for a square beside the board."""
        return self._areas.get(square, self.rest) if self.has(square) else ""

    def squares_of(self, area: str) -> Squares:
        """Return all squares of an area, or of the rest; none of one that is unknown."""
        return self._masks.get(area, 0)

    def neighbours(self, square: Square) -> Iterator[Square]:
        """Yield the squares that touch a square, up to eight."""
        for near in Block(x=square.x - 1, y=square.y - 1, width=3, height=3).squares():
            if near != square and self.has(near):
                yield near

    def wall_between(self, one: Square, other: Square) -> bool:
        """Return whether a wall or the rim stands between two neighbouring squares and no door was put there."""
        is_rim = not (self.has(one) and self.has(other))
        return are_neighbours(one, other) and (is_rim or self.area(one) != self.area(other))

    @cached_property
    def passages(self) -> Passages:
        """Return every way from square to square that no wall bars."""
        found = self.unwalled._replace(east=0, south=0)
        east = found.mask(one for one in self.squares() if self._goes_on(one, STRAIGHT[0]))
        south = found.mask(one for one in self.squares() if self._goes_on(one, STRAIGHT[1]))
        return found._replace(east=east, south=south)

    @cached_property
    def unwalled(self) -> Passages:
        """Return every way from square to square as if there were no walls, for those who walk through them."""
        return Passages.free(self.width, self.height)

    def _goes_on(self, square: Square, direction: Square) -> bool:
        beyond = square.step(direction)
        return self.has(beyond) and self.area(square) == self.area(beyond)

    @cached_property
    def _areas(self) -> dict[Square, str]:
        return {square: area.id for area in self.areas for square in area.squares()}

    @cached_property
    def _masks(self) -> dict[str, Squares]:
        masks: dict[str, Squares] = {}
        for square in self.squares():
            area = self.area(square)
            masks[area] = masks.get(area, 0) | self.unwalled.bit(square)
        return masks


class DoorKind(StrEnum):
    """Kind of thing that stands on an edge."""

    PLAIN = "plain"
    DOUBLE = "double"  # one half of a door that is two squares wide; the other half stands beside it
    SECRET = "secret"


class DoorState(StrEnum):
    """State of a door; players do not know of a hidden one."""

    OPEN = "open"
    CLOSED = "closed"
    HIDDEN = "hidden"


class Door(Model):
    """A door on the edge between two squares, one of which may lie outside at the rim."""

    one: Square
    other: Square
    state: DoorState = DoorState.CLOSED
    kind: DoorKind = DoorKind.PLAIN

    @property
    def lets_through(self) -> bool:
        """Return whether figures can walk through."""
        return self.state is DoorState.OPEN

    @property
    def edge(self) -> frozenset[Square]:
        """Return the two squares it stands between."""
        return frozenset((self.one, self.other))


class Plan(Model):
    """Things put on a board: doors, squares that block movement or sight, and floors that cover its walls."""

    board: Board
    doors: tuple[Door, ...] = ()
    blocked: frozenset[Square] = frozenset()
    floors: tuple[Block, ...] = ()

    @cached_property
    def walkable(self) -> Passages:
        """Return the ways that walls, rubble and doors that stand shut leave open."""
        return self.through(door for door in self.doors if door.lets_through).without(self.rubble)

    @cached_property
    def undoored(self) -> Passages:
        """Return the ways that lead through no door at all, rubble or not."""
        return self.through(())

    @cached_property
    def doorless(self) -> Passages:
        """Return the ways that lead through no door and over no rubble."""
        return self.undoored.without(self.rubble)

    @cached_property
    def transparent(self) -> Passages:
        """Return the ways one looks along, rubble or not: never through secret doors."""
        return self.through(door for door in self.doors if door.lets_through and door.kind is not DoorKind.SECRET)

    @cached_property
    def rubble(self) -> Squares:
        """Return the blocked squares."""
        return self.board.unwalled.mask(self.blocked)

    def through(self, passable: Iterable[Door]) -> Passages:
        """Return the ways where only these doors let through; a way around a hidden one would betray it."""
        found = self._floored
        for door in self.doors:
            if door.state is not DoorState.HIDDEN:
                found = found.edge(door.one, door.other, is_open=False)
        for door in passable:
            found = found.edge(door.one, door.other, is_open=True)
        return found

    def door_between(self, one: Square, other: Square) -> Door | None:
        """Return the door on the edge of two squares, if there is one."""
        return self._by_edge.get(frozenset((one, other)))

    @cached_property
    def _floored(self) -> Passages:
        found, everywhere = self.board.passages, self.board.unwalled
        for block in self.floors:
            covered = everywhere.block(block)
            east = found.east | covered & covered >> 1 & everywhere.east
            south = found.south | covered & covered >> everywhere.width & everywhere.south
            found = found._replace(east=east, south=south)
        return found

    @cached_property
    def _by_edge(self) -> dict[frozenset[Square], Door]:
        return {door.edge: door for door in self.doors}
