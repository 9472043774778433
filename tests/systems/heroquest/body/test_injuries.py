"""HQ-14-INJURY: the healer, the potion, and what stays unpaid."""

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.body.commands import HealInjury
from app.systems.heroquest.state.figures import Weakness
from tests.builders import choose, facts, hero_after, make_hero, make_table

HEALER = HealInjury(hero_id="hero")
POTION = HealInjury(hero_id="hero", means="potion")


@pytest.mark.rule("HQ-14-INJURY")
def test_healer_takes_a_hundred_gold() -> None:
    hero = hero_after(make_table(make_hero(injuries=[Weakness.BOTH], gold=130)), HEALER)
    assert (hero.injuries, hero.gold, hero.healer_debt) == ((), 30, 0)


def test_who_cannot_pay_stays_injured() -> None:
    with pytest.raises(RuleViolation) as refused:
        facts(make_table(make_hero(injuries=[Weakness.BOTH], gold=99)), HEALER)
    assert (refused.value.code, refused.value.data["needed"]) == ("gold.not_enough", 100)


def test_potion_costs_no_gold() -> None:
    hero = hero_after(make_table(make_hero(injuries=[Weakness.BOTH, Weakness.BOTH])), POTION)
    assert (hero.injuries, hero.healer_debt) == ((Weakness.BOTH,), 100)


def test_of_different_injuries_one_is_chosen() -> None:
    table = make_table(make_hero(injuries=[Weakness.ATTACK, Weakness.DEFENCE]))
    assert hero_after(table, POTION, choose("attack")).injuries == (Weakness.DEFENCE,)


def test_sound_hero_needs_no_healer() -> None:
    with pytest.raises(RuleViolation, match=r"injury\.none"):
        facts(make_table(), HEALER)
