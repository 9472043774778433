"""Quests over the API: the list, and one with every attempt at it."""

from collections.abc import Iterator, Mapping

from fastapi import APIRouter

from app.core.game_system import Role
from app.core.model import Model, like
from app.systems.heroquest.content.exploration import QuestEntry
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.odds.luck import DiceSide, luck, thrown
from app.systems.heroquest.quests.report import HeroTally, QuestReport
from app.systems.heroquest.state.table import QuestOutcome
from app.systems.heroquest.visibility import figure_names
from app.web.api.schema import problems
from app.web.heroquest.quests.drawn import drawn_quest
from app.web.heroquest.quests.known import (
    QuestLine,
    entry_of,
    goal_of,
    line,
    quest_lines,
    quest_of,
    reports_of,
    reward_of,
)
from app.web.heroquest.table.look import Called, HeroQuestRequest

router = APIRouter(prefix=f"/api/v1/{SYSTEM.id}/campaigns/{{campaign_id}}/quests", tags=["quests"])


class QuestSummary(Model):
    """A quest in the list. `status`: open, running, or how it ended; `unnamed` is one without a name."""

    id: str
    title: str
    number: int
    status: str
    tries: int


class HeroPart(Model):
    """Part of an attempt about one hero; the gold only of those whose passport the caller may read."""

    hero_id: str
    name: str
    kills: Mapping[str, int]
    falls: int
    lost: bool
    gold_found: int | None
    gold_lost: int | None
    reward: int | None


class LuckPart(Model):
    """Luck of a hero: good faces, what was to be expected, and between which numbers 19 of 20 such series stay."""

    hero_id: str
    side: DiceSide
    dice: int
    good: int
    expected: float
    low: int
    high: int
    is_unusual: bool


class Attempt(Model):
    """One attempt: the revisions at which it began and ended, and what happened.

    `other_kills` were entered by hand, without saying whose they are.
    """

    outcome: QuestOutcome | None
    began: int
    ended: int | None
    rounds: int
    noted: bool
    heroes: tuple[HeroPart, ...]
    luck: tuple[LuckPart, ...]
    other_kills: Mapping[str, int] = {}


class QuestDetail(QuestSummary):
    """A quest with every attempt. What is written about it only the game master reads."""

    entry: QuestEntry | None
    goal: str | None
    reward: str | None
    attempts: tuple[Attempt, ...]


@router.get("", responses=problems())
def quests(caller: Called) -> tuple[QuestSummary, ...]:
    """Return all quests; players know those they have begun."""
    return tuple(_summary(one) for one in quest_lines(caller))


@router.get("/{quest}", responses=problems())
def quest(caller: Called, quest: str) -> QuestDetail:
    """Return one quest."""
    quest_id = quest_of(caller, quest)
    drawn = drawn_quest(caller, quest_id)
    entry = entry_of(caller.look, quest_id, drawn) if caller.is_game_masters else None
    return like(
        QuestDetail,
        _summary(line(caller, quest_id, drawn)),
        entry=entry,
        goal=goal_of(caller.look, quest_id, entry) if entry else None,
        reward=reward_of(caller.look, quest_id, entry) if entry else None,
        attempts=tuple(_attempt(caller, one) for one in reports_of(caller) if one.quest_id == quest_id),
    )


def _summary(one: QuestLine) -> QuestSummary:
    return like(QuestSummary, one, id=one.url.rpartition("/")[2])


def _attempt(caller: HeroQuestRequest, report: QuestReport) -> Attempt:
    return like(
        Attempt,
        report,
        heroes=tuple(_part(caller, hero_id, tally) for hero_id, tally in report.heroes.items()),
        luck=tuple(_luck(report)),
        other_kills=dict(report.other_kills),
    )


def _part(caller: HeroQuestRequest, hero_id: str, tally: HeroTally) -> HeroPart:
    name = figure_names(caller.look.table, Role.GUEST).get(hero_id, hero_id)
    hidden = {} if caller.actor.viewer.owns(hero_id) else {"gold_found": None, "gold_lost": None, "reward": None}
    return like(HeroPart, tally, hero_id=hero_id, name=name, kills=dict(tally.kills), **hidden)


def _luck(report: QuestReport) -> Iterator[LuckPart]:
    for hero_id, sides in thrown(report.strikes, report.heroes).items():
        for side, dice in sides.items():
            found = luck(dice, side)
            yield like(LuckPart, found, hero_id=hero_id, side=side, expected=float(found.expected))
