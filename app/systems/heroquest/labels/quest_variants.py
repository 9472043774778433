"""Which sentence a fact about a quest as a whole takes."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest.quests.events import QuestEnded, QuestStarted

# Any because each function takes exactly the event it is listed under.
QUEST_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    QuestStarted: lambda event: "named" if event.quest_id else "unnamed",
    QuestEnded: lambda event: event.outcome,
}
