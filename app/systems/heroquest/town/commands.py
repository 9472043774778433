"""Commands of the town: shopping, selling, trading."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from app.core.events import Command
from app.core.model import Mark
from app.systems.heroquest.equipment.commands import ItemCommand
from app.systems.heroquest.fields import (
    BoardCommand,
    Coins,
    HeroCommand,
    HeroId,
    ItemContentId,
    ItemId,
    NewId,
    NewItemId,
    Things,
)
from app.systems.heroquest.state.table import TOWN, TownMode, Visitor

Amount = Annotated[int, Field(ge=1, le=99_999)]
Number = Annotated[int, Field(ge=0, le=999)]


class BuyItem(ItemCommand, type="buy_item", touches=("{hero_id}",)):
    """Buy a thing (ch. 14.1); the price is said only where the content knows none."""

    # what the shop has left is looked at when it is carried out
    item_id: NewItemId
    content_id: ItemContentId
    price: Coins | None = None
    quest_allows: bool = False


class SellItem(ItemCommand, type="sell_item"):
    """Sell a thing (ch. 6 and 15.1); the original price is said only where the content knows none."""

    price: Coins | None = None
    buyer: Literal["town", "goblin_trader"] = "town"


class TransmuteItem(ItemCommand, type="transmute_item"):
    """Turn a piece of equipment into gold; `item_id` is the stone that does it (treasure card)."""

    thing_id: ItemId


class LimitStock(Command, type="limit_stock", touches=("stock:{content_id}",)):
    """Let the shop have a thing only so often; without a number as often as anybody wants (ch. 14.1)."""

    content_id: ItemContentId
    number: Number | None = None


class GiveItemTo(ItemCommand, type="give_item_to", touches=("{hero_id}", "{to_id}")):
    """Hand a thing to another hero (ch. 5, 6 and 8.3)."""

    to_id: HeroId


class GiveGoldTo(HeroCommand, type="give_gold_to", touches=("{hero_id}", "{to_id}"), permission="gold"):
    """Hand gold to another hero."""

    to_id: HeroId
    amount: Amount


class LootHero(HeroCommand, BoardCommand, type="loot_hero", touches=("{hero_id}", "{lost_id}")):
    """Take what a hero left who is dead for good (ch. 9)."""

    lost_id: HeroId
    items: Things = ()
    gold: bool = True


class MarkLostGear(HeroCommand, type="mark_lost_gear"):
    """Lay the marker of the lost equipment where a hero died for good (ch. 9)."""


OfferedThings = Annotated[tuple[ItemId, ...], Field(max_length=20)]


class TownCommand(Command, touches=(TOWN,)):
    """A command about the town; the game master's alone."""


class OpenTown(TownCommand, type="open_town"):
    """Say how players shop, and whether the town lets in who is on a quest (ch. 14.1)."""

    town_mode: TownMode
    during_quest: bool = False


class ReceiveVisitor(TownCommand, type="receive_visitor"):
    """Somebody comes by whom a card has brought, or goes his way again (ch. 14 and 15.1)."""

    visitor: Visitor
    is_here: bool = True


class OfferTrade(HeroCommand, type="offer_trade", permission="equipment"):
    """Offer another hero things and gold, for others of his or as a gift (ch. 5, 6 and 8.3)."""

    trade_id: Annotated[NewId, Mark(role="new")]
    to_id: HeroId
    gives: OfferedThings = ()
    gold: Coins = 0
    wants: OfferedThings = ()
    wanted_gold: Coins = 0


class TradeCommand(HeroCommand, touches=("{hero_id}", "trade:{trade_id}")):
    """A command about a trade that was offered."""

    # what the other one still has is looked at when it is carried out
    permission: ClassVar[str | None] = "equipment"
    trade_id: NewId


class AcceptTrade(TradeCommand, type="accept_trade"):
    """Agree to a trade: everything changes hands at once."""


class CancelTrade(TradeCommand, type="cancel_trade"):
    """Take an offer back, or say no to one."""
