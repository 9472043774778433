"""What happens to quests as a whole; what they mean for a hero stands in `town_events`."""

from typing import ClassVar, Literal

from app.core.events import Audience, Event, Subject
from app.systems.heroquest.quest_log import QuestOutcome

LOG: Subject = "setting:quest_log"  # no hero or monster can be called so


class QuestEvent(Event):
    """A fact about the log of quests."""

    @property
    def subjects(self) -> frozenset[Subject]:
        """The log."""
        return frozenset({LOG})


class QuestStarted(QuestEvent):
    """A quest began."""

    type: Literal["quest.started"] = "quest.started"
    quest_id: str


class QuestEnded(QuestEvent):
    """The running quest is over."""

    is_milestone: ClassVar[bool] = True
    ends_evening: ClassVar[bool] = True
    type: Literal["quest.ended"] = "quest.ended"
    quest_id: str
    outcome: QuestOutcome


class QuestNoted(QuestEvent):
    """A quest that was played without the app was noted with how it ended."""

    audience: ClassVar[Audience] = Audience.GAME_MASTER
    type: Literal["quest.noted"] = "quest.noted"
    quest_id: str
    outcome: QuestOutcome


class RewardShared(QuestEvent):
    """The reward of the quest that ended last was shared; who got how much are facts of their own."""

    type: Literal["reward.shared"] = "reward.shared"
    quest_id: str
    total: int


QUEST_EVENTS: tuple[type[Event], ...] = (QuestStarted, QuestEnded, QuestNoted, RewardShared)
