"""The table after a fact about an ability of the bestiary: what follows from a throw are facts of their own."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest.bestiary_events import BESTIARY_EVENTS
from app.systems.heroquest.state import Table


def _nothing_changed(table: Table, _: Event) -> Table:
    return table


# Any because each function takes exactly the event it is listed under.
BESTIARY_EVOLVERS: Mapping[type[Event], Callable[[Table, Any], Table]] = dict.fromkeys(
    BESTIARY_EVENTS, _nothing_changed
)  # fmt: skip
