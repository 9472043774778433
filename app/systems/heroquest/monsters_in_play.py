"""What a table keeps of the monsters besides themselves: who was slain, and how much players see of the others."""

from enum import StrEnum

from app.core.events import Subject
from app.core.model import Model

POINTS_SHOWN: Subject = "setting:monster_points"  # no hero or monster can be called so


class PointsShown(StrEnum):
    """How much players and guests see of the monsters' body points."""

    EXACT = "exact"
    BAR = "bar"  # in quarters
    WOUNDED = "wounded"  # wounded or unhurt
    NOTHING = "nothing"
    HIDDEN = "hidden"  # … nor of the monsters at all


class Slain(Model):
    """So many monsters of a kind were slain in this quest, by the same figure as far as that is known.

    `secret`: players never saw them.
    """

    kind: str
    by: str | None
    secret: bool
    number: int
