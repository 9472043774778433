"""The four colours of combat dice (ch. 15), what their faces mean, and the pools they are thrown in."""

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
    """Colour of a combat die; the best for an attacker last."""

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
    """Return the dice to throw for these colours."""
    return tuple(COMBAT_DICE[color] for color in colors)


class StandardDie(Model):
    """A die everybody has, and the coloured die's face for each of its faces."""

    die: Literal["white", "d6"]
    faces: Mapping[str, str]
    alternative: Mapping[str, str] | None = None  # under the other option of HR-BLACK-W6

    @property
    def kind(self) -> DieKind:
        """Return the die to throw."""
        return D6 if self.die == "d6" else COMBAT_DICE[Color.WHITE]

    @model_validator(mode="after")
    def _says_something_to_every_face(self) -> Self:
        shown = set(COMBAT_DICE[Color.WHITE].faces)
        for faces in (self.faces, self.alternative or self.faces):
            if set(faces) != set(self.kind.faces) or not set(faces.values()) <= shown:
                raise ValueError(f"each face of {self.die} needs one of {', '.join(sorted(shown))}")
        return self


class Reason(Model):
    """Reason why dice come, go or change colour: `change` dice of `color`, or `change` dice turned from `instead_of`.

    `label` is the key of the words for it, `rule` the rule to look up.
    """

    rule: str
    label: str
    color: Color
    change: int
    instead_of: Color | None = None


class Pool(Model):
    """Dice to throw, coloured ones first, and why; `weapon_id` is the item they come from."""

    dice: tuple[Color, ...] = ()
    reasons: tuple[Reason, ...] = ()
    weapon_id: str | None = None

    def __len__(self) -> int:
        return len(self.dice)


# "One die less" takes a plain one as long as there is one (HQ-15.5-DOUBT, HQ-15.5-EXTRA).
_LOST_FIRST = (Color.WHITE, Color.GREEN, Color.BLUE, Color.BLACK)


class PoolBuilder:
    """A pool in the making. Pools never fall below zero."""

    def __init__(self, weapon_id: str | None = None) -> None:
        self._dice: list[Color] = []
        self._reasons: list[Reason] = []
        self._weapon_id = weapon_id

    def __len__(self) -> int:
        return len(self._dice)

    def count(self, color: Color) -> int:
        """Return how many dice of a colour are in the pool."""
        return self._dice.count(color)

    def add(self, number: int, color: Color, rule: str, label: str) -> None:
        """Put dice in."""
        if number > 0:
            self._dice.extend([color] * number)
            self._give_reason(rule, label, color, number)

    def note(self, rule: str, label: str) -> None:
        """Say something that changes no die."""
        self._give_reason(rule, label, Color.WHITE, 0)

    def turn(self, number: int, old: Color, new: Color, rule: str, label: str) -> int:
        """Let dice change colour, as many as there are; how many that were."""
        turned = min(number, self._dice.count(old))
        for _ in range(turned):
            self._dice[self._dice.index(old)] = new
        if turned:
            self._give_reason(rule, label, new, turned, instead_of=old)
        return turned

    def remove(self, number: int, rule: str, label: str) -> tuple[Color, ...]:
        """HQ-15.5-DOUBT, HQ-15.5-EXTRA: take dice out, plain ones first; returns those that were there to be taken."""
        removed: list[Color] = []
        for color in _LOST_FIRST:
            taken = min(number, self._dice.count(color))
            for _ in range(taken):
                self._dice.remove(color)
            if taken:
                self._give_reason(rule, label, color, -taken)
            number -= taken
            removed += [color] * taken
        return tuple(removed)

    def clamp(self, cap: int, rule: str, label: str) -> None:
        """HQ-6-CAPS: a permanent value never exceeds its cap."""
        self.remove(max(len(self._dice) - cap, 0), rule, label)

    def pool(self) -> Pool:
        """Return the pool as it stands."""
        dice = in_throwing_order(self._dice)
        return Pool(dice=dice, reasons=tuple(self._reasons), weapon_id=self._weapon_id)

    def _give_reason(
        self, rule: str, label: str, color: Color, change: int, instead_of: Color | None = None
    ) -> None:  # fmt: skip
        self._reasons.append(Reason(rule=rule, label=label, color=color, change=change, instead_of=instead_of))
