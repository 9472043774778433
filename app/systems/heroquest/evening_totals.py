"""What came of an evening, in numbers: who dealt what, who suffered what, falls and gold. Told by the facts alone."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from app.core.events import Event
from app.systems.heroquest.body.events import HeroDied, HeroFainted, HeroWounded
from app.systems.heroquest.combat.events import MonsterSlain, MonsterWounded, StrikeResolved
from app.systems.heroquest.equipment.events import GoldGained
from app.systems.heroquest.magic.events import BasicSpellCast, SpellCast
from app.systems.heroquest.rounds.events import RoundBegan


@dataclass
class Tally:
    """What somebody did and suffered; of monsters, all of a kind together."""

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


def told(actions: Iterable[Sequence[Event]], heroes: Collection[str]) -> Evening:
    """The totals of some actions, each with its facts in their order. A wound is dealt by who struck or cast before it
    in the same action; what a trap or a hand did is dealt by nobody."""
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
            tally.dealt += points  # everybody knows that; what a monster has left only the game master
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
