"""Quest points and what they bring (ch. 7)."""

from collections.abc import Iterator

from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.systems.heroquest import commands as do
from app.systems.heroquest.hero_events import (
    QuestPointAwarded,
    QuestPointsCorrected,
    QuestPointsSpent,
)
from app.systems.heroquest.rules import lost_mind
from app.systems.heroquest.rules.attributes import growable, growth, room_to_grow, shrinking
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Attribute, Hero

LATER = "later"  # the choice stays open, for the player to make: see claim_reward


def award_quest_point(scene: Scene, command: do.AwardQuestPoint) -> Iterator[Event]:
    """HQ-7-QP: one point a passed quest; a choice that is still open comes first."""
    yield from award(scene, scene.living_hero(command.hero_id))


def award(scene: Scene, hero: Hero) -> Iterator[Event]:
    """HQ-7-QP: the point of a passed quest; the tenth raises a value, now or when its player has chosen."""
    scale = scene.content.amounts.quest_point_scale
    if hero.quest_points >= scale:
        yield from _reward(scene, hero)
    has_room = scene.hero(hero.id).quest_points < scale
    yield scene.record(QuestPointAwarded(hero_id=hero.id, points=int(has_room)))
    hero = scene.hero(hero.id)
    if has_room and hero.quest_points >= scale:
        yield from _reward(scene, hero, may_wait=True)


def claim_reward(scene: Scene, command: do.ClaimReward) -> Iterator[Event]:
    """HQ-7-QP, HR-QP-CAPPED: a choice that stayed open can be taken as soon as a value is below its cap."""
    hero = scene.living_hero(command.hero_id)
    scale = scene.content.amounts.quest_point_scale
    if hero.quest_points < scale:
        raise RuleViolation("reward.not_yet", field="hero_id", hero=hero.name, points=hero.quest_points, scale=scale)
    if not growable(hero, scene.content):
        raise RuleViolation("reward.capped", field="hero_id", hero=hero.name)
    yield from _reward(scene, hero)


def change_quest_points(scene: Scene, command: do.ChangeQuestPoints) -> Iterator[Event]:
    """Correct the scale, between 0 and its end, and the number of passed quests."""
    hero = scene.hero(command.hero_id)
    if command.change == 0 and command.passed == 0:
        raise InvalidValue("value.no_change", field="change")
    scale = scene.content.amounts.quest_point_scale
    if not 0 <= hero.quest_points + command.change <= scale:
        raise InvalidValue("quest_points.outside_scale", field="change", scale=scale, points=hero.quest_points)
    if hero.quests_passed + command.passed < 0:
        raise InvalidValue("quest_points.below_zero", field="passed", passed=hero.quests_passed)
    yield scene.record(QuestPointsCorrected(hero_id=hero.id, change=command.change, passed=command.passed))


def change_attribute(scene: Scene, command: do.ChangeAttribute) -> Iterator[Event]:
    """Correct gained points, between the start value and the cap; the current value goes along."""
    hero, attribute, change = scene.living_hero(command.hero_id), command.attribute, command.change
    if change == 0:
        raise InvalidValue("value.no_change", field="change")
    if change > room_to_grow(hero, scene.content, attribute):
        raise RuleViolation("attribute.above_cap", field="change", hero=hero.name, attribute=attribute.value)
    if hero.gained(attribute) + change < 0:
        raise RuleViolation("attribute.below_start", field="change", hero=hero.name, attribute=attribute.value)
    if change > 0:
        yield scene.record(growth(hero, attribute, change))
    else:
        yield scene.record(shrinking(hero, attribute, -change))
        yield from lost_mind.settle(scene, hero.id)


def _reward(scene: Scene, hero: Hero, *, may_wait: bool = False) -> Iterator[Event]:
    options = growable(hero, scene.content)
    if options:
        waiting = (LATER,) if may_wait and len(options) > 1 else ()
        chosen = scene.answers.choose("quest_reward", *options, *waiting, about=hero.id)
        if chosen == LATER:
            return
        yield scene.record(growth(hero, Attribute(chosen), 1))
    if options or scene.table.house_rules.capped_reward == "restarts":
        yield scene.record(QuestPointsSpent(hero_id=hero.id, points=scene.content.amounts.quest_point_scale))
