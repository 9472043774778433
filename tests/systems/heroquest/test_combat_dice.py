"""The faces of the four colours (chapter 15)."""

from fractions import Fraction

import pytest

from app.core.dice import DieKind
from app.systems.heroquest.dice import BLACK_SHIELD, COMBAT_DICE, SKULL, WHITE_SHIELD, Color, in_throwing_order, kinds


def chance(die: DieKind, face: str) -> Fraction:
    return Fraction(die.faces.count(face), len(die.faces))


@pytest.mark.parametrize(
    ("color", "skulls", "white_shields", "black_shields"),
    [(Color.WHITE, 3, 2, 1), (Color.GREEN, 2, 3, 1), (Color.BLUE, 3, 1, 2), (Color.BLACK, 4, 1, 1)],
)
def test_faces(color: Color, skulls: int, white_shields: int, black_shields: int) -> None:
    die = COMBAT_DICE[color]
    assert die.id == color
    faces = [die.faces.count(face) for face in (SKULL, WHITE_SHIELD, BLACK_SHIELD)]
    assert faces == [skulls, white_shields, black_shields]


def test_odds_without_coloured_dice_are_the_same() -> None:
    """HQ-15.5-STD."""
    white = COMBAT_DICE[Color.WHITE]
    assert chance(COMBAT_DICE[Color.GREEN], SKULL) == chance(white, WHITE_SHIELD)
    assert chance(COMBAT_DICE[Color.GREEN], WHITE_SHIELD) == chance(white, SKULL)
    assert chance(COMBAT_DICE[Color.BLUE], WHITE_SHIELD) == chance(white, BLACK_SHIELD)
    assert chance(COMBAT_DICE[Color.BLUE], BLACK_SHIELD) == chance(white, WHITE_SHIELD)
    assert chance(COMBAT_DICE[Color.BLACK], SKULL) == Fraction(4, 6)


@pytest.mark.rule("HQ-15.5-STD")
def test_coloured_dice_are_thrown_first() -> None:
    mixed = [Color.WHITE, Color.GREEN, Color.WHITE, Color.BLACK]
    assert [die.id for die in kinds(in_throwing_order(mixed))] == ["black", "green", "white", "white"]
