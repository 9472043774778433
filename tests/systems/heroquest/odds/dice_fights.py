"""Fights between described fighters: their blows are dice against dice, in closed form."""

from fractions import Fraction
from typing import NamedTuple

from app.systems.heroquest.odds.dice_against_dice import MONSTER_DEFENDS, Colors, DiceAttack, SaveDice, points_through
from app.systems.heroquest.odds.duel import TAIL, Duel, Fighter, Side, fought_out
from app.systems.heroquest.odds.faces import Counts


class DiceFighter(NamedTuple):
    """A figure in a fight: dice, the faces that defend, points left, the save if any, attacks a round."""

    attack: Colors
    defence: Colors = ()
    body: int = 1
    defends: frozenset[str] = MONSTER_DEFENDS
    save: SaveDice | None = None
    attacks: int = 1


DiceSide = tuple[DiceFighter, ...]


def duel(first: DiceSide, second: DiceSide, tail: Fraction = TAIL) -> Duel:
    """A fight to the end between two sides with these dice."""

    def blow(side: int, striker: int, target: int, left: int) -> Counts:
        fighter, foe = (first[striker], second[target]) if side == 0 else (second[striker], first[target])
        return points_through(DiceAttack(fighter.attack, foe.defence, foe.defends, foe.save, left=left))

    return fought_out(_fighters(first), _fighters(second), blow, tail)


def _fighters(side: DiceSide) -> Side:
    return tuple(Fighter(one.body, one.attacks) for one in side)
