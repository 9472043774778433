"""Commands about traps."""

from typing import Annotated

from app.core.model import Mark
from app.systems.heroquest.fields import (
    AreaId,
    BoardCommand,
    Few,
    FigureId,
    Figures,
    SquareId,
    TrapId,
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


class DisarmTrap(TrapCommand, type="disarm_trap", takes_action=True, permission="traps"):
    """A hero steps onto the square of a trap to make it harmless (ch. 10.3)."""


class JumpTrap(TrapCommand, type="jump_trap", permission="moving"):
    """A figure jumps over a pit or a trap that has not gone off (ch. 10.2.2 and 10.3)."""

    reaches_beyond: bool = True  # the movement left is enough for the square behind
    diagonal: bool = False
    heroes_inside: Few = 0


class ClimbOut(BoardCommand, type="climb_out", touches=("{figure_id}",), permission="moving"):
    """A figure leaves the pit it sits in. `square`: the free one beside it, where a map lies and there are several."""

    figure_id: FigureId
    square: Annotated[SquareId | None, Mark(asked=False)] = None  # the rule asks where there are several


class ExplodeFirestorm(BoardCommand, type="explode_firestorm", touches=("{inside}", DUNGEON)):
    """A kindled fire goes off on the game master's turn; with a `trap` one that nothing kindled before (ch. 10.2.6).

    `square`: which of two fires of one area it is.
    """

    trap: TrapId | None = None
    area: AreaId | None = None
    square: SquareId | None = None
    inside: Figures = ()
