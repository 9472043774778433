"""What rust, blows, oil and the smith do to things (chapter 15)."""

from typing import Literal

import pytest

from app.core.errors import GameError
from app.core.events import Command
from app.systems.heroquest.catalogue.commands import ChangeContent
from app.systems.heroquest.state.figures import Hero, Item, Place, Wear, sound
from app.systems.heroquest.wear import MendItem, OilWeapon, RepairItem, WearItem
from tests.builders import after, facts, hero_after, make_hero, make_item, make_table

Cause = Literal["rust", "notch", "breakage"]


def wear(item_id: str, cause: Cause) -> WearItem:
    return WearItem(hero_id="hero", item_id=item_id, cause=cause)


def oil(item_id: str) -> OilWeapon:
    return OilWeapon(hero_id="hero", item_id=item_id)


def repair(item_id: str) -> RepairItem:
    return RepairItem(hero_id="hero", item_id=item_id)


def in_hand(content_id: str, **marks: bool | int) -> Item:
    return make_item(content_id, Place.HAND, "", **marks)


def worn_out(item: Item, *causes: Cause, **options: str) -> Wear:
    """What becomes of a thing that meets all this."""
    hero = make_hero("dwarf", item)
    for cause in causes:
        hero = hero_after(make_table(hero, **options), wear(item.id, cause))
    return hero.items[0].wear


@pytest.mark.rule("HQ-15.1-RUST")
@pytest.mark.parametrize(
    ("item", "causes", "result"),
    [
        (in_hand("axe"), ("rust",), Wear(rusty=True)),
        (in_hand("axe"), ("rust", "rust"), Wear(rusty=True, broken=True)),
        (in_hand("axe"), ("notch", "notch"), Wear(notches=2)),
        (in_hand("axe", oiled=True), ("rust",), Wear(oil_took_rust=True)),
        (in_hand("axe", oiled=True), ("notch",), Wear(oiled=True, notches=1)),
        (in_hand("axe", oiled=True), ("rust", "rust"), Wear(oil_took_rust=True, rusty=True)),
        (in_hand("rune_axe"), ("rust",), Wear(magic_lost=True)),
        (in_hand("rune_axe"), ("rust", "rust"), Wear(magic_lost=True, rusty=True)),
        (in_hand("crossbow"), ("rust",), Wear(rusty=True)),
        (make_item("helmet", Place.WORN), ("rust",), Wear(broken=True)),
        (make_item("helmet", Place.WORN), ("notch",), Wear(damaged=True)),
        (make_item("leather_jerkin", Place.WORN), ("notch",), Wear(damaged=True)),
        (in_hand("bow"), ("notch",), Wear(notches=1)),
        (in_hand("axe"), ("breakage",), Wear(broken=True)),
    ],
)
def test_wear_and_tear(item: Item, causes: tuple[Cause, ...], result: Wear) -> None:
    assert worn_out(item, *causes) == result


@pytest.mark.rule("HR-OIL-THEN-RUST")
@pytest.mark.parametrize("item", [in_hand("axe", oiled=True), in_hand("rune_axe")])
def test_rust_after_oil_or_magic_can_count_as_the_second(item: Item) -> None:
    """HR-OIL-THEN-RUST, the other way."""
    assert worn_out(item, "rust", "rust", rust_after_oil="second_contact").broken


@pytest.mark.rule("HR-RUST-METAL")
def test_crossbow_can_be_safe_from_rust() -> None:
    """HR-RUST-METAL, the other way."""
    with pytest.raises(GameError, match=r"wear\.does_not_rust"):
        worn_out(in_hand("crossbow"), "rust", rusting_crossbow="safe")


@pytest.mark.rule("HQ-15.3-OIL")
@pytest.mark.parametrize(
    ("item", "command", "code"),
    [
        (in_hand("bow"), wear("bow", "rust"), "wear.does_not_rust"),
        (in_hand("staff"), wear("staff", "rust"), "wear.does_not_rust"),
        (make_item("leather_jerkin", Place.WORN), wear("leather_jerkin", "rust"), "wear.does_not_rust"),
        (make_item("axe"), wear("axe", "rust"), "wear.not_in_use"),
        (make_item("gem"), wear("gem", "rust"), "wear.not_in_use"),
        (in_hand("axe", broken=True), wear("axe", "rust"), "item.broken"),
        (make_item("helmet", Place.WORN, damaged=True), wear("helmet", "notch"), "wear.already_damaged"),
        (in_hand("staff", notches=2), wear("staff", "notch"), "wear.nothing_left"),
        (in_hand("staff"), oil("staff"), "oil.not_on_this"),
        (in_hand("bow"), oil("bow"), "oil.not_on_this"),
        (make_item("helmet", Place.WORN), oil("helmet"), "oil.not_on_this"),
        (in_hand("rune_axe"), oil("rune_axe"), "oil.not_on_magic"),
        (in_hand("axe", oiled=True), oil("axe"), "oil.of_no_use"),
        (in_hand("axe", rusty=True), oil("axe"), "oil.of_no_use"),
        (in_hand("axe"), repair("axe"), "smith.cannot_help"),
        (in_hand("axe", rusty=True), repair("axe"), "smith.rust_stays"),
        (in_hand("axe", fall_damage=1), repair("axe"), "smith.fall_damage_stays"),
        (in_hand("axe", fall_damage=1, rusty=True), repair("axe"), "smith.fall_damage_stays"),
        (in_hand("axe", notches=1, broken=True), repair("axe"), "smith.cannot_help"),
        (in_hand("rune_axe", magic_lost=True), repair("rune_axe"), "smith.magic_stays_lost"),
        (in_hand("axe"), MendItem(hero_id="hero", item_id="axe"), "item.sound"),
    ],
)
def test_what_is_refused(item: Item, command: Command, code: str) -> None:
    with pytest.raises(GameError) as refused:
        facts(make_table(make_hero("dwarf", item, gold=100)), command)
    assert refused.value.code == code


@pytest.mark.rule("HQ-3.2-KNUEPPEL")
@pytest.mark.parametrize(
    ("command", "code"), [(wear("staff", "rust"), "wear.does_not_rust"), (oil("staff"), "oil.not_on_this")]
)
def test_the_staff_of_a_wizard_takes_neither_rust_nor_oil(command: Command, code: str) -> None:
    staff = make_item("staff", Place.HAND)
    with pytest.raises(GameError) as refused:
        facts(make_table(make_hero("wizard", staff)), command)
    assert refused.value.code == code
    assert worn_out(staff, "notch") == Wear(notches=1)


def test_magic_weapon_that_became_plain_can_be_oiled() -> None:
    hero = make_hero("dwarf", in_hand("rune_axe", magic_lost=True))
    assert hero_after(make_table(hero), oil("rune_axe")).items[0].wear.oiled


def mended(item: Item, **options: str) -> Hero:
    return hero_after(make_table(make_hero("dwarf", item, gold=80), **options), repair(item.id))


@pytest.mark.rule("HQ-15.2-NOTCH")
def test_smith_mends_blows_for_fifty_gold() -> None:
    hero = mended(in_hand("axe", notches=2, fall_damage=1))
    assert (hero.items[0].wear, hero.gold) == (Wear(fall_damage=1), 30)
    assert mended(make_item("helmet", Place.WORN, damaged=True)).items[0].wear == sound()


def test_smith_wants_to_be_paid() -> None:
    with pytest.raises(GameError, match=r"gold\.not_enough"):
        facts(make_table(make_hero("dwarf", in_hand("axe", notches=1), gold=49)), repair("axe"))


@pytest.mark.rule("HR-FALL-REPAIR")
def test_smith_can_mend_fall_damage() -> None:
    """HR-FALL-REPAIR, the other way."""
    assert mended(in_hand("axe", fall_damage=1), fall_repair="smith").items[0].wear == sound()


@pytest.mark.rule("HR-MAGIC-RUST-REPAIR")
def test_smith_can_bring_magic_back() -> None:
    """HR-MAGIC-RUST-REPAIR, the other way."""
    assert mended(in_hand("rune_axe", magic_lost=True), magic_repair="rust_too").items[0].wear == sound()


def test_game_master_can_take_all_wear_away() -> None:
    hero = make_hero("dwarf", in_hand("axe", rusty=True, notches=2, broken=True))
    assert hero_after(make_table(hero), MendItem(hero_id="hero", item_id="axe")).items[0].wear == sound()


def test_an_own_weapon_that_holds_oil_is_not_oiled_with_itself() -> None:
    table = make_table(make_hero("dwarf", in_hand("axe")))
    table = after(table, ChangeContent(kind="items", id="axe", fields="oils = true"))
    with pytest.raises(GameError, match=r"oil\.not_on_this"):
        facts(table, OilWeapon(hero_id="hero", item_id="axe", flask_id="axe"))
