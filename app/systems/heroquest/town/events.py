"""Events in town, and how the table follows."""

from app.core.events import Audience, Event
from app.core.model import like
from app.systems.heroquest.changes import (
    HeroEvent,
    OwnItemEvent,
    SharedEvent,
    changed,
    with_heroes,
    with_item,
    without_items,
)
from app.systems.heroquest.state.figures import Hero, Item, Place
from app.systems.heroquest.state.table import TOWN, Table, TownMode, Trade, Visitor


class ItemBought(OwnItemEvent, type="item.bought", touches=("{hero_id}", "stock:{content_id}")):
    """A hero bought a thing."""

    place: Place
    price: int

    def evolve(self, table: Table) -> Table:
        """Return the table with the shop's stock reduced where it is counted."""
        hero = table.heroes[self.hero_id]
        bought = with_item(hero, Item(id=self.item_id, content_id=self.content_id, place=self.place))
        table = with_heroes(table, changed(bought, gold=hero.gold - self.price))
        if self.content_id not in table.stock:
            return table
        return _stocked(table, self.content_id, table.stock[self.content_id] - 1)


class ItemSold(OwnItemEvent, type="item.sold", added_later=frozenset({"wear"})):
    """A hero sold a thing."""

    price: int
    wear: tuple[str, ...] = ()

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(without_items(hero, {self.item_id}), gold=hero.gold + self.price)


class ItemTransmuted(OwnItemEvent, type="item.transmuted"):
    """A thing became gold, and the stone that did it is gone."""

    stone_id: str
    gold: int

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(without_items(hero, {self.item_id, self.stone_id}), gold=hero.gold + self.gold)


class StockLimited(Event, type="stock.limited", touches=("stock:{content_id}",), audience=Audience.GAME_MASTER):
    """The shop has a thing only so often, or as often as anybody wants."""

    content_id: str
    number: int | None

    def evolve(self, table: Table) -> Table:
        return _stocked(table, self.content_id, self.number)


class ItemPassed(SharedEvent, type="item.passed", audience=Audience.OWN, added_later=frozenset({"wear"}), cites=()):
    """A thing changed hands, with all its wear."""

    item_id: str
    content_id: str
    place: Place
    wear: tuple[str, ...] = ()

    def evolve(self, table: Table) -> Table:
        giver, taker = table.heroes[self.hero_id], table.heroes[self.to_id]
        item = giver.item(self.item_id)
        assert item is not None  # the rules only pass on what is carried
        moved = item.model_copy(update={"place": self.place})
        return with_heroes(table, without_items(giver, {item.id}), with_item(taker, moved))


class GoldPassed(SharedEvent, type="gold.passed", audience=Audience.OWN, cites=()):
    """Gold changed hands."""

    amount: int

    def evolve(self, table: Table) -> Table:
        giver, taker = table.heroes[self.hero_id], table.heroes[self.to_id]
        return with_heroes(
            table,
            changed(giver, gold=giver.gold - self.amount),
            changed(taker, gold=taker.gold + self.amount),
        )


class GearMarked(HeroEvent, type="gear.marked"):
    """The marker of the lost equipment lies where a hero died for good."""

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, gear_marked=True)


def _stocked(table: Table, content_id: str, number: int | None) -> Table:
    """Return the table with a stock; unlimited wares have none, so that equal states are equal bytes."""
    numbers: dict[str, int | None] = {**table.stock, content_id: number}
    stock = {name: numbers[name] for name in sorted(numbers) if numbers[name] is not None}
    return table.model_copy(update={"stock": stock})


class TownEvent(Event, touches=(TOWN,)):
    """A fact about the town."""


class TownOpened(TownEvent, type="town.opened"):
    """This is how players shop from now on, and whether somebody on a quest may."""

    town_mode: TownMode
    during_quest: bool

    def evolve(self, table: Table) -> Table:
        return _town(table, mode=self.town_mode, during_quest=self.during_quest)


class VisitorCame(TownEvent, type="visitor.came"):
    """Somebody is here with whom one can do business."""

    visitor: Visitor

    def evolve(self, table: Table) -> Table:
        here = {*table.town.visitors, self.visitor}
        return _town(table, visitors=tuple(one for one in Visitor if one in here))


class VisitorLeft(TownEvent, type="visitor.left"):
    """He went his way."""

    visitor: Visitor

    def evolve(self, table: Table) -> Table:
        return _town(table, visitors=tuple(one for one in table.town.visitors if one is not self.visitor))


class TradeEvent(SharedEvent, touches=("{hero_id}", "{to_id}", "trade:{trade_id}"), audience=Audience.OWN):
    """A fact about a trade between two heroes; `hero_id` has offered it."""

    trade_id: str


class TradeOffered(TradeEvent, type="trade.offered", cites=()):
    """A hero would like to trade; the other one has not agreed yet."""

    gives: tuple[str, ...]
    wants: tuple[str, ...]
    gold: int
    wanted_gold: int

    def evolve(self, table: Table) -> Table:
        trade = like(Trade, self, id=self.trade_id)
        return _town(table, trades=(*table.town.trades, trade))


class TradeClosed(TradeEvent):
    """An offer is answered."""

    def evolve(self, table: Table) -> Table:
        return _town(table, trades=tuple(one for one in table.town.trades if one.id != self.trade_id))


class TradeAgreed(TradeClosed, type="trade.agreed", cites=()):
    """Both agreed; what changes hands are facts of its own."""


class TradeCancelled(TradeClosed, type="trade.cancelled", cites=()):
    """One of the two said no."""


def without_trades(table: Table, hero_id: str) -> Table:
    """Return the table when a hero leaves it for good: trades with him are cancelled."""
    kept = tuple(one for one in table.town.trades if hero_id not in (one.hero_id, one.to_id))
    return _town(table, trades=kept) if len(kept) < len(table.town.trades) else table


def _town(table: Table, **changes: object) -> Table:
    return table.model_copy(update={"town": table.town.model_copy(update=changes)})
