"""What questions to the board are asked with, and what they answer."""

from typing import Annotated, Literal

from pydantic import Field

from app.core.model import Model
from app.systems.heroquest.board.described import BoardDescription, DoorDescription, SquareName, SquareNames
from app.systems.heroquest.board.measuring import Contact


class AskBoard(Model):
    """A question about a described board."""

    board: BoardDescription = BoardDescription()
    start: SquareName


class AskAdjacent(AskBoard):
    """HQ-3.1: whether a weapon that strikes straight reaches from one square to another; without `end` which ones."""

    end: SquareName | None = None


class AskDiagonal(AskBoard):
    """HQ-3.1, HQ-3.2-SPEER: the same for a weapon that also strikes diagonally.

    `corner`: whether a wall that touches one side of the corner lets the stroke pass on the other.
    """

    end: SquareName | None = None
    corner: Literal["one_side", "both_sides"] = "one_side"


class AskSight(AskBoard):
    """HQ-4.1, HQ-4-INDIRECT, HR-SLANTED-DOOR: whether one square is seen from another; without `end` which are.

    `section`: what the area of sight is in a corridor, up to a bend or branching or the whole straight rows.
    """

    end: SquareName | None = None
    section: Literal["to_branching", "whole_row"] = "to_branching"


class AskReach(AskBoard):
    """HQ-2, HQ-8.2.2, HQ-19-FLIEGEN: where a move of so many steps may end, and the way to `end`.

    Without `side` it is that of whoever stands on `start`, else heroes. `crosses_figures`: wings or a veil of mist
    carry across anybody. `traps` end the move of whoever steps on them.
    """

    steps: Annotated[int, Field(ge=0, le=100)]
    end: SquareName | None = None
    side: Literal["hero", "monster"] | None = None
    crosses_figures: bool = False
    through_walls: bool = False
    traps: SquareNames = ()


class AskReveal(Model):
    """What a step onto `start` reveals, or the opening of `door` by somebody who stands there.

    Without `start` a door shows what lies on both sides of it. `revealed` squares are known already.
    """

    board: BoardDescription = BoardDescription()
    start: SquareName | None = None
    door: DoorDescription | None = None
    revealed: SquareNames = ()


class AskThrow(AskBoard):
    """HQ-4.2, HR-THROW-ADJACENT: whether something can be thrown from one square to another; without `end` to which.

    `counted`: whether a slanted step counts as one square or as two straight ones.
    """

    end: SquareName | None = None
    counted: Literal["diagonal", "straight"] = "diagonal"


class SquareTold(Model):
    """A square by its name and its numbers, counted from 0 at the upper left corner."""

    square: str
    x: int
    y: int


class ReachedTold(SquareTold):
    """The same with what it costs to get there."""

    cost: int


class ContactTold(Model):
    """Whether the weapon reaches `end`, why or why not; every square it reaches from `start`, and who stands there."""

    reached: bool
    reason: Contact | Literal["all"]
    squares: tuple[SquareTold, ...]
    figures: tuple[str, ...]


class SightTold(Model):
    """What is seen.

    `sight` and `slanted` as an attack takes them; `in_area`: the same room or section. `stopped_at`, `stopped_by`: what
    ends the line from centre to centre. `squares` are those in line of sight where no `end` was asked for, `ray` is a
    free line from point to point.
    """

    visible: bool
    sight: Literal["direct", "indirect", "none", "all"]
    in_area: bool = False
    slanted: bool = False
    stopped_at: SquareTold | None = None
    stopped_by: str | None = None
    next_in_path: str | None = None
    ray: tuple[tuple[float, float], tuple[float, float]] | None = None
    squares: tuple[SquareTold, ...] = ()


class ReachTold(Model):
    """Where the move may end, nearest first; for an `end` its cost and a shortest way, the end included."""

    squares: tuple[ReachedTold, ...]
    reached: bool | None
    cost: int | None
    way: tuple[SquareTold, ...]


class RevealTold(Model):
    """What is newly revealed: squares, the rooms and the corridor they belong to, and who and what stands there."""

    squares: tuple[SquareTold, ...]
    areas: tuple[str, ...]
    figures: tuple[str, ...]
    furniture: tuple[str, ...]


class ThrowTold(Model):
    """Whether it can be thrown, and why not; how far it is and how far it may be; without an `end` every square."""

    allowed: bool
    reason: str
    maximum: int
    distance: int | None = None
    sight: SightTold | None = None
    squares: tuple[SquareTold, ...] = ()
