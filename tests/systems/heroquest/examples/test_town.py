"""The worked examples of the ledger about town, potions and the end of a quest."""

import pytest

from app.core.answers import Answer
from app.core.errors import GameError
from app.systems.heroquest.body.commands import ChangeMindPoints
from app.systems.heroquest.equipment.carrying import loadout_problems
from app.systems.heroquest.hero_dice import attack_pool
from app.systems.heroquest.potions.commands import BrewPotion, DrinkPotion, TakePoison
from app.systems.heroquest.quests.commands import AwardQuestPoint, CloseQuest
from app.systems.heroquest.state.figures import Condition, Hero, Item, Place
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.town.commands import BuyItem, GiveGoldTo, LimitStock, SellItem
from tests.builders import CONTENT, after, choose, facts, hand, hero_after, make_hero, make_item, make_table


def ingredients(notes: str) -> list[Item]:
    return [
        Item(id=f"i{number}", content_id="potion_ingredient", place=Place.PACK, note=note)
        for number, note in enumerate(notes)
    ]


def brewed(notes: str) -> Table:
    things = ingredients(notes)
    ids = tuple(item.id for item in things)
    return after(make_table(make_hero("dwarf", *things)), BrewPotion(hero_id="hero", ingredients=ids, item_id="new"))


def refusal(hero: Hero, content_id: str, price: int | None = None) -> str:
    table = make_table(hero.model_copy(update={"gold": 999}))
    with pytest.raises(GameError) as refused:
        facts(table, BuyItem(hero_id="hero", item_id="new", content_id=content_id, price=price))
    return refused.value.code


@pytest.mark.rule("HQ-15.1-SELL", "HR-FALL-REPAIR")
def test_example_6_damaged_bow_is_sold_for_a_quarter() -> None:
    elf = make_hero("elf", "short_sword", make_item("bow", Place.BACK, fall_damage=1))
    assert hero_after(make_table(elf), SellItem(hero_id="hero", item_id="bow")).gold == 68


@pytest.mark.rule("HQ-9-ROBBED")
def test_example_7_companions_cannot_carry_the_gold_of_the_fallen() -> None:
    fallen = make_hero(gold=300, body_points=0, condition=Condition.FAINTED, recovery="plain")
    table = make_table(fallen, make_hero("elf", hero_id="elf"))
    with pytest.raises(GameError, match=r"hero\.is_down"):
        facts(table, GiveGoldTo(hero_id="hero", to_id="elf", amount=300))


@pytest.mark.rule("HQ-15.1-SELL")
def test_example_9_rusty_broadsword_is_sold_for_a_quarter() -> None:
    barbarian = make_hero("barbarian", make_item("broadsword", Place.HAND, rusty=True))
    assert hero_after(make_table(barbarian), SellItem(hero_id="hero", item_id="broadsword")).gold == 62


@pytest.mark.rule("HQ-1.1-KONSTITUTION", "HR-DWARF-MAX")
@pytest.mark.parametrize(("gained", "faces", "lost"), [
    (0, ["white_shield"], 1),
    (1, ["white_shield", "black_shield"], 0),
    (2, ["white_shield"], 0),
    (2, ["black_shield"], 1),
])  # fmt: skip
def test_example_21_dwarf_meets_poison(gained: int, faces: list[str], lost: int) -> None:
    dwarf = make_hero("dwarf", gained_body=gained)
    answers: list[Answer] = [choose("throw"), hand(faces[0])]
    if len(faces) > 1:
        answers += [choose("repeat"), hand(faces[1])]
    elif gained == 2 and lost:
        answers.append(choose("keep"))
    hero = hero_after(make_table(dwarf), TakePoison(hero_id="hero"), *answers)
    assert hero.body_attribute - hero.body_points == lost


@pytest.mark.rule("HQ-14-BREW", "HQ-14-ELIXIER")
def test_example_33_five_ingredients_make_the_elixir() -> None:
    brewer = brewed("abcde").heroes["hero"]
    assert [item.content_id for item in brewer.items] == ["elixir_of_life"]
    dead = make_hero("elf", hero_id="dead", body_points=-1, condition=Condition.DEAD, recovery="scarred")
    pour = DrinkPotion(hero_id="hero", item_id="new", to_id="dead")
    assert after(make_table(brewer, dead), pour).heroes["dead"].body_points == 6
    with pytest.raises(GameError, match=r"hero\.lost"):
        facts(make_table(brewer, dead.model_copy(update={"condition": Condition.LOST})), pour)
    assert [item.content_id for item in brewed("abcc").heroes["hero"].items] == [
        "potion_ingredient",
        "healing_potion_4",
    ]


@pytest.mark.rule("HQ-7-QP", "HR-QP-CAPPED")
def test_example_34_tenth_point_at_the_end_of_a_quest() -> None:
    elf = make_hero("elf", gained_mind=2, quest_points=9).model_copy(update={"on_quest": True})
    hero = hero_after(make_table(elf), CloseQuest())
    assert (hero.body_attribute, hero.mind_attribute, hero.quest_points) == (7, 6, 0)
    wizard = make_hero("wizard", gained_body=2, gained_mind=2, quest_points=9)
    assert hero_after(make_table(wizard), AwardQuestPoint(hero_id="hero")).quest_points == 10


@pytest.mark.rule("HQ-5", "HR-EXCESS-GIVE", "HR-POTION-CARDS", "HQ-6-SURPLUS", "HQ-6-SELL")
def test_example_35_barbarian_comes_home_with_too_much() -> None:
    many = [
        *(make_item("gem", item_id=f"card{number}") for number in range(6)),
        *(make_item("spell_scroll", item_id=f"scroll{number}") for number in range(3)),
        *(make_item(name) for name in ("ring_of_return", "spell_book", "cloak")),
        *(make_item("healing_potion_4", item_id=f"ht4_{number}") for number in range(5)),
    ]
    barbarian = make_hero("barbarian", "broadsword", "axe", make_item("short_sword"), *many)
    elf = make_hero("elf", make_item("spell_scroll", item_id="own"), hero_id="elf")
    table = make_table(*(hero.model_copy(update={"on_quest": True}) for hero in (barbarian, elf)))
    table = after(
        table, CloseQuest(), choose("drop"), choose("drop"), choose("elf"), choose("cloak"), choose("short_sword")
    )
    left = [item.content_id for item in table.heroes["hero"].items]
    assert (left.count("gem"), left.count("spell_scroll"), left.count("healing_potion_4")) == (4, 2, 5)
    assert "cloak" not in left
    assert "short_sword" not in left
    assert len(table.heroes["elf"].items) == 2
    assert table.heroes["hero"].gold == 75
    assert loadout_problems(table.heroes["hero"], CONTENT, HouseRules()) == ()


@pytest.mark.rule(
    "HQ-14.1-SHOP", "HR-SHIELD-RANGED", "HQ-6-CAPS", "HQ-3-ARMOUR", "HQ-6-ARMOUR", "HR-RASEND-CAP"
)  # fmt: skip
def test_example_36_the_shop() -> None:
    table = after(make_table(make_hero("dwarf", gold=999)), LimitStock(content_id="antidote", number=2))
    for number in range(2):
        table = after(table, BuyItem(hero_id="hero", item_id=f"a{number}", content_id="antidote"))
    with pytest.raises(GameError, match=r"shop\.sold_out"):
        facts(table, BuyItem(hero_id="hero", item_id="a3", content_id="antidote"))
    assert refusal(make_hero("elf", "bow"), "shield_item") == "carrying.shield_with_ranged"
    assert refusal(make_hero("battle_mage"), "battle_axe") == "carrying.attack_cap"
    assert refusal(make_hero("wizard"), "chain_mail") == "carrying.class"
    assert refusal(make_hero("dwarf", "chain_mail"), "leather_jerkin", 300) == "carrying.covered_already"
    table = make_table(make_hero("barbarian", gold=400))
    table = after(table, BuyItem(hero_id="hero", item_id="new", content_id="battle_axe"))
    assert len(attack_pool(table.heroes["hero"], CONTENT, table.house_rules)) == 5


@pytest.mark.rule("HQ-17", "HR-MIND-RESTORED")
def test_example_37_after_the_quest_the_mind_is_back() -> None:
    barbarian = make_hero("barbarian", "helmet", "shield_item", "chain_mail").model_copy(update={"on_quest": True})
    table = after(make_table(barbarian), ChangeMindPoints(hero_id="hero", change=-2))
    assert after(table, CloseQuest()).heroes["hero"].mind_points == 2
