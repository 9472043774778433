"""HQ-1.1-STAMINA: a barbarian's second throw on the faint and death tables."""

import pytest

from app.core.answers import Answer, Unanswered
from app.core.errors import InvalidAnswer
from app.systems.heroquest.body.commands import LoseBodyPoints
from app.systems.heroquest.body.events import HeroDied, HeroFainted
from tests.builders import choose, facts, hand, make_hero, make_table

SOFT_FALL = hand(6)


def faint(gained: int, *answers: Answer, hero_class: str = "barbarian", **options: str) -> HeroFainted:
    table = make_table(make_hero(hero_class, body_points=1, gained_body=gained), **options)
    fainted = facts(table, LoseBodyPoints(hero_id="hero", points=1), *answers, SOFT_FALL)[1]
    assert isinstance(fainted, HeroFainted)
    return fainted


def test_attribute_eight_never_repeats() -> None:
    with pytest.raises(InvalidAnswer):
        faint(0, hand(1), choose("repeat"), hand(6))


@pytest.mark.rule("HQ-1.1-STAMINA")
def test_attribute_nine_may_keep_or_repeat() -> None:
    assert faint(1, hand(1), choose("keep")).outcome == "deep"
    assert faint(1, hand(1), choose("repeat"), hand(6)).outcome == "light"


def test_second_throw_binds() -> None:
    fainted = faint(1, hand(4), choose("repeat"), hand(1))
    assert (fainted.outcome, fainted.first_roll and fainted.first_roll.faces) == ("deep", ("4",))


def test_attribute_ten_adds_one_to_both_throws() -> None:
    assert faint(2, hand(2), choose("keep")).outcome == "plain"
    assert faint(2, hand(1), choose("repeat"), hand(5)).outcome == "light"


def test_seven_counts_as_six() -> None:
    fainted = faint(2, hand(6), choose("keep"))
    assert (fainted.outcome, fainted.bonus) == ("light", 1)


@pytest.mark.rule("HR-STAMINA-9")
def test_under_the_other_option_nine_is_not_enough() -> None:
    """HR-STAMINA-9, the other way."""
    assert faint(1, hand(1), stamina_nine="above_nine").outcome == "deep"
    assert faint(2, hand(1), choose("repeat"), hand(5), stamina_nine="above_nine").outcome == "light"


def test_only_the_barbarian_is_tough() -> None:
    assert faint(2, hand(1), hero_class="dwarf").outcome == "deep"


def test_whoever_else_grows_as_tall_adds_nothing() -> None:
    """Two and one would be plain."""
    assert faint(3, hand(2), hero_class="dwarf").outcome == "deep"


def test_it_holds_for_the_death_table_too() -> None:
    table = make_table(make_hero(body_points=1, gained_body=2))
    command = LoseBodyPoints(hero_id="hero", points=2)
    died = facts(table, command, hand(1), choose("repeat"), hand(5), SOFT_FALL)[1]
    assert isinstance(died, HeroDied)
    assert died.outcome == "unscathed"


def test_the_first_throw_is_shown_before_the_question() -> None:
    table = make_table(make_hero(body_points=1, gained_body=1))
    with pytest.raises(Unanswered) as asked:
        facts(table, LoseBodyPoints(hero_id="hero", points=1), hand(1))
    assert asked.value.prompt.purpose == "stamina"
