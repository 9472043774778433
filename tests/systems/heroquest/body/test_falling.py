"""HQ-9-FALL, HQ-9-GOLD: what breaks and what is lost when a hero goes down."""

import pytest

from app.core.answers import Answer
from app.systems.heroquest.body.commands import LoseBodyPoints
from app.systems.heroquest.equipment.events import GoldLost
from app.systems.heroquest.state.figures import Hero, Place
from tests.builders import facts, facts_so_far, hand, hero_after, make_hero, make_item, make_table

DOWN = LoseBodyPoints(hero_id="hero", points=1)


def fall(hero: Hero, *answers: Answer, **options: str) -> Hero:
    """The hero, who stands at 1 body point, goes down with a plain faint."""
    return hero_after(make_table(hero, **options), DOWN, hand(3), *answers)


def weak(hero_class: str, *items: str, gold: int = 0) -> Hero:
    return make_hero(hero_class, *items, body_points=1, gold=gold)


def broken(hero: Hero) -> list[str]:
    return [item.id for item in hero.items if item.wear.broken]


def carried(hero: Hero) -> set[str]:
    return {item.id for item in hero.items}


FULL = ("broadsword", "helmet", "shield_item", "chain_mail", "healing_potion_4", "antidote", "spell_scroll", "gem")


@pytest.mark.rule("HQ-9-FALL")
@pytest.mark.parametrize(
    ("number", "what_breaks", "gone", "weapon_suffers"),
    [
        (1, ["shield_item"], {"healing_potion_4", "antidote", "spell_scroll"}, False),
        (2, ["shield_item"], {"healing_potion_4", "antidote"}, False),
        (3, ["shield_item"], set(), True),
        (4, ["shield_item"], set(), False),
        (5, [], set(), True),
        (6, [], set(), False),
    ],
)
def test_fall_table(number: int, what_breaks: list[str], gone: set[str], weapon_suffers: bool) -> None:
    hero = fall(weak("barbarian", *FULL), hand(number))
    assert broken(hero) == what_breaks
    assert set(FULL) - carried(hero) == gone
    assert (hero.items[0].wear.fall_damage == 1) is weapon_suffers


@pytest.mark.parametrize(
    ("worn", "short_chain", "long_chain"),
    [
        (("shield_item", "helmet", "chain_mail"), ["shield_item"], ["shield_item"]),
        (("helmet", "chain_mail"), ["helmet"], ["helmet"]),
        (("chain_mail",), [], ["chain_mail"]),
        (("bracers", "cloak_of_protection"), ["bracers"], ["bracers"]),
        (("cloak_of_protection",), [], ["cloak_of_protection"]),
        (("leather_jerkin",), [], []),
        ((), [], []),
    ],
)
def test_chains_of_protective_items(worn: tuple[str, ...], short_chain: list[str], long_chain: list[str]) -> None:
    assert broken(fall(weak("wizard", *worn), hand(2))) == short_chain
    assert broken(fall(weak("wizard", *worn), hand(4))) == long_chain


def test_what_is_broken_already_is_passed_over() -> None:
    shield = make_item("shield_item", Place.WORN, broken=True)
    hero = fall(make_hero("dwarf", shield, "helmet", body_points=1), hand(4))
    assert broken(hero) == ["shield_item", "helmet"]


def test_armor_in_the_pack_is_safe() -> None:
    hero = fall(make_hero("dwarf", make_item("shield_item", Place.PACK), body_points=1), hand(4))
    assert broken(hero) == []


@pytest.mark.rule("HR-FALL-ARM")
def test_row_four_can_spare_the_bracers() -> None:
    """HR-FALL-ARM, the other way."""
    hero = weak("wizard", "bracers", "cloak_of_protection")
    assert broken(fall(hero, hand(4), bracers_in_fall="spared")) == ["cloak_of_protection"]
    assert broken(fall(hero, hand(3), bracers_in_fall="spared")) == ["bracers"]


@pytest.mark.rule("HR-SCROLLS-DRY")
@pytest.mark.parametrize(("option", "left"), [("spared", {"spell_scroll"}), ("ruined", set())])
def test_scrolls_without_a_potion(option: str, left: set[str]) -> None:
    """HR-SCROLLS-DRY, both ways."""
    assert carried(fall(weak("wizard", "spell_scroll"), hand(1), dry_scrolls=option)) == left


@pytest.mark.parametrize(("number", "weapon"), [(1, "bow"), (3, "bow"), (4, "short_sword"), (6, "short_sword")])
def test_archer_throws_for_the_weapon(number: int, weapon: str) -> None:
    hero = fall(weak("elf", "short_sword", "bow"), hand(5), hand(number))
    assert [item.id for item in hero.items if item.wear.fall_damage] == [weapon]


def test_hero_with_one_kind_of_weapon_need_not_throw_for_it() -> None:
    assert fall(weak("elf", "bow"), hand(5)).items[0].wear.fall_damage == 1
    assert fall(weak("elf", "dagger"), hand(5)).items[0].wear.fall_damage == 1


def test_stowed_weapon_is_safe() -> None:
    hero = fall(make_hero("dwarf", make_item("axe", Place.BACK), body_points=1), hand(5))
    assert hero.items[0].wear.fall_damage == 0


def test_bare_hands_cannot_be_damaged() -> None:
    assert fall(weak("dwarf"), hand(5)).items == ()


@pytest.mark.rule("HQ-9-GOLD")
@pytest.mark.parametrize(("gold", "number", "lost"), [(500, 7, 140), (40, 3, 40), (60, 3, 60), (999, 10, 200)])
def test_gold_is_lost_but_never_more_than_there_is(gold: int, number: int, lost: int) -> None:
    purse = facts(make_table(weak("dwarf", gold=gold)), DOWN, hand(3), hand(6), hand(number))[-1]
    assert isinstance(purse, GoldLost)
    assert purse.amount == lost
    assert purse.roll is not None


def test_hero_without_gold_need_not_throw_for_it() -> None:
    events = facts(make_table(weak("dwarf")), DOWN, hand(3), hand(6))
    assert events[-1].type == "hero.fell"


def test_consequences_of_a_step_are_known_before_the_next_throw() -> None:
    events, prompt = facts_so_far(make_table(weak("barbarian", *FULL, gold=9)), DOWN, hand(3), hand(1))
    assert prompt is not None
    assert prompt.purpose == "fallen_gold"
    assert [event.type for event in events][2:] == ["hero.fell", "potion.broken", "scroll.ruined", "item.broken"]
