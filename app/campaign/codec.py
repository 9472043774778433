"""Commands, events and states as JSON and back, for the journal and for the API."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, reduce
from operator import or_
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, ConfigDict, FailFast, Field, TypeAdapter

from app.campaign import commands, events
from app.campaign.model import CampaignState, House
from app.core.answers import Answer
from app.core.errors import UnknownContent
from app.core.events import Command, Event, Named
from app.core.game_system import GameSystem

Kind = TypeVar("Kind", bound=Named)


class _Typed(BaseModel):
    """Field of a command's JSON that names its type."""

    model_config = ConfigDict(extra="ignore")
    type: str = ""


class Codec:
    """The JSON forms of one game's campaigns."""

    def __init__(self, system: GameSystem) -> None:
        """Raises: TypeError, with both places, when two commands or two events of it have one name."""
        self.system = system
        self._commands = _named(system, (*commands.COMMAND_TYPES, *system.command_types))
        _named(system, (*events.EVENT_TYPES, *system.event_types))

    @cached_property
    def command(self) -> TypeAdapter[Any]:
        """Return one command of the house or the game, told apart by `type`."""
        return TypeAdapter(_union((*commands.COMMAND_TYPES, *self.system.command_types)))

    @cached_property
    def events(self) -> TypeAdapter[Any]:
        """Return a row of facts of the house or the game."""
        # Any, because no checker can know a type that is made while the program runs.
        several: Any = tuple.__class_getitem__((_union((*events.EVENT_TYPES, *self.system.event_types)), ...))
        return TypeAdapter(Annotated[several, FailFast()])  # of a million faults the first is told

    def load_events(self, text: str) -> tuple[Event, ...]:
        """Return facts from a JSON array. Raises: ValidationError."""
        facts: tuple[Event, ...] = self.events.validate_json(text)
        return facts

    def load_command(self, text: str | bytes) -> Command:
        """Return a command from JSON. Raises: ValidationError.

        Its own kind reads it: making one reader of all kinds takes half a second in which everybody waits.
        """
        kind = self._commands.get(_Typed.model_validate_json(text).type)
        command: Command = self.command.validate_json(text) if kind is None else kind.model_validate_json(text)
        return command

    def load_state(self, house: str, table: str) -> CampaignState:
        """Return the state from its two parts. Raises: ValidationError."""
        return CampaignState.model_construct(
            house=House.model_validate_json(house), table=self.system.state_type.model_validate_json(table)
        )


def codecs(systems: Mapping[str, GameSystem]) -> Callable[[str], Codec]:
    """Gives the JSON forms of a game by its id, made when first needed. It raises UnknownContent."""

    @cache
    def codec(system_id: str) -> Codec:
        if system_id not in systems:
            raise UnknownContent("system.not_installed", system=system_id)
        return Codec(systems[system_id])

    return codec


ANSWERS: TypeAdapter[tuple[Answer, ...]] = TypeAdapter(Annotated[tuple[Answer, ...], FailFast()])


def _named(system: GameSystem, kinds: Sequence[type[Kind]]) -> Mapping[str, type[Kind]]:
    """Return these kinds of a game by their names. Raises: TypeError, with both places, for two of one name."""
    named = dict[str, type[Kind]]()
    for kind in kinds:
        if (other := named.setdefault(kind.type_name, kind)) is not kind:
            places = ", ".join(f"{one.__module__}.{one.__qualname__}" for one in (other, kind))
            raise TypeError(f"two of {system.id} are called {kind.type_name}: {places}")
    return named


def _union(kinds: Sequence[type[Event]] | Sequence[type[Command]]) -> Any:
    """Any of these kinds, told apart by their type."""
    return Annotated[reduce(or_, kinds), Field(discriminator="type")]
