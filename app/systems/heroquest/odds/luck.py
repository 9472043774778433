"""Luck of a player's dice in an evening, compared with what is likely of exactly these dice.

Only combat dice count: skulls of attacks, white shields of defences. The distribution and the bounds are exact.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum
from fractions import Fraction
from itertools import accumulate
from typing import NamedTuple

from app.core.dice import Roll
from app.core.events import Event
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.dice import COMBAT_DICE, SKULL, WHITE_SHIELD, Color
from app.systems.heroquest.free_rolls import DiceRolled
from app.systems.heroquest.odds.faces import counted_among

MOST_DICE = 1200  # of one throw for another: more would take seconds, and says nothing new
OUTSIDE = Fraction(1, 20)


class DiceSide(StrEnum):
    """Purpose of dice."""

    ATTACK = "attack"
    DEFENCE = "defence"


_GOOD = {DiceSide.ATTACK: SKULL, DiceSide.DEFENCE: WHITE_SHIELD}
_POOLS = {"attack": DiceSide.ATTACK, "ranged": DiceSide.ATTACK, "defence": DiceSide.DEFENCE}
Thrown = Mapping[DiceSide, list[tuple[Color, str]]]  # each die with its face


class Luck(NamedTuple):
    """Luck of a player. Between `low` and `high` good faces fall in at least 19 of 20 such evenings.

    `rarely`: how likely chance alone ends at least so far on this side of the average.
    """

    dice: int
    good: int
    expected: Fraction
    low: int
    high: int
    rarely: Fraction

    @property
    def is_unusual(self) -> bool:
        """Return whether it lies outside of the bounds."""
        return not self.low <= self.good <= self.high


def thrown(events: Iterable[Event], heroes: Collection[str]) -> Mapping[str, Thrown]:
    """Return the combat dice of each hero, by what they were thrown for.

    Of dice that were thrown again the first throw counts: the second one was only made because that was bad.
    """
    found: defaultdict[str, defaultdict[DiceSide, list[tuple[Color, str]]]] = defaultdict(lambda: defaultdict(list))
    for event in events:
        for hero, side, roll in _rolls(event):
            if roll is None or (roll.counted is not None and _GOOD[side] not in roll.counted):
                continue  # it was not told how many were good
            if hero is not None and hero in heroes and len(found[hero][side]) < MOST_DICE:
                dice = zip(roll.dice, roll.replaced or roll.faces, strict=False)
                found[hero][side] += [(Color(kind), face) for kind, face in dice if kind in COMBAT_DICE]
    return {hero: sides for hero, sides in found.items() if any(sides.values())}


def luck(dice: list[tuple[Color, str]], side: DiceSide) -> Luck:
    """Return how lucky these dice were."""
    good = _GOOD[side]
    counts = counted_among((COMBAT_DICE[color] for color, _face in dice), frozenset({good}))
    fell, expected = sum(face == good for _color, face in dice), counts.expected
    most = len(counts.weights) - 1
    sums = accumulate(counts.weights, initial=0)
    below = [Fraction(number, counts.total) for number in sums]  # the chance of fewer than that
    return Luck(
        dice=len(dice),
        good=fell,
        expected=expected,
        low=max(number for number in range(most + 1) if below[number] <= OUTSIDE / 2),
        high=min(number for number in range(most + 1) if 1 - below[number + 1] <= OUTSIDE / 2),
        rarely=1 - below[fell] if fell >= expected else below[fell + 1],
    )


def _rolls(event: Event) -> Iterable[tuple[str | None, DiceSide, Roll | None]]:
    match event:
        case StrikeResolved():
            return (
                (event.attacker_id, DiceSide.ATTACK, event.attack_roll),
                (event.target_id, DiceSide.DEFENCE, event.defence_roll),
            )
        case DiceRolled(pool=pool) if pool in _POOLS:
            return ((event.hero_id, _POOLS[pool], event.roll),)
    return ()
