"""Faces and counts in closed form."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import comb, factorial, gcd, prod

from app.core.dice import NUMBER_DICE, DieKind
from app.core.errors import InvalidValue

MOST_DICE = 30  # no figure throws so many; beyond it the question is a typing error
MOST_OUTCOMES = 20_000

Faces = tuple[str, ...]
Weights = Mapping[Faces, int]


def check_number(dice: int, field: str) -> None:
    """Raises: InvalidValue for more dice than any figure throws."""
    if dice > MOST_DICE:
        raise InvalidValue("odds.too_many_dice", field=field, dice=dice, maximum=MOST_DICE)


@dataclass(frozen=True, slots=True)
class Counts:
    """`weights[n]` of `total` equally likely cases end with the number n."""

    weights: tuple[int, ...]
    total: int

    def chance(self, number: int) -> Fraction:
        """Return the chance of exactly this number."""
        return Fraction(self.weights[number], self.total) if 0 <= number < len(self.weights) else Fraction(0)

    def at_least(self, number: int) -> Fraction:
        """Return the chance of this number or more."""
        return Fraction(sum(self.weights[max(number, 0) :]), self.total)

    @property
    def expected(self) -> Fraction:
        """Return the average."""
        return Fraction(sum(number * weight for number, weight in enumerate(self.weights)), self.total)

    @property
    def chances(self) -> tuple[Fraction, ...]:
        """Return the chance of every number; together exactly 1."""
        return tuple(Fraction(weight, self.total) for weight in self.weights)


@lru_cache(maxsize=4096)
def counted(dice: tuple[DieKind, ...], faces: frozenset[str]) -> Counts:
    """Return how many of the dice show one of these faces. Raises: InvalidValue."""
    check_number(len(dice), "dice")
    return counted_among(dice, faces)


def counted_among(dice: Iterable[DieKind], faces: frozenset[str]) -> Counts:
    """Return how many of any number of dice show one of these faces."""
    counts = NONE
    for die, number in Counter(dice).items():
        hit = sum(face in faces for face in die.faces)
        counts = added(counts, successes(number, hit, len(die.faces) - hit))
    return reduced(counts.weights)


@lru_cache(maxsize=4096)
def joint_face_counts(dice: tuple[DieKind, ...], faces: Faces) -> Mapping[tuple[int, ...], int]:
    """Return how many dice show the first of these faces, the second and so on, all at once. Raises: InvalidValue."""
    check_number(len(dice), "dice")
    weights: Counter[tuple[int, ...]] = Counter({(0,) * len(faces): 1})
    for die in dice:
        showing = Counter(face if face in faces else None for face in die.faces)
        longer: Counter[tuple[int, ...]] = Counter()
        for counts, weight in weights.items():
            for face, often in showing.items():
                longer[_with_one_more(counts, faces, face)] += weight * often
        weights = longer
    return weights


def _with_one_more(counts: tuple[int, ...], faces: Faces, face: str | None) -> tuple[int, ...]:
    if face is None:
        return counts
    place = faces.index(face)
    return (*counts[:place], counts[place] + 1, *counts[place + 1 :])


@lru_cache(maxsize=512)
def shown(dice: tuple[DieKind, ...]) -> Weights:
    """Return every outcome worth telling apart, one face a die in the order of the dice. Raises: InvalidValue."""
    check_number(len(dice), "dice")
    kinds = Counter(dice)
    outcomes = prod(comb(number + len(set(die.faces)) - 1, number) for die, number in kinds.items())
    if outcomes > MOST_OUTCOMES:
        raise InvalidValue("odds.too_many_outcomes", field="dice", outcomes=outcomes, maximum=MOST_OUTCOMES)
    weights: dict[Faces, int] = {}
    for handfuls in product(*(_handfuls(die, number) for die, number in kinds.items())):
        left = {die: iter(faces) for die, (faces, _) in zip(kinds, handfuls, strict=True)}
        faces = tuple(next(left[die]) for die in dice)
        weights[faces] = prod(weight for _, weight in handfuls)
    return weights


def _handfuls(die: DieKind, number: int) -> list[tuple[Faces, int]]:
    """Return the results of so many equal dice, in the order of the die's faces, and how often."""
    often = Counter(die.faces)
    found = []
    for faces in combinations_with_replacement(often, number):
        arrangements = factorial(number) // prod(factorial(times) for times in Counter(faces).values())
        found.append((faces, arrangements * prod(often[face] for face in faces)))
    return found


NONE = Counts((1,), 1)


def reduced(weights: Sequence[int]) -> Counts:
    """Counts in the smallest whole weights, without impossible numbers at the end."""
    last = max(number for number, weight in enumerate(weights) if weight)
    divisor = gcd(*weights)
    kept = tuple(weight // divisor for weight in weights[: last + 1])
    return Counts(kept, sum(kept))


def successes(number: int, hit: int, miss: int) -> Counts:
    """Return how many of equal dice succeed when `hit` of their `hit + miss` faces do."""
    return reduced([comb(number, k) * hit**k * miss ** (number - k) for k in range(number + 1)])


def added(one: Counts, other: Counts) -> Counts:
    """Return the sum of two independent numbers."""
    weights = [0] * (len(one.weights) + len(other.weights) - 1)
    for n, weight in enumerate(one.weights):
        for m, factor in enumerate(other.weights, start=n):
            weights[m] += weight * factor
    return Counts(tuple(weights), one.total * other.total)


def lessened(one: Counts, other: Counts) -> Counts:
    """Return the odds of the first number less the second, never below zero."""
    weights = [0] * len(one.weights)
    for n, weight in enumerate(one.weights):
        for m, factor in enumerate(other.weights):
            weights[n - m if n > m else 0] += weight * factor
    return reduced(weights)


def capped(counts: Counts, most: int) -> Counts:
    """Return the number, but never more than `most`."""
    kept, rest = counts.weights[:most], counts.weights[most:]
    return reduced([*kept, sum(rest)]) if rest else counts


def thinned(counts: Counts, stays: Counts) -> Counts:
    """Try each of the points alone; `stays` says how likely one of them is to stay (1) or to go (0)."""
    gone, kept = (*stays.weights, 0)[:2]
    most = len(counts.weights) - 1
    weights = [0] * (most + 1)
    for n, weight in enumerate(counts.weights):
        rest = weight * stays.total ** (most - n)
        for k in range(n + 1):
            weights[k] += rest * comb(n, k) * kept**k * gone ** (n - k)
    return reduced(weights)


def repeated(counts: Counts, again: Callable[[int], bool]) -> Counts:
    """Throw the whole roll once more when `again` says so of its number; the second throw binds."""
    thrown_again = sum(weight for number, weight in enumerate(counts.weights) if again(number))
    return reduced(
        [
            weight * (thrown_again + (0 if again(number) else counts.total))
            for number, weight in enumerate(counts.weights)
        ]
    )


def summed(dice: Mapping[str, int]) -> Counts:
    """Return the sum of so many dice of each kind (d6, d8, d10). Raises: InvalidValue."""
    check_number(sum(dice.values()), "dice")
    counts = NONE
    for kind, times in dice.items():
        sides = len(NUMBER_DICE[kind].faces)
        for _ in range(times):
            counts = added(counts, Counts((0, *[1] * sides), sides))
    return counts
