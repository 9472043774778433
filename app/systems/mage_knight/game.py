"""Mage Knight Dungeons as the house knows it: rulings that are read and worked out; no figures, no table."""

from collections.abc import Iterator, Mapping, Sequence

from app.core.answers import Answers
from app.core.events import Command, Event, Subject
from app.core.game_system import GameState, Passport, Viewer
from app.systems.mage_knight import actions, conversion, fighting, figures, magic, movement, spawn, terror
from app.systems.mage_knight.rulings import RULINGS, RulingApplied

SUBJECTS = (figures, fighting, actions, magic, terror, movement, spawn, conversion)  # each registers its rulings


class NoTable(GameState):
    """Nothing is kept: every ruling is given what it needs."""


class MageKnight:
    """The rulings of the sheet."""

    id = "mage-knight"
    command_types: Sequence[type[Command]] = tuple(one.entry.command for one in RULINGS.values())
    event_types: Sequence[type[Event]] = (RulingApplied,)
    state_type: type[GameState] = NoTable
    later_questions: frozenset[str] = frozenset()

    def new_state(self) -> NoTable:
        """No table."""
        return NoTable()

    def decide(self, state: GameState, command: Command, answers: Answers) -> Iterator[Event]:
        """What follows from a ruling. Raises: GameError; Unanswered."""
        del state
        return RULINGS[command.type].apply(command, answers)

    def evolve(self, state: GameState, event: Event) -> GameState:
        """Nothing changes."""
        del event
        return state

    def view(self, state: GameState, viewer: Viewer) -> GameState:
        """Nothing is hidden."""
        del viewer
        return state

    def player_may(self, state: GameState, command: Command) -> bool | None:
        """As the house permits."""
        del state, command
        return None

    def hidden_subjects(self, state: GameState, viewer: Viewer) -> frozenset[Subject]:
        """Nobody is hidden."""
        del state, viewer
        return frozenset()

    def without(self, state: GameState, subjects: frozenset[Subject]) -> GameState:
        """Nobody is left out."""
        del subjects
        return state

    def impossible(self, state: GameState) -> str | None:
        """Nothing is."""
        del state
        return None

    def passports(self, state: GameState) -> Sequence[Passport]:
        """Nobody has one."""
        del state
        return ()

    def hero_names(self, state: GameState) -> Mapping[str, str]:
        """Nobody is named."""
        del state
        return {}


SYSTEM = MageKnight()
