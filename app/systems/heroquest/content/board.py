"""The board: squares, rooms, and the corridor around them. Doors and rubble belong to the quest, never to the board."""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple, Self

from pydantic import Field, model_validator

from app.core.model import Model
from app.systems.heroquest.content.fields import Id

CORRIDOR = "corridor"


class Square(NamedTuple):
    """A square, counted from the upper left corner."""

    x: int
    y: int


class Block(Model):
    """A rectangle of squares."""

    x: int = Field(ge=0)
    y: int = Field(ge=0)
    width: int = Field(ge=1)
    height: int = Field(ge=1)

    def squares(self) -> Iterator[Square]:
        """Its squares, row by row."""
        for y in range(self.y, self.y + self.height):
            for x in range(self.x, self.x + self.width):
                yield Square(x, y)


class Room(Model):
    """A room, made of one or more rectangles."""

    id: Id
    blocks: tuple[Block, ...] = Field(min_length=1)

    def squares(self) -> Iterator[Square]:
        """All its squares."""
        for block in self.blocks:
            yield from block.squares()


class Board(Model):
    """The whole board. Every square lies in exactly one room, or else in the corridor."""

    width: int = Field(ge=1)
    height: int = Field(ge=1)
    rooms: tuple[Room, ...]

    @model_validator(mode="after")
    def _rooms_fit(self) -> Self:
        taken: dict[Square, str] = {}
        for room in self.rooms:
            for square in room.squares():
                if not self.has(square):
                    raise ValueError(f"{room.id}: {square.x},{square.y} lies beside the board")
                if square in taken:
                    raise ValueError(f"{room.id}: {square.x},{square.y} belongs to {taken[square]}")
                taken[square] = room.id
        return self

    def has(self, square: Square) -> bool:
        """Whether there is such a square."""
        return 0 <= square.x < self.width and 0 <= square.y < self.height

    def area(self, square: Square) -> str:
        """The id of the room a square lies in, or that of the corridor."""
        return self._areas.get(square, CORRIDOR)

    @cached_property
    def _areas(self) -> dict[Square, str]:
        return {square: room.id for room in self.rooms for square in room.squares()}
