"""Gold comes and goes, and thieves take it from the fallen (HQ-9-ROBBED)."""

import pytest

from app.core.errors import GameError
from app.systems.heroquest.equipment.commands import ChangeGold, LeaveBehind
from app.systems.heroquest.state.figures import Condition
from tests.builders import facts, hero_after, make_hero, make_table

LEAVE = LeaveBehind(hero_id="hero")


@pytest.mark.parametrize(("change", "left"), [(25, 65), (1, 41), (-1, 39), (-40, 0)])
def test_gold_is_gained_and_spent(change: int, left: int) -> None:
    assert hero_after(make_table(make_hero(gold=40)), ChangeGold(hero_id="hero", change=change)).gold == left


def test_nobody_spends_more_than_there_is() -> None:
    with pytest.raises(GameError) as refused:
        facts(make_table(make_hero(gold=40)), ChangeGold(hero_id="hero", change=-41))
    assert refused.value.code == "gold.not_enough"
    assert refused.value.field == "change"
    assert (refused.value.data["needed"], refused.value.data["available"]) == (41, 40)


def test_nothing_is_no_change() -> None:
    with pytest.raises(GameError, match=r"value\.no_change"):
        facts(make_table(), ChangeGold(hero_id="hero", change=0))


@pytest.mark.rule("HQ-9-ROBBED")
@pytest.mark.parametrize("condition", [Condition.FAINTED, Condition.DEAD])
def test_fallen_hero_out_of_sight_is_robbed(condition: Condition) -> None:
    fallen = make_hero(body_points=0, gold=70, condition=condition, recovery="plain")
    assert hero_after(make_table(fallen), LEAVE).gold == 0


def test_only_the_fallen_are_robbed_and_only_of_what_they_have() -> None:
    with pytest.raises(GameError, match=r"revival\.not_down"):
        facts(make_table(make_hero(gold=70)), LEAVE)
    with pytest.raises(GameError, match=r"gold\.none_left"):
        facts(make_table(make_hero(condition=Condition.FAINTED, recovery="plain")), LEAVE)
