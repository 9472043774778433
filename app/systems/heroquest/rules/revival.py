"""Getting up again (ch. 9): potion, spell, elixir, or by oneself."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import commands as do
from app.systems.heroquest.hero_events import HeroRevived
from app.systems.heroquest.rules import healing, recovery
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Condition, Hero


def revive_hero(scene: Scene, command: do.ReviveHero) -> Iterator[Event]:
    """HQ-9-STATE, HQ-14-ELIXIER: raise a fallen hero by the means that helps in this state."""
    hero = scene.living_hero(command.hero_id)
    if hero.is_standing:
        raise RuleViolation("revival.not_down", field="hero_id", hero=hero.name)
    match command.means:
        case "elixir":
            yield from recovery.raise_by_elixir(scene, hero)
            yield from healing.settle_poison(scene, hero.id)
        case "stands_up":
            yield from stand_up(scene, hero)
        case _:
            yield from healing.heal(scene, hero.id, command.points, command.means)


def may_stand_up(scene: Scene, hero: Hero) -> bool:
    """HQ-9-FAINT: after a light faint, and nobody else."""
    return hero.condition is Condition.FAINTED and recovery.faint_outcome(scene, hero).stands_up


def stand_up(scene: Scene, hero: Hero) -> Iterator[Event]:
    """HQ-9-FAINT: a hero gets up with one point. Raises: RuleViolation when he needs help."""
    if not recovery.faint_outcome(scene, hero).stands_up:
        raise RuleViolation("revival.needs_help", field="means", hero=hero.name)
    yield scene.record(HeroRevived(hero_id=hero.id, means="stands_up", points=1))
