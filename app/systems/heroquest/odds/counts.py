"""How likely each number 0, 1, 2 … is: whole weights over one total, so that nothing is ever rounded."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb, gcd


@dataclass(frozen=True, slots=True)
class Counts:
    """`weights[n]` of `total` equally likely cases end with the number n."""

    weights: tuple[int, ...]
    total: int

    def chance(self, number: int) -> Fraction:
        """The chance of exactly this number."""
        return Fraction(self.weights[number], self.total) if 0 <= number < len(self.weights) else Fraction(0)

    def at_least(self, number: int) -> Fraction:
        """The chance of this number or more."""
        return Fraction(sum(self.weights[max(number, 0) :]), self.total)

    @property
    def expected(self) -> Fraction:
        """The average."""
        return Fraction(sum(number * weight for number, weight in enumerate(self.weights)), self.total)

    @property
    def chances(self) -> tuple[Fraction, ...]:
        """The chance of every number; together exactly 1."""
        return tuple(Fraction(weight, self.total) for weight in self.weights)


NONE = Counts((1,), 1)


def reduced(weights: Sequence[int]) -> Counts:
    """Counts in the smallest whole weights, without impossible numbers at the end."""
    last = max(number for number, weight in enumerate(weights) if weight)
    divisor = gcd(*weights)
    kept = tuple(weight // divisor for weight in weights[: last + 1])
    return Counts(kept, sum(kept))


def successes(number: int, hit: int, miss: int) -> Counts:
    """How many of equal dice succeed when `hit` of their `hit + miss` faces do."""
    return reduced([comb(number, k) * hit**k * miss ** (number - k) for k in range(number + 1)])


def added(one: Counts, other: Counts) -> Counts:
    """The sum of two independent numbers."""
    weights = [0] * (len(one.weights) + len(other.weights) - 1)
    for n, weight in enumerate(one.weights):
        for m, factor in enumerate(other.weights, start=n):
            weights[m] += weight * factor
    return Counts(tuple(weights), one.total * other.total)


def lessened(one: Counts, other: Counts) -> Counts:
    """What the second number leaves of the first, never below zero."""
    weights = [0] * len(one.weights)
    for n, weight in enumerate(one.weights):
        for m, factor in enumerate(other.weights):
            weights[n - m if n > m else 0] += weight * factor
    return reduced(weights)


def capped(counts: Counts, most: int) -> Counts:
    """The number, but never more than `most`."""
    kept, rest = counts.weights[:most], counts.weights[most:]
    return reduced([*kept, sum(rest)]) if rest else counts


def thinned(counts: Counts, stays: Counts) -> Counts:
    """Each of the points is tried alone; `stays` says how likely one of them is to stay (1) or to go (0)."""
    gone, kept = (*stays.weights, 0)[:2]
    most = len(counts.weights) - 1
    weights = [0] * (most + 1)
    for n, weight in enumerate(counts.weights):
        rest = weight * stays.total ** (most - n)
        for k in range(n + 1):
            weights[k] += rest * comb(n, k) * kept**k * gone ** (n - k)
    return reduced(weights)


def repeated(counts: Counts, again: Callable[[int], bool]) -> Counts:
    """The whole roll is thrown once more when `again` says so of its number; the second throw binds."""
    thrown_again = sum(weight for number, weight in enumerate(counts.weights) if again(number))
    return reduced(
        [
            weight * (thrown_again + (0 if again(number) else counts.total))
            for number, weight in enumerate(counts.weights)
        ]
    )
