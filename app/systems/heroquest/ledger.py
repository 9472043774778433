"""The book of gold: where it came from, and where it went."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest.equipment.events import GoldGained, GoldLost, HeroRobbed
from app.systems.heroquest.party.events import HeroArrived, HeroDismissed, HeroRecalled, HeroSetAside
from app.systems.heroquest.registry import after_each
from app.systems.heroquest.state.table import Ledger, Table
from app.systems.heroquest.town.events import ItemBought, ItemSold, ItemTransmuted


def _gone(_: Table, event: GoldLost) -> Ledger:
    """Return the entry for gold that left a purse: lost if a fall scattered it, otherwise spent in town."""
    return Ledger(lost=event.amount) if event.roll else Ledger(town=event.amount)


def _taken_along(before: Table, event: HeroDismissed | HeroSetAside) -> Ledger:
    return Ledger(lost=before.heroes[event.hero_id].gold)


# Every fact by which gold comes to the heroes' purses or leaves them, and where from or where to.
_FLOWS: Mapping[type[Event], Callable[[Table, Any], Ledger]] = {
    GoldGained: lambda _, event: Ledger(found=event.amount),
    GoldLost: _gone,
    HeroRobbed: lambda _, event: Ledger(lost=event.amount),
    HeroDismissed: _taken_along,
    HeroSetAside: _taken_along,
    HeroRecalled: lambda before, event: Ledger(found=before.resting[event.hero_id].hero.gold),
    HeroArrived: lambda _, event: Ledger(found=event.passport.gold),
    ItemBought: lambda _, event: Ledger(town=event.price),
    ItemSold: lambda _, event: Ledger(town=-event.price),
    ItemTransmuted: lambda _, event: Ledger(found=event.gold),
}


@after_each
def booked(before: Table, after: Table, event: Event) -> Table:
    """Return the table with a fact's gold in the ledger."""
    flow = _FLOWS.get(type(event))
    if flow is None:
        return after
    new, old = flow(before, event), after.ledger
    ledger = Ledger(town=old.town + new.town, found=old.found + new.found, lost=old.lost + new.lost)
    return after.model_copy(update={"ledger": ledger})
