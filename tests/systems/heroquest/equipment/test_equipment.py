"""Things change hands and places (HQ-3-SWITCH, HQ-6-SURPLUS)."""

import pytest

from app.core.errors import GameError
from app.core.events import Command
from app.systems.heroquest.equipment.commands import DropItem, GiveItem, PlaceItem, ReadyWeapon
from app.systems.heroquest.equipment.events import WeaponReadied
from app.systems.heroquest.state.figures import Hero, Place, SpellSet
from tests.builders import choose, facts, hero_after, make_hero, make_item, make_table


def give(content_id: str, item_id: str = "new") -> GiveItem:
    return GiveItem(hero_id="hero", item_id=item_id, content_id=content_id, note="aus der Truhe")


def ready(item_id: str) -> ReadyWeapon:
    return ReadyWeapon(hero_id="hero", item_id=item_id)


def place(item_id: str, to: Place) -> PlaceItem:
    return PlaceItem(hero_id="hero", item_id=item_id, place=to)


@pytest.mark.rule("HQ-3-CARRY", "HQ-6-SURPLUS")
@pytest.mark.parametrize(
    ("hero", "content_id", "where"),
    [
        (make_hero("dwarf"), "axe", Place.HAND),
        (make_hero("dwarf", "axe"), "broadsword", Place.BACK),
        (make_hero("dwarf", "axe"), "dagger", Place.BELT),
        (make_hero("dwarf", "axe", "broadsword"), "short_sword", Place.PACK),
        (make_hero("dwarf", "axe"), "helmet", Place.WORN),
        (make_hero("dwarf", "helmet"), "helmet", Place.PACK),
        (make_hero("wizard"), "broadsword", Place.PACK),
        (make_hero("dwarf"), "healing_potion_2", Place.PACK),
        (make_hero("dwarf", make_item("axe", Place.HAND, broken=True)), "broadsword", Place.BACK),
        (make_hero("dwarf", make_item("helmet", Place.WORN, item_id="old", broken=True)), "helmet", Place.WORN),
    ],
)
def test_new_thing_goes_where_it_fits(hero: Hero, content_id: str, where: Place) -> None:
    item = hero_after(make_table(hero), give(content_id)).item("new")
    assert item is not None
    assert (item.place, item.note) == (where, "aus der Truhe")


def test_thing_can_be_dropped() -> None:
    assert hero_after(make_table(make_hero("dwarf", "axe")), DropItem(hero_id="hero", item_id="axe")).items == ()


def test_spell_sets_go_with_the_talisman_that_carried_them() -> None:
    """HQ-8.1-SETS."""
    sets = [SpellSet(lore=lore, permanent=False) for lore in ("life", "light")]
    elf = make_hero("elf", "talisman_of_lore", gained_mind=1, spell_sets=sets)
    dropped = DropItem(hero_id="hero", item_id="talisman_of_lore")
    assert hero_after(make_table(elf), dropped, choose("life")).spell_sets == (sets[1],)


@pytest.mark.rule("HQ-3-SWITCH")
def test_readied_weapon_changes_places_with_the_one_in_the_hand() -> None:
    hero = hero_after(make_table(make_hero("dwarf", "axe", "broadsword")), ready("broadsword"))
    assert {item.id: item.place for item in hero.items} == {"axe": Place.BACK, "broadsword": Place.HAND}


def test_broken_weapon_makes_way_for_good() -> None:
    broken = make_item("axe", Place.HAND, broken=True)
    hero = hero_after(make_table(make_hero("dwarf", broken, make_item("dagger", Place.BELT))), ready("dagger"))
    assert {item.id: item.place for item in hero.items} == {"axe": Place.PACK, "dagger": Place.HAND}


def test_empty_hand_takes_a_weapon() -> None:
    hero = hero_after(make_table(make_hero("dwarf", make_item("axe", Place.BACK))), ready("axe"))
    assert hero.items[0].place is Place.HAND


def test_armor_is_put_on_and_away() -> None:
    hero = hero_after(make_table(make_hero("dwarf", "helmet")), place("helmet", Place.PACK))
    assert hero.items[0].place is Place.PACK
    assert hero_after(make_table(hero), place("helmet", Place.WORN)).items[0].place is Place.WORN


LARGE = make_hero("dwarf", make_item("battle_axe", Place.BACK), "shield_item")


@pytest.mark.parametrize(
    ("hero", "command", "code"),
    [
        (make_hero("dwarf"), give("teapot"), "item.unknown_content"),
        (make_hero("dwarf", "axe"), give("axe", item_id="axe"), "item.already_there"),
        (make_hero("dwarf"), DropItem(hero_id="hero", item_id="axe"), "item.unknown"),
        (make_hero("dwarf", "helmet"), ready("helmet"), "item.no_weapon"),
        (make_hero("dwarf", "axe"), ready("axe"), "item.not_at_hand"),
        (make_hero("dwarf", make_item("axe")), ready("axe"), "item.not_at_hand"),
        (make_hero("dwarf", make_item("axe", Place.BACK, broken=True)), ready("axe"), "item.broken"),
        (LARGE, ready("battle_axe"), "carrying.two_handed"),
        (make_hero("dwarf", "helmet"), place("helmet", Place.WORN), "item.already_in_place"),
        (make_hero("dwarf", make_item("helmet", broken=True)), place("helmet", Place.WORN), "item.broken"),
    ],
)
def test_what_is_refused(hero: Hero, command: Command, code: str) -> None:
    with pytest.raises(GameError) as refused:
        facts(make_table(hero), command)
    assert refused.value.code == code


@pytest.mark.rule("HR-TWOHANDED-STOWED")
def test_with_the_other_option_only_the_hand_counts() -> None:
    """HR-TWOHANDED-STOWED: to the hand it may still not come."""
    with pytest.raises(GameError, match=r"carrying\.two_handed"):
        facts(make_table(LARGE, two_handed_stowed="in_hand_only"), ready("battle_axe"))


@pytest.mark.rule("HQ-3-SWITCH")
@pytest.mark.parametrize(
    ("held", "stowed", "cost"),
    [
        ("bow", "crossbow", "action"),
        ("crossbow", "bow", "action"),
        ("bow", "axe", "nothing"),
        ("axe", "bow", "nothing"),
        (None, "bow", "nothing"),
        (None, "axe", "turn"),
    ],
)
def test_only_between_melee_and_ranged_and_to_the_loose_bow_a_switch_is_free(
    held: str | None, stowed: str, cost: str
) -> None:
    carried = [make_item(held, Place.HAND)] if held else []
    hero = make_hero("dwarf", *carried, make_item(stowed, Place.BACK))
    (readied,) = facts(make_table(hero), ReadyWeapon(hero_id="hero", item_id=stowed))
    assert isinstance(readied, WeaponReadied)
    assert readied.cost == cost
