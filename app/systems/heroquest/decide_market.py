"""The rules of the town itself and of trades, by their commands."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.core.events import Command, Event
from app.systems.heroquest import market_commands as do
from app.systems.heroquest.rules.market import opening, trades, visitors
from app.systems.heroquest.rules.scene import Scene

# Any because each rule takes exactly the command it is listed under.
MARKET_RULES: Mapping[type[Command], Callable[[Scene, Any], Iterator[Event]]] = {
    do.OpenTown: opening.open_town,
    do.ReceiveVisitor: visitors.receive_visitor,
    do.OfferTrade: trades.offer_trade,
    do.AcceptTrade: trades.accept_trade,
    do.CancelTrade: trades.cancel_trade,
}
