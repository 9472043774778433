"""Why a hero is not at the table though his passport is kept."""

from enum import StrEnum


class Standing(StrEnum):
    """What became of him."""

    SET_ASIDE = "set_aside"
    RETIRED = "retired"
    DEAD = "dead"  # for good
