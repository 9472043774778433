"""HQ-14.1-SHOP: what is bought between quests, and what the shop refuses."""

from collections.abc import Iterator

from app.core.errors import InvalidValue, RuleViolation, UnknownContent
from app.core.events import Event
from app.systems.heroquest import town_commands as do
from app.systems.heroquest.content.models import ItemEntry
from app.systems.heroquest.rules import carrying, equipment, purse
from app.systems.heroquest.rules.market import opening
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.rules.town import limits
from app.systems.heroquest.state import Hero
from app.systems.heroquest.town_events import ItemBought, StockLimited


def buy_item(scene: Scene, command: do.BuyItem) -> Iterator[Event]:
    """HQ-14.1-SHOP: between quests, for gold, as long as there is any, and only what the hero may use (ch. 3 and 6)."""
    hero, entry = scene.living_hero(command.hero_id), _entry(scene, command.content_id)
    equipment.check_new(scene, command.item_id)
    if not hero.is_standing:
        raise RuleViolation("hero.is_down", field="hero_id", hero=hero.name)
    if not command.quest_allows:
        opening.check_admits(scene, hero, "shop.between_quests")
    _check_stock(scene, entry)
    _check_use(scene, hero, entry)
    price = agreed_price(entry, command.price)
    purse.check_gold(hero, price)
    place = carrying.free_place(scene, hero, entry)
    yield scene.record(
        ItemBought(hero_id=hero.id, item_id=command.item_id, content_id=entry.id, place=place, price=price)
    )


def limit_stock(scene: Scene, command: do.LimitStock) -> Iterator[Event]:
    """HQ-14.1-SHOP: the game master may have less in stock."""
    entry = _entry(scene, command.content_id)
    if scene.table.stock.get(entry.id) == command.number:
        raise InvalidValue("value.no_change", field="number")
    yield scene.record(StockLimited(content_id=entry.id, number=command.number))


def agreed_price(entry: ItemEntry, said: int | None) -> int:
    """The price of the content, or what the game master says where it knows none. Raises: InvalidValue."""
    if entry.price is None and said is None:
        raise InvalidValue("shop.price_missing", field="price", item=entry.id)
    if entry.price is not None and said not in (None, entry.price):
        raise InvalidValue("shop.price_fixed", field="price", item=entry.id, price=entry.price)
    price = entry.price if entry.price is not None else said
    assert price is not None  # one of them is there
    return price


def _entry(scene: Scene, content_id: str) -> ItemEntry:
    entry = scene.content.items.get(content_id)
    if entry is None:
        raise UnknownContent("item.unknown_content", field="content_id", content=content_id)
    return entry


def _check_stock(scene: Scene, entry: ItemEntry) -> None:
    if not entry.for_sale:
        raise RuleViolation("shop.not_sold", field="content_id", item=entry.id)
    if scene.table.stock.get(entry.id) == 0:
        raise RuleViolation("shop.sold_out", field="content_id", item=entry.id)


def _check_use(scene: Scene, hero: Hero, entry: ItemEntry) -> None:
    """HQ-6-CAPS, HQ-3-SHIELD, HQ-6-ARMOUR: class, hands, places and caps; everything else goes into the pack.

    HQ-8.3: no scroll is for whoever cannot read.
    """
    limits.check_may_hold(hero, entry, scene.content, field="content_id")
    code = carrying.refusal(scene, hero, entry)
    if code is not None:
        raise RuleViolation(code, field="content_id", hero=hero.name, item=entry.id)
