"""What can be done in a match."""

from typing import Annotated, ClassVar, Literal

from pydantic import AfterValidator, Field

from app.core.events import Command, Subject
from app.core.model import Mark
from app.core.texts import visible
from app.systems.mage_knight.match.state import Kind
from app.systems.mage_knight.spawn_and_experience import Cause

FigureId = Annotated[str, Mark(names="heroes", figure=True)]
SideName = Annotated[str, Mark(names="sides"), Field(min_length=1, max_length=40)]
NewName = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(visible)]
Points = Annotated[int, Field(ge=0, le=1000)]


class AddSide(Command):
    """A player joins with so many actions a round."""

    private: ClassVar[frozenset[str]] = frozenset({"name"})
    type: Literal["add_side"] = "add_side"
    name: NewName
    actions: Annotated[int, Field(ge=1, le=20)] = 3


class AddFigure(Command):
    """A figure of a side is placed."""

    private: ClassVar[frozenset[str]] = frozenset({"name"})
    type: Literal["add_figure"] = "add_figure"
    name: NewName
    side: SideName
    kind: Kind = "hero"


class BeginMatch(Command):
    """The first round begins with the first side."""

    type: Literal["begin_match"] = "begin_match"


class _OfFigure(Command):
    hero_id: FigureId

    @property
    def actors(self) -> frozenset[Subject]:
        """Whose figure it is."""
        return frozenset({self.hero_id})


class ActivateFigure(_OfFigure):
    """An action for a figure: it gets a token."""

    permission: ClassVar[str | None] = "activate"
    type: Literal["activate_figure"] = "activate_figure"


class RollLeaders(Command):
    """MKD-ABL-1: a d6 for each Leader at the beginning of a turn."""

    type: Literal["roll_leaders"] = "roll_leaders"
    leaders: Annotated[int, Field(ge=1, le=20)] = 1


class EliminateFigure(_OfFigure):
    """MKD-XP-1, MKD-XP-2: a figure is eliminated; `gains` is the side that gets `points`, where the cause gives any."""

    type: Literal["eliminate_figure"] = "eliminate_figure"
    cause: Cause = "attack"
    gains: Annotated[str, Mark(names="sides")] | None = None
    points: Points = 0


class SummonFigure(_OfFigure):
    """MKD-ACT-3: an eliminated Mage Spawn returns with the tokens it has."""

    type: Literal["summon_figure"] = "summon_figure"


class TriggerTrap(_OfFigure):
    """MKD-XP-3: a hero has triggered a trap; all of its steps are done."""

    type: Literal["trigger_trap"] = "trigger_trap"


class ChangeLevels(_OfFigure):
    """A figure gains levels, or a mistake is put right."""

    type: Literal["change_levels"] = "change_levels"
    change: Annotated[int, Field(ge=-5, le=5)] = 1


class EndMatchTurn(Command):
    """MKD-ACT-2: tokens go from own figures without an action, and the next side has its turn."""

    type: Literal["end_match_turn"] = "end_match_turn"


class EndMatch(Command):
    """MKD-TIE-1: who has more experience wins, in a tie who has gained more levels."""

    type: Literal["end_match"] = "end_match"


COMMANDS: tuple[type[Command], ...] = (
    AddSide, AddFigure, BeginMatch, ActivateFigure, RollLeaders, EliminateFigure, SummonFigure, TriggerTrap,
    ChangeLevels, EndMatchTurn, EndMatch,
)  # fmt: skip
