"""Which sentence a fact of the way takes."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import exploration_events as on

# Any because each function takes exactly the event it is listed under.
EXPLORATION_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    on.AreasExhausted: lambda event: "all" if event.whole_map else "some",
    on.MovementRolled: lambda event: event.limit or "free",
    on.FigureDodged: lambda event: "to" if event.square else "aside",
    on.PitOpened: lambda event: next((at for at in ("square", "area", "figure_id") if getattr(event, at)), "somewhere"),
    on.TrapJumped: lambda event: event.landing,
    on.TrapStruck: lambda event: "hit" if event.points else "missed",
    on.FirestormKindled: lambda event: "at_once" if event.at_once else "later",
    on.FirestormExploded: lambda event: "over_figures" if event.roll else "empty",
    on.PoisonTasted: lambda event: "harmful" if event.points else "harmless",
    on.FateRolled: lambda event: "strikes" if event.hero_id else "spares",
}
