"""What a match keeps of its sides and figures."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from app.core.game_system import GameState
from app.core.model import Model

Kind = Literal["hero", "mage_spawn", "non_hero"]
MOST_SIDES, MOST_FIGURES = 4, 60
Number = Annotated[int, Field(ge=0)]


class Side(Model):
    """A player: the original number of actions, and the experience gained."""

    actions: Number
    experience: Number = 0


class Figure(Model):
    """A figure of a side. `acted`: it had an action in this round; `out`: it is eliminated."""

    id: str
    name: str
    side: str
    kind: Kind = "hero"
    levels: Number = 0
    tokens: Number = 0
    acted: bool = False
    out: bool = False


class Match(GameState):
    """A match. `turn` is the side whose turn it is, empty before the first; `left` are its actions."""

    sides: Mapping[str, Side] = {}
    figures: Mapping[str, Figure] = {}
    round: Number = 0
    turn: str = ""
    left: Number = 0
    rolled: bool = False
    is_over: bool = False

    def of(self, side: str) -> Iterator[Figure]:
        """The figures of a side."""
        return (one for one in self.figures.values() if one.side == side)

    def levels(self, side: str) -> int:
        """MKD-TIE-1, MKD-TIE-2: the sum of gained levels, eliminated figures included; no heroes count as level 0."""
        return sum(one.levels for one in self.of(side) if one.kind != "non_hero")

    def next_side(self) -> str:
        """Whose turn comes after this one."""
        names = [*self.sides]
        return names[(names.index(self.turn) + 1) % len(names)]

    def having(self, figure: str, **changes: Any) -> "Match":
        """The match with a figure changed."""
        changed = self.figures[figure].model_copy(update=changes)
        return self.model_copy(update={"figures": {**self.figures, figure: changed}})

    def gaining(self, side: str, experience: int) -> "Match":
        """The match with experience for a side."""
        gained = self.sides[side]
        gained = gained.model_copy(update={"experience": gained.experience + experience})
        return self.model_copy(update={"sides": {**self.sides, side: gained}})
