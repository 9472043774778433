"""Which sentence a fact about a quest as a whole takes."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import quest_events as on

# Any because each function takes exactly the event it is listed under.
QUEST_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    on.QuestStarted: lambda event: "named" if event.quest_id else "unnamed",
    on.QuestEnded: lambda event: event.outcome,
}
