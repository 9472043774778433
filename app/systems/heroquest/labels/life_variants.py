"""Which of several sentences a fact about a hero's life beyond the table takes."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest.party.events import HeroArrived, HeroSetAside

# Any because each function takes exactly the event it is listed under.
LIFE_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    HeroSetAside: lambda event: event.standing,
    HeroArrived: lambda event: "from" if event.origin else "plain",
}
