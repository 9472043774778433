"""A board without walls for figures of any size: who gets where among the others, and whose reach is left."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Annotated

from pydantic import Field

from app.core.board.board import Passages, Squares
from app.core.board.moves import Reach, reach
from app.core.board.squares import Block, Square
from app.core.model import Model

LEAST_SIDE = 4


class OpenGround(Model):
    """So many squares across and down; `rough` are those that cost two steps, as "x.y"."""

    width: Annotated[int, Field(ge=LEAST_SIDE, le=24)]
    height: Annotated[int, Field(ge=LEAST_SIDE, le=16)]
    rough: tuple[str, ...] = ()

    def holds(self, block: Block) -> bool:
        """Whether a rectangle lies on the board as a whole."""
        return block.x + block.width <= self.width and block.y + block.height <= self.height

    def turned(self, square: str) -> "OpenGround":
        """The same with a square rough that was not, or no longer rough."""
        return self.model_copy(update={"rough": tuple(sorted({square} ^ set(self.rough)))})

    def ways(self, start: Block, steps: int, others: Iterable[Block], barred: Iterable[Block] = ()) -> Reach:
        """Where a square figure gets. It cannot stop on others, and they are rough; it cannot enter `barred` ones."""
        side = start.width
        passages = Passages.free(self.width - side + 1, self.height - side + 1)

        def touching(blocks: Iterable[Block]) -> Squares:
            return passages.mask(spot for there in blocks for spot in there.touched_by(side).squares())

        held, closed = touching(others), touching(barred)
        slow = held | touching(Block(x=x, y=y) for x, y in map(Square.named, self.rough))
        corner = Square(start.x, start.y)
        return reach(passages, corner, steps, barred=closed, held=held, slow=slow, slanted=True)


def reaches_left(path: Sequence[Square], side: int, watchers: Mapping[str, tuple[Block, int]]) -> Iterator[str]:
    """Whose reach, in steps around a rectangle, a figure of such a side leaves on its path, the start included."""
    blocks = [Block(x=x, y=y, width=side, height=side) for x, y in path]
    for name, (there, steps) in watchers.items():
        within = [block.steps_to(there) <= steps for block in blocks]
        if any(before and not after for before, after in pairwise(within)):
            yield name
