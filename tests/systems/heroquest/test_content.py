"""The content: what is shipped is whole, and what is wrong is told so that it can be found."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from app.systems.heroquest.content.faults import ContentFault
from app.systems.heroquest.content.items import ItemKind
from app.systems.heroquest.content.loader import DATA, load, shipped

Spoil = Callable[[str, str, str], str]


@pytest.fixture
def spoil(tmp_path: Path) -> Spoil:
    """Replace something in a copy of the content; returns what the loader says to it."""

    def spoiled(file: str, old: str, new: str) -> str:
        folder = tmp_path / "data"
        shutil.copytree(DATA, folder)
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(ContentFault) as fault:
            load(folder)
        return str(fault.value)

    return spoiled


def test_shipped_content_is_read_once() -> None:
    assert shipped() is shipped()


def test_every_kind_of_thing_is_there() -> None:
    assert {item.kind for item in shipped().items.values()} == set(ItemKind)


def test_weapons_attack_and_armor_protects() -> None:
    for item in shipped().items.values():
        assert (item.kind is ItemKind.WEAPON) <= (item.weapon is not None)
        assert (item.kind is ItemKind.ARMOR) <= (item.armor is not None)


@pytest.mark.parametrize(
    ("item", "dice", "price"),
    [("dagger", 1, 25), ("broadsword", 3, 250), ("battle_axe", 4, 400), ("bow", 2, 275), ("crossbow", 3, 350)],
)
def test_armoury(item: str, dice: int, price: int) -> None:
    entry = shipped().items[item]
    assert entry.weapon is not None
    assert (entry.weapon.dice, entry.price) == (dice, price)


def test_lores_come_in_two_families_of_three() -> None:
    families = [lore.family for lore in shipped().lores.values()]
    assert sorted(families) == ["bright"] * 3 + ["dark"] * 3


def test_tables_cover_every_number() -> None:
    content = shipped()
    assert [content.faint.lookup(n)[0] for n in range(1, 7)] == ["deep", "deep", "plain", "plain", "plain", "light"]
    assert [content.death.lookup(n)[1].revivable for n in range(1, 7)] == [False, False, True, True, True, True]
    assert [content.loss.lookup(n)[0] for n in range(1, 7)] == ["body"] * 3 + ["mind"] * 3


def test_two_dice_for_every_tier_and_a_number_for_every_summons() -> None:
    assert [tier.successes for tier in shipped().magic_tiers.values()] == [0, 10, 30, 60, 100]
    for spell in shipped().spells.values():
        assert sorted(roll for band in spell.bands for roll in band.rolls) in ([], [1, 2, 3, 4, 5, 6])


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("weapons.toml", "dice = 1", 'dice = "one"', ("weapons.toml", "dagger", "weapon.dice")),
        ("weapons.toml", "price = 25", "prize = 25", ("weapons.toml", "dagger", "prize")),
        ("weapons.toml", 'id = "dagger"', 'id = "staff"', ("weapons.toml", "staff", "id", "twice")),
        ("weapons.toml", 'id = "dagger"', 'name = "dagger"', ("weapons.toml", "entry 1")),
        ("armor.toml", 'id = "helmet"', 'id = "dagger"', ("armor.toml", "dagger", "id", "another file")),
        ("weapons.toml", "source", "origin", ("weapons.toml", "source")),
        ("weapons.toml", "[[items]]", "[[things]]", ("weapons.toml", "things", "extra_forbidden")),
        ("weapons.toml", "kind =", "kind", ("weapons.toml",)),
        ("weapons.toml", 'not_for = ["wizard"]', 'not_for = ["witch"]', ("items", "hand_axe", "not_for", "witch")),
        ("heroes.toml", '"broadsword"', '"broomstick"', ("classes", "barbarian", "equipment", "broomstick")),
        ("heroes.toml", "max_body = 10", "max_body = 7", ("classes", "barbarian", "max_body")),
        ("heroes.toml", 'bow = "bow"', 'bow = "sling"', ("classes", "elf", "archery.bow", "sling")),
        ("tables/fall.toml", 'armor = "short"', 'armor = "tiny"', ("fall", "rows.potions_scrolls_armor.armor", "tiny")),
        ("tables/fall.toml", '["helmet"]', '["hat"]', ("fall", "chains.short", "hat")),
        ("tables/faint.toml", "rolls = [6]", "rolls = [5]", ("faint.toml", "faint", "1 to 6 exactly once")),
        ("house_rules.toml", "HR-LOSS-DIE", "HR-LOSS-LUCK", ("house_rules", "HR-LOSS-LUCK")),
        ("house_rules.toml", 'default = "die"', 'default = "luck"', ("house_rules", "HR-LOSS-DIE", "default")),
        ("spell_sets.toml", "elf =", "monk =", ("spell_sets", "monk")),
        ("rule_numbers.toml", "[amounts]", "[numbers]", ("rule_numbers.toml", "numbers")),
        ("lores.toml", '"life_4"', '"life_5"', ("lores", "life", "spells", "life_5")),
        ("spells.toml", 'holds = "shield_spell"', 'holds = "teapot"', ("spells.toml", "shield_spell", "holds")),
        ("spells.toml", 'holds = "shield_spell"', "", ("spells.toml", "shield_spell", "needs more")),
        ("spells.toml", '"orc", "orc", "orc", "orc"]', '"elf"]', ("spells", "summon_orcs", "bands.0.monsters", "elf")),
        ("scrolls.toml", 'ends = "regeneration"', 'ends = "hunger"', ("items", "troll_bane_scroll", "ends", "hunger")),
        ("tables/magic_tiers.toml", '"green"', '"pink"', ("magic_tiers.toml", "magic_tiers")),
    ],
)
def test_faults_name_file_entry_and_field(spoil: Spoil, file: str, old: str, new: str, told: tuple[str, ...]) -> None:
    message = spoil(file, old, new)
    assert all(part in message for part in told), message


def test_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentFault, match=r"heroes\.toml"):
        load(tmp_path)
