"""What is done about traps and chests."""

from typing import Annotated

from pydantic import Field

from app.core.events import Command
from app.core.model import Mark
from app.systems.heroquest.fields import (
    AreaId,
    BoardCommand,
    Contents,
    DungeonCommand,
    Few,
    FigureId,
    Figures,
    Gold,
    HeroCommand,
    SquareId,
    TrapId,
    TreasureCards,
)
from app.systems.heroquest.state.dungeon import DUNGEON


class TrapCommand(BoardCommand, touches=("{figure_id}", "{others}", DUNGEON), done_by=("{figure_id}",)):
    """A command about a figure and a trap, with what only the board shows.

    `others` are further figures the trap reaches: behind the first one inside the guillotine's marking, or where the
    stones of a distant trigger come down. `escape` is the free square a figure steps to.
    """

    figure_id: FigureId
    trap: TrapId
    square: SquareId | None = None
    area: AreaId | None = None
    others: Figures = ()
    escape: SquareId | None = None
    distant: bool = False  # the square is only the trigger: what happens, happens elsewhere (ch. 10.2.3)
    rubble: SquareId | None = None  # where the stones of a distant trigger come down


class SpringTrap(TrapCommand, type="spring_trap"):
    """A figure sets a trap off."""


class DisarmTrap(TrapCommand, type="disarm_trap", permission="traps"):
    """A hero steps onto the square of a trap to make it harmless (ch. 10.3)."""


class JumpTrap(TrapCommand, type="jump_trap", permission="moving"):
    """A figure jumps over a pit or a trap that has not gone off (ch. 10.2.2 and 10.3)."""

    reaches_beyond: bool = True  # the movement left is enough for the square behind
    diagonal: bool = False
    heroes_inside: Few = 0


class ClimbOut(Command, type="climb_out", touches=("{figure_id}",), permission="moving"):
    """A figure leaves the pit it sits in. `square`: the free one beside it, where a map lies and there are several."""

    figure_id: FigureId
    square: SquareId | None = None


class ExplodeFirestorm(DungeonCommand, type="explode_firestorm", touches=("{inside}", DUNGEON)):
    """A kindled fire goes off on the game master's turn; with a `trap` one that nothing kindled before (ch. 10.2.6)."""

    trap: TrapId | None = None
    area: AreaId | None = None
    inside: Figures = ()


class ChestCommand(HeroCommand, BoardCommand, touches=("{hero_id}", DUNGEON), may_be_proposed=False):
    """A command about a hero and a chest; only the game master knows what is in it and what its trap does."""

    chest: SquareId


class DisarmChest(ChestCommand, type="disarm_chest"):
    """Make the trap of a chest harmless; what happens otherwise stands in the quest (ch. 11)."""

    points: Few = 0
    poisonous: bool = False


class OpenChest(ChestCommand, BoardCommand, type="open_chest"):
    """Open a chest and take what is in it; of a drawn one the drawing says what that is.

    `finds` are treasure cards that lie in it, which do what they do when drawn: a scroll, a wandering monster.
    """

    trapped: bool = False
    gold: Annotated[Gold, Field(ge=0)] = 0
    contents: Contents = ()
    finds: Annotated[TreasureCards, Mark(asked=False)] = ()
