"""Fields of rules, heroes and cards: directions, rooms, passages, loot, with their ranges."""

from typing import Annotated, Literal, get_args

from pydantic import Field

from app.core.board.compass import Direction
from app.core.model import Mark, Model
from app.core.texts import Line

Turn = Literal["left", "right"]
Attribute = Literal["strength", "agility", "toughness", "luck"]
Obstacle = Literal["door", "portcullis"]
RoomKind = Literal[
    "pit", "bridge", "rotating", "darkness", "rubble", "trap",
    "corridor", "treasure", "web", "chasm", "tower", "dungeon",
]  # fmt: skip
ROOMS: tuple[RoomKind, ...] = get_args(RoomKind)
Deck = Literal[
    "dungeon", "search", "trap", "crypt", "monster", "rune", "catacomb", "treasure", "door", "corpse", "dragon"
]
DECKS: tuple[Deck, ...] = get_args(Deck)
CombatCard = Literal["ranged", "melee", "magic"]
COMBAT_CARDS: tuple[CombatCard, ...] = get_args(CombatCard)
FightSide = Literal["hero", "monster"]
Variant = Literal["solitaire", "death_can_wait", "torchlight"]
Status = Literal["dungeon", "catacombs", "dead", "escaped"]
End = Literal["unexplored", "explored", "treasure_chamber", "wall", "outer_wall"]
Entry = Literal["passage", "special", "start_of_turn"]  # through a passage, by card or from below, or already there

AttributeValue = Annotated[int, Field(strict=True, ge=0, le=20)]
Modifier = Annotated[int, Field(strict=True, ge=-12, le=40)]
Tokens = Annotated[int, Field(strict=True, ge=0, le=65)]
Spend = Annotated[int, Field(strict=True, ge=0, le=65)] | None
Life = Annotated[int, Field(strict=True, ge=1, le=60)]
Wounds = Annotated[int, Field(strict=True, ge=0, le=60)]
Count = Annotated[int, Field(strict=True, ge=0, le=200)]
Gold = Annotated[int, Field(strict=True, ge=0, le=100_000)]
Sides = Annotated[int, Field(strict=True, ge=2, le=40)]  # of a board
Place = Annotated[int, Field(strict=True, ge=0, le=39)]  # a column or a row of it, counted from 0 in the north-west
SunNumber = Annotated[int, Field(strict=True, ge=0, le=6)]  # 0: none is printed
Name = Annotated[str, Line(40, least=1, seen="typed", strips=False)]
Names = Annotated[tuple[Name, ...], Field(min_length=1, max_length=6)]
Side = Annotated[str, Line(20, seen="typed", strips=False)]  # of a split room
SomeNames = Annotated[tuple[Name, ...], Field(max_length=6)]

# A printed tile as people tell it: its ways besides the one with the arrow, and which rooms have what.
SHAPES = {"n": "straight", "w": "left", "e": "right", "nw": "straight_left", "ne": "straight_right", "we": "both_sides",
          "nwe": "all", "": "none"}  # fmt: skip
SPLIT = ("bridge", "rubble", "web", "chasm")
STAYED_IN = ("dungeon", "trap", "rubble", "chasm", "rotating")


class Exit(Model):
    """A passage of a room: where it leads, what stands in it (nearest first), and which side of the room it is on."""

    direction: Annotated[Direction, Mark(decides=True)]
    ends_at: End = "explored"
    hero_there: bool = False
    obstacles: Annotated[tuple[Obstacle, ...], Field(max_length=6)] = ()
    side: Side = ""


Exits = Annotated[tuple[Exit, ...], Field(max_length=4)]


class Loot(Model):
    """A card of loot; without a printed value it counts 0."""

    name: Annotated[str, Line(40, seen="typed", strips=False)] = ""
    value: Gold | None = None
    deck: Annotated[Deck, Mark(decides=True)] = "treasure"


Loots = Annotated[tuple[Loot, ...], Field(max_length=60)]


def blocked_by(exit: Exit) -> str:
    """Return the hindrance in a passage: a wall, the outer wall, another hero; empty when nothing does (DQ-MOV-5,
    DQ-MOV-4).
    """
    if exit.ends_at in ("wall", "outer_wall"):
        return exit.ends_at
    return "hero" if exit.hero_there and exit.ends_at != "treasure_chamber" else ""


def way_of(exits: tuple[Exit, ...], direction: Direction) -> Exit | None:
    """Return the passage in a direction; None where there is a wall."""
    return next((one for one in exits if one.direction == direction), None)


def open_ways(exits: tuple[Exit, ...]) -> tuple[Direction, ...]:
    """Return the directions of the passages that nothing blocks."""
    return tuple(dict.fromkeys(one.direction for one in exits if not blocked_by(one)))
