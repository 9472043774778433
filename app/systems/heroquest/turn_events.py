"""What happens to the turns of a round."""

from typing import Literal

from app.core.dice import Roll
from app.core.events import Event, Subject
from app.systems.heroquest.dungeon import DUNGEON
from app.systems.heroquest.hero_events import HeroEvent


class TurnEnded(Event):
    """Something put an end to a figure's turn; `reason` has its words under `turn_ends`."""

    type: Literal["turn.ended"] = "turn.ended"
    figure_id: str
    reason: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """The figure."""
        return frozenset({self.figure_id})


class TurnOrderDrawn(Event):
    """The order of this round was drawn: hero ids, and the game master where the black ball lies (HR-ORDER)."""

    type: Literal["turn_order.drawn"] = "turn_order.drawn"
    rolls: tuple[Roll, ...]
    order: tuple[str, ...]

    @property
    def subjects(self) -> frozenset[Subject]:
        """The board's round."""
        return frozenset({DUNGEON})


class HeroDelayed(HeroEvent):
    """A hero will miss rounds."""

    type: Literal["hero.delayed"] = "hero.delayed"
    rounds: int


class RoundMissed(HeroEvent):
    """A hero has sat out a round; `rounds` of those he owed, none if magic alone held him back."""

    type: Literal["round.missed"] = "round.missed"
    rounds: int


TURN_EVENTS: tuple[type[Event], ...] = (TurnEnded, TurnOrderDrawn, HeroDelayed, RoundMissed)
