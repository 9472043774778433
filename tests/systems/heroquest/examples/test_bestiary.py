"""The worked examples of the rule ledger that are about the bestiary, by their numbers."""

import pytest

from app.core.answers import Answer
from app.core.events import Command
from app.systems.heroquest.bestiary.commands import BanishRegeneration, Scream
from app.systems.heroquest.combat.commands import Attack, WoundMonster
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.dice import Color
from app.systems.heroquest.potions.commands import DrinkPotion
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.table import Table
from tests.builders import after, choose, facts, hand, make_hero, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"
STRIKE = Attack(attacker_id="hero", target_id="monster")
BACK = Attack(attacker_id="monster", target_id="hero")


def strikes(table: Table, command: Command, *answers: Answer) -> list[StrikeResolved]:
    return [event for event in facts(table, command, *answers) if isinstance(event, StrikeResolved)]


def pools(table: Table, command: Command, *answers: Answer) -> tuple[int, int]:
    """How many dice attack and defend."""
    (struck,) = strikes(table, command, *answers)
    return len(struck.attack), len(struck.defence)


@pytest.mark.rule("HQ-19-KÖRPERLOS", "HR-GHOST-DIE")
def test_example_14_dwarf_against_a_ghost_warrior() -> None:
    table = make_table(make_hero("dwarf", "axe", "helmet", "shield_item"), make_monster("ghost_warrior"))
    assert pools(table, STRIKE, hand(W, W)) == (2, 3)
    assert not after(table, STRIKE, hand(S, S), hand(B, W, S), hand(W)).monsters["monster"].is_standing
    assert pools(table, BACK, hand(W, W, W)) == (3, 3)
    assert after(table, BACK, hand(S, S, S), hand(W, W, B)).heroes["hero"].body_points == 6
    table = make_table(make_hero("dwarf", "rune_axe"), make_monster("ghost_warrior"))
    (struck,) = strikes(table, STRIKE, hand(S, W, W), hand(W, W), hand(B))
    assert (struck.attack.dice, len(struck.defence)) == ((Color.BLACK,) * 3, 2)
    assert after(table, STRIKE, hand(S, W, W), hand(W, W), hand(B)).monsters["monster"].is_standing


@pytest.mark.rule("HQ-19-SEUCHENWAFFEN", "HQ-18", "HR-PLAGUE-DWARF")
def test_example_22_plague_monk_wounds_elf_and_dwarf() -> None:
    elf = make_hero("elf", "short_sword", "healing_potion_2")
    table = after(make_table(elf, make_monster("plague_monk")), BACK, hand(S, W, W), hand(B, B))
    assert (table.heroes["hero"].body_points, table.heroes["hero"].amount(Effect.PLAGUED)) == (5, 1)
    (struck,) = strikes(table, STRIKE, hand(S, S), hand(S, W), hand(B, W, W))
    assert (struck.attack_roll.faces, struck.hits) == ((S, W), 1)
    drunk = after(table, DrinkPotion(hero_id="hero", item_id="healing_potion_2"))
    (struck,) = strikes(drunk, STRIKE, hand(S, S), hand(B, B, W))
    assert struck.hits == 2
    table = make_table(make_hero("dwarf", "axe"), make_monster("plague_monk"))
    hero = after(table, BACK, hand(S, W, W), hand(B, B), choose("throw"), hand(B)).heroes["hero"]
    assert (hero.body_points, hero.amount(Effect.PLAGUED)) == (6, 0)


@pytest.mark.rule("HQ-19-BÄNDIGER", "HQ-19-RASEREI", "HQ-19-REGENERATION", "HQ-19-DÄMONISCHER-RETTUNGSWURF")
def test_example_38_rat_ogre_troll_and_demon() -> None:
    handler = make_monster("pack_master", monster_id="handler")
    table = make_table(make_hero("dwarf", "axe"), make_monster("rat_ogre"), handler)
    for place, dice in (("beside", 5), ("apart", 4)):
        assert pools(table, BACK, choose(place), hand(*[W] * dice))[0] == dice
        assert pools(table, STRIKE, choose(place), hand(W, W, W))[1] == dice
    table = after(table, WoundMonster(monster_id="handler", points=1))
    (struck,) = strikes(table, BACK, hand(W, W, W))
    assert struck.attack.dice == (Color.BLACK,) * 3
    assert pools(table, STRIKE, hand(W, W, W))[1] == 3

    table = make_table(make_hero("dwarf", "axe"), make_monster("troll"))
    assert after(table, STRIKE, hand(S, S, S), hand(W, B, S)).monsters["monster"].body_points == 1
    table = after(table, BanishRegeneration(monster_id="monster"))
    assert not after(table, STRIKE, hand(S, S, S), hand(W, B, S)).monsters["monster"].is_standing

    table = make_table(make_hero("dwarf", "axe"), make_monster("lesser_demon"))
    table = after(table, STRIKE, hand(S, S, W), hand(W, W, S), hand(B, S))
    assert table.monsters["monster"].body_points == 1


@pytest.mark.rule("HQ-19-SCHREI-DER-BANSHEE")
def test_example_40_banshee_screams_at_the_barbarian() -> None:
    scream = Scream(monster_id="monster", target_ids=("hero",))
    table = make_table(make_hero("barbarian", "broadsword"), make_monster("banshee"))
    assert pools(table, scream, hand(S, S, W), hand(W, B)) == (3, 2)
