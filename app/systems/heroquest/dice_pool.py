"""Dice of a throw with the reasons for each, and how they come together."""

from app.core.model import Model
from app.systems.heroquest.dice import Color, in_throwing_order


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
        """How many dice of a colour are in the pool."""
        return self._dice.count(color)

    def add(self, number: int, color: Color, rule: str, label: str) -> None:
        """Put dice in."""
        if number > 0:
            self._dice.extend([color] * number)
            self._give_reason(rule, label, color, number)

    def note(self, rule: str, label: str) -> None:
        """Say something that changes no die."""
        self._give_reason(rule, label, Color.WHITE, 0)

    def turn(self, number: int, old: Color, new: Color, rule: str, label: str) -> None:
        """Let dice change colour, as many as there are."""
        turned = min(number, self.count(old))
        for _ in range(turned):
            self._dice[self._dice.index(old)] = new
        if turned:
            self._give_reason(rule, label, new, turned, instead_of=old)

    def remove(self, number: int, rule: str, label: str) -> tuple[Color, ...]:
        """HQ-15.5-DOUBT, HQ-15.5-EXTRA: take dice out, plain ones first; returns those that were there to be taken."""
        removed: list[Color] = []
        for color in _LOST_FIRST:
            taken = min(number, self.count(color))
            for _ in range(taken):
                self._dice.remove(color)
            if taken:
                self._give_reason(rule, label, color, -taken)
            number -= taken
            removed += [color] * taken
        return tuple(removed)

    def clamp(self, cap: int, rule: str, label: str) -> None:
        """HQ-6-CAPS: a permanent value never exceeds its cap."""
        self.remove(max(len(self) - cap, 0), rule, label)

    def pool(self) -> Pool:
        """The pool as it stands."""
        dice = in_throwing_order(self._dice)
        return Pool(dice=dice, reasons=tuple(self._reasons), weapon_id=self._weapon_id)

    def _give_reason(
        self, rule: str, label: str, color: Color, change: int, instead_of: Color | None = None
    ) -> None:  # fmt: skip
        self._reasons.append(Reason(rule=rule, label=label, color=color, change=change, instead_of=instead_of))
