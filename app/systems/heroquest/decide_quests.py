"""The rules for wishes about quests as a whole, found by their type."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.core.events import Command, Event
from app.systems.heroquest import quest_commands as do
from app.systems.heroquest.rules.quests import log, reward, writing
from app.systems.heroquest.rules.scene import Scene

# Any because each rule takes exactly the command it is listed under.
QUEST_RULES: Mapping[type[Command], Callable[[Scene, Any], Iterator[Event]]] = {
    do.WriteQuest: writing.write_quest,
    do.RemoveQuest: writing.remove_quest,
    do.NoteQuest: log.note_quest,
    do.ShareReward: reward.share_reward,
}
