"""The table after a fact about the town or a trade, and the ledger that follows every piece of gold."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import hero_events as on_heroes
from app.systems.heroquest import life_events as on_life
from app.systems.heroquest import market_events as on
from app.systems.heroquest import town_events as in_town
from app.systems.heroquest.state import Table
from app.systems.heroquest.town import Ledger, Trade, Visitor


def _opened(table: Table, event: on.TownOpened) -> Table:
    return _town(table, mode=event.town_mode, during_quest=event.during_quest)


def _came(table: Table, event: on.VisitorCame) -> Table:
    here = {*table.town.visitors, event.visitor}
    return _town(table, visitors=tuple(one for one in Visitor if one in here))


def _left(table: Table, event: on.VisitorLeft) -> Table:
    return _town(table, visitors=tuple(one for one in table.town.visitors if one is not event.visitor))


def _offered(table: Table, event: on.TradeOffered) -> Table:
    trade = Trade(
        id=event.trade_id,
        hero_id=event.hero_id,
        to_id=event.to_id,
        gives=event.gives,
        wants=event.wants,
        gold=event.gold,
        wanted_gold=event.wanted_gold,
    )
    return _town(table, trades=(*table.town.trades, trade))


def _over(table: Table, event: on.TradeAgreed | on.TradeCancelled) -> Table:
    return _town(table, trades=tuple(one for one in table.town.trades if one.id != event.trade_id))


def without_trades(table: Table, hero_id: str) -> Table:
    """The table when somebody leaves it for good: what he offered, and what he was offered, is off."""
    kept = tuple(one for one in table.town.trades if hero_id not in (one.hero_id, one.to_id))
    return _town(table, trades=kept) if len(kept) < len(table.town.trades) else table


def _town(table: Table, **changes: object) -> Table:
    return table.model_copy(update={"town": table.town.model_copy(update=changes)})


# Any because each function takes exactly the event it is listed under.
MARKET_EVOLVERS: Mapping[type[Event], Callable[[Table, Any], Table]] = {
    on.TownOpened: _opened,
    on.VisitorCame: _came,
    on.VisitorLeft: _left,
    on.TradeOffered: _offered,
    on.TradeAgreed: _over,
    on.TradeCancelled: _over,
}


def _gone(_: Table, event: on_heroes.GoldLost) -> Ledger:
    """What a fall scattered is lost, everything else was spent."""
    return Ledger(lost=event.amount) if event.roll else Ledger(town=event.amount)


def _taken_along(before: Table, event: on_heroes.HeroDismissed | on_life.HeroSetAside) -> Ledger:
    return Ledger(lost=before.heroes[event.hero_id].gold)


# Every fact by which gold comes to the heroes' purses or leaves them, and where from or where to.
_FLOWS: Mapping[type[Event], Callable[[Table, Any], Ledger]] = {
    on_heroes.GoldGained: lambda _, event: Ledger(found=event.amount),
    on_heroes.GoldLost: _gone,
    on_heroes.HeroRobbed: lambda _, event: Ledger(lost=event.amount),
    on_heroes.HeroDismissed: _taken_along,
    on_life.HeroSetAside: _taken_along,
    on_life.HeroRecalled: lambda before, event: Ledger(found=before.resting[event.hero_id].hero.gold),
    on_life.HeroArrived: lambda _, event: Ledger(found=event.passport.gold),
    in_town.ItemBought: lambda _, event: Ledger(town=event.price),
    in_town.ItemSold: lambda _, event: Ledger(town=-event.price),
    in_town.ItemTransmuted: lambda _, event: Ledger(found=event.gold),
}


def booked(before: Table, after: Table, event: Event) -> Table:
    """The table with a fact's gold in the ledger."""
    flow = _FLOWS.get(type(event))
    if flow is None:
        return after
    new, old = flow(before, event), after.ledger
    ledger = Ledger(town=old.town + new.town, found=old.found + new.found, lost=old.lost + new.lost)
    return after.model_copy(update={"ledger": ledger})
