"""HQ-9-FAINT: the faint table, and the lasting injury it may leave."""

import pytest

from app.systems.heroquest.body.commands import LoseBodyPoints
from app.systems.heroquest.body.events import HeroFainted
from app.systems.heroquest.state.figures import Condition, Weakness
from tests.builders import choose, facts, hand, hero_after, make_hero, make_table

LOSE_ALL = LoseBodyPoints(hero_id="hero", points=4)
SOFT_FALL = hand(6)


@pytest.mark.rule("HQ-9-FAINT")
@pytest.mark.parametrize(
    ("number", "outcome", "injuries", "missed_rounds"),
    [(1, "deep", 1, 0), (2, "deep", 1, 0), (3, "plain", 0, 0), (5, "plain", 0, 0), (6, "light", 0, 1)],
)
def test_faint_table(number: int, outcome: str, injuries: int, missed_rounds: int) -> None:
    hero = hero_after(make_table(make_hero("wizard")), LOSE_ALL, hand(number), SOFT_FALL)
    assert hero.condition is Condition.FAINTED
    assert (hero.recovery, len(hero.injuries), hero.missed_rounds) == (outcome, injuries, missed_rounds)


def test_the_fact_keeps_the_faces() -> None:
    fainted = facts(make_table(make_hero("wizard")), LOSE_ALL, hand(4), SOFT_FALL)[1]
    assert isinstance(fainted, HeroFainted)
    assert (fainted.roll.faces, fainted.first_roll, fainted.bonus) == (("4",), None, 0)


def test_deep_faint_owes_the_healer_and_weakens_both_pools() -> None:
    hero = hero_after(make_table(make_hero("wizard")), LOSE_ALL, hand(1), SOFT_FALL)
    assert (hero.injuries, hero.healer_debt) == ((Weakness.BOTH,), 100)


@pytest.mark.rule("HR-WEAK-BOTH")
def test_player_may_choose_what_an_injury_weakens() -> None:
    """HR-WEAK-BOTH, the other way."""
    table = make_table(make_hero("wizard"), weakened_pools="one")
    assert hero_after(table, LOSE_ALL, hand(1), choose("defence"), SOFT_FALL).injuries == (Weakness.DEFENCE,)


@pytest.mark.rule("HR-WEAK-STACK")
@pytest.mark.parametrize(("option", "injuries"), [("each", 2), ("one_at_most", 1)])
def test_second_injury(option: str, injuries: int) -> None:
    """HR-WEAK-STACK, both ways."""
    table = make_table(make_hero("wizard", injuries=[Weakness.BOTH]), stacked_injuries=option)
    hero = hero_after(table, LOSE_ALL, hand(1), SOFT_FALL)
    assert (len(hero.injuries), hero.healer_debt) == (injuries, 100 * injuries)
