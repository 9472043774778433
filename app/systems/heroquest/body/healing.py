"""Help for a hero: points regained, the fallen raised, poison and spells warded off (ch. 1.1, 9, 14 and 17).

What takes body points stands in wounds.py; mind points are lost here.
"""

from collections.abc import Collection, Generator, Iterator
from typing import Literal

from app.core.dice import Roll
from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.systems.heroquest.body.commands import (
    ChangeMindPoints,
    RestoreBodyPoints,
    RestoreMind,
    ReviveHero,
)
from app.systems.heroquest.body.events import (
    AttributeGained,
    AttributeLost,
    HeroHealed,
    HeroRevived,
    MindPointsLost,
    MindPointsRegained,
    PoisonPrevented,
)
from app.systems.heroquest.content.models import FaintRow
from app.systems.heroquest.dice import BLACK_SHIELD, COMBAT_DICE, WHITE_SHIELD, Color
from app.systems.heroquest.effects import WardName, WardThrown, end_effect, settle_poison
from app.systems.heroquest.equipment.rules import lose_beyond_mind
from app.systems.heroquest.limits import current_mind, has_mind
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Attribute, Condition, Effect, Hero


@rule(RestoreBodyPoints)
def restore_body_points(scene: Scene, command: RestoreBodyPoints) -> Iterator[Event]:
    """HQ-1, HQ-9-STATE: heal a standing hero up to the attribute; a fallen one has to be revived."""
    hero = scene.living_hero(command.hero_id)
    if not hero.is_standing:
        raise RuleViolation("hero.must_be_revived", field="hero_id", hero=hero.name)
    missing = hero.body_attribute - hero.body_points
    if missing == 0:
        raise RuleViolation("body_points.full", field="points", hero=hero.name, maximum=hero.body_attribute)
    yield scene.record(HeroHealed(hero_id=hero.id, points=min(command.points, missing)))


@rule(ReviveHero)
def revive_hero(scene: Scene, command: ReviveHero) -> Iterator[Event]:
    """HQ-9-STATE, HQ-14-ELIXIER: raise a fallen hero by the means that helps in this state."""
    hero = scene.living_hero(command.hero_id)
    if hero.is_standing:
        raise RuleViolation("revival.not_down", field="hero_id", hero=hero.name)
    match command.means:
        case "elixir":
            yield from raise_by_elixir(scene, hero)
        case "stands_up":
            yield from stand_up(scene, hero)
        case _:
            yield from heal(scene, hero.id, command.points, command.means)


def heal(scene: Scene, hero_id: str, points: int, means: str) -> Iterator[Event]:
    """Apply a healing potion or spell: it raises the fainted, gives points back and ends the plague. None at all is
    allowed.

    Raises: as check_needs_healing.
    """
    hero = scene.living_hero(hero_id)
    check_needs_healing(hero)
    if hero.is_standing:
        yield from give_back(scene, hero_id, points)
    else:
        yield from raise_by_healing(scene, hero, means, points)
    yield from end_effect(scene, hero_id, Effect.PLAGUED)
    yield from settle_poison(scene, hero_id)


def check_needs_healing(hero: Hero) -> None:
    """Check whether healing does anything for a hero; ask before a die is thrown for its points.

    Raises: RuleViolation for the dead, and for a hero who has lost nothing.
    """
    if hero.is_standing:
        if hero.body_points == hero.body_attribute and not hero.amount(Effect.PLAGUED):
            raise RuleViolation("body_points.full", field="points", hero=hero.name, maximum=hero.body_attribute)
    elif hero.condition is not Condition.FAINTED:
        raise RuleViolation("revival.elixir_only", field="means", hero=hero.name)


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
    yield from lose_beyond_mind(scene, hero.id)
    hero = scene.hero(hero.id)
    points = hero.body_attribute - hero.body_points
    yield scene.record(HeroRevived(hero_id=hero.id, means="elixir", points=points))
    yield from settle_poison(scene, hero.id)


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
        attribute, _row = scene.content.loss.lookup(roll.total)
    yield scene.record(shrinking(hero, attribute, 1, roll))


def faint_outcome(scene: Scene, hero: Hero) -> FaintRow:
    """Return how a hero fainted. Raises: RuleViolation for the dead."""
    if hero.condition is not Condition.FAINTED:
        raise RuleViolation("revival.elixir_only", field="means", hero=hero.name)
    # A row of the table that is there no more was the group's own: the hero has fainted like any other.
    return scene.content.faint.rows.get(hero.recovery or "") or FaintRow(rolls=(), healing="normal")


def may_stand_up(scene: Scene, hero: Hero) -> bool:
    """HQ-9-FAINT: only after a light faint."""
    return hero.condition is Condition.FAINTED and faint_outcome(scene, hero).stands_up


def stand_up(scene: Scene, hero: Hero) -> Iterator[Event]:
    """HQ-9-FAINT: a hero gets up with one point. Raises: RuleViolation when he needs help."""
    if not faint_outcome(scene, hero).stands_up:
        raise RuleViolation("revival.needs_help", field="means", hero=hero.name)
    yield scene.record(HeroRevived(hero_id=hero.id, means="stands_up", points=1))


@rule(ChangeMindPoints)
def change_mind_points(scene: Scene, command: ChangeMindPoints) -> Iterator[Event]:
    """HQ-8.1-SETS: lose mind points down to 0, with the spell sets they carried, or regain them up to the attribute."""
    hero = scene.living_hero(command.hero_id)
    if command.change == 0:
        raise InvalidValue("value.no_change", field="change")
    if command.change < 0:
        yield from lose_mind_points(scene, hero, -command.change)
        return
    missing = hero.mind_attribute - hero.mind_points
    if missing == 0:
        raise RuleViolation("mind_points.full", field="change", hero=hero.name, maximum=hero.mind_attribute)
    yield scene.record(MindPointsRegained(hero_id=hero.id, points=min(command.change, missing)))


def lose_mind_points(scene: Scene, hero: Hero, points: int) -> Iterator[Event]:
    """Mind points go, down to none, and the spell sets they carried with them. Raises: RuleViolation."""
    left = check_has_mind_points(scene, hero)
    yield scene.record(MindPointsLost(hero_id=hero.id, points=min(points, left)))
    yield from lose_beyond_mind(scene, hero.id)


def check_has_mind_points(scene: Scene, hero: Hero) -> int:
    """Return how many mind points are left to be lost; ask before dice fall for it. Raises: RuleViolation for none."""
    left = current_mind(hero, scene.content)
    if left <= 0:
        raise RuleViolation("mind_points.none_left", field="change", hero=hero.name)
    return left


@rule(RestoreMind)
def restore_mind(scene: Scene, command: RestoreMind) -> Iterator[Event]:
    """HQ-17: gives a hero without mind the elixir."""
    yield from restore_lost_mind(scene, scene.living_hero(command.hero_id))


def restore_lost_mind(scene: Scene, hero: Hero) -> Iterator[Event]:
    """HQ-14-ELIXIER, HQ-17, HR-MIND-RESTORED: the elixir gives a lost mind back."""
    if has_mind(hero, scene.content):
        raise RuleViolation("mind_points.not_lost", field="hero_id", hero=hero.name)
    target = hero.mind_attribute
    if scene.table.house_rules.restored_mind == "start_value":
        target = hero.start_mind
    yield scene.record(MindPointsRegained(hero_id=hero.id, points=target - hero.mind_points))


def growth(hero: Hero, attribute: Attribute, points: int) -> AttributeGained:
    """Raise the current value too, unless the hero is down or has lost the mind."""
    grows_along = hero.is_standing if attribute is Attribute.BODY else hero.mind_points > 0
    return AttributeGained(hero_id=hero.id, attribute=attribute, points=points, current=points * grows_along)


def shrinking(hero: Hero, attribute: Attribute, points: int, roll: Roll | None = None) -> AttributeLost:
    """Lower the current value only as far as it would exceed the attribute."""
    current, old = hero.mind_points, hero.mind_attribute
    if attribute is Attribute.BODY:
        current, old = hero.body_points, hero.body_attribute
    surplus = max(current - (old - points), 0)
    return AttributeLost(hero_id=hero.id, attribute=attribute, points=points, current=surplus, roll=roll)


WARD_DIE = COMBAT_DICE[Color.WHITE]

# Yields the throw as a fact and returns whether it warded off: `warded = yield from wards_off(…)`.
Warding = Generator[Event, None, bool]


def _settle_ward(scene: Scene, hero_id: str, name: WardName, roll: Roll, faces: Collection[str]) -> Warding:
    """Record the throw that counts."""
    warded = roll.count(*faces) > 0
    yield scene.record(WardThrown(hero_id=hero_id, ward=name, roll=roll, warded=warded))
    return warded


def saving_faces(attribute: int, white_from: int, at_height: str) -> Collection[str]:
    """Return the faces that save: a black shield; at the height of the gift a white one, "white" instead or as well."""
    if attribute < white_from:
        return {BLACK_SHIELD}
    return {WHITE_SHIELD} if at_height == "white" else {WHITE_SHIELD, BLACK_SHIELD}


def constitution_wards_off(scene: Scene, hero_id: str) -> Warding:
    """Decide whether a poison does nothing to a hero: `warded = yield from constitution_wards_off(scene, hero_id)`.

    A hero with the gift may waive the throw, and from some body attribute on may repeat one that failed.
    """
    hero = scene.hero(hero_id)
    ward = scene.hero_class(hero).constitution
    if ward is None or scene.answers.choose("constitution_waive", "throw", "waive") == "waive":
        return False
    faces = saving_faces(hero.body_attribute, ward.white_from, scene.table.house_rules.warding_faces)
    roll = scene.answers.roll("constitution", WARD_DIE, about=hero_id)
    may_repeat = hero.body_attribute >= ward.repeat_from and not roll.count(*faces)
    if may_repeat and scene.answers.choose("constitution_repeat", "keep", "repeat") == "repeat":
        roll = scene.answers.roll_again(roll, "HQ-1.1-KONSTITUTION", WARD_DIE, about=hero_id)
    return (yield from _settle_ward(scene, hero_id, "constitution", roll, faces))


def resistance_wards_off(scene: Scene, hero_id: str, source: Literal["mage", "scroll"] = "mage") -> Warding:
    """Decide whether a spell does nothing to a hero: `warded = yield from resistance_wards_off(scene, hero_id)`.

    A hero with the gift must throw, and from some mind attribute on may repeat any throw.
    HR-DWARF-SCROLL: a spell from a scroll or an artifact is warded off only by that house rule.
    """
    hero = scene.hero(hero_id)
    ward = scene.hero_class(hero).resistance
    if ward is None or (source == "scroll" and scene.table.house_rules.warded_scrolls == "mages_only"):
        return False
    roll = scene.answers.roll("resistance", WARD_DIE, about=hero_id)
    may_repeat = hero.mind_attribute >= ward.repeat_from
    if may_repeat and scene.answers.choose("resistance_repeat", "keep", "repeat") == "repeat":
        roll = scene.answers.roll_again(roll, "HQ-1.1-RESISTENZ", WARD_DIE, about=hero_id)
    faces = saving_faces(hero.mind_attribute, ward.white_from, scene.table.house_rules.warding_faces)
    return (yield from _settle_ward(scene, hero_id, "resistance", roll, faces))


def poison_is_harmless(scene: Scene, hero_id: str) -> Warding:
    """HQ-14-GIFT, HQ-1.1-KONSTITUTION: the charm prevents harm by poison, the body of a dwarf may ward it off."""
    for item in scene.hero(hero_id).items:
        if scene.entry(item).prevents_poison and not item.wear.magic_lost:
            yield scene.record_item(PoisonPrevented, hero_id, item)
            return True
    return (yield from constitution_wards_off(scene, hero_id))
