"""What a hero is worth with what he carries: the numbers that stand before and after a deal."""

from app.core.model import Model
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.pool import Pool
from app.systems.heroquest.rules import weapons
from app.systems.heroquest.rules.pools import attack_pool, defence_pool, distance_builder, melee_builder, ranged_pool
from app.systems.heroquest.state import Hero, Item, Place, Table


class Figures(Model):
    """Pools, gold, and how many of the counted things; `place` is where a new thing goes.

    `with_it` are the dice with the new weapon in the hand, also when it first hangs on the back.
    """

    attack: Pool
    ranged: Pool | None
    defence: Pool
    gold: int
    mind: int
    armor_pieces: int
    injuries: int
    place: Place | None = None
    with_it: Pool | None = None


def figures_of(table: Table, hero: Hero, content: Content, new_id: str | None = None) -> Figures:
    """A hero as he stands."""
    new = hero.item(new_id) if new_id else None
    return Figures(
        attack=attack_pool(hero, content, table.house_rules),
        ranged=ranged_pool(hero, content),
        defence=defence_pool(hero, content, table.house_rules),
        gold=hero.gold,
        mind=hero.mind_points,
        armor_pieces=sum(_protects(item, content) for item in hero.items),
        injuries=len(hero.injuries),
        place=new.place if new else None,
        with_it=_pool_with(table, hero, new, content) if new else None,
    )


def _protects(item: Item, content: Content) -> bool:
    worn = item.place is Place.WORN and not item.wear.broken
    return worn and content.items[item.content_id].armor is not None


def _pool_with(table: Table, hero: Hero, item: Item, content: Content) -> Pool | None:
    weapon = weapons.facts(item, content)
    if weapon is None:
        return None
    if weapon.ranged:
        return distance_builder(hero, item, content).pool()
    return melee_builder(hero, item, content, table.house_rules).pool()
