"""Which sentence a fact about potions, care, trade or a quest takes."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import town_events as on

# Any because each function takes exactly the event it is listed under.
TOWN_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    on.PotionDrunk: lambda event: "own" if event.to_id == event.hero_id else "poured",
    on.HerbsApplied: lambda event: "own" if event.to_id == event.hero_id else "other",
    on.BrewFailed: lambda event: "lost" if event.used else "kept",
    on.StockLimited: lambda event: "endless" if event.number is None else "counted",
    on.HeroReturned: lambda event: "passed" if event.passed else "back",
}
