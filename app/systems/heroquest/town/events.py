"""What happens in town, and how the table follows."""

from app.core.events import Audience, Event
from app.core.model import like
from app.systems.heroquest.changes import (
    HeroEvent,
    OwnItemEvent,
    SharedEvent,
    changed,
    of_hero,
    with_heroes,
    with_item,
    without_items,
)
from app.systems.heroquest.registry import evolves
from app.systems.heroquest.state.figures import Hero, Item, Place
from app.systems.heroquest.state.table import TOWN, Table, TownMode, Trade, Visitor


class ItemBought(OwnItemEvent, type="item.bought", touches=("{hero_id}", "stock:{content_id}")):
    """A hero bought a thing."""

    place: Place
    price: int


@evolves(ItemBought)
def _item_bought(table: Table, event: ItemBought) -> Table:
    """The shop's stock shrinks where it is counted."""
    hero = table.heroes[event.hero_id]
    bought = with_item(hero, Item(id=event.item_id, content_id=event.content_id, place=event.place))
    table = with_heroes(table, changed(bought, gold=hero.gold - event.price))
    if event.content_id not in table.stock:
        return table
    return _stocked(table, event.content_id, table.stock[event.content_id] - 1)


class ItemSold(OwnItemEvent, type="item.sold", added_later=frozenset({"wear"})):
    """A hero sold a thing."""

    price: int
    wear: tuple[str, ...] = ()


@evolves(ItemSold, part=of_hero)
def _item_sold(hero: Hero, event: ItemSold) -> Hero:
    return changed(without_items(hero, {event.item_id}), gold=hero.gold + event.price)


class ItemTransmuted(OwnItemEvent, type="item.transmuted"):
    """A thing became gold, and the stone that did it is gone."""

    stone_id: str
    gold: int


@evolves(ItemTransmuted, part=of_hero)
def _item_transmuted(hero: Hero, event: ItemTransmuted) -> Hero:
    return changed(without_items(hero, {event.item_id, event.stone_id}), gold=hero.gold + event.gold)


class StockLimited(Event, type="stock.limited", touches=("stock:{content_id}",), audience=Audience.GAME_MASTER):
    """The shop has a thing only so often, or as often as anybody wants."""

    content_id: str
    number: int | None


@evolves(StockLimited)
def _stock_limited(table: Table, event: StockLimited) -> Table:
    return _stocked(table, event.content_id, event.number)


class ItemPassed(SharedEvent, type="item.passed", audience=Audience.OWN, added_later=frozenset({"wear"})):
    """A thing changed hands, with all its wear."""

    item_id: str
    content_id: str
    place: Place
    wear: tuple[str, ...] = ()


@evolves(ItemPassed)
def _item_passed(table: Table, event: ItemPassed) -> Table:
    giver, taker = table.heroes[event.hero_id], table.heroes[event.to_id]
    item = giver.item(event.item_id)
    assert item is not None  # the rules only pass on what is carried
    moved = item.model_copy(update={"place": event.place})
    return with_heroes(table, without_items(giver, {item.id}), with_item(taker, moved))


class GoldPassed(SharedEvent, type="gold.passed", audience=Audience.OWN):
    """Gold changed hands."""

    amount: int


@evolves(GoldPassed)
def _gold_passed(table: Table, event: GoldPassed) -> Table:
    giver, taker = table.heroes[event.hero_id], table.heroes[event.to_id]
    return with_heroes(
        table,
        changed(giver, gold=giver.gold - event.amount),
        changed(taker, gold=taker.gold + event.amount),
    )


class GearMarked(HeroEvent, type="gear.marked"):
    """The marker of the lost equipment lies where a hero died for good."""


@evolves(GearMarked, part=of_hero)
def _gear_marked(hero: Hero, _: GearMarked) -> Hero:
    return changed(hero, gear_marked=True)


def _stocked(table: Table, content_id: str, number: int | None) -> Table:
    """What is not limited is not kept, so that equal states are equal bytes."""
    numbers: dict[str, int | None] = {**table.stock, content_id: number}
    stock = {name: numbers[name] for name in sorted(numbers) if numbers[name] is not None}
    return table.model_copy(update={"stock": stock})


class TownEvent(Event, touches=(TOWN,)):
    """A fact about the town."""


class TownOpened(TownEvent, type="town.opened"):
    """This is how players shop from now on, and whether somebody on a quest may."""

    town_mode: TownMode
    during_quest: bool


@evolves(TownOpened)
def _opened(table: Table, event: TownOpened) -> Table:
    return _town(table, mode=event.town_mode, during_quest=event.during_quest)


class VisitorCame(TownEvent, type="visitor.came"):
    """Somebody is here with whom one can do business."""

    visitor: Visitor


@evolves(VisitorCame)
def _came(table: Table, event: VisitorCame) -> Table:
    here = {*table.town.visitors, event.visitor}
    return _town(table, visitors=tuple(one for one in Visitor if one in here))


class VisitorLeft(TownEvent, type="visitor.left"):
    """He went his way."""

    visitor: Visitor


@evolves(VisitorLeft)
def _left(table: Table, event: VisitorLeft) -> Table:
    return _town(table, visitors=tuple(one for one in table.town.visitors if one is not event.visitor))


class TradeEvent(SharedEvent, touches=("{hero_id}", "{to_id}", "trade:{trade_id}"), audience=Audience.OWN):
    """A fact about a trade between two heroes; `hero_id` has offered it."""

    trade_id: str


class TradeOffered(TradeEvent, type="trade.offered"):
    """A hero would like to trade; the other one has not agreed yet."""

    gives: tuple[str, ...]
    wants: tuple[str, ...]
    gold: int
    wanted_gold: int


@evolves(TradeOffered)
def _offered(table: Table, event: TradeOffered) -> Table:
    trade = like(Trade, event, id=event.trade_id)
    return _town(table, trades=(*table.town.trades, trade))


class TradeAgreed(TradeEvent, type="trade.agreed"):
    """Both agreed; what changes hands are facts of its own."""


class TradeCancelled(TradeEvent, type="trade.cancelled"):
    """One of the two said no."""


@evolves(TradeAgreed, TradeCancelled)
def _over(table: Table, event: TradeAgreed | TradeCancelled) -> Table:
    return _town(table, trades=tuple(one for one in table.town.trades if one.id != event.trade_id))


def without_trades(table: Table, hero_id: str) -> Table:
    """The table when a hero leaves it for good: trades with him are cancelled."""
    kept = tuple(one for one in table.town.trades if hero_id not in (one.hero_id, one.to_id))
    return _town(table, trades=kept) if len(kept) < len(table.town.trades) else table


def _town(table: Table, **changes: object) -> Table:
    return table.model_copy(update={"town": table.town.model_copy(update=changes)})
