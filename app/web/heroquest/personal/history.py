"""What a hero has gained and lost, out of the journal, the newest first."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime

from app.campaign.model import Action, Actor
from app.campaign.ports import Reading
from app.campaign.views import readable
from app.core.events import Event
from app.labels.labels import Labels
from app.systems.heroquest.body import events as body_events
from app.systems.heroquest.equipment.events import GoldGained, GoldLost, HeroRobbed, ItemDropped, ItemGained
from app.systems.heroquest.party.events import HeroArrived, HeroSeated
from app.systems.heroquest.quests.events import QuestPointAwarded, QuestPointsSpent
from app.systems.heroquest.spell_sets.events import SpellSetGained, SpellSetLost
from app.systems.heroquest.wear.events import (
    ArmorDamaged,
    ItemBroken,
    ItemRepaired,
    MagicLost,
    WeaponDamaged,
    WeaponNotched,
    WeaponRusted,
)
from app.web.dates import date

CHUNK, MOST_READ, MOST_LINES = 200, 3000, 150

# What counts for a life, and whether it is to the good.
_TOLD: Mapping[type[Event], bool] = {
    HeroSeated: True, body_events.HeroHealed: True, body_events.HeroRevived: True, body_events.InjuryHealed: True,
    body_events.MindPointsRegained: True, body_events.AttributeGained: True, QuestPointAwarded: True, GoldGained: True,
    SpellSetGained: True, ItemGained: True, ItemRepaired: True, HeroArrived: True,
    body_events.HeroWounded: False, body_events.HeroFainted: False, body_events.HeroDied: False, body_events.HeroLost: False,
    HeroRobbed: False, body_events.HeroInjured: False, body_events.HeroFell: False, body_events.MindPointsLost: False,
    body_events.AttributeLost: False, QuestPointsSpent: False, GoldLost: False, SpellSetLost: False,
    ItemDropped: False, ItemBroken: False, ArmorDamaged: False, WeaponNotched: False,
    WeaponDamaged: False, WeaponRusted: False, MagicLost: False, body_events.PotionsBroken: False,
    body_events.ScrollsRuined: False,
}  # fmt: skip


@dataclass(frozen=True)
class HistoryLine:
    """One gain or loss."""

    text: str
    is_gain: bool
    at: datetime


@dataclass(frozen=True)
class HistoryDay:
    """What happened on one day, the newest first."""

    day: str
    lines: tuple[HistoryLine, ...]


def history(
    campaign: Reading, actor: Actor, hero_id: str, labels: Labels, names: Mapping[str, str]
) -> tuple[HistoryDay, ...]:
    """The days of a life as far as this person may know of it."""
    days: dict[str, list[HistoryLine]] = {}
    number = 0
    for action in _newest_first(campaign):
        for event in reversed(readable(actor.viewer, action.entry.events) if action.active else ()):
            if type(event) in _TOLD and getattr(event, "hero_id", None) == hero_id and number < MOST_LINES:
                line = HistoryLine(labels.sentence(event, names), _TOLD[type(event)], action.entry.at)
                days.setdefault(date(action.entry.at), []).append(line)
                number += 1
    return tuple(HistoryDay(day, tuple(lines)) for day, lines in days.items())


def _newest_first(campaign: Reading) -> Iterator[Action]:
    read, before = 0, None
    while read < MOST_READ and (actions := campaign.recent(CHUNK, before)):
        yield from actions
        read, before = read + len(actions), actions[-1].revision
