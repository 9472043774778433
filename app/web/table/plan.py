"""A plan of rooms that are laid as a game goes on: what is known, who is where, and the next steps to tap."""

from collections.abc import Iterable
from dataclasses import dataclass

from app.core.board.compass import field_of
from app.web.ui.rendering import Shown

VIEW = 5  # fields across that a phone shows at first: large enough for a finger


@dataclass(frozen=True)
class Cell:
    """A room on the plan: where, what, its open sides with what stands there, tokens, and who is there."""

    x: int
    y: int
    kind: str
    title: str
    openings: tuple[tuple[str, str], ...]
    tokens: tuple[str, ...]
    heroes: tuple[str, ...]
    is_here: bool
    is_joined: bool  # with the next field in the east, as one room


@dataclass(frozen=True)
class Step:
    """A field to step on now, and where that is asked for."""

    x: int
    y: int
    label: str
    url: str


def plan_of(width: int, height: int, cells: Iterable[Cell], steps: Iterable[Step] = (), middle: str = "") -> Shown:
    """The plan of a board of this size; with a `middle` only the fields around that place are shown at first."""
    cells = tuple(cells)
    label = "; ".join(f"{cell.title}: {', '.join(cell.heroes)}" for cell in cells if cell.heroes)
    view = (0, 0, width, height)
    if middle:
        column, row = field_of(middle)
        sides = min(VIEW, width), min(VIEW, height)
        view = (_begin(column, sides[0], width), _begin(row, sides[1], height), *sides)
    return Shown(width=width, height=height, view=view, cells=cells, steps=tuple(steps), label=label)


def _begin(middle: int, shown: int, all_there: int) -> int:
    return min(max(middle - shown // 2, 0), all_there - shown)


def track_of(numbers: tuple[int, ...], position: int) -> Shown:
    """A track (0: no number on a space) with its marker; spaces count from 1."""
    first = next((n for n, one in enumerate(numbers, start=1) if one), len(numbers))
    return Shown(numbers=numbers, position=position, left=max(first - position, 0))
