"""Fights to the end: by hand, by another way of reckoning, and by playing them."""

from fractions import Fraction
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.errors import InvalidValue
from app.systems.heroquest.dice import BLACK_SHIELD, COMBAT_DICE, SKULL, Color
from app.systems.heroquest.labels import labels
from app.systems.heroquest.odds.dice_against_dice import (
    HERO_DEFENDS,
    REGENERATION,
    DiceAttack,
    SaveDice,
    points_through,
)
from app.systems.heroquest.odds.duel import MOST_STATES, Duel
from tests.systems.heroquest.odds.dice_fights import DiceFighter, DiceSide, duel

WHITE, BLACK = Color.WHITE, Color.BLACK
LABELS = labels("de")


def fighter(attack: int, defence: int = 0, body: int = 1, *, hero: bool = False, attacks: int = 1) -> DiceFighter:
    """Somebody with white dice; monsters unless told otherwise."""
    plain = DiceFighter((WHITE,) * attack, (WHITE,) * defence, body, attacks=attacks)
    return plain._replace(defends=HERO_DEFENDS) if hero else plain


fighters = st.builds(
    fighter, st.integers(0, 3), st.integers(0, 3), st.integers(1, 3), hero=st.booleans(), attacks=st.integers(1, 2)
)
sides = st.lists(fighters, min_size=1, max_size=2).map(tuple)


def test_two_with_one_die_and_one_point_each() -> None:
    """The first wins with 1/2, else the second with 1/2, else all over: 2/3 to 1/3, in 4/3 rounds."""
    fight = duel((fighter(1),), (fighter(1),))
    assert (fight.first_wins, fight.second_wins) == (Fraction(2, 3), Fraction(1, 3))
    assert fight.undecided == 0
    assert fight.average_rounds == Fraction(4, 3)
    assert fight.rounds[:2] == (Fraction(3, 4), Fraction(3, 16))
    assert fight.later == Fraction(1, 4) ** len(fight.rounds) < Fraction(1, 1000)


def test_who_cannot_be_hurt_wins() -> None:
    fight = duel((fighter(1, body=2),), (fighter(0, body=3),))
    assert fight.first_wins == 1
    assert fight.survivors == ((((2,), (0,)), Fraction(1)),)
    assert fight.average_rounds == 6


def test_nobody_wins_when_nobody_hits() -> None:
    fight = duel((fighter(0),), (fighter(0),))
    assert fight.first_wins == fight.second_wins == 0
    assert fight.undecided == fight.later == 1
    assert fight.average_rounds is None
    assert not fight.rounds
    assert not fight.survivors


def test_a_fight_may_come_to_a_standstill_in_more_than_one_way() -> None:
    """The first foe falls and wounds or does not; the second can neither hurt nor be hurt."""
    armoured = DiceFighter((), (WHITE,) * 12, 1, frozenset(COMBAT_DICE[WHITE].faces))
    fight = duel((fighter(1, body=2),), (fighter(1), armoured))
    assert fight.undecided + fight.second_wins == 1
    assert fight.undecided == Fraction(8, 9)  # as the foe wins twice in a row with 1/3 each
    assert fight.average_rounds is None


def test_ends_are_told_from_the_best_for_the_first_side_on() -> None:
    fight = duel((fighter(1, body=2),), (fighter(1, body=2),))
    left = [(survivors.first[0], survivors.second[0]) for survivors, _ in fight.survivors]
    assert left == [(2, 0), (1, 0), (0, 2), (0, 1)]


def test_points_beyond_the_last_one_are_lost() -> None:
    """One blow fells one foe only, however hard."""
    fight = duel((DiceFighter((BLACK,) * 12),), (fighter(0), fighter(0)))
    assert fight.rounds[0] == 0


def test_each_attack_of_a_quick_fighter_counts() -> None:
    fight = duel((fighter(1, attacks=2),), (fighter(0),))
    assert fight.rounds[0] == Fraction(3, 4)


def test_saves_and_regeneration_count() -> None:
    demon = DiceFighter((), body=1, save=SaveDice(WHITE, BLACK_SHIELD))
    troll = DiceFighter((), (WHITE,), 1, REGENERATION)
    assert duel((fighter(1),), (demon,)).rounds[0] == Fraction(5, 12)
    assert duel((fighter(1),), (troll,)).rounds[0] == Fraction(1, 4)


@settings(max_examples=40, deadline=None)
@given(first=sides, second=sides)
def test_everything_sums_to_one(first: DiceSide, second: DiceSide) -> None:
    fight = duel(first, second)
    assert fight.first_wins + fight.second_wins + fight.undecided == 1
    assert sum(chance for _, chance in fight.survivors) + fight.undecided == 1
    assert sum(fight.rounds) + fight.later == 1
    for survivors, _ in fight.survivors:
        assert not any(survivors.first) or not any(survivors.second)
        assert all(left <= one.body for left, one in zip(survivors.first, first, strict=True))


def first_wins(first: DiceFighter, second: DiceFighter) -> Fraction:
    """One against one, straight from the definition: who strikes solves its own circle."""
    blow = points_through(DiceAttack(first.attack, second.defence, second.defends))
    back = points_through(DiceAttack(second.attack, first.defence, first.defends))

    @cache
    def wins(mine: int, yours: int) -> Fraction:
        if yours == 0 or mine == 0:
            return Fraction(yours == 0)
        total, again = Fraction(0), Fraction(0)
        for n, chance in enumerate(blow.chances):
            if n >= yours:
                total += chance
                continue
            for m, factor in enumerate(back.chances):
                if n == m == 0:
                    again = chance * factor
                else:
                    total += chance * factor * wins(max(mine - m, 0), yours - n)
        return total / (1 - again)

    return wins(first.body, second.body)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (fighter(3, 4, 8, hero=True), fighter(3, 2, 1)),
        (fighter(2, 2, 4, hero=True), fighter(4, 4, 3)),
        (fighter(1, 2, 6, hero=True), fighter(3, 5, 2)),
    ],
)
def test_chance_to_win_agrees_with_the_definition(first: DiceFighter, second: DiceFighter) -> None:
    assert duel((first,), (second,)).first_wins == first_wins(first, second)


def test_played_fights_end_as_often_as_they_should() -> None:
    first = (fighter(3, 3, 4, hero=True), fighter(2, 2, 3, hero=True))
    second = (fighter(3, 2, 3), fighter(4, 3, 2))
    fight, dice, number = duel(first, second), Random(20261121), 3000
    played = [play(first, second, dice) for _ in range(number)]
    won, rounds = sum(one for one, _ in played) / number, sum(n for _, n in played) / number
    assert fight.average_rounds is not None
    assert abs(won - fight.first_wins) < 0.04  # more than four deviations
    assert abs(rounds - fight.average_rounds) < 0.2


def play(first: DiceSide, second: DiceSide, dice: Random) -> tuple[bool, int]:
    """A fight with dice: whether the first side won, and in which round."""
    left = ([one.body for one in first], [one.body for one in second])
    sides, number = (first, second), 0
    while True:
        number += 1
        for side in (0, 1):
            for n, striker in enumerate(sides[side]):
                target = next((m for m, points in enumerate(left[1 - side]) if points), None)
                if target is not None and left[side][n]:
                    points = struck(striker, sides[1 - side][target], dice)
                    left[1 - side][target] = max(left[1 - side][target] - points, 0)
            if not any(left[1 - side]):
                return side == 0, number


def struck(striker: DiceFighter, foe: DiceFighter, dice: Random) -> int:
    skulls = sum(dice.choice(COMBAT_DICE[color].faces) == SKULL for color in striker.attack)
    blocked = sum(dice.choice(COMBAT_DICE[color].faces) in foe.defends for color in foe.defence)
    return max(skulls - blocked, 0)


def test_four_blows_a_round_are_not_too_many() -> None:
    assert duel((fighter(1, attacks=4),), (fighter(1),)).first_wins > duel((fighter(1),), (fighter(1),)).first_wins
    with pytest.raises(InvalidValue) as refusal:
        duel((fighter(1, attacks=5),), (fighter(1),))
    assert (refusal.value.field, refusal.value.data) == ("first", {"maximum": 4})


@pytest.mark.parametrize(
    ("first", "second", "field", "code"),
    [
        ((), (fighter(1),), "first", "odds.nobody"),
        ((fighter(1),), (), "second", "odds.nobody"),
        ((fighter(1, body=0),), (fighter(1),), "first", "odds.fighter"),
        ((fighter(1),), (fighter(1, attacks=0),), "second", "odds.fighter"),
        ((fighter(1, body=99),), (fighter(1, body=99),), "second", "odds.too_many_states"),
        ((fighter(40),), (fighter(1),), "attack", "odds.too_many_dice"),
    ],
)
def test_nonsense_is_refused(first: DiceSide, second: DiceSide, field: str, code: str) -> None:
    with pytest.raises(InvalidValue) as refusal:
        duel(first, second)
    assert (refusal.value.field, refusal.value.code) == (field, code)
    assert LABELS.error(code, **refusal.value.data)


def test_a_fight_that_is_too_big_tells_how_big_one_may_be() -> None:
    with pytest.raises(InvalidValue) as refusal:
        duel((fighter(1, body=99),), (fighter(1, body=99),))
    assert refusal.value.data == {"maximum": MOST_STATES}


@pytest.mark.parametrize("tail", [0, 1, -1])
def test_tail_is_a_chance(tail: int) -> None:
    with pytest.raises(InvalidValue) as refusal:
        duel((fighter(1),), (fighter(1),), Fraction(tail))
    assert (refusal.value.field, refusal.value.code) == ("tail", "odds.tail")


def test_rounds_stop_where_too_little_remains() -> None:
    rough: Duel = duel((fighter(1, 3, 3),), (fighter(1, 3, 3),), Fraction(1, 10))
    fine = duel((fighter(1, 3, 3),), (fighter(1, 3, 3),))
    assert rough.later < Fraction(1, 10)
    assert fine.rounds[: len(rough.rounds)] == rough.rounds
    assert len(fine.rounds) > len(rough.rounds)
