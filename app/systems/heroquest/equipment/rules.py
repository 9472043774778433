"""Things and gold come to a hero and go; things change their place; robbers take gold (ch. 3, 6, 8 and 9)."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from app.core.errors import InvalidValue, RuleViolation, UnknownContent
from app.core.events import Event
from app.core.making import free_id
from app.systems.heroquest import limits
from app.systems.heroquest.board.facts import NOTHING, Known, on_board
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.content.items import ItemEntry, ItemKind
from app.systems.heroquest.equipment import carrying
from app.systems.heroquest.equipment.commands import ChangeGold, DropItem, GiveItem, LeaveBehind, PlaceItem, ReadyWeapon
from app.systems.heroquest.equipment.events import (
    GoldGained,
    GoldLost,
    HeroRobbed,
    ItemDropped,
    ItemGained,
    ItemLaidDown,
    ItemPlaced,
    WeaponReadied,
)
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.spell_sets import lose_surplus
from app.systems.heroquest.state.figures import Hero, Item, Place


@rule(GiveItem)
def give_item(scene: Scene, command: GiveItem) -> Iterator[Event]:
    """HQ-6-SURPLUS, HQ-8.3: a hero gets a thing; what may not be used goes into the pack, a scroll only to a reader."""
    hero, entry = scene.hero(command.hero_id), entry_of(scene, command.content_id)
    limits.check_may_hold(hero, entry, scene.content, field="hero_id")
    check_new(scene, command.item_id)
    yield from hand_over(scene, command.hero_id, command.item_id, command.content_id, command.note)


def entry_of(scene: Scene, content_id: str) -> ItemEntry:
    """Return the kind of a thing. Raises: UnknownContent."""
    entry = scene.content.items.get(content_id)
    if entry is None:
        raise UnknownContent("item.unknown_content", field="content_id", content=content_id)
    return entry


def check_new(scene: Scene, item_id: str) -> None:
    """Check that no thing has this id yet. Raises: RuleViolation."""
    if item_id in _taken_ids(scene):
        raise RuleViolation("item.already_there", field="item_id", item=item_id)


def hand_over(scene: Scene, hero_id: str, item_id: str, content_id: str, note: str = "") -> Iterator[Event]:
    """Put a new thing where it fits; a scroll that the hero may not keep lies on the spot."""
    place = carrying.free_place(scene, scene.hero(hero_id), scene.content.items[content_id])
    yield scene.record(ItemGained(hero_id=hero_id, item_id=item_id, content_id=content_id, place=place, note=note))
    yield from leave_scrolls(scene, hero_id)


def new_item_id(scene: Scene, hero_id: str, content_id: str) -> str:
    """Return an id for a thing that a rule hands over; it does not reveal what else there is (see core.making)."""
    return free_id(f"{hero_id}.{content_id}.", scene.lot, _taken_ids(scene))


def _taken_ids(scene: Scene) -> set[str]:
    """Return the names of all things, carried or on the floor."""
    resting = (one.hero for one in scene.table.resting.values())
    carried = {item.id for hero in (*scene.table.heroes.values(), *resting) for item in hero.items}
    return carried | {item.id for item in scene.table.on_floor}


@rule(DropItem)
def drop_item(scene: Scene, command: DropItem) -> Iterator[Event]:
    """Give up a thing of a hero; the spell sets its mind points carried go with it."""
    item = scene.item(command.hero_id, command.item_id)
    yield scene.record_item(ItemDropped, command.hero_id, item)
    yield from lose_beyond_mind(scene, command.hero_id)


@rule(PlaceItem)
def place_item(scene: Scene, command: PlaceItem) -> Iterator[Event]:
    """HQ-3-CARRY, HQ-6-ARMOUR: put a thing on or away; what its mind points carried goes with them."""
    item = scene.item(command.hero_id, command.item_id)
    if item.place is command.place:
        raise RuleViolation("item.already_in_place", field="place", item=item.content_id)
    if item.wear.broken and command.place is not Place.PACK:
        raise RuleViolation("item.broken", field="item_id", item=item.content_id)
    carrying.check_place(scene, scene.hero(command.hero_id), item, command.place)
    yield scene.record_item(ItemPlaced, command.hero_id, item, place=command.place)
    yield from lose_beyond_mind(scene, command.hero_id)


@rule(ReadyWeapon)
def ready_weapon(scene: Scene, command: ReadyWeapon) -> Iterator[Event]:
    """HQ-3-SWITCH: a weapon from back or belt comes to the hand; what was there takes its place.

    Raises: UnknownSubject, RuleViolation.
    """
    hero, item = scene.hero(command.hero_id), scene.item(command.hero_id, command.item_id)
    if scene.entry(item).weapon is None:
        raise RuleViolation("item.no_weapon", field="item_id", item=item.content_id)
    if item.wear.broken:
        raise RuleViolation("item.broken", field="item_id", item=item.content_id)
    if item.place not in (Place.BACK, Place.BELT):
        raise RuleViolation("item.not_at_hand", field="item_id", item=item.content_id)
    carrying.check_in_hand(scene, hero, item)
    held = next((other for other in hero.items if other.place is Place.HAND), None)
    stowed_place = Place.PACK if held and held.wear.broken else item.place
    yield scene.record_item(
        WeaponReadied,
        hero.id,
        item,
        cost=_cost_of_switch(scene, hero, item),
        stowed_id=held and held.id,
        stowed_place=stowed_place,
    )


def _cost_of_switch(scene: Scene, hero: Hero, item: Item) -> Literal["nothing", "action", "turn"]:
    """HQ-3-SWITCH: nothing between bow and blade, an action between two of a kind; the tied blade takes a turn once the
    first is lost (ch. 6), the bow hangs loosely.
    """
    held = next((other for other in hero.items if other.place is Place.HAND and not other.wear.broken), None)
    is_ranged = _is_ranged(scene, item)
    if held is None:
        return "nothing" if is_ranged else "turn" if item.place is Place.BACK else "action"
    return "nothing" if is_ranged is not _is_ranged(scene, held) else "action"


def _is_ranged(scene: Scene, item: Item) -> bool:
    weapon = scene.entry(item).weapon
    return weapon is not None and weapon.ranged


def lose_beyond_mind(scene: Scene, hero_id: str) -> Iterator[Event]:
    """Lose what the mind points no longer allow: surplus spell sets, and scrolls that cannot be read."""
    yield from lose_surplus(scene, hero_id)
    yield from leave_scrolls(scene, hero_id)


def leave_scrolls(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-8.3: a hero who cannot read leaves all scrolls on the spot; others may take them."""
    hero = scene.hero(hero_id)
    if limits.can_read(hero, scene.content):
        return
    for item in hero.items:
        if scene.entry(item).kind is ItemKind.SCROLL:
            yield scene.record_item(ItemLaidDown, hero_id, item)


@rule(ChangeGold)
def change_gold(scene: Scene, command: ChangeGold) -> Iterator[Event]:
    """Gain or spend gold; never more than there is."""
    hero = scene.hero(command.hero_id)
    if command.change == 0:
        raise InvalidValue("value.no_change", field="change")
    if command.change > 0:
        yield scene.record(GoldGained(hero_id=hero.id, amount=command.change))
    else:
        yield from pay(scene, hero, -command.change, field="change")


def check_gold(hero: Hero, needed: int, field: str | None = None) -> None:
    """Check whether a hero can pay. Raises: RuleViolation."""
    if hero.gold < needed:
        raise RuleViolation("gold.not_enough", field=field, hero=hero.name, needed=needed, available=hero.gold)


def pay(scene: Scene, hero: Hero, amount: int, field: str | None = None) -> Iterator[Event]:
    """Gold leaves the purse, if it takes any. Raises: RuleViolation."""
    check_gold(hero, amount, field)
    if amount:
        yield scene.record(GoldLost(hero_id=hero.id, amount=amount))


@on_board(LeaveBehind, by="hero_id")
def known_of_robbers(scene: Scene, here: Standpoint, _: Mapping[str, Any]) -> Known:
    """HQ-9-ROBBED: a hero is not robbed while a standing companion is in the same area or in line of sight."""
    near = {one.id for one in here.situation.figures_in_area(here.figure.square, Side.HERO)}
    for one in here.others(Side.HERO):
        if scene.table.heroes[one.id].is_standing and (one.id in near or here.sight(one).sight == "direct"):
            error = RuleViolation("gold.companion_near", field="hero_id", hero=scene.table.heroes[one.id].name)
            return Known({}, "hero_id", error)
    return NOTHING


@rule(LeaveBehind)
def leave_behind(scene: Scene, command: LeaveBehind) -> Iterator[Event]:
    """HQ-9-ROBBED: a fallen hero whom no companion sees loses all gold."""
    hero = scene.living_hero(command.hero_id)
    if hero.is_standing:
        raise RuleViolation("revival.not_down", field="hero_id", hero=hero.name)
    if hero.gold == 0:
        raise RuleViolation("gold.none_left", field="hero_id", hero=hero.name)
    yield scene.record(HeroRobbed(hero_id=hero.id, amount=hero.gold))
