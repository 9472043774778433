"""Deals of the town with a hero: each is an offer, tried on a copy, with its changes or the rule against it."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import chain

from pydantic import JsonValue

from app.core.answers import Answers, Unanswered
from app.core.errors import GameError
from app.core.events import Command
from app.core.model import Model
from app.core.offers import Offer, new_field
from app.core.own_entries import Own
from app.systems.heroquest.body.commands import HealInjury
from app.systems.heroquest.catalogue.own_content import content_of
from app.systems.heroquest.content.items import ItemEntry, ItemKind
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.spells import School
from app.systems.heroquest.decide import decide_on
from app.systems.heroquest.dice import Pool
from app.systems.heroquest.hero_dice import attack_pool, defence_pool, distance_builder, melee_builder, ranged_pool
from app.systems.heroquest.magic.commands import LearnGuildSpell
from app.systems.heroquest.possible.declared import built, kinds
from app.systems.heroquest.possible.refusals import refusal_of
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Hero, Item, OwnSpell, Place, Wear
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.table import Table, Town, Visitor
from app.systems.heroquest.town import shop as rules_shop
from app.systems.heroquest.town.commands import BuyItem, SellItem
from app.systems.heroquest.wear import RepairItem

NEW = "new"  # the id of a thing that is not bought yet
RICH = 99_999


class Shop(StrEnum):
    """Place in town."""

    WEAPONSMITH = "weaponsmith"
    ARMOURER = "armourer"
    ALCHEMIST = "alchemist"
    STORE = "store"
    SMITH = "smith"
    HEALER = "healer"
    ACADEMY = "academy"
    MARKET = "market"  # where things are sold
    GOBLIN_TRADER = "goblin_trader"
    DRUID = "druid"


_ORDER = tuple(Shop)
_Stock = tuple[tuple[str, int], ...]
_OwnSpells = tuple[tuple[str, OwnSpell], ...]


class Figures(Model):
    """Pools, gold, and how many of the counted things; `place` is where a new thing goes.

    `with_it` are the dice with the new weapon in the hand, also when it first hangs on the back.
    """

    attack: Pool
    ranged: Pool | None
    defence: Pool
    gold: int
    mind: int
    armor_pieces: int
    injuries: int
    place: Place | None = None
    with_it: Pool | None = None


def figures_of(table: Table, hero: Hero, content: Content, new_id: str | None = None) -> Figures:
    """Return the figures of a hero at this table."""
    new = hero.item(new_id) if new_id else None
    worn = (item for item in hero.items if item.place is Place.WORN and not item.wear.broken)
    return Figures(
        attack=attack_pool(hero, content, table.house_rules),
        ranged=ranged_pool(hero, content),
        defence=defence_pool(hero, content, table.house_rules),
        gold=hero.gold,
        mind=hero.mind_points,
        armor_pieces=sum(content.items[item.content_id].armor is not None for item in worn),
        injuries=len(hero.injuries),
        place=new.place if new else None,
        with_it=_pool_with(table, hero, new, content) if new else None,
    )


def _pool_with(table: Table, hero: Hero, item: Item, content: Content) -> Pool | None:
    weapon = content.items[item.content_id].weapon
    if weapon is None:
        return None
    if weapon.ranged:
        return distance_builder(hero, item, content).pool()
    return melee_builder(hero, item, content, table.house_rules).pool()


class Deal(Offer):
    """One thing to be had. `subject` tells it from others of its shop: a kind of thing, a thing, a spell.

    `price` is what the hero pays, or gets where he sells; None: the game master names it.
    """

    shop: Shop
    subject: str
    content_id: str | None = None
    item: Item | None = None
    price: int | None
    stock: int | None = None
    figures: Figures | None = None  # afterwards; None: nothing that can be done


def trades_with(table: Table, hero: Hero) -> bool:
    """Return whether the town is no journey away: a hero on a quest trades where it lets him in or a visitor came."""
    return not hero.on_quest or table.town.during_quest or bool(table.town.visitors)


def deals(table: Table, hero_id: str) -> Sequence[Deal]:
    """Return everything, in the order of the shops."""
    town = table.town.model_copy(update={"trades": ()})
    stock, spells = tuple(table.stock.items()), tuple(table.own_spells.items())
    return _deals(table.heroes[hero_id], table.house_rules, town, stock, spells, table.own_content)


@lru_cache(maxsize=128)
def _deals(
    hero: Hero, house_rules: HouseRules, town: Town, stock: _Stock, own_spells: _OwnSpells, own: Own
) -> Sequence[Deal]:
    """Remembered: while others shop, most heroes stay as they are. All that counts is what is named here."""
    table = Table(
        heroes={hero.id: hero}, house_rules=house_rules, town=town, stock=dict(stock), own_spells=dict(own_spells),
        own_content=own,
    )  # fmt: skip
    shops = _Town(table, hero, content_of(table))
    found = chain(shops.wares(), shops.repairs(), shops.healings(), shops.spells(), shops.sales())
    return tuple(sorted(map(shops.tried, found), key=lambda deal: _ORDER.index(deal.shop)))


def shop_of(entry: ItemEntry) -> Shop:
    """Return the shop that sells a thing."""
    if entry.potion is not None or entry.oils or entry.ingredient:
        return Shop.ALCHEMIST
    return {ItemKind.WEAPON: Shop.WEAPONSMITH, ItemKind.ARMOR: Shop.ARMOURER}.get(entry.kind, Shop.STORE)


def command_of(deal: Deal, item_id: str = NEW, price: int | None = None) -> Command:
    """Return the command that makes a deal; `item_id` is what a new thing is called, `price` what was agreed on."""
    kind = kinds()[deal.type]
    further = {name: item_id for name in (new_field(kind),) if name} | ({} if price is None else {"price": price})
    command = built(kind, {**deal.told, **further})
    assert command is not None
    return command


class _Town:
    def __init__(self, table: Table, hero: Hero, content: Content) -> None:
        self._table, self._hero, self._content = table, hero, content
        self._known: dict[tuple[Shop, str, Wear], Deal] = {}  # what comes of a thing in the pack
        rich = hero.model_copy(update={"gold": RICH})
        self._as_if_rich = table.model_copy(update={"heroes": {**table.heroes, hero.id: rich}})

    def wares(self) -> Iterator[Deal]:
        for entry in self._content.items.values():
            if entry.for_sale:
                yield self._deal(
                    BuyItem, shop_of(entry), entry.id, entry.price, content_id=entry.id,
                    told={"content_id": entry.id}, stock=self._table.stock.get(entry.id),
                )  # fmt: skip

    def repairs(self) -> Iterator[Deal]:
        """Yield what a smith could mend, and why he cannot mend the rest of what is worn."""
        for item in self._hero.items:
            worn = item.wear
            spoiled = worn.notches or worn.fall_damage or worn.damaged or worn.rusty or worn.magic_lost
            if spoiled and not worn.broken:
                yield self._of_item(RepairItem, Shop.SMITH, item, self._content.amounts.repair_price)

    def healings(self) -> Iterator[Deal]:
        price = self._content.amounts.injury_debt
        if self._hero.injuries or self._hero.healer_debt:
            yield self._deal(HealInjury, Shop.HEALER, "injury", price, told={"means": "healer"})
        if self._hero.injuries and Visitor.DRUID in self._table.town.visitors:
            yield self._deal(HealInjury, Shop.DRUID, "injury", price, told={"means": "druid"})

    def spells(self) -> Iterator[Deal]:
        """Yield the guild spells that have a name at this table, for classes that can learn them."""
        if self._content.classes[self._hero.hero_class].wizardry is None:
            return
        for spell in self._content.spells.values():
            own = self._table.own_spells.get(spell.id)
            if spell.school is School.GUILD and own is not None and spell.id not in self._hero.guild_spells:
                yield self._deal(LearnGuildSpell, Shop.ACADEMY, spell.id, own.price, told={"spell": spell.id})

    def sales(self) -> Iterator[Deal]:
        for item in self._hero.items:
            if item.wear.broken:
                continue
            yield self._of_item(SellItem, Shop.MARKET, item, self._proceeds(item))
            if Visitor.GOBLIN_TRADER in self._table.town.visitors:
                price = self._proceeds(item, to_goblin=True)
                yield self._of_item(SellItem, Shop.GOBLIN_TRADER, item, price, buyer="goblin_trader")

    def _proceeds(self, item: Item, *, to_goblin: bool = False) -> int | None:
        scene, entry = Scene(self._table, self._content, Answers()), self._content.items[item.content_id]
        if entry.price is None and entry.worth is None:
            return None
        return rules_shop.proceeds(scene, item, entry.price or 0, to_goblin=to_goblin)

    def tried(self, deal: Deal) -> Deal:
        """Return the deal with its result; equal things in the pack share it, because some heroes hoard hundreds."""
        item = deal.item
        if item is None or item.place is not Place.PACK:
            return self._tried(deal)
        kind = deal.shop, item.content_id, item.wear
        if kind not in self._known:
            self._known[kind] = self._tried(deal)
        known = self._known[kind]
        return deal.model_copy(update={"figures": known.figures, "refusal": known.refusal})

    def _tried(self, deal: Deal) -> Deal:
        """Return the deal with its outcome; a hero with too little gold still sees what it would change."""
        command = command_of(deal, price=0 if "price" in deal.asks else None)
        error, after = tried(self._table, command, self._content)
        if error is not None and error.code == "gold.not_enough":
            _, after = tried(self._as_if_rich, command, self._content)
        new = command.item_id if isinstance(command, BuyItem) else None
        figures = figures_of(after, after.heroes[self._hero.id], self._content, new) if after else None
        return deal.model_copy(update={"figures": figures, "refusal": refusal_of(error, self._content)})

    def _of_item(
        self, kind: type[Command], shop: Shop, item: Item, price: int | None, **further: JsonValue
    ) -> Deal:  # fmt: skip
        told = {"item_id": item.id, **further}
        return self._deal(kind, shop, item.id, price, told=told, content_id=item.content_id, item=item)

    def _deal(
        self, kind: type[Command], shop: Shop, subject: str, price: int | None, *, told: Mapping[str, JsonValue],
        content_id: str | None = None, item: Item | None = None, stock: int | None = None,
    ) -> Deal:  # fmt: skip
        """Return a deal before it is tried; asked for are the id of a new thing, and a price that is not set."""
        unknown = (*filter(None, [new_field(kind)]), *(("price",) if price is None and content_id else ()))
        return Deal(
            type=kind.type_name, figure_id=self._hero.id, told={"hero_id": self._hero.id, **told}, group="town",
            asks=unknown, shop=shop, subject=subject, content_id=content_id,
            item=item, price=price, stock=stock,
        )  # fmt: skip


def tried(table: Table, command: Command, content: Content) -> tuple[GameError | None, Table | None]:
    """Return the rules' reply to a command: an objection, or the table as it would be."""
    scene = Scene(table, content, Answers())
    try:
        list(decide_on(scene, command))
    except Unanswered:
        return None, scene.table  # what is asked first changes little
    except GameError as error:
        return error, None
    return None, scene.table
