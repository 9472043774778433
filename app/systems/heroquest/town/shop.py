"""The town opens, sells, buys and sends visitors (ch. 14)."""

from collections.abc import Iterator

from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.core.model import like
from app.systems.heroquest import limits
from app.systems.heroquest.content.items import ItemEntry, ItemKind
from app.systems.heroquest.equipment import carrying
from app.systems.heroquest.equipment.rules import check_gold, check_new, entry_of, lose_beyond_mind
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene, check_stands
from app.systems.heroquest.state.figures import Hero, Item
from app.systems.heroquest.state.table import Visitor
from app.systems.heroquest.town.commands import BuyItem, LimitStock, OpenTown, ReceiveVisitor, SellItem, TransmuteItem
from app.systems.heroquest.town.events import (
    ItemBought,
    ItemSold,
    ItemTransmuted,
    StockLimited,
    TownOpened,
    VisitorCame,
    VisitorLeft,
)


@rule(BuyItem)
def buy_item(scene: Scene, command: BuyItem) -> Iterator[Event]:
    """HQ-14.1-SHOP: between quests, for gold, as long as there is any, and only what the hero may use (ch. 3 and 6)."""
    hero, entry = scene.living_hero(command.hero_id), entry_of(scene, command.content_id)
    check_new(scene, command.item_id)
    check_stands(hero)
    if not command.quest_allows:
        scene.check_town_admits(hero, "shop.between_quests")
    if not entry.for_sale:
        raise RuleViolation("shop.not_sold", field="content_id", item=entry.id)
    if scene.table.stock.get(entry.id) == 0:
        raise RuleViolation("shop.sold_out", field="content_id", item=entry.id)
    _check_use(scene, hero, entry)
    price = agreed_price(entry, command.price)
    check_gold(hero, price)
    place = carrying.free_place(scene, hero, entry)
    yield scene.record(
        ItemBought(hero_id=hero.id, item_id=command.item_id, content_id=entry.id, place=place, price=price)
    )


@rule(LimitStock)
def limit_stock(scene: Scene, command: LimitStock) -> Iterator[Event]:
    """HQ-14.1-SHOP: the game master may have less in stock."""
    entry = entry_of(scene, command.content_id)
    if scene.table.stock.get(entry.id) == command.number:
        raise InvalidValue("value.no_change", field="number")
    yield scene.record(StockLimited(content_id=entry.id, number=command.number))


def agreed_price(entry: ItemEntry, said: int | None) -> int:
    """Return the price of the content, or what the game master says where it knows none. Raises: InvalidValue."""
    price = said if entry.price is None else entry.price
    if price is None:
        raise InvalidValue("shop.price_missing", field="price", item=entry.id)
    if said not in (None, price):
        raise InvalidValue("shop.price_fixed", field="price", item=entry.id, price=price)
    return price


def _check_use(scene: Scene, hero: Hero, entry: ItemEntry) -> None:
    """HQ-6-CAPS, HQ-3-SHIELD, HQ-6-ARMOUR: class, hands, places and caps; other things go into the pack.

    HQ-8.3: scrolls are sold only to heroes who can read.
    """
    limits.check_may_hold(hero, entry, scene.content, field="content_id")
    code = carrying.refusal(scene, hero, entry)
    if code is not None:
        raise RuleViolation(code, field="content_id", hero=hero.name, item=entry.id)


_EQUIPMENT = (ItemKind.WEAPON, ItemKind.ARMOR, ItemKind.TOOL)


@rule(SellItem)
def sell_item(scene: Scene, command: SellItem) -> Iterator[Event]:
    """HQ-6-SELL: half the price in town between quests, a quarter at the goblin trader's wherever he turns up.

    HQ-6-SURPLUS: a weapon that keeps a hero at home is sold whether or not the town is open.
    """
    hero, item = scene.living_hero(command.hero_id), scene.item(command.hero_id, command.item_id)
    check_stands(hero)
    if item.wear.broken:
        raise RuleViolation("item.broken", field="item_id", item=item.content_id)
    if command.buyer == "town" and not _must_be_sold(scene, hero, item):
        scene.check_town_admits(hero, "sale.between_quests", field="buyer")
    original = agreed_price(scene.entry(item), command.price) if scene.entry(item).worth is None else 0
    yield from sell(scene, hero.id, item, original, to_goblin=command.buyer == "goblin_trader")


def _must_be_sold(scene: Scene, hero: Hero, item: Item) -> bool:
    problems = carrying.loadout_problems(hero, scene.content, scene.table.house_rules)
    return not hero.on_quest and any((one.code, one.item_id) == (carrying.SURPLUS, item.id) for one in problems)


@rule(TransmuteItem)
def transmute_item(scene: Scene, command: TransmuteItem) -> Iterator[Event]:
    """HQ-5: the stone of a treasure card turns a piece of equipment into gold, whatever it was worth."""
    hero = scene.living_hero(command.hero_id)
    stone, thing = scene.item(hero.id, command.item_id), scene.item(hero.id, command.thing_id)
    gold = scene.entry(stone).transmutes
    if not gold:
        raise RuleViolation("transmutation.no_stone", field="item_id", item=stone.content_id)
    if scene.entry(thing).kind not in _EQUIPMENT or thing.wear.broken:
        raise RuleViolation("transmutation.no_equipment", field="thing_id", item=thing.content_id)
    yield scene.record_item(ItemTransmuted, hero.id, thing, stone_id=stone.id, gold=gold)


def sell(scene: Scene, hero_id: str, item: Item, original: int, *, to_goblin: bool = False) -> Iterator[Event]:
    """Gold for a thing; the spell sets its mind points carried go with it (HQ-8.1-SETS)."""
    yield scene.record_item(ItemSold, hero_id, item, price=proceeds(scene, item, original, to_goblin=to_goblin))
    yield from lose_beyond_mind(scene, hero_id)


def proceeds(scene: Scene, item: Item, original: int, *, to_goblin: bool = False) -> int:
    """HQ-6-SELL, HQ-15.1-SELL: half the original price, a quarter of what no smith can mend; always rounded down.

    HR-FALL-REPAIR: that is rust, and fall damage where the smith cannot mend it.
    """
    worth, amounts = scene.entry(item).worth, scene.content.amounts
    if worth is not None:
        return worth
    from_fall = item.wear.fall_damage > 0 and scene.table.house_rules.fall_repair == "never"
    spoiled = scene.entry(item).weapon is not None and (item.wear.rusty or from_fall)
    return original // (amounts.spoiled_divisor if spoiled or to_goblin else amounts.sale_divisor)


def has_price(scene: Scene, item: Item) -> bool:
    """Return whether the proceeds of a thing are fixed; otherwise the game master says them."""
    return scene.entry(item).worth is not None or scene.entry(item).price is not None


@rule(OpenTown)
def open_town(scene: Scene, command: OpenTown) -> Iterator[Event]:
    """HQ-14.1-SHOP: the game master says how players shop; while a quest runs only what the quest allows."""
    town = scene.table.town
    if (town.mode, town.during_quest) == (command.town_mode, command.during_quest):
        raise InvalidValue("value.no_change", field="town_mode")
    yield scene.record(like(TownOpened, command))


@rule(ReceiveVisitor)
def receive_visitor(scene: Scene, command: ReceiveVisitor) -> Iterator[Event]:
    """HQ-14-INJURY, HQ-15.1-SELL: they come when a card says so, and stay until the game master lets them go."""
    if (command.visitor in scene.table.town.visitors) is command.is_here:
        raise InvalidValue("value.no_change", field="is_here")
    kind = VisitorCame if command.is_here else VisitorLeft
    yield scene.record(kind(visitor=command.visitor))


def come_by(scene: Scene, visitor: Visitor) -> Iterator[Event]:
    """Let a visitor come, unless he is here."""
    if visitor not in scene.table.town.visitors:
        yield scene.record(VisitorCame(visitor=visitor))


def depart(scene: Scene) -> Iterator[Event]:
    """Let all visitors leave when a quest ends."""
    for visitor in scene.table.town.visitors:
        yield scene.record(VisitorLeft(visitor=visitor))
