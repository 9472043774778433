"""What rust, blows, oil and the smith do to things (ch. 15)."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import limits, weapons
from app.systems.heroquest.changes import ItemEvent
from app.systems.heroquest.content.models import ItemEntry
from app.systems.heroquest.dice import Color, PoolBuilder
from app.systems.heroquest.equipment.events import ItemConsumed
from app.systems.heroquest.equipment.rules import purse
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Item, Place, sound
from app.systems.heroquest.wear import events as wear_events
from app.systems.heroquest.wear.commands import MendItem, OilWeapon, RepairItem, WearItem

Wearing = type[ItemEvent]


@rule(WearItem)
def wear_item(scene: Scene, command: WearItem) -> Iterator[Event]:
    """HQ-15.1-RUST, HQ-15.2-NOTCH: rust, a blow or a breakage takes its toll of a thing in use."""
    item = scene.item(command.hero_id, command.item_id)
    entry = scene.entry(item)
    if item.place is Place.PACK or (entry.weapon is None and entry.armor is None):
        raise RuleViolation("wear.not_in_use", field="item_id", item=entry.id)
    if item.wear.broken:
        raise RuleViolation("item.broken", field="item_id", item=entry.id)
    causes = {"rust": _rust, "notch": _blow, "breakage": lambda *_: wear_events.ItemBroken}
    event = causes[command.cause](scene, item, entry)
    yield scene.record_item(event, command.hero_id, item)


@rule(OilWeapon)
def oil_weapon(scene: Scene, command: OilWeapon) -> Iterator[Event]:
    """HQ-15.3-OIL, HQ-3.2-KNUEPPEL: before a quest a white die turns black; never of a magic weapon or the staff."""
    item = scene.item(command.hero_id, command.item_id)
    entry = scene.entry(item)
    weapon = entry.weapon
    if weapon is None or weapon.ranged or not weapon.oilable:
        raise RuleViolation("oil.not_on_this", field="item_id", item=entry.id)
    if weapon.magic and not item.wear.magic_lost:
        raise RuleViolation("oil.not_on_magic", field="item_id", item=entry.id)
    weapons.add_dice(dice := PoolBuilder(), item, weapon)
    if item.wear.oiled or item.wear.broken or not dice.count(Color.WHITE):
        raise RuleViolation("oil.of_no_use", field="item_id", item=entry.id)
    if scene.hero(command.hero_id).on_quest:
        raise RuleViolation("oil.before_quest", field="item_id", item=entry.id)
    if command.flask_id is not None:
        yield from _use_flask(scene, command.hero_id, command.flask_id)
    yield scene.record_item(wear_events.WeaponOiled, command.hero_id, item)


@rule(RepairItem)
def repair_item(scene: Scene, command: RepairItem) -> Iterator[Event]:
    """HQ-15.2-NOTCH, HQ-15.4-MAGIC: the smith mends blows, never rust; falls and lost magic by house rule."""
    hero, item = scene.living_hero(command.hero_id), scene.item(command.hero_id, command.item_id)
    rules, wear = scene.table.house_rules, item.wear
    fall_damage = wear.fall_damage if rules.fall_repair == "smith" else 0
    magic = wear.magic_lost and rules.magic_repair == "rust_too"
    if wear.broken or not (wear.notches or fall_damage or wear.damaged or magic):
        raise RuleViolation("smith.cannot_help", field="item_id", item=item.content_id)
    limits.check_town_admits(scene, hero, "smith.between_quests")
    yield from purse.pay(scene, hero, scene.content.amounts.repair_price)
    mended = {"notches": wear.notches, "fall_damage": fall_damage, "damaged": wear.damaged, "magic": magic}
    yield scene.record_item(wear_events.ItemRepaired, hero.id, item, **mended)


def _use_flask(scene: Scene, hero_id: str, flask_id: str) -> Iterator[Event]:
    """The oil that was bought is used up."""
    flask = scene.item(hero_id, flask_id)
    if not scene.entry(flask).oils:
        raise RuleViolation("oil.no_oil", field="flask_id", item=flask.content_id)
    yield scene.record_item(ItemConsumed, hero_id, flask)


@rule(MendItem)
def mend_item(scene: Scene, command: MendItem) -> Iterator[Event]:
    """Take all wear away."""
    item = scene.item(command.hero_id, command.item_id)
    if item.wear == sound():
        raise RuleViolation("item.sound", field="item_id", item=item.content_id)
    yield scene.record_item(wear_events.ItemMended, command.hero_id, item)


def _rust(scene: Scene, item: Item, entry: ItemEntry) -> Wearing:
    """HQ-15.1-RUST: armour is destroyed; a weapon loses its oil or magic, then its edge, then itself."""
    if not rusts(scene, entry):
        raise RuleViolation("wear.does_not_rust", field="cause", item=entry.id)
    weapon, wear = entry.weapon, item.wear
    if weapon is None or wear.rusty:
        return wear_events.ItemBroken
    if wear.oiled:
        return wear_events.OilSpoiled
    if weapon.magic and not wear.magic_lost:
        return wear_events.MagicLost
    second = wear.oil_took_rust or wear.magic_lost
    if second and scene.table.house_rules.rust_after_oil == "second_contact":
        return wear_events.ItemBroken
    return wear_events.WeaponRusted


def rusts(scene: Scene, entry: ItemEntry) -> bool:
    """HR-RUST-METAL: wood and leather do not, the crossbow by house rule."""
    if entry.armor is not None:
        return entry.armor.rusts
    weapon = entry.weapon
    safe = weapon is not None and weapon.disputed_rust and scene.table.house_rules.rusting_crossbow == "safe"
    return weapon is not None and weapon.rusts and not safe


def _blow(_: Scene, item: Item, entry: ItemEntry) -> Wearing:
    """HQ-15.2-NOTCH: armour is damaged once, a weapon loses its edge step by step."""
    if entry.weapon is None:
        if item.wear.damaged:
            raise RuleViolation("wear.already_damaged", field="cause", item=entry.id)
        return wear_events.ArmorDamaged
    if weapons.dice_left(item, entry.weapon) == 0:
        raise RuleViolation("wear.nothing_left", field="cause", item=entry.id)
    return wear_events.WeaponNotched
