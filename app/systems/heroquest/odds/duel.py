"""A fight to the end between two sides, exactly: an absorbing chain over the body points that are left.

Each round the living of the first side attack in order, then those of the second; everybody strikes the first foe who
still stands, and what a blow takes beyond his last point is lost. So a side is described by one number, the points it
has left; no blow gives points back, so the only circle is a round in which nobody is hurt.
"""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from math import gcd, lcm
from typing import NamedTuple

from app.core.errors import InvalidValue
from app.systems.heroquest.odds.faces import Counts
from app.systems.heroquest.odds.strike import MONSTER_DEFENDS, Colors, Save, Strike, points_through

MOST_STATES = 1500
MOST_ROUNDS = 200
MOST_ATTACKS = 4
TAIL = Fraction(1, 1000)


class Fighter(NamedTuple):
    """A figure in a fight: dice, the faces that defend, points left, the save if any, attacks a round."""

    attack: Colors
    defence: Colors = ()
    body: int = 1
    defends: frozenset[str] = MONSTER_DEFENDS
    save: Save | None = None
    attacks: int = 1


Side = tuple[Fighter, ...]
State = tuple[int, int]  # the points the two sides have left
Weights = Mapping[State, int]
Blows = Callable[[int, int, int, int], Counts]  # by the side (0 or 1), who of it strikes whom, and his points left


class Survivors(NamedTuple):
    """One way a fight ends: the points left of every fighter of both sides, in their order."""

    first: tuple[int, ...]
    second: tuple[int, ...]


class Duel(NamedTuple):
    """How a fight goes. Everything is exact.

    `undecided` is the chance that nobody ever wins, because nobody can hurt the other. `rounds[n]` is the chance that
    the fight ends in round n + 1; `later` is what remains beyond those rounds. `average_rounds` counts decided fights
    only and is None when a fight may never end.
    """

    first_wins: Fraction
    second_wins: Fraction
    undecided: Fraction
    average_rounds: Fraction | None
    rounds: tuple[Fraction, ...]
    later: Fraction
    survivors: tuple[tuple[Survivors, Fraction], ...]


@lru_cache(maxsize=256)
def duel(first: Side, second: Side, tail: Fraction = TAIL) -> Duel:
    """A fight to the end; the first side begins. Rounds are told until less than `tail` remains.

    Raises: InvalidValue for a side without fighters, values out of range, or a fight too large to go through.
    """
    return fought_out(first, second, _blows(first, second), tail)


def fought_out(
    first: Side, second: Side, blows: Blows, tail: Fraction = TAIL, most_states: int = MOST_STATES
) -> Duel:  # fmt: skip
    """The same with blows of any making: they say what one of a side takes from another, instead of dice.

    Raises: InvalidValue as above.
    """
    _check(first, "first")
    _check(second, "second")
    if not 0 < tail < 1:
        raise InvalidValue("odds.tail", field="tail")
    start = (_body(first), _body(second))
    if (start[0] + 1) * (start[1] + 1) > most_states:
        raise InvalidValue("odds.too_many_states", field="second", maximum=most_states)
    chain = _Chain(first, second, start, blows)
    ends, undecided, average = _absorbed(chain, start)
    rounds, later = _rounds(chain, start, tail)
    return Duel(
        first_wins=sum((chance for state, chance in ends.items() if state[1] == 0), Fraction(0)),
        second_wins=sum((chance for state, chance in ends.items() if state[0] == 0), Fraction(0)),
        undecided=undecided,
        average_rounds=None if undecided else average,
        rounds=rounds,
        later=later,
        survivors=tuple(
            (Survivors(_left(first, state[0]), _left(second, state[1])), chance)
            for state, chance in sorted(ends.items(), reverse=True)
        ),
    )


def _blows(first: Side, second: Side) -> Blows:
    def blow(side: int, striker: int, target: int, left: int) -> Counts:
        fighter, foe = (first[striker], second[target]) if side == 0 else (second[striker], first[target])
        return points_through(Strike(fighter.attack, foe.defence, foe.defends, foe.save, left=left))

    return blow


class _Chain:
    """The rounds of a fight: for every state that can be reached the weights of the next one, states in falling order.

    Points only fall, so this order visits a state before any that follows from it.
    """

    def __init__(self, first: Side, second: Side, start: State, blows: Blows) -> None:
        self._sides = (first, second)
        self._blows = {
            (side, striker, target, left): blows(side, striker, target, left)
            for side, (own, foes) in enumerate(((first, second), (second, first)))
            for striker in range(len(own))
            for target, foe in enumerate(foes)
            for left in range(1, foe.body + 1)
        }
        self._total = lcm(*(blow.total for blow in self._blows.values()))
        rows: dict[State, Weights] = {}
        waiting = [start]
        while waiting:
            state = waiting.pop()
            if state not in rows and all(state):
                rows[state] = self._round(state)
                waiting.extend(rows[state])
        self.rows = dict(sorted(rows.items(), reverse=True))

    def _round(self, state: State) -> Weights:
        weights: Weights = {state: 1}
        for side, fighters in enumerate(self._sides):
            for striker, fighter in enumerate(fighters):
                for _ in range(fighter.attacks):
                    weights = self._after_attack(weights, side, striker)
        divisor = gcd(*weights.values())
        return {end: weight // divisor for end, weight in weights.items()}

    def _after_attack(self, weights: Weights, side: int, striker: int) -> Weights:
        after: dict[State, int] = {}
        for state, weight in weights.items():
            for end, factor in self._attack(state, side, striker):
                after[end] = after.get(end, 0) + weight * factor
        return after

    def _attack(self, state: State, side: int, striker: int) -> Iterator[tuple[State, int]]:
        """The states after one attack. A fighter without points strikes nobody; without a foe left nothing changes."""
        own, foes = self._sides[side], self._sides[1 - side]
        points = state[1 - side]
        if not points or not _left(own, state[side])[striker]:
            yield state, self._total
            return
        target, left = next((n, left) for n, left in enumerate(_left(foes, points)) if left)
        blow = self._blows[side, striker, target, left]
        for number, weight in enumerate(blow.weights):
            rest = points - min(number, left)
            yield (rest, state[1]) if side else (state[0], rest), weight * self._total // blow.total


def _absorbed(chain: _Chain, start: State) -> tuple[Mapping[State, Fraction], Fraction, Fraction]:
    """How likely each end is, how likely none is, and how many rounds it takes on average.

    Whole numbers over one growing denominator: reducing fractions in between would take most of the time.
    """
    flow, rounds, denominator = {start: 1}, 0, 1
    stuck = 0
    for state, row in chain.rows.items():
        weight, stays, total = flow.pop(state, 0), row.get(state, 0), sum(row.values())
        if stays == total:
            stuck += weight
            continue
        leaves = total - stays
        flow = {end: number * leaves for end, number in flow.items()}
        rounds, stuck, denominator = rounds * leaves + weight * total, stuck * leaves, denominator * leaves
        for end, factor in row.items():
            if end != state:
                flow[end] = flow.get(end, 0) + weight * factor
    ends = {state: Fraction(weight, denominator) for state, weight in flow.items()}
    return ends, Fraction(stuck, denominator), Fraction(rounds, denominator)


def _rounds(chain: _Chain, start: State, tail: Fraction) -> tuple[tuple[Fraction, ...], Fraction]:
    """The chance to end in each round, until less than `tail` remains of what can still end."""
    total = lcm(*(sum(row.values()) for row in chain.rows.values()))
    rows = {state: _scaled(row, total) for state, row in chain.rows.items()}
    open_states, denominator, told = {start: 1}, 1, list[Fraction]()
    while len(told) < MOST_ROUNDS and open_states and _may_end(open_states, rows, tail * denominator):
        denominator *= total
        after: dict[State, int] = {}
        for state, weight in open_states.items():
            for end, factor in rows[state].items():
                after[end] = after.get(end, 0) + weight * factor
        told.append(Fraction(sum(weight for state, weight in after.items() if not all(state)), denominator))
        open_states = {state: weight for state, weight in after.items() if all(state)}
    return tuple(told), Fraction(sum(open_states.values()), denominator)


def _may_end(open_states: Weights, rows: Mapping[State, Weights], limit: Fraction) -> bool:
    return sum(weight for state, weight in open_states.items() if rows[state].keys() != {state}) >= limit


def _scaled(row: Weights, total: int) -> Weights:
    factor = total // sum(row.values())
    return {state: weight * factor for state, weight in row.items()}


def _body(side: Side) -> int:
    return sum(fighter.body for fighter in side)


@lru_cache(maxsize=4096)
def _left(side: Side, points: int) -> tuple[int, ...]:
    """What is left of each fighter: the first ones fall first."""
    left = []
    for fighter in reversed(side):
        left.append(min(points, fighter.body))
        points -= left[-1]
    return tuple(reversed(left))


def _check(side: Side, field: str) -> None:
    if not side:
        raise InvalidValue("odds.nobody", field=field)
    for fighter in side:
        if fighter.body < 1 or not 1 <= fighter.attacks <= MOST_ATTACKS:
            raise InvalidValue("odds.fighter", field=field, maximum=MOST_ATTACKS)
