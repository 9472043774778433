"""The table after a fact about magic."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import magic_events
from app.systems.heroquest.state import Table


def _nothing_changed(table: Table, _: Event) -> Table:
    """What follows from a throw are facts of their own."""
    return table


# Any because each function takes exactly the event it is listed under.
MAGIC_EVOLVERS: Mapping[type[Event], Callable[[Table, Any], Table]] = {
    magic_events.WardThrown: _nothing_changed,
}
