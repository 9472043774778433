"""The reward of a quest is shared among its survivors (ch. 7)."""

from collections.abc import Iterator

from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.systems.heroquest.equipment.events import GoldGained
from app.systems.heroquest.quests.commands import ShareReward
from app.systems.heroquest.quests.events import RewardShared
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene


@rule(ShareReward)
def share_reward(scene: Scene, command: ShareReward) -> Iterator[Event]:
    """Give gold to the survivors, in the shares the group agrees on. Raises: InvalidValue, RuleViolation."""
    if len(command.hero_ids) != len(command.amounts):
        raise InvalidValue("reward.not_for_each", field="amounts")
    newest = scene.table.quest_log[-1] if scene.table.quest_log else None
    if newest is None or newest.outcome is None:
        raise RuleViolation("quest.none_to_reward", field="hero_ids")
    heroes = [scene.living_hero(hero_id) for hero_id in command.hero_ids]
    total = sum(command.amounts)
    if not total:
        raise InvalidValue("reward.nobody", field="amounts")
    yield scene.record(RewardShared(quest_id=newest.quest_id, total=total))
    for hero, gold in zip(heroes, command.amounts, strict=True):
        if gold:
            yield scene.record(GoldGained(hero_id=hero.id, amount=gold))
