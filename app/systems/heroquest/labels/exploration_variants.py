"""Which sentence a fact of the way takes."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest.exploration.events import AreasExhausted, FateRolled, MovementRolled, PoisonTasted
from app.systems.heroquest.traps.events import (
    FigureDodged,
    FirestormExploded,
    FirestormKindled,
    PitOpened,
    TrapJumped,
    TrapStruck,
)

# Any because each function takes exactly the event it is listed under.
EXPLORATION_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    AreasExhausted: lambda event: "all" if event.whole_map else "some",
    MovementRolled: lambda event: event.limit or "free",
    FigureDodged: lambda event: "to" if event.square else "aside",
    PitOpened: lambda event: next((at for at in ("square", "area", "figure_id") if getattr(event, at)), "somewhere"),
    TrapJumped: lambda event: event.landing,
    TrapStruck: lambda event: "hit" if event.points else "missed",
    FirestormKindled: lambda event: "at_once" if event.at_once else "later",
    FirestormExploded: lambda event: "over_figures" if event.roll else "empty",
    PoisonTasted: lambda event: "harmful" if event.points else "harmless",
    FateRolled: lambda event: "strikes" if event.hero_id else "spares",
}
