"""Plague blades weaken whom they wound, until a potion or a spell helps (HQ-19-SEUCHENWAFFEN)."""

import pytest

from app.core.answers import Answer
from app.core.errors import RuleViolation
from app.systems.heroquest.bestiary.commands import CurePlague
from app.systems.heroquest.body.commands import ReviveHero
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.state.figures import ActiveEffect, Condition, Effect, Hero
from app.systems.heroquest.state.table import Table
from tests.builders import after, choose, facts, hand, make_hero, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"
PLAGUE = Attack(attacker_id="monster", target_id="hero")
STRIKE = Attack(attacker_id="hero", target_id="monster")
CURE = CurePlague(hero_id="hero")
WOUND = (hand(S, W, W), hand(B, B))


def meet(hero_class: str = "elf", kind: str = "plague_monk", **options: str) -> Table:
    return make_table(make_hero(hero_class, "short_sword"), make_monster(kind), **options)


def hero(table: Table) -> Hero:
    return table.heroes["hero"]


@pytest.mark.rule("HQ-19-SEUCHENWAFFEN")
def test_a_wounded_hero_is_weakened() -> None:
    assert hero(after(meet(), PLAGUE, *WOUND)).amount(Effect.PLAGUED) == 1


@pytest.mark.rule("HQ-19-SEUCHENWAFFEN")
def test_without_a_wound_nobody_is_weakened() -> None:
    assert hero(after(meet(), PLAGUE, hand(S, W, W), hand(W, B))).amount(Effect.PLAGUED) == 0
    assert hero(after(meet(kind="storm_rat"), PLAGUE, *WOUND)).amount(Effect.PLAGUED) == 0


@pytest.mark.rule("HQ-19-SEUCHENWAFFEN")
def test_a_second_wound_weakens_no_more() -> None:
    table = after(after(meet(), PLAGUE, *WOUND), PLAGUE, *WOUND)
    assert hero(table).amount(Effect.PLAGUED) == 1


@pytest.mark.rule("HQ-19-SEUCHENWAFFEN", "HQ-18")
def test_the_weakened_throw_their_skulls_once_more() -> None:
    told = facts(after(meet(), PLAGUE, *WOUND), STRIKE, hand(S, S), hand(S, W), hand(W, W, W))
    struck = told[0]
    assert isinstance(struck, StrikeResolved)
    assert (struck.attack_roll.faces, struck.hits) == ((S, W), 1)
    assert (struck.attack_roll.repeated_by, struck.attack_roll.replaced) == ("HQ-19-SEUCHENWAFFEN", (S, S))


@pytest.mark.rule("HQ-19-SEUCHENWAFFEN")
def test_whoever_is_cured_strikes_as_before() -> None:
    table = after(after(meet(), PLAGUE, *WOUND), CURE)
    assert hero(table).effects == ()
    (struck,) = facts(table, STRIKE, hand(W, W))
    assert isinstance(struck, StrikeResolved)
    with pytest.raises(RuleViolation) as error:
        after(table, CURE)
    assert error.value.code == "bestiary.not_plagued"


@pytest.mark.rule("HR-PLAGUE-DWARF", "HQ-1.1-KONSTITUTION")
@pytest.mark.parametrize(("option", "left"), [("weakness", 6), ("wound_too", 7)])
def test_a_dwarfs_constitution_wards_off_the_weakness(option: str, left: int) -> None:
    table = after(meet("dwarf", warded_plague=option), PLAGUE, *WOUND, choose("throw"), hand(B))
    assert (hero(table).amount(Effect.PLAGUED), hero(table).body_points) == (0, left)


@pytest.mark.rule("HR-PLAGUE-DWARF", "HQ-1.1-KONSTITUTION")
@pytest.mark.parametrize("option", ["weakness", "wound_too"])
@pytest.mark.parametrize("answers", [(choose("throw"), hand(W)), (choose("waive"),)])
def test_what_is_not_warded_off_weakens_and_wounds(option: str, answers: tuple[Answer, ...]) -> None:
    table = after(meet("dwarf", warded_plague=option), PLAGUE, *WOUND, *answers)
    assert (hero(table).amount(Effect.PLAGUED), hero(table).body_points) == (1, 6)


@pytest.mark.rule("HQ-19-SEUCHENWAFFEN", "HQ-14-GIFT")
def test_a_charm_against_poison_helps_as_well() -> None:
    charmed = make_table(make_hero("elf", "antidote_charm"), make_monster("plague_monk"))
    charmed = after(charmed, PLAGUE, *WOUND)
    assert (hero(charmed).amount(Effect.PLAGUED), hero(charmed).body_points) == (0, 5)


@pytest.mark.rule("HQ-19-SEUCHENWAFFEN")
@pytest.mark.parametrize(("means", "weak"), [("potion", 0), ("spell", 0), ("stands_up", 1)])
def test_what_raises_a_hero_cures_as_well(means: str, weak: int) -> None:
    fallen = make_hero("elf", body_points=0, condition=Condition.FAINTED, recovery="light")
    fallen = fallen.model_copy(update={"effects": (ActiveEffect(effect=Effect.PLAGUED, amount=1),)})
    raised = after(make_table(fallen), ReviveHero.model_validate({"hero_id": "hero", "means": means}))
    assert hero(raised).amount(Effect.PLAGUED) == weak
