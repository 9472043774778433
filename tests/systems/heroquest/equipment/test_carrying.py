"""HQ-3-CARRY, HQ-3-SHIELD, HQ-3-ARMOUR, HQ-6-ARMOUR, HQ-1.1-FERNKAEMPFER: what fits where."""

import pytest

from app.core.errors import GameError
from app.systems.heroquest.equipment.commands import PlaceItem
from app.systems.heroquest.state.figures import Hero, Place
from tests.builders import facts, hero_after, make_hero, make_item, make_table


def refusal(hero: Hero, item_id: str, place: Place, **options: str) -> str | None:
    """The code of the rule against putting a thing from the pack to a place."""
    try:
        facts(make_table(hero, **options), PlaceItem(hero_id="hero", item_id=item_id, place=place))
    except GameError as fault:
        return fault.code
    return None


@pytest.mark.rule(
    "HQ-1.1-FERNKAEMPFER", "HQ-3-SHIELD", "HQ-3-ARMOUR", "HQ-6-ARMOUR", "HR-TWOHANDED-STOWED", "HR-HANDBEIL"
)
@pytest.mark.parametrize(
    ("hero_class", "carried", "new", "place", "code"),
    [
        ("dwarf", ("axe",), "broadsword", Place.BACK, None),
        ("dwarf", ("axe",), "broadsword", Place.HAND, "carrying.hand_full"),
        ("dwarf", ("axe", "broadsword"), "short_sword", Place.BACK, "carrying.two_weapons"),
        ("dwarf", ("axe", "broadsword"), "dagger", Place.BELT, None),
        ("dwarf", ("axe", "dagger"), "dagger", Place.BELT, "carrying.belt_full"),
        ("dwarf", ("axe",), "dagger", Place.BACK, "carrying.wrong_place"),
        ("dwarf", (), "gem", Place.HAND, "carrying.wrong_place"),
        ("wizard", (), "broadsword", Place.HAND, "carrying.class"),
        ("battle_mage", (), "battle_axe", Place.HAND, "carrying.attack_cap"),
        ("dwarf", (), "bracers", Place.WORN, "carrying.class"),
        ("wizard", (), "chain_mail", Place.WORN, "carrying.class"),
        ("dwarf", ("helmet", "shield_item"), "chain_mail", Place.WORN, None),
        ("dwarf", ("chain_mail",), "leather_jerkin", Place.WORN, "carrying.covered_already"),
        ("dwarf", ("chain_mail",), "cloak", Place.WORN, None),
        ("dwarf", ("helmet", "shield_item", "chain_mail"), "cloak", Place.WORN, "carrying.three_pieces"),
        ("dwarf", ("cloak",), "cloak", Place.WORN, "carrying.covered_already"),
        ("elf", ("short_sword", "bow"), "shield_item", Place.WORN, "carrying.shield_with_ranged"),
        ("elf", ("shield_item",), "bow", Place.HAND, "carrying.shield_with_ranged"),
        ("dwarf", ("axe", "battle_axe"), "shield_item", Place.WORN, "carrying.two_handed"),
        ("dwarf", ("battle_axe",), "bow", Place.BACK, "carrying.two_handed"),
        ("dwarf", ("greatsword",), "helmet", Place.WORN, None),
        ("elf", ("bow",), "broadsword", Place.BACK, "carrying.beside_bow"),
        ("elf", ("bow",), "spirit_blade", Place.BACK, None),
        ("elf", ("bow",), "dagger", Place.BELT, None),
        ("dwarf", ("bow",), "broadsword", Place.BACK, None),
        ("dwarf", ("helmet",), "helmet", Place.PACK, "item.already_in_place"),
    ],
)
def test_what_fits_where(hero_class: str, carried: tuple[str, ...], new: str, place: Place, code: str | None) -> None:
    hero = make_hero(hero_class, *carried, make_item(new, item_id="new"))
    assert refusal(hero, "new", place) == code


@pytest.mark.rule("HR-SHIELD-RANGED", "HR-HANDBEIL", "HR-WIZARD-ARMOUR")
@pytest.mark.parametrize(
    ("carried", "new", "place", "options", "code"),
    [
        (("bow",), "shield_item", Place.WORN, {"shield_with_ranged": "without_melee"}, None),
        (
            ("bow", "short_sword"), "shield_item", Place.WORN,
            {"shield_with_ranged": "without_melee"}, "carrying.shield_with_ranged",
        ),
        (("axe", "battle_axe"), "shield_item", Place.WORN, {"two_handed_stowed": "in_hand_only"}, None),
        (("axe", "broadsword"), "hand_axe", Place.BELT, {}, "carrying.wrong_place"),
        (("axe", "broadsword"), "hand_axe", Place.BELT, {"hand_axe_place": "belt"}, None),
        ((), "bracers", Place.WORN, {"wizard_armor": "everybody"}, None),
    ],
)  # fmt: skip
def test_house_rules_about_carrying(
    carried: tuple[str, ...], new: str, place: Place, options: dict[str, str], code: str | None
) -> None:
    """HR-SHIELD-RANGED, HR-TWOHANDED-STOWED, HR-HANDBEIL, HR-WIZARD-ARMOUR, the other way."""
    hero = make_hero("dwarf", *carried, make_item(new, item_id="new"))
    assert refusal(hero, "new", place, **options) == code


def test_broken_things_are_in_nobodys_way() -> None:
    hero = make_hero("dwarf", make_item("bow", Place.BACK, broken=True), make_item("shield_item"))
    assert refusal(hero, "shield_item", Place.WORN) is None


def test_things_can_always_go_to_the_pack() -> None:
    hero = make_hero("dwarf", "axe")
    command = PlaceItem(hero_id="hero", item_id="axe", place=Place.PACK)
    assert hero_after(make_table(hero), command).items[0].place is Place.PACK
