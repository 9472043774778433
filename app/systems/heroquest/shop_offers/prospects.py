"""What a weapon or armour promises against those the group has met."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from app.core.answers import Answers
from app.core.errors import GameError
from app.core.game_system import Role, Viewer
from app.core.model import Model
from app.systems.heroquest.catalogue.own_content import content_of
from app.systems.heroquest.combat.commands import Attack, PlaceMonster
from app.systems.heroquest.content.fields import OwnEntry
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.decide import decide_on
from app.systems.heroquest.dice import Pool
from app.systems.heroquest.hero_dice import (
    attack_pool,
    defence_pool,
    distance_builder,
    melee_builder,
    melee_weapon,
    ranged_pool,
    ranged_weapon,
)
from app.systems.heroquest.odds.outlook import outlook
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Hero, Item, Place
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.views.board import slain_views
from app.systems.heroquest.visibility import seen_monsters

MOST_KINDS = 6
_FOE = "foe"
_EVERYBODY = Viewer(role=Role.GUEST)


class Prospect(Model):
    """One blow: how likely it wounds, how likely it fells, and how many points it takes on average."""

    wounds: float
    fells: float
    points: float


def met_kinds(table: Table) -> Sequence[str]:
    """The kinds of monsters everybody at the table has seen, the newest first."""
    seen = [monster.kind for monster in reversed(seen_monsters(table, _EVERYBODY))]
    slain = [row.kind for row in slain_views(table, _EVERYBODY)]
    return list(dict.fromkeys((*seen, *slain)))[:MOST_KINDS]


def prospect(table: Table, hero: Hero, kind: str, new: str | None = None) -> Prospect | None:
    """A blow with the best weapon at hand, or with a new thing of this kind; None when there is none to strike.

    The monster has the values of the book: what the quest map says about one of them is nobody's business.
    """
    bare = hero.model_copy(update={"gold": 0, "quest_points": 0, "quests_passed": 0})
    return _prospect(bare, kind, new, table.house_rules, table.own_content)


@lru_cache(maxsize=2048)
def _prospect(
    hero: Hero, kind: str, new: str | None, house_rules: HouseRules, own: tuple[OwnEntry, ...]
) -> Prospect | None:
    table = Table(house_rules=house_rules, own_content=own)
    content = content_of(table)
    armed = hero if new is None else _armed(hero, new)
    weapon = armed.item(_NEW) if new else melee_weapon(armed, content) or ranged_weapon(armed, content)
    facts = content.items[weapon.content_id].weapon if weapon else None
    means: Literal["melee", "ranged"] = "ranged" if facts is not None and facts.ranged else "melee"
    scene = Scene(table.model_copy(update={"heroes": {armed.id: armed}}), content, Answers())
    try:
        list(decide_on(scene, PlaceMonster(monster_id=_FOE, kind=kind)))
        attack = Attack(attacker_id=armed.id, target_id=_FOE, means=means, weapon_id=weapon.id if weapon else None)
        found = outlook(scene.table, attack, content)
    except GameError:
        return None  # the book gives it no values, or nobody can strike it like this
    return Prospect(wounds=float(found.wounds), fells=float(found.fells), points=float(found.points.expected))


_NEW = "new"


def _armed(hero: Hero, content_id: str) -> Hero:
    """A hero with a new weapon in the hand; what was there hangs on the back."""
    stowed = [
        item.model_copy(update={"place": Place.BACK}) if item.place is Place.HAND else item for item in hero.items
    ]
    return hero.model_copy(update={"items": (Item(id=_NEW, content_id=content_id, place=Place.HAND), *stowed)})


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
    worn = (item for item in hero.items if item.place is Place.WORN and not item.wear.broken)
    return Figures(
        attack=attack_pool(hero, content, table.house_rules),
        ranged=ranged_pool(hero, content),
        defence=defence_pool(hero, content, table.house_rules),
        gold=hero.gold,
        mind=hero.mind_points,
        armor_pieces=sum(content.items[item.content_id].armor is not None for item in worn),
        injuries=len(hero.injuries),
        place=new.place if new else None,
        with_it=_pool_with(table, hero, new, content) if new else None,
    )


def _pool_with(table: Table, hero: Hero, item: Item, content: Content) -> Pool | None:
    weapon = content.items[item.content_id].weapon
    if weapon is None:
        return None
    if weapon.ranged:
        return distance_builder(hero, item, content).pool()
    return melee_builder(hero, item, content, table.house_rules).pool()
