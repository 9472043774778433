"""Events of things and gold, and how the table follows."""

from typing import Literal

from app.core.dice import Roll
from app.core.model import like
from app.systems.heroquest.changes import (
    FloorEvent,
    ItemEvent,
    OwnHeroEvent,
    OwnItemEvent,
    changed,
    with_changed_item,
    with_heroes,
    with_item,
    without_items,
)
from app.systems.heroquest.state.figures import Hero, Item, Place
from app.systems.heroquest.state.table import Table


class ItemGained(OwnItemEvent, type="item.gained", private=frozenset({"note"})):
    """A hero carries another thing."""

    place: Place
    note: str = ""

    def evolve_hero(self, hero: Hero) -> Hero:
        return with_item(hero, like(Item, self, id=self.item_id))


class ItemGone(OwnItemEvent):
    """A hero has a thing no longer."""

    def evolve_hero(self, hero: Hero) -> Hero:
        return without_items(hero, {self.item_id})


class ItemDropped(ItemGone, type="item.dropped", added_later=frozenset({"wear"})):
    """A hero gave a thing up."""

    wear: tuple[str, ...] = ()


class ItemPlaced(ItemEvent, type="item.placed"):
    """A thing was put on or away."""

    place: Place

    def evolve_hero(self, hero: Hero) -> Hero:
        return with_changed_item(hero, self.item_id, place=self.place)


class WeaponReadied(ItemEvent, type="weapon.readied"):
    """A weapon was taken in the hand; what was there takes its place. `cost` is what it takes of the turn."""

    cost: Literal["nothing", "action", "turn"] = "nothing"
    stowed_id: str | None
    stowed_place: Place

    def evolve_hero(self, hero: Hero) -> Hero:
        if self.stowed_id is not None:
            hero = with_changed_item(hero, self.stowed_id, place=self.stowed_place)
        return with_changed_item(hero, self.item_id, place=Place.HAND)


class ThingLeft(FloorEvent):
    """A thing leaves a hero for the floor."""

    def evolve(self, table: Table) -> Table:
        hero = table.heroes[self.hero_id]
        laid = tuple(item for item in hero.items if item.id == self.item_id)
        table = with_heroes(table, without_items(hero, {self.item_id}))
        return changed(table, on_floor=(*table.on_floor, *laid))


class ItemLaidDown(ThingLeft, type="item.laid_down", added_later=frozenset({"wear"})):
    """A hero had to leave a thing on the spot; others may take it."""

    wear: tuple[str, ...] = ()


class ItemConsumed(ItemGone, type="item.consumed"):
    """A thing was used up."""


class GoldGone(OwnHeroEvent):
    """A hero has so much gold less."""

    amount: int

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, gold=hero.gold - self.amount)


class HeroRobbed(GoldGone, type="hero.robbed"):
    """A fallen hero was left behind, and all the gold is gone."""


class GoldGained(OwnHeroEvent, type="gold.gained", cites=()):
    """Gold came in."""

    amount: int
    roll: Roll | None = None  # of gold that lay scattered

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, gold=hero.gold + self.amount)


class GoldLost(GoldGone, type="gold.lost"):
    """Gold went; with a roll when a fall burst a purse."""

    roll: Roll | None = None
