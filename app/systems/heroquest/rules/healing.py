"""Body points come back by potions and spells (ch. 9 and 14), with what such healing ends."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.combat_events import EffectChanged
from app.systems.heroquest.hero_events import HeroHealed
from app.systems.heroquest.rules import recovery
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Effect


def heal(scene: Scene, hero_id: str, points: int, means: str) -> Iterator[Event]:
    """A healing potion or spell: it raises the fainted, gives points back and ends the plague. None at all is allowed.

    Raises: RuleViolation for the dead, and for a hero who has lost nothing.
    """
    hero = scene.living_hero(hero_id)
    if hero.is_standing:
        if hero.body_points == hero.body_attribute and not hero.amount(Effect.PLAGUED):
            raise RuleViolation("body_points.full", field="points", hero=hero.name, maximum=hero.body_attribute)
        yield from give_back(scene, hero_id, points)
    else:
        yield from recovery.raise_by_healing(scene, hero, means, points)
    yield from end_effect(scene, hero_id, Effect.PLAGUED)
    yield from settle_poison(scene, hero_id)


def give_back(scene: Scene, hero_id: str, points: int) -> Iterator[Event]:
    """Body points up to the attribute."""
    hero = scene.hero(hero_id)
    missing = min(points, hero.body_attribute - hero.body_points)
    if missing > 0:
        yield scene.record(HeroHealed(hero_id=hero_id, points=missing))


def end_effect(scene: Scene, figure_id: str, effect: Effect) -> Iterator[Event]:
    """What holds on a figure ends, if it holds."""
    amount = scene.figure(figure_id).amount(effect)
    if amount:
        yield scene.record(EffectChanged(figure_id=figure_id, effect=effect, change=-amount))


def weaken_effect(scene: Scene, figure_id: str, effect: Effect) -> Iterator[Event]:
    """One less of what holds on a figure."""
    yield scene.record(EffectChanged(figure_id=figure_id, effect=effect, change=-1))


def settle_poison(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-14-GIFT: no more points can be due to poison than are missing."""
    hero = scene.hero(hero_id)
    surplus = hero.amount(Effect.POISON) - max(hero.body_attribute - hero.body_points, 0)
    if surplus > 0:
        yield scene.record(EffectChanged(figure_id=hero_id, effect=Effect.POISON, change=-surplus))
