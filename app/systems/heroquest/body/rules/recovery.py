"""Healing and revival: by potion, spell, elixir, or of itself (ch. 9 and 14)."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.body.commands import ReviveHero
from app.systems.heroquest.body.events import HeroHealed, HeroRevived
from app.systems.heroquest.body.rules.points import shrinking
from app.systems.heroquest.content.models import FaintOutcome
from app.systems.heroquest.effects.rules import end_effect, settle_poison
from app.systems.heroquest.equipment.rules import things
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Attribute, Condition, Effect, Hero


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
        yield from raise_by_healing(scene, hero, means, points)
    yield from end_effect(scene, hero_id, Effect.PLAGUED)
    yield from settle_poison(scene, hero_id)


def give_back(scene: Scene, hero_id: str, points: int) -> Iterator[Event]:
    """Body points up to the attribute."""
    hero = scene.hero(hero_id)
    missing = min(points, hero.body_attribute - hero.body_points)
    if missing > 0:
        yield scene.record(HeroHealed(hero_id=hero_id, points=missing))


def raise_by_healing(scene: Scene, hero: Hero, means: str, points: int) -> Iterator[Event]:
    """HQ-9-FAINT: after a deep faint one point only. A light faint is no worse than a plain one."""
    outcome = faint_outcome(scene, hero)
    gained = 1 if outcome.healing == "one_point" else min(points, hero.body_attribute)
    yield scene.record(HeroRevived(hero_id=hero.id, means=means, points=gained))


def raise_by_elixir(scene: Scene, hero: Hero) -> Iterator[Event]:
    """HQ-14-ELIXIER, HQ-9-LOSS: all body points return; the way costs a gained point and the spell sets with it."""
    if hero.condition is not Condition.DEAD:
        raise RuleViolation("revival.elixir_wasted", field="means", hero=hero.name)
    yield from _lose_gained_point(scene, hero)
    yield from things.settle(scene, hero.id)
    hero = scene.hero(hero.id)
    points = hero.body_attribute - hero.body_points
    yield scene.record(HeroRevived(hero_id=hero.id, means="elixir", points=points))


def faint_outcome(scene: Scene, hero: Hero) -> FaintOutcome:
    """How a hero fainted. Raises: RuleViolation for the dead."""
    if hero.condition is not Condition.FAINTED:
        raise RuleViolation("revival.elixir_only", field="means", hero=hero.name)
    rows = scene.content.faint.rows
    found = next((row.outcome for row in rows if row.outcome.id == hero.recovery), None)
    # A row of the table that is there no more was the group's own: the hero has fainted like any other.
    return found or FaintOutcome(id="gone", healing="normal")


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


@rule(ReviveHero)
def revive_hero(scene: Scene, command: ReviveHero) -> Iterator[Event]:
    """HQ-9-STATE, HQ-14-ELIXIER: raise a fallen hero by the means that helps in this state."""
    hero = scene.living_hero(command.hero_id)
    if hero.is_standing:
        raise RuleViolation("revival.not_down", field="hero_id", hero=hero.name)
    match command.means:
        case "elixir":
            yield from raise_by_elixir(scene, hero)
            yield from settle_poison(scene, hero.id)
        case "stands_up":
            yield from stand_up(scene, hero)
        case _:
            yield from heal(scene, hero.id, command.points, command.means)


def may_stand_up(scene: Scene, hero: Hero) -> bool:
    """HQ-9-FAINT: after a light faint, and nobody else."""
    return hero.condition is Condition.FAINTED and faint_outcome(scene, hero).stands_up


def stand_up(scene: Scene, hero: Hero) -> Iterator[Event]:
    """HQ-9-FAINT: a hero gets up with one point. Raises: RuleViolation when he needs help."""
    if not faint_outcome(scene, hero).stands_up:
        raise RuleViolation("revival.needs_help", field="means", hero=hero.name)
    yield scene.record(HeroRevived(hero_id=hero.id, means="stands_up", points=1))
