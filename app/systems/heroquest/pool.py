"""A pool of combat dice together with the reasons for every die in it."""

from app.core.model import Model
from app.systems.heroquest.combat_dice import Color


class Reason(Model):
    """Why dice come, go or change colour: `change` dice of `color`, or `change` dice turned from `instead_of`.

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
