"""What happens to things by use, and at the smith, and how the table follows."""

from collections.abc import Callable, Mapping

from app.systems.heroquest.changes import of_hero, with_changed_item, with_items
from app.systems.heroquest.figure_events import ItemEvent, OwnHeroEvent
from app.systems.heroquest.registry import evolves
from app.systems.heroquest.state.figures import Hero, Item, sound


class ItemBroken(ItemEvent, type="item.broken"):
    """A thing broke for good."""


@evolves(ItemBroken, part=of_hero)
def _item_broken(hero: Hero, event: ItemBroken) -> Hero:
    return _worn(hero, event, lambda item: {"broken": True})


class ArmorDamaged(ItemEvent, type="armor.damaged"):
    """A piece of armour was damaged."""


@evolves(ArmorDamaged, part=of_hero)
def _armor_damaged(hero: Hero, event: ArmorDamaged) -> Hero:
    return _worn(hero, event, lambda item: {"damaged": True})


class WeaponNotched(ItemEvent, type="weapon.notched"):
    """A weapon lost some of its edge; a smith can help."""


@evolves(WeaponNotched, part=of_hero)
def _weapon_notched(hero: Hero, event: WeaponNotched) -> Hero:
    return _worn(hero, event, lambda item: {"notches": item.wear.notches + 1})


class WeaponDamaged(ItemEvent, type="weapon.damaged"):
    """A fall damaged a weapon."""


@evolves(WeaponDamaged, part=of_hero)
def _weapon_damaged(hero: Hero, event: WeaponDamaged) -> Hero:
    return _worn(hero, event, lambda item: {"fall_damage": item.wear.fall_damage + 1})


class WeaponRusted(ItemEvent, type="weapon.rusted"):
    """A weapon took rust."""


@evolves(WeaponRusted, part=of_hero)
def _weapon_rusted(hero: Hero, event: WeaponRusted) -> Hero:
    return _worn(hero, event, lambda item: {"rusty": True})


class WeaponOiled(ItemEvent, type="weapon.oiled"):
    """A weapon was treated with oil."""


@evolves(WeaponOiled, part=of_hero)
def _weapon_oiled(hero: Hero, event: WeaponOiled) -> Hero:
    return _worn(hero, event, lambda item: {"oiled": True})


class OilSpoiled(ItemEvent, type="oil.spoiled"):
    """Rust took the oil instead of the weapon."""


@evolves(OilSpoiled, part=of_hero)
def _oil_spoiled(hero: Hero, event: OilSpoiled) -> Hero:
    return _worn(hero, event, lambda item: {"oiled": False, "oil_took_rust": True})


class MagicLost(ItemEvent, type="magic.lost"):
    """Rust took a weapon's magic: it is a plain one of its kind now."""


@evolves(MagicLost, part=of_hero)
def _magic_lost(hero: Hero, event: MagicLost) -> Hero:
    return _worn(hero, event, lambda item: {"magic_lost": True})


class MagicFaded(OwnHeroEvent, type="magic.faded"):
    """With its bearer's death the magic of these things is gone."""

    item_ids: tuple[str, ...]


@evolves(MagicFaded, part=of_hero)
def _magic_faded(hero: Hero, event: MagicFaded) -> Hero:
    return with_items(hero, tuple(_faded(item) if item.id in event.item_ids else item for item in hero.items))


class ItemRepaired(ItemEvent, type="item.repaired"):
    """The smith took wear from a thing."""

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


class ItemMended(ItemEvent, type="item.mended"):
    """All wear was taken from a thing."""


@evolves(ItemMended, part=of_hero)
def _item_mended(hero: Hero, event: ItemMended) -> Hero:
    return with_changed_item(hero, event.item_id, wear=sound())


def _faded(item: Item) -> Item:
    return item.model_copy(update={"wear": item.wear.model_copy(update={"magic_lost": True})})


def _worn(hero: Hero, event: ItemEvent, change: Callable[[Item], Mapping[str, object]]) -> Hero:
    item = hero.item(event.item_id)
    assert item is not None  # the rules only let things wear that the hero carries
    return with_changed_item(hero, item.id, wear=item.wear.model_copy(update=change(item)))
