"""The steps that a drawing can take, one at a time."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from app.core.board.squares import Square, Turn
from app.core.model import Model
from app.core.texts import Line, Lines
from app.systems.heroquest.board.quest_map import LONGEST_TEXT, MOST_BOARDS, AnyThing, End, Note

Side = Literal["", "north", "east", "south", "west"]
Number = Annotated[int, Field(ge=0, lt=10_000)]
ThingId = Annotated[str, StringConstraints(max_length=200)]
Text = Annotated[str, Lines(LONGEST_TEXT, seen="never")]


class OnBoard(Model):
    """A step on one board of the quest."""

    board: Annotated[int, Field(ge=0, lt=MOST_BOARDS)] = 0


class PutThing(OnBoard):
    """Put a new thing on a square; a door on a `side` of it, by itself where a wall is. `facts`: more of its fields."""

    op: Literal["put"] = "put"
    kind: ThingId
    content: ThingId = ""
    square: Square
    side: Side = ""
    turn: Turn = Turn.DOWNWARD
    facts: Mapping[str, Any] = {}


class OnThing(OnBoard):
    """A step with one thing of the board."""

    thing: ThingId


class ToSquare(OnThing):
    """A step that ends on a square, for a door on a side of it."""

    square: Square
    side: Side = ""


class MoveThing(ToSquare):
    """Move a thing to a square, a door to a side of it."""

    op: Literal["move"] = "move"


class CopyThing(ToSquare):
    """Put the same once more."""

    op: Literal["copy"] = "copy"


class TurnThing(OnThing):
    """Turn a thing by a quarter; a door goes to the next wall of its square."""

    op: Literal["turn"] = "turn"


class RemoveThing(OnThing):
    """Take a thing away."""

    op: Literal["remove"] = "remove"


class ChangeThing(OnBoard):
    """Put another in the place of a thing: the same with other values."""

    op: Literal["change"] = "change"
    thing: AnyThing


class WriteLetter(OnThing):
    """Say which letter a mark shows, and what the game master reads there; no text throws the note away."""

    op: Literal["letter"] = "letter"
    letter: Annotated[str, StringConstraints(min_length=1, max_length=2, pattern=r"^\w+$")]
    text: Text = ""


class SwitchUnused(OnBoard):
    """Say that the quest does not use a square, or does after all."""

    op: Literal["unused"] = "unused"
    square: Square


class ChangeTexts(Model):
    """Name, goal, reward, what is read aloud, and which monster wanders."""

    op: Literal["texts"] = "texts"
    name: Annotated[str, Line(200, least=1, seen="never")]
    goal: Text = ""
    reward: Text = ""
    reading: Text = ""
    wandering_monster: ThingId = ""


class WriteNote(Model):
    """Write a note; `number` is the place of the one that it replaces, a new one without."""

    op: Literal["note"] = "note"
    number: Number | None = None
    note: Note


class RemoveNote(Model):
    """Throw a note away."""

    op: Literal["remove_note"] = "remove_note"
    number: Number


class AddBoard(Model):
    """One more empty board."""

    op: Literal["add_board"] = "add_board"


class RemoveBoard(OnBoard):
    """Take a board away with everything on it, and the links that lead there."""

    op: Literal["remove_board"] = "remove_board"


class AddLink(Model):
    """Join two squares by one step: stairs, a bridge, a tunnel."""

    op: Literal["link"] = "link"
    one: End
    other: End


class RemoveLink(Model):
    """Take such a step away."""

    op: Literal["remove_link"] = "remove_link"
    number: Number


Step = Annotated[
    PutThing
    | MoveThing
    | CopyThing
    | TurnThing
    | RemoveThing
    | ChangeThing
    | WriteLetter
    | SwitchUnused
    | ChangeTexts
    | WriteNote
    | RemoveNote
    | AddBoard
    | RemoveBoard
    | AddLink
    | RemoveLink,
    Field(discriminator="op"),
]
