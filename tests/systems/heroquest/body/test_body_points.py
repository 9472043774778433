"""HQ-9-STATE: what becomes of a hero who loses body points."""

import pytest

from app.core.answers import Unanswered
from app.core.errors import RuleViolation, UnknownSubject
from app.systems.heroquest.body.commands import LoseBodyPoints, RestoreBodyPoints
from app.systems.heroquest.state.figures import Condition, Hero
from tests.builders import facts, hand, hero_after, make_hero, make_table


def lose(points: int) -> LoseBodyPoints:
    return LoseBodyPoints(hero_id="hero", points=points)


def test_hero_with_points_left_only_loses_them() -> None:
    events = facts(make_table(make_hero(body_points=3)), lose(2))
    assert [event.type for event in events] == ["hero.wounded"]


@pytest.mark.rule("HQ-9-STATE")
def test_hero_at_zero_body_points_rolls_on_the_faint_table() -> None:
    with pytest.raises(Unanswered) as asked:
        facts(make_table(make_hero(body_points=3)), lose(3))
    assert asked.value.prompt.purpose == "faint_table"


def test_hero_at_minus_one_rolls_on_the_death_table() -> None:
    with pytest.raises(Unanswered) as asked:
        facts(make_table(make_hero(body_points=3)), lose(4))
    assert asked.value.prompt.purpose == "death_table"


def test_hero_at_minus_two_is_dead_for_good_without_a_throw() -> None:
    hero = hero_after(make_table(make_hero(body_points=3)), lose(5), hand(6))
    assert hero.condition is Condition.LOST
    assert hero.body_points == -2


@pytest.mark.rule("HQ-8.2.1")
@pytest.mark.parametrize(("points", "condition"), [(1, Condition.DEAD), (2, Condition.LOST), (9, Condition.LOST)])
def test_fainted_hero_who_is_struck_goes_on_to_death_and_does_not_fall_again(
    points: int, condition: Condition
) -> None:  # fmt: skip
    table = make_table(fainted())
    answers = [hand(5)] if points == 1 else []
    events = facts(table, lose(points), *answers)
    assert "hero.fell" not in [event.type for event in events]
    assert hero_after(table, lose(points), *answers).condition is condition


def test_dead_hero_who_is_struck_is_lost() -> None:
    dead = make_hero(body_points=-1, condition=Condition.DEAD, recovery="scarred")
    assert hero_after(make_table(dead), lose(1)).condition is Condition.LOST


def test_lost_hero_loses_nothing_more() -> None:
    lost = make_hero(body_points=-2, condition=Condition.LOST)
    with pytest.raises(RuleViolation, match=r"hero\.lost"):
        facts(make_table(lost), lose(1))


def test_unknown_hero_is_refused() -> None:
    with pytest.raises(UnknownSubject, match=r"hero\.unknown"):
        facts(make_table(), LoseBodyPoints(hero_id="nobody", points=1))


def test_healing_goes_up_to_the_attribute() -> None:
    table = make_table(make_hero(body_points=5))
    assert hero_after(table, RestoreBodyPoints(hero_id="hero", points=9)).body_points == 8


def test_unhurt_hero_cannot_be_healed() -> None:
    with pytest.raises(RuleViolation, match=r"body_points\.full"):
        facts(make_table(), RestoreBodyPoints(hero_id="hero", points=1))


def test_fallen_hero_cannot_be_healed_but_revived() -> None:
    with pytest.raises(RuleViolation, match=r"hero\.must_be_revived"):
        facts(make_table(fainted()), RestoreBodyPoints(hero_id="hero", points=1))


def fainted() -> Hero:
    return make_hero(body_points=0, condition=Condition.FAINTED, recovery="plain")
