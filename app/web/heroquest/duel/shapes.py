"""The shapes of a fight to the end over the API."""

from fractions import Fraction

from app.core.model import Model
from app.labels.labels import Labels
from app.systems.heroquest.calculator.fights import Fight, FightDescription
from app.web.heroquest.calculator.explaining import names_of

MOST_DIGITS = 2000


class DuelCall(FightDescription):
    """Who fights against whom. A class fights with what it begins with, unless `start_equipment` is false."""


class DuelChance(Model):
    """A probability or an average: rounded for the eye, and as a fraction unless that has too many digits."""

    value: float
    exact: str | None


class RoundChance(Model):
    """How likely the fight ends in just this round."""

    round: int
    chance: DuelChance


class PointsChance(Model):
    """How likely just so many body points are left; whoever is down has none."""

    points: int
    chance: DuelChance


class FighterLeft(Model):
    """What is left of somebody."""

    figure_id: str
    name: str
    points: tuple[PointsChance, ...]
    average: DuelChance


class DuelOutcome(Model):
    """How the fight goes. `undecided` is the chance that nobody ever wins, because nobody can hurt the other.

    `later` is what remains beyond the rounds told; `average_rounds` is none where a fight may never end.
    """

    heroes_win: DuelChance
    monsters_win: DuelChance
    undecided: DuelChance
    average_rounds: DuelChance | None
    rounds: tuple[RoundChance, ...]
    later: DuelChance
    left: tuple[FighterLeft, ...]


def outcome_of(fight: Fight, labels: Labels) -> DuelOutcome:
    """A fight as the API tells it."""
    names, duel = names_of(fight.table, labels), fight.duel
    return DuelOutcome(
        heroes_win=chance_of(fight.heroes_win),
        monsters_win=chance_of(fight.monsters_win),
        undecided=chance_of(duel.undecided),
        average_rounds=None if duel.average_rounds is None else chance_of(duel.average_rounds),
        rounds=tuple(RoundChance(round=n, chance=chance_of(one)) for n, one in enumerate(duel.rounds, start=1)),
        later=chance_of(duel.later),
        left=tuple(
            FighterLeft(
                figure_id=one.figure_id,
                name=names[one.figure_id],
                points=tuple(PointsChance(points=n, chance=chance_of(chance)) for n, chance in one.chances.items()),
                average=chance_of(sum((n * chance for n, chance in one.chances.items()), Fraction(0))),
            )
            for one in fight.left
        ),
    )


def chance_of(chance: Fraction) -> DuelChance:
    """A fraction as it is shown."""
    is_short = chance.denominator < 10**MOST_DIGITS
    return DuelChance(value=float(chance), exact=str(chance) if is_short else None)
