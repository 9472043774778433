"""What can lie on the table: boards, tiles, cards, monsters, sheets. The shipped ones are of our own invention."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from pydantic import Field

from app.core.model import Model
from app.systems.dungeonquest.shapes import (
    Attribute,
    AttributeValue,
    Deck,
    Direction,
    Gold,
    Life,
    Obstacle,
    Place,
    RoomKind,
    Sides,
    SunNumber,
    Wounds,
    turned,
)

DATA = Path(__file__).parent / "data"
Count = Annotated[int, Field(ge=0, le=40)]
Effect = Literal[
    "nothing", "loot", "wounds", "heal", "token", "test", "monster", "catacombs", "leave", "entrance", "opens",
    "treasure", "crypt", "corpse", "trap", "turn_ends", "dies",
]  # fmt: skip
Kind = TypeVar("Kind", bound=Model)


class Card(Model):
    """What a card does: `number` wounds, healing, tokens or gold; a failed test of `attribute` costs as many wounds."""

    deck: Deck
    effect: Effect = "nothing"
    number: Gold = 0
    attribute: Attribute = "luck"
    count: Count = 1


class Monster(Model):
    """A monster: its life and what a flight costs."""

    life: Life
    escape_penalty: Wounds = 1
    count: Count = 1


class Sheet(Model):
    """A hero sheet."""

    strength: AttributeValue
    agility: AttributeValue
    toughness: AttributeValue
    luck: AttributeValue
    life: Life


class Tile(Model):
    """A room tile with its arrow in the south: open sides with their obstacles, nearest to the middle first.

    `sides` parts a split room; `faces` say which numbers lead where in the dark.
    """

    kind: RoomKind
    openings: Mapping[Direction, tuple[Obstacle, ...]]
    sides: Mapping[Direction, str] = {}
    faces: Mapping[Direction, tuple[int, ...]] = {}
    torch: bool = False
    entrance: bool = False
    count: Count = 1

    def lying(self, quarters: int) -> "Tile":
        """The tile turned clockwise by quarters."""
        parts = {name: getattr(self, name) for name in ("openings", "sides", "faces")}
        laid = {name: {turned(one, quarters): what for one, what in part.items()} for name, part in parts.items()}
        return self.model_copy(update=laid)


class Board(Model):
    """A board: its towers and the two fields of the treasure chamber with their open sides; the numbers of the sun.

    Places are `column,row`, counted from 0 in the north-west. A space of the sun track without a number is 0.
    """

    width: Sides
    height: Sides
    towers: Mapping[str, tuple[Direction, ...]]
    chamber: Mapping[str, tuple[Direction, ...]]
    sun: tuple[SunNumber, ...]

    def corner(self, place: str) -> str:
        """A tower as people call it."""
        column, row = field_of(place)
        return f"{'north' if row * 2 < self.height else 'south'}_{'west' if column * 2 < self.width else 'east'}"


class Content(Model):
    """Everything there is."""

    board: Board
    sheets: Mapping[str, Sheet]
    monsters: Mapping[str, Monster]
    cards: Mapping[str, Card]
    tiles: Mapping[str, Tile]

    def deck(self, deck: str) -> Sequence[str]:
        """The cards of a deck, each as often as it is there."""
        there = self.monsters if deck == "monster" else {n: one for n, one in self.cards.items() if one.deck == deck}
        return [name for name, one in there.items() for _ in range(one.count)]


@cache
def shipped() -> Content:
    """Our own invention, so that nobody needs a box to try the game."""
    said: Mapping[str, Any] = tomllib.loads((DATA / "own.toml").read_text(encoding="utf-8"))
    return Content.model_validate(said, strict=False)


def place_of(column: int, row: int) -> str:
    """A field's place as text."""
    return f"{column},{row}"


def field_of(place: str) -> tuple[Place, Place]:
    """Column and row of a place."""
    column, _, row = place.partition(",")
    return int(column), int(row)
