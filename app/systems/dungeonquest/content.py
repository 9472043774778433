"""Content of the table: boards, tiles, cards, monsters, sheets. The shipped ones are of our own invention."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, cast

from pydantic import ConfigDict, Field, model_validator

from app.core.board.compass import Direction, corners_of, field_of, place_called, square_of, turned
from app.core.errors import InvalidValue
from app.core.model import Mark, Model
from app.core.own_entries import Entries, Own, Shelves, shelves_of
from app.core.tabletop import rows_of
from app.core.texts import Line
from app.systems.dungeonquest.fields import (
    DECKS,
    Attribute,
    AttributeValue,
    Deck,
    Gold,
    Life,
    Obstacle,
    RoomKind,
    Sides,
    SunNumber,
    Wounds,
)

DATA = Path(__file__).parent / "data"
Count = Annotated[int, Field(strict=True, ge=0, le=40)]
Effect = Literal[
    "nothing", "loot", "wounds", "heal", "token", "test", "monster", "catacombs", "leave", "entrance", "opens",
    "treasure", "crypt", "corpse", "trap", "move", "turn_ends", "dies",
]  # fmt: skip
Text = Annotated[str, Line(300, strips=False)]
Face = Annotated[int, Field(strict=True, ge=1, le=6)]
Square = Annotated[str, Field(pattern=r"^[A-Z][1-9][0-9]?$")]  # as people call a field: its column, then its row


class Card(Model):
    """Card and its effect: `number` wounds, healing, tokens or gold; a failed test of `attribute` costs as many
    wounds.
    """

    deck: Deck
    effect: Effect = "nothing"
    number: Gold = 0
    attribute: Attribute = "luck"
    text: Text = ""
    count: Count = 1


class Monster(Model):
    """A monster: its life and what a flight costs."""

    life: Life
    escape_penalty: Wounds = 1
    text: Text = ""
    count: Count = 1


class Sheet(Model):
    """A hero sheet; `text` says what the hero is able to do."""

    strength: AttributeValue
    agility: AttributeValue
    toughness: AttributeValue
    luck: AttributeValue
    life: Life
    text: Text = ""


class _Told(Model):
    """Value that may be told in several forms and is read out of any of them: lists count as what they hold."""

    model_config = ConfigDict(strict=False)


class Way(_Told):
    """An open side of a tile: what stands in it, nearest to the middle first; the part of a split room it belongs to;
    the numbers that lead there in the dark."""

    direction: Annotated[Direction, Mark(decides=True)]
    obstacles: Annotated[tuple[Obstacle, ...], Field(max_length=4), Mark(repeats=True)] = ()
    part: Literal["", "a", "b"] = ""
    faces: Annotated[tuple[Face, ...], Field(max_length=6)] = ()


class Tile(_Told):
    """A room tile with its arrow in the south, which is always open. In data its ways may be told side by side."""

    kind: RoomKind
    ways: Annotated[tuple[Way, ...], Field(min_length=1, max_length=4)]
    torch: bool = False
    entrance: bool = False
    count: Count = 1

    @model_validator(mode="before")
    @classmethod
    def _by_side(cls, said: Any) -> Any:
        """`openings`, `sides` and `faces` by direction, as data and older tables have them."""
        return rows_of(said, "ways", "direction", {"openings": "obstacles", "sides": "part", "faces": "faces"})

    @property
    def openings(self) -> Mapping[Direction, tuple[Obstacle, ...]]:
        """Return the open sides with their obstacles."""
        return {one.direction: one.obstacles for one in self.ways}

    @property
    def sides(self) -> Mapping[Direction, str]:
        """Of a split room, the part each open side belongs to."""
        return {one.direction: one.part for one in self.ways if one.part}

    @property
    def faces(self) -> Mapping[Direction, tuple[int, ...]]:
        """Return which numbers lead where in the dark."""
        return {one.direction: one.faces for one in self.ways if one.faces}

    def lying(self, quarters: int) -> "Tile":
        """Return the tile turned clockwise by quarters."""
        ways = (one.model_copy(update={"direction": turned(one.direction, quarters)}) for one in self.ways)
        return self.model_copy(update={"ways": tuple(ways)})


class Printed(_Told):
    """A room that is printed on the board: its field and its open sides."""

    square: Annotated[Square, Mark(decides=True)]
    exits: Annotated[tuple[Direction, ...], Field(min_length=1, max_length=4)]


class Board(_Told):
    """A board: its four towers, the two fields of the treasure chamber, and the sun track, whose numbers stand last."""

    width: Annotated[int, Field(strict=True, ge=4, le=26)]
    height: Sides
    tower_rooms: Annotated[tuple[Printed, ...], Field(min_length=4, max_length=4)]
    chamber_fields: Annotated[tuple[Printed, ...], Field(min_length=2, max_length=2)]
    sun_spaces: Annotated[int, Field(strict=True, ge=1, le=60)]
    sun_numbers: Annotated[tuple[SunNumber, ...], Field(min_length=1, max_length=20)]

    @model_validator(mode="before")
    @classmethod
    def _by_place(cls, said: Any) -> Any:
        """`towers`, `chamber` and `sun` as older tables have them: by place, and space by space."""
        if not isinstance(said, Mapping) or "towers" not in said:
            return said
        rest = {name: one for name, one in said.items() if name != "sun"}
        numbers = tuple(one for one in said["sun"] if one) or (0,)
        for old, new in (("towers", "tower_rooms"), ("chamber", "chamber_fields")):
            rest[old] = {square_of(place): exits for place, exits in said[old].items()}
            rest = rows_of(rest, new, "square", {old: "exits"})
        return {**rest, "sun_spaces": len(said["sun"]), "sun_numbers": numbers}

    @property
    def sun(self) -> tuple[int, ...]:
        """Return the number of every space of the sun track; 0 where none is printed."""
        return (*[0] * (self.sun_spaces - len(self.sun_numbers)), *self.sun_numbers)[: self.sun_spaces]

    @property
    def towers(self) -> Mapping[str, tuple[Direction, ...]]:
        """Return the towers by their places, with their open sides."""
        return {place_called(one.square): one.exits for one in self.tower_rooms}

    @property
    def chamber(self) -> Mapping[str, tuple[Direction, ...]]:
        """Return the fields of the chamber by their places."""
        return {place_called(one.square): one.exits for one in self.chamber_fields}

    def corner(self, place: str) -> str:
        """Return a tower as people call it: the first tower is north-west, and so on in reading order."""
        return corners_of(self.towers)[place]


class Content(NamedTuple):
    """Content by its ids."""

    sheets: Mapping[str, Sheet]
    monsters: Mapping[str, Monster]
    cards: Mapping[str, Card]
    tiles: Mapping[str, Tile]
    boards: Mapping[str, Board]

    @property
    def board(self) -> Board:
        """Return the board there is."""
        return self.boards["board"]

    def deck(self, deck: str) -> Sequence[str]:
        """Return the cards of a deck, or the tiles, each as often as it is there."""
        of_deck = {name: one for name, one in self.cards.items() if one.deck == deck}
        there: Mapping[str, Mapping[str, Card | Monster | Tile]] = {"monster": self.monsters, "tile": self.tiles}
        return [name for name, one in there.get(deck, of_deck).items() for _ in range(one.count)]


def _content(entries: Entries) -> Content:
    return Content(**cast(dict[str, Any], entries))  # each shelf holds entries of its own model


def _fault(entries: Entries) -> InvalidValue | None:
    """Return the first fault: an empty deck, a tower or chamber without a place, or a tile that is shut on the side of
    its arrow.
    """
    content = _content(entries)
    for deck in ("tile", *DECKS):
        if not content.deck(deck):
            return InvalidValue("deck.empty", field="count", deck=deck)
    if any("south" not in one.openings or len(one.openings) < len(one.ways) for one in content.tiles.values()):
        return InvalidValue("tile.arrow", field="ways")
    places = [field_of(one) for one in (*content.board.towers, *content.board.chamber)]
    outside = any(x >= content.board.width or y >= content.board.height for x, y in places)
    if outside or len(set(places)) < len(places):
        return InvalidValue("board.rooms", field="tower_rooms")
    (column, row), (other, below) = places[-2:]
    joined = abs(column - other) + abs(row - below) == 1
    return None if joined else InvalidValue("board.chamber", field="chamber_fields")


MODELS: Mapping[str, type[Model]] = {
    "sheets": Sheet, "monsters": Monster, "cards": Card, "tiles": Tile, "boards": Board
}  # fmt: skip


def read_data(name: str) -> Mapping[str, Any]:
    """Return a file of `data`."""
    found: Mapping[str, Any] = tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))
    return found


@cache
def shelves() -> Shelves:
    """Return the shelves of the game, with content that is invented here, so that it can be tried without a box."""
    return shelves_of("dungeonquest", MODELS, read_data("shipped"), _fault)


@lru_cache(maxsize=64)
def content_of(own: Own) -> Content:
    """Return the content of a table."""
    return _content(shelves().entries(own))


def shipped() -> Content:
    """Return the content that came with the game."""
    return content_of(())
