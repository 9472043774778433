"""How likely it is what faces a handful of dice shows. Dice of one kind are interchangeable."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import comb, factorial, prod

from app.core.dice import DieKind
from app.core.errors import InvalidValue
from app.systems.heroquest.odds.counts import NONE, Counts, added, reduced, successes

MOST_DICE = 30  # no figure throws so many; beyond it the question is a typing error
MOST_OUTCOMES = 20_000

Faces = tuple[str, ...]
Weights = Mapping[Faces, int]


def check_number(dice: Sequence[object], field: str) -> None:
    """Raises: InvalidValue when nobody could mean so many dice."""
    if len(dice) > MOST_DICE:
        raise InvalidValue("odds.too_many_dice", field=field, dice=len(dice), maximum=MOST_DICE)


@lru_cache(maxsize=4096)
def counted(dice: tuple[DieKind, ...], faces: frozenset[str]) -> Counts:
    """How many of the dice show one of these faces. Raises: InvalidValue."""
    check_number(dice, "dice")
    counts = NONE
    for die, number in Counter(dice).items():
        hit = sum(face in faces for face in die.faces)
        counts = added(counts, successes(number, hit, len(die.faces) - hit))
    return reduced(counts.weights)


@lru_cache(maxsize=4096)
def jointly(dice: tuple[DieKind, ...], faces: Faces) -> Mapping[tuple[int, ...], int]:
    """How many dice show the first of these faces, the second and so on, all at once. Raises: InvalidValue."""
    check_number(dice, "dice")
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
    """Every outcome worth telling apart, one face a die in the order of the dice. Raises: InvalidValue."""
    check_number(dice, "dice")
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
    """What so many equal dice can show, in the order of the die's faces, and how often."""
    often = Counter(die.faces)
    found = []
    for faces in combinations_with_replacement(often, number):
        arrangements = factorial(number) // prod(factorial(times) for times in Counter(faces).values())
        found.append((faces, arrangements * prod(often[face] for face in faces)))
    return found
