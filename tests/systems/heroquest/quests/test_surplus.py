"""HQ-6-SURPLUS: weapons that a hero brings home and may not carry beside the rest."""

import pytest

from app.core.answers import ChoicePrompt
from app.systems.heroquest.quests.commands import CloseQuest
from app.systems.heroquest.state.figures import Hero, Place
from app.systems.heroquest.state.table import Table
from tests.builders import after, choose, facts_so_far, make_hero, make_item, make_table

CLOSE = CloseQuest()


def returning(hero: Hero) -> Table:
    """A table whose hero is on a quest."""
    return make_table(hero.model_copy(update={"on_quest": True}))


def asked_at_the_close(table: Table) -> tuple[str, ...]:
    """What the hero may give up to make room."""
    _facts, asked = facts_so_far(table, CLOSE)
    assert isinstance(asked, ChoicePrompt)
    assert (asked.purpose, asked.about) == ("surplus_weapon", "hero")
    return asked.options


@pytest.mark.rule("HQ-6-SURPLUS", "HQ-6-SELL")
@pytest.mark.parametrize(("answer", "gold", "left"), [
    ("broadsword", 125, {"staff", "spirit_blade"}),
    ("later", 0, {"staff", "spirit_blade", "broadsword"}),
])  # fmt: skip
def test_a_weapon_that_finds_no_place_is_sold_or_waits_for_the_town(answer: str, gold: int, left: set[str]) -> None:
    """What has no known price is never sold here."""
    wizard = make_hero("wizard", "staff", make_item("broadsword"), make_item("spirit_blade"))
    assert asked_at_the_close(returning(wizard)) == ("broadsword", "later")
    hero = after(returning(wizard), CLOSE, choose(answer)).heroes["hero"]
    assert (hero.gold, {item.content_id for item in hero.items}) == (gold, left)


@pytest.mark.rule("HQ-6-SURPLUS", "HQ-3-SHIELD")
@pytest.mark.parametrize(("answer", "gold", "places"), [
    ("battle_axe", 200, {"shield_item": Place.WORN}),
    ("shield_item", 0, {"shield_item": Place.PACK, "battle_axe": Place.HAND}),
    ("later", 0, {"shield_item": Place.WORN, "battle_axe": Place.PACK}),
])  # fmt: skip
def test_a_two_handed_weapon_beside_a_shield_is_not_sold_unasked(
    answer: str, gold: int, places: dict[str, Place]
) -> None:
    table = returning(make_hero("barbarian", make_item("shield_item", Place.WORN), make_item("battle_axe")))
    assert asked_at_the_close(table) == ("battle_axe", "shield_item", "later")
    hero = after(table, CLOSE, choose(answer)).heroes["hero"]
    assert hero.gold == gold
    assert {item.content_id: item.place for item in hero.items} == places


@pytest.mark.rule("HQ-6-SURPLUS", "HQ-3-SHIELD")
def test_where_several_things_are_in_the_way_one_after_the_other_is_asked_for() -> None:
    bow = make_item("bow", Place.HAND)
    table = returning(make_hero("barbarian", bow, make_item("shield_item", Place.WORN), make_item("battle_axe")))
    assert asked_at_the_close(table) == ("battle_axe", "bow", "shield_item", "later")
    hero = after(table, CLOSE, choose("shield_item"), choose("bow")).heroes["hero"]
    assert {item.content_id: item.place for item in hero.items} == {"shield_item": Place.PACK, "battle_axe": Place.HAND}


@pytest.mark.rule("HQ-6-SURPLUS", "HQ-6-SELL")
@pytest.mark.parametrize(("sold", "kept"), [("battle_axe", "broadsword"), ("broadsword", "battle_axe")])
def test_the_player_says_which_of_the_weapons_that_compete_for_a_place_stay(sold: str, kept: str) -> None:
    things = ("broadsword", make_item("short_sword", Place.BACK), make_item("battle_axe"))
    table = returning(make_hero("barbarian", *things))
    _facts, asked = facts_so_far(table, CLOSE)
    assert isinstance(asked, ChoicePrompt)
    assert (asked.purpose, asked.about, asked.options[0]) == ("surplus_weapon", "hero", "battle_axe")
    hero = after(table, CLOSE, choose(sold)).heroes["hero"]
    assert {item.content_id: item.place for item in hero.items} == {kept: Place.HAND, "short_sword": Place.BACK}


@pytest.mark.rule("HQ-6-SURPLUS")
def test_a_weapon_that_finds_its_place_is_taken_up() -> None:
    hero = after(returning(make_hero("dwarf", "axe", make_item("short_sword"))), CLOSE).heroes["hero"]
    assert [item.place for item in hero.items] == [Place.HAND, Place.BACK]
