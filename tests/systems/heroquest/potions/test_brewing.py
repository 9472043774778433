"""HQ-14-FIND, HQ-14-BREW: ingredients and what becomes of them."""

import pytest

from app.core.errors import GameError
from app.systems.heroquest.potions.commands import BrewPotion, FindIngredient
from app.systems.heroquest.state.figures import Hero, Item, Place
from tests.builders import choose, facts, hero_after, make_hero, make_table

FIND = FindIngredient(hero_id="hero", item_id="i1", content_id="potion_ingredient", note="Alraune")


def hero_with(*notes: str) -> Hero:
    """A hero with an ingredient for each note, named i1, i2 …"""
    items = [
        Item(id=f"i{number}", content_id="potion_ingredient", place=Place.PACK, note=note)
        for number, note in enumerate(notes, start=1)
    ]
    return make_hero("dwarf", *items)


def brew(number: int, *, at_bench: bool = True) -> BrewPotion:
    names = tuple(f"i{one}" for one in range(1, number + 1))
    return BrewPotion(hero_id="hero", ingredients=names, item_id="new", at_bench=at_bench)


def carried(hero: Hero) -> list[str]:
    return [item.content_id if item.id == "new" else item.note for item in hero.items]


@pytest.mark.rule("HQ-14-FIND")
def test_who_knows_an_ingredient_takes_it() -> None:
    assert carried(hero_after(make_table(hero_with()), FIND, choose("passed"))) == ["Alraune"]
    assert carried(hero_after(make_table(hero_with()), FIND, choose("failed"))) == []


@pytest.mark.rule("HQ-14-BREW")
@pytest.mark.parametrize(("notes", "chosen", "result"), [
    ("ab", "troll_bane_potion", ["troll_bane_potion"]),
    ("ab", "plague_cure", ["plague_cure"]),
    ("abc", None, ["healing_potion_4"]),
    ("abcd", None, ["injury_cure"]),
    ("abcde", None, ["elixir_of_life"]),
    ("abcdef", None, ["f", "elixir_of_life"]),
    ("abca", None, ["a", "healing_potion_4"]),
    ("abab", "plague_cure", ["a", "b", "plague_cure"]),
])  # fmt: skip
def test_different_ingredients_make_a_potion_the_rest_stays(notes: str, chosen: str | None, result: list[str]) -> None:
    answers = [choose(chosen)] if chosen else []
    assert carried(hero_after(make_table(hero_with(*notes)), brew(len(notes)), *answers)) == result


@pytest.mark.rule("HR-BREW-TWO")
def test_two_ingredients_may_be_alike() -> None:
    alike = hero_with("Alraune", " alraune")
    assert carried(hero_after(make_table(alike), brew(2), choose("plague_cure"))) == ["plague_cure"]
    thrice = hero_with("Alraune", "Alraune", "Alraune")
    assert carried(hero_after(make_table(thrice), brew(3), choose("plague_cure"))) == ["Alraune", "plague_cure"]
    with pytest.raises(GameError, match=r"brew\.too_few"):
        facts(make_table(alike, brew_of_two="must_differ"), brew(2))


@pytest.mark.rule("HQ-14-BREW")
@pytest.mark.parametrize(
    ("outcome", "left"), [("kept", ["a", "b", "c"]), ("lost", []), ("success", ["healing_potion_4"])]
)
def test_without_a_bench_the_experiment_table_decides(outcome: str, left: list[str]) -> None:
    hero = hero_after(make_table(hero_with("a", "b", "c")), brew(3, at_bench=False), choose(outcome))
    assert carried(hero) == left


@pytest.mark.rule("HQ-14-BREW")
def test_what_does_not_brew() -> None:
    with pytest.raises(GameError, match=r"brew\.too_few"):
        facts(make_table(hero_with("a")), brew(1))
    with pytest.raises(GameError, match=r"brew\.no_ingredient"):
        facts(make_table(make_hero("dwarf", "gem")), BrewPotion(hero_id="hero", ingredients=("gem",), item_id="new"))
    with pytest.raises(GameError, match=r"brew\.no_ingredient"):
        facts(make_table(), FindIngredient(hero_id="hero", item_id="i1", content_id="gem"))
    with pytest.raises(GameError, match=r"item\.already_there"):
        facts(make_table(hero_with("a")), FIND)
    mindless = hero_with("a", "b").model_copy(update={"mind_points": 0})
    with pytest.raises(GameError, match=r"brew\.not_able"):
        facts(make_table(mindless), brew(2))
    with pytest.raises(GameError, match=r"item\.already_there"):
        facts(make_table(hero_with("a", "b")), BrewPotion(hero_id="hero", ingredients=("i1", "i2"), item_id="i1"))
