"""The interface a game implements to be played in this house."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Protocol, Self

from app.core.answers import Answers
from app.core.errors import NeedsLeave, NoOffersMade
from app.core.events import Command, Event, Subject
from app.core.model import IdSet, Model
from app.core.offers import Offer


class Role(StrEnum):
    """Role of the person who looks or acts."""

    GAME_MASTER = "game_master"
    PLAYER = "player"
    GUEST = "guest"


class Viewer(Model):
    """Person who looks at the table: the role and, for a player, that player's heroes."""

    role: Role
    hero_ids: IdSet = frozenset()

    def owns(self, hero_id: str) -> bool:
        """Return whether the viewer may see everything of this hero."""
        return self.role is Role.GAME_MASTER or hero_id in self.hero_ids


class GameState(Model):
    """The state of one game; every system has its own."""

    @classmethod
    def cast(cls, state: "GameState") -> Self:
        """Return the state as the type of its game, whose it must be."""
        assert isinstance(state, cls)
        return state

    @property
    def has_seals(self) -> bool:
        """Return whether choices are still under unopened seals."""
        return False

    @property
    def seal_occasion(self) -> str:
        """Return the occasion of sealed choices, such as a round of a fight. What was revealed and undone stays binding
        in it.
        """
        return ""


class Passport(Model):
    """One hero as rows for the read tables, in words every system shares."""

    hero_id: str
    name: str
    player: str = ""
    hero_class: str = ""
    status: str
    seat: int
    values: Mapping[str, int]
    equipment: tuple["PassportItem", ...] = ()
    spell_sets: tuple["PassportSpellSet", ...] = ()


class PassportItem(Model):
    """One thing a hero carries."""

    item_id: str
    kind: str
    content_id: str
    place: str
    wear: str


class PassportSpellSet(Model):
    """One set of spells a hero holds."""

    lore: str
    permanent: bool


class GameSystem(Protocol):
    """A game: pure functions over its own state, with its content inside."""

    @property
    def id(self) -> str:
        """Short stable name, e.g. the folder's."""

    @property
    def command_types(self) -> Sequence[type[Command]]:
        """Return every command the game understands."""

    @property
    def event_types(self) -> Sequence[type[Event]]:
        """Return every fact the game records."""

    @property
    def state_type(self) -> type[GameState]:
        """Return the model of the game's state."""

    @property
    def later_questions(self) -> frozenset[str]:
        """Purposes of questions that rules did not ask at first: what was recorded before has no answer to them."""

    def new_state(self) -> GameState:
        """Return an empty table."""

    def decide(self, state: GameState, command: Command, answers: Answers) -> Iterator[Event]:
        """Yield the facts that follow from a command.

        Raises: GameError when a rule forbids it; Unanswered when a roll or choice is missing.
        """

    def evolve(self, state: GameState, event: Event) -> GameState:
        """Return the state after a fact."""

    def impossible(self, state: GameState) -> str | None:
        """Return where a state from a file has a value that play never leads to; None if there is none."""

    def view(self, state: GameState, viewer: Viewer) -> Model:
        """Return the table as this person may see it: the only place that hides state."""

    def player_may(self, state: GameState, command: Command) -> bool | NeedsLeave | None:
        """Return whether players may do this by themselves at the present table; None if the house's permissions
        decide, `NeedsLeave` with the reason where the rules demand the game master's yes.
        """

    def hidden_subjects(self, state: GameState, viewer: Viewer) -> frozenset[Subject]:
        """Return the subjects this person must not even name, because the answer would reveal them."""

    def without(self, state: GameState, subjects: frozenset[Subject]) -> GameState:
        """Return the state without these; it equals the state where none of them is there."""

    def known(self, state: GameState, viewer: Viewer) -> GameState:
        """Return the state as this person knows it: what is hidden is not there. Rules decide on it like on any other.

        Its view is that of the whole state; of the game master it is the whole state.
        """

    def offers(self, state: GameState, viewer: Viewer, figure_id: str | None) -> Sequence[Offer]:
        """List what a figure can do now, as far as this person knows the table; without a figure what anybody can do.

        Raises: UnknownSubject for a figure that is not there, or that this person does not see; NoOffersMade.
        """

    def passports(self, state: GameState) -> Sequence[Passport]:
        """Return all heroes for the read tables."""

    def hero_names(self, state: GameState) -> Mapping[str, str]:
        """Return the names of all heroes whose passports are kept, by id; those at the table first, in seat order."""


class NoOffers:
    """The part of a `GameSystem` that makes no offers: its commands are asked for field by field."""

    def offers(self, state: GameState, viewer: Viewer, figure_id: str | None) -> Sequence[Offer]:
        """Raises: NoOffersMade, whatever the figure."""
        raise NoOffersMade


class NobodyHidden(NoOffers):
    """The part of a `GameSystem` about people who must not be named."""

    later_questions: frozenset[str] = frozenset()

    def player_may(self, state: GameState, command: Command) -> bool | NeedsLeave | None:
        """None: what the house permits counts."""
        del state, command
        return None

    def hidden_subjects(self, state: GameState, viewer: Viewer) -> frozenset[Subject]:
        """Return no subjects: nothing is hidden."""
        del state, viewer
        return frozenset()

    def without(self, state: GameState, subjects: frozenset[Subject]) -> GameState:
        """Return the table as it is."""
        del subjects
        return state

    def known(self, state: GameState, viewer: Viewer) -> GameState:
        """Return the table as it is: nothing on it is hidden from the rules."""
        del viewer
        return state
