"""Getting up again (HQ-9-FAINT, HQ-9-DEATH, HQ-9-LOSS, HQ-14-ELIXIER)."""

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.body.commands import ReviveHero
from app.systems.heroquest.body.events import AttributeLost
from app.systems.heroquest.state.figures import Attribute, Condition, Hero, SpellSet
from tests.builders import choose, facts, hand, hero_after, make_hero, make_table


def fainted(recovery: str) -> Hero:
    return make_hero("elf", body_points=0, condition=Condition.FAINTED, recovery=recovery)


def dead(hero_class: str = "elf", gained_body: int = 0, gained_mind: int = 0, mind_points: int | None = None) -> Hero:
    return make_hero(
        hero_class,
        body_points=-1,
        gained_body=gained_body,
        gained_mind=gained_mind,
        mind_points=mind_points,
        condition=Condition.DEAD,
        recovery="scarred",
    )


def test_whose_row_of_the_table_is_gone_has_fainted_like_any_other() -> None:
    """The row was the group's own."""
    assert hero_after(make_table(fainted("of_their_own")), POTION).body_points == 4


POTION = ReviveHero(hero_id="hero", means="potion", points=4)
SPELL = ReviveHero(hero_id="hero", means="spell", points=9)
ELIXIR = ReviveHero(hero_id="hero", means="elixir")
STANDS_UP = ReviveHero(hero_id="hero", means="stands_up")


@pytest.mark.parametrize(
    ("recovery", "means", "body_points"),
    [
        ("deep", POTION, 1),
        ("deep", SPELL, 1),
        ("plain", POTION, 4),
        ("plain", SPELL, 6),
        ("light", POTION, 4),
        ("light", STANDS_UP, 1),
    ],
)
def test_what_raises_the_fainted(recovery: str, means: ReviveHero, body_points: int) -> None:
    hero = hero_after(make_table(fainted(recovery)), means)
    assert hero.is_standing
    assert (hero.body_points, hero.recovery, hero.missed_rounds) == (body_points, None, 0)


@pytest.mark.parametrize(
    ("hero", "means", "code"),
    [
        (make_hero(), POTION, "revival.not_down"),
        (fainted("plain"), STANDS_UP, "revival.needs_help"),
        (fainted("plain"), ELIXIR, "revival.elixir_wasted"),
        (dead(), POTION, "revival.elixir_only"),
        (dead(), STANDS_UP, "revival.elixir_only"),
        (make_hero(body_points=-2, condition=Condition.LOST), ELIXIR, "hero.lost"),
    ],
)
def test_what_does_not_help(hero: Hero, means: ReviveHero, code: str) -> None:
    with pytest.raises(RuleViolation) as refused:
        facts(make_table(hero), means)
    assert refused.value.code == code


@pytest.mark.rule("HQ-14-ELIXIER")
def test_elixir_restores_all_body_points() -> None:
    hero = hero_after(make_table(dead()), ELIXIR)
    assert hero.is_standing
    assert hero.body_points == 6


@pytest.mark.rule("HQ-7-LOSS")
def test_hero_without_gained_points_loses_none() -> None:
    assert [event.type for event in facts(make_table(dead()), ELIXIR)] == ["hero.revived"]


def test_the_only_kind_of_gained_point_is_lost_without_a_die() -> None:
    hero = hero_after(make_table(dead(gained_body=2)), ELIXIR)
    assert (hero.gained_body, hero.body_points) == (1, 7)


@pytest.mark.parametrize(("number", "lost"), [(1, "body"), (3, "body"), (4, "mind"), (6, "mind")])
def test_die_decides_between_both_kinds(number: int, lost: str) -> None:
    """HR-LOSS-DIE."""
    event = facts(make_table(dead(gained_body=1, gained_mind=1)), ELIXIR, hand(number))[0]
    assert isinstance(event, AttributeLost)
    assert event.attribute == lost
    assert event.roll is not None


@pytest.mark.rule("HR-LOSS-DIE")
def test_player_may_choose_the_loss() -> None:
    """HR-LOSS-DIE, the other way."""
    table = make_table(dead(gained_body=1, gained_mind=1), random_loss="choice")
    assert hero_after(table, ELIXIR, choose("body")).gained(Attribute.BODY) == 0


@pytest.mark.parametrize(("mind_points", "left"), [(5, 4), (3, 3)])
def test_current_mind_points_fall_only_from_above_the_new_attribute(mind_points: int, left: int) -> None:
    hero = hero_after(make_table(dead(gained_mind=1, mind_points=mind_points)), ELIXIR)
    assert (hero.mind_attribute, hero.mind_points) == (4, left)


@pytest.mark.rule("HQ-9-LOSS")
def test_spell_sets_follow_at_once() -> None:
    """HQ-9-LOSS, HQ-8.1-SETS."""
    hero = dead("wizard", gained_mind=1).model_copy(
        update={"spell_sets": (SpellSet(lore="life", permanent=False), SpellSet(lore="death", permanent=False))}
    )
    assert hero_after(make_table(hero), ELIXIR, choose("death")).spell_sets == (SpellSet(lore="life", permanent=False),)
