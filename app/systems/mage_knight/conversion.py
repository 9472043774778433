"""Monster tokens and chests become Mage Spawn: which figures of the pool must be placed.

The number counts before the points. Sums are worked out all at once: a whole number holds, for every sum, in how many
ways it is reached, each in a place of its own wide enough for the largest count.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, Any

from pydantic import Field, model_validator

from app.core.model import Mark, Model
from app.systems.mage_knight.content import Name
from app.systems.mage_knight.rulings import Result, ruling

MOST_POOL, MOST_PLACED, MOST_POINTS, MOST_LISTED = 100, 20, 3000, 200
WIDTH = 72  # bits for a count: 20 of 100 figures are fewer than 2**70 combinations


class PoolFigure(Model):
    """A figure of the pool."""

    name: Annotated[Name, Mark(decides=True)]
    cost: Annotated[int, Field(ge=1, le=1000)]

    @model_validator(mode="before")
    @classmethod
    def _bare_cost(cls, given: Any) -> Any:
        """A figure that nobody names is called by its cost: `[12, 15]`."""
        return {"name": str(given), "cost": given} if type(given) is int else given


Pool = Annotated[tuple[PoolFigure, ...], Field(max_length=MOST_POOL)]
Kind = tuple[str, int]  # figures of one name and cost look equal


@ruling("MKD-SPN-4", "MKD-SPN-3")
def conversion(
    pool: Pool,
    number: Annotated[int, Field(ge=1, le=MOST_PLACED)],
    points: Annotated[int, Field(ge=0, le=MOST_POINTS)],
) -> Result:
    """Which figures must be placed for `number` figures and `points` points, and who chooses between equal ones."""
    kinds = sorted(Counter((one.name, one.cost) for one in pool).items(), key=lambda kind: (kind[0][1], kind[0][0]))
    costs = sorted(one.cost for one in pool)
    steps = [
        {"number": k, "cheapest": sum(costs[:k]), "fits": sum(costs[:k]) <= points}
        for k in _tried(number, costs, points)
    ]
    placed = steps[-1]["number"] if steps and steps[-1]["fits"] else 0
    reached = _reached(kinds, placed, points)
    total = _best(reached[0][placed]) if placed else 0
    count = reached[0][placed] >> WIDTH * total if placed else 0
    listed = [_told(one) for one in _combinations(kinds, reached, placed, total)] if placed else []
    return {
        "number": placed,
        "total": total,
        "points_left": points - total,
        "count": count,
        "picks": "opponent" if count > 1 else "nobody",
        "combinations": listed,
        "first": ", ".join("{name} {cost}".format(**one) for one in listed[0]) if listed else "",
        "asked": number,
        "steps": steps,
    }


def _tried(number: int, costs: Sequence[int], points: int) -> Iterator[int]:
    """Numbers from the wanted one down to the first that fits."""
    for k in range(min(number, len(costs)), 0, -1):
        yield k
        if sum(costs[:k]) <= points:
            return


def _reached(kinds: Sequence[tuple[Kind, int]], most: int, points: int) -> list[list[int]]:
    """For the kinds from each place on, and each number of figures: in how many ways every sum is reached."""
    within = (1 << WIDTH * (points + 1)) - 1
    found = [[1] + [0] * most]
    for (_, cost), there in reversed(kinds):
        after = found[-1]
        ways = [
            sum(after[k - j] << WIDTH * cost * j for j in range(min(there, k) + 1)) & within for k in range(most + 1)
        ]
        found.append(ways)
    return found[::-1]


def _best(ways: int) -> int:
    return (ways.bit_length() - 1) // WIDTH


def _combinations(
    kinds: Sequence[tuple[Kind, int]], reached: Sequence[Sequence[int]], number: int, total: int
) -> Iterator[Sequence[Kind]]:
    """The combinations of exactly this number and total, at most so many as are listed."""
    open_ways: list[tuple[int, int, int, tuple[Kind, ...]]] = [(0, number, total, ())]
    listed = 0
    while open_ways and listed < MOST_LISTED:
        at, left, sum_left, chosen = open_ways.pop()
        if at == len(kinds):
            listed += 1
            yield chosen
            continue
        (kind, there), after = kinds[at], reached[at + 1]
        for taken in range(min(there, left) + 1):
            rest = sum_left - taken * kind[1]
            if rest >= 0 and after[left - taken] >> WIDTH * rest & (1 << WIDTH) - 1:
                open_ways.append((at + 1, left - taken, rest, chosen + (kind,) * taken))


def _told(kinds: Sequence[Kind]) -> list[dict[str, Any]]:
    return [{"name": name, "cost": cost} for name, cost in kinds]
