"""Situations on the board of the game, in few words: squares by their names."""

from app.core.board.board import Door, DoorKind, DoorState, Plan
from app.core.board.squares import Square, name_of, named_square
from app.systems.heroquest.board.situation import BoardFigure, Piece, Side, Situation
from tests.builders import CONTENT

BOARD = CONTENT.board


def at(name: str) -> Square:
    """The square of a name."""
    square = named_square(name)
    assert square is not None
    return square


def names(mask: int) -> set[str]:
    """What the squares of a set are called."""
    return {name_of(square) for square in BOARD.unwalled.squares(mask)}


def door(
    one: str, other: str, state: DoorState = DoorState.OPEN, kind: DoorKind = DoorKind.PLAIN
) -> Door:  # fmt: skip
    """A door between two squares, open unless somebody says otherwise."""
    return Door(one=at(one), other=at(other), state=state, kind=kind)


def hero(square: str, name: str = "hero", **more: object) -> BoardFigure:
    """A hero on a square."""
    return BoardFigure.model_validate({"id": name, "square": at(square), "side": Side.HERO, **more})


def monster(square: str, name: str = "monster", **more: object) -> BoardFigure:
    """A monster on a square."""
    return BoardFigure.model_validate({"id": name, "square": at(square), "side": Side.MONSTER, **more})


def situation(*things: Door | BoardFigure | Piece, blocked: tuple[str, ...] = ()) -> Situation:
    """Doors, figures and furniture on the board, and squares under rubble."""
    plan = Plan(
        board=BOARD,
        doors=tuple(one for one in things if isinstance(one, Door)),
        blocked=frozenset(map(at, blocked)),
    )
    return Situation(
        plan=plan,
        figures=tuple(one for one in things if isinstance(one, BoardFigure)),
        furniture=tuple(one for one in things if isinstance(one, Piece)),
    )
