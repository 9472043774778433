"""A drawn quest: its boards with everything on them, the texts, and how the boards hang together."""

from collections.abc import Iterator, Mapping
from math import ceil
from typing import Annotated, Literal, TypeVar

from pydantic import AfterValidator, Field, StringConstraints
from pydantic_core import PydanticCustomError

from app.core.board.board import Door, DoorKind, DoorState
from app.core.board.squares import EAST, NORTH, SOUTH, WEST, Block, Square, Turn, covered
from app.core.model import Model
from app.core.texts import Line, Lines

WIDTH, HEIGHT = 26, 19  # of every board
MOST_BOARDS = 16
MOST_THINGS = 2000  # on one board
MOST_NOTES = 500
LONGEST_TEXT = 10_000

Name = Annotated[str, Line(200, seen="never", strips=False)]
Text = Annotated[str, Lines(LONGEST_TEXT, seen="never", strips=False)]
_FARTHEST = 1000  # from the corner of a board; files of others have things beside it
Place = Annotated[float, Field(ge=-_FARTHEST, le=_FARTHEST, allow_inf_nan=False)]
Where = TypeVar("Where", bound=Square | Block)
Value = Annotated[int, Field(ge=0, le=99)]
_SIDE_OF_SECRET: Mapping[Turn, Square] = {
    Turn.DOWNWARD: NORTH,
    Turn.RIGHTWARD: WEST,
    Turn.UPWARD: SOUTH,
    Turn.LEFTWARD: EAST,
}


def nearest(place: float) -> int:
    """Return the square next to a place between squares; half way it is the one before."""
    return ceil(place - 0.5)


class Thing(Model):
    """Something on a board. `x`, `y`: its upper left corner once turned, counted from 0; fractions are for looks.

    `content` is what the game knows it by, nothing where only the name tells what it is. `source` and `layer` are what
    it is called, and how high it is drawn, in the file it came from.
    """

    id: Name
    x: Place
    y: Place
    turn: Turn = Turn.DOWNWARD
    width: Annotated[int, Field(ge=1, le=26)] = 1
    height: Annotated[int, Field(ge=1, le=26)] = 1
    content: Name = ""
    name: Name = ""
    note: Text = ""
    source: Name = ""
    layer: Place | None = None

    @property
    def square(self) -> Square:
        """Return the square of its upper left corner."""
        return Square(nearest(self.x), nearest(self.y))

    @property
    def block(self) -> Block:
        """Return every square it covers."""
        return covered(self.square, self.width, self.height, self.turn)


class QuestMonster(Thing):
    """A monster; what is said of it here counts more than its kind. A hidden one stands nowhere until it is called.

    `sign`: the letters on its token, where they are not those of its kind. `temper`: how it fights, where not as its
    kind does.
    """

    kind: Literal["monster"] = "monster"
    sign: Annotated[str, StringConstraints(max_length=3)] = ""
    attack: Value | None = None
    defence: Value | None = None
    body: Value | None = None
    mind: Value | None = None
    movement: Value | None = None
    equipment: tuple[Name, ...] = ()
    hidden: bool = False
    temper: Name = ""


class QuestDoor(Thing):
    """A door on the edge below or to the right of its square, or a secret one on the side that its turn names.

    `leads`: an entrance to the quest, its exit, or both.
    """

    kind: Literal["door", "secret_door"] = "door"
    state: Literal["open", "closed", "locked", "hidden"] = "closed"
    leads: Literal["on", "entrance", "exit", "two_way"] = "on"
    double: bool = False
    trapped: bool = False

    @property
    def edge(self) -> tuple[Square, Square]:
        """Return the two squares it stands between, the left or upper one first; one may lie outside."""
        if self.kind == "secret_door":
            beyond = self.square.step(_SIDE_OF_SECRET[self.turn])
            return min(self.square, beyond), max(self.square, beyond)
        return self.square, self.square.step(EAST if self.turn.lies_across else SOUTH)

    @property
    def door(self) -> Door:
        """This door of the drawing as a door of the board."""
        states = {"open": DoorState.OPEN, "hidden": DoorState.HIDDEN}
        kind = DoorKind.DOUBLE if self.double else DoorKind.PLAIN
        return Door(
            one=self.edge[0],
            other=self.edge[1],
            state=states.get(self.state, DoorState.CLOSED),
            kind=DoorKind.SECRET if self.kind == "secret_door" else kind,
        )


UNSEEN = "unseen"  # in place of the kind of a found trap, on the table as players know it


class QuestTrap(Thing):
    """A trap and how it stands."""

    kind: Literal["trap"] = "trap"
    state: Literal["hidden", "found", "sprung", "disarmed"] = "hidden"


class QuestChest(Thing):
    """A chest, what is in it, and the trap on it in words; `trapped` where only that is known."""

    kind: Literal["chest"] = "chest"
    gold: Annotated[int, Field(ge=0, le=99_999)] = 0
    contents: tuple[Name, ...] = ()
    trapped: bool = False
    trap: Text = ""

    @property
    def is_trapped(self) -> bool:
        """Return whether it has a trap, known or not."""
        return self.trapped or bool(self.trap)


class QuestPiece(Thing):
    """Furniture, rubble, stairs, a tile laid over the board, a start square of a hero, an ally, or mere decoration.

    `use`: what stairs are for. `hides` and `blocks`: whether it stops lines and figures though its kind does not.
    `covers_walls`: the walls of the board under a tile are gone.
    """

    kind: Literal["furniture", "blocked", "stairs", "tile", "hero", "ally", "decoration"]
    use: Literal["", "start", "exit", "both"] = ""
    hides: bool = False
    blocks: bool = False
    covers_walls: bool = False


class QuestMark(Thing):
    """A letter or number that a text speaks of, or an arrow. `content` is what it shows, `of` the trap of an arrow."""

    kind: Literal["mark"] = "mark"
    of: Name = ""


AnyThing = Annotated[
    QuestMonster | QuestDoor | QuestTrap | QuestChest | QuestPiece | QuestMark, Field(discriminator="kind")
]


def _near(place: Where) -> Where:
    """Return the place itself, for a validator of pydantic. Raises: PydanticCustomError for one far from every
    board.
    """
    numbers = place if isinstance(place, Square) else (place.x, place.y, place.width, place.height)
    if max(map(abs, numbers)) > _FARTHEST:
        raise PydanticCustomError("less_than_equal", "far from every board", {"le": _FARTHEST})
    return place


TEXTS = ("note", "text", "trap", "reading", "goal", "reward")  # the fields with texts of a quest and of what is in it


class QuestBoard(Model):
    """One board of a quest: what stands on it, and the squares the quest does not use."""

    things: Annotated[tuple[AnyThing, ...], Field(max_length=MOST_THINGS)] = ()
    unused: Annotated[tuple[Annotated[Block, AfterValidator(_near)], ...], Field(max_length=MOST_THINGS)] = ()

    def __hash__(self) -> int:
        """By little of it: what was worked out of a whole board is remembered by the board."""
        return hash((len(self.things), self.things[:1], len(self.unused)))

    def doors(self) -> Iterator[QuestDoor]:
        """Return its doors, secret ones among them."""
        return (thing for thing in self.things if isinstance(thing, QuestDoor))

    def rubble(self) -> Iterator[Square]:
        """Yield the squares that block movement and sight, unused ones among them."""
        for thing in self.things:
            if isinstance(thing, QuestPiece) and (thing.kind == "blocked" or (thing.blocks and thing.hides)):
                yield from thing.block.squares()
        for block in self.unused:
            yield from block.squares_on(WIDTH, HEIGHT)

    def floors(self) -> Iterator[Block]:
        """Return the tiles that take the place of the walls below them."""
        return (one.block for one in self.things if isinstance(one, QuestPiece) and one.covers_walls)

    def starts(self) -> tuple[Square, ...]:
        """Return where heroes begin: on their own squares; else on the stairs for it, or on those without a note; else
        behind the entrance.
        """
        squares = [square for thing in self.of_kind("hero") for square in thing.block.squares()]
        if not squares:
            stairs = [one for one in self.things if isinstance(one, QuestPiece) and one.kind == "stairs"]
            named = [one for one in stairs if one.use in ("start", "both")]
            plain = [one for one in stairs if not one.use]
            squares = [square for thing in named or plain for square in thing.block.squares()]
        if not squares:
            doors = (door for door in self.doors() if door.leads in ("entrance", "two_way"))
            squares = [square for door in doors for square in door.edge]
        return tuple(dict.fromkeys(squares))

    def has_exit(self) -> bool:
        """Return whether heroes leave the quest here: by stairs that are not for the start alone, or by an exit."""
        return any(
            (isinstance(one, QuestPiece) and one.kind == "stairs" and one.use != "start")
            or (isinstance(one, QuestDoor) and one.leads in ("exit", "two_way"))
            for one in self.things
        )

    def of_kind(self, *kinds: str) -> Iterator[AnyThing]:
        """Yield everything of these kinds."""
        return (thing for thing in self.things if thing.kind in kinds)


class Note(Model):
    """A text for the game master: of a letter on the board, of the wandering monster, or of anything else."""

    about: Literal["letter", "wandering_monster", "quest"] = "quest"
    letter: Annotated[str, StringConstraints(max_length=3)] = ""
    text: Text


class End(Model):
    """A square of one of the boards, counted from 0."""

    board: Annotated[int, Field(ge=0, lt=MOST_BOARDS)]
    square: Annotated[Square, AfterValidator(_near)]


class Link(Model):
    """Two squares on different boards, or of one, between which one step leads: stairs, bridges, tunnels."""

    one: End
    other: End


class QuestMap(Model):
    """A quest as it is drawn. Boards lie row by row, `across` of them in each; `wandering_monster` is a kind's id."""

    name: Name
    boards: Annotated[tuple[QuestBoard, ...], Field(min_length=1, max_length=MOST_BOARDS)]
    across: Annotated[int, Field(ge=1, le=MOST_BOARDS)] = 1
    links: Annotated[tuple[Link, ...], Field(max_length=MOST_THINGS)] = ()
    reading: Text = ""  # what is read aloud
    notes: Annotated[tuple[Note, ...], Field(max_length=MOST_NOTES)] = ()
    goal: Text = ""
    reward: Text = ""
    wandering_monster: Name = ""
    region: Literal["", "Europe", "USA"] = ""  # whose pictures the file was drawn with
