"""What a quest brings is shared as the group says."""

from collections.abc import Iterator

from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.systems.heroquest import quest_commands as do
from app.systems.heroquest.hero_events import GoldGained
from app.systems.heroquest.quest_events import RewardShared
from app.systems.heroquest.rules.scene import Scene


def share_reward(scene: Scene, command: do.ShareReward) -> Iterator[Event]:
    """Gold for those who survived, in whatever shares the group agrees on. Raises: InvalidValue, RuleViolation."""
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
