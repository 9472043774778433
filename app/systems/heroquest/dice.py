"""The four colours of combat dice (ch. 15) and what their faces mean."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from app.core.dice import D6, D8, D10, DieKind

SKULL, WHITE_SHIELD, BLACK_SHIELD = "skull", "white_shield", "black_shield"
EITHER_SHIELD = "black_shield_or_white_shield"  # as figures tell both at once: see `Roll.count`

NUMBER_DICE = tuple(die.id for die in (D6, D8, D10))  # those of the book


class Color(StrEnum):
    """What a combat die is made of; the best for an attacker last."""

    WHITE = "white"
    GREEN = "green"
    BLUE = "blue"
    BLACK = "black"


def _die(color: Color, skulls: int, white_shields: int, black_shields: int) -> DieKind:
    faces = (SKULL,) * skulls + (WHITE_SHIELD,) * white_shields + (BLACK_SHIELD,) * black_shields
    return DieKind(id=color.value, faces=faces, countable=True)


COMBAT_DICE: Mapping[Color, DieKind] = {
    Color.WHITE: _die(Color.WHITE, 3, 2, 1),
    Color.GREEN: _die(Color.GREEN, 2, 3, 1),
    Color.BLUE: _die(Color.BLUE, 3, 1, 2),
    Color.BLACK: _die(Color.BLACK, 4, 1, 1),
}

# Coloured dice are thrown and entered before the white ones (HQ-15.5-STD).
_THROWING_ORDER = (Color.BLACK, Color.GREEN, Color.BLUE, Color.WHITE)


def in_throwing_order(colors: Sequence[Color]) -> tuple[Color, ...]:
    """HQ-15.5-STD: the same dice, coloured ones first."""
    return tuple(sorted(colors, key=_THROWING_ORDER.index))


def kinds(colors: Sequence[Color]) -> tuple[DieKind, ...]:
    """The dice to throw for these colours."""
    return tuple(COMBAT_DICE[color] for color in colors)
