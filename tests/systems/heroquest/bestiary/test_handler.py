"""A rat ogre with, away from and without its handler, and the rats he leads (HQ-19-BÄNDIGER, HQ-19-RASEREI)."""

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.bestiary.commands import MoveMonster
from app.systems.heroquest.bestiary.events import MonsterMoved
from app.systems.heroquest.combat import commands as combat_commands
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.dice import Color
from app.systems.heroquest.state.figures import ActiveEffect, Effect
from app.systems.heroquest.state.table import Table
from tests.builders import after, choose, facts, hand, make_hero, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"
WHITE, BLACK = Color.WHITE, Color.BLACK
SLAY = combat_commands.WoundMonster(monster_id="handler", points=1)
AGAIN = MoveMonster(monster_id="monster", again=True, handler_in_sight=True)


def band(kind: str = "rat_ogre", handlers: int = 1, **options: str) -> Table:
    names = [f"handler{'' if number == 0 else number}" for number in range(handlers)]
    masters = [make_monster("pack_master", monster_id=name) for name in names]
    return make_table(make_hero("dwarf", "axe"), make_monster(kind), *masters, **options)


def ogres_attack(table: Table, dice: int, *place: str) -> tuple[Color, ...]:
    command = combat_commands.Attack(attacker_id="monster", target_id="hero")
    struck = facts(table, command, *map(choose, place), hand(*[W] * dice))[0]
    assert isinstance(struck, StrikeResolved)
    return struck.attack.dice


def ogres_defence(table: Table, dice: int, *place: str) -> tuple[Color, ...]:
    command = combat_commands.Attack(attacker_id="hero", target_id="monster")
    (struck,) = facts(table, command, *map(choose, place), hand(S, S, S), hand(*[B] * dice))
    assert isinstance(struck, StrikeResolved)
    return struck.defence.dice


@pytest.mark.rule("HQ-19-BÄNDIGER")
@pytest.mark.parametrize(("place", "dice"), [("beside", 5), ("apart", 4)])
def test_away_from_its_handler_an_ogre_loses_a_die_of_each(place: str, dice: int) -> None:
    assert ogres_attack(band(), dice, place) == (WHITE,) * dice
    assert ogres_defence(band(), dice, place) == (WHITE,) * dice


@pytest.mark.rule("HR-HANDLER-DIAGONAL")
@pytest.mark.parametrize(("option", "dice"), [("counts", 5), ("orthogonal", 4)])
def test_a_diagonal_square_counts_or_not(option: str, dice: int) -> None:
    assert len(ogres_attack(band(handler_diagonal=option), dice, "diagonal")) == dice
    assert len(ogres_defence(band(handler_diagonal=option), dice, "diagonal")) == dice


@pytest.mark.rule("HQ-19-BÄNDIGER", "HQ-19-RASEREI")
def test_when_the_handler_is_slain_the_ogre_rages_with_black_dice() -> None:
    table = after(band(), SLAY)
    assert table.monsters["monster"].amount(Effect.FRENZY) == 1
    assert ogres_attack(table, 3) == (BLACK,) * 3
    assert ogres_defence(table, 3) == (WHITE,) * 3


@pytest.mark.rule("HQ-19-RASEREI")
def test_frenzy_stays_even_if_another_handler_comes() -> None:
    table = after(after(band(), SLAY), combat_commands.PlaceMonster(monster_id="late", kind="pack_master"))
    assert ogres_attack(table, 3) == (BLACK,) * 3
    table = after(table, combat_commands.WoundMonster(monster_id="late", points=1))
    assert table.monsters["monster"].amount(Effect.FRENZY) == 1


@pytest.mark.rule("HQ-19-RASEREI")
def test_one_living_handler_is_enough() -> None:
    table = after(band(handlers=2), SLAY)
    assert table.monsters["monster"].amount(Effect.FRENZY) == 0
    assert len(ogres_attack(table, 5, "beside")) == 5


@pytest.mark.rule("HQ-19-RASEREI")
def test_other_monsters_do_not_mind() -> None:
    assert after(band("orc"), SLAY).monsters["monster"].effects == ()


@pytest.mark.rule("HR-HANDLER-DIAGONAL")
def test_an_ogre_that_never_had_a_handler_fights_with_all_its_dice() -> None:
    table = band(handlers=0)
    assert (len(ogres_attack(table, 5)), len(ogres_defence(table, 5))) == (5, 5)


@pytest.mark.rule("HQ-19-RASEREI", "HQ-15.5-EXTRA")
def test_dice_of_a_spell_stay_white_in_frenzy() -> None:
    table = after(band(), SLAY)
    ogre = table.monsters["monster"]
    blessed = (ActiveEffect(effect=Effect.ATTACK_DICE, amount=2), *ogre.effects)
    table = make_table(*table.heroes.values(), ogre.model_copy(update={"effects": blessed}))
    assert sorted(ogres_attack(table, 5)) == sorted((BLACK,) * 3 + (WHITE,) * 2)


@pytest.mark.rule("HQ-19-RASEREI", "HQ-19-BÄNDIGER", "HQ-15.5-EXTRA")
def test_an_ogre_with_nothing_but_dice_of_a_spell_has_none_to_blacken() -> None:
    weak = after(band(), SLAY).monsters["monster"]
    blessed = (ActiveEffect(effect=Effect.ATTACK_DICE, amount=2), *weak.effects)
    table = make_table(make_hero("dwarf"), weak.model_copy(update={"attack": 2, "effects": blessed}))
    assert ogres_attack(table, 2) == (WHITE,) * 2


@pytest.mark.rule("HQ-19-RASEREI", "HQ-19-RUNDUMSCHLAG")
def test_a_sweep_is_white_and_asks_for_no_handler() -> None:
    sweep = combat_commands.Sweep(attacker_id="monster", target_ids=("hero",))
    for table in (band(), after(band(), SLAY)):
        (struck,) = facts(table, sweep, hand(W, W))
        assert isinstance(struck, StrikeResolved)
        assert struck.attack.dice == (WHITE, WHITE)


@pytest.mark.rule("HQ-19-BÄNDIGER")
def test_a_sleeping_ogre_has_no_defence_to_lose() -> None:
    table = band()
    asleep = (ActiveEffect(effect=Effect.ASLEEP, amount=1),)
    sleeper = table.monsters["monster"].model_copy(update={"effects": asleep})
    table = table.model_copy(update={"monsters": {**table.monsters, "monster": sleeper}})
    told = facts(table, combat_commands.Attack(attacker_id="hero", target_id="monster"), hand(S, W, W))
    assert [event.type for event in told] == ["strike.resolved", "monster.wounded", "effect.changed"]


@pytest.mark.rule("HQ-19-BÄNDIGER", "HQ-16")
def test_its_mind_defends_itself_without_the_handler() -> None:
    table = band()
    mage = make_monster("sorcerer", monster_id="mage").model_copy(update={"abilities": ("mind_combat",)})
    table = table.model_copy(update={"monsters": {**table.monsters, "mage": mage}})
    struck = facts(
        table, combat_commands.AttackMind(attacker_id="mage", target_id="monster"), hand(S, W, W), hand(B, W)
    )[0]
    assert isinstance(struck, StrikeResolved)
    assert len(struck.defence) == 2


@pytest.mark.rule("HQ-19-BÄNDIGER")
def test_giant_rats_move_again_in_sight_of_their_handler() -> None:
    (moved,) = facts(band("giant_rat"), AGAIN)
    assert isinstance(moved, MonsterMoved)
    assert (moved.squares, moved.again) == (10, True)


@pytest.mark.rule("HQ-19-BÄNDIGER")
@pytest.mark.parametrize(("kind", "handlers", "in_sight", "code"), [
    ("giant_rat", 1, False, "bestiary.handler_out_of_sight"),
    ("giant_rat", 0, True, "bestiary.moves_once"),
    ("clan_rat", 1, True, "bestiary.moves_once"),
])  # fmt: skip
def test_who_does_not_move_again(kind: str, handlers: int, in_sight: bool, code: str) -> None:
    with pytest.raises(RuleViolation) as error:
        after(band(kind, handlers), AGAIN.model_copy(update={"handler_in_sight": in_sight}))
    assert error.value.code == code


@pytest.mark.rule("HQ-19-BÄNDIGER")
def test_the_second_move_ends_with_the_handler() -> None:
    with pytest.raises(RuleViolation):
        after(after(band("giant_rat"), SLAY), AGAIN)
