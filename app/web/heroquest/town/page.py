"""The page of the town in parts, each of which follows the table by itself."""

from collections.abc import Iterator, Sequence
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.systems.heroquest.content.items import ItemEntry
from app.systems.heroquest.possible.refusals import is_barred
from app.systems.heroquest.possible.town import Deal, Shop, deals, figures_of, shop_of
from app.systems.heroquest.state.figures import Hero
from app.systems.heroquest.state.table import TownMode
from app.systems.heroquest.views.table import HeroView, gear_views
from app.web.heroquest.party.cards import class_and_player
from app.web.heroquest.table.look import HeroQuestLook
from app.web.heroquest.town import words
from app.web.heroquest.town.gear import gear_part, trades_part
from app.web.http.languages import t
from app.web.http.posted import PostedLong
from app.web.live.parts import Fragment, Part, PartGroup, fragment
from app.web.table.game_pages import LivePage
from app.web.table.routes import act, show
from app.web.ui.rendering import Shown

_ALWAYS = (Shop.WEAPONSMITH, Shop.ARMOURER, Shop.ALCHEMIST, Shop.STORE, Shop.SMITH, Shop.HEALER, Shop.MARKET)
_STOCKED = (Shop.WEAPONSMITH, Shop.ARMOURER, Shop.ALCHEMIST, Shop.STORE)
_WAITING = (Shop.SMITH, Shop.HEALER, Shop.DRUID)


def buyer_of(look: HeroQuestLook, wanted: str | None) -> HeroView | None:
    """Return the hero somebody shops for: the one asked for if it is an own one, else the first own one; None for a
    guest.
    """
    own = [hero for hero in look.view.heroes if hero.is_own]
    return next((hero for hero in own if hero.id == wanted), own[0] if own else None)


def town_url(look: HeroQuestLook) -> str:
    """Return the page's own address."""
    return f"{look.base_url}/town"


def town_page(look: HeroQuestLook, hero: HeroView | None) -> LivePage:
    """Return the page, for a hero or for somebody who only looks."""
    page = {
        "campaign_id": look.snapshot.campaign_id,
        "title": look.snapshot.state.house.name,
        "url": town_url(look),
        "is_master": look.is_game_masters,
        "hero_url": f"{look.base_url}/heroes/{hero.id}" if hero else None,
    }
    return LivePage("heroquest/market/town.html", page, tuple(_parts(look, hero)))


def _parts(look: HeroQuestLook, hero: HeroView | None) -> Iterator[Part]:
    shops = _shops(look, look.table.heroes[hero.id]) if hero else _shop_windows(look)
    yield _opening(look, hero)
    yield fragment("town-places", "heroquest/market/_places.html", places=tuple(_places(look, shops, hero)))
    yield _buyer(look, hero)
    yield PartGroup("town-shops", tuple(Fragment(shop["id"], "heroquest/market/_shop.html", shop) for shop in shops))
    if hero is not None:
        yield gear_part(look, hero.id, town_url(look))
        yield trades_part(look, hero.id, town_url(look))


def _shops(look: HeroQuestLook, hero: Hero) -> Sequence[Shown]:
    found: dict[Shop, list[Deal]] = {shop: [] for shop in _ALWAYS}
    if look.content.classes[hero.hero_class].wizardry is not None:
        found[Shop.ACADEMY] = []
    for visitor in look.table.town.visitors:
        found[Shop(visitor.value)] = []
    for deal in deals(look.table, hero.id):
        found.setdefault(deal.shop, []).append(deal)
    wares, leads = _Wares(look, hero), look.is_game_masters
    return [
        words.shop_part(
            shop, tuple(map(wares.ware, found[shop])), wares.note(shop), sets_stock=leads and shop in _STOCKED
        )
        for shop in sorted(found, key=list(Shop).index)
    ]


class _Wares:
    """Makes the lines of the shops for one hero."""

    def __init__(self, look: HeroQuestLook, hero: Hero) -> None:
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

    def ware(self, deal: Deal) -> Shown:
        look, name = self._look, words.name_of(deal, self._look)
        refused = deal.refusal
        is_dear = refused is not None and refused.code == "gold.not_enough"
        price, note = self._price(deal, is_dear=is_dear)
        query = {"hero": self._hero.id, "do": "deal", "shop": deal.shop, "deal": deal.type, "subject": deal.subject}
        return Shown(
            id=f"{deal.shop}-{deal.subject}",
            name=look.cards.kind_name(deal.item) if deal.item else name,
            words=f"{name} {words.shop_title(deal.shop)}",
            price=price,
            price_note=note,
            state="open" if refused is None else "dear" if is_dear else "forbidden",
            is_barred=refused is not None and is_barred(refused),
            url=f"{town_url(look)}?{urlencode(query)}",
            button=words.button_text(deal, name),
            verb=words.verb_of(deal).capitalize(),
            effects=tuple(words.effects(deal, self._before, look)),
            why=None if is_dear else words.refusal_reason(refused, look),
            stock="" if deal.stock is None else t("left_in_town", stock=deal.stock),
            chip=look.cards.wear_chip(gear_views([deal.item], look.content)[0]) if deal.item else None,
        )

    def _price(self, deal: Deal, *, is_dear: bool) -> tuple[str, str]:
        if deal.price is None:
            return "?", t("by_arrangement")
        if is_dear:
            return str(deal.price), t("short", price=(deal.price - self._hero.gold))
        return str(deal.price), t("gold")


def _shop_windows(look: HeroQuestLook) -> Sequence[Shown]:
    """Return the wares with their prices, as guests see them."""
    found: dict[Shop, list[Shown]] = {}
    for entry in look.content.items.values():
        if entry.for_sale:
            found.setdefault(shop_of(entry), []).append(_in_window(look, entry))
    return [words.shop_part(shop, tuple(found[shop])) for shop in sorted(found, key=list(Shop).index)]


def _in_window(look: HeroQuestLook, entry: ItemEntry) -> Shown:
    name, stock = look.labels.text(f"items.{entry.id}"), look.table.stock.get(entry.id)
    return Shown(
        id=entry.id,
        name=name,
        words=f"{name} {words.shop_title(shop_of(entry))}",
        price="?" if entry.price is None else str(entry.price),
        price_note=t("by_arrangement") if entry.price is None else t("gold"),
        state="window",
        url="",
        effects=(),
        why=None,
        chip=None,
        stock="" if stock is None else t("left_in_town", stock=stock),
    )


def _places(look: HeroQuestLook, shops: Sequence[Shown], hero: HeroView | None) -> Iterator[Shown]:
    """Yield the ways to the shops with how much waits there, and to what a hero has besides."""
    counted = {f"shop-{one}" for one in _WAITING}
    for shop in shops:
        count = len(shop["wares"]) if shop["id"] in counted else 0
        yield Shown(id=shop["id"], title=shop["title"], icon=shop["icon"], count=count)
    if hero is not None:
        waiting = sum(trade.to_id == hero.id for trade in look.table.town.trades)
        yield Shown(id="town-trades", title=t("trade"), icon="arrow-left-right", count=waiting)
        yield Shown(id="town-gear", title=t("equipment"), icon="backpack", count=0)


def _opening(look: HeroQuestLook, hero: HeroView | None) -> Fragment:
    """Return how the town is open: a sentence, and for the game master the way to change it."""
    town, on_quest = look.table.town, hero is not None and hero.on_quest
    tone, text = "success", t("the_town_is_open_everybody_shops")
    if town.mode is TownMode.CLOSED:
        tone, text = "warning", t("the_town_is_closed_until")
    elif on_quest and not town.during_quest:
        tone, text = "warning", t("on_a_quest_you_can_go_to_town")
    elif town.mode is TownMode.ASK:
        tone, text = "mind", t("the_game_master_decides_on_every")
    change = f"{town_url(look)}?{urlencode({'do': 'mode', 'hero': hero.id if hero else ''})}"
    url = change if look.is_game_masters else None
    return fragment("town-opening", "heroquest/market/_opening.html", tone=tone, text=text, url=url)


def _buyer(look: HeroQuestLook, hero: HeroView | None) -> Fragment:
    """Return the buyer: purse, pools, and links to the other own heroes; a guest has none of these."""
    id_, template = "town-buyer", "heroquest/market/_buyer.html"
    if hero is None:
        name, subtitle = t("window_shopping"), t("players_shop_on_their_own_phones")
        nothing = {"gold": None, "attack": None, "others": ()}
        return fragment(id_, template, name=name, class_id="game_master", subtitle=subtitle, **nothing)
    own = [one for one in look.view.heroes if one.is_own]
    others = tuple(
        Shown(
            name=one.name,
            class_id=one.hero_class,
            url=f"{town_url(look)}?hero={one.id}",
            is_current=one.id == hero.id,
        )
        for one in own
    )
    return fragment(
        id_,
        template,
        name=hero.name,
        class_id=hero.hero_class,
        subtitle=class_and_player(hero, look.labels),
        gold=hero.private.gold if hero.private else None,
        attack=look.cards.pool(hero.attack),
        defence=look.cards.pool(hero.defence),
        others=others if len(others) > 1 else (),
    )


router = APIRouter(prefix="/campaigns/{campaign_id}/town", include_in_schema=False)


@router.get("")
def town(request: Request, campaign_id: int, hero: str | None = None) -> Response:
    """Show the town."""
    return show(request, campaign_id, "town", hero)


@router.post("")
def act_in_town(request: Request, campaign_id: int, form: PostedLong) -> Response:
    """Buy, sell, trade: for one of the player's heroes."""
    return act(request, campaign_id, form, "town", str(form.get("then", "")) or None)
