"""HQ-14-GIFT: poison takes body points, and it is remembered which ones."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest.combat_events import EffectChanged
from app.systems.heroquest.rules import constitution
from app.systems.heroquest.rules.combat.damage import wound_figure
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.rules.wards import Warding
from app.systems.heroquest.state import Effect
from app.systems.heroquest.town_events import PoisonPrevented


def is_harmless(scene: Scene, hero_id: str) -> Warding:
    """HQ-14-GIFT, HQ-1.1-KONSTITUTION: the charm prevents harm by poison, the body of a dwarf may ward it off."""
    for item in scene.hero(hero_id).items:
        if scene.entry(item).prevents_poison and not item.wear.magic_lost:
            yield scene.record(PoisonPrevented(hero_id=hero_id, item_id=item.id, content_id=item.content_id))
            return True
    return (yield from constitution.wards_off(scene, hero_id))


def lose_to_poison(scene: Scene, hero_id: str, points: int) -> Iterator[Event]:
    """HQ-14-GIFT: body points lost to poison are noted, so that the antidote can give them back."""
    if points:
        yield scene.record(EffectChanged(figure_id=hero_id, effect=Effect.POISON, change=points))
        yield from wound_figure(scene, hero_id, points)
