"""How the fainted and the dead come back (ch. 7 and 9): what each means helps, and what the way back costs."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.content.models import FaintOutcome
from app.systems.heroquest.hero_events import HeroRevived
from app.systems.heroquest.rules import lost_mind
from app.systems.heroquest.rules.attributes import shrinking
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Attribute, Condition, Hero


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
    yield from lost_mind.settle(scene, hero.id)
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
