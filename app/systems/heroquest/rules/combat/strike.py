"""One attack of one figure against another: what the dice and the abilities of both depend on."""

from enum import StrEnum
from typing import NamedTuple

from app.systems.heroquest.means import Means


class Defence(StrEnum):
    """What the target may defend with."""

    NORMAL = "normal"
    MIND = "mind"  # as many plain dice as mind points
    NONE = "none"


class Strike(NamedTuple):
    """One attack of one figure against another. `dice` white dice are thrown instead of the attacker's own."""

    attacker_id: str
    target_id: str
    means: Means = Means.MELEE
    weapon_id: str | None = None  # the hero's item; None: bare hands, or a monster
    magic_weapon: bool = False
    diagonal: bool = False
    dice: int | None = None
    dice_rule: str = "HQ-19"  # the rule that says so
    defence: Defence = Defence.NORMAL
    poisonous: bool = False
    slanted: bool = False  # through a door at a slant (HR-SLANTED-DOOR)
    indirect: bool = False  # past figures or furniture (HQ-4-INDIRECT) …
    in_path: str | None = None  # … and who is next in the path; None: a piece of furniture
