"""What happens to quests, and what heroes gain by them, and how the table follows."""

from app.core.events import Audience, Event, Subject
from app.systems.heroquest.changes import HeroEvent, OwnHeroEvent, changed, of_hero
from app.systems.heroquest.registry import changes_nothing, evolves
from app.systems.heroquest.state.figures import Hero, Item
from app.systems.heroquest.state.screen import begun, ended
from app.systems.heroquest.state.table import QuestOutcome, QuestRun, Table

LOG: Subject = "setting:quest_log"  # no hero or monster can be called so


class QuestEvent(Event, touches=(LOG,)):
    """A fact about the log of quests."""


class QuestStarted(QuestEvent, type="quest.started"):
    """A quest began."""

    quest_id: str


@evolves(QuestStarted)
def _quest_started(table: Table, event: QuestStarted) -> Table:
    own = event.quest_id or f"#{len(table.quest_log) + 1}"  # one without a name is none that was before
    table = table.model_copy(update={"screen": begun(table.screen, own)})
    return _logged(table, *table.quest_log, QuestRun(quest_id=event.quest_id))


class QuestEnded(QuestEvent, type="quest.ended", is_milestone=True, ends_evening=True):
    """The running quest is over."""

    quest_id: str
    outcome: QuestOutcome


@evolves(QuestEnded)
def _quest_ended(table: Table, event: QuestEnded) -> Table:
    table = table.model_copy(update={"screen": ended(table.screen)})
    return _changed(table, outcome=event.outcome)


class QuestNoted(QuestEvent, type="quest.noted", audience=Audience.GAME_MASTER):
    """A quest that was played without the app was noted with how it ended."""

    quest_id: str
    outcome: QuestOutcome


@evolves(QuestNoted)
def _quest_noted(table: Table, event: QuestNoted) -> Table:
    return _logged(table, *table.quest_log, QuestRun(quest_id=event.quest_id, outcome=event.outcome))


class RewardShared(QuestEvent, type="reward.shared"):
    """The reward of the quest that ended last was shared; who got how much are facts of their own."""

    quest_id: str
    total: int


@evolves(RewardShared)
def _reward_shared(table: Table, event: RewardShared) -> Table:
    return _changed(table, shared=table.quest_log[-1].shared + event.total)


def _changed(table: Table, **changes: object) -> Table:
    """The log with the newest quest changed."""
    *earlier, newest = table.quest_log
    return _logged(table, *earlier, newest.model_copy(update=changes))


def _logged(table: Table, *runs: QuestRun) -> Table:
    return table.model_copy(update={"quest_log": runs})


class GiftsRenewed(OwnHeroEvent, type="gift.renewed"):
    """What can be done once a quest can be done again."""

    gifts: tuple[str, ...]


@evolves(GiftsRenewed, part=of_hero)
def _gifts_renewed(hero: Hero, event: GiftsRenewed) -> Hero:
    return changed(hero, spent_gifts=tuple(gift for gift in hero.spent_gifts if gift not in event.gifts))


class HeroSetOut(HeroEvent, type="hero.set_out"):
    """A quest began for a hero."""


@evolves(HeroSetOut, part=of_hero)
def _hero_set_out(hero: Hero, _: HeroSetOut) -> Hero:
    return changed(hero, on_quest=True)


class HeroReturned(HeroEvent, type="hero.returned"):
    """A quest ended for a hero; `missed_rounds` are those he need not miss any more."""

    passed: bool
    missed_rounds: int


@evolves(HeroReturned, part=of_hero)
def _hero_returned(hero: Hero, event: HeroReturned) -> Hero:
    return changed(hero, on_quest=False, missed_rounds=hero.missed_rounds - event.missed_rounds)


class OilFaded(OwnHeroEvent, type="oil.faded"):
    """With the quest the oil on these weapons lost its power."""

    item_ids: tuple[str, ...]


@evolves(OilFaded, part=of_hero)
def _oil_faded(hero: Hero, event: OilFaded) -> Hero:
    items = tuple(_without_oil(item) if item.id in event.item_ids else item for item in hero.items)
    return changed(hero, items=items)


@changes_nothing
class ScrollReserved(Event, type="scroll.reserved", audience=Audience.GAME_MASTER):
    """A scroll the quest needs was taken out of the deck: a reminder for the game master."""

    title: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """No figure."""
        return frozenset()


def _without_oil(item: Item) -> Item:
    return item.model_copy(update={"wear": item.wear.model_copy(update={"oiled": False})})


class QuestPointAwarded(OwnHeroEvent, type="quest_point.awarded"):
    """A passed quest was noted; a full scale takes no further point."""

    points: int


@evolves(QuestPointAwarded, part=of_hero)
def _quest_point_awarded(hero: Hero, event: QuestPointAwarded) -> Hero:
    points = hero.quest_points + event.points
    return changed(hero, quest_points=points, quests_passed=hero.quests_passed + 1)


class QuestPointsSpent(OwnHeroEvent, type="quest_point.spent"):
    """The scale starts again."""

    points: int


@evolves(QuestPointsSpent, part=of_hero)
def _quest_points_spent(hero: Hero, event: QuestPointsSpent) -> Hero:
    return changed(hero, quest_points=hero.quest_points - event.points)


class QuestPointsCorrected(OwnHeroEvent, type="quest_point.corrected"):
    """The game master corrected the scale."""

    change: int
    passed: int


@evolves(QuestPointsCorrected, part=of_hero)
def _quest_points_corrected(hero: Hero, event: QuestPointsCorrected) -> Hero:
    passed = hero.quests_passed + event.passed
    return changed(hero, quest_points=hero.quest_points + event.change, quests_passed=passed)
