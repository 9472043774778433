"""Dice as they fell, in words."""

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple


@dataclass(frozen=True)
class ThrownDie:
    """One die as it fell: its kind, its face, both in words."""

    kind: str
    face: str
    label: str


@dataclass(frozen=True)
class Throw:
    """One roll of an action: what it was for, how the dice fell, and who threw them.

    `replaced` are the dice as they lay before they were thrown again, `again_by` why they were.
    """

    title: str
    dice: tuple[ThrownDie, ...]
    by: str
    replaced: tuple[ThrownDie, ...] = ()
    again_by: str = ""


class Attempt(NamedTuple):
    """Dice that could succeed: whose, how likely they were to, and whether they did."""

    figure_id: str
    chance: Fraction
    succeeded: bool
