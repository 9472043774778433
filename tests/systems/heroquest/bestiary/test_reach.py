"""Spears, whips, slings and stars: how far monsters reach (HQ-19-SPEER, HQ-19-PEITSCHE, HQ-19-SCHLEUDER …)."""

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.state.table import Table
from tests.builders import facts, hand, make_hero, make_monster, make_table

W = "white_shield"
DIAGONAL = Attack(attacker_id="monster", target_id="hero", diagonal=True)
STRAIGHT = Attack(attacker_id="monster", target_id="hero")
SHOT = Attack(attacker_id="monster", target_id="hero", means="ranged")


def dice(table: Table, command: Attack, number: int) -> int:
    (struck,) = facts(table, command, hand(*[W] * number))
    assert isinstance(struck, StrikeResolved)
    return len(struck.attack)


def against(kind: str, *abilities: str, **options: str) -> Table:
    monster = make_monster(kind).model_copy(update={"abilities": abilities})
    return make_table(make_hero(), monster, **options)


@pytest.mark.rule("HQ-19-SPEER", "HQ-19-PEITSCHE")
@pytest.mark.parametrize(("kind", "number"), [("night_goblin", 2), ("skeleton", 2), ("pack_master", 3)])
def test_spear_and_whip_strike_diagonally(kind: str, number: int) -> None:
    assert dice(against(kind), DIAGONAL, number) == number


@pytest.mark.rule("HQ-19-SPEER", "HQ-3.2-SPEER")
def test_without_a_spear_nobody_does() -> None:
    with pytest.raises(RuleViolation) as error:
        facts(against("orc"), DIAGONAL)
    assert error.value.code == "attack.not_diagonal"


@pytest.mark.rule("HQ-3.2-SPEER")
def test_the_quest_may_arm_any_monster_with_a_spear() -> None:
    assert dice(against("orc", "spear"), DIAGONAL, 3) == 3


@pytest.mark.rule("HR-UNGOR")
@pytest.mark.parametrize(("option", "number"), [("second_value", 2), ("full", 3)])
def test_an_ungor_strikes_diagonally_with_fewer_dice(option: str, number: int) -> None:
    assert dice(against("ungor", ungor_diagonal=option), DIAGONAL, number) == number
    assert dice(against("ungor", ungor_diagonal=option), STRAIGHT, 3) == 3


@pytest.mark.rule("HQ-19-SCHLEUDER", "HQ-19-WURFSTERNE")
@pytest.mark.parametrize(("kind", "number"), [("gutter_runner", 2), ("assassin", 3)])
def test_sling_and_stars_have_dice_of_their_own(kind: str, number: int) -> None:
    assert dice(against(kind), SHOT, number) == number


@pytest.mark.rule("HQ-19-SCHLEUDER", "HQ-19-WURFSTERNE")
def test_other_monsters_do_not_shoot() -> None:
    with pytest.raises(RuleViolation) as error:
        facts(against("clan_rat"), SHOT)
    assert error.value.code == "attack.no_ranged"


@pytest.mark.rule("HQ-19-WURFSTERNE")
def test_hand_to_hand_an_assassin_has_its_own_value() -> None:
    assert dice(against("assassin"), STRAIGHT, 4) == 4
