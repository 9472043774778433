"""HQ-14.1-SHOP: what the shop sells to whom."""

import pytest

from app.core.errors import GameError
from app.systems.heroquest.state.figures import Condition, Hero, Place
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.town.commands import BuyItem, LimitStock
from tests.builders import after, facts, hero_after, make_hero, make_table


def buy(content_id: str, price: int | None = None, *, quest_allows: bool = False) -> BuyItem:
    return BuyItem(hero_id="hero", item_id="new", content_id=content_id, price=price, quest_allows=quest_allows)


def refusal(table: Table, command: BuyItem | LimitStock) -> str:
    with pytest.raises(GameError) as refused:
        facts(table, command)
    return refused.value.code


@pytest.mark.rule("HQ-14.1-SHOP")
@pytest.mark.parametrize(("content_id", "gold", "place"), [
    ("helmet", 380, Place.WORN),
    ("axe", 250, Place.HAND),
    ("healing_potion_2", 400, Place.PACK),
    ("tool_kit", 250, Place.PACK),
])  # fmt: skip
def test_bought_things_cost_their_price_and_go_where_they_fit(content_id: str, gold: int, place: Place) -> None:
    hero = hero_after(make_table(make_hero("dwarf", gold=500)), buy(content_id))
    assert (hero.gold, hero.items[0].place) == (gold, place)


@pytest.mark.rule("HQ-14.1-SHOP", "HQ-6-CAPS", "HQ-3-ARMOUR", "HQ-3-SHIELD", "HQ-6-ARMOUR", "HQ-3-CARRY")
@pytest.mark.parametrize(("hero", "content_id", "code"), [
    (make_hero("battle_mage"), "battle_axe", "carrying.attack_cap"),
    (make_hero("wizard"), "chain_mail", "carrying.class"),
    (make_hero("wizard"), "broadsword", "carrying.class"),
    (make_hero("dwarf"), "bracers", "carrying.class"),
    (make_hero("elf", "bow"), "shield_item", "carrying.shield_with_ranged"),
    (make_hero("elf", "bow"), "broadsword", "carrying.beside_bow"),
    (make_hero("dwarf", "chain_mail"), "leather_jerkin", "carrying.covered_already"),
    (make_hero("dwarf", "axe", "broadsword"), "short_sword", "carrying.two_weapons"),
    (make_hero("dwarf", "battle_axe"), "shield_item", "carrying.two_handed"),
    (make_hero("dwarf", "axe", "dagger"), "dagger", "carrying.belt_full"),
])  # fmt: skip
def test_the_shop_refuses_what_may_not_be_used(hero: Hero, content_id: str, code: str) -> None:
    price = 300 if content_id == "leather_jerkin" else None
    assert refusal(make_table(hero.model_copy(update={"gold": 999})), buy(content_id, price)) == code


@pytest.mark.rule("HR-RASEND-CAP", "HQ-6-CAPS")
def test_a_barbarian_with_a_battle_axe_stands_at_the_cap() -> None:
    assert hero_after(make_table(make_hero("barbarian", gold=400)), buy("battle_axe")).items[0].place is Place.HAND


@pytest.mark.rule("HQ-14.1-SHOP")
@pytest.mark.parametrize(("content_id", "code"), [
    ("teapot", "item.unknown_content"),
    ("plate_mail", "shop.not_sold"),
    ("potion_of_strength", "shop.not_sold"),
    ("elixir_of_life", "shop.not_sold"),
    ("spirit_blade", "shop.not_sold"),
    ("chain_mail", "gold.not_enough"),
])  # fmt: skip
def test_what_the_shop_does_not_have_and_who_cannot_pay(content_id: str, code: str) -> None:
    assert refusal(make_table(make_hero("dwarf", gold=449)), buy(content_id)) == code


@pytest.mark.rule("HQ-14.1-SHOP")
def test_it_sells_between_quests_unless_the_quest_says_otherwise() -> None:
    table = make_table(make_hero("dwarf", gold=100).model_copy(update={"on_quest": True}))
    assert refusal(table, buy("antidote")) == "shop.between_quests"
    assert hero_after(table, buy("antidote", quest_allows=True)).gold == 0


@pytest.mark.rule("HQ-14.1-SHOP")
def test_an_unknown_price_has_to_be_said_and_a_known_one_holds() -> None:
    table = make_table(make_hero("dwarf", gold=400))
    assert refusal(table, buy("leather_jerkin")) == "shop.price_missing"
    assert hero_after(table, buy("leather_jerkin", 300)).gold == 100
    assert refusal(table, buy("helmet", 1)) == "shop.price_fixed"
    assert hero_after(table, buy("helmet", 120)).gold == 280


@pytest.mark.rule("HQ-14.1-SHOP")
def test_a_limited_stock_runs_out_and_may_be_lifted() -> None:
    table = after(make_table(make_hero("dwarf", gold=500)), LimitStock(content_id="antidote", number=1))
    assert table.stock == {"antidote": 1}
    table = after(table, buy("antidote"))
    again = BuyItem(hero_id="hero", item_id="second", content_id="antidote")
    assert refusal(table, again) == "shop.sold_out"
    table = after(table, LimitStock(content_id="antidote"))
    assert (table.stock, after(table, again).stock) == ({}, {})
    assert refusal(table, LimitStock(content_id="antidote")) == "value.no_change"


def test_who_lies_on_the_ground_buys_nothing_and_names_are_given_once() -> None:
    down = make_hero("dwarf", gold=500, body_points=0, condition=Condition.FAINTED, recovery="plain")
    assert refusal(make_table(down), buy("antidote")) == "hero.is_down"
    twice = BuyItem(hero_id="hero", item_id="helmet", content_id="antidote")
    assert refusal(make_table(make_hero("dwarf", "helmet", gold=500)), twice) == "item.already_there"
