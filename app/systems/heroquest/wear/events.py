"""What happens to things by use, and at the smith, and how the table follows."""

from collections.abc import Callable, Mapping
from typing import Literal

from app.systems.heroquest.changes import of_hero, with_changed_item, with_items
from app.systems.heroquest.figure_events import ItemEvent, OwnHeroEvent
from app.systems.heroquest.registry import evolves
from app.systems.heroquest.state.figures import Hero, Item, sound


class ItemBroken(ItemEvent):
    """A thing broke for good."""

    type: Literal["item.broken"] = "item.broken"


@evolves(ItemBroken, part=of_hero)
def _item_broken(hero: Hero, event: ItemBroken) -> Hero:
    return _worn(hero, event, lambda item: {"broken": True})


class ArmorDamaged(ItemEvent):
    """A piece of armour was damaged."""

    type: Literal["armor.damaged"] = "armor.damaged"


@evolves(ArmorDamaged, part=of_hero)
def _armor_damaged(hero: Hero, event: ArmorDamaged) -> Hero:
    return _worn(hero, event, lambda item: {"damaged": True})


class WeaponNotched(ItemEvent):
    """A weapon lost some of its edge; a smith can help."""

    type: Literal["weapon.notched"] = "weapon.notched"


@evolves(WeaponNotched, part=of_hero)
def _weapon_notched(hero: Hero, event: WeaponNotched) -> Hero:
    return _worn(hero, event, lambda item: {"notches": item.wear.notches + 1})


class WeaponDamaged(ItemEvent):
    """A fall damaged a weapon."""

    type: Literal["weapon.damaged"] = "weapon.damaged"


@evolves(WeaponDamaged, part=of_hero)
def _weapon_damaged(hero: Hero, event: WeaponDamaged) -> Hero:
    return _worn(hero, event, lambda item: {"fall_damage": item.wear.fall_damage + 1})


class WeaponRusted(ItemEvent):
    """A weapon took rust."""

    type: Literal["weapon.rusted"] = "weapon.rusted"


@evolves(WeaponRusted, part=of_hero)
def _weapon_rusted(hero: Hero, event: WeaponRusted) -> Hero:
    return _worn(hero, event, lambda item: {"rusty": True})


class WeaponOiled(ItemEvent):
    """A weapon was treated with oil."""

    type: Literal["weapon.oiled"] = "weapon.oiled"


@evolves(WeaponOiled, part=of_hero)
def _weapon_oiled(hero: Hero, event: WeaponOiled) -> Hero:
    return _worn(hero, event, lambda item: {"oiled": True})


class OilSpoiled(ItemEvent):
    """Rust took the oil instead of the weapon."""

    type: Literal["oil.spoiled"] = "oil.spoiled"


@evolves(OilSpoiled, part=of_hero)
def _oil_spoiled(hero: Hero, event: OilSpoiled) -> Hero:
    return _worn(hero, event, lambda item: {"oiled": False, "oil_took_rust": True})


class MagicLost(ItemEvent):
    """Rust took a weapon's magic: it is a plain one of its kind now."""

    type: Literal["magic.lost"] = "magic.lost"


@evolves(MagicLost, part=of_hero)
def _magic_lost(hero: Hero, event: MagicLost) -> Hero:
    return _worn(hero, event, lambda item: {"magic_lost": True})


class MagicFaded(OwnHeroEvent):
    """With its bearer's death the magic of these things is gone."""

    type: Literal["magic.faded"] = "magic.faded"
    item_ids: tuple[str, ...]


@evolves(MagicFaded, part=of_hero)
def _magic_faded(hero: Hero, event: MagicFaded) -> Hero:
    return with_items(hero, tuple(_faded(item) if item.id in event.item_ids else item for item in hero.items))


class ItemRepaired(ItemEvent):
    """The smith took wear from a thing."""

    type: Literal["item.repaired"] = "item.repaired"
    notches: int
    fall_damage: int
    damaged: bool
    magic: bool


@evolves(ItemRepaired, part=of_hero)
def _item_repaired(hero: Hero, event: ItemRepaired) -> Hero:
    return _worn(
        hero,
        event,
        lambda item: {
            "notches": item.wear.notches - event.notches,
            "fall_damage": item.wear.fall_damage - event.fall_damage,
            "damaged": item.wear.damaged and not event.damaged,
            "magic_lost": item.wear.magic_lost and not event.magic,
        },
    )


class ItemMended(ItemEvent):
    """All wear was taken from a thing."""

    type: Literal["item.mended"] = "item.mended"


@evolves(ItemMended, part=of_hero)
def _item_mended(hero: Hero, event: ItemMended) -> Hero:
    return with_changed_item(hero, event.item_id, wear=sound())


def _faded(item: Item) -> Item:
    return item.model_copy(update={"wear": item.wear.model_copy(update={"magic_lost": True})})


def _worn(hero: Hero, event: ItemEvent, change: Callable[[Item], Mapping[str, object]]) -> Hero:
    item = hero.item(event.item_id)
    assert item is not None  # the rules only let things wear that the hero carries
    return with_changed_item(hero, item.id, wear=item.wear.model_copy(update=change(item)))
