"""Wear of things (rust, blows, breakage), oil for weapons, and repairs at the smith's (ch. 15)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Literal

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import hero_dice
from app.systems.heroquest.changes import ItemEvent, OwnHeroEvent, changed, with_changed_item
from app.systems.heroquest.content.items import ItemEntry
from app.systems.heroquest.dice import Color, PoolBuilder
from app.systems.heroquest.equipment.commands import ItemCommand
from app.systems.heroquest.equipment.events import ItemConsumed
from app.systems.heroquest.equipment.rules import pay
from app.systems.heroquest.fields import ItemId
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Hero, Item, Place, Wear, sound


class WearItem(ItemCommand, type="wear_item"):
    """Let rust, a blow or a breakage take its toll of a thing (ch. 15)."""

    cause: Literal["rust", "notch", "breakage"]


class OilWeapon(ItemCommand, type="oil_weapon"):
    """Treat a melee weapon with weapon oil (ch. 15.3), out of a flask the hero carries or bought on the spot."""

    flask_id: ItemId | None = None


class RepairItem(ItemCommand, type="repair_item"):
    """Have the smith repair a thing (ch. 15.2 and 15.4)."""


class MendItem(ItemCommand, type="mend_item", permission=None):
    """Take all wear away: the game master's correction."""


class WearEvent(ItemEvent):
    """A fact about the wear of a thing; see `_WORN`."""

    def evolve_hero(self, hero: Hero) -> Hero:
        return _with_wear(hero, self.item_id, _WORN[type(self)])


class ItemBroken(WearEvent, type="item.broken"):
    """A thing broke for good."""


class ArmorDamaged(WearEvent, type="armor.damaged"):
    """A piece of armour was damaged."""


class WeaponNotched(WearEvent, type="weapon.notched"):
    """A weapon lost some of its edge; a smith can help."""


class WeaponDamaged(WearEvent, type="weapon.damaged", cites=("HQ-9-FALL", "HQ-15.1-RUST")):
    """A fall damaged a weapon, which no smith repairs, like rust."""


class WeaponRusted(WearEvent, type="weapon.rusted", cites=("HQ-15.1-RUST",)):
    """A weapon took rust."""


class WeaponOiled(WearEvent, type="weapon.oiled"):
    """A weapon was treated with oil."""


class OilSpoiled(WearEvent, type="oil.spoiled", cites=("HQ-15.1-RUST", "HQ-15.3-OIL")):
    """Rust took the oil instead of the weapon."""


class MagicLost(WearEvent, type="magic.lost", cites=("HQ-15.1-RUST", "HQ-15.4-MAGIC")):
    """Rust took a weapon's magic: it is a plain one of its kind now."""


class MagicFaded(OwnHeroEvent, type="magic.faded"):
    """With its bearer's death the magic of these things is gone."""

    item_ids: tuple[str, ...]

    def evolve_hero(self, hero: Hero) -> Hero:
        for item_id in self.item_ids:
            hero = _with_wear(hero, item_id, _WORN[MagicLost])
        return hero


class ItemRepaired(ItemEvent, type="item.repaired"):
    """The smith took wear from a thing."""

    notches: int
    fall_damage: int
    damaged: bool
    magic: bool

    def evolve_hero(self, hero: Hero) -> Hero:
        def mended(wear: Wear) -> Wear:
            return changed(
                wear,
                notches=wear.notches - self.notches,
                fall_damage=wear.fall_damage - self.fall_damage,
                damaged=wear.damaged and not self.damaged,
                magic_lost=wear.magic_lost and not self.magic,
            )

        return _with_wear(hero, self.item_id, mended)


class ItemMended(WearEvent, type="item.mended"):
    """All wear was taken from a thing."""


# What becomes of the wear of the thing that each of these is about.
_WORN: Mapping[type[ItemEvent], Callable[[Wear], Wear]] = {
    ItemBroken: lambda wear: changed(wear, broken=True),
    ArmorDamaged: lambda wear: changed(wear, damaged=True),
    WeaponNotched: lambda wear: changed(wear, notches=wear.notches + 1),
    WeaponDamaged: lambda wear: changed(wear, fall_damage=wear.fall_damage + 1),
    WeaponRusted: lambda wear: changed(wear, rusty=True),
    WeaponOiled: lambda wear: changed(wear, oiled=True),
    OilSpoiled: lambda wear: changed(wear, oiled=False, oil_took_rust=True),
    MagicLost: lambda wear: changed(wear, magic_lost=True),
    ItemMended: lambda _: sound(),
}


def _with_wear(hero: Hero, item_id: str, change: Callable[[Wear], Wear]) -> Hero:
    item = hero.item(item_id)
    assert item is not None  # the rules only let things wear that the hero carries
    return with_changed_item(hero, item_id, wear=change(item.wear))


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
    causes = {"rust": _rust, "notch": _blow, "breakage": lambda *_: ItemBroken}
    event = causes[command.cause](scene, item, entry)
    yield scene.record_item(event, command.hero_id, item)


@rule(OilWeapon)
def oil_weapon(scene: Scene, command: OilWeapon) -> Iterator[Event]:
    """HQ-15.3-OIL, HQ-3.2-KNUEPPEL: before a quest a white die turns black; never of a magic weapon or the staff."""
    item = scene.item(command.hero_id, command.item_id)
    entry = scene.entry(item)
    weapon = entry.weapon
    if weapon is None or weapon.ranged or not weapon.oilable or item.id == command.flask_id:
        raise RuleViolation("oil.not_on_this", field="item_id", item=entry.id)
    if weapon.magic and not item.wear.magic_lost:
        raise RuleViolation("oil.not_on_magic", field="item_id", item=entry.id)
    hero_dice.add_weapon(dice := PoolBuilder(), item, scene.content)
    if item.wear.oiled or item.wear.broken or not dice.count(Color.WHITE):
        raise RuleViolation("oil.of_no_use", field="item_id", item=entry.id)
    if scene.hero(command.hero_id).on_quest:
        raise RuleViolation("oil.before_quest", field="item_id", item=entry.id)
    if command.flask_id is not None:
        yield from _use_flask(scene, command.hero_id, command.flask_id)
    yield scene.record_item(WeaponOiled, command.hero_id, item)


@rule(RepairItem)
def repair_item(scene: Scene, command: RepairItem) -> Iterator[Event]:
    """HQ-15.2-NOTCH, HQ-15.4-MAGIC: the smith mends blows, never rust; falls and lost magic by house rule."""
    hero, item = scene.living_hero(command.hero_id), scene.item(command.hero_id, command.item_id)
    rules, wear = scene.table.house_rules, item.wear
    fall_damage = wear.fall_damage if rules.fall_repair == "smith" else 0
    magic = wear.magic_lost and rules.magic_repair == "rust_too"
    if wear.broken or not (wear.notches or fall_damage or wear.damaged or magic):
        raise RuleViolation(_why_no_smith(wear), field="item_id", item=item.content_id)
    scene.check_town_admits(hero, "smith.between_quests")
    yield from pay(scene, hero, scene.content.amounts.repair_price)
    mended = {"notches": wear.notches, "fall_damage": fall_damage, "damaged": wear.damaged, "magic": magic}
    yield scene.record_item(ItemRepaired, hero.id, item, **mended)


def _why_no_smith(wear: Wear) -> str:
    """HQ-15.1-RUST, HR-FALL-REPAIR, HR-MAGIC-RUST-REPAIR: the code of what a smith cannot mend, or finds nothing of."""
    if wear.broken:
        return "smith.cannot_help"
    if wear.fall_damage:
        return "smith.fall_damage_stays"
    if wear.magic_lost:
        return "smith.magic_stays_lost"
    return "smith.rust_stays" if wear.rusty else "smith.cannot_help"


def _use_flask(scene: Scene, hero_id: str, flask_id: str) -> Iterator[Event]:
    """Use up the oil that was bought."""
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
    yield scene.record_item(ItemMended, command.hero_id, item)


def _rust(scene: Scene, item: Item, entry: ItemEntry) -> Wearing:
    """HQ-15.1-RUST: armour is destroyed; a weapon loses its oil or magic, then its edge, then itself."""
    if not rusts(scene, entry):
        raise RuleViolation("wear.does_not_rust", field="cause", item=entry.id)
    weapon, wear = entry.weapon, item.wear
    if weapon is None or wear.rusty:
        return ItemBroken
    if wear.oiled:
        return OilSpoiled
    if weapon.magic and not wear.magic_lost:
        return MagicLost
    second = wear.oil_took_rust or wear.magic_lost
    if second and scene.table.house_rules.rust_after_oil == "second_contact":
        return ItemBroken
    return WeaponRusted


def rusts(scene: Scene, entry: ItemEntry) -> bool:
    """HR-RUST-METAL: wood and leather do not, the crossbow by house rule."""
    if entry.armor is not None:
        return entry.armor.rusts
    weapon = entry.weapon
    safe = weapon is not None and weapon.disputed_rust and scene.table.house_rules.rusting_crossbow == "safe"
    return weapon is not None and weapon.rusts and not safe


def _blow(scene: Scene, item: Item, entry: ItemEntry) -> Wearing:
    """HQ-15.2-NOTCH: armour is damaged once, a weapon loses its edge step by step."""
    if entry.weapon is None:
        if item.wear.damaged:
            raise RuleViolation("wear.already_damaged", field="cause", item=entry.id)
        return ArmorDamaged
    if hero_dice.dice_left(item, scene.content) == 0:
        raise RuleViolation("wear.nothing_left", field="cause", item=entry.id)
    return WeaponNotched
