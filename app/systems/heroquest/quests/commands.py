"""Commands about quests and their reward."""

from typing import Annotated

from pydantic import Field

from app.core.events import EVERYTHING, Command, Subject
from app.core.model import Mark
from app.systems.heroquest.board.quest_map import TEXTS, QuestMap
from app.systems.heroquest.content.exploration import MOST_MONSTERS, NamedMonster, Sentences, Text
from app.systems.heroquest.fields import Change, Coins, ContentId, HeroCommand, HeroId, Note, OwnName, QuestId
from app.systems.heroquest.quests.events import LOG
from app.systems.heroquest.state.figures import Attribute
from app.systems.heroquest.state.table import QuestOutcome

Names = Annotated[tuple[ContentId, ...], Field(max_length=20)]


class WriteQuest(Command, type="write_quest", touches=("content:quests.{quest_id}",), private=frozenset({"notes"})):
    """Write a quest of one's own, or write one that ships otherwise; replaces what was written about it before."""

    quest_id: QuestId
    name: OwnName
    goal: Sentences = ""
    reward: Sentences = ""
    notes: Text = ""
    wandering_monster: ContentId | None = None
    reward_gold: Coins = 0
    per_hero: bool = False
    potions: Names = ()
    scrolls: Names = ()
    monsters: Annotated[tuple[NamedMonster, ...], Field(max_length=MOST_MONSTERS)] = ()


class RemoveQuest(Command, type="remove_quest", touches=("content:quests.{quest_id}",)):
    """Take an own quest away, or what was changed about one that ships."""

    quest_id: QuestId


class LogCommand(Command, touches=(LOG,)):
    """A command about the log of quests."""


class NoteQuest(LogCommand, type="note_quest"):
    """Note a quest that was played without the app."""

    quest_id: QuestId
    outcome: QuestOutcome = QuestOutcome.PASSED


class ShareReward(LogCommand, type="share_reward", touches=(LOG, "{hero_ids}")):
    """Share the reward of the quest that ended last: to each hero the amount in the same place."""

    hero_ids: Annotated[tuple[HeroId, ...], Field(min_length=1, max_length=20)]
    amounts: Annotated[tuple[Coins, ...], Field(min_length=1, max_length=20)]


class QuestCommand(Command):
    """A command about the quest of one hero or of all."""

    hero_id: HeroId | None = None

    @property
    def subjects(self) -> frozenset[Subject]:
        """Return the hero, or everything."""
        return frozenset({self.hero_id or EVERYTHING})


PRIVATE = frozenset(f"drawing.{text}" for text in TEXTS)


class StartQuest(QuestCommand, type="start_quest", private=PRIVATE):
    """Begin a quest (ch. 1.1, 5 and 8.3); `scroll` is one it needs and the deck must not have.

    `quest_id` says which of the log it is. A copy of `drawing` lies on the table when it begins; of a quest that is
    drawn itself (its id begins with `drawn_`) the drawing also says what it is called and what it is about.
    """

    scroll: Note = ""
    quest_id: QuestId | None = None
    drawing: Annotated[QuestMap | None, Mark(asked=False)] = None  # chosen, never typed field by field


class CloseQuest(QuestCommand, type="close_quest"):
    """End a quest in the order of the book (ch. 5 to 9, 14, 15 and 17). One that was abandoned is never passed."""

    passed: bool = True
    abandoned: bool = False

    @property
    def outcome(self) -> QuestOutcome:
        """Return how it ended."""
        if self.abandoned:
            return QuestOutcome.ABANDONED
        return QuestOutcome.PASSED if self.passed else QuestOutcome.FAILED


class AwardQuestPoint(HeroCommand, type="award_quest_point"):
    """Reward a passed quest (ch. 7); at ten the hero grows."""


class ClaimReward(HeroCommand, type="claim_reward"):
    """Take the choice a full scale has kept open (ch. 7)."""


class ChangeQuestPoints(HeroCommand, type="change_quest_points"):
    """Correct the quest-point scale and the number of passed quests."""

    change: Change = 0
    passed: Change = 0


class ChangeAttribute(HeroCommand, type="change_attribute"):
    """Correct the points a hero has gained, between the start value and the cap of the class."""

    attribute: Attribute
    change: Change


class EnterValues(HeroCommand, type="enter_values"):
    """Write down what a hero has who was played before: all of it at once, as it stands on paper (ch. 7)."""

    gained_body: Annotated[int, Field(ge=0, le=99)]
    gained_mind: Annotated[int, Field(ge=0, le=99)]
    quest_points: Annotated[int, Field(ge=0, le=99)]
    quests_passed: Annotated[int, Field(ge=0, le=9_999)]
    gold: Annotated[int, Field(ge=0, le=99_999)]
