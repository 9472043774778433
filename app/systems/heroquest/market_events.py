"""What happens with the town itself, and with trades among heroes."""

from typing import ClassVar, Literal

from app.core.events import Audience, Event, Subject
from app.systems.heroquest.town import TOWN, TownMode, Visitor
from app.systems.heroquest.town_events import SharedEvent


class TownEvent(Event):
    """A fact about the town."""

    @property
    def subjects(self) -> frozenset[Subject]:
        """The town."""
        return frozenset({TOWN})


class TownOpened(TownEvent):
    """This is how players shop from now on, and whether somebody on a quest may."""

    type: Literal["town.opened"] = "town.opened"
    town_mode: TownMode
    during_quest: bool


class VisitorCame(TownEvent):
    """Somebody is here with whom one can do business."""

    type: Literal["visitor.came"] = "visitor.came"
    visitor: Visitor


class VisitorLeft(TownEvent):
    """He went his way."""

    type: Literal["visitor.left"] = "visitor.left"
    visitor: Visitor


class TradeEvent(SharedEvent):
    """A fact about a trade between two heroes; `hero_id` has offered it."""

    audience: ClassVar[Audience] = Audience.OWN
    trade_id: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """Both heroes, and the trade."""
        return frozenset({self.hero_id, self.to_id, "trade:" + self.trade_id})


class TradeOffered(TradeEvent):
    """A hero would like to trade; the other one has not agreed yet."""

    type: Literal["trade.offered"] = "trade.offered"
    gives: tuple[str, ...]
    wants: tuple[str, ...]
    gold: int
    wanted_gold: int


class TradeAgreed(TradeEvent):
    """Both agreed; what changes hands are facts of its own."""

    type: Literal["trade.agreed"] = "trade.agreed"


class TradeCancelled(TradeEvent):
    """One of the two said no."""

    type: Literal["trade.cancelled"] = "trade.cancelled"


MARKET_EVENTS: tuple[type[Event], ...] = (
    TownOpened, VisitorCame, VisitorLeft, TradeOffered, TradeAgreed, TradeCancelled,
)  # fmt: skip
