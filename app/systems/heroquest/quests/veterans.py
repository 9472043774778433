"""The values of a hero who was played before, written down in one step (ch. 7)."""

from collections.abc import Iterator

from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.systems.heroquest.body.healing import growth, shrinking
from app.systems.heroquest.equipment.events import GoldGained, GoldLost
from app.systems.heroquest.equipment.rules import lose_beyond_mind
from app.systems.heroquest.limits import room_to_grow
from app.systems.heroquest.quests.commands import EnterValues
from app.systems.heroquest.quests.events import QuestPointsCorrected
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Attribute


@rule(EnterValues)
def enter_values(scene: Scene, command: EnterValues) -> Iterator[Event]:
    """HQ-7-QP: write down gained points up to the caps, the scale up to its end, passed quests and gold."""
    hero, scale = scene.living_hero(command.hero_id), scene.content.amounts.quest_point_scale
    gained = {Attribute.BODY: command.gained_body, Attribute.MIND: command.gained_mind}
    changes = {attribute: number - hero.gained(attribute) for attribute, number in gained.items()}
    for attribute, change in changes.items():
        if change > room_to_grow(hero, scene.content, attribute):
            field = f"gained_{attribute.value}"
            raise RuleViolation("attribute.above_cap", field=field, hero=hero.name, attribute=attribute.value)
    if command.quest_points > scale:
        raise InvalidValue(
            "quest_points.outside_scale", field="quest_points", scale=scale, points=hero.quest_points
        )  # fmt: skip
    points, passed = command.quest_points - hero.quest_points, command.quests_passed - hero.quests_passed
    gold = command.gold - hero.gold
    if not (any(changes.values()) or points or passed or gold):
        raise InvalidValue("hero_values.unchanged", field="gained_body", hero=hero.name)
    for attribute, change in changes.items():
        if change > 0:
            yield scene.record(growth(scene.hero(hero.id), attribute, change))
        elif change < 0:
            yield scene.record(shrinking(scene.hero(hero.id), attribute, -change))
            yield from lose_beyond_mind(scene, hero.id)
    if points or passed:
        yield scene.record(QuestPointsCorrected(hero_id=hero.id, change=points, passed=passed))
    if gold:
        kind = GoldGained if gold > 0 else GoldLost
        yield scene.record(kind(hero_id=hero.id, amount=abs(gold)))
