"""Body points come and go (ch. 9): whoever reaches 0 goes down."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import commands as do
from app.systems.heroquest.hero_events import HeroHealed, HeroWounded
from app.systems.heroquest.rules import death, fainting, falling
from app.systems.heroquest.rules.magic import holding
from app.systems.heroquest.rules.scene import Scene


def lose_body_points(scene: Scene, command: do.LoseBodyPoints) -> Iterator[Event]:
    """HQ-9-STATE: lose body points, whatever took them, with all that follows."""
    yield from wound(scene, command.hero_id, command.points)


def wound(scene: Scene, hero_id: str, points: int) -> Iterator[Event]:
    """HQ-9-STATE: 0 is fainted, -1 dead, -2 dead for good. Only who stood before falls (HQ-9-FALL, HQ-8.2.1)."""
    stood = scene.living_hero(hero_id).is_standing
    yield scene.record(HeroWounded(hero_id=hero_id, points=points))
    yield from holding.end_by_wound(scene, hero_id)
    body_points = scene.hero(hero_id).body_points
    if body_points > 0:
        return
    if body_points == 0:
        yield from fainting.resolve_faint(scene, hero_id)
    elif body_points == -1:
        yield from death.resolve_death(scene, hero_id)
    else:
        yield from death.lose_for_good(scene, hero_id)
    if stood:
        yield from falling.resolve_fall(scene, hero_id)


def restore_body_points(scene: Scene, command: do.RestoreBodyPoints) -> Iterator[Event]:
    """HQ-1, HQ-9-STATE: heal a standing hero up to the attribute; who is down has to be revived."""
    hero = scene.living_hero(command.hero_id)
    if not hero.is_standing:
        raise RuleViolation("hero.must_be_revived", field="hero_id", hero=hero.name)
    missing = hero.body_attribute - hero.body_points
    if missing == 0:
        raise RuleViolation("body_points.full", field="points", hero=hero.name, maximum=hero.body_attribute)
    yield scene.record(HeroHealed(hero_id=hero.id, points=min(command.points, missing)))
