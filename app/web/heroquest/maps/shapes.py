"""Shapes of a drawn board: in units, forty to a square, from the upper left corner of A1."""

from collections.abc import Iterable
from dataclasses import dataclass

from app.core.board.passages import Passages, Squares
from app.core.board.squares import Square

UNIT = 40
APART = 30 * UNIT  # from one board to the next, on the sheet with all boards of a quest


@dataclass(frozen=True)
class LineShape:
    """A path, filled or drawn as its class says."""

    css: str
    path: str
    kind: str = "line"


@dataclass(frozen=True)
class Text:
    """A few letters; `x` is their middle unless the class says otherwise."""

    css: str
    x: float
    y: float
    text: str
    kind: str = "text"


@dataclass(frozen=True)
class Symbol:
    """A drawing in a box, by its id in a file of pictures."""

    name: str
    x: float
    y: float
    width: float
    height: float
    file: str = "map"


@dataclass(frozen=True)
class Sign:
    """A thing: drawings one over the other, with letters on them, in a box of their own that may be turned.

    `id` is the thing's. `box`: width and height of a frame with its name, where nothing shows what it is.
    """

    id: str
    css: str
    move: str  # the transformation that puts it where it lies
    symbols: tuple[Symbol, ...] = ()
    texts: tuple[Text, ...] = ()
    box: tuple[int, int] | None = None
    title: str = ""
    kind: str = "sign"


Shape = LineShape | Text | Sign


@dataclass(frozen=True)
class Token:
    """A figure on its square: a coat of arms, or an outline with its letters.

    `points` of `most`: what is left of its body points; nothing is shown where `most` is 0.
    """

    id: str
    x: float
    y: float
    css: str
    crest: str = ""
    outline: str = ""
    text: str = ""
    points: int = 0
    most: int = 0
    width: float = UNIT
    height: float = UNIT
    is_current: bool = False
    is_own: bool = False  # not of the bestiary's kinds alone: it has a star
    veiled: bool = False

    @property
    def shift(self) -> tuple[float, float]:
        """Return how far a drawing of one square lies within the squares of a large figure."""
        return (self.width - UNIT) / 2, (self.height - UNIT) / 2


def cells(ways: Passages, mask: Squares) -> str:
    """Return the squares of a set as a path: each row in as few rectangles as it has runs."""
    runs: list[tuple[int, int, int]] = []
    for square in ways.squares(mask):
        if runs and runs[-1][1] == square.y and runs[-1][0] + runs[-1][2] == square.x:
            runs[-1] = (*runs[-1][:2], runs[-1][2] + 1)
        else:
            runs.append((square.x, square.y, 1))
    return "".join(f"M{x * UNIT} {y * UNIT}h{n * UNIT}v{UNIT}h-{n * UNIT}Z" for x, y, n in runs)


def edges(segments: Iterable[tuple[Square, bool]]) -> str:
    """Edges as a path of long strokes: above their square, or (`upright`) left of it."""
    ordered = sorted(segments, key=lambda one: (one[1], *((one[0].x, one[0].y) if one[1] else (one[0].y, one[0].x))))
    strokes: list[tuple[Square, bool, int]] = []
    for square, upright in ordered:
        if strokes:
            start, is_upright, length = strokes[-1]
            ahead = Square(start.x, start.y + length) if upright else Square(start.x + length, start.y)
            if is_upright is upright and ahead == square:
                strokes[-1] = (start, upright, length + 1)
                continue
        strokes.append((square, upright, 1))
    return "".join(f"M{at.x * UNIT} {at.y * UNIT}{'v' if up else 'h'}{n * UNIT}" for at, up, n in strokes)
