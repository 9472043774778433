"""HQ-14-GIFT: poison by the game master's word; an artifact prevents it, a dwarf may ward it off."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest import town_commands as do
from app.systems.heroquest.rules import antidote, injuries, mind_points
from app.systems.heroquest.rules.exploration import poison
from app.systems.heroquest.rules.scene import Scene


def take_poison(scene: Scene, command: do.TakePoison) -> Iterator[Event]:
    """HQ-14-GIFT, HQ-17: poison takes body points, which is noted, or mind points."""
    hero = scene.living_hero(command.hero_id)
    if (yield from antidote.is_harmless(scene, hero.id)):
        return
    if command.harm == "body":
        yield from poison.lose_to_poison(scene, hero.id, command.points)
    else:
        yield from mind_points.lose(scene, scene.hero(hero.id), command.points)


def suffer_injury(scene: Scene, command: do.SufferInjury) -> Iterator[Event]:
    """HQ-14-INJURY: a lasting injury; where poison is its cause, HQ-1.1-KONSTITUTION may prevent it."""
    hero = scene.living_hero(command.hero_id)
    if command.by_poison and (yield from antidote.is_harmless(scene, hero.id)):
        return
    yield from injuries.resolve_injury(scene, hero.id, command.weakness)
