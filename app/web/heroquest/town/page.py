"""The page of the town in parts, each of which follows the table by itself."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.core.game_system import Role
from app.systems.heroquest.content.models import ItemEntry
from app.systems.heroquest.shop_offers.deals import Deal, Shop, deals, shop_of
from app.systems.heroquest.shop_offers.prospects import figures_of
from app.systems.heroquest.state.figures import Hero
from app.systems.heroquest.state.town import TownMode
from app.systems.heroquest.views.table import HeroView, gear_views
from app.web.heroquest.table.contexts import Chip
from app.web.heroquest.table.look import Look
from app.web.heroquest.town import telling
from app.web.heroquest.town.contexts import Buyer, BuyerLink, Opening, Places, ShopPart, Ware
from app.web.heroquest.town.contexts import Place as PlaceLink
from app.web.heroquest.town.gear import gear_part, trades_part
from app.web.http.languages import t
from app.web.http.posted import PostedLong
from app.web.live.parts import Fragment, Group, Part
from app.web.table.drafts import Drafting
from app.web.table.routes import act, show

_ALWAYS = (Shop.WEAPONSMITH, Shop.ARMOURER, Shop.ALCHEMIST, Shop.STORE, Shop.SMITH, Shop.HEALER, Shop.MARKET)
_STOCKED = (Shop.WEAPONSMITH, Shop.ARMOURER, Shop.ALCHEMIST, Shop.STORE)
_WAITING = (Shop.SMITH, Shop.HEALER, Shop.DRUID)


@dataclass(frozen=True)
class TownPage:
    """What stays on the page."""

    campaign_id: int
    title: str
    url: str
    is_master: bool
    hero_url: str | None


def buyer_of(look: Look, wanted: str | None) -> HeroView | None:
    """For whom somebody shops: the hero asked for if he may, or the first of the own; None for a guest."""
    own = [hero for hero in look.view.heroes if hero.is_own]
    return next((hero for hero in own if hero.id == wanted), own[0] if own else None)


def town_url(look: Look) -> str:
    """The page's own address."""
    return f"/campaigns/{look.snapshot.campaign_id}/town"


def town_page(look: Look, hero: HeroView | None) -> TownPage:
    """What stays on the page."""
    snapshot = look.snapshot
    passport = f"/campaigns/{snapshot.campaign_id}/heroes/{hero.id}" if hero else None
    is_master = look.actor.role is Role.GAME_MASTER
    return TownPage(snapshot.campaign_id, snapshot.state.house.name, town_url(look), is_master, passport)


def town_parts(look: Look, hero: HeroView | None) -> tuple[Part, ...]:
    """All parts, for a hero or for somebody who only looks."""
    shops = _shops(look, look.table.heroes[hero.id]) if hero else _shop_windows(look)
    items = tuple(Fragment(shop.id, "heroquest/market/_shop.html", shop) for shop in shops)
    parts: tuple[Part, ...] = (
        Fragment("town-opening", "heroquest/market/_opening.html", _opening(look, hero)),
        Fragment("town-places", "heroquest/market/_places.html", _places(look, shops, hero)),
        Fragment("town-buyer", "heroquest/market/_buyer.html", _buyer(look, hero)),
        Group("town-shops", items),
    )
    if hero is None:
        return parts
    mine = Fragment("town-gear", "heroquest/market/_gear.html", gear_part(look, hero.id, town_url(look)))
    trades = Fragment("town-trades", "heroquest/market/_trades.html", trades_part(look, hero.id, town_url(look)))
    return (*parts, mine, trades)


def _shops(look: Look, hero: Hero) -> Sequence[ShopPart]:
    found: dict[Shop, list[Deal]] = {shop: [] for shop in _ALWAYS}
    if look.content.classes[hero.hero_class].wizardry is not None:
        found[Shop.ACADEMY] = []
    for visitor in look.table.town.visitors:
        found[Shop(visitor.value)] = []
    for deal in deals(look.table, hero.id):
        found.setdefault(deal.shop, []).append(deal)
    wares = _Wares(look, hero)
    return [
        ShopPart(
            id=f"shop-{shop}",
            title=telling.shop_title(shop),
            icon=telling.ICONS[shop],
            note=wares.note(shop),
            wares=tuple(map(wares.ware, found[shop])),
            empty=telling.empty_shop(shop),
            sets_stock=look.actor.role is Role.GAME_MASTER and shop in _STOCKED,
        )
        for shop in sorted(found, key=list(Shop).index)
    ]


class _Wares:
    """Makes the lines of the shops for one hero."""

    def __init__(self, look: Look, hero: Hero) -> None:
        self._look, self._hero = look, hero
        self._before = figures_of(look.table, hero, look.content)

    def note(self, shop: Shop) -> str:
        amounts = self._look.content.amounts
        pieces = t("pieces_of_armour_in_town", armor_pieces=self._before.armor_pieces, limit=amounts.armor_pieces)
        return {
            Shop.ARMOURER: pieces,
            Shop.SMITH: t("repair_gold", repair_price=amounts.repair_price),
            Shop.HEALER: t("gold_for_each_injury", injury_debt=amounts.injury_debt),
            Shop.MARKET: t("half_price_spoiled_things"),
            Shop.GOBLIN_TRADER: t("a_quarter_of_the_price"),
        }.get(shop, "")

    def ware(self, deal: Deal) -> Ware:
        look, name = self._look, telling.name_of(deal, self._look)
        refused = deal.refusal
        is_dear = refused is not None and refused.code == "gold.not_enough"
        price, note = self._price(deal, is_dear=is_dear)
        query = {"hero": self._hero.id, "do": "deal", "shop": deal.shop, "deal": deal.command, "subject": deal.subject}
        return Ware(
            id=f"{deal.shop}-{deal.subject}",
            name=look.cards.kind_name(deal.item) if deal.item else name,
            words=f"{name} {telling.shop_title(deal.shop)}",
            price=price,
            price_note=note,
            state="open" if refused is None else "dear" if is_dear else "forbidden",
            url=f"{town_url(look)}?{urlencode(query)}",
            button=telling.deed_of(deal, name),
            verb=telling.verb_of(deal).capitalize(),
            effects=tuple(telling.effects(deal, self._before, look)),
            why=None if is_dear else telling.why_of(refused, look),
            stock="" if deal.stock is None else t("left_in_town", stock=deal.stock),
            chip=self._chip(deal),
        )

    def _price(self, deal: Deal, *, is_dear: bool) -> tuple[str, str]:
        if deal.price is None:
            return "?", t("by_arrangement")
        if is_dear:
            return str(deal.price), t("short", price=(deal.price - self._hero.gold))
        return str(deal.price), t("gold")

    def _chip(self, deal: Deal) -> Chip | None:
        if deal.item is None:
            return None
        return self._look.cards.wear_chip(gear_views([deal.item], self._look.content)[0])


def _shop_windows(look: Look) -> Sequence[ShopPart]:
    """What a guest sees: the wares with their prices."""
    found: dict[Shop, list[Ware]] = {}
    for entry in look.content.items.values():
        if entry.for_sale:
            found.setdefault(shop_of(entry), []).append(_in_window(look, entry))
    return [
        ShopPart(f"shop-{shop}", telling.shop_title(shop), telling.ICONS[shop], "", tuple(found[shop]), "")
        for shop in sorted(found, key=list(Shop).index)
    ]


def _in_window(look: Look, entry: ItemEntry) -> Ware:
    name, stock = look.labels.text(f"items.{entry.id}"), look.table.stock.get(entry.id)
    return Ware(
        id=entry.id,
        name=name,
        words=f"{name} {telling.shop_title(shop_of(entry))}",
        price="?" if entry.price is None else str(entry.price),
        price_note=t("by_arrangement") if entry.price is None else t("gold"),
        state="window",
        url="",
        button="",
        stock="" if stock is None else t("left_in_town", stock=stock),
    )


def _places(look: Look, shops: Sequence[ShopPart], hero: HeroView | None) -> Places:
    rows = list(_rows(shops))
    if hero is not None:
        waiting = sum(trade.to_id == hero.id for trade in look.table.town.trades)
        rows += [
            PlaceLink("town-trades", t("trade"), "arrow-left-right", waiting),
            PlaceLink("town-gear", t("equipment"), "backpack", 0),
        ]
    return Places(tuple(rows))


def _rows(shops: Sequence[ShopPart]) -> Iterator[PlaceLink]:
    for shop in shops:
        counts = shop.id in {f"shop-{one}" for one in _WAITING}
        yield PlaceLink(shop.id, shop.title, shop.icon, len(shop.wares) if counts else 0)


def _opening(look: Look, hero: HeroView | None) -> Opening:
    town, url = look.table.town, town_url(look)
    change = f"{url}?{urlencode({'do': 'mode', 'hero': hero.id if hero else ''})}"
    is_master = look.actor.role is Role.GAME_MASTER
    on_quest = hero is not None and hero.on_quest
    tone, text = "success", t("the_town_is_open_everybody_shops")
    if town.mode is TownMode.CLOSED:
        tone, text = "warning", t("the_town_is_closed_until")
    elif on_quest and not town.during_quest:
        tone, text = "warning", t("on_a_quest_you_can_go_to_town")
    elif town.mode is TownMode.ASK:
        tone, text = "mind", t("the_game_master_decides_on_every")
    return Opening(tone, text, change if is_master else None)


def _buyer(look: Look, hero: HeroView | None) -> Buyer:
    own = [one for one in look.view.heroes if one.is_own]
    others = tuple(
        BuyerLink(one.name, one.hero_class, f"{town_url(look)}?hero={one.id}", hero is not None and one.id == hero.id)
        for one in own
    )
    if hero is None:
        return Buyer("", t("window_shopping"), "game_master", t("players_shop_on_their_own_phones"), None,
                     None, None, ())  # fmt: skip
    name = look.cards.class_name(hero.hero_class)
    return Buyer(
        hero_id=hero.id,
        name=hero.name,
        class_id=hero.hero_class,
        subtitle=f"{name}, {hero.player}" if hero.player else name,
        gold=hero.private.gold if hero.private else None,
        attack=look.cards.pool(hero.attack),
        defence=look.cards.pool(hero.defence),
        others=others if len(others) > 1 else (),
    )


router = APIRouter(prefix="/campaigns/{campaign_id}/town", include_in_schema=False)


@router.get("")
def town(request: Request, campaign_id: int, hero: str | None = None) -> Response:
    """The town."""
    return show(request, Drafting(campaign_id, "town", hero))


@router.post("")
def act_in_town(request: Request, campaign_id: int, form: PostedLong) -> Response:
    """Buy, sell, trade: for one of the own heroes."""
    return act(request, Drafting(campaign_id, "town", str(form.get("then", "")) or None), form)
