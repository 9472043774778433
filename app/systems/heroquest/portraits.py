"""The pictures a hero can be shown by instead of the coat of arms of the class."""

from enum import StrEnum


class Portrait(StrEnum):
    """A picture; `arms` is the class's own coat of arms."""

    ARMS = "arms"
    HELMET = "helmet"
    BEARD = "beard"
    EARS = "ears"
    HAT = "hat"
    HOOD = "hood"
    BRAIDS = "braids"
    WOLF = "wolf"
    OWL = "owl"
