"""Mind points come and go (HQ-8.1-SETS, HQ-17)."""

import pytest

from app.core.errors import GameError
from app.systems.heroquest.body.commands import ChangeMindPoints, RestoreMind
from app.systems.heroquest.state.figures import SpellSet
from tests.builders import choose, facts, hero_after, make_hero, make_table

ELIXIR = RestoreMind(hero_id="hero")


def change(points: int) -> ChangeMindPoints:
    return ChangeMindPoints(hero_id="hero", change=points)


@pytest.mark.parametrize(
    ("start", "points", "left"), [(6, -2, 4), (6, -1, 5), (1, -1, 0), (2, -9, 0), (3, 2, 5), (3, 1, 4), (5, 9, 6)]
)
def test_mind_points_stay_between_zero_and_the_attribute(start: int, points: int, left: int) -> None:
    assert hero_after(make_table(make_hero("wizard", mind_points=start)), change(points)).mind_points == left


@pytest.mark.parametrize(
    ("start", "points", "code"),
    [(6, 1, "mind_points.full"), (0, -1, "mind_points.none_left"), (6, 0, "value.no_change")],
)
def test_changes_that_change_nothing_are_refused(start: int, points: int, code: str) -> None:
    with pytest.raises(GameError) as refused:
        facts(make_table(make_hero("wizard", mind_points=start)), change(points))
    assert refused.value.code == code


def test_talisman_counts_for_the_current_value() -> None:
    hero = hero_after(make_table(make_hero("barbarian", "talisman_of_lore")), change(-3))
    assert hero.mind_points == -1


def test_losing_mind_loses_the_surplus_sets() -> None:
    sets = (SpellSet(lore="life", permanent=False), SpellSet(lore="light", permanent=False))
    elf = make_hero("elf", gained_mind=2, spell_sets=sets)
    assert hero_after(make_table(elf), change(-1), choose("life")).spell_sets == sets[1:]
    assert hero_after(make_table(elf), change(-3), choose("life")).spell_sets == ()


@pytest.mark.rule("HR-MIND-RESTORED")
@pytest.mark.parametrize(("option", "mind_points"), [("attribute", 3), ("start_value", 2)])
def test_elixir_restores_a_lost_mind(option: str, mind_points: int) -> None:
    """HQ-17, HR-MIND-RESTORED, both ways."""
    table = make_table(make_hero(gained_mind=1, mind_points=0), restored_mind=option)
    assert hero_after(table, ELIXIR).mind_points == mind_points


@pytest.mark.rule("HQ-14-ELIXIER", "HQ-17")
def test_elixir_restores_what_a_talisman_had_lent_too() -> None:
    assert hero_after(make_table(make_hero(mind_points=-1)), ELIXIR).mind_points == 2


def test_elixir_is_not_wasted_on_a_clear_mind() -> None:
    with pytest.raises(GameError, match=r"mind_points\.not_lost"):
        facts(make_table(make_hero(mind_points=1)), ELIXIR)
