"""Report of each quest and of an evening in numbers: counted from the events when it is asked for.

Nothing of it is stored, so undo needs no care.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from app.core.events import Event
from app.systems.heroquest.body.events import HeroDied, HeroFainted, HeroLost, HeroWounded
from app.systems.heroquest.combat.events import MonsterSlain, MonsterWounded, StrikeResolved
from app.systems.heroquest.equipment.events import GoldGained, GoldLost, HeroRobbed
from app.systems.heroquest.magic.events import BasicSpellCast, SpellCast
from app.systems.heroquest.party.events import HeroSeated
from app.systems.heroquest.quests.events import (
    HeroReturned,
    HeroSetOut,
    QuestEnded,
    QuestNoted,
    QuestStarted,
    RewardShared,
)
from app.systems.heroquest.rounds.events import RoundBegan
from app.systems.heroquest.state.table import UNNAMED, QuestOutcome


class Told(NamedTuple):
    """The events of one action that the reader may know."""

    revision: int
    events: Sequence[Event]


@dataclass
class HeroTally:
    """Tally of a quest for one hero."""

    kills: Counter[str] = field(default_factory=Counter)
    falls: int = 0
    lost: bool = False
    gold_found: int = 0
    gold_lost: int = 0
    reward: int = 0


@dataclass
class QuestReport:
    """One attempt at a quest: who took part and what came of it. `noted`: it was played without the app."""

    quest_id: str
    began: int
    ended: int | None = None
    outcome: QuestOutcome | None = None
    rounds: int = 0
    noted: bool = False
    heroes: dict[str, HeroTally] = field(default_factory=dict)
    other_kills: Counter[str] = field(default_factory=Counter)  # entered by hand, without a hero
    strikes: list[StrikeResolved] = field(default_factory=list)  # with their dice

    @property
    def gold_found(self) -> int:
        """Return the gold all of them found."""
        return sum(tally.gold_found for tally in self.heroes.values())

    @property
    def gold_lost(self) -> int:
        """Return the gold all of them lost."""
        return sum(tally.gold_lost for tally in self.heroes.values())

    @property
    def reward(self) -> int:
        """Return the gold shared in the end."""
        return sum(tally.reward for tally in self.heroes.values())

    @property
    def kills(self) -> int:
        """Return how many monsters were slain."""
        return self.other_kills.total() + sum(tally.kills.total() for tally in self.heroes.values())

    @property
    def falls(self) -> int:
        """Return how often heroes went down."""
        return sum(tally.falls for tally in self.heroes.values())


def quest_reports(told: Iterable[Told]) -> tuple[QuestReport, ...]:
    """Return every quest of a campaign, the oldest first."""
    teller = _Teller()
    for action in told:
        teller.hear(action)
    return tuple(teller.reports)


class _Teller:
    """Reads the events of a journal once and fills the reports."""

    def __init__(self) -> None:
        self.reports: list[QuestReport] = []
        self._running: QuestReport | None = None
        self._known: set[str] = set()  # heroes, to tell them from monsters
        self._out: set[str] = set()
        self._shares = False

    def hear(self, action: Told) -> None:
        self._shares = False
        for event in action.events:
            self._frame(action.revision, event)
            if self._running is not None:
                self._count(self._running, event)

    def _frame(self, revision: int, event: Event) -> None:
        """Note what begins and ends a quest, and what comes after it."""
        match event:
            case HeroSeated(hero_id=hero_id):
                self._known.add(hero_id)
            case QuestStarted(quest_id=quest_id):
                self._begin(QuestReport(quest_id, revision))
            case QuestNoted(quest_id=quest_id, outcome=outcome):
                self.reports.append(QuestReport(quest_id, revision, revision, outcome, noted=True))
            case HeroSetOut(hero_id=hero_id):
                self._set_out(revision, hero_id)
            case HeroReturned(hero_id=hero_id, passed=passed):
                self._return(revision, hero_id, passed)
            case QuestEnded(outcome=outcome) if self.reports:
                self.reports[-1].outcome, self.reports[-1].ended = outcome, revision
            case RewardShared():
                self._shares = True
            case GoldGained(hero_id=hero_id, amount=amount) if self._shares and self.reports:
                self.reports[-1].heroes.setdefault(hero_id, HeroTally()).reward += amount

    def _begin(self, report: QuestReport) -> None:
        self.reports.append(report)
        self._running = report

    def _set_out(self, revision: int, hero_id: str) -> None:
        """Begin a report without a name for a hero who set out before quests were recorded."""
        if self._running is None:
            self._begin(QuestReport(UNNAMED, revision))
        assert self._running is not None
        self._known.add(hero_id)
        self._out.add(hero_id)
        self._running.heroes.setdefault(hero_id, HeroTally())

    def _return(self, revision: int, hero_id: str, passed: bool) -> None:
        self._out.discard(hero_id)
        if self._running is None:
            return
        self._running.ended = revision
        if passed or self._running.outcome is None:
            self._running.outcome = QuestOutcome.PASSED if passed else QuestOutcome.FAILED
        if not self._out:
            self._running = None

    def _count(self, report: QuestReport, event: Event) -> None:
        match event:
            case RoundBegan(number=number):
                report.rounds = max(report.rounds, number)
            case MonsterSlain(by=str(by), kind=kind) if by in self._known:
                self._tally(report, by).kills[kind] += 1
            case MonsterSlain(by=None, kind=kind):
                report.other_kills[kind] += 1
            case HeroFainted(hero_id=hero_id) | HeroDied(hero_id=hero_id):
                self._tally(report, hero_id).falls += 1
            case HeroLost(hero_id=hero_id):
                self._tally(report, hero_id).lost = True
            case GoldGained(hero_id=hero_id, amount=amount):
                self._tally(report, hero_id).gold_found += amount
            case GoldLost(hero_id=hero_id, amount=amount) | HeroRobbed(hero_id=hero_id, amount=amount):
                self._tally(report, hero_id).gold_lost += amount
            case StrikeResolved():
                report.strikes.append(event)

    def _tally(self, report: QuestReport, hero_id: str) -> HeroTally:
        return report.heroes.setdefault(hero_id, HeroTally())


@dataclass
class Tally:
    """Deeds and losses of a hero, or of all monsters of a kind together."""

    dealt: int = 0
    attacks: int = 0
    slain: int = 0
    suffered: int = 0
    falls: int = 0
    gold: int = 0


@dataclass
class Evening:
    """All of it: heroes by their ids, monsters by their kinds."""

    heroes: Mapping[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    kinds: Mapping[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    rounds: int = 0
    slain: int = 0


def evening_totals(actions: Iterable[Sequence[Event]], heroes: Collection[str]) -> Evening:
    """Return the totals of some actions, each given as its events in order. A wound is dealt by the figure that struck
    or cast before it in the same action; wounds by traps or corrections have no dealer.
    """
    evening = Evening()
    for events in actions:
        acting: Tally | None = None
        for event in events:
            acting = _acting(evening, event, heroes, acting)
            _count(evening, event, acting)
    return evening


def _acting(evening: Evening, event: Event, heroes: Collection[str], acting: Tally | None) -> Tally | None:
    match event:
        case StrikeResolved(attacker_id=one, attacker_kind=kind, target_kind=struck, points=points):
            tally = evening.heroes[one] if one in heroes else evening.kinds[kind] if kind else Tally()
            tally.attacks += 1
            if struck is None:
                return tally
            tally.dealt += points  # public; the points a monster has left are not
            return None
        case SpellCast(hero_id=one) | BasicSpellCast(hero_id=one):
            return evening.heroes[one]
    return acting


def _count(evening: Evening, event: Event, acting: Tally | None) -> None:
    match event:
        case MonsterWounded(kind=kind, points=points):
            evening.kinds[kind].suffered += points
            if acting is not None:
                acting.dealt += points
        case HeroWounded(hero_id=hero_id, points=points):
            evening.heroes[hero_id].suffered += points
            if acting is not None:
                acting.dealt += points
        case HeroFainted(hero_id=hero_id) | HeroDied(hero_id=hero_id):
            evening.heroes[hero_id].falls += 1
        case MonsterSlain(kind=kind, by=by):
            evening.slain += 1
            evening.kinds[kind].falls += 1
            if by is not None and by in evening.heroes:
                evening.heroes[by].slain += 1
        case GoldGained(hero_id=hero_id, amount=amount):
            evening.heroes[hero_id].gold += amount
        case RoundBegan():
            evening.rounds += 1
