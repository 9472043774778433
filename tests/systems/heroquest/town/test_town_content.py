"""The armoury, the potions and the recipes as the book and the base game have them."""

import shutil
from pathlib import Path

import pytest

from app.systems.heroquest.content.faults import ContentFault
from app.systems.heroquest.content.items import ItemKind
from app.systems.heroquest.content.loader import DATA, load
from tests.builders import CONTENT

PRICES = {
    "dagger": 25, "staff": 100, "hand_axe": 150, "short_sword": 150, "spear": 150, "broadsword": 250, "axe": 250,
    "greatsword": 400, "battle_axe": 400, "bow": 275, "crossbow": 350, "helmet": 120, "shield_item": 100,
    "chain_mail": 450, "bracers": 200, "cloak_of_protection": 350, "leather_jerkin": None, "tool_kit": 250,
    "weapon_oil": 150, "antidote": 100, "healing_potion_2": 100, "healing_potion_4": 200,
}  # fmt: skip
DICE = {
    "dagger": 1, "staff": 1, "hand_axe": 2, "short_sword": 2, "spear": 2, "broadsword": 3, "axe": 3, "greatsword": 4,
    "battle_axe": 4, "bow": 2, "crossbow": 3, "spirit_blade": 3, "orcs_bane": 2, "rune_axe": 3, "wizards_staff": 2,
}  # fmt: skip
DIAGONAL = {"staff", "short_sword", "spear", "spirit_blade", "orcs_bane", "wizards_staff"}
DICE_WORN = {"plate_mail": 2, "borins_armor": 2, "cloak": 0}
NOT_METAL = {"staff", "bow", "wizards_staff", "leather_jerkin", "cloak_of_protection", "wizards_cloak", "cloak"}


@pytest.mark.rule("HQ-14.1-SHOP")
def test_the_shop_sells_this_at_these_prices() -> None:
    assert {item.id: item.price for item in CONTENT.items.values() if item.for_sale} == PRICES


@pytest.mark.rule("HQ-1-WEAPON", "HQ-15.1-RUST", "HQ-4.2", "HQ-3-SHIELD")
def test_weapons_and_armor() -> None:
    weapons = {item.id: item.weapon for item in CONTENT.items.values() if item.weapon is not None}
    armor = {item.id: item.armor for item in CONTENT.items.values() if item.armor is not None}
    assert {name: weapon.dice for name, weapon in weapons.items()} == DICE
    assert {name for name, weapon in weapons.items() if weapon.diagonal} == DIAGONAL
    assert {name for name, weapon in weapons.items() if weapon.ranged} == {"bow", "crossbow"}
    assert {name for name, weapon in weapons.items() if weapon.thrown} == {"dagger", "hand_axe"}
    assert {name for name, weapon in weapons.items() if weapon.two_handed} == {"greatsword", "battle_axe"}
    safe = {name for name, weapon in weapons.items() if not weapon.rusts}
    assert safe | {name for name, one in armor.items() if not one.rusts} == NOT_METAL
    assert {name: one.dice for name, one in armor.items() if one.dice != 1} == DICE_WORN


@pytest.mark.rule("HQ-3-ARMOUR", "HR-WIZARD-ARMOUR")
def test_who_may_use_what() -> None:
    for_wizard = {item.id for item in CONTENT.items.values() if "wizard" not in item.not_for}
    assert {"staff", "dagger", "leather_jerkin"} <= for_wizard
    assert {item.id for item in CONTENT.items.values() if item.only_for == ("wizard",)} == {
        "bracers", "cloak_of_protection", "wizards_cloak", "wizards_staff",
    }  # fmt: skip
    assert {item.id for item in CONTENT.items.values() if "battle_mage" in item.not_for} == {"greatsword", "battle_axe"}


@pytest.mark.rule("HQ-14-BREW")
def test_every_potion_does_something_and_recipes_make_potions() -> None:
    for item in CONTENT.items.values():
        if item.kind is ItemKind.POTION:
            assert item.potion is not None
            assert item.potion.is_drunk or item.potion.is_thrown
    made = [result for recipe in CONTENT.recipes.values() for result in recipe.results]
    assert all(CONTENT.items[result].potion is not None for result in made)
    assert sorted(recipe.ingredients for recipe in CONTENT.recipes.values()) == [2, 3, 4, 5]


@pytest.mark.parametrize(("file", "old", "new", "told"), [
    ("potions.toml", 'cures = "poison"', 'cures = "hunger"', ("potions.toml", "antidote", "cures")),
    ("potions.toml", 'slays = "undead"', 'slays = "unread"', ("holy_water", "potion.slays", "unread")),
    ("potions.toml", 'ends = "regeneration"', 'ends = "hiccups"', ("troll_bane_potion", "potion.ends", "hiccups")),
    ("potions.toml", 'slays = "undead"', 'slays = "undead", heals = 1', ("potions.toml", "holy_water")),
    ("potions.toml", "potion = { heals = 2, on_passport = true }\n", "", ("healing_potion_2", "potion")),
    ("recipes.toml", '"injury_cure"', '"soup"', ("recipes", "four", "results", "soup")),
    ("recipes.toml", "ingredients = 2", "ingredients = 1", ("recipes.toml", "two", "ingredients")),
    ("artifacts.toml", 'family = "undead"', 'family = "unread"', ("spirit_blade", "weapon.bane", "unread")),
    ("carry_limits.toml", "scrolls = 2", "scrolls = -2", ("carry_limits.toml", "scrolls")),
])  # fmt: skip
def test_faults_are_named(tmp_path: Path, file: str, old: str, new: str, told: tuple[str, ...]) -> None:
    folder = tmp_path / "data"
    shutil.copytree(DATA, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentFault) as fault:
        load(folder)
    assert all(part in str(fault.value) for part in told), str(fault.value)
