"""Weapons with which a hero can strike, shoot or throw at once, and where a thrown one ends (ch. 3 and 4)."""

from collections.abc import Iterator, Mapping
from typing import Any

from app.core.board.squares import Block
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import hero_dice, limits
from app.systems.heroquest.board.facts import NOTHING, Known, on_board
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.combat import strikes
from app.systems.heroquest.combat.commands import Attack, PickUp
from app.systems.heroquest.combat.events import ItemPickedUp, ThingLeftBehind, WeaponThrown
from app.systems.heroquest.combat.strikes import Strike
from app.systems.heroquest.content.items import WeaponFacts
from app.systems.heroquest.content.monsters import Power
from app.systems.heroquest.dice import COMBAT_DICE, SKULL, Color
from app.systems.heroquest.equipment import carrying
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Hero, Item, Place


def in_hand(scene: Scene, hero: Hero, command: Attack) -> Item | None:
    """HQ-3-LOSS, HQ-3-SWITCH: the hand weapon that is ready; any other has to be readied first.

    Raises: RuleViolation, UnknownSubject.
    """
    if command.unarmed:
        return None
    ready = hero_dice.ready_hand_weapon(hero, scene.content)
    wanted = _named(scene, hero, command) or hero_dice.melee_weapon(hero, scene.content)
    if wanted is None:
        return None
    return _checked(wanted, fits=not _facts(scene, wanted).ranged, is_ready=ready is not None and wanted.id == ready.id)


def to_shoot(scene: Scene, hero: Hero, command: Attack) -> Item:
    """HQ-3-SWITCH: bow or crossbow, which need not be readied unless the other one is in the hand.

    Raises: RuleViolation, UnknownSubject.
    """
    weapon = _named(scene, hero, command) or hero_dice.ranged_weapon(hero, scene.content)
    if weapon is None:
        raise RuleViolation("attack.no_ranged", field="means")
    readiest = hero_dice.ranged_weapon(hero, scene.content)
    other_in_hand = readiest is not None and readiest.place is Place.HAND and weapon.id != readiest.id
    return _checked(weapon, fits=_facts(scene, weapon).ranged, is_ready=not other_in_hand)


def to_throw(scene: Scene, hero: Hero, command: Attack) -> Item:
    """HQ-4.2: a weapon made for it, from the hand or the belt; what is tied to the back is not at hand."""
    ready = (item for item in hero.items if item.place in (Place.HAND, Place.BELT) and not item.wear.broken)
    throwable = (item for item in ready if (facts := scene.entry(item).weapon) and facts.thrown)
    weapon = _named(scene, hero, command) or next(throwable, None)
    if weapon is None:
        raise RuleViolation("attack.no_throw", field="means")
    return _checked(weapon, fits=_facts(scene, weapon).thrown, is_ready=weapon.place is not Place.BACK)


def _checked(weapon: Item, *, fits: bool, is_ready: bool) -> Item:
    """Return the weapon, if it fits this way to attack and need not be readied first. Raises: RuleViolation."""
    if not fits:
        raise RuleViolation("attack.not_this_way", field="weapon_id", item=weapon.content_id)
    if not is_ready:
        raise RuleViolation("attack.ready_first", field="weapon_id", item=weapon.content_id)
    return weapon


def is_magic(scene: Scene, weapon: Item) -> bool:
    """HQ-15.4-MAGIC: whether a weapon is magic and has not lost it."""
    return _facts(scene, weapon).magic and not weapon.wear.magic_lost


def reaches_diagonally(scene: Scene, figure_id: str, weapon: Item | None) -> bool:
    """HQ-3.2-SPEER, HQ-19-SPEER, HQ-19-PEITSCHE: whether a weapon or an ability reaches the diagonal squares.

    HQ-1.1-FERNKAEMPFER: beside a bow some blades reach straight ahead only.
    """
    hero = scene.table.heroes.get(figure_id)
    if hero is None:
        return strikes.has_power(scene, figure_id, Power.STRIKE_DIAGONALLY)
    if weapon is None or not _facts(scene, weapon).diagonal:
        return False
    archery, bow = scene.hero_class(hero).archery, hero_dice.ranged_weapon(hero, scene.content)
    hampered = archery is not None and bow is not None and bow.content_id == archery.bow
    return not (archery and hampered and weapon.content_id in archery.straight_beside)


def _named(scene: Scene, hero: Hero, command: Attack) -> Item | None:
    """Return the weapon the command names, if it names one: whole and not in the pack."""
    if command.weapon_id is None:
        return None
    item = scene.item(hero.id, command.weapon_id)
    if scene.entry(item).weapon is None:
        raise RuleViolation("item.no_weapon", field="weapon_id", item=item.content_id)
    if item.wear.broken:
        raise RuleViolation("item.broken", field="weapon_id", item=item.content_id)
    if item.place is Place.PACK:
        raise RuleViolation("item.not_at_hand", field="weapon_id", item=item.content_id)
    return item


def _facts(scene: Scene, item: Item) -> WeaponFacts:
    facts = scene.entry(item).weapon
    assert facts is not None  # it was chosen because it is one
    return facts


def land(scene: Scene, strike: Strike) -> Iterator[Event]:
    """HQ-4.2: unless it struck the victim down, the weapon may be lost; otherwise it lies beside the victim."""
    item = scene.item(strike.attacker_id, str(strike.weapon_id))
    stands = scene.figure(strike.target_id).is_standing
    roll = scene.answers.roll("thrown_weapon", COMBAT_DICE[Color.WHITE]) if stands else None
    lost = roll is not None and roll.count(SKULL) > 0
    yield scene.record_item(WeaponThrown, strike.attacker_id, item, target_id=strike.target_id, roll=roll, lost=lost)


@on_board(PickUp, by="hero_id")
def known_of_picking_up(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-4.2: what lies on the square of the hero, or beside it with no wall or shut door between."""
    spot = here.table.map.gear.get(str(told.get("item_id"))) if here.table.map else None
    if spot is None or (spot.board == here.board and here.reaches(Block(x=spot.square.x, y=spot.square.y))):
        return NOTHING
    return Known({}, "item_id", RuleViolation("floor.out_of_reach", field="item_id"))


@rule(PickUp)
def pick_up(scene: Scene, command: PickUp) -> Iterator[Event]:
    """HQ-4.2, HQ-8.3: take up a thrown weapon, or a scroll that a hero had to leave; the hero stands beside it."""
    hero = scene.living_hero(command.hero_id)
    if not hero.is_standing:
        raise RuleViolation("floor.hero_down", field="hero_id", hero=hero.name)
    item = scene.item_on_floor(command.item_id)
    limits.check_may_hold(hero, scene.entry(item), scene.content, field="hero_id")
    place = carrying.free_place(scene, hero, scene.entry(item))
    yield scene.record_item(ItemPickedUp, hero.id, item, place=place)


def leave_behind(scene: Scene) -> Iterator[Event]:
    """HQ-4.2: a thing that still lies there when the last hero leaves is lost."""
    for item in scene.table.on_floor:
        yield scene.record(ThingLeftBehind(item_id=item.id, content_id=item.content_id))
