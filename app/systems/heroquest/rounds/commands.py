"""What can be said about rounds and turns."""

from typing import ClassVar, Literal

from app.core.events import Command, Subject
from app.systems.heroquest.fields import DungeonCommand, FigureId, HeroCommand, HeroId
from app.systems.heroquest.state.dungeon import ROUND


class RoundCommand(Command):
    """A wish about the round."""

    @property
    def subjects(self) -> frozenset[Subject]:
        """The round; the facts name everybody else whom it moves."""
        return frozenset({ROUND})


class BeginPlay(RoundCommand):
    """Begin with the first round. The start of a quest does so by itself."""

    type: Literal["begin_play"] = "begin_play"


class EndTurn(RoundCommand):
    """End the current turn; the next one begins. With a hero it is that hero's, and no other's."""

    permission: ClassVar[str | None] = "turns"
    type: Literal["end_turn"] = "end_turn"
    hero_id: HeroId | None = None

    @property
    def actors(self) -> frozenset[Subject]:
        """The hero: a player ends no turn but the own hero's."""
        return self.subjects if self.hero_id is None else frozenset({self.hero_id})


class TakeTurn(RoundCommand):
    """Somebody else is on turn, whatever the order says; who was interrupted still has his turn."""

    type: Literal["take_turn"] = "take_turn"
    figure_id: FigureId  # a hero or the game master


class EndPlay(RoundCommand):
    """No more turns. The end of a quest does so by itself."""

    type: Literal["end_play"] = "end_play"


class MarkPresence(HeroCommand):
    """A player has left the table for a while, or is back: the turns of an absent hero are passed over."""

    type: Literal["mark_presence"] = "mark_presence"
    present: bool


class DrawTurnOrder(DungeonCommand):
    """Draw who acts when in this round (HR-ORDER)."""

    type: Literal["draw_turn_order"] = "draw_turn_order"


class MissRound(HeroCommand):
    """Sit out one of the rounds a hero has to miss."""

    type: Literal["miss_round"] = "miss_round"
