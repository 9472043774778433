"""What can be asked of a table about the town itself, and about trades among heroes."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field, StringConstraints

from app.core.events import Command, Subject
from app.systems.heroquest.command_fields import HeroCommand, HeroId, ItemId
from app.systems.heroquest.town import TOWN, TownMode, Visitor

TradeId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
OfferedGold = Annotated[int, Field(ge=0, le=99_999)]
OfferedThings = Annotated[tuple[ItemId, ...], Field(max_length=20)]


class TownCommand(Command):
    """A wish about the town; the game master's alone."""

    @property
    def subjects(self) -> frozenset[Subject]:
        """The town."""
        return frozenset({TOWN})


class OpenTown(TownCommand):
    """Say how players shop, and whether the town lets in who is on a quest (ch. 14.1)."""

    type: Literal["open_town"] = "open_town"
    town_mode: TownMode
    during_quest: bool = False


class ReceiveVisitor(TownCommand):
    """Somebody comes by whom a card has brought, or goes his way again (ch. 14 and 15.1)."""

    type: Literal["receive_visitor"] = "receive_visitor"
    visitor: Visitor
    is_here: bool = True


class OfferTrade(HeroCommand):
    """Offer another hero things and gold, for others of his or as a gift (ch. 5, 6 and 8.3)."""

    permission: ClassVar[str | None] = "equipment"
    type: Literal["offer_trade"] = "offer_trade"
    trade_id: TradeId
    to_id: HeroId
    gives: OfferedThings = ()
    gold: OfferedGold = 0
    wants: OfferedThings = ()
    wanted_gold: OfferedGold = 0


class TradeCommand(HeroCommand):
    """A wish about a trade that was offered."""

    permission: ClassVar[str | None] = "equipment"
    trade_id: TradeId

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero. What the other one still has is looked at when the wish is carried out."""
        return frozenset({self.hero_id, "trade:" + self.trade_id})


class AcceptTrade(TradeCommand):
    """Agree to a trade: everything changes hands at once."""

    type: Literal["accept_trade"] = "accept_trade"


class CancelTrade(TradeCommand):
    """Take an offer back, or say no to one."""

    type: Literal["cancel_trade"] = "cancel_trade"


MARKET_COMMANDS: tuple[type[Command], ...] = (OpenTown, ReceiveVisitor, OfferTrade, AcceptTrade, CancelTrade)
