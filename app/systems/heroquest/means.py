"""How somebody is attacked."""

from enum import StrEnum


class Means(StrEnum):
    """How somebody is attacked."""

    MELEE = "melee"
    RANGED = "ranged"
    THROWN = "thrown"
    SWEEP = "sweep"
    MIND = "mind"
    ABILITY = "ability"  # fire, screams and the like
