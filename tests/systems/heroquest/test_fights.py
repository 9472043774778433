"""Fights to the end between described sides."""

from fractions import Fraction

import pytest

from app.core.errors import GameError
from app.systems.heroquest.calculator.fights import FightDescription, FightingHero, fought
from app.systems.heroquest.calculator.figures import ItemDescription, MonsterDescription
from app.systems.heroquest.odds.duel import encounter
from tests.builders import CONTENT, make_hero, make_monster, make_table

ORC = MonsterDescription(kind="orc")
BARBARIAN = FightingHero(hero_class="barbarian")
SHIELD = ItemDescription(content_id="shield_item")


def test_a_class_fights_with_what_it_begins_with() -> None:
    fight = fought(FightDescription(heroes=(BARBARIAN,), monsters=(ORC,)), CONTENT)
    table = make_table(make_hero("barbarian", "broadsword"), make_monster())
    assert fight.duel == encounter(table, ["hero"], ["monster"], CONTENT)
    assert fight.heroes_win == fight.duel.first_wins
    unarmed = BARBARIAN.model_copy(update={"start_equipment": False})
    assert fought(FightDescription(heroes=(unarmed,), monsters=(ORC,)), CONTENT).heroes_win < fight.heroes_win


def test_more_gear_helps_and_what_is_there_comes_only_once() -> None:
    sword = ItemDescription(content_id="broadsword")
    plain = fought(FightDescription(heroes=(BARBARIAN,), monsters=(ORC,)), CONTENT)
    same = FightDescription(heroes=(BARBARIAN.model_copy(update={"items": (sword,)}),), monsters=(ORC,))
    better = FightDescription(heroes=(BARBARIAN.model_copy(update={"items": (SHIELD,)}),), monsters=(ORC,))
    assert fought(same, CONTENT).heroes_win == plain.heroes_win < fought(better, CONTENT).heroes_win


def test_who_begins_has_the_better_chance() -> None:
    two = FightDescription(heroes=(FightingHero(hero_class="wizard"),), monsters=(ORC,) * 2)
    first, second = fought(two, CONTENT), fought(two.model_copy(update={"begins": "monsters"}), CONTENT)
    assert second.heroes_win < first.heroes_win
    assert second.heroes_win == second.duel.second_wins


def test_points_left_are_certain_together_and_agree_with_who_wins() -> None:
    mage = FightingHero(hero_class="battle_mage")  # an order does not matter to blades
    fight = fought(FightDescription(heroes=(mage,), monsters=(ORC,)), CONTENT)
    assert [sum(one.chances.values()) for one in fight.left] == [1, 1]
    assert 1 - fight.left[0].chances[0] == fight.heroes_win
    assert fight.heroes_win + fight.monsters_win == 1
    assert isinstance(fight.heroes_win, Fraction)


def test_fighters_who_are_alike_are_reckoned_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four of a kind are no other fight than four different ones of the same values."""
    named = tuple(ORC.model_copy(update={"name": f"Ork {n}"}) for n in range(3))
    alike = fought(FightDescription(heroes=(BARBARIAN,), monsters=(ORC,) * 3), CONTENT)
    assert fought(FightDescription(heroes=(BARBARIAN,), monsters=named), CONTENT).duel == alike.duel


@pytest.mark.parametrize(
    ("described", "code", "field"),
    [
        (FightDescription(monsters=(ORC,)), "odds.nobody", "heroes"),
        (FightDescription(heroes=(BARBARIAN,)), "odds.nobody", "monsters"),
        (FightDescription(heroes=(BARBARIAN,), begins="monsters"), "odds.nobody", "monsters"),
        (FightDescription(heroes=(BARBARIAN,) * 4, monsters=(ORC,) * 30), "odds.too_many_states", "monsters"),
        (
            FightDescription(heroes=(FightingHero(hero_class="king"),), monsters=(ORC,)),
            "hero_class.unknown", "heroes.0.hero_class",
        ),
        (
            FightDescription(heroes=(BARBARIAN,), monsters=(ORC, MonsterDescription(kind="cake"))),
            "monster.kind_unknown", "monsters.1.kind",
        ),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told_at_its_field(described: FightDescription, code: str, field: str) -> None:
    with pytest.raises(GameError) as refusal:
        fought(described, CONTENT)
    assert (refusal.value.code, refusal.value.field) == (code, field)


def test_start_equipment_that_cannot_be_carried_is_a_fault_of_the_wish_for_it() -> None:
    hero = BARBARIAN.model_copy(update={"items": (ItemDescription(content_id="bracers"),)})
    with pytest.raises(GameError) as refusal:
        fought(FightDescription(heroes=(hero,), monsters=(ORC,)), CONTENT)
    assert refusal.value.field == "heroes.0.items.0.content_id"
    two = tuple(ItemDescription(content_id=one) for one in ("battle_axe", "axe"))
    with pytest.raises(GameError) as refusal:
        fought(FightDescription(heroes=(BARBARIAN.model_copy(update={"items": two}),), monsters=(ORC,)), CONTENT)
    assert refusal.value.field == "heroes.0.start_equipment"
