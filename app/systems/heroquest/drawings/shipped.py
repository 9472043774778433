"""The quests that ship drawn: of our own invention, with their texts in each language."""

from functools import cache
from typing import Any, TypeVar

from app.core.model import Model
from app.labels.labels import Labels
from app.systems.heroquest.board.quest_map import QuestMap
from app.systems.heroquest.content.loader import drawn_quests
from app.systems.heroquest.labels import labels

SAMPLE = "bell_under_the_moor"
TUTORIAL = "mill_cellar"
SHIPPED = (SAMPLE, TUTORIAL)
_TEXTS = frozenset({"name", "goal", "reward", "reading", "text", "note", "trap"})
_LISTS = frozenset({"contents", "equipment"})
M = TypeVar("M", bound=Model)


@cache
def shipped_map(quest_id: str, language: str) -> QuestMap:
    """A quest that ships, in a language. Raises: KeyError for one that does not."""
    return _told(drawn_quests()[quest_id], f"drawn_quests.{quest_id}", labels(language))


def _told(part: M, key: str, words: Labels) -> M:
    """The same with the texts that its keys stand for."""
    changed = {name: _text(name, getattr(part, name), key, words) for name in type(part).model_fields}
    return part.model_copy(update={name: value for name, value in changed.items() if value is not None})


def _text(name: str, value: Any, key: str, words: Labels) -> Any:  # Any: whatever a field holds
    if isinstance(value, Model):
        return _told(value, key, words)
    if name in _LISTS:
        return tuple(words.text(f"{key}.{one}") for one in value)
    if isinstance(value, tuple) and value and all(isinstance(one, Model) for one in value):
        return tuple(_told(one, key, words) for one in value)
    return words.text(f"{key}.{value}") if name in _TEXTS and value else None
