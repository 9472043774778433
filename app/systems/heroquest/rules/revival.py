"""Getting up again (ch. 9): potion, spell, elixir, or by oneself."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import commands as do
from app.systems.heroquest.content.models import FaintOutcome
from app.systems.heroquest.hero_events import HeroRevived
from app.systems.heroquest.rules import spell_sets
from app.systems.heroquest.rules.attributes import shrinking
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Attribute, Condition, Hero


def revive_hero(scene: Scene, command: do.ReviveHero) -> Iterator[Event]:
    """HQ-9-STATE, HQ-14-ELIXIER: raise a fallen hero by the means that helps in this state."""
    hero = scene.living_hero(command.hero_id)
    if hero.is_standing:
        raise RuleViolation("revival.not_down", field="hero_id", hero=hero.name)
    match command.means:
        case "elixir":
            yield from _raise_by_elixir(scene, hero)
        case "stands_up":
            yield from _stand_up(scene, hero)
        case _:
            yield from _raise_by_healing(scene, hero, command)


def _raise_by_healing(scene: Scene, hero: Hero, command: do.ReviveHero) -> Iterator[Event]:
    """HQ-9-FAINT: after a deep faint one point only. A light faint is no worse than a plain one."""
    outcome = _faint(scene, hero)
    points = 1 if outcome.healing == "one_point" else min(command.points, hero.body_attribute)
    yield scene.record(HeroRevived(hero_id=hero.id, means=command.means, points=points))


def _stand_up(scene: Scene, hero: Hero) -> Iterator[Event]:
    if not _faint(scene, hero).stands_up:
        raise RuleViolation("revival.needs_help", field="means", hero=hero.name)
    yield scene.record(HeroRevived(hero_id=hero.id, means="stands_up", points=1))


def _raise_by_elixir(scene: Scene, hero: Hero) -> Iterator[Event]:
    """HQ-9-LOSS: the way back costs a gained point, and the spell sets that came with it."""
    if hero.condition is not Condition.DEAD:
        raise RuleViolation("revival.elixir_wasted", field="means", hero=hero.name)
    yield from _lose_gained_point(scene, hero)
    yield from spell_sets.lose_surplus(scene, hero.id)
    hero = scene.hero(hero.id)
    points = hero.body_attribute - hero.body_points
    yield scene.record(HeroRevived(hero_id=hero.id, means="elixir", points=points))


def _faint(scene: Scene, hero: Hero) -> FaintOutcome:
    """How a hero fainted. Raises: RuleViolation for the dead."""
    if hero.condition is not Condition.FAINTED:
        raise RuleViolation("revival.elixir_only", field="means", hero=hero.name)
    return next(row.outcome for row in scene.content.faint.rows if row.outcome.id == hero.recovery)


def _lose_gained_point(scene: Scene, hero: Hero) -> Iterator[Event]:
    """HQ-7-LOSS, HR-LOSS-DIE: only gained points can be lost; if there are both kinds, the die decides."""
    gained = [attribute for attribute in Attribute if hero.gained(attribute) > 0]
    if not gained:
        return
    roll, attribute = None, gained[0]
    if len(gained) > 1 and scene.table.house_rules.random_loss == "choice":
        attribute = Attribute(scene.answers.choose("attribute_loss", *gained))
    elif len(gained) > 1:
        roll = scene.answers.roll("attribute_loss", scene.content.loss.die)
        attribute = scene.content.loss.lookup(roll.total)
    yield scene.record(shrinking(hero, attribute, 1, roll))
