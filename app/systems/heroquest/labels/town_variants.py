"""Which sentence a fact about potions, care, trade or a quest takes."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest.potions.events import BrewFailed, HerbsApplied, PotionDrunk
from app.systems.heroquest.quests.events import HeroReturned
from app.systems.heroquest.state.town import TownMode
from app.systems.heroquest.town.events import StockLimited, TownOpened, VisitorCame, VisitorLeft


def _opened(event: TownOpened) -> str:
    """A closed town lets in nobody, whether on a quest or not."""
    is_open = event.town_mode is not TownMode.CLOSED
    return "during_quest" if event.during_quest and is_open else event.town_mode


# Any because each function takes exactly the event it is listed under.
TOWN_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    PotionDrunk: lambda event: "own" if event.to_id == event.hero_id else "poured",
    HerbsApplied: lambda event: "own" if event.to_id == event.hero_id else "other",
    BrewFailed: lambda event: "lost" if event.used else "kept",
    StockLimited: lambda event: "endless" if event.number is None else "counted",
    TownOpened: _opened,
    VisitorCame: lambda event: event.visitor,
    VisitorLeft: lambda event: event.visitor,
    HeroReturned: lambda event: "passed" if event.passed else "back",
}
