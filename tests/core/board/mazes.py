"""Small boards with walls and figures anywhere, for rules that hold on all of them."""

from typing import NamedTuple

from hypothesis import strategies as st

from app.core.board.board import Board
from app.core.board.passages import Passages, Squares
from app.core.board.squares import EAST, SOUTH, Square


class Maze(NamedTuple):
    """Ways between squares, squares nobody looks or walks across, and two squares to start and end at."""

    board: Board
    passages: Passages
    opaque: Squares
    start: Square
    end: Square


@st.composite
def _mazes(draw: st.DrawFn) -> Maze:
    board = Board(width=draw(st.integers(1, 7)), height=draw(st.integers(1, 7)))
    squares = list(board.squares())
    anywhere = st.sampled_from(squares)
    passages = board.passages
    for square, direction in draw(st.lists(st.tuples(anywhere, st.sampled_from((EAST, SOUTH))), max_size=20)):
        passages = passages.edge(square, square.step(direction), is_open=False)
    opaque = passages.mask(draw(st.lists(anywhere, max_size=8)))
    start, end = draw(anywhere), draw(anywhere)
    return Maze(board, passages, opaque & ~passages.bit(start) & ~passages.bit(end), start, end)


MAZES = _mazes()
