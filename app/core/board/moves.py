"""How far somebody gets, on which way, and who makes way when somebody is pushed."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from app.core.board.board import Passages, Squares
from app.core.board.squares import SLANTED, STRAIGHT, Square


class Reach(NamedTuple):
    """Where a move may lead: `layers[n]` are the squares that cost exactly n steps, `ends` those to stop on."""

    passages: Passages
    start: Square
    layers: tuple[Squares, ...]
    ends: Squares
    slow: Squares
    stops: Squares
    slanted: bool

    def costs(self) -> dict[Square, int]:
        """Every square to stop on, and what it costs, the nearest first; the start is none of them."""
        return {
            square: cost
            for cost, layer in enumerate(self.layers)
            if cost
            for square in self.passages.squares(layer & self.ends)
        }

    def cost(self, square: Square) -> int | None:
        """What getting there costs, also across a square nobody may stop on; None where it cannot be reached."""
        bit = self.passages.bit(square)
        return next((cost for cost, layer in enumerate(self.layers) if layer & bit), None)

    def way(self, target: Square) -> tuple[Square, ...] | None:
        """A cheapest way, the target last, without the start; None where the target cannot be reached."""
        cost = self.cost(target)
        if cost is None:
            return None
        way: list[Square] = []
        while cost:
            way.append(target)
            cost -= 2 if self.slow & self.passages.bit(target) else 1
            before = self.layers[cost] & self.passages.spread(self.passages.bit(target), slanted=self.slanted)
            if cost:
                before &= ~self.stops
            target = next(self.passages.squares(before))
        return tuple(reversed(way))


def reach(
    passages: Passages,
    start: Square,
    steps: int,
    *,
    barred: Squares = 0,
    held: Squares = 0,
    slow: Squares = 0,
    stops: Squares = 0,
    slanted: bool = False,
) -> Reach:
    """Where so many steps lead at most, straight ones and, if they are allowed, `slanted` ones around free corners.

    `barred` squares are never entered, `held` ones may be crossed but not stopped on, `slow` ones cost two steps, and
    whoever enters one of `stops` goes no further. Costs nothing but time to ask for too many steps.
    """
    layers = [passages.bit(start)]
    seen = layers[0]
    for cost in range(1, max(steps, 0) + 1):
        found = passages.spread(_leaving(layers, cost - 1, stops), slanted=slanted) & ~slow
        if slow and cost > 1:
            found |= passages.spread(_leaving(layers, cost - 2, stops), slanted=slanted) & slow
        layers.append(found & ~seen & ~barred)
        seen |= layers[-1]
        if not (layers[-1] or (slow and layers[-2])):
            break
    return Reach(passages, start, tuple(layers), seen & ~held & ~layers[0], slow, stops, slanted)


def _leaving(layers: Sequence[Squares], cost: int, stops: Squares) -> Squares:
    return layers[cost] & ~stops if cost else layers[cost]


class Step(NamedTuple):
    """Somebody goes from one square to another."""

    start: Square
    end: Square


def push(passages: Passages, pushed: Square, direction: Square, held: Squares) -> tuple[Step, ...] | None:
    """Who goes where when the figure on a square is pushed one step straight on, in the order they go.

    `held` are the squares of all figures and of what else nobody is pushed onto. Whoever stands right behind makes way
    to a free square: along the row, then along the column, then at a slant. Where none is free, he is pushed straight
    on himself, and those behind him make way in the same manner. None: it cannot be done.
    """
    behind = pushed.step(direction)
    if not passages.joins(pushed, behind):
        return None
    if not passages.bit(behind) & held:
        return (Step(pushed, behind),)
    taken = held | passages.bit(pushed)
    aside = _free(passages, behind, sorted(STRAIGHT, key=lambda one: one.y != 0), taken, passages.joins)
    aside = aside or _free(passages, behind, SLANTED, taken, passages.turns_corner)
    if aside:
        return (Step(behind, aside), Step(pushed, behind))
    further = push(passages, behind, direction, taken)
    return (*further, Step(pushed, behind)) if further else None


def _free(
    passages: Passages,
    start: Square,
    directions: Sequence[Square],
    taken: Squares,
    leads: Callable[[Square, Square], bool],
) -> Square | None:
    """The first square in one of these directions that nobody holds."""
    for direction in directions:
        square = start.step(direction)
        if passages.bit(square) & ~taken and leads(start, square):
            return square
    return None
