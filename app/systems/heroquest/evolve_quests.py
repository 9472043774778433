"""The table after a fact about quests as a whole."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import quest_events as on
from app.systems.heroquest.quest_log import QuestRun
from app.systems.heroquest.state import Table


def _quest_started(table: Table, event: on.QuestStarted) -> Table:
    return _logged(table, *table.quest_log, QuestRun(quest_id=event.quest_id))


def _quest_ended(table: Table, event: on.QuestEnded) -> Table:
    return _changed(table, outcome=event.outcome)


def _quest_noted(table: Table, event: on.QuestNoted) -> Table:
    return _logged(table, *table.quest_log, QuestRun(quest_id=event.quest_id, outcome=event.outcome))


def _reward_shared(table: Table, event: on.RewardShared) -> Table:
    return _changed(table, shared=table.quest_log[-1].shared + event.total)


def _changed(table: Table, **changes: object) -> Table:
    """The newest quest, otherwise."""
    *earlier, newest = table.quest_log
    return _logged(table, *earlier, newest.model_copy(update=changes))


def _logged(table: Table, *runs: QuestRun) -> Table:
    return table.model_copy(update={"quest_log": runs})


# Any because each function takes exactly the event it is listed under.
QUEST_EVOLVERS: Mapping[type[Event], Callable[[Table, Any], Table]] = {
    on.QuestStarted: _quest_started,
    on.QuestEnded: _quest_ended,
    on.QuestNoted: _quest_noted,
    on.RewardShared: _reward_shared,
}
