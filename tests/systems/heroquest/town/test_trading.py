"""HQ-5, HQ-8.3, HQ-9-ROBBED: things and gold change hands."""

import pytest

from app.core.errors import GameError
from app.systems.heroquest.state.figures import Condition, Hero, Item, Place
from app.systems.heroquest.town.commands import GiveGoldTo, GiveItemTo
from tests.builders import after, facts, make_hero, make_item, make_table


def give(item_id: str, to_id: str = "other") -> GiveItemTo:
    return GiveItemTo(hero_id="hero", item_id=item_id, to_id=to_id)


def scrolls(number: int) -> list[Item]:
    return [make_item("spell_scroll", item_id=f"s{one}") for one in range(number)]


def other(*items: str | Item, gold: int = 0, mind_points: int = 3) -> Hero:
    return make_hero("dwarf", *items, hero_id="other", gold=gold, mind_points=mind_points)


def test_a_thing_keeps_its_wear_and_goes_where_it_fits() -> None:
    table = after(make_table(make_hero("elf", make_item("axe", Place.HAND, rusty=True)), other()), give("axe"))
    item = table.heroes["other"].items[0]
    assert (table.heroes["hero"].items, item.place, item.wear.rusty) == ((), Place.HAND, True)


@pytest.mark.rule("HQ-6-SURPLUS")
def test_what_the_other_cannot_use_goes_to_the_pack() -> None:
    wizard = make_hero("wizard", hero_id="other")
    table = after(make_table(make_hero("dwarf", "axe"), wizard), give("axe"))
    assert table.heroes["other"].items[0].place is Place.PACK


@pytest.mark.rule("HQ-5")
def test_between_quests_the_limits_hold_during_one_they_do_not() -> None:
    full = other(*scrolls(2))
    giver = make_hero("elf", make_item("spell_scroll", item_id="mine"))
    with pytest.raises(GameError, match=r"trade\.no_room"):
        facts(make_table(giver, full), give("mine"))
    on_quest = full.model_copy(update={"on_quest": True})
    assert len(after(make_table(giver, on_quest), give("mine")).heroes["other"].items) == 3


@pytest.mark.rule("HQ-8.3")
def test_scrolls_go_to_those_who_can_read() -> None:
    giver = make_hero("elf", make_item("spell_scroll", item_id="mine"))
    with pytest.raises(GameError, match=r"trade\.cannot_read"):
        facts(make_table(giver, other(mind_points=1)), give("mine"))


def test_gold_changes_hands() -> None:
    table = after(make_table(make_hero(gold=50), other(gold=5)), GiveGoldTo(hero_id="hero", to_id="other", amount=20))
    assert (table.heroes["hero"].gold, table.heroes["other"].gold) == (30, 25)
    with pytest.raises(GameError, match=r"gold\.not_enough"):
        facts(table, GiveGoldTo(hero_id="hero", to_id="other", amount=31))


@pytest.mark.rule("HQ-9-ROBBED")
def test_nobody_carries_gold_or_things_for_the_fallen() -> None:
    fallen = make_hero("elf", "gem", gold=50, body_points=0, condition=Condition.FAINTED, recovery="plain")
    for command in (give("gem"), GiveGoldTo(hero_id="hero", to_id="other", amount=1)):
        with pytest.raises(GameError, match=r"hero\.is_down"):
            facts(make_table(fallen, other()), command)


def test_nobody_trades_with_himself() -> None:
    with pytest.raises(GameError, match=r"trade\.with_oneself"):
        facts(make_table(make_hero("elf", "gem")), give("gem", "hero"))


@pytest.mark.rule("HQ-5", "HR-POTION-CARDS")
def test_room_for_a_potion_is_a_house_rule() -> None:
    figures = (make_hero("elf", "antidote"), other(*(make_item("antidote", item_id=f"a{one}") for one in range(4))))
    with pytest.raises(GameError, match=r"trade\.no_room"):
        facts(make_table(*figures), give("antidote"))
    assert len(after(make_table(*figures, potion_cards="free"), give("antidote")).heroes["other"].items) == 5
