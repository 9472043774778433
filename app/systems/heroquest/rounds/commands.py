"""Commands about rounds and turns."""

from app.core.events import Command, Subject
from app.systems.heroquest.fields import DungeonCommand, FigureId, HeroCommand, HeroId
from app.systems.heroquest.state.dungeon import ROUND


class RoundCommand(Command, touches=(ROUND,)):
    """A command about the round."""


class BeginPlay(RoundCommand, type="begin_play"):
    """Begin with the first round. The start of a quest does so by itself."""


class EndTurn(RoundCommand, type="end_turn", permission="turns"):
    """End the current turn; the next one begins. With a hero it is that hero's, and no other's."""

    hero_id: HeroId | None = None

    @property
    def actors(self) -> frozenset[Subject]:
        """Return the hero: a player ends only the turn of that player's hero."""
        return self.subjects if self.hero_id is None else frozenset({self.hero_id})


class TakeTurn(RoundCommand, type="take_turn"):
    """Somebody else is on turn, whatever the order says; who was interrupted still has his turn."""

    figure_id: FigureId  # a hero or the game master


class EndPlay(RoundCommand, type="end_play"):
    """No more turns. The end of a quest does so by itself."""


class MarkPresence(HeroCommand, type="mark_presence"):
    """A player has left the table for a while, or is back: the turns of an absent hero are passed over."""

    present: bool


class DrawTurnOrder(DungeonCommand, type="draw_turn_order"):
    """Draw who acts when in this round (HR-ORDER)."""


class MissRound(HeroCommand, type="miss_round"):
    """Sit out one of the rounds a hero has to miss."""
