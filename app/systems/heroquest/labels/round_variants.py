"""Which sentence a fact about a round or a turn takes."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest.rounds.events import HeroPassedOver, PresenceChanged

# Any because each function takes exactly the event it is listed under.
ROUND_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    HeroPassedOver: lambda event: event.cause,
    PresenceChanged: lambda event: "here" if event.present else "away",
}
