"""Heroes give, trade with each other, and take what the dead left (ch. 9 and 14)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from app.core.board.squares import Block
from app.core.errors import InvalidValue, RuleViolation, UnknownSubject
from app.core.events import Event
from app.core.model import like
from app.systems.heroquest import limits
from app.systems.heroquest.board.facts import NOTHING, Known, on_board
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.equipment import carrying
from app.systems.heroquest.equipment.rules import check_gold, lose_beyond_mind
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene, check_stands
from app.systems.heroquest.state.figures import Condition, Hero, Item, Place
from app.systems.heroquest.state.table import Trade
from app.systems.heroquest.town.commands import (
    AcceptTrade,
    CancelTrade,
    GiveGoldTo,
    GiveItemTo,
    LootHero,
    MarkLostGear,
    OfferTrade,
)
from app.systems.heroquest.town.events import (
    GearMarked,
    GoldPassed,
    ItemPassed,
    TradeAgreed,
    TradeCancelled,
    TradeOffered,
)


@rule(GiveItemTo)
def give_item_to(scene: Scene, command: GiveItemTo) -> Iterator[Event]:
    """HQ-5, HQ-8.3: a thing changes hands; between quests within the taker's limits, scrolls only to heroes who can
    read.
    """
    giver, taker = pair(scene, command.hero_id, command.to_id)
    item = scene.item(giver.id, command.item_id)
    entry = scene.entry(item)
    limits.check_may_hold(taker, entry, scene.content, field="to_id")
    if not taker.on_quest and not limits.has_room(taker, entry, scene.content, scene.table.house_rules):
        raise RuleViolation("trade.no_room", field="to_id", hero=taker.name, item=item.content_id)
    yield from hand_on(scene, giver.id, item, taker.id)


@rule(GiveGoldTo)
def give_gold_to(scene: Scene, command: GiveGoldTo) -> Iterator[Event]:
    """HQ-9-ROBBED: gold changes hands between heroes on their feet."""
    giver, taker = pair(scene, command.hero_id, command.to_id)
    check_gold(giver, command.amount, field="amount")
    yield scene.record(GoldPassed(hero_id=giver.id, to_id=taker.id, amount=command.amount))


def hand_on(scene: Scene, giver_id: str, item: Item, taker_id: str) -> Iterator[Event]:
    """Hand a thing on to where it fits; the spell sets its mind points carried are lost to the giver (HQ-8.1-SETS)."""
    place = carrying.free_place(scene, scene.hero(taker_id), scene.entry(item))
    yield scene.record_item(ItemPassed, giver_id, item, to_id=taker_id, place=place)
    yield from lose_beyond_mind(scene, giver_id)


def pair(scene: Scene, giver_id: str, taker_id: str) -> tuple[Hero, Hero]:
    """Return two heroes who can hand something to each other. Raises: InvalidValue, RuleViolation, UnknownSubject."""
    giver, taker = scene.living_hero(giver_id), scene.living_hero(taker_id)
    if giver.id == taker.id:
        raise InvalidValue("trade.with_oneself", field="to_id", hero=giver.name)
    for hero in (giver, taker):
        check_stands(hero)
    return giver, taker


MOST_OFFERS = 8  # that one hero makes at the same time


@rule(OfferTrade)
def offer_trade(scene: Scene, command: OfferTrade) -> Iterator[Event]:
    """HQ-5, HQ-8.3: a hero offers things and gold, and may ask for things the other one carries openly.

    The other one's pack and purse are not checked before he agrees: the answer would reveal them.
    """
    giver, taker = pair(scene, command.hero_id, command.to_id)
    if not (command.gives or command.gold or command.wants or command.wanted_gold):
        raise InvalidValue("trade.empty", field="gives", hero=giver.name)
    if scene.table.town.trade(command.trade_id):
        raise RuleViolation("trade.offered_already", field="trade_id")
    if sum(trade.hero_id == giver.id for trade in scene.table.town.trades) >= MOST_OFFERS:
        raise RuleViolation("trade.too_many", field="hero_id", hero=giver.name, limit=MOST_OFFERS)
    gives, wants = dict.fromkeys(command.gives), dict.fromkeys(command.wants)
    for item_id in gives:
        scene.item(giver.id, item_id)
    check_gold(giver, command.gold, field="gold")
    for item_id in wants:
        item = taker.item(item_id)
        if item is None or item.place is Place.PACK:
            raise UnknownSubject("item.unknown", field="wants", item=item_id)
    yield scene.record(like(TradeOffered, command, gives=tuple(gives), wants=tuple(wants)))


@rule(AcceptTrade)
def accept_trade(scene: Scene, command: AcceptTrade) -> Iterator[Event]:
    """HQ-5, HQ-8.3: everything changes hands at once; between quests the limits of both hold afterwards."""
    trade = _trade(scene, command.trade_id)
    if command.hero_id != trade.to_id:
        raise RuleViolation("trade.not_offered_to", field="hero_id", hero=scene.hero(command.hero_id).name)
    giver, taker = pair(scene, trade.hero_id, trade.to_id)
    for owner, things in ((giver, trade.gives), (taker, trade.wants)):
        if any(owner.item(item_id) is None for item_id in things):
            raise RuleViolation("trade.gone", field="trade_id", hero=owner.name)
    if giver.gold < trade.gold:  # the sum the offering hero has left is not told
        raise RuleViolation("trade.gone", field="trade_id", hero=giver.name)
    check_gold(taker, trade.wanted_gold, field="trade_id")
    yield scene.record(TradeAgreed(hero_id=giver.id, to_id=taker.id, trade_id=trade.id))
    yield from _pass_gold(scene, giver.id, taker.id, trade.gold - trade.wanted_gold)
    yield from _pass_things(scene, giver.id, trade.gives, taker.id)
    yield from _pass_things(scene, taker.id, trade.wants, giver.id)
    _check_limits(scene, giver.id, trade.wants)
    _check_limits(scene, taker.id, trade.gives)


@rule(CancelTrade)
def cancel_trade(scene: Scene, command: CancelTrade) -> Iterator[Event]:
    """HQ-5: either side may say no."""
    trade = _trade(scene, command.trade_id)
    if command.hero_id not in (trade.hero_id, trade.to_id):
        raise RuleViolation("trade.not_offered_to", field="hero_id", hero=scene.hero(command.hero_id).name)
    yield scene.record(TradeCancelled(hero_id=trade.hero_id, to_id=trade.to_id, trade_id=trade.id))


def _trade(scene: Scene, trade_id: str) -> Trade:
    trade = scene.table.town.trade(trade_id)
    if trade is None:
        raise UnknownSubject("trade.unknown", field="trade_id")
    return trade


def _pass_gold(scene: Scene, giver_id: str, taker_id: str, amount: int) -> Iterator[Event]:
    """Only the difference changes hands."""
    if amount < 0:
        giver_id, taker_id = taker_id, giver_id
    if amount:
        yield scene.record(GoldPassed(hero_id=giver_id, to_id=taker_id, amount=abs(amount)))


def _pass_things(scene: Scene, giver_id: str, things: Sequence[str], taker_id: str) -> Iterator[Event]:
    for item_id in things:
        item, taker = scene.item(giver_id, item_id), scene.hero(taker_id)
        limits.check_may_hold(taker, scene.entry(item), scene.content, field="trade_id")
        yield from hand_on(scene, giver_id, item, taker_id)


def _check_limits(scene: Scene, hero_id: str, new: Sequence[str]) -> None:
    """HQ-5: only things a hero has just got can be too many; during a quest nothing is."""
    hero, rules = scene.hero(hero_id), scene.table.house_rules
    if hero.on_quest:
        return
    for limit in limits.all_limits(scene.content):
        counted = limits.counted(hero, limit, scene.content, rules)
        fresh = [item for item in counted if item.id in new]
        if fresh and len(counted) > limit.most:
            raise RuleViolation("trade.no_room", field="trade_id", hero=hero.name, item=fresh[0].content_id)


@on_board(LootHero, by="hero_id")
def known_of_looting(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-9-ROBBED: what the dead left is taken from their square, or from beside it with no wall or shut door between.

    Somebody who died on another map has left no place on this one.
    """
    spot = here.table.map.spots.get(str(told.get("lost_id"))) if here.table.map else None
    if spot is None or (spot.board == here.board and here.reaches(Block(x=spot.square.x, y=spot.square.y))):
        return NOTHING
    return Known({}, "lost_id", RuleViolation("loot.out_of_reach", field="lost_id"))


@rule(LootHero)
def loot_hero(scene: Scene, command: LootHero) -> Iterator[Event]:
    """HQ-9-ROBBED, HQ-8.3: gold, belongings and gear of the dead go to others, within the limits for weapons.

    Their magic has faded with the bearer's life. A new hero takes what lies under the marker in the same way.
    """
    looter, lost = scene.living_hero(command.hero_id), _lost_hero(scene, command.lost_id, "lost_id")
    check_stands(looter)
    taken = [scene.item(lost.id, item_id) for item_id in dict.fromkeys(command.items)]
    gold = lost.gold if command.gold else 0
    if not taken and not gold:
        raise RuleViolation("loot.nothing", field="items", hero=lost.name)
    if gold:
        yield scene.record(GoldPassed(hero_id=lost.id, to_id=looter.id, amount=gold))
    yield from _take(scene, looter.id, lost, taken)


@rule(MarkLostGear)
def mark_lost_gear(scene: Scene, command: MarkLostGear) -> Iterator[Event]:
    """HQ-9-ROBBED: the marker keeps everything for a new hero who starts at the stairs."""
    lost = _lost_hero(scene, command.hero_id, "hero_id")
    if lost.gear_marked:
        raise RuleViolation("loot.marked_already", field="hero_id", hero=lost.name)
    if not lost.items and not lost.gold:
        raise InvalidValue("loot.nothing", field="hero_id", hero=lost.name)
    yield scene.record(GearMarked(hero_id=lost.id))


def _take(scene: Scene, looter_id: str, lost: Hero, items: Sequence[Item]) -> Iterator[Event]:
    for item in items:
        looter, entry = scene.hero(looter_id), scene.entry(item)
        limits.check_may_hold(looter, entry, scene.content, field="items")
        if entry.weapon is not None and not item.wear.broken:
            code = carrying.refusal(scene, looter, entry)
            if code is not None:
                raise RuleViolation(code, field="items", hero=looter.name, item=entry.id)
        yield from hand_on(scene, lost.id, item, looter_id)


def _lost_hero(scene: Scene, hero_id: str, field: str) -> Hero:
    hero = scene.hero(hero_id)
    if hero.condition is not Condition.LOST:
        raise RuleViolation("loot.not_lost", field=field, hero=hero.name)
    return hero
