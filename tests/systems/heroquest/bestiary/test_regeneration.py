"""A troll heals as fast as it is wounded, until a troll bane strikes it (HQ-19-REGENERATION)."""

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.bestiary.commands import BanishRegeneration
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.state.figures import Effect
from tests.builders import after, hand, make_hero, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"
STRIKE = Attack(attacker_id="hero", target_id="monster")
BANE = BanishRegeneration(monster_id="monster")


@pytest.mark.rule("HQ-19-REGENERATION")
def test_a_troll_defends_with_white_and_black_shields() -> None:
    table = make_table(make_hero("dwarf", "axe"), make_monster("troll"))
    assert after(table, STRIKE, hand(S, S, S), hand(W, B, S)).monsters["monster"].body_points == 1


@pytest.mark.rule("HQ-19-REGENERATION")
def test_under_a_troll_bane_only_black_shields_count() -> None:
    table = after(make_table(make_hero("dwarf", "axe"), make_monster("troll")), BANE)
    assert table.monsters["monster"].amount(Effect.TROLL_BANE) == 1
    assert after(table, STRIKE, hand(S, S, W), hand(W, B, W)).monsters["monster"].body_points == 1
    assert not after(table, STRIKE, hand(S, S, S), hand(W, B, W)).monsters["monster"].is_standing


@pytest.mark.rule("HQ-19-REGENERATION", "HQ-19-VIELARMIG")
def test_a_giant_troll_does_not_regenerate() -> None:
    table = make_table(make_hero("dwarf", "axe"), make_monster("giant_troll"))
    assert after(table, STRIKE, hand(S, S, S), hand(W, W, W, W, B)).monsters["monster"].body_points == 4
    with pytest.raises(RuleViolation) as error:
        after(table, BANE)
    assert error.value.code == "bestiary.not_able"


def test_a_troll_is_banned_once() -> None:
    table = after(make_table(make_monster("troll")), BANE)
    with pytest.raises(RuleViolation) as error:
        after(table, BANE)
    assert error.value.code == "bestiary.banished_already"
