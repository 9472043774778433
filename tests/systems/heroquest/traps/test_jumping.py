"""HQ-10.2.2, HQ-10.3: jumping over pits and traps."""

import pytest

from app.core.answers import Answers
from app.core.errors import RuleViolation
from app.systems.heroquest.combat.strikes import Strike, strike_pools
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import ActiveEffect, Effect
from app.systems.heroquest.traps.commands import JumpTrap
from tests.builders import CONTENT, after, facts, hand, make_hero, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"


def jump(trap: str = "pit_trap", **fields: object) -> JumpTrap:
    return JumpTrap.model_validate({"figure_id": "hero", "trap": trap, **fields})


@pytest.mark.rule("HQ-10.2.2")
@pytest.mark.parametrize("face", [W, B])
def test_any_shield_lands_beyond(face: str) -> None:
    assert [fact.type for fact in facts(make_table(), jump(), hand(face))] == ["trap.jumped"]


@pytest.mark.rule("HQ-10.2.2")
def test_a_skull_falls_in() -> None:
    hero = after(make_table(), jump(), hand(S)).heroes["hero"]
    assert (hero.body_points, hero.amount(Effect.IN_PIT)) == (7, 1)


@pytest.mark.rule("HQ-10.2.2")
def test_inside_both_sides_fight_with_one_die_less() -> None:
    table = make_table(make_hero("barbarian", "broadsword"), make_monster("orc"))
    table = after(table, jump(), hand(S))
    scene = Scene(table, CONTENT, Answers())
    assert len(strike_pools(scene, Strike("hero", "monster", weapon_id="broadsword")).attack) == 3
    assert len(strike_pools(scene, Strike("monster", "hero")).defence) == 1


@pytest.mark.rule("HQ-10.2.2")
def test_monsters_jump_too() -> None:
    table = make_table(make_monster("orc"))
    assert [fact.type for fact in facts(table, jump(figure_id="monster"), hand(W))] == ["trap.jumped"]
    assert not after(table, jump(figure_id="monster"), hand(S)).monsters["monster"].is_standing


@pytest.mark.rule("HQ-10.2.2")
def test_no_jump_at_a_slant_or_without_movement() -> None:
    with pytest.raises(RuleViolation, match=r"jump\.diagonal"):
        facts(make_table(), jump(diagonal=True))
    with pytest.raises(RuleViolation, match=r"jump\.too_short"):
        facts(make_table(), jump(reaches_beyond=False))


@pytest.mark.rule("HQ-10.2.2", "HR-PIT-FULL")
@pytest.mark.parametrize(("trap", "heroes_inside"), [("pit_trap", 2), ("double_pit_trap", 4)])
def test_nobody_falls_into_a_full_pit(trap: str, heroes_inside: int) -> None:
    command = jump(trap, heroes_inside=heroes_inside)
    failed = [fact.type for fact in facts(make_table(), command, hand(S))]
    assert failed == ["trap.jumped", "hero.wounded", "turn.ended"]
    assert after(make_table(), command, hand(S)).heroes["hero"].amount(Effect.IN_PIT) == 0
    assert [fact.type for fact in facts(make_table(), command, hand(W))] == ["trap.jumped"]


@pytest.mark.rule("HQ-10.2.2")
@pytest.mark.parametrize(("trap", "heroes_inside"), [("pit_trap", 1), ("double_pit_trap", 3)])
def test_there_is_room_for_one_more(trap: str, heroes_inside: int) -> None:
    table = after(make_table(), jump(trap, heroes_inside=heroes_inside), hand(S))
    assert table.heroes["hero"].amount(Effect.IN_PIT) == 1


@pytest.mark.rule("HR-PIT-FULL")
def test_by_house_rule_everybody_pays_for_crossing_a_full_pit() -> None:
    table = make_table(full_pit="everybody")
    events = facts(table, jump(heroes_inside=2))
    assert [fact.type for fact in events] == ["trap.jumped", "hero.wounded", "turn.ended"]


@pytest.mark.rule("HQ-10.3")
def test_jumping_badly_over_a_trap_springs_it() -> None:
    types = [fact.type for fact in facts(make_table(), jump("spear_trap"), hand(S), hand(W))]
    assert types == ["trap.jumped", "trap.sprung", "trap.struck"]
    assert [fact.type for fact in facts(make_table(), jump("spear_trap"), hand(B))] == ["trap.jumped"]


@pytest.mark.rule("HQ-10.2.2")
def test_a_sure_jump_needs_no_throw_and_is_spent() -> None:
    hero = make_hero().model_copy(update={"effects": (ActiveEffect(effect=Effect.SURE_JUMP, amount=1),)})
    jumped = after(make_table(hero), jump()).heroes["hero"]
    assert (jumped.effects, jumped.body_points) == ((), 8)
    over_a_trap = after(make_table(hero), jump("spear_trap"), hand(W)).heroes["hero"]
    assert over_a_trap.amount(Effect.SURE_JUMP) == 1


@pytest.mark.rule("HQ-8.2.1")
@pytest.mark.parametrize(("effect", "code"), [(Effect.ASLEEP, "figure.asleep"), (Effect.MISSES_TURN, "figure.misses")])
def test_who_sleeps_or_sits_out_does_not_jump(effect: Effect, code: str) -> None:
    monster = make_monster("orc").model_copy(update={"effects": (ActiveEffect(effect=effect, amount=1),)})
    with pytest.raises(RuleViolation, match=code):
        facts(make_table(monster), jump(figure_id="monster"))
