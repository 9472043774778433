"""Which sentence a fact about fights takes."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest.combat.events import MonsterPlaced, StrikeResolved, WeaponThrown
from app.systems.heroquest.effects.events import EffectChanged
from app.systems.heroquest.equipment.events import WeaponReadied
from app.systems.heroquest.state.figures import COUNTED, Effect

# What somebody is or does; all other effects are called like things that work on somebody.
_STATES = {Effect.IN_PIT, Effect.SLOWED, Effect.TURNED, Effect.MISSES_TURN, Effect.HIDDEN}


def _strike(event: StrikeResolved) -> str:
    if event.diverted:
        return "diverted"
    if event.hits == 0:
        return "missed"
    return "defended" if event.defence_roll else "undefended"


def _effect(event: EffectChanged) -> str:
    is_more = event.change > 0
    if event.effect in _STATES:
        return f"{event.effect}_{'begins' if is_more else 'ends'}"
    if event.effect in COUNTED:
        return "more" if is_more else "less"
    return "begins" if is_more else "ends"


# Any because each function takes exactly the event it is listed under.
COMBAT_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    MonsterPlaced: lambda event: "hidden" if event.hidden else "open",
    StrikeResolved: _strike,
    EffectChanged: _effect,
    WeaponReadied: lambda event: event.cost,
    WeaponThrown: lambda event: "lost" if event.lost else "lies",
}
