"""What a hero has gained and lost, out of the journal, the newest first."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime

from app.campaign.model import Action, Actor
from app.campaign.ports import Reading
from app.campaign.views import readable
from app.core.events import Event
from app.labels.labels import Labels
from app.systems.heroquest import hero_events as hero
from app.systems.heroquest import item_events as item
from app.systems.heroquest import life_events as life
from app.web.dates import date

CHUNK, MOST_READ, MOST_LINES = 200, 3000, 150

# What counts for a life, and whether it is to the good.
_TOLD: Mapping[type[Event], bool] = {
    hero.HeroSeated: True, hero.HeroHealed: True, hero.HeroRevived: True, hero.InjuryHealed: True,
    hero.MindPointsRegained: True, hero.AttributeGained: True, hero.QuestPointAwarded: True, hero.GoldGained: True,
    hero.SpellSetGained: True, item.ItemGained: True, item.ItemRepaired: True, life.HeroArrived: True,
    hero.HeroWounded: False, hero.HeroFainted: False, hero.HeroDied: False, hero.HeroLost: False,
    hero.HeroRobbed: False, hero.HeroInjured: False, hero.HeroFell: False, hero.MindPointsLost: False,
    hero.AttributeLost: False, hero.QuestPointsSpent: False, hero.GoldLost: False, hero.SpellSetLost: False,
    item.ItemDropped: False, item.ItemBroken: False, item.ArmorDamaged: False, item.WeaponNotched: False,
    item.WeaponDamaged: False, item.WeaponRusted: False, item.MagicLost: False, item.PotionsBroken: False,
    item.ScrollsRuined: False,
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
