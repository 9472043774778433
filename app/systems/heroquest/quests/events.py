"""Events of quests, and what heroes gain by them, and how the table follows."""

from typing import ClassVar

from app.core.events import Audience, Event, Subject
from app.systems.heroquest.catalogue.events import ContentChanged
from app.systems.heroquest.changes import HeroEvent, OwnHeroEvent, changed
from app.systems.heroquest.state.figures import Hero, Item
from app.systems.heroquest.state.screen import begun, ended
from app.systems.heroquest.state.table import QuestOutcome, QuestRun, Table

LOG: Subject = "setting:quest_log"  # no hero or monster can be called so


class QuestEvent(Event, touches=(LOG,)):
    """A fact about the log of quests."""


class QuestDrawn(ContentChanged, type="quest.drawn"):
    """A drawn quest is known by what its drawing says when it begins: that it begins is what people are told."""

    is_told: ClassVar[bool] = False


class QuestStarted(QuestEvent, type="quest.started"):
    """A quest began."""

    quest_id: str

    def evolve(self, table: Table) -> Table:
        own = self.quest_id or f"#{len(table.quest_log) + 1}"  # one without a name is none that was before
        table = table.model_copy(update={"screen": begun(table.screen, own)})
        return _logged(table, *table.quest_log, QuestRun(quest_id=self.quest_id))


class QuestEnded(QuestEvent, type="quest.ended", is_milestone=True, ends_evening=True):
    """The running quest is over."""

    quest_id: str
    outcome: QuestOutcome

    def evolve(self, table: Table) -> Table:
        table = table.model_copy(update={"screen": ended(table.screen)})
        return _changed(table, outcome=self.outcome)


class QuestNoted(QuestEvent, type="quest.noted", audience=Audience.GAME_MASTER):
    """A quest that was played without the app was noted with how it ended."""

    quest_id: str
    outcome: QuestOutcome

    def evolve(self, table: Table) -> Table:
        return _logged(table, *table.quest_log, QuestRun(quest_id=self.quest_id, outcome=self.outcome))


class RewardShared(QuestEvent, type="reward.shared"):
    """The reward of the quest that ended last was shared; who got how much are facts of their own."""

    quest_id: str
    total: int

    def evolve(self, table: Table) -> Table:
        return _changed(table, shared=table.quest_log[-1].shared + self.total)


def _changed(table: Table, **changes: object) -> Table:
    """Return the log with the newest quest changed."""
    *earlier, newest = table.quest_log
    return _logged(table, *earlier, newest.model_copy(update=changes))


def _logged(table: Table, *runs: QuestRun) -> Table:
    return table.model_copy(update={"quest_log": runs})


class GiftsRenewed(OwnHeroEvent, type="gift.renewed"):
    """Renewal of what can be done once a quest."""

    gifts: tuple[str, ...]

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, spent_gifts=tuple(gift for gift in hero.spent_gifts if gift not in self.gifts))


class HeroSetOut(HeroEvent, type="hero.set_out"):
    """A quest began for a hero."""

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, on_quest=True)


class HeroReturned(HeroEvent, type="hero.returned"):
    """A quest ended for a hero; `missed_rounds` are those he need not miss any more."""

    passed: bool
    missed_rounds: int

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, on_quest=False, missed_rounds=hero.missed_rounds - self.missed_rounds)


class OilFaded(OwnHeroEvent, type="oil.faded"):
    """With the quest the oil on these weapons lost its power."""

    item_ids: tuple[str, ...]

    def evolve_hero(self, hero: Hero) -> Hero:
        items = tuple(_without_oil(item) if item.id in self.item_ids else item for item in hero.items)
        return changed(hero, items=items)


class ScrollReserved(
    Event, type="scroll.reserved", audience=Audience.GAME_MASTER, changes_nothing=True, cites=("HQ-8.3",)
):
    """A scroll the quest needs was taken out of the deck: a reminder for the game master."""

    title: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """Return no figure."""
        return frozenset()


def _without_oil(item: Item) -> Item:
    return item.model_copy(update={"wear": item.wear.model_copy(update={"oiled": False})})


class QuestPointAwarded(OwnHeroEvent, type="quest_point.awarded"):
    """A passed quest was noted; a full scale takes no further point."""

    points: int

    def evolve_hero(self, hero: Hero) -> Hero:
        points = hero.quest_points + self.points
        return changed(hero, quest_points=points, quests_passed=hero.quests_passed + 1)


class QuestPointsSpent(OwnHeroEvent, type="quest_point.spent"):
    """The scale starts again."""

    points: int

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, quest_points=hero.quest_points - self.points)


class QuestPointsCorrected(OwnHeroEvent, type="quest_point.corrected"):
    """The game master corrected the scale."""

    change: int
    passed: int

    def evolve_hero(self, hero: Hero) -> Hero:
        passed = hero.quests_passed + self.passed
        return changed(hero, quest_points=hero.quest_points + self.change, quests_passed=passed)
