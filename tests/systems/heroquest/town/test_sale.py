"""HQ-6-SELL, HQ-15.1-SELL: what a sale brings."""

import pytest

from app.campaign import undo_outcome
from app.core.errors import GameError
from app.systems.heroquest.labels import labels
from app.systems.heroquest.state.figures import Condition, Item, Place, SpellSet
from app.systems.heroquest.town.commands import SellItem, TransmuteItem
from app.systems.heroquest.town.events import ItemSold
from tests.builders import choose, facts, hero_after, make_hero, make_item, make_table

WORDS = labels("de")
SELL = SellItem(hero_id="hero", item_id="x")
TO_GOBLIN = SellItem(hero_id="hero", item_id="x", buyer="goblin_trader")


def thing(content_id: str, **wear: bool | int) -> Item:
    return make_item(content_id, Place.PACK, "x", **wear)


@pytest.mark.rule("HQ-6-SELL", "HQ-15.1-SELL")
@pytest.mark.parametrize(("item", "gold"), [
    (thing("short_sword"), 75),
    (thing("bow"), 137),
    (thing("broadsword", rusty=True), 62),
    (thing("bow", fall_damage=1), 68),
    (thing("broadsword", notches=2), 125),
    (thing("helmet", damaged=True), 60),
    (thing("healing_potion_4"), 100),
    (thing("gem"), 50),
])  # fmt: skip
def test_half_the_price_a_quarter_for_what_nobody_can_mend(item: Item, gold: int) -> None:
    hero = hero_after(make_table(make_hero("wizard", item)), SELL)
    assert (hero.gold, hero.items) == (gold, ())


@pytest.mark.rule("HR-FALL-REPAIR", "HQ-15.1-SELL")
def test_what_the_smith_can_mend_brings_half() -> None:
    assert hero_after(make_table(make_hero("elf", thing("bow", fall_damage=1)), fall_repair="smith"), SELL).gold == 137


@pytest.mark.rule("HQ-15.1-SELL")
def test_the_goblin_trader_pays_a_quarter_even_on_a_quest() -> None:
    hero = make_hero("elf", thing("bow")).model_copy(update={"on_quest": True})
    assert hero_after(make_table(hero), TO_GOBLIN).gold == 68
    with pytest.raises(GameError, match=r"sale\.between_quests"):
        facts(make_table(hero), SELL)


@pytest.mark.rule("HQ-6-SELL")
def test_for_what_has_no_price_the_game_master_says_one() -> None:
    table = make_table(make_hero("elf", thing("spirit_blade")))
    with pytest.raises(GameError, match=r"shop\.price_missing"):
        facts(table, SELL)
    assert hero_after(table, SellItem(hero_id="hero", item_id="x", price=501)).gold == 250


@pytest.mark.rule("HQ-6-SELL")
def test_nobody_buys_broken_things() -> None:
    with pytest.raises(GameError, match=r"item\.broken"):
        facts(make_table(make_hero("elf", thing("helmet", broken=True))), SELL)


def test_what_was_worn_is_told_worn_and_a_fact_from_before_says_nothing_of_it() -> None:
    (sold,) = facts(make_table(make_hero("elf", thing("broadsword", rusty=True, notches=1))), SELL)
    told = WORDS.sentence(sold, {"hero": "Liathan"})
    assert told == "Liathan verkauft für 62 Gold: Langschwert (rostig, schartig)."
    before = ItemSold(hero_id="hero", item_id="x", content_id="broadsword", price=62)
    assert WORDS.sentence(before, {"hero": "Liathan"}) == "Liathan verkauft für 62 Gold: Langschwert."
    assert undo_outcome.say_the_same((sold,), (before,))
    assert not undo_outcome.say_the_same((sold,), (before.model_copy(update={"price": 61}),))
    assert not undo_outcome.say_the_same((sold,), (sold.model_copy(update={"wear": ()}),))


def test_who_lies_on_the_ground_sells_nothing() -> None:
    down = make_hero("elf", thing("helmet"), body_points=0, condition=Condition.FAINTED, recovery="plain")
    with pytest.raises(GameError, match=r"hero\.is_down"):
        facts(make_table(down), SELL)


@pytest.mark.rule("HQ-8.1-SETS")
def test_the_spell_sets_of_a_sold_talisman_go_with_it() -> None:
    sets = [SpellSet(lore="life", permanent=False), SpellSet(lore="light", permanent=False)]
    elf = make_hero("elf", thing("talisman_of_lore"), gained_mind=1, spell_sets=sets)
    told = facts(make_table(elf), SellItem(hero_id="hero", item_id="x", price=10), choose("life"))
    assert [event.type for event in told] == ["item.sold", "spell_set.lost"]


@pytest.mark.rule("HQ-5")
def test_the_stone_turns_equipment_into_gold() -> None:
    table = make_table(make_hero("elf", thing("dagger", rusty=True), "philosophers_stone", "gem"))
    hero = hero_after(table, TransmuteItem(hero_id="hero", item_id="philosophers_stone", thing_id="x"))
    assert (hero.gold, [item.content_id for item in hero.items]) == (100, ["gem"])
    with pytest.raises(GameError, match=r"transmutation\.no_equipment"):
        facts(table, TransmuteItem(hero_id="hero", item_id="philosophers_stone", thing_id="gem"))
    with pytest.raises(GameError, match=r"transmutation\.no_stone"):
        facts(table, TransmuteItem(hero_id="hero", item_id="gem", thing_id="x"))
