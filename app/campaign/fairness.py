"""Dice that can be checked: their seed is committed to before they fall and laid open when the evening is over."""

from app.campaign import open_rolls
from app.campaign.commands import DropRoll, RenewDice
from app.campaign.model import House, Renewal
from app.core.dice import fingerprint


def renewing(house: House, reason: Renewal, seed: str) -> RenewDice:
    """The command that lays the running seed open and begins with another one."""
    return RenewDice(
        reason=reason,
        revealed=house.cup.seed,
        dice=house.cup.next - house.cup.first,
        seed=seed,
        fingerprint=fingerprint(seed),
        lapsed=tuple(
            DropRoll(device_id=owner, rolls=roll.rolls, hidden=roll.hidden)
            for owner, roll in house.open_rolls.items()
            if not open_rolls.is_proposed(owner)
        ),
    )
