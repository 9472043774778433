"""HQ-9-ROBBED: the things of a hero who is dead for good."""

import pytest

from app.core.errors import GameError
from app.systems.heroquest.body.commands import LoseBodyPoints
from app.systems.heroquest.hero_dice import attack_pool, defence_pool
from app.systems.heroquest.limits import current_mind
from app.systems.heroquest.state.figures import Condition, Hero, Place
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.town.commands import LootHero, MarkLostGear
from tests.builders import CONTENT, after, facts, hand, make_hero, make_table


def lost(*items: str, gold: int = 0) -> Hero:
    return make_hero("elf", *items, hero_id="lost", body_points=-2, gold=gold, condition=Condition.LOST)


def loot(*items: str, gold: bool = True) -> LootHero:
    return LootHero(hero_id="hero", lost_id="lost", items=items, gold=gold)


def refusal(table: Table, command: LootHero | MarkLostGear) -> str:
    with pytest.raises(GameError) as refused:
        facts(table, command)
    return refused.value.code


@pytest.mark.rule("HQ-9-ROBBED")
def test_others_take_gold_belongings_and_gear() -> None:
    table = after(make_table(make_hero("dwarf", gold=10), lost("axe", "gem", gold=90)), loot("axe", "gem"))
    hero = table.heroes["hero"]
    assert (hero.gold, table.heroes["lost"].gold) == (100, 0)
    assert [item.place for item in hero.items] == [Place.HAND, Place.PACK]
    assert table.heroes["lost"].items == ()


@pytest.mark.rule("HQ-9-ROBBED")
def test_weapons_only_within_the_limits() -> None:
    assert refusal(make_table(make_hero("dwarf", "axe", "broadsword"), lost("short_sword")), loot("short_sword")) == (
        "carrying.two_weapons"
    )
    assert refusal(make_table(make_hero("wizard"), lost("short_sword")), loot("short_sword")) == "carrying.class"


@pytest.mark.rule("HQ-9-ROBBED")
def test_magic_is_gone_with_the_bearers_life() -> None:
    dying = make_hero("wizard", "talisman_of_lore", "wizards_cloak", hero_id="lost", body_points=1)
    table = after(make_table(make_hero("wizard"), dying), LoseBodyPoints(hero_id="lost", points=3), hand(6))
    table = after(table, loot("talisman_of_lore", "wizards_cloak"))
    hero = table.heroes["hero"]
    assert current_mind(hero, CONTENT) == 6
    assert len(defence_pool(hero, CONTENT, table.house_rules)) == 2


@pytest.mark.rule("HQ-9-ROBBED", "HQ-15.4-MAGIC")
def test_a_magic_weapon_is_a_plain_one_of_its_kind() -> None:
    dying = make_hero("dwarf", "rune_axe", hero_id="lost", body_points=1)
    table = after(make_table(make_hero("dwarf"), dying), LoseBodyPoints(hero_id="lost", points=3), hand(6))
    table = after(table, loot("rune_axe"))
    assert [die.value for die in attack_pool(table.heroes["hero"], CONTENT, table.house_rules).dice] == ["white"] * 3


@pytest.mark.rule("HQ-9-ROBBED")
def test_only_the_dead_for_good_and_only_what_is_there() -> None:
    dead = make_hero("elf", "gem", hero_id="lost", body_points=-1, condition=Condition.DEAD, recovery="scarred")
    assert refusal(make_table(make_hero(), dead), loot("gem")) == "loot.not_lost"
    assert refusal(make_table(make_hero(), lost()), loot()) == "loot.nothing"
    assert refusal(make_table(make_hero(), lost(gold=5)), loot(gold=False)) == "loot.nothing"
    assert refusal(make_table(make_hero(), lost("gem")), loot("jewels")) == "item.unknown"
    down = make_hero(body_points=0, condition=Condition.FAINTED, recovery="plain")
    assert refusal(make_table(down, lost("gem")), loot("gem")) == "hero.is_down"


@pytest.mark.rule("HQ-9-ROBBED")
def test_a_marker_keeps_the_gear_for_a_new_hero() -> None:
    mark = MarkLostGear(hero_id="lost")
    table = after(make_table(make_hero("dwarf"), lost("axe", gold=30)), mark)
    assert table.heroes["lost"].gear_marked
    assert refusal(table, mark) == "loot.marked_already"
    assert after(table, loot("axe")).heroes["hero"].gold == 30
    assert refusal(make_table(make_hero(hero_id="lost")), mark) == "loot.not_lost"
    assert refusal(make_table(lost()), mark) == "loot.nothing"


@pytest.mark.rule("HQ-9-ROBBED")
@pytest.mark.parametrize("dead", [lost("axe"), lost(gold=30)])
def test_things_or_gold_alone_are_worth_a_marker(dead: Hero) -> None:
    assert after(make_table(make_hero("dwarf"), dead), MarkLostGear(hero_id="lost")).heroes["lost"].gear_marked
