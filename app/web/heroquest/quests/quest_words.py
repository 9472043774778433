"""The words of a quest: those that ship, or what the group wrote instead."""

from app.labels.labels import Labels
from app.systems.heroquest.content.models import Content


def goal_of(content: Content, words: Labels, quest_id: str) -> str:
    """What is to be done; empty where nobody has written it."""
    entry = content.quests.get(quest_id)
    return _own_or_shipped(words, entry.goal if entry else None, f"quest_goals.{quest_id}")


def reward_of(content: Content, words: Labels, quest_id: str) -> str:
    """What it brings; empty where nobody has written it."""
    entry = content.quests.get(quest_id)
    return _own_or_shipped(words, entry.reward if entry else None, f"quest_rewards.{quest_id}")


def _own_or_shipped(words: Labels, own: str | None, key: str) -> str:
    if own is not None:
        return own
    return words.text(key) if key in words else ""
