"""Which quests a campaign has seen, and how they ended. Everything else about them is told by the journal."""

from enum import StrEnum

from app.core.model import Model

UNNAMED = ""  # a quest of which nobody said which it is


class QuestOutcome(StrEnum):
    """How a quest ended."""

    PASSED = "passed"
    FAILED = "failed"
    ABANDONED = "abandoned"


class QuestRun(Model):
    """One attempt at a quest; without an outcome it still runs."""

    quest_id: str
    outcome: QuestOutcome | None = None
    shared: int = 0  # gold that was shared as its reward
