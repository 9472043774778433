"""HQ-14-GIFT: what keeps poison of every kind from doing harm."""

from app.systems.heroquest.rules import constitution
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.rules.wards import Warding
from app.systems.heroquest.town_events import PoisonPrevented


def is_harmless(scene: Scene, hero_id: str) -> Warding:
    """HQ-14-GIFT, HQ-1.1-KONSTITUTION: the charm prevents harm by poison, the body of a dwarf may ward it off."""
    for item in scene.hero(hero_id).items:
        if scene.entry(item).prevents_poison and not item.wear.magic_lost:
            yield scene.record(PoisonPrevented(hero_id=hero_id, item_id=item.id, content_id=item.content_id))
            return True
    return (yield from constitution.wards_off(scene, hero_id))
