"""Mind points come and go (ch. 8 and 17)."""

from collections.abc import Iterator

from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.systems.heroquest import commands as do
from app.systems.heroquest.hero_events import MindPointsLost, MindPointsRegained
from app.systems.heroquest.rules import lost_mind
from app.systems.heroquest.rules.attributes import current_mind, has_mind
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Hero


def change_mind_points(scene: Scene, command: do.ChangeMindPoints) -> Iterator[Event]:
    """HQ-8.1-SETS: lose mind points down to 0, with the spell sets they carried, or regain them up to the attribute."""
    hero = scene.living_hero(command.hero_id)
    if command.change == 0:
        raise InvalidValue("value.no_change", field="change")
    if command.change < 0:
        yield from lose(scene, hero, -command.change)
    else:
        yield from _regain(scene, hero, command.change)


def restore_mind(scene: Scene, command: do.RestoreMind) -> Iterator[Event]:
    """HQ-17: gives a hero without mind the elixir."""
    yield from restore(scene, scene.living_hero(command.hero_id))


def restore(scene: Scene, hero: Hero) -> Iterator[Event]:
    """HQ-14-ELIXIER, HQ-17, HR-MIND-RESTORED: the elixir gives a lost mind back."""
    if has_mind(hero, scene.content):
        raise RuleViolation("mind_points.not_lost", field="hero_id", hero=hero.name)
    target = hero.mind_attribute
    if scene.table.house_rules.restored_mind == "start_value":
        target = hero.start_mind
    yield scene.record(MindPointsRegained(hero_id=hero.id, points=target - hero.mind_points))


def lose(scene: Scene, hero: Hero, points: int) -> Iterator[Event]:
    """Mind points go, down to none, and the spell sets they carried with them. Raises: RuleViolation."""
    left = current_mind(hero, scene.content)
    if left <= 0:
        raise RuleViolation("mind_points.none_left", field="change", hero=hero.name)
    yield scene.record(MindPointsLost(hero_id=hero.id, points=min(points, left)))
    yield from lost_mind.settle(scene, hero.id)


def _regain(scene: Scene, hero: Hero, points: int) -> Iterator[Event]:
    missing = hero.mind_attribute - hero.mind_points
    if missing == 0:
        raise RuleViolation("mind_points.full", field="change", hero=hero.name, maximum=hero.mind_attribute)
    yield scene.record(MindPointsRegained(hero_id=hero.id, points=min(points, missing)))
