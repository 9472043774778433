"""What can be asked about quests as a whole: write them down, note how they ended, share what they bring."""

from typing import Annotated, ClassVar, Literal

from pydantic import AfterValidator, Field, StringConstraints

from app.core.events import Command, Subject
from app.core.texts import visible
from app.systems.heroquest.command_fields import ContentId, HeroId
from app.systems.heroquest.content.quests import MOST_MONSTERS, QuestMonster
from app.systems.heroquest.quest_events import LOG
from app.systems.heroquest.quest_log import QuestOutcome

QuestTitle = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^{}]*$"),
    AfterValidator(visible),
]  # fmt: skip
Line = Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)]
Text = Annotated[str, StringConstraints(strip_whitespace=True, max_length=1_500)]
Gold = Annotated[int, Field(ge=0, le=99_999)]
Names = Annotated[tuple[ContentId, ...], Field(max_length=20)]


class WriteQuest(Command):
    """Write a quest of one's own, or write one that ships otherwise; replaces what was written about it before."""

    private: ClassVar[frozenset[str]] = frozenset({"notes"})
    type: Literal["write_quest"] = "write_quest"
    quest_id: ContentId
    name: QuestTitle
    goal: Line = ""
    reward: Line = ""
    notes: Text = ""
    wandering_monster: ContentId | None = None
    reward_gold: Gold = 0
    per_hero: bool = False
    potions: Names = ()
    scrolls: Names = ()
    monsters: Annotated[tuple[QuestMonster, ...], Field(max_length=MOST_MONSTERS)] = ()

    @property
    def subjects(self) -> frozenset[Subject]:
        """The quest."""
        return frozenset({f"content:quests.{self.quest_id}"})


class RemoveQuest(Command):
    """Take an own quest away, or what was changed about one that ships."""

    type: Literal["remove_quest"] = "remove_quest"
    quest_id: ContentId

    @property
    def subjects(self) -> frozenset[Subject]:
        """The quest."""
        return frozenset({f"content:quests.{self.quest_id}"})


class LogCommand(Command):
    """A wish about the log of quests."""

    @property
    def subjects(self) -> frozenset[Subject]:
        """The log."""
        return frozenset({LOG})


class NoteQuest(LogCommand):
    """Note a quest that was played without the app."""

    type: Literal["note_quest"] = "note_quest"
    quest_id: ContentId
    outcome: QuestOutcome = QuestOutcome.PASSED


class ShareReward(LogCommand):
    """Share the reward of the quest that ended last: to each hero the amount in the same place."""

    type: Literal["share_reward"] = "share_reward"
    hero_ids: Annotated[tuple[HeroId, ...], Field(min_length=1, max_length=20)]
    amounts: Annotated[tuple[Gold, ...], Field(min_length=1, max_length=20)]

    @property
    def subjects(self) -> frozenset[Subject]:
        """The log and everybody who gets something."""
        return frozenset({LOG, *self.hero_ids})


QUEST_COMMANDS: tuple[type[Command], ...] = (WriteQuest, RemoveQuest, NoteQuest, ShareReward)
