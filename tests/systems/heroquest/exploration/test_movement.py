"""HQ-2: how far a hero goes."""

import pytest

from app.core.errors import GameError, RuleViolation
from app.systems.heroquest.exploration.commands import MoveRoll
from app.systems.heroquest.exploration.events import MovementRolled
from app.systems.heroquest.rounds.commands import MissRound
from app.systems.heroquest.state.figures import ActiveEffect, Condition, Effect, Hero, Weakness
from tests.builders import after, facts, hand, make_hero, make_table

MOVE = MoveRoll(hero_id="hero")


def affected(*effects: tuple[Effect, int], **values: int) -> Hero:
    active = tuple(ActiveEffect(effect=effect, amount=amount) for effect, amount in effects)
    return make_hero("elf", mind_points=values.get("mind_points")).model_copy(update={"effects": active})


def moved(hero: Hero, *faces: int) -> MovementRolled:
    rolled = facts(make_table(hero), MOVE, *([hand(*faces)] if faces else []))[0]
    assert isinstance(rolled, MovementRolled)
    return rolled


@pytest.mark.rule("HQ-2")
@pytest.mark.parametrize(
    ("hero_class", "squares"), [("barbarian", 8), ("elf", 9), ("dwarf", 7), ("wizard", 8), ("battle_mage", 8)]
)
def test_a_die_and_the_base_of_the_class(hero_class: str, squares: int) -> None:
    assert moved(make_hero(hero_class), 3).squares == squares


@pytest.mark.rule("HQ-2")
def test_who_is_slowed_has_only_the_base() -> None:
    rolled = moved(affected((Effect.SLOWED, 1)))
    assert (rolled.squares, rolled.roll, rolled.limit) == (6, None, "slowed")


@pytest.mark.rule("HQ-2", "HQ-17")
def test_without_mind_only_the_base() -> None:
    rolled = moved(affected(mind_points=0))
    assert (rolled.squares, rolled.limit) == (6, "no_mind")


@pytest.mark.rule("HQ-2")
def test_poison_that_only_cost_body_points_does_not_hamper() -> None:
    assert moved(affected((Effect.POISON, 1)), 2).squares == 8


@pytest.mark.rule("HQ-2")
def test_what_speeds_a_hero_up_is_used_up_with_the_move() -> None:
    hero = affected((Effect.EXTRA_MOVE, 5), (Effect.SWIFT, 1))
    assert moved(hero, 2, 3).squares == 16
    assert after(make_table(hero), MOVE, hand(2, 3)).heroes["hero"].effects == ()


@pytest.mark.rule("HQ-2")
def test_who_lies_or_misses_the_round_does_not_move() -> None:
    lying = make_hero(body_points=0, condition=Condition.FAINTED, recovery="plain")
    waiting = make_hero().model_copy(update={"missed_rounds": 1})
    asleep, held = affected((Effect.ASLEEP, 1)), affected((Effect.MISSES_TURN, 1))
    refused = {"hero.is_down": lying, "hero.misses_round": waiting, "figure.asleep": asleep, "hero.misses": held}
    for code, hero in refused.items():
        with pytest.raises(RuleViolation, match=code):
            facts(make_table(hero), MOVE)


@pytest.mark.rule("HQ-2")
def test_injured_legs_leave_only_the_base() -> None:
    injured = make_hero("dwarf", injuries=(Weakness.MOVEMENT,))
    assert (moved(injured).squares, moved(injured).limit) == (4, "slowed")


@pytest.mark.parametrize(("owed", "by_magic"), [(1, 0), (0, 1), (1, 1)])
def test_a_missed_round_is_sat_out(owed: int, by_magic: int) -> None:
    held = affected(*[(Effect.MISSES_TURN, 1)] * by_magic)
    table = make_table(held.model_copy(update={"missed_rounds": owed}))
    table = after(table, MissRound(hero_id="hero"))
    assert (table.heroes["hero"].missed_rounds, table.heroes["hero"].effects) == (0, ())
    with pytest.raises(GameError, match=r"round\.not_missed"):
        facts(table, MissRound(hero_id="hero"))
