"""The bases of events, and what an event uses to change one part of the table."""

from collections.abc import Collection
from typing import TypeVar

from app.core.events import Audience, Event
from app.core.model import Model
from app.systems.heroquest.state.dungeon import DUNGEON
from app.systems.heroquest.state.figures import Hero, Item, Monster
from app.systems.heroquest.state.table import Table


class HeroEvent(Event, touches=("{hero_id}",)):
    """A fact about one hero. It changes the hero, unless a kind says otherwise."""

    hero_id: str

    def evolve(self, table: Table) -> Table:
        """Return the table with this hero after it."""
        hero = self.evolve_hero(table.heroes[self.hero_id])
        return changed(table, heroes={**table.heroes, hero.id: hero})

    def evolve_hero(self, hero: Hero) -> Hero:
        """Return the hero after it."""
        return hero


class SharedEvent(HeroEvent, touches=("{hero_id}", "{to_id}")):
    """A fact about a hero and another one."""

    to_id: str


class DungeonEvent(Event, touches=(DUNGEON,)):
    """A fact about the board."""


class HeroOnBoard(HeroEvent, touches=("{hero_id}", DUNGEON)):
    """A fact about a hero and the board."""


class Revealing(Event):
    """A fact after which everybody sees what was hidden: it may be named in it."""


class FigureFact(Event, touches=("{figure_id}",)):
    """A fact about a hero or a monster; the kind of a monster stands beside it, so that it can be named later, too."""

    figure_id: str
    figure_kind: str | None = None


class OwnHeroEvent(HeroEvent, audience=Audience.OWN):
    """A fact only the hero's player and the game master may know."""


class ItemEvent(HeroEvent):
    """A fact about a thing everybody can see."""

    item_id: str
    content_id: str


class OwnItemEvent(ItemEvent, audience=Audience.OWN):
    """A fact about a thing in the pack."""


class MonsterEvent(Event, touches=("{monster_id}",), audience=Audience.GAME_MASTER):
    """A fact about one monster; its points are the game master's secret."""

    monster_id: str
    kind: str

    def evolve(self, table: Table) -> Table:
        """Return the table with this monster after it."""
        monster = self.evolve_monster(table.monsters[self.monster_id])
        return changed(table, monsters={**table.monsters, monster.id: monster})

    def evolve_monster(self, monster: Monster) -> Monster:
        """Return the monster after it."""
        return monster


class FloorEvent(ItemEvent, touches=("{hero_id}", "item:{item_id}")):
    """A fact about a thing between a hero and the floor."""


Changed = TypeVar("Changed", bound=Model)
T = TypeVar("T")


def changed(model: Changed, **changes: object) -> Changed:
    """Return a copy with these fields changed."""
    return model.model_copy(update=changes)


def with_heroes(table: Table, *heroes: Hero) -> Table:
    """Return the table with these heroes as they are now."""
    return changed(table, heroes={**table.heroes, **{hero.id: hero for hero in heroes}})


def with_item(hero: Hero, item: Item) -> Hero:
    """Return a hero who carries one thing more."""
    return changed(hero, items=(*hero.items, item))


def without_items(hero: Hero, item_ids: Collection[str]) -> Hero:
    """Return a hero who carries these things no longer."""
    return changed(hero, items=tuple(item for item in hero.items if item.id not in item_ids))


def with_changed_item(hero: Hero, item_id: str, **changes: object) -> Hero:
    """Return a hero with one of the things changed."""
    items = (changed(item, **changes) if item.id == item_id else item for item in hero.items)
    return changed(hero, items=tuple(items))


def added(there: tuple[T, ...], *new: T) -> tuple[T, ...]:
    """Return all of them, each once, in the order they came."""
    return tuple(dict.fromkeys((*there, *new)))


def with_changed_dungeon(table: Table, **changes: object) -> Table:
    """Return the table with the board changed."""
    return changed(table, dungeon=changed(table.dungeon, **changes))


def with_changed_round(table: Table, **changes: object) -> Table:
    """Return the table with the round changed."""
    return changed(table, round=changed(table.round, **changes))


def settled(table: Table, name: str) -> Table:
    """Return the table with something noted that the one on turn has done. See `settling`."""
    if table.round.turn is None or name in table.round.settled:
        return table
    return with_begun(with_changed_round(table, settled=(*table.round.settled, name)), name.partition(":")[2])


def with_begun(table: Table, figure_id: str) -> Table:
    """Return the table on which this figure is the latest that rolled, moved or acted on the running turn."""
    begun = table.round.begun
    if not figure_id or begun[-1:] == (figure_id,):
        return table
    return with_changed_round(table, begun=(*(one for one in begun if one != figure_id), figure_id))


def with_thrown(table: Table, figure_id: str, squares: int) -> Table:
    """Return the table on which a figure has thrown for so many squares in the running turn."""
    if table.round.turn is None:
        return table
    return with_begun(with_changed_round(table, thrown={**table.round.thrown, figure_id: squares}), figure_id)
