"""Which sentence a fact about potions, care, trade or a quest takes."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import market_events as market
from app.systems.heroquest import town_events as on
from app.systems.heroquest.town import TownMode


def _opened(event: market.TownOpened) -> str:
    """A closed town lets in nobody, whether on a quest or not."""
    is_open = event.town_mode is not TownMode.CLOSED
    return "during_quest" if event.during_quest and is_open else event.town_mode


# Any because each function takes exactly the event it is listed under.
TOWN_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    on.PotionDrunk: lambda event: "own" if event.to_id == event.hero_id else "poured",
    on.HerbsApplied: lambda event: "own" if event.to_id == event.hero_id else "other",
    on.BrewFailed: lambda event: "lost" if event.used else "kept",
    on.StockLimited: lambda event: "endless" if event.number is None else "counted",
    market.TownOpened: _opened,
    market.VisitorCame: lambda event: event.visitor,
    market.VisitorLeft: lambda event: event.visitor,
    on.HeroReturned: lambda event: "passed" if event.passed else "back",
}
