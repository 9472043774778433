"""Which sentence a fact about fights takes."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import combat_events, item_events
from app.systems.heroquest.state import COUNTED


def _strike(event: combat_events.StrikeResolved) -> str:
    if event.diverted:
        return "diverted"
    if event.hits == 0:
        return "missed"
    return "defended" if event.defence_roll else "undefended"


def _effect(event: combat_events.EffectChanged) -> str:
    if event.effect in COUNTED:
        return "more" if event.change > 0 else "less"
    return "begins" if event.change > 0 else "ends"


# Any because each function takes exactly the event it is listed under.
COMBAT_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    combat_events.MonsterPlaced: lambda event: "hidden" if event.hidden else "open",
    combat_events.StrikeResolved: _strike,
    combat_events.EffectChanged: _effect,
    item_events.WeaponReadied: lambda event: event.cost,
    combat_events.WeaponThrown: lambda event: "lost" if event.lost else "lies",
}
