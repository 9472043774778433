"""What happens to things and gold, and how the table follows."""

from typing import Literal

from app.core.dice import Roll
from app.core.model import like
from app.systems.heroquest.changes import (
    FloorEvent,
    ItemEvent,
    OwnHeroEvent,
    OwnItemEvent,
    changed,
    of_hero,
    with_changed_item,
    with_heroes,
    with_item,
    without_items,
)
from app.systems.heroquest.registry import evolves
from app.systems.heroquest.state.figures import Hero, Item, Place
from app.systems.heroquest.state.table import Table


class ItemGained(OwnItemEvent, type="item.gained", private=frozenset({"note"})):
    """A hero carries another thing."""

    place: Place
    note: str = ""


@evolves(ItemGained, part=of_hero)
def _item_gained(hero: Hero, event: ItemGained) -> Hero:
    return with_item(hero, like(Item, event, id=event.item_id))


class ItemDropped(OwnItemEvent, type="item.dropped", added_later=frozenset({"wear"})):
    """A hero gave a thing up."""

    wear: tuple[str, ...] = ()


class ItemPlaced(ItemEvent, type="item.placed"):
    """A thing was put on or away."""

    place: Place


@evolves(ItemPlaced, part=of_hero)
def _item_placed(hero: Hero, event: ItemPlaced) -> Hero:
    return with_changed_item(hero, event.item_id, place=event.place)


class WeaponReadied(ItemEvent, type="weapon.readied"):
    """A weapon was taken in the hand; what was there takes its place. `cost` is what it takes of the turn."""

    cost: Literal["nothing", "action", "turn"] = "nothing"
    stowed_id: str | None
    stowed_place: Place


@evolves(WeaponReadied, part=of_hero)
def _weapon_readied(hero: Hero, event: WeaponReadied) -> Hero:
    if event.stowed_id is not None:
        hero = with_changed_item(hero, event.stowed_id, place=event.stowed_place)
    return with_changed_item(hero, event.item_id, place=Place.HAND)


class ItemLaidDown(FloorEvent, type="item.laid_down", added_later=frozenset({"wear"})):
    """A hero had to leave a thing on the spot; others may take it."""

    wear: tuple[str, ...] = ()


@evolves(ItemLaidDown)
def laid_down(table: Table, event: FloorEvent) -> Table:
    """The table after a hero has laid a thing down."""
    hero = table.heroes[event.hero_id]
    laid = tuple(item for item in hero.items if item.id == event.item_id)
    table = with_heroes(table, without_items(hero, {event.item_id}))
    return changed(table, on_floor=(*table.on_floor, *laid))


class ItemConsumed(OwnItemEvent, type="item.consumed"):
    """A thing was used up."""


@evolves(ItemDropped, ItemConsumed, part=of_hero)
def _item_gone(hero: Hero, event: OwnItemEvent) -> Hero:
    return without_items(hero, {event.item_id})


class HeroRobbed(OwnHeroEvent, type="hero.robbed"):
    """A fallen hero was left behind, and all the gold is gone."""

    amount: int


class GoldGained(OwnHeroEvent, type="gold.gained"):
    """Gold came in."""

    amount: int
    roll: Roll | None = None  # of gold that lay scattered


@evolves(GoldGained, part=of_hero)
def _gold_gained(hero: Hero, event: GoldGained) -> Hero:
    return changed(hero, gold=hero.gold + event.amount)


class GoldLost(OwnHeroEvent, type="gold.lost"):
    """Gold went; with a roll when a fall burst a purse."""

    amount: int
    roll: Roll | None = None


@evolves(HeroRobbed, GoldLost, part=of_hero)
def _gold_lost(hero: Hero, event: HeroRobbed | GoldLost) -> Hero:
    return changed(hero, gold=hero.gold - event.amount)
