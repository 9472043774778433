"""Which sentence a fact about magic takes."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import magic_events

# Any because each function takes exactly the event it is listed under.
MAGIC_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    magic_events.WardThrown: lambda event: f"{event.ward}_{'warded' if event.warded else 'failed'}",
}
