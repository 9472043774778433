"""The town as JSON: how it is open, what it sells, and what it could do for a hero of one's own."""

from collections.abc import Sequence

from fastapi import APIRouter, Request

from app.core.errors import NotAllowed, UnknownSubject
from app.core.model import Model
from app.core.offers import Refusal
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.labels import item_in_words
from app.systems.heroquest.possible.town import Deal, Figures, Shop, deals, shop_of
from app.systems.heroquest.state.figures import Item
from app.systems.heroquest.state.table import TownMode, Trade, Visitor
from app.web.api.schema import problems
from app.web.heroquest.table.look import HeroQuestRequest, heroquest_request
from app.web.http.addresses import CampaignId

router = APIRouter(prefix=f"/api/v1/{SYSTEM.id}", tags=["town"])


class WareView(Model):
    """A thing in a shop; without a price the game master names it, without a stock there is no end of it."""

    shop: Shop
    content_id: str
    price: int | None
    stock: int | None


class DealView(Model):
    """One thing that the town could do for a hero, as `GET …/offers` tells it too, with what it changes."""

    shop: Shop
    command: str
    subject: str
    content_id: str | None
    item: Item | None
    price: int | None
    stock: int | None
    figures: Figures | None
    refusal: Refusal | None


class TradeView(Trade):
    """An offer with what its things are called, in the order of their ids, wear, oil and lost magic included."""

    gives_names: tuple[str, ...]
    wants_names: tuple[str, ...]


class TownView(Model):
    """The town as the caller may see it. `deals` are those of the hero asked for, `trades` those of own heroes."""

    mode: TownMode
    during_quest: bool
    visitors: tuple[Visitor, ...]
    wares: tuple[WareView, ...]
    deals: tuple[DealView, ...]
    trades: tuple[TradeView, ...]


@router.get("/campaigns/{campaign_id}/town", responses=problems())
def town(request: Request, campaign_id: CampaignId, hero: str | None = None) -> TownView:
    """Return the town, and with an own hero everything it could do for him: what it changes, or what forbids it."""
    asked = heroquest_request(request, campaign_id)
    table, own = asked.look.table, asked.actor.viewer.owns
    if hero is not None and hero not in table.heroes:
        raise UnknownSubject("hero.unknown", field="hero", hero=hero[:40])
    if hero is not None and not own(hero):
        raise NotAllowed("actor.not_own_hero")
    return TownView(
        mode=table.town.mode,
        during_quest=table.town.during_quest,
        visitors=table.town.visitors,
        wares=tuple(
            WareView(shop=shop_of(one), content_id=one.id, price=one.price, stock=table.stock.get(one.id))
            for one in asked.look.content.items.values()
            if one.for_sale
        ),
        deals=tuple(map(_view, deals(table, hero))) if hero is not None else (),
        trades=tuple(_trade(asked, trade) for trade in table.town.trades if own(trade.hero_id) or own(trade.to_id)),
    )


def _trade(asked: HeroQuestRequest, trade: Trade) -> TradeView:
    def named(hero_id: str, things: Sequence[str]) -> tuple[str, ...]:
        carried = {item.id: item for item in asked.look.table.heroes[hero_id].items}
        return tuple(item_in_words(asked.look.labels, carried[one]) if one in carried else "" for one in things)

    return TradeView(
        **dict(trade),
        gives_names=named(trade.hero_id, trade.gives),
        wants_names=named(trade.to_id, trade.wants),
    )


def _view(deal: Deal) -> DealView:
    told = {name: getattr(deal, name) for name in DealView.model_fields if name != "command"}
    return DealView(command=deal.type, **told)
