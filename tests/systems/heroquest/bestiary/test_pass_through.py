"""A death elf passes through heroes; the mind may withstand it (HQ-19-DURCHDRINGEN, HR-MIND-TEST)."""

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.bestiary.commands import PassThrough, ProveMind
from app.systems.heroquest.bestiary.events import MindTested
from app.systems.heroquest.state.figures import Condition
from tests.builders import after, facts, hand, make_hero, make_monster, make_table

PASS = PassThrough(monster_id="monster", target_id="hero")
PROVE = ProveMind(hero_id="hero")


@pytest.mark.rule("HQ-19-DURCHDRINGEN", "HR-MIND-TEST")
@pytest.mark.parametrize(("number", "left"), [(4, 6), (5, 5)])
def test_a_hero_loses_a_point_unless_the_mind_is_strong(number: int, left: int) -> None:
    table = make_table(make_hero("elf"), make_monster("death_elf"))
    assert after(table, PASS, hand(number)).heroes["hero"].body_points == left


@pytest.mark.rule("HQ-19-DURCHDRINGEN")
def test_the_way_through_is_told_first() -> None:
    table = make_table(make_hero("elf"), make_monster("death_elf"))
    assert [event.type for event in facts(table, PASS, hand(6))] == ["figure.passed", "mind.tested", "hero.wounded"]


@pytest.mark.rule("HR-MIND-TEST")
@pytest.mark.parametrize(("numbers", "passed"), [((3, 4), True), ((4, 4), False)])
def test_two_dice_and_a_bonus(numbers: tuple[int, ...], passed: bool) -> None:
    (told,) = facts(make_table(make_hero("elf"), mind_test="two_dice"), PROVE, hand(*numbers))
    assert isinstance(told, MindTested)
    assert (told.passed, told.limit) == (passed, 7)


@pytest.mark.rule("HR-MIND-TEST")
def test_the_current_mind_counts() -> None:
    (told,) = facts(make_table(make_hero("elf", mind_points=1)), PROVE, hand(2))
    assert isinstance(told, MindTested)
    assert not told.passed
    (told,) = facts(make_table(make_hero("elf", "talisman_of_lore", mind_points=1)), PROVE, hand(2))
    assert isinstance(told, MindTested)
    assert told.passed
    (told,) = facts(make_table(make_hero("wizard")), PROVE, hand(6))
    assert isinstance(told, MindTested)
    assert told.passed


@pytest.mark.rule("HQ-19-DURCHDRINGEN")
def test_nobody_else_passes_through_heroes() -> None:
    with pytest.raises(RuleViolation) as error:
        after(make_table(make_hero("elf"), make_monster("bats")), PASS)
    assert error.value.code == "bestiary.not_able"


def test_the_lost_prove_nothing() -> None:
    with pytest.raises(RuleViolation):
        after(make_table(make_hero("elf", body_points=-2, condition=Condition.LOST)), PROVE)
