"""What a hero and a kind of monster have to expect of each other: one blow each, exactly as the rules strike it.

Also with another weapon in hand: one of those that he may use, or one that he has yet to buy.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from app.core.answers import Answers
from app.core.errors import GameError, InvalidValue, UnknownContent
from app.core.game_system import Role, Viewer
from app.systems.heroquest import hero_dice
from app.systems.heroquest.catalogue.own_content import content_of, overlaid_by
from app.systems.heroquest.combat.commands import Attack, PlaceMonster
from app.systems.heroquest.combat.monsters import place_monster
from app.systems.heroquest.content.fields import OwnEntry
from app.systems.heroquest.content.items import ItemEntry
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.monsters import MonsterEntry
from app.systems.heroquest.equipment import carrying
from app.systems.heroquest.odds.outlook import Outlook, outlook
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Hero, Item, Monster, Place
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.table import PointsShown, Table
from app.systems.heroquest.visibility import Bestiary, is_own, seen_monsters

_HERO, _FOE, _NEW = "hero", "foe", "new"
_MOST_KINDS = 6


class BothBlows(NamedTuple):
    """The hero's blow at the monster and the monster's at the hero; None for one that cannot strike now.

    A hero with nothing but bow or crossbow shoots.
    """

    strikes: Outlook | None
    suffers: Outlook | None


def hero_against_kind(hero: Hero, kind: str, bestiary: Bestiary, rules: HouseRules) -> BothBlows | None:
    """A hero as he stands now against a fresh monster of a kind; None where the quest has to say its values."""
    entry = bestiary.content.monsters[kind]
    if entry.needs_quest_values or entry.further_attacks:
        return None
    nameless = hero.model_copy(update={"id": _HERO, "name": "", "player": "", "gold": 0, "quest_points": 0})
    return _exchanged(nameless, entry, rules, bestiary.own)


@lru_cache(maxsize=4096)
def _exchanged(hero: Hero, entry: MonsterEntry, rules: HouseRules, own: tuple[OwnEntry, ...]) -> BothBlows:
    """Remembered by everything it depends on: a page asks for all kinds and all heroes at once."""
    known = overlaid_by(own).content
    content = known.model_copy(update={"monsters": {**known.monsters, entry.id: entry}})
    table = _facing(hero, entry.id, content, Table(house_rules=rules, own_content=own))
    only_shoots = hero_dice.melee_weapon(hero, content) is None and hero_dice.ranged_weapon(hero, content) is not None
    strikes = Attack(attacker_id=_HERO, target_id=_FOE, means="ranged" if only_shoots else "melee")
    suffers = Attack(attacker_id=_FOE, target_id=_HERO)
    return BothBlows(_blow(table, strikes, content), _blow(table, suffers, content))


def _facing(hero: Hero, kind: str, content: Content, empty: Table) -> Table:
    """The hero alone with a fresh monster of a kind. Raises: GameError where the book gives it no values."""
    scene = Scene(empty.model_copy(update={"heroes": {hero.id: hero}}), content, Answers())
    list(place_monster(scene, PlaceMonster(monster_id=_FOE, kind=kind)))
    return scene.table


def _blow(table: Table, attack: Attack, content: Content) -> Outlook | None:
    try:
        return outlook(table, attack, content)
    except GameError:
        return None


def met_kinds(table: Table) -> Sequence[str]:
    """The kinds of monsters that all players have seen, the newest first."""
    seen = [monster.kind for monster in reversed(seen_monsters(table, Viewer(role=Role.GUEST)))]
    slain = sorted(row.kind for row in table.slain if not row.secret)
    return list(dict.fromkeys((*seen, *slain)))[:_MOST_KINDS]


def blow_at_kind(table: Table, hero: Hero, kind: str, new: str | None = None) -> Outlook | None:
    """A blow with the best weapon at hand, or with a new thing of the kind `new`; None when there is none to strike.

    The monster has the values of the book: what a quest map says of one of them is not told.
    """
    bare = hero.model_copy(update={"gold": 0, "quest_points": 0, "quests_passed": 0})
    return _blow_at_kind(bare, kind, new, table.house_rules, table.own_content)


@lru_cache(maxsize=2048)
def _blow_at_kind(
    hero: Hero, kind: str, new: str | None, rules: HouseRules, own: tuple[OwnEntry, ...]
) -> Outlook | None:
    content = overlaid_by(own).content
    if new is not None:
        hero = _with_new(hero, new)
    weapon = hero.item(_NEW) if new else hero_dice.melee_weapon(hero, content) or hero_dice.ranged_weapon(hero, content)
    facts = content.items[weapon.content_id].weapon if weapon else None
    means: Literal["melee", "ranged"] = "ranged" if facts is not None and facts.ranged else "melee"
    attack = Attack(attacker_id=hero.id, target_id=_FOE, means=means, weapon_id=weapon.id if weapon else None)
    try:
        return outlook(_facing(hero, kind, content, Table(house_rules=rules, own_content=own)), attack, content)
    except GameError:
        return None  # the book gives it no values, or nobody can strike it like this


def _with_new(hero: Hero, content_id: str) -> Hero:
    """A hero with a new weapon in the hand; what was there hangs on the back."""
    stowed = [
        item.model_copy(update={"place": Place.BACK}) if item.place is Place.HAND else item for item in hero.items
    ]
    return hero.model_copy(update={"items": (Item(id=_NEW, content_id=content_id, place=Place.HAND), *stowed)})


BARE_HANDS = ""


def armed(hero: Hero, weapon: str, content: Content, rules: HouseRules) -> Hero:
    """The hero with this weapon alone in hand, his own if he has one; two hands leave none for a shield.

    Raises: UnknownContent, InvalidValue.
    """
    kept = tuple(_stowed(item, content, shields=False) for item in hero.items)
    if weapon == BARE_HANDS:
        return hero.model_copy(update={"items": kept})
    entry = content.items.get(weapon)
    if entry is None or entry.weapon is None:
        raise UnknownContent("item.unknown_content", field="weapon", content=weapon)
    if not carrying.may_use(hero, entry, rules):
        raise InvalidValue("carrying.class", field="weapon", hero=hero.name, item=weapon)
    own = next((item for item in hero.items if item.content_id == weapon and not item.wear.broken), None)
    ready = (own or Item(id="tried", content_id=weapon, place=Place.HAND)).model_copy(update={"place": Place.HAND})
    kept = tuple(_stowed(item, content, shields=entry.weapon.two_handed) for item in hero.items if item is not own)
    return hero.model_copy(update={"items": (ready, *kept)})


def weapons_for(hero: Hero, content: Content, rules: HouseRules) -> tuple[ItemEntry, ...]:
    """The weapons this hero may use, those at hand first."""
    there = {item.content_id for item in hero.items}
    fitting = [one for one in content.items.values() if one.weapon is not None and carrying.may_use(hero, one, rules)]
    return tuple(sorted(fitting, key=lambda one: one.id not in there))


def _stowed(item: Item, content: Content, *, shields: bool) -> Item:
    entry = content.items[item.content_id]
    is_away = entry.weapon is not None or (shields and entry.armor is not None and entry.armor.shield)
    return item.model_copy(update={"place": Place.PACK}) if is_away else item


UNKNOWN_POINTS = 99  # of a monster whose body points its viewer does not see: no blow fells it


def table_known(table: Table, viewer: Viewer) -> Table:
    """The table from which odds for a viewer are worked out, so that no number gives away a secret.

    For the game master it is the table itself. For players a monster has the dice that everybody sees and the abilities
    of its kind in the book; what the quest added, and points not shown exactly, are unknown. Hidden monsters and kinds
    that the group wrote itself are left out.
    """
    if viewer.role is Role.GAME_MASTER:
        return table
    is_exact, content = table.monster_points is PointsShown.EXACT, content_of(table)
    seen = [one for one in seen_monsters(table, viewer) if is_exact or not is_own(content.monsters[one.kind])]
    return table.model_copy(update={"monsters": {one.id: _known(one, is_exact=is_exact) for one in seen}})


def _known(monster: Monster, *, is_exact: bool) -> Monster:
    points = {} if is_exact else {"body_points": UNKNOWN_POINTS}
    return monster.model_copy(update={"abilities": (), **points})
