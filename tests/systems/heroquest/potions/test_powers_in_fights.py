"""What potions and artifacts do in a fight, and when it is used up."""

import pytest

from app.core.answers import Answer
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.state.figures import ActiveEffect, Effect, Hero, Place
from app.systems.heroquest.state.table import Table
from tests.builders import after, choose, facts, hand, make_hero, make_item, make_monster, make_table

S, W = "skull", "white_shield"
STRIKE = Attack(attacker_id="hero", target_id="monster")
STRUCK = Attack(attacker_id="monster", target_id="hero")


def affected(hero: Hero, effect: Effect, amount: int) -> Hero:
    return hero.model_copy(update={"effects": (ActiveEffect(effect=effect, amount=amount),)})


def strike(table: Table, *answers: Answer) -> StrikeResolved:
    return next(event for event in facts(table, STRIKE, *answers) if isinstance(event, StrikeResolved))


@pytest.mark.rule("HQ-15.5-EXTRA")
def test_dice_for_the_next_attack_are_used_up_by_it() -> None:
    strong = affected(make_hero("dwarf", "axe"), Effect.ATTACK_DICE, 2)
    table = make_table(strong, make_monster("orc"))
    assert len(strike(table, hand(W, W, W, W, W)).attack.dice) == 5
    assert after(table, STRIKE, hand(W, W, W, W, W)).heroes["hero"].effects == ()


@pytest.mark.rule("HQ-15.5-EXTRA")
def test_dice_for_the_next_defence_last_until_they_are_thrown() -> None:
    table = make_table(affected(make_hero("dwarf"), Effect.DEFENCE_DICE, 2), make_monster("orc"))
    assert after(table, STRUCK, hand(W, W, W)).heroes["hero"].amount(Effect.DEFENCE_DICE) == 2
    struck = after(table, STRUCK, hand(S, W, W), hand(W, W, W, W))
    assert (struck.heroes["hero"].amount(Effect.DEFENCE_DICE), struck.heroes["hero"].body_points) == (0, 7)


@pytest.mark.rule("HQ-18", "HQ-15.5-EXTRA")
def test_the_potion_of_battle_repeats_one_throw() -> None:
    table = make_table(affected(make_hero("dwarf", "axe"), Effect.SECOND_THROW, 1), make_monster("orc"))
    repeated: list[Answer] = [hand(W, W, W), choose("repeat"), hand(S, S, S), hand(W, W, W)]
    assert strike(table, *repeated).hits == 3
    assert after(table, STRIKE, *repeated).heroes["hero"].effects == ()
    kept = after(table, STRIKE, hand(W, W, W), choose("keep"))
    assert kept.heroes["hero"].amount(Effect.SECOND_THROW) == 1


@pytest.mark.rule("HQ-18")
def test_what_an_archer_repeated_no_potion_repeats_again() -> None:
    elf = affected(make_hero("elf", "bow"), Effect.SECOND_THROW, 1)
    shot = Attack(attacker_id="hero", target_id="monster", means="ranged")
    table = make_table(elf, make_monster("orc"))
    table = after(table, shot, hand(W, W), choose("repeat"), hand(W, W))
    assert table.heroes["hero"].amount(Effect.SECOND_THROW) == 1


@pytest.mark.rule("HQ-15.4-MAGIC")
@pytest.mark.parametrize(("kind", "dice"), [("skeleton", 4), ("orc", 3)])
def test_the_spirit_blade_strikes_harder_at_the_undead(kind: str, dice: int) -> None:
    table = make_table(make_hero("dwarf", "spirit_blade"), make_monster(kind))
    assert len(strike(table, hand(*[W] * dice)).attack.dice) == dice


@pytest.mark.rule("HQ-9-ROBBED")
def test_without_its_magic_it_is_a_plain_sword() -> None:
    faded = make_hero("dwarf", make_item("spirit_blade", Place.HAND, magic_lost=True))
    assert len(strike(make_table(faded, make_monster("skeleton")), hand(W, W, W)).attack.dice) == 3
