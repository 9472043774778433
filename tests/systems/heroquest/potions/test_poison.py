"""HQ-14-GIFT, HQ-14-INJURY: what poison does, and what keeps it off."""

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.body.commands import HealInjury
from app.systems.heroquest.exploration.commands import MoveRoll
from app.systems.heroquest.exploration.events import MovementRolled
from app.systems.heroquest.potions.commands import SufferInjury, TakePoison
from app.systems.heroquest.state.figures import Effect, Hero, Weakness
from tests.builders import choose, facts, hand, hero_after, make_hero, make_item, make_table

POISON = TakePoison(hero_id="hero", points=2)
LIMP = SufferInjury(hero_id="hero", weakness=Weakness.MOVEMENT, by_poison=True)


@pytest.mark.rule("HQ-14-GIFT")
def test_points_lost_to_poison_are_noted() -> None:
    hero = hero_after(make_table(make_hero("elf")), POISON)
    assert (hero.body_points, hero.amount(Effect.POISON)) == (4, 2)


@pytest.mark.rule("HQ-14-GIFT")
def test_the_charm_prevents_harm_by_poison_as_long_as_it_is_magic() -> None:
    table = make_table(make_hero("elf", "antidote_charm"))
    assert [event.type for event in facts(table, POISON)] == ["poison.prevented"]
    faded = make_hero("elf", make_item("antidote_charm", magic_lost=True))
    assert hero_after(make_table(faded), POISON).body_points == 4


@pytest.mark.rule("HQ-1.1-KONSTITUTION")
@pytest.mark.parametrize(("face", "points"), [("black_shield", 7), ("white_shield", 5)])
def test_a_dwarf_may_ward_poison_off(face: str, points: int) -> None:
    assert hero_after(make_table(make_hero("dwarf")), POISON, choose("throw"), hand(face)).body_points == points


@pytest.mark.rule("HQ-1.1-KONSTITUTION", "HQ-14-INJURY")
def test_a_dwarf_may_ward_off_a_lasting_poisoning() -> None:
    assert hero_after(make_table(make_hero("dwarf")), LIMP, choose("throw"), hand("black_shield")).injuries == ()
    assert hero_after(make_table(make_hero("dwarf")), LIMP, choose("waive")).injuries == (Weakness.MOVEMENT,)


@pytest.mark.rule("HQ-17")
def test_poison_may_take_the_mind() -> None:
    assert hero_after(make_table(make_hero("elf")), TakePoison(hero_id="hero", harm="mind")).mind_points == 3


@pytest.mark.rule("HQ-17", "HQ-1.1-KONSTITUTION")
def test_where_no_mind_is_left_poison_takes_none_and_nobody_throws_against_it() -> None:
    mindless = make_table(make_hero("dwarf", mind_points=0))
    with pytest.raises(RuleViolation, match=r"mind_points\.none_left"):
        facts(mindless, TakePoison(hero_id="hero", harm="mind"))


@pytest.mark.rule("HQ-14-INJURY", "HQ-2")
def test_an_injured_leg_moves_without_a_die() -> None:
    hero = hero_after(make_table(make_hero("elf")), SufferInjury(hero_id="hero", weakness=Weakness.MOVEMENT))
    assert (hero.injuries, hero.healer_debt) == ((Weakness.MOVEMENT,), 100)
    moved = facts(make_table(hero), MoveRoll(hero_id="hero"))[0]
    assert isinstance(moved, MovementRolled)
    assert (moved.squares, moved.roll) == (6, None)


def injured(gold: int) -> Hero:
    return make_hero(injuries=[Weakness.BOTH], gold=gold)


@pytest.mark.rule("HQ-14-INJURY")
def test_the_healer_waits_in_town_the_druid_helps_on_the_spot() -> None:
    on_quest = injured(130).model_copy(update={"on_quest": True})
    with pytest.raises(RuleViolation, match=r"injury\.healer_in_town"):
        facts(make_table(on_quest), HealInjury(hero_id="hero"))
    hero = hero_after(make_table(on_quest), HealInjury(hero_id="hero", means="druid"))
    assert (hero.injuries, hero.gold, hero.healer_debt) == ((), 30, 0)
    with pytest.raises(RuleViolation, match=r"gold\.not_enough"):
        facts(make_table(injured(99)), HealInjury(hero_id="hero", means="druid"))


@pytest.mark.rule("HR-HEALER-UNPAID")
def test_a_debt_without_an_injury_can_be_paid() -> None:
    hero = make_hero(gold=130).model_copy(update={"healer_debt": 100})
    hero = hero_after(make_table(hero), HealInjury(hero_id="hero"))
    assert (hero.gold, hero.healer_debt) == (30, 0)
