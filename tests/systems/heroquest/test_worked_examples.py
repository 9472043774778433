"""The worked examples of the rule ledger, by their numbers, as far as they concern the passport."""

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.body import commands as body_commands
from app.systems.heroquest.dice import Color
from app.systems.heroquest.equipment.commands import LeaveBehind
from app.systems.heroquest.free_rolls import RollDice, counted
from app.systems.heroquest.hero_dice import attack_pool, defence_pool, ranged_pool
from app.systems.heroquest.quests.commands import AwardQuestPoint
from app.systems.heroquest.state.figures import Condition, Hero, Place, SpellSet, Weakness
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.wear import OilWeapon, RepairItem, WearItem
from tests.builders import CONTENT, after, choose, facts, hand, hero_after, make_hero, make_item, make_table

W, G, B, BLACK = Color.WHITE, Color.GREEN, Color.BLUE, Color.BLACK


def attack(table: Table) -> tuple[Color, ...]:
    return attack_pool(table.heroes["hero"], CONTENT, table.house_rules).dice


def defence(table: Table) -> tuple[Color, ...]:
    return defence_pool(table.heroes["hero"], CONTENT, table.house_rules).dice


def lose(points: int) -> body_commands.LoseBodyPoints:
    return body_commands.LoseBodyPoints(hero_id="hero", points=points)


def broken(hero: Hero) -> set[str]:
    return {item.id for item in hero.items if item.wear.broken}


@pytest.mark.rule("HQ-9-STATE", "HQ-1.1-STAMINA", "HQ-9-DEATH", "HQ-9-FALL", "HQ-9-GOLD", "HQ-9-LOSS", "HR-WEAK-BOTH")
def test_example_1_barbarian_dies_and_comes_back() -> None:
    barbarian = make_hero("barbarian", "broadsword", "shield_item", gained_body=1, body_points=2, gold=500)
    assert len(defence(make_table(barbarian))) == 3
    table = after(make_table(barbarian), lose(3), hand(2), choose("repeat"), hand(4), hand(3), hand(7))
    hero = table.heroes["hero"]
    assert (hero.condition, hero.body_points, hero.recovery) == (Condition.DEAD, -1, "scarred")
    assert broken(hero) == {"shield_item"}
    assert hero.gold == 360
    table = after(table, body_commands.ReviveHero(hero_id="hero", means="elixir"))
    hero = table.heroes["hero"]
    assert (hero.body_attribute, hero.body_points, hero.injuries) == (8, 8, (Weakness.BOTH,))
    assert hero.healer_debt == 100
    assert (attack(table), defence(table)) == ((G, W, W), (W,))
    cured = after(table, body_commands.HealInjury(hero_id="hero"))
    assert (attack(cured), defence(cured)) == ((G, W, W, W), (W, W))


@pytest.mark.rule("HQ-1.1-STAMINA", "HR-STAMINA-9", "HQ-9-FAINT")
def test_example_2_barbarian_of_attribute_ten_repeats() -> None:
    barbarian = make_hero("barbarian", gained_body=2, body_points=1)
    hero = hero_after(make_table(barbarian), lose(1), hand(1), choose("repeat"), hand(5), hand(6))
    assert (hero.recovery, hero.missed_rounds) == ("light", 1)
    stands = hero_after(make_table(hero), body_commands.ReviveHero(hero_id="hero", means="stands_up"))
    assert (stands.is_standing, stands.body_points, stands.missed_rounds) == (True, 1, 0)


@pytest.mark.rule("HQ-9-FAINT", "HR-FALL-ARM", "HQ-9-GOLD", "HR-HEALER-UNPAID")
def test_example_3_wizard_faints_deeply_and_cannot_pay() -> None:
    wizard = make_hero("wizard", "bracers", "cloak_of_protection", body_points=2, gold=40)
    table = after(make_table(wizard), lose(2), hand(2), hand(4), hand(3))
    hero = table.heroes["hero"]
    assert broken(hero) == {"bracers"}
    assert hero.gold == 0
    table = after(table, body_commands.ReviveHero(hero_id="hero", means="potion", points=4))
    assert table.heroes["hero"].body_points == 1
    with pytest.raises(RuleViolation, match=r"gold\.not_enough"):
        facts(table, body_commands.HealInjury(hero_id="hero"))
    assert table.heroes["hero"].injuries == (Weakness.BOTH,)


@pytest.mark.rule("HQ-9-STATE", "HQ-9-FALL", "HQ-9-GOLD", "HQ-9-ROBBED")
def test_example_4_elf_is_dead_for_good() -> None:
    elf = make_hero(
        "elf", "spirit_blade", "helmet", "healing_potion_2", "healing_potion_4", "spell_scroll", body_points=1, gold=90
    )
    table = after(make_table(elf), lose(3), hand(1), hand(2))
    hero = table.heroes["hero"]
    assert (hero.condition, hero.body_points, hero.gold) == (Condition.LOST, -2, 50)
    assert {item.id for item in hero.items} == {"spirit_blade", "helmet"}
    assert broken(hero) == {"helmet"}
    blade = hero.items[0]
    assert blade.wear.magic_lost
    assert attack(table) == (W, W, W)


@pytest.mark.rule("HQ-9-FALL", "HR-SCROLLS-DRY")
def test_example_5_scrolls_survive_without_a_potion() -> None:
    scrolls = (make_item("spell_scroll"), make_item("troll_bane_scroll"))
    hero = make_hero("dwarf", "shield_item", *scrolls, body_points=1)
    fallen = hero_after(make_table(hero), lose(1), hand(3), hand(1))
    assert broken(fallen) == {"shield_item"}
    assert len(fallen.items) == 3


@pytest.mark.rule("HQ-9-FALL", "HR-FALL-REPAIR")
def test_example_6_bow_of_the_elf_is_damaged() -> None:
    elf = make_hero("elf", "short_sword", "bow", body_points=1)
    hero = hero_after(make_table(elf), lose(1), hand(3), hand(5), hand(2))
    bow = ranged_pool(hero, CONTENT)
    assert bow is not None
    assert bow.dice == (G, W)
    with pytest.raises(RuleViolation, match=r"smith\.fall_damage_stays"):
        facts(make_table(hero), RepairItem(hero_id="hero", item_id="bow"))


@pytest.mark.rule("HQ-9-ROBBED")
def test_example_7_fallen_hero_is_robbed() -> None:
    fallen = make_hero(body_points=0, gold=300, condition=Condition.FAINTED, recovery="plain")
    assert hero_after(make_table(fallen), LeaveBehind(hero_id="hero")).gold == 0


@pytest.mark.rule("HQ-7-LOSS", "HR-LOSS-DIE", "HQ-9-LOSS", "HQ-8.1-SETS")
def test_example_8_battle_mage_loses_mind_and_the_second_set() -> None:
    own, second = SpellSet(lore="heavens", permanent=True), SpellSet(lore="life", permanent=True)
    mage = make_hero(
        "battle_mage", gained_body=1, gained_mind=1, magic_order="celestial", spell_sets=[own, second],
        body_points=-1, condition=Condition.DEAD, recovery="unscathed",
    )  # fmt: skip
    assert (mage.body_attribute, mage.mind_attribute) == (6, 6)
    hero = hero_after(make_table(mage), body_commands.ReviveHero(hero_id="hero", means="elixir"), hand(5))
    assert (hero.mind_attribute, hero.mind_points, hero.body_points) == (5, 5, 6)
    assert hero.spell_sets == (own,)


@pytest.mark.rule("HQ-15.1-RUST", "HQ-15.2-NOTCH", "HQ-1.1-RASEND", "HQ-3-SWITCH")
def test_example_9_rusty_broadsword() -> None:
    rusty = make_hero("barbarian", make_item("broadsword", Place.HAND, "", rusty=True), make_item("axe", Place.BACK))
    table = make_table(rusty)
    assert attack(table) == (G, G, G, W)
    rolled = facts(
        table,
        RollDice(hero_id="hero", pool="attack"),
        hand("skull", "white_shield", "black_shield", "skull"),
    )[0]
    assert getattr(rolled, "count", None) == 2
    notched = after(table, WearItem(hero_id="hero", item_id="broadsword", cause="notch"))
    assert attack(notched) == (G, G, W)
    destroyed = after(table, WearItem(hero_id="hero", item_id="broadsword", cause="rust"))
    assert broken(destroyed.heroes["hero"]) == {"broadsword"}
    pool = attack_pool(destroyed.heroes["hero"], CONTENT, destroyed.house_rules)
    assert (pool.weapon_id, pool.reasons[-1].rule) == ("axe", "HQ-3-SWITCH")


@pytest.mark.rule("HQ-15.3-OIL", "HR-OIL-THEN-RUST", "HQ-15.2-NOTCH")
def test_example_11_oiled_axe_meets_rust() -> None:
    table = make_table(make_hero("dwarf", "axe"))
    table = after(table, OilWeapon(hero_id="hero", item_id="axe"))
    assert attack(table) == (BLACK, W, W)
    rust = WearItem(hero_id="hero", item_id="axe", cause="rust")
    table = after(table, rust)
    assert attack(table) == (W, W, W)
    table = after(table, rust)
    assert attack(table) == (G, G, G)
    assert attack(after(table, WearItem(hero_id="hero", item_id="axe", cause="notch"))) == (G, G)


@pytest.mark.rule("HQ-15.4-MAGIC", "HR-MAGIC-RUST-REPAIR")
def test_example_12_rune_axe_is_notched_repaired_and_rusts() -> None:
    table = make_table(make_hero("dwarf", "rune_axe", gold=50))
    notched = after(table, WearItem(hero_id="hero", item_id="rune_axe", cause="notch"))
    assert attack(notched) == (BLACK, BLACK, G)
    repaired = after(notched, RepairItem(hero_id="hero", item_id="rune_axe"))
    assert (attack(repaired), repaired.heroes["hero"].gold) == ((BLACK, BLACK, BLACK), 0)
    rusted = after(table, WearItem(hero_id="hero", item_id="rune_axe", cause="rust"))
    assert attack(rusted) == (W, W, W)
    with pytest.raises(RuleViolation, match=r"smith\.magic_stays_lost"):
        facts(rusted, RepairItem(hero_id="hero", item_id="rune_axe"))


@pytest.mark.rule("HQ-15.2-NOTCH", "HQ-15.5-HERO")
def test_example_13_damaged_helmet_defends_with_a_blue_die() -> None:
    table = make_table(make_hero("dwarf", "helmet", "shield_item"))
    table = after(table, WearItem(hero_id="hero", item_id="helmet", cause="notch"))
    assert defence(table) == (B, W, W, W)
    faces = ("black_shield", "white_shield", "skull", "white_shield")
    rolled = facts(table, RollDice(hero_id="hero", pool="defence"), hand(*faces))[0]
    roll = getattr(rolled, "roll", None)
    assert roll is not None
    assert counted("defence", roll) == 2


@pytest.mark.rule("HQ-7-QP", "HR-QP-CAPPED")
def test_example_34_tenth_point() -> None:
    elf = make_hero("elf", gained_mind=2, quest_points=9)
    grown = hero_after(make_table(elf), AwardQuestPoint(hero_id="hero"))
    assert (grown.body_attribute, grown.mind_attribute, grown.quest_points) == (7, 6, 0)
    wizard = make_hero("wizard", gained_body=2, gained_mind=2, quest_points=9)
    assert hero_after(make_table(wizard), AwardQuestPoint(hero_id="hero")).quest_points == 10


@pytest.mark.rule("HQ-17")
def test_example_37_barbarian_without_mind() -> None:
    barbarian = make_hero("barbarian", "broadsword", "helmet", "shield_item", "chain_mail")
    table = after(make_table(barbarian), body_commands.ChangeMindPoints(hero_id="hero", change=-2))
    assert attack(table) == ()
    assert defence(table) == (W, W, W)
    assert hero_after(table, body_commands.ChangeMindPoints(hero_id="hero", change=2)).mind_points == 2
