"""The game as the house knows it."""

from collections.abc import Iterator, Mapping, Sequence

from app.core.answers import Answers
from app.core.events import Command, Event
from app.core.game_system import GameState, Passport, Viewer
from app.systems.dnd5e.rules.asking import Question


class Encounter(GameState):
    """A fight."""


class Dnd5e:
    """The combat basics."""

    id = "dnd5e"
    command_types: Sequence[type[Command]] = ()
    event_types: Sequence[type[Event]] = ()
    state_type: type[GameState] = Encounter
    later_questions: frozenset[str] = frozenset()

    def new_state(self) -> GameState:
        """Nobody fights."""
        return Encounter()

    def decide(self, state: GameState, command: Command, answers: Answers) -> Iterator[Event]:
        """Yield the facts that follow from a command. Raises: GameError; Unanswered."""
        if isinstance(command, Question):
            yield command.answer(answers)

    def evolve(self, state: GameState, event: Event) -> GameState:
        """The fight after a fact."""
        return state

    def view(self, state: GameState, viewer: Viewer) -> GameState:
        """What this person may see."""
        return state

    def player_may(self, state: GameState, command: Command) -> bool | None:
        """What the house permits counts."""
        return None

    def hidden_subjects(self, state: GameState, viewer: Viewer) -> frozenset[str]:
        """Whom this person must not name."""
        return frozenset()

    def without(self, state: GameState, subjects: frozenset[str]) -> GameState:
        """The fight without these."""
        return state

    def impossible(self, state: GameState) -> str | None:
        """Every state can be reached."""
        return None

    def passports(self, state: GameState) -> Sequence[Passport]:
        """The heroes for the read tables."""
        return ()

    def hero_names(self, state: GameState) -> Mapping[str, str]:
        """The heroes by their ids."""
        return {}


SYSTEM = Dnd5e()
