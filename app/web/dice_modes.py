"""How dice are thrown: the house says what is usual, each device may have a habit of its own, each roll may differ."""

from fastapi import Request

from app.campaign.model import DiceMode, House
from app.core.errors import InvalidValue

_KEY = "dice_mode"


def habit(request: Request, house: House) -> DiceMode:
    """How this device throws: as its cookie says, otherwise as the house does."""
    kept = request.session.get(_KEY)
    return DiceMode(kept) if kept in _NAMES else house.dice_mode


def keep(request: Request, name: str) -> None:
    """Throw this way on this device from now on. Raises: InvalidValue for a way nobody knows."""
    if name not in _NAMES:
        raise InvalidValue(field="mode")
    request.session[_KEY] = name


def for_one_roll(mode: DiceMode, answered: int) -> str:
    """What a link says to throw one roll in another way: the one that is asked for after so many answers."""
    return f"{answered}:{mode}"


def of_roll(wanted: str, answered: int, usual: DiceMode) -> DiceMode:
    """How to throw the roll that is asked for after so many answers."""
    place, _, name = wanted.partition(":")
    return DiceMode(name) if name in _NAMES and place == str(answered) else usual


_NAMES = frozenset(mode.value for mode in DiceMode)
