"""Movement over a board: reach, ways and pushing; also boards without walls for figures of any size."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Annotated, NamedTuple

from pydantic import Field

from app.core.board.passages import Passages, Squares
from app.core.board.squares import SLANTED, STRAIGHT, Block, Square
from app.core.model import Model


class Reach(NamedTuple):
    """Squares that a move may lead to: `layers[n]` cost exactly n steps, on `ends` it may stop."""

    passages: Passages
    start: Square
    layers: tuple[Squares, ...]
    ends: Squares
    slow: Squares
    stops: Squares
    slanted: bool

    def costs(self) -> dict[Square, int]:
        """Return every square to stop on, and what it costs, the nearest first; the start is none of them."""
        return {
            square: cost
            for cost, layer in enumerate(self.layers)
            if cost
            for square in self.passages.squares(layer & self.ends)
        }

    def cost(self, square: Square) -> int | None:
        """Return the steps needed to reach a square, even one to pass but not stop on; None if it cannot be reached."""
        bit = self.passages.bit(square)
        return next((cost for cost, layer in enumerate(self.layers) if layer & bit), None)

    def way(self, target: Square) -> tuple[Square, ...] | None:
        """Return a cheapest way, the target last, without the start; None where the target cannot be reached."""
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


@lru_cache(maxsize=256)
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
    """Return the squares that so many steps reach: straight ones and, if allowed, `slanted` ones around free corners.

    `barred` squares are never entered, `held` ones may be crossed but not stopped on, `slow` ones cost two steps, and
    a figure that enters one of `stops` goes no further. Costs nothing but time to ask for too many steps.
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


class FigureStep(NamedTuple):
    """Somebody goes from one square to another."""

    start: Square
    end: Square


def push(passages: Passages, pushed: Square, direction: Square, held: Squares) -> tuple[FigureStep, ...] | None:
    """Return who moves where when the figure on a square is pushed one step straight on, in the order they go.

    `held` are the squares of all figures and others that no figure is pushed onto. A figure right behind makes way
    to a free square: along the row, then along the column, then at a slant. Where none is free, he is pushed straight
    on himself, and those behind him make way in the same manner. None: it cannot be done.
    """
    behind = pushed.step(direction)
    if not passages.joins(pushed, behind):
        return None
    if not passages.bit(behind) & held:
        return (FigureStep(pushed, behind),)
    taken = held | passages.bit(pushed)
    aside = _free(passages, behind, sorted(STRAIGHT, key=lambda one: one.y != 0), taken, passages.joins)
    aside = aside or _free(passages, behind, SLANTED, taken, passages.turns_corner)
    if aside:
        return (FigureStep(behind, aside), FigureStep(pushed, behind))
    further = push(passages, behind, direction, taken)
    return (*further, FigureStep(pushed, behind)) if further else None


def _free(
    passages: Passages,
    start: Square,
    directions: Sequence[Square],
    taken: Squares,
    leads: Callable[[Square, Square], bool],
) -> Square | None:
    """Return the first square in one of these directions that is free."""
    for direction in directions:
        square = start.step(direction)
        if passages.bit(square) & ~taken and leads(start, square):
            return square
    return None


LEAST_SIDE = 4


class OpenGround(Model):
    """So many squares across and down; `rough` are those that cost two steps, as "x.y"."""

    width: Annotated[int, Field(ge=LEAST_SIDE, le=24)]
    height: Annotated[int, Field(ge=LEAST_SIDE, le=16)]
    rough: tuple[str, ...] = ()

    def holds(self, block: Block) -> bool:
        """Return whether a rectangle lies entirely on the board."""
        return block.x + block.width <= self.width and block.y + block.height <= self.height

    def turned(self, square: str) -> "OpenGround":
        """This ground with the square made rough, or no longer rough if it was."""
        return self.model_copy(update={"rough": tuple(sorted({square} ^ set(self.rough)))})

    def ways(self, start: Block, steps: int, others: Iterable[Block], barred: Iterable[Block] = ()) -> Reach:
        """Return where a square figure can go. It cannot stop on other figures, which are rough ground, nor enter
        `barred` ones.
        """
        side = start.width
        passages = Passages.free(self.width - side + 1, self.height - side + 1)

        def touching(blocks: Iterable[Block]) -> Squares:
            return passages.mask(spot for there in blocks for spot in there.placements_overlapping(side).squares())

        held, closed = touching(others), touching(barred)
        slow = held | touching(Block(x=x, y=y) for x, y in map(Square.named, self.rough))
        corner = Square(start.x, start.y)
        return reach(passages, corner, steps, barred=closed, held=held, slow=slow, slanted=True)


def reaches_left(path: Sequence[Square], side: int, watchers: Mapping[str, tuple[Block, int]]) -> Iterator[str]:
    """Yield the figures whose reach, in steps around a rectangle, a figure of such a side leaves on its path, start
    included.
    """
    blocks = [Block(x=x, y=y, width=side, height=side) for x, y in path]
    for name, (there, steps) in watchers.items():
        within = [block.steps_to(there) <= steps for block in blocks]
        if any(before and not after for before, after in pairwise(within)):
            yield name
