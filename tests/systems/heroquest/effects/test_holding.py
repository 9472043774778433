"""What holds by magic, and how it ends (ch. 8)."""

import pytest

from app.systems.heroquest.body.commands import LoseBodyPoints
from app.systems.heroquest.effects import BreakFree, EndEffect, ImposeEffect
from app.systems.heroquest.state.figures import ActiveEffect, Effect
from tests.builders import after, hand, hero_after, make_hero, make_monster, make_table
from tests.systems.heroquest.magic.spells import affected, code

ASLEEP = BreakFree(figure_id="hero", effect=Effect.ASLEEP)


@pytest.mark.rule("HQ-8.2.1")
@pytest.mark.parametrize(("faces", "free"), [((1, 5), False), ((6, 1), True), ((6, 6), True)])
def test_hero_breaks_free_with_a_six_for_each_mind_point(faces: tuple[int, int], free: bool) -> None:
    table = make_table(affected(make_hero("barbarian"), Effect.ASLEEP))
    assert (after(table, ASLEEP, hand(*faces)).heroes["hero"].amount(Effect.ASLEEP) == 0) is free


@pytest.mark.rule("HQ-8.2.1")
def test_monster_wakes_on_a_six_of_one_die() -> None:
    sleeper = make_monster("ogre_officer").model_copy(
        update={"effects": (ActiveEffect(effect=Effect.ASLEEP, amount=1),)}
    )
    wish = BreakFree(figure_id="monster", effect=Effect.ASLEEP)
    assert not after(make_table(make_hero(), sleeper), wish, hand(6)).monsters["monster"].effects
    assert after(make_table(make_hero(), sleeper), wish, hand(5)).monsters["monster"].effects


@pytest.mark.rule("HQ-17")
def test_without_mind_nobody_breaks_free() -> None:
    assert code(make_table(affected(make_hero(mind_points=0), Effect.ASLEEP)), ASLEEP) == "effect.no_mind"


@pytest.mark.rule("HQ-8.2.1")
def test_what_does_not_hold_or_is_not_shaken_off() -> None:
    assert code(make_table(), ASLEEP) == "effect.does_not_hold"
    assert code(make_table(), EndEffect(figure_id="hero", effect=Effect.SWIFT)) == "effect.does_not_hold"
    shielded = make_table(affected(make_hero(), Effect.SHIELD_SPELL))
    assert code(shielded, BreakFree(figure_id="hero", effect=Effect.SHIELD_SPELL)) == "effect.not_shaken_off"


@pytest.mark.rule("HQ-8-FLUCHT")
def test_who_is_seen_again_is_no_longer_hidden() -> None:
    table = make_table(affected(make_hero(), Effect.HIDDEN))
    assert not after(table, EndEffect(figure_id="hero", effect=Effect.HIDDEN)).heroes["hero"].effects


@pytest.mark.rule("HQ-1.1-BASISZAUBER")
@pytest.mark.parametrize("effect", [Effect.SHIELD_SPELL, Effect.STONE_SKIN])
def test_shields_of_magic_end_with_the_first_wound(effect: Effect) -> None:
    table = make_table(affected(make_hero(), effect))
    assert not hero_after(table, LoseBodyPoints(hero_id="hero", points=1)).effects


def test_the_table_says_what_holds() -> None:
    ork = make_monster("orc")
    wish = ImposeEffect(figure_id="monster", effect=Effect.MISSES_TURN, amount=2)
    table = after(make_table(make_hero(), ork), wish)
    assert table.monsters["monster"].amount(Effect.MISSES_TURN) == 2
    assert after(table, wish).monsters["monster"].amount(Effect.MISSES_TURN) == 4  # more of what is counted
    assert after(table, EndEffect(figure_id="monster", effect=Effect.MISSES_TURN)).monsters["monster"].effects == ()
    afraid = after(make_table(), ImposeEffect(figure_id="hero", effect=Effect.AFRAID))
    assert afraid.heroes["hero"].amount(Effect.AFRAID) == 1


@pytest.mark.parametrize(
    ("effect", "amount", "refusal"),
    [
        (Effect.ASLEEP, 1, "effect.holds_already"),
        (Effect.AFRAID, 2, "effect.not_counted"),
        (Effect.POISON, 1, "effect.poison_costs_points"),
    ],
)
def test_what_is_not_counted_holds_or_does_not(effect: Effect, amount: int, refusal: str) -> None:
    table = make_table(affected(make_hero(), Effect.ASLEEP))
    assert code(table, ImposeEffect(figure_id="hero", effect=effect, amount=amount)) == refusal


def test_nothing_holds_on_the_slain() -> None:
    slain = make_monster("orc").model_copy(update={"body_points": 0})
    assert (
        code(make_table(make_hero(), slain), ImposeEffect(figure_id="monster", effect=Effect.ASLEEP)) == "monster.slain"
    )
