"""What a hero cannot hold with too few mind points (ch. 8.1 and 8.3)."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest.combat_events import ItemLaidDown
from app.systems.heroquest.content.models import ItemKind
from app.systems.heroquest.rules import spell_sets
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.rules.town import limits
from app.systems.heroquest.wear import wear_words


def settle(scene: Scene, hero_id: str) -> Iterator[Event]:
    """Surplus spell sets go, and scrolls that cannot be read; whoever has enough mind keeps everything."""
    yield from spell_sets.lose_surplus(scene, hero_id)
    yield from leave_scrolls(scene, hero_id)


def leave_scrolls(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-8.3: who cannot read leaves all scrolls on the spot, found ones too; others may take them."""
    hero = scene.hero(hero_id)
    if limits.can_read(hero, scene.content):
        return
    for item in hero.items:
        if scene.entry(item).kind is ItemKind.SCROLL:
            yield scene.record(
                ItemLaidDown(hero_id=hero_id, item_id=item.id, content_id=item.content_id, wear=wear_words(item.wear))
            )
