"""How likely each sum of number dice is."""

from collections.abc import Mapping

from app.core.dice import NUMBER_DICE
from app.core.errors import InvalidValue
from app.systems.heroquest.odds.counts import NONE, Counts, added
from app.systems.heroquest.odds.faces import MOST_DICE


def summed(dice: Mapping[str, int]) -> Counts:
    """The sum of so many dice of each kind (d6, d8, d10). Raises: InvalidValue."""
    number = sum(dice.values())
    if number > MOST_DICE:
        raise InvalidValue("odds.too_many_dice", field="dice", dice=number, maximum=MOST_DICE)
    counts = NONE
    for kind, times in dice.items():
        sides = len(NUMBER_DICE[kind].faces)
        for _ in range(times):
            counts = added(counts, Counts((0, *[1] * sides), sides))
    return counts
