"""The words of a quest: those that ship, or what the group wrote instead."""

from app.web.heroquest.quests.caller import Caller


def goal_of(caller: Caller, quest_id: str) -> str:
    """What is to be done; empty where nobody has written it."""
    entry = caller.content.quests.get(quest_id)
    return _own_or_shipped(caller, entry.goal if entry else None, f"quest_goals.{quest_id}")


def reward_of(caller: Caller, quest_id: str) -> str:
    """What it brings; empty where nobody has written it."""
    entry = caller.content.quests.get(quest_id)
    return _own_or_shipped(caller, entry.reward if entry else None, f"quest_rewards.{quest_id}")


def _own_or_shipped(caller: Caller, own: str | None, key: str) -> str:
    if own is not None:
        return own
    return caller.words.text(key) if key in caller.words else ""
