"""DungeonQuest as the house knows it."""

from collections.abc import Iterator, Mapping, Sequence

from app.core.answers import Answers
from app.core.events import Command, Event, Subject
from app.core.game_system import GameState, Passport, Viewer
from app.systems.dungeonquest.ruling import Ask, Found, Question, answer
from app.systems.dungeonquest.state import Table


class DungeonQuest:
    """The game with its content."""

    id = "dungeonquest"
    command_types: Sequence[type[Command]] = ()
    event_types: Sequence[type[Event]] = (Found,)
    state_type: type[GameState] = Table
    later_questions: frozenset[str] = frozenset()

    def new_state(self) -> GameState:
        """An empty table."""
        return Table()

    def decide(self, state: GameState, command: Command, answers: Answers) -> Iterator[Event]:
        """Yield the facts that follow from a command. Raises: GameError; Unanswered."""
        table = _table(state)
        if isinstance(command, Question):
            yield from answer(command, Ask(answers, table.settled))

    def evolve(self, state: GameState, event: Event) -> GameState:
        """The table after a fact."""
        del event
        return state

    def impossible(self, state: GameState) -> str | None:
        """The place of the first value that no play leads to."""
        del state
        return None

    def view(self, state: GameState, viewer: Viewer) -> Table:
        """What a viewer may see."""
        del viewer
        return _table(state)

    def player_may(self, state: GameState, command: Command) -> bool | None:
        """What the house permits counts."""
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

    def passports(self, state: GameState) -> Sequence[Passport]:
        """All heroes for the read tables."""
        del state
        return ()

    def hero_names(self, state: GameState) -> Mapping[str, str]:
        """The heroes' names by id, in seat order."""
        del state
        return {}


SYSTEM = DungeonQuest()


def _table(state: GameState) -> Table:
    assert isinstance(state, Table)
    return state
