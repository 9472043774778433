"""Gold and things never get lost or made except by a fact that says so, and nothing leaves its range."""

from collections.abc import Mapping
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.errors import GameError
from app.core.events import Command, Event
from app.systems.heroquest.body.commands import HealInjury, LoseBodyPoints
from app.systems.heroquest.body.events import PotionsBroken, ScrollsRuined
from app.systems.heroquest.equipment import events as equipment_events
from app.systems.heroquest.equipment.carrying import loadout_problems
from app.systems.heroquest.limits import mind_bonus
from app.systems.heroquest.potions import commands as potions_commands
from app.systems.heroquest.potions import events as potions_events
from app.systems.heroquest.quests.commands import CloseQuest, StartQuest
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.figures import Condition, Weakness
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.town import commands as town_commands
from app.systems.heroquest.town.events import ItemBought, ItemSold, ItemTransmuted
from tests.builders import CONTENT, make_hero, make_item, make_monster, make_table
from tests.systems.heroquest.playing import all_gold, carry_out, gold_of_all_times

TABLE = make_table(
    make_hero("barbarian", "broadsword", "healing_potion_4", make_item("axe", rusty=True), hero_id="a", gold=700),
    make_hero("elf", "bow", "antidote", "philosophers_stone", "talisman_of_lore", hero_id="b", gold=40, body_points=3),
    make_hero("wizard", "staff", "injury_cure", hero_id="c", gold=120, mind_points=0, injuries=[Weakness.BOTH]),
    make_hero("dwarf", "hand_axe", "elixir_of_life", "gem", hero_id="d", gold=333, condition=Condition.LOST),
    make_hero("elf", "potion_ingredient", hero_id="e", body_points=0, condition=Condition.FAINTED, recovery="deep"),
    make_monster("troll"),
)
THINGS = [item.id for hero in TABLE.heroes.values() for item in hero.items]

heroes = st.sampled_from(["a", "b", "c", "d", "e", "nobody"])
maybe_heroes = st.none() | heroes
things = st.sampled_from([*dict.fromkeys(THINGS), "new"])
kinds = st.sampled_from([*CONTENT.items, "teapot"])
trades = st.sampled_from(["t", "u"])
prices = st.none() | st.integers(0, 500)


def wish(kind: type[Command], **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Command]:
    return st.builds(kind, **fields)


wishes: st.SearchStrategy[Command] = st.one_of(
    wish(potions_commands.DrinkPotion, hero_id=heroes, item_id=things, to_id=maybe_heroes, adjacent=st.booleans()),
    wish(potions_commands.ThrowPotion, hero_id=heroes, item_id=things, monster_id=st.sampled_from(["monster", "m"])),
    wish(potions_commands.HealWithHerbs, hero_id=heroes, to_id=maybe_heroes),
    wish(potions_commands.TakePoison, hero_id=heroes, points=st.integers(1, 4), harm=st.sampled_from(["body", "mind"])),
    wish(potions_commands.SufferInjury, hero_id=heroes, weakness=st.sampled_from(Weakness), by_poison=st.booleans()),
    wish(potions_commands.FindIngredient, hero_id=heroes, item_id=things, content_id=kinds),
    wish(potions_commands.BrewPotion, hero_id=heroes, ingredients=st.lists(things).map(tuple), item_id=st.just("new")),
    wish(town_commands.BuyItem, hero_id=heroes, item_id=st.uuids().map(str), content_id=kinds, price=prices),
    wish(
        town_commands.SellItem,
        hero_id=heroes,
        item_id=things,
        price=prices,
        buyer=st.sampled_from(["town", "goblin_trader"]),
    ),
    wish(town_commands.TransmuteItem, hero_id=heroes, item_id=st.just("philosophers_stone"), thing_id=things),
    wish(town_commands.LimitStock, content_id=kinds, number=st.none() | st.integers(0, 2)),
    wish(town_commands.GiveItemTo, hero_id=heroes, item_id=things, to_id=heroes),
    wish(town_commands.GiveGoldTo, hero_id=heroes, to_id=heroes, amount=st.integers(1, 400)),
    wish(
        town_commands.OfferTrade,
        hero_id=heroes,
        trade_id=trades,
        to_id=heroes,
        gives=st.lists(things).map(tuple),
        gold=st.integers(0, 200),
        wanted_gold=st.integers(0, 200),
    ),
    wish(town_commands.AcceptTrade, hero_id=heroes, trade_id=trades),
    wish(town_commands.LootHero, hero_id=heroes, lost_id=heroes, items=st.lists(things, max_size=3).map(tuple)),
    wish(town_commands.MarkLostGear, hero_id=heroes),
    wish(StartQuest, hero_id=maybe_heroes),
    wish(CloseQuest, hero_id=maybe_heroes, passed=st.booleans()),
    wish(HealInjury, hero_id=heroes, means=st.sampled_from(["healer", "potion", "druid"])),
    wish(LoseBodyPoints, hero_id=heroes, points=st.integers(1, 9)),
)

# What every fact does to all the gold, and to the number of things, on the table.
GOLD: Mapping[type[Event], str] = {ItemTransmuted: "gold", ItemSold: "price", equipment_events.GoldGained: "amount"}
SPENT: Mapping[type[Event], str] = {
    ItemBought: "price",
    equipment_events.GoldLost: "amount",
    equipment_events.HeroRobbed: "amount",
}
MORE = (ItemBought, equipment_events.ItemGained, potions_events.PotionBrewed)
LESS = (
    ItemSold,
    equipment_events.ItemDropped,
    equipment_events.ItemConsumed,
    potions_events.PotionDrunk,
    potions_events.PotionThrown,
)


def gold_of(event: Event) -> int:
    gained, spent = GOLD.get(type(event)), SPENT.get(type(event))
    return (getattr(event, gained) if gained else 0) - (getattr(event, spent) if spent else 0)


def things_of(event: Event) -> int:
    gone = event.item_ids if isinstance(event, PotionsBroken | ScrollsRuined) else ()
    used = event.used if isinstance(event, potions_events.PotionBrewed | potions_events.BrewFailed) else ()
    stone = isinstance(event, ItemTransmuted)
    return isinstance(event, MORE) - isinstance(event, LESS) - len(gone) - len(used) - 2 * stone


def all_things(table: Table) -> list[str]:
    return [item.id for hero in table.heroes.values() for item in hero.items]


@settings(max_examples=40, deadline=None)
@given(commands=st.lists(wishes, max_size=10), picks=st.lists(st.integers(0, 5), min_size=1, max_size=4))
def test_gold_and_things_are_accounted_for(commands: list[Command], picks: list[int]) -> None:
    table = TABLE
    for command in commands:
        try:
            events = carry_out(table, command, picks)
        except GameError:
            continue
        for event in events:
            before, table = table, evolve(table, event)
            assert all_gold(table) - all_gold(before) == gold_of(event)
            assert gold_of_all_times(table) == gold_of_all_times(TABLE)
            assert len(all_things(table)) - len(all_things(before)) == things_of(event)
        assert_in_range(table)


def assert_in_range(table: Table) -> None:
    assert len(set(all_things(table))) == len(all_things(table))
    assert all(number >= 0 for number in table.stock.values())
    for one in table.heroes.values():
        assert one.gold >= 0
        assert one.healer_debt >= 0
        assert one.body_points <= one.body_attribute
        assert -mind_bonus(one, CONTENT) - 1 <= one.mind_points <= one.mind_attribute
        assert all(active.amount > 0 for active in one.effects)
        loadout_problems(one, CONTENT, table.house_rules)
    assert Table.model_validate_json(table.model_dump_json()) == table
