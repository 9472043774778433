"""What happens to things by use, and at the smith, and how the table follows."""

from collections.abc import Callable, Mapping

from app.systems.heroquest.changes import ItemEvent, OwnHeroEvent, changed, of_hero, with_changed_item
from app.systems.heroquest.registry import evolves
from app.systems.heroquest.state.figures import Hero, Wear, sound


class ItemBroken(ItemEvent, type="item.broken"):
    """A thing broke for good."""


class ArmorDamaged(ItemEvent, type="armor.damaged"):
    """A piece of armour was damaged."""


class WeaponNotched(ItemEvent, type="weapon.notched"):
    """A weapon lost some of its edge; a smith can help."""


class WeaponDamaged(ItemEvent, type="weapon.damaged"):
    """A fall damaged a weapon."""


class WeaponRusted(ItemEvent, type="weapon.rusted"):
    """A weapon took rust."""


class WeaponOiled(ItemEvent, type="weapon.oiled"):
    """A weapon was treated with oil."""


class OilSpoiled(ItemEvent, type="oil.spoiled"):
    """Rust took the oil instead of the weapon."""


class MagicLost(ItemEvent, type="magic.lost"):
    """Rust took a weapon's magic: it is a plain one of its kind now."""


class MagicFaded(OwnHeroEvent, type="magic.faded"):
    """With its bearer's death the magic of these things is gone."""

    item_ids: tuple[str, ...]


@evolves(MagicFaded, part=of_hero)
def _magic_faded(hero: Hero, event: MagicFaded) -> Hero:
    for item_id in event.item_ids:
        hero = _with_wear(hero, item_id, _WORN[MagicLost])
    return hero


class ItemRepaired(ItemEvent, type="item.repaired"):
    """The smith took wear from a thing."""

    notches: int
    fall_damage: int
    damaged: bool
    magic: bool


@evolves(ItemRepaired, part=of_hero)
def _item_repaired(hero: Hero, event: ItemRepaired) -> Hero:
    def mended(wear: Wear) -> Wear:
        return changed(
            wear,
            notches=wear.notches - event.notches,
            fall_damage=wear.fall_damage - event.fall_damage,
            damaged=wear.damaged and not event.damaged,
            magic_lost=wear.magic_lost and not event.magic,
        )

    return _with_wear(hero, event.item_id, mended)


class ItemMended(ItemEvent, type="item.mended"):
    """All wear was taken from a thing."""


# What becomes of the wear of the thing that each of these is about.
_WORN: Mapping[type[ItemEvent], Callable[[Wear], Wear]] = {
    ItemBroken: lambda wear: changed(wear, broken=True),
    ArmorDamaged: lambda wear: changed(wear, damaged=True),
    WeaponNotched: lambda wear: changed(wear, notches=wear.notches + 1),
    WeaponDamaged: lambda wear: changed(wear, fall_damage=wear.fall_damage + 1),
    WeaponRusted: lambda wear: changed(wear, rusty=True),
    WeaponOiled: lambda wear: changed(wear, oiled=True),
    OilSpoiled: lambda wear: changed(wear, oiled=False, oil_took_rust=True),
    MagicLost: lambda wear: changed(wear, magic_lost=True),
    ItemMended: lambda _: sound(),
}


@evolves(*_WORN, part=of_hero)
def _worn(hero: Hero, event: ItemEvent) -> Hero:
    return _with_wear(hero, event.item_id, _WORN[type(event)])


def _with_wear(hero: Hero, item_id: str, change: Callable[[Wear], Wear]) -> Hero:
    item = hero.item(item_id)
    assert item is not None  # the rules only let things wear that the hero carries
    return with_changed_item(hero, item_id, wear=change(item.wear))
