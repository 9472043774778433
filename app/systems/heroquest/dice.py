"""The four colours of combat dice (ch. 15) and what their faces mean."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Literal, Self

from pydantic import model_validator

from app.core.dice import D6, D8, D10, DieKind
from app.core.model import Model

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


class StandardDie(Model):
    """A die everybody has, and the coloured die's face for each of its faces."""

    die: Literal["white", "d6"]
    faces: Mapping[str, str]
    alternative: Mapping[str, str] | None = None  # under the other option of HR-BLACK-W6

    @property
    def kind(self) -> DieKind:
        """The die to throw."""
        return D6 if self.die == "d6" else COMBAT_DICE[Color.WHITE]

    @model_validator(mode="after")
    def _says_something_to_every_face(self) -> Self:
        shown = set(COMBAT_DICE[Color.WHITE].faces)
        for faces in (self.faces, self.alternative or self.faces):
            if set(faces) != set(self.kind.faces) or not set(faces.values()) <= shown:
                raise ValueError(f"each face of {self.die} needs one of {', '.join(sorted(shown))}")
        return self
