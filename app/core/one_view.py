"""A game in which nobody has to be hidden from anybody: it leaves unsaid what only others need."""

from app.core.events import Command, Subject
from app.core.game_system import GameState, Viewer


class NobodyHidden:
    """The part of a `GameSystem` about people who must not be named."""

    later_questions: frozenset[str] = frozenset()

    def player_may(self, state: GameState, command: Command) -> bool | None:
        """As the house permits."""
        del state, command
        return None

    def hidden_subjects(self, state: GameState, viewer: Viewer) -> frozenset[Subject]:
        """Nobody is hidden."""
        del state, viewer
        return frozenset()

    def without(self, state: GameState, subjects: frozenset[Subject]) -> GameState:
        """The table as it is."""
        del subjects
        return state
