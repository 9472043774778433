"""Quest points, and what grows with them (ch. 7)."""

from collections.abc import Iterator

from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.core.model import Model
from app.systems.heroquest.body.healing import growth, shrinking
from app.systems.heroquest.content.models import Content, Ward
from app.systems.heroquest.equipment.rules import lose_beyond_mind
from app.systems.heroquest.limits import growable, room_to_grow
from app.systems.heroquest.quests.commands import AwardQuestPoint, ChangeAttribute, ChangeQuestPoints, ClaimReward
from app.systems.heroquest.quests.events import QuestPointAwarded, QuestPointsCorrected, QuestPointsSpent
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.spell_sets import limit
from app.systems.heroquest.state.figures import Attribute, Hero
from app.systems.heroquest.state.house_rules import HouseRules

REWARD = "quest_reward"
LATER = "later"  # the choice stays open, for the player to make: see claim_reward


@rule(AwardQuestPoint)
def award_quest_point(scene: Scene, command: AwardQuestPoint) -> Iterator[Event]:
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


@rule(ClaimReward)
def claim_reward(scene: Scene, command: ClaimReward) -> Iterator[Event]:
    """HQ-7-QP, HR-QP-CAPPED: a choice that stayed open can be taken as soon as a value is below its cap."""
    hero = scene.living_hero(command.hero_id)
    scale = scene.content.amounts.quest_point_scale
    if hero.quest_points < scale:
        raise RuleViolation("reward.not_yet", field="hero_id", hero=hero.name, points=hero.quest_points, scale=scale)
    if not growable(hero, scene.content):
        raise RuleViolation("reward.capped", field="hero_id", hero=hero.name)
    yield from _reward(scene, hero)


@rule(ChangeQuestPoints)
def change_quest_points(scene: Scene, command: ChangeQuestPoints) -> Iterator[Event]:
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


@rule(ChangeAttribute)
def change_attribute(scene: Scene, command: ChangeAttribute) -> Iterator[Event]:
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
        yield from lose_beyond_mind(scene, hero.id)


def _reward(scene: Scene, hero: Hero, *, may_wait: bool = False) -> Iterator[Event]:
    options = growable(hero, scene.content)
    if options:
        waiting = (LATER,) if may_wait and len(options) > 1 else ()
        chosen = scene.answers.choose(REWARD, *options, *waiting, about=hero.id)
        if chosen == LATER:
            return
        yield scene.record(growth(hero, Attribute(chosen), 1))
    if options or scene.table.house_rules.capped_reward == "restarts":
        yield scene.record(QuestPointsSpent(hero_id=hero.id, points=scene.content.amounts.quest_point_scale))


class Prospect(Model):
    """Something that would change: its id in `words/*.ftl`, and from what to what where it is a number."""

    id: str
    old: int = 0
    new: int = 0


def prospects(hero: Hero, content: Content, rules: HouseRules, attribute: Attribute) -> tuple[Prospect, ...]:
    """HQ-7-QP: what one point more brings: the value, spells, gifts, the guild; and whether the cap is reached."""
    grown = _grown(hero, attribute)
    found = _of_body(hero, grown, content, rules) if attribute is Attribute.BODY else _of_mind(hero, grown, content)
    capped = [Prospect(id="cap")] if room_to_grow(hero, content, attribute) == 1 else []
    return (*found, *capped)


def _of_body(hero: Hero, grown: Hero, content: Content, rules: HouseRules) -> Iterator[Prospect]:
    yield Prospect(id="body", old=hero.body_attribute, new=grown.body_attribute)
    hero_class, amounts = content.classes[hero.hero_class], content.amounts
    repeat = amounts.stamina_repeat + (rules.stamina_nine == "above_nine")
    if hero_class.stamina and grown.body_attribute == repeat:
        yield Prospect(id="stamina_repeat")
    if hero_class.stamina and grown.body_attribute == amounts.stamina_bonus:
        yield Prospect(id="stamina_bonus")
    if hero_class.constitution is not None:
        yield from _of_ward("constitution", hero_class.constitution, grown.body_attribute)


def _of_mind(hero: Hero, grown: Hero, content: Content) -> Iterator[Prospect]:
    """HQ-8.1-SETS, HQ-1.1-BASISZAUBER, HQ-8.1-GILDE: sets, basic and special spells, and the way into the guild."""
    yield Prospect(id="mind", old=hero.mind_attribute, new=grown.mind_attribute)
    hero_class = content.classes[hero.hero_class]
    old, new = limit(_rested(hero), content), limit(_rested(grown), content)
    if new.sets > old.sets:
        yield Prospect(id="spell_sets", old=old.sets, new=new.sets)
    if hero_class.wizardry is not None:
        yield Prospect(id="basic_spells", old=hero.mind_attribute, new=grown.mind_attribute)
        if hero.gained_mind == 0:
            is_open = hero.quests_passed >= hero_class.wizardry.guild_from
            yield Prospect(id="guild" if is_open else "guild_later", new=hero_class.wizardry.guild_from)
    if hero_class.resistance is not None:
        yield from _of_ward("resistance", hero_class.resistance, grown.mind_attribute)
    regeneration = hero_class.regeneration
    if regeneration is not None and grown.mind_attribute == regeneration.white_from:
        yield Prospect(id="regeneration")


def _of_ward(name: str, ward: Ward, attribute: int) -> Iterator[Prospect]:
    if attribute == ward.repeat_from:
        yield Prospect(id=f"{name}_repeat")
    if attribute == ward.white_from:
        yield Prospect(id=f"{name}_white")


def _grown(hero: Hero, attribute: Attribute) -> Hero:
    gained = growth(hero, attribute, 1)
    if attribute is Attribute.BODY:
        return hero.model_copy(update={"gained_body": hero.gained_body + gained.points})
    return hero.model_copy(update={"gained_mind": hero.gained_mind + gained.points})


def _rested(hero: Hero) -> Hero:
    """Return the hero with all mind points back, as before the next quest (HQ-17)."""
    return hero.model_copy(update={"mind_points": hero.mind_attribute})
