"""What happens to the turns of a round."""

from typing import Literal

from app.core.dice import Roll
from app.core.events import Event, Subject
from app.systems.heroquest.dungeon import DUNGEON
from app.systems.heroquest.figure_events import FigureFact
from app.systems.heroquest.hero_events import HeroEvent
from app.systems.heroquest.round import ROUND


class TurnEnded(FigureFact):
    """Something put an end to a figure's turn; `reason` has its words under `turn_ends`."""

    type: Literal["turn.ended"] = "turn.ended"
    reason: str


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


class RoundEvent(Event):
    """A fact about the round."""

    @property
    def subjects(self) -> frozenset[Subject]:
        """The round."""
        return frozenset({ROUND})


class RoundBegan(RoundEvent):
    """The next round began; it is the one with this number."""

    type: Literal["round.began"] = "round.began"
    number: int


class TurnFact(RoundEvent):
    """A fact about the turn of a hero or of the game master."""

    figure_id: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """The round and the hero."""
        return frozenset({ROUND, self.figure_id})


class TurnBegan(TurnFact):
    """Somebody is on turn."""

    type: Literal["turn.began"] = "turn.began"


class TurnCompleted(TurnFact):
    """Somebody has had his turn of this round."""

    type: Literal["turn.completed"] = "turn.completed"


class HeroPassedOver(HeroEvent):
    """A hero's turn came, and he could not take it."""

    type: Literal["hero.passed_over"] = "hero.passed_over"
    cause: Literal["down", "lost", "absent"]

    @property
    def subjects(self) -> frozenset[Subject]:
        """The round and the hero."""
        return frozenset({ROUND, self.hero_id})


class PresenceChanged(HeroEvent):
    """A hero's player left the table for a while, or came back."""

    type: Literal["presence.changed"] = "presence.changed"
    present: bool


class PlayEnded(RoundEvent):
    """No more turns are taken; so many rounds had begun."""

    type: Literal["play.ended"] = "play.ended"
    rounds: int


TURN_EVENTS: tuple[type[Event], ...] = (
    TurnEnded, TurnOrderDrawn, HeroDelayed, RoundMissed,
    RoundBegan, TurnBegan, TurnCompleted, HeroPassedOver, PresenceChanged, PlayEnded,
)  # fmt: skip
