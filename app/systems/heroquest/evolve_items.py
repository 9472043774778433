"""A hero's things after a fact: one small function an event."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import item_events
from app.systems.heroquest.state import Hero, Item, Place, sound


def _item_gained(hero: Hero, event: item_events.ItemGained) -> Hero:
    item = Item(id=event.item_id, content_id=event.content_id, place=event.place, note=event.note)
    return _with_items(hero, (*hero.items, item))


def _item_dropped(hero: Hero, event: item_events.ItemDropped) -> Hero:
    return _without(hero, {event.item_id})


def _item_placed(hero: Hero, event: item_events.ItemPlaced) -> Hero:
    return _placed(hero, event.item_id, event.place)


def _weapon_readied(hero: Hero, event: item_events.WeaponReadied) -> Hero:
    if event.stowed_id is not None:
        hero = _placed(hero, event.stowed_id, event.stowed_place)
    return _placed(hero, event.item_id, Place.HAND)


def _item_broken(hero: Hero, event: item_events.ItemBroken) -> Hero:
    return _worn(hero, event, lambda item: {"broken": True})


def _armor_damaged(hero: Hero, event: item_events.ArmorDamaged) -> Hero:
    return _worn(hero, event, lambda item: {"damaged": True})


def _weapon_notched(hero: Hero, event: item_events.WeaponNotched) -> Hero:
    return _worn(hero, event, lambda item: {"notches": item.wear.notches + 1})


def _weapon_damaged(hero: Hero, event: item_events.WeaponDamaged) -> Hero:
    return _worn(hero, event, lambda item: {"fall_damage": item.wear.fall_damage + 1})


def _weapon_rusted(hero: Hero, event: item_events.WeaponRusted) -> Hero:
    return _worn(hero, event, lambda item: {"rusty": True})


def _weapon_oiled(hero: Hero, event: item_events.WeaponOiled) -> Hero:
    return _worn(hero, event, lambda item: {"oiled": True})


def _oil_spoiled(hero: Hero, event: item_events.OilSpoiled) -> Hero:
    return _worn(hero, event, lambda item: {"oiled": False, "oil_took_rust": True})


def _magic_lost(hero: Hero, event: item_events.MagicLost) -> Hero:
    return _worn(hero, event, lambda item: {"magic_lost": True})


def _magic_faded(hero: Hero, event: item_events.MagicFaded) -> Hero:
    return _with_items(hero, tuple(_faded(item) if item.id in event.item_ids else item for item in hero.items))


def _faded(item: Item) -> Item:
    return item.model_copy(update={"wear": item.wear.model_copy(update={"magic_lost": True})})


def _item_repaired(hero: Hero, event: item_events.ItemRepaired) -> Hero:
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


def _item_mended(hero: Hero, event: item_events.ItemMended) -> Hero:
    return _with_item(hero, event.item_id, wear=sound())


def _potions_broken(hero: Hero, event: item_events.PotionsBroken) -> Hero:
    return _without(hero, set(event.item_ids))


def _scrolls_ruined(hero: Hero, event: item_events.ScrollsRuined) -> Hero:
    return _without(hero, set(event.item_ids))


def _with_item(hero: Hero, item_id: str, **changes: object) -> Hero:
    items = tuple(item.model_copy(update=changes) if item.id == item_id else item for item in hero.items)
    return _with_items(hero, items)


def _placed(hero: Hero, item_id: str, place: Place) -> Hero:
    return _with_item(hero, item_id, place=place)


def _worn(hero: Hero, event: item_events.ItemEvent, change: Callable[[Item], Mapping[str, object]]) -> Hero:
    item = hero.item(event.item_id)
    assert item is not None  # the rules only let things wear that the hero carries
    return _with_item(hero, item.id, wear=item.wear.model_copy(update=change(item)))


def _without(hero: Hero, item_ids: set[str]) -> Hero:
    return _with_items(hero, tuple(item for item in hero.items if item.id not in item_ids))


def _with_items(hero: Hero, items: tuple[Item, ...]) -> Hero:
    return hero.model_copy(update={"items": items})


# Any because each function takes exactly the event it is listed under.
ITEM_EVOLVERS: Mapping[type[Event], Callable[[Hero, Any], Hero]] = {
    item_events.ItemGained: _item_gained,
    item_events.ItemDropped: _item_dropped,
    item_events.ItemPlaced: _item_placed,
    item_events.WeaponReadied: _weapon_readied,
    item_events.ItemBroken: _item_broken,
    item_events.ArmorDamaged: _armor_damaged,
    item_events.WeaponNotched: _weapon_notched,
    item_events.WeaponDamaged: _weapon_damaged,
    item_events.WeaponRusted: _weapon_rusted,
    item_events.WeaponOiled: _weapon_oiled,
    item_events.OilSpoiled: _oil_spoiled,
    item_events.MagicLost: _magic_lost,
    item_events.MagicFaded: _magic_faded,
    item_events.ItemRepaired: _item_repaired,
    item_events.ItemMended: _item_mended,
    item_events.PotionsBroken: _potions_broken,
    item_events.ScrollsRuined: _scrolls_ruined,
}
