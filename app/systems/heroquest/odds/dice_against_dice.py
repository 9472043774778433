"""An attack against a defence in closed form: hits, shields, saves and repetitions (ch. 15, 18 and 19)."""

from fractions import Fraction
from functools import lru_cache
from typing import Literal, NamedTuple

from app.core.errors import InvalidValue
from app.systems.heroquest.dice import BLACK_SHIELD, COMBAT_DICE, SKULL, WHITE_SHIELD, Color, kinds
from app.systems.heroquest.odds.faces import (
    NONE,
    Counts,
    added,
    capped,
    check_number,
    counted,
    lessened,
    reduced,
    repeated,
    successes,
    thinned,
)

Colors = tuple[Color, ...]
HERO_DEFENDS = frozenset({WHITE_SHIELD})
MONSTER_DEFENDS = frozenset({BLACK_SHIELD})
REGENERATION = frozenset({WHITE_SHIELD, BLACK_SHIELD})


class SaveDice(NamedTuple):
    """One die for every point that came through; this face saves the point."""

    die: Color
    face: str


class DiceAttack(NamedTuple):
    """Attack with everything that decides how many points it takes. Without defence dice it is undefended.

    `repeat`: whether the whole attack roll may be thrown again, after a throw without a skull or whenever that promises
    more: more points, or with a `goal` a better chance of that many. `plagued`: every skull is thrown again once.
    `left`: the points the target has, the most it can lose. HR-SAVE-BEYOND: each point that came through is saved
    alone, or with `saves_beyond` false only as many as can be lost.
    """

    attack: Colors
    defence: Colors = ()
    defends: frozenset[str] = MONSTER_DEFENDS
    save: SaveDice | None = None
    repeat: Literal["never", "no_skull", "best"] = "never"
    goal: int = 0
    plagued: bool = False
    left: int | None = None
    saves_beyond: bool = True


def hits(attack: Colors) -> Counts:
    """HQ-15.5-HERO: how many skulls. Raises: InvalidValue."""
    check_number(len(attack), "attack")
    return counted(kinds(tuple(sorted(attack))), frozenset({SKULL}))


def shields(defence: Colors, defends: frozenset[str]) -> Counts:
    """HQ-15.5-HERO: how many of the faces that defend. Raises: InvalidValue."""
    check_number(len(defence), "defence")
    return counted(kinds(tuple(sorted(defence))), defends)


@lru_cache(maxsize=4096)
def points_through(strike: DiceAttack) -> Counts:
    """Return how many body points the attack takes. Raises: InvalidValue."""
    if strike.goal < 0:
        raise InvalidValue("odds.goal", field="goal")
    if strike.left is not None and strike.left < 1:
        raise InvalidValue("odds.left", field="left")
    return _points(strike, thrown_hits(strike))


@lru_cache(maxsize=4096)
def thrown_hits(strike: DiceAttack) -> Counts:
    """Return the skulls of the attack that count, after whatever is thrown again. Raises: InvalidValue."""
    first = hits(strike.attack)
    if strike.plagued:
        return _plagued(strike.attack)
    if strike.repeat == "no_skull":
        return repeated(first, lambda number: number == 0)
    if strike.repeat == "best":
        fresh = _worth(strike, first)
        worth = [_worth(strike, _exactly(number)) for number in range(len(first.weights))]
        return repeated(first, lambda number: worth[number] < fresh)
    return first


def _points(strike: DiceAttack, skulls: Counts) -> Counts:
    points = lessened(skulls, shields(strike.defence, strike.defends))
    if not strike.saves_beyond:
        points = _capped(points, strike.left)
    if strike.save is not None:
        saved = counted((COMBAT_DICE[strike.save.die],), frozenset({strike.save.face}))
        stays, goes = (*saved.weights, 0)[:2]
        points = thinned(points, Counts((goes, stays), saved.total))
    return _capped(points, strike.left)


def _capped(points: Counts, left: int | None) -> Counts:
    return points if left is None else capped(points, left)


def _plagued(attack: Colors) -> Counts:
    """HQ-19-SEUCHENWAFFEN, HQ-18: the skulls alone are thrown again, and the roll counts as repeated."""
    counts = NONE
    for color in sorted(set(attack)):
        sides = len(COMBAT_DICE[color].faces)
        skulls = COMBAT_DICE[color].faces.count(SKULL)
        counts = added(counts, successes(attack.count(color), skulls**2, sides**2 - skulls**2))
    return reduced(counts.weights)


def _worth(strike: DiceAttack, skulls: Counts) -> Fraction:
    points = _points(strike, skulls)
    return points.at_least(strike.goal) if strike.goal else points.expected


def _exactly(number: int) -> Counts:
    return Counts((0,) * number + (1,), 1)
