"""Fields of rules and combatants, with their ranges; where the questions of this game are registered."""

from enum import StrEnum
from typing import Annotated

from pydantic import BeforeValidator, Field

from app.core.model import Mark, Model
from app.core.rule_questions import Questions
from app.core.texts import Line

MOST = 100  # creatures in one fight, legs of one turn
SQUARE = 1.5  # metres: the side of what a medium creature takes up


def _with_point(value: object) -> object:
    """Return a number as people type it: "4,5"."""
    return value.replace(",", ".") if isinstance(value, str) else value


Modifier = Annotated[int, Field(ge=-20, le=20)]
Total = Annotated[int, Field(ge=-20, le=60, description="what a check comes to")]
Passive = Annotated[int, Field(ge=-40, le=80)]
Initiative = Annotated[int, Field(ge=-20, le=50)]
Die = Annotated[int, Field(ge=1, le=20, description="what a d20 shows")]
Round = Annotated[int, Field(ge=1, le=10_000)]
Metres = Annotated[float, BeforeValidator(_with_point), Field(ge=0, le=1000, allow_inf_nan=False)]
Text = Annotated[str, Line(80)]
Name = Annotated[str, Line(40, least=1)]
RowName = Annotated[Name, Mark(decides=True)]


class Kind(StrEnum):
    """Owner of a creature: a player, or the game master."""

    PC = "pc"
    MONSTER = "monster"


class Mode(StrEnum):
    """A way to move with a speed of its own."""

    WALK = "walk"
    FLY = "fly"
    SWIM = "swim"
    CLIMB = "climb"


class Size(StrEnum):
    """Size categories from the smallest; their ranks count from 0."""

    TINY = "tiny"
    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"
    HUGE = "huge"
    GARGANTUAN = "gargantuan"


class Speeds(Model):
    """Metres a turn for each way to move; a way without a speed does not exist."""

    walk: Metres | None = None
    fly: Metres | None = None
    swim: Metres | None = None
    climb: Metres | None = None

    def of(self, mode: Mode) -> float | None:
        """Return the speed of a way to move."""
        found: float | None = getattr(self, mode.value)
        return found


QUESTIONS = Questions()
question = QUESTIONS.question
