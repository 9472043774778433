"""HQ-19-GIFT: points lost to a poisonous tail are lost to poison (ch. 1.1 and 14)."""

from collections.abc import Generator

from app.core.events import Event
from app.systems.heroquest.combat_events import EffectChanged
from app.systems.heroquest.rules import antidote
from app.systems.heroquest.rules.combat.ability_hooks import AbilityHooks
from app.systems.heroquest.rules.combat.strike import Strike
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Effect

ABILITY = "poison"


def before_wound(scene: Scene, strike: Strike, points: int) -> Generator[Event, None, int]:
    """HQ-19-GIFT: the wound is poisoned, so that an antidote gives it back (HQ-14-GIFT); returns the points lost.

    HR-PLAGUE-DWARF: a dwarf's constitution wards off the poison and leaves the wound, or wards off both.
    """
    if not strike.poisonous or strike.target_id not in scene.table.heroes:
        return points
    if (yield from antidote.is_harmless(scene, strike.target_id)):
        return 0 if scene.table.house_rules.warded_plague == "wound_too" else points
    yield scene.record(EffectChanged(figure_id=strike.target_id, effect=Effect.POISON, change=points))
    return points


HOOKS = AbilityHooks(before_wound=before_wound)
