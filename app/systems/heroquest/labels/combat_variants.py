"""Which sentence a fact about fights takes."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import combat_events, item_events
from app.systems.heroquest.state import COUNTED, Effect

# What somebody is or does; all other effects are called like things that work on somebody.
_STATES = {Effect.IN_PIT, Effect.SLOWED, Effect.TURNED, Effect.MISSES_TURN, Effect.HIDDEN}


def _strike(event: combat_events.StrikeResolved) -> str:
    if event.diverted:
        return "diverted"
    if event.hits == 0:
        return "missed"
    return "defended" if event.defence_roll else "undefended"


def _effect(event: combat_events.EffectChanged) -> str:
    is_more = event.change > 0
    if event.effect in _STATES:
        return f"{event.effect}_{'begins' if is_more else 'ends'}"
    if event.effect in COUNTED:
        return "more" if is_more else "less"
    return "begins" if is_more else "ends"


# Any because each function takes exactly the event it is listed under.
COMBAT_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    combat_events.MonsterPlaced: lambda event: "hidden" if event.hidden else "open",
    combat_events.StrikeResolved: _strike,
    combat_events.EffectChanged: _effect,
    item_events.WeaponReadied: lambda event: event.cost,
    combat_events.WeaponThrown: lambda event: "lost" if event.lost else "lies",
}
