"""HQ-9-DEATH: what becomes of a hero at -1 body point, and of one who is lost."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest.content.models import ItemKind
from app.systems.heroquest.hero_events import HeroDied, HeroLost
from app.systems.heroquest.item_events import MagicFaded
from app.systems.heroquest.rules import injuries
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.rules.stamina import throw_on_table
from app.systems.heroquest.state import Item


def resolve_death(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-9-DEATH: throw on the death table."""
    table = scene.content.death
    throw = throw_on_table(scene, scene.hero(hero_id), "death_table", table.die)
    outcome = table.lookup(throw.number)
    yield scene.record(
        HeroDied(
            hero_id=hero_id,
            roll=throw.roll,
            first_roll=throw.first_roll,
            bonus=throw.bonus,
            outcome=outcome.id,
        )
    )
    if not outcome.revivable:
        yield from lose_for_good(scene, hero_id)
    if outcome.injury:
        yield from injuries.resolve_injury(scene, hero_id)


def lose_for_good(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-9-ROBBED: with its bearer's life every magic thing loses its power."""
    yield scene.record(HeroLost(hero_id=hero_id))
    magic = [item.id for item in scene.hero(hero_id).items if _is_magic(scene, item)]
    if magic:
        yield scene.record(MagicFaded(hero_id=hero_id, item_ids=tuple(magic)))


def _is_magic(scene: Scene, item: Item) -> bool:
    entry = scene.entry(item)
    magic_weapon = entry.weapon is not None and entry.weapon.magic
    return (magic_weapon or entry.kind is ItemKind.ARTIFACT) and not item.wear.magic_lost
