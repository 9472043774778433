"""How the table follows an event: said where the event stands."""

from collections.abc import Callable
from typing import Any

from app.core.events import Event
from app.core.own_entries import ENTRY_EVENTS, follow_entries
from app.systems.dungeonquest.state import Table

Evolver = Callable[[Table, Any], Table]
EVOLVERS: dict[type[Event], Evolver] = {}


def evolves(kind: type[Event]) -> Callable[[Evolver], Evolver]:
    """The function that changes the table after an event."""

    def register(function: Evolver) -> Evolver:
        EVOLVERS[kind] = function
        return function

    return register


def evolve(table: Table, event: Event) -> Table:
    """The table after a fact."""
    if isinstance(event, ENTRY_EVENTS):
        return table.model_copy(update={"own_entries": follow_entries(table.own_entries, event)})
    follow = EVOLVERS.get(type(event))
    return follow(table, event) if follow else table
