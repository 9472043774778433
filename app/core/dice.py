"""Dice as values: kinds of dice, rolls with every face, and the cup the app rolls from.

The cup is a fixed sequence of numbers that belongs to the campaign. A roll takes the next places, and a place that was
used once is used for good: nobody ever gets to know a face before it has fallen.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from hashlib import blake2b
from typing import Any

from pydantic import model_validator

from app.core.model import Model

_RANGE_BITS = 64


@dataclass(frozen=True, slots=True)
class DieKind:
    """A kind of die: its id and its faces in order, e.g. d6 with "1" to "6".

    A hidden one is no die on the table but a bag the app draws from: a card of a deck. See `Answers`.
    No model: every die is a constant, and the first model that is built costs the start of the program 30 ms.
    """

    id: str
    faces: tuple[str, ...]
    hidden: bool = False


@cache
def number_die(sides: int) -> DieKind:
    """A die showing 1 to `sides` (2 or more), named d6, d8, d10 …"""
    return DieKind(id=f"d{sides}", faces=tuple(str(n) for n in range(1, sides + 1)))


D6, D8, D10 = number_die(6), number_die(8), number_die(10)
NUMBER_DICE: Mapping[str, DieKind] = {die.id: die for die in (D6, D8, D10)}  # those that are at hand at a table


class RolledBy(StrEnum):
    """Who threw the dice: the app, or a hand at the table that told us what fell, perhaps off dice of another kind."""

    APP = "app"
    HAND = "hand"
    SUBSTITUTES = "substitutes"  # by hand, with other dice that stand for those asked for


class Roll(Model):
    """What fell: one face for every die, in the order of the dice, and who threw them.

    A roll that repeats another knows what allowed it and the faces it replaced, so that nothing is repeated twice.
    """

    purpose: str
    dice: tuple[str, ...]
    faces: tuple[str, ...]
    by: RolledBy
    repeated_by: str | None = None
    replaced: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        """Sum of number dice."""
        return sum(int(face) for face in self.faces)

    def count(self, face: str) -> int:
        """How many dice show `face`."""
        return self.faces.count(face)


class DiceCup(Model):
    """The campaign's generator: a secret seed and the next place of its sequence."""

    seed: str
    next: int = 0

    @model_validator(mode="before")
    @classmethod
    def _without_returned(cls, kept: Any) -> Any:
        """States of earlier versions name places that an undone roll gave back; now they are spent."""
        if isinstance(kept, dict) and "returned" in kept:
            return {name: value for name, value in kept.items() if name != "returned"}
        return kept

    def fresh(self, count: int, after: int = 0) -> tuple[int, ...]:
        """The next `count` places when `after` others have just been taken."""
        start = self.next + after
        return tuple(range(start, start + count))

    def face(self, place: int, kind: DieKind) -> str:
        """The face that lies at `place` for a die of this kind; always the same one."""
        digest = blake2b(f"{self.seed}:{place}".encode(), digest_size=_RANGE_BITS // 8).digest()
        return kind.faces[int.from_bytes(digest) * len(kind.faces) >> _RANGE_BITS]

    def used(self, places: Sequence[int]) -> "DiceCup":
        """The cup after these places were used."""
        end = max(places, default=-1) + 1
        return self if end <= self.next else self.model_copy(update={"next": end})
