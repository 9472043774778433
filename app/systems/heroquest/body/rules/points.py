"""Body and mind points are lost and regained (ch. 9 and 17)."""

from collections.abc import Iterator

from app.core.dice import Roll
from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.systems.heroquest.attributes import current_mind, has_mind
from app.systems.heroquest.body.commands import ChangeMindPoints, LoseBodyPoints, RestoreBodyPoints, RestoreMind
from app.systems.heroquest.body.events import (
    AttributeGained,
    AttributeLost,
    HeroHealed,
    HeroWounded,
    MindPointsLost,
    MindPointsRegained,
)
from app.systems.heroquest.body.rules import faint_death_fall
from app.systems.heroquest.effects.rules import end_by_wound
from app.systems.heroquest.equipment.rules import things
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Attribute, Hero


@rule(LoseBodyPoints)
def lose_body_points(scene: Scene, command: LoseBodyPoints) -> Iterator[Event]:
    """HQ-9-STATE: lose body points, whatever took them, with all that follows."""
    yield from wound(scene, command.hero_id, command.points)


def wound(scene: Scene, hero_id: str, points: int) -> Iterator[Event]:
    """HQ-9-STATE: 0 is fainted, -1 dead, -2 dead for good. Only who stood before falls (HQ-9-FALL, HQ-8.2.1)."""
    stood = scene.living_hero(hero_id).is_standing
    yield scene.record(HeroWounded(hero_id=hero_id, points=points))
    yield from end_by_wound(scene, hero_id)
    body_points = scene.hero(hero_id).body_points
    if body_points > 0:
        return
    if body_points == 0:
        yield from faint_death_fall.resolve_faint(scene, hero_id)
    elif body_points == -1:
        yield from faint_death_fall.resolve_death(scene, hero_id)
    else:
        yield from faint_death_fall.lose_for_good(scene, hero_id)
    if stood:
        yield from faint_death_fall.resolve_fall(scene, hero_id)


@rule(RestoreBodyPoints)
def restore_body_points(scene: Scene, command: RestoreBodyPoints) -> Iterator[Event]:
    """HQ-1, HQ-9-STATE: heal a standing hero up to the attribute; who is down has to be revived."""
    hero = scene.living_hero(command.hero_id)
    if not hero.is_standing:
        raise RuleViolation("hero.must_be_revived", field="hero_id", hero=hero.name)
    missing = hero.body_attribute - hero.body_points
    if missing == 0:
        raise RuleViolation("body_points.full", field="points", hero=hero.name, maximum=hero.body_attribute)
    yield scene.record(HeroHealed(hero_id=hero.id, points=min(command.points, missing)))


@rule(ChangeMindPoints)
def change_mind_points(scene: Scene, command: ChangeMindPoints) -> Iterator[Event]:
    """HQ-8.1-SETS: lose mind points down to 0, with the spell sets they carried, or regain them up to the attribute."""
    hero = scene.living_hero(command.hero_id)
    if command.change == 0:
        raise InvalidValue("value.no_change", field="change")
    if command.change < 0:
        yield from lose(scene, hero, -command.change)
    else:
        yield from _regain(scene, hero, command.change)


@rule(RestoreMind)
def restore_mind(scene: Scene, command: RestoreMind) -> Iterator[Event]:
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
    yield from things.settle(scene, hero.id)


def _regain(scene: Scene, hero: Hero, points: int) -> Iterator[Event]:
    missing = hero.mind_attribute - hero.mind_points
    if missing == 0:
        raise RuleViolation("mind_points.full", field="change", hero=hero.name, maximum=hero.mind_attribute)
    yield scene.record(MindPointsRegained(hero_id=hero.id, points=min(points, missing)))


def growth(hero: Hero, attribute: Attribute, points: int) -> AttributeGained:
    """The current value grows along, but nobody gets up by growing, nor finds a lost mind again."""
    grows_along = hero.is_standing if attribute is Attribute.BODY else hero.mind_points > 0
    return AttributeGained(hero_id=hero.id, attribute=attribute, points=points, current=points * grows_along)


def shrinking(hero: Hero, attribute: Attribute, points: int, roll: Roll | None = None) -> AttributeLost:
    """The current value falls along only as far as it would stand above the attribute."""
    current, old = hero.mind_points, hero.mind_attribute
    if attribute is Attribute.BODY:
        current, old = hero.body_points, hero.body_attribute
    surplus = max(current - (old - points), 0)
    return AttributeLost(hero_id=hero.id, attribute=attribute, points=points, current=surplus, roll=roll)
