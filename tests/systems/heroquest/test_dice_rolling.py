"""Dice thrown for the chronicle (HQ-15.5-HERO)."""

from typing import Literal

import pytest

from app.core.answers import Answer
from app.core.dice import RolledBy
from app.core.errors import GameError
from app.systems.heroquest.free_rolls import DiceRolled, RollDice
from app.systems.heroquest.state.figures import Condition, Hero
from tests.builders import app_roll, facts, hand, make_hero, make_table

PoolName = Literal["attack", "ranged", "defence", "d6", "d8", "d10"]
ELF = make_hero("elf", "short_sword", "bow", "helmet")


def thrown(hero: Hero, pool: PoolName, *answers: Answer) -> DiceRolled:
    rolled = facts(make_table(hero), RollDice(hero_id="hero", pool=pool), *answers)[0]
    assert isinstance(rolled, DiceRolled)
    return rolled


@pytest.mark.rule("HQ-15.5-HERO")
@pytest.mark.parametrize(
    ("pool", "faces", "count"),
    [
        ("attack", ("skull", "skull"), 2),
        ("ranged", ("skull", "black_shield"), 1),
        ("defence", ("white_shield", "white_shield", "skull"), 2),
        ("d6", ("6",), 6),
        ("d8", ("7",), 7),
        ("d10", ("10",), 10),
    ],
)
def test_what_counts(pool: PoolName, faces: tuple[str, ...], count: int) -> None:
    assert thrown(ELF, pool, hand(*faces)).count == count


@pytest.mark.rule("HQ-15.5-HERO")
def test_a_pool_of_no_dice_is_a_throw_of_nothing() -> None:
    rolled = thrown(make_hero("wizard"), "attack")
    assert (rolled.count, rolled.roll.faces) == (0, ())


def test_hero_pool_keeps_its_reasons_and_who_threw() -> None:
    rolled = thrown(ELF, "attack", app_roll())
    assert [reason.label for reason in rolled.reasons] == ["items.short_sword"]
    assert rolled.roll.by is RolledBy.APP


def test_number_dice_can_be_thrown_for_nobody() -> None:
    rolled = facts(make_table(), RollDice(pool="d8"), hand(3))[0]
    assert isinstance(rolled, DiceRolled)
    assert (rolled.hero_id, rolled.subjects) == (None, frozenset())


@pytest.mark.parametrize(
    ("hero", "command", "code"),
    [
        (ELF, RollDice(pool="attack"), "dice.whose"),
        (make_hero(), RollDice(hero_id="hero", pool="ranged"), "dice.none"),
        (
            make_hero(condition=Condition.FAINTED, recovery="plain"),
            RollDice(hero_id="hero", pool="defence"),
            "dice.hero_down",
        ),
    ],
)
def test_what_is_refused(hero: Hero, command: RollDice, code: str) -> None:
    with pytest.raises(GameError) as refused:
        facts(make_table(hero), command)
    assert refused.value.code == code
