"""Which sentence a fact about a round or a turn takes."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import turn_events as turn

# Any because each function takes exactly the event it is listed under.
ROUND_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    turn.HeroPassedOver: lambda event: event.cause,
    turn.PresenceChanged: lambda event: "here" if event.present else "away",
}
