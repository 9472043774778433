"""HQ-6-SELL, HQ-15.1-SELL: what a sale brings."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import town_commands as do
from app.systems.heroquest.content.models import ItemKind
from app.systems.heroquest.rules import lost_mind
from app.systems.heroquest.rules.market import opening
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.rules.town.shop import agreed_price
from app.systems.heroquest.state import Item, Wear
from app.systems.heroquest.town_events import ItemSold, ItemTransmuted
from app.systems.heroquest.wear import wear_words

_EQUIPMENT = (ItemKind.WEAPON, ItemKind.ARMOR, ItemKind.TOOL)


def sell_item(scene: Scene, command: do.SellItem) -> Iterator[Event]:
    """HQ-6-SELL: half the price in town between quests, a quarter at the goblin trader's wherever he turns up."""
    hero, item = scene.living_hero(command.hero_id), scene.item(command.hero_id, command.item_id)
    if not hero.is_standing:
        raise RuleViolation("hero.is_down", field="hero_id", hero=hero.name)
    if item.wear.broken:
        raise RuleViolation("item.broken", field="item_id", item=item.content_id)
    if command.buyer == "town":
        opening.check_admits(scene, hero, "sale.between_quests", field="buyer")
    original = agreed_price(scene.entry(item), command.price) if scene.entry(item).worth is None else 0
    yield from sell(scene, hero.id, item, original, to_goblin=command.buyer == "goblin_trader")


def transmute_item(scene: Scene, command: do.TransmuteItem) -> Iterator[Event]:
    """HQ-5: the stone of a treasure card turns a piece of equipment into gold, whatever it was worth."""
    hero = scene.living_hero(command.hero_id)
    stone, thing = scene.item(hero.id, command.item_id), scene.item(hero.id, command.thing_id)
    gold = scene.entry(stone).transmutes
    if not gold:
        raise RuleViolation("transmutation.no_stone", field="item_id", item=stone.content_id)
    if scene.entry(thing).kind not in _EQUIPMENT or thing.wear.broken:
        raise RuleViolation("transmutation.no_equipment", field="thing_id", item=thing.content_id)
    yield scene.record(
        ItemTransmuted(hero_id=hero.id, item_id=thing.id, content_id=thing.content_id, stone_id=stone.id, gold=gold)
    )


def sell(scene: Scene, hero_id: str, item: Item, original: int, *, to_goblin: bool = False) -> Iterator[Event]:
    """Gold for a thing; the spell sets its mind points carried go with it (HQ-8.1-SETS)."""
    price = proceeds(scene, item, original, to_goblin=to_goblin)
    yield scene.record(
        ItemSold(hero_id=hero_id, item_id=item.id, content_id=item.content_id, price=price, wear=wear_words(item.wear))
    )
    yield from lost_mind.settle(scene, hero_id)


def proceeds(scene: Scene, item: Item, original: int, *, to_goblin: bool = False) -> int:
    """HQ-6-SELL, HQ-15.1-SELL: half the original price, a quarter of what no smith can mend; always rounded down."""
    worth, amounts = scene.entry(item).worth, scene.content.amounts
    if worth is not None:
        return worth
    spoiled = scene.entry(item).weapon is not None and _is_spoiled(scene, item.wear)
    return original // (amounts.spoiled_divisor if spoiled or to_goblin else amounts.sale_divisor)


def has_price(scene: Scene, item: Item) -> bool:
    """Whether everybody knows what a thing brings; otherwise the game master says it."""
    return scene.entry(item).worth is not None or scene.entry(item).price is not None


def _is_spoiled(scene: Scene, wear: Wear) -> bool:
    """HR-FALL-REPAIR: rust never comes off, and fall damage only if the smith can mend it."""
    return wear.rusty or (wear.fall_damage > 0 and scene.table.house_rules.fall_repair == "never")
