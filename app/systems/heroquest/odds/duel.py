"""A fight to the end between figures of a table, exactly: an absorbing chain over the body points that are left.

Each round the living of the first side attack in order, then those of the second; each strikes the first foe who still
stands, and points a blow takes beyond the foe's last one are lost. So a side is described by one number, the points it
has left. No blow gives points back, so the only circle is a round without wounds.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from math import gcd, lcm
from typing import NamedTuple

from app.core.answers import Answers
from app.core.errors import InvalidValue, RuleViolation
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.odds.attack_odds import DOWN, losses
from app.systems.heroquest.odds.comparison import figures
from app.systems.heroquest.odds.faces import NONE, Counts
from app.systems.heroquest.odds.policy import best_of
from app.systems.heroquest.odds.search import explore
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Figure
from app.systems.heroquest.state.table import Table

MOST_STATES = 1500
MOST_ROUNDS = 200
MOST_ATTACKS = 4
TAIL = Fraction(1, 1000)


class Fighter(NamedTuple):
    """A figure in a fight: the points it has left, and how often it attacks in a round."""

    body: int
    attacks: int = 1


Side = tuple[Fighter, ...]
State = tuple[int, int]  # the points the two sides have left
Weights = Mapping[State, int]
Blows = Callable[[int, int, int, int], Counts]  # by side (0 or 1), striker, target and the target's points


class Survivors(NamedTuple):
    """One way a fight ends: the points left of every fighter of both sides, in their order."""

    first: tuple[int, ...]
    second: tuple[int, ...]


class Duel(NamedTuple):
    """Odds of a fight. Everything is exact.

    `undecided` is the chance that neither side ever wins, because neither can hurt the other. `rounds[n]` is the
    chance that the fight ends in round n + 1; `later` is what remains beyond those rounds. `average_rounds` counts
    decided fights only and is None when a fight may never end.
    """

    first_wins: Fraction
    second_wins: Fraction
    undecided: Fraction
    average_rounds: Fraction | None
    rounds: tuple[Fraction, ...]
    later: Fraction
    survivors: tuple[tuple[Survivors, Fraction], ...]


_EVERY_ROUND = best_of({"second_throw": "keep"})  # a potion allows one second throw, not one in every round


def encounter(
    table: Table,
    first_ids: Sequence[str],
    second_ids: Sequence[str],
    content: Content,
    most_states: int = MOST_STATES,
) -> Duel:
    """Return a melee to the end; the first side begins, each fighter strikes the first foe who still stands.

    Blows are the attacks of the rules, with weapons, wear and abilities of both. What a blow changes besides body
    points is left out. A figure that may not attack only defends.
    Raises: UnknownSubject; InvalidValue when a figure is on both sides or down already, or the fight is too large.
    """
    if len({*first_ids, *second_ids}) < len(first_ids) + len(second_ids):
        raise InvalidValue("odds.twice", field="second")
    first, second = _side(table, first_ids, content), _side(table, second_ids, content)

    @cache
    def blow(striker: str, target: str, left: int | None) -> Counts:
        return _blow(table if left is None else _wounded(table, target, left), striker, target, content)

    alike = _alike(table, (*first_ids, *second_ids))

    def blows(side: int, striker: int, target: int, left: int) -> Counts:
        own, foes = (first_ids, second_ids) if side == 0 else (second_ids, first_ids)
        one, other = alike[own[striker]], alike[foes[target]]
        return blow(one, other, left if other in table.monsters else None)

    return fought_out(first, second, blows, most_states=most_states)


def _alike(table: Table, ids: Sequence[str]) -> Mapping[str, str]:
    """For each figure the first one that differs from it in nothing but the name: the blows of both are the same."""
    everybody, firsts = figures(table), dict[Figure, str]()
    nameless = {name: everybody[name].model_copy(update={"id": "", "name": ""}) for name in ids}
    return {name: firsts.setdefault(figure, name) for name, figure in nameless.items()}


def _side(table: Table, ids: Sequence[str], content: Content) -> Side:
    scene = Scene(table, content, Answers())
    return tuple(Fighter(scene.figure(name).body_points) for name in ids)


def _wounded(table: Table, monster_id: str, left: int) -> Table:
    """By house rule a monster saves only what it can lose; a hero falls below nothing and loses the same anyhow."""
    monster = table.monsters[monster_id].model_copy(update={"body_points": left})
    return table.model_copy(update={"monsters": {**table.monsters, monster_id: monster}})


def _blow(table: Table, striker: str, target: str, content: Content) -> Counts:
    """Return how many points an attack takes, exactly; none where the rules forbid it."""
    attack = Attack(attacker_id=striker, target_id=target)
    try:
        return losses(table, target, explore(table, attack, content, until=DOWN, policy=_EVERY_ROUND))
    except RuleViolation:
        return NONE


def fought_out(
    first: Side, second: Side, blows: Blows, tail: Fraction = TAIL, most_states: int = MOST_STATES
) -> Duel:  # fmt: skip
    """Return a fight to the end; the first side begins. Rounds are told until less than `tail` remains.

    Raises: InvalidValue for a side without fighters, values out of range, or a fight too large to go through.
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
        """Yield the states after one attack. A fighter without points does not strike; without a foe left nothing
        changes.
        """
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
    """Return how likely each end is, how likely none is, and how many rounds it takes on average.

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
    """Return the chance to end in each round, until less than `tail` remains of what can still end."""
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
    """Return the points left of each fighter: the first ones fall first."""
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
