"""Pools in closed form, against every single face, against another library and against pencil and paper."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import product

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.errors import InvalidValue
from app.systems.heroquest.dice import BLACK_SHIELD, COMBAT_DICE, SKULL, WHITE_SHIELD, Color
from app.systems.heroquest.odds.dice_against_dice import (
    HERO_DEFENDS,
    MONSTER_DEFENDS,
    REGENERATION,
    DiceAttack,
    SaveDice,
    hits,
    points_through,
    shields,
    thrown_hits,
)
from app.systems.heroquest.odds.faces import MOST_DICE, NONE, Counts, added, thinned

WHITE, GREEN, BLUE, BLACK = Color.WHITE, Color.GREEN, Color.BLUE, Color.BLACK
DEMON_SAVE, GHOST_SAVE = SaveDice(BLUE, BLACK_SHIELD), SaveDice(WHITE, BLACK_SHIELD)

pools = st.lists(st.sampled_from(Color), max_size=3).map(tuple)
defenders = st.sampled_from([HERO_DEFENDS, MONSTER_DEFENDS, REGENERATION])
saves = st.sampled_from([None, DEMON_SAVE, GHOST_SAVE])


def chances(counts: Counts) -> list[Fraction]:
    return list(counts.chances)


def every_throw(colors: Sequence[Color]) -> Iterator[tuple[str, ...]]:
    return product(*(COMBAT_DICE[color].faces for color in colors))


def brute_force(strike: DiceAttack, skulls: Callable[[tuple[str, ...]], int]) -> Counter[int]:
    """Every face of every die, one by one; saves are thrown for as many points as there can be."""
    found: Counter[int] = Counter()
    spare = (strike.save.die,) * len(strike.attack) if strike.save else ()
    for attack in every_throw(strike.attack):
        for defence in every_throw(strike.defence):
            points = max(skulls(attack) - sum(face in strike.defends for face in defence), 0)
            for saving in every_throw(spare):
                saved = sum(face == strike.save.face for face in saving[:points]) if strike.save else 0
                found[points - saved] += 1
    return found


def same(counts: Counts, found: Counter[int]) -> bool:
    total = sum(found.values())
    return all(counts.chance(number) == Fraction(found[number], total) for number in range(40))


@settings(max_examples=60, deadline=None)
@given(attack=pools, defence=st.lists(st.sampled_from(Color), max_size=2).map(tuple), defends=defenders)
def test_points_through_agree_with_every_face(
    attack: tuple[Color, ...], defence: tuple[Color, ...], defends: frozenset[str]
) -> None:
    strike = DiceAttack(attack, defence, defends)
    assert same(points_through(strike), brute_force(strike, lambda faces: faces.count(SKULL)))


@pytest.mark.parametrize("save", [DEMON_SAVE, GHOST_SAVE])
@pytest.mark.parametrize("attack", [(WHITE,), (WHITE, BLACK)])
def test_saves_agree_with_every_face(attack: tuple[Color, ...], save: SaveDice) -> None:
    strike = DiceAttack(attack, (GREEN,), MONSTER_DEFENDS, save)
    assert same(points_through(strike), brute_force(strike, lambda faces: faces.count(SKULL)))


@settings(max_examples=40, deadline=None)
@given(
    attack=st.lists(st.sampled_from(Color), max_size=8).map(tuple),
    defence=st.lists(st.sampled_from(Color), max_size=8).map(tuple),
    defends=defenders,
    save=saves,
)
def test_points_through_agree_with_icepool(
    attack: tuple[Color, ...], defence: tuple[Color, ...], defends: frozenset[str], save: SaveDice | None
) -> None:
    skulls = sum((die_of(color, {SKULL}) for color in attack), icepool.Die([0]))
    blocked = sum((die_of(color, defends) for color in defence), icepool.Die([0]))
    through = (skulls - blocked).map(lambda points: max(points, 0))
    if save is not None:
        through = through.map(lambda points: points @ die_of(save.die, {save.face}).map(lambda saved: 1 - saved))
    counts = points_through(DiceAttack(attack, defence, defends, save))
    assert [through.probability(number) for number in range(len(counts.weights))] == chances(counts)
    assert sum(counts.chances) == 1


def die_of(color: Color, faces: frozenset[str] | set[str]) -> icepool.Die[int]:
    return icepool.Die([int(face in faces) for face in COMBAT_DICE[color].faces])


@pytest.mark.rule("HQ-15.5-HERO")
@pytest.mark.parametrize(
    ("strike", "expected"),
    [
        (DiceAttack((WHITE,), (WHITE,), HERO_DEFENDS), "1/3"),  # skull 1/2, no white shield 2/3
        (DiceAttack((WHITE,), (WHITE,), MONSTER_DEFENDS), "5/12"),  # no black shield 5/6
        (DiceAttack((WHITE,), (WHITE,), REGENERATION), "1/4"),  # the skull alone does not defend
        (DiceAttack((WHITE,)), "1/2"),  # undefended
        (DiceAttack((BLACK,), (BLUE,), HERO_DEFENDS), "5/9"),  # 4/6 and 5/6
        (DiceAttack((GREEN,), (GREEN,), HERO_DEFENDS), "1/6"),  # 2/6 and 3/6
        (DiceAttack((WHITE, WHITE), (WHITE,), HERO_DEFENDS), "7/12"),  # two skulls 1/4, one 1/2 against 2/3
        (DiceAttack((WHITE,), (), MONSTER_DEFENDS, DEMON_SAVE), "1/3"),  # saved by 2/6
        (DiceAttack((WHITE,), (), MONSTER_DEFENDS, GHOST_SAVE), "5/12"),  # saved by 1/6
    ],
)
def test_chance_to_wound_worked_out_by_hand(strike: DiceAttack, expected: str) -> None:
    assert points_through(strike).at_least(1) == Fraction(expected)


def test_no_dice_hit_nobody() -> None:
    assert chances(points_through(DiceAttack(()))) == [1]
    assert chances(points_through(DiceAttack((), (WHITE,), HERO_DEFENDS, DEMON_SAVE))) == [1]


def test_averages_are_exact() -> None:
    assert hits((WHITE, GREEN, BLACK)).expected == Fraction(1, 2) + Fraction(1, 3) + Fraction(2, 3)
    assert shields((BLUE, BLUE), HERO_DEFENDS).expected == Fraction(1, 3)


def test_face_that_a_die_has_not_saves_nothing() -> None:
    assert points_through(DiceAttack((WHITE,), save=SaveDice(WHITE, "flame"))) == points_through(DiceAttack((WHITE,)))


@pytest.mark.rule("HR-SAVE-BEYOND")
def test_by_house_rule_nobody_saves_what_he_cannot_lose() -> None:
    """Two black dice, one point left: hit by 8/9, and one white die saves with 1/6, not two."""
    counts = points_through(DiceAttack((BLACK, BLACK), save=GHOST_SAVE, left=1, saves_beyond=False))
    assert chances(counts) == [1 - Fraction(8, 9) * Fraction(5, 6), Fraction(8, 9) * Fraction(5, 6)]
    assert points_through(DiceAttack((WHITE,), left=5)) == points_through(DiceAttack((WHITE,)))


@pytest.mark.rule("HQ-1.1-FERNKAEMPFER", "HQ-18")
def test_shot_without_a_skull_is_repeated_as_a_whole() -> None:
    """Two white dice: no skull 1/4, then all over again."""
    counts = thrown_hits(DiceAttack((WHITE, WHITE), repeat="no_skull"))
    assert chances(counts) == [Fraction(1, 16), Fraction(5, 8), Fraction(5, 16)]


def test_best_repetition_repeats_what_is_below_the_average() -> None:
    """Three white dice promise 1.5 skulls: none and one are thrown again, two and three are kept."""
    counts = thrown_hits(DiceAttack((WHITE,) * 3, repeat="best"))
    assert chances(counts) == [Fraction(1, 16), Fraction(3, 16), Fraction(9, 16), Fraction(3, 16)]


def test_best_repetition_with_a_goal_repeats_what_misses_it() -> None:
    """A figure that needs three points rolls again until there are three."""
    counts = points_through(DiceAttack((WHITE,) * 3, repeat="best", goal=3))
    assert counts.at_least(3) == Fraction(1, 8) + Fraction(7, 8) * Fraction(1, 8)


@settings(max_examples=40, deadline=None)
@given(attack=pools, defence=pools, defends=defenders, goal=st.integers(0, 3))
def test_no_other_repetition_beats_the_best(
    attack: tuple[Color, ...], defence: tuple[Color, ...], defends: frozenset[str], goal: int
) -> None:
    def worth(strike: DiceAttack) -> Fraction:
        counts = points_through(strike)
        return counts.at_least(goal) if goal else counts.expected

    best = DiceAttack(attack, defence, defends, repeat="best", goal=goal)
    assert worth(best) >= worth(best._replace(repeat="no_skull")) >= worth(best._replace(repeat="never"))


@pytest.mark.rule("HQ-19-SEUCHENWAFFEN")
def test_plagued_hero_throws_the_skulls_again_and_nothing_else() -> None:
    first, second = COMBAT_DICE[WHITE].faces, COMBAT_DICE[BLACK].faces
    found: Counter[int] = Counter()
    for white, black, white_again, black_again in product(first, second, first, second):
        found[(white == white_again == SKULL) + (black == black_again == SKULL)] += 1
    assert same(thrown_hits(DiceAttack((WHITE, BLACK), plagued=True)), found)
    assert thrown_hits(DiceAttack((WHITE,), plagued=True, repeat="best")).chance(1) == Fraction(1, 4)


@pytest.mark.parametrize(
    ("strike", "field", "code"),
    [
        (DiceAttack((WHITE,) * (MOST_DICE + 1)), "attack", "odds.too_many_dice"),
        (DiceAttack((WHITE,), (WHITE,) * 40), "defence", "odds.too_many_dice"),
        (DiceAttack((WHITE,), goal=-1), "goal", "odds.goal"),
        (DiceAttack((WHITE,), left=0), "left", "odds.left"),
    ],
)
def test_nonsense_is_refused(strike: DiceAttack, field: str, code: str) -> None:
    with pytest.raises(InvalidValue) as refusal:
        points_through(strike)
    assert (refusal.value.field, refusal.value.code) == (field, code)


def test_two_throws_add_up_to_one_of_all_dice() -> None:
    assert added(hits((WHITE,)), hits((WHITE, WHITE))) == hits((WHITE,) * 3)


def test_without_a_face_that_saves_every_point_goes_or_stays() -> None:
    assert thinned(hits((WHITE,) * 3), Counts((1,), 1)) == NONE
    assert thinned(hits((WHITE,) * 3), Counts((0, 1), 1)) == hits((WHITE,) * 3)


def test_order_of_the_dice_is_no_matter() -> None:
    one, other = DiceAttack((WHITE, GREEN), (BLUE, WHITE)), DiceAttack((GREEN, WHITE), (WHITE, BLUE))
    assert points_through(one) == points_through(other)


def test_impossible_numbers_have_no_chance() -> None:
    counts = hits((WHITE,))
    assert counts.chance(2) == counts.chance(-1) == 0
    assert counts.at_least(0) == counts.at_least(-1) == 1
    assert counts.at_least(2) == 0
    assert WHITE_SHIELD in HERO_DEFENDS
