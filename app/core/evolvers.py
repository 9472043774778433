"""How a state follows an event: said by a function that stands where the event stands."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from app.core.events import Event

State = TypeVar("State")
Evolver = Callable[[State, Any], State]


class Evolvers(Generic[State]):
    """What each kind of event does to the state of one game."""

    def __init__(self) -> None:
        self.kinds: dict[type[Event], Evolver[State]] = {}

    def evolves(self, kind: type[Event]) -> Callable[[Evolver[State]], Evolver[State]]:
        """The function that changes the state after an event."""

        def register(function: Evolver[State]) -> Evolver[State]:
            self.kinds[kind] = function
            return function

        return register

    def evolve(self, state: State, event: Event) -> State:
        """The state after a fact; as it was where no function follows it."""
        follow = self.kinds.get(type(event))
        return follow(state, event) if follow else state
