"""What can be done in a match."""

from typing import Annotated

from pydantic import AfterValidator, Field

from app.core.events import Command
from app.core.model import Mark
from app.core.texts import visible
from app.systems.mage_knight.match.state import Kind
from app.systems.mage_knight.spawn_and_experience import Cause

FigureId = Annotated[str, Mark(names="heroes", figure=True)]
SideName = Annotated[str, Mark(names="sides"), Field(min_length=1, max_length=40)]
NewName = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(visible)]
Points = Annotated[int, Field(ge=0, le=1000)]


class AddSide(Command, type="add_side", private=frozenset({"name"})):
    """A player joins with so many actions a round."""

    name: NewName
    actions: Annotated[int, Field(ge=1, le=20)] = 3


class AddFigure(Command, type="add_figure", private=frozenset({"name"})):
    """A figure of a side is placed."""

    name: NewName
    side: SideName
    kind: Kind = "hero"


class BeginMatch(Command, type="begin_match"):
    """The first round begins with the first side."""


class _OfFigure(Command, done_by=("{hero_id}",)):
    hero_id: FigureId


class ActivateFigure(_OfFigure, type="activate_figure", permission="activate"):
    """An action for a figure: it gets a token."""


class RollLeaders(Command, type="roll_leaders"):
    """MKD-ABL-1: a d6 for each Leader at the beginning of a turn."""

    leaders: Annotated[int, Field(ge=1, le=20)] = 1


class EliminateFigure(_OfFigure, type="eliminate_figure"):
    """MKD-XP-1, MKD-XP-2: a figure is eliminated; `gains` is the side that gets `points`, where the cause gives any."""

    cause: Cause = "attack"
    gains: Annotated[str, Mark(names="sides")] | None = None
    points: Points = 0


class SummonFigure(_OfFigure, type="summon_figure"):
    """MKD-ACT-3: an eliminated Mage Spawn returns with the tokens it has."""


class TriggerTrap(_OfFigure, type="trigger_trap"):
    """MKD-XP-3: a hero has triggered a trap; all of its steps are done."""


class ChangeLevels(_OfFigure, type="change_levels"):
    """A figure gains levels, or a mistake is put right."""

    change: Annotated[int, Field(ge=-5, le=5)] = 1


class EndMatchTurn(Command, type="end_match_turn"):
    """MKD-ACT-2: tokens go from own figures without an action, and the next side has its turn."""


class EndMatch(Command, type="end_match"):
    """MKD-TIE-1: who has more experience wins, in a tie who has gained more levels."""


COMMANDS: tuple[type[Command], ...] = (
    AddSide, AddFigure, BeginMatch, ActivateFigure, RollLeaders, EliminateFigure, SummonFigure, TriggerTrap,
    ChangeLevels, EndMatchTurn, EndMatch,
)  # fmt: skip
