"""A situation on the board and questions to it as somebody describes them, and what does not fit about it."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, StringConstraints, model_validator

from app.core.board.board import Board, Door, DoorKind, DoorState, Plan
from app.core.board.squares import Block, Square, Turn, are_neighbours, covered, name_of, named_square
from app.core.errors import InvalidValue, UnknownContent
from app.core.model import Model, like
from app.core.texts import Line
from app.systems.heroquest.board.situation import BoardFigure, Piece, Side, Situation, View
from app.systems.heroquest.content.loader import furniture_sizes

_STATES = {"secret": ("hidden", "secret"), "double": ("open", "double")}  # said in one word


def _as_name(given: Any) -> Any:
    """Return a square by its name, or by its numbers from the upper left corner: [4, 2] and {"x": 4, "y": 2} are E3."""
    if isinstance(given, dict) and given.keys() == {"x", "y"}:
        given = [given["x"], given["y"]]
    if isinstance(given, list | tuple) and len(given) == 2 and all(type(one) is int for one in given):
        return name_of(Square(*given)) if min(given) >= 0 else f"{given[0]},{given[1]}"
    return given.upper() if isinstance(given, str) else given


SquareName = Annotated[
    str,
    BeforeValidator(_as_name),
    StringConstraints(max_length=20),
    Field(description="A name like T9, or [x, y] counted from 0 at the upper left corner."),
]
Word = Annotated[str, Line(40, seen="never", strips=False)]
SquareNames = Annotated[tuple[SquareName, ...], Field(max_length=1000)]


class DoorDescription(Model):
    """A door on the edge between two neighbouring squares; also just the pair, with its state behind it.

    A double door has two such halves side by side. "secret" is a hidden secret door, "double" an open double one.
    """

    squares: Annotated[tuple[SquareName, ...], Field(min_length=2, max_length=2)]
    state: Literal["open", "closed", "hidden"] = "closed"
    kind: Literal["plain", "double", "secret"] = "plain"

    @model_validator(mode="before")
    @classmethod
    def _in_few_words(cls, given: Any) -> Any:
        if isinstance(given, list | tuple) and 2 <= len(given) <= 3:
            given = {"squares": given[:2], **({"state": given[2]} if len(given) == 3 else {})}
        if not isinstance(given, dict):
            return given
        if isinstance(given.get("squares"), list):
            given = {**given, "squares": tuple(given["squares"])}
        said = given.get("state")
        if isinstance(said, str) and said in _STATES:
            state, kind = _STATES[said]
            given = {"kind": kind, **given, "state": state}
        return given


class OnSquare(Model):
    """Something with its upper left square; where nothing else is to be said, just that square."""

    square: SquareName

    @model_validator(mode="before")
    @classmethod
    def _just_a_square(cls, given: Any) -> Any:
        return given if isinstance(given, dict) and given.keys() != {"x", "y"} else {"square": given}


class FigureDescription(OnSquare):
    """A figure; its upper left square where it is larger than one. Without an id it is called figure-1 and so on.

    `lying`: a fallen hero (HR-FALLEN-GAP).
    """

    id: Word | None = None
    side: Literal["hero", "monster"] = "monster"
    width: Annotated[int, Field(ge=1, le=4)] = 1
    height: Annotated[int, Field(ge=1, le=4)] = 1
    invisible: bool = False
    large: bool = False
    lying: bool = False


class FurnitureDescription(OnSquare):
    """A piece of furniture: its upper left square, once turned; its size is that of its kind unless it is said.

    `view`: what it does to lines of sight. "low": no direct line crosses it, an indirect shot does. "high": none does.
    """

    kind: Word = ""
    turn: Literal["downward", "rightward", "upward", "leftward"] = "downward"
    width: Annotated[int | None, Field(ge=1, le=10)] = None
    height: Annotated[int | None, Field(ge=1, le=10)] = None
    view: Literal["free", "low", "high"] = "free"


class BoardDescription(Model):
    """Description of the game's board: doors between squares, figures, furniture, and blocked squares."""

    doors: Annotated[tuple[DoorDescription, ...], Field(max_length=200)] = ()
    figures: Annotated[tuple[FigureDescription, ...], Field(max_length=200)] = ()
    furniture: Annotated[tuple[FurnitureDescription, ...], Field(max_length=200)] = ()
    blocked: SquareNames = ()


class AskBoard(Model):
    """A question about a described board."""

    board: BoardDescription = BoardDescription()
    start: SquareName


class AskAdjacent(AskBoard):
    """HQ-3.1: whether a weapon that strikes straight reaches from one square to another; without `end` which ones."""

    end: SquareName | None = None


class AskDiagonal(AskBoard):
    """HQ-3.1, HQ-3.2-SPEER: the same for a weapon that also strikes diagonally.

    `corner`: whether a wall that touches one side of the corner lets the stroke pass on the other.
    """

    end: SquareName | None = None
    corner: Literal["one_side", "both_sides"] = "one_side"


class AskSight(AskBoard):
    """HQ-4.1, HQ-4-INDIRECT, HR-SLANTED-DOOR: whether one square is seen from another; without `end` which are.

    `section`: what the area of sight is in a corridor, up to a bend or branching or the whole straight rows.
    """

    end: SquareName | None = None
    section: Literal["to_branching", "whole_row"] = "to_branching"


class AskReach(AskBoard):
    """HQ-2, HQ-8.2.2, HQ-19-FLIEGEN, HR-FALLEN-GAP: where a move of so many steps may end, and the way to `end`.

    Without `side` it is that of the figure on `start`, else heroes. `crosses_figures`: wings or a veil of mist
    carry across anybody. `traps` end the move of a figure that steps on them.
    """

    steps: Annotated[int, Field(ge=0, le=100)]
    end: SquareName | None = None
    side: Literal["hero", "monster"] | None = None
    crosses_figures: bool = False
    through_walls: bool = False
    traps: SquareNames = ()


class AskReveal(Model):
    """Question for what a step onto `start` reveals, or the opening of `door` by somebody who stands there.

    Without `start` a door shows what lies on both sides of it. `revealed` squares are known already.
    """

    board: BoardDescription = BoardDescription()
    start: SquareName | None = None
    door: DoorDescription | None = None
    revealed: SquareNames = ()


class AskThrow(AskBoard):
    """HQ-4.2, HR-THROW-ADJACENT: whether something can be thrown from one square to another; without `end` to which.

    `counted`: whether a slanted step counts as one square or as two straight ones.
    """

    end: SquareName | None = None
    counted: Literal["diagonal", "straight"] = "diagonal"


def on_board(board: Board, name: str, field: str) -> Square:
    """Return the square of a name. Raises: InvalidValue where the board has none."""
    square = named_square(name)
    if square is None or not board.has(square):
        raise InvalidValue("board.no_such_square", field=field, square=name)
    return square


def situation_of(described: BoardDescription, board: Board, field: str = "board") -> Situation:
    """Return the described situation. Raises: InvalidValue, UnknownContent with the path of what does not fit."""
    doors = tuple(_doors(described, board, f"{field}.doors"))
    rubble = tuple(on_board(board, name, f"{field}.blocked.{n}") for n, name in enumerate(described.blocked))
    plan = Plan(board=board, doors=doors, blocked=frozenset(rubble))
    furniture = tuple(_pieces(described, board, f"{field}.furniture"))
    figures = tuple(_figures(described, plan, f"{field}.figures"))
    return Situation(plan=plan, figures=figures, furniture=furniture)


def described_door(described: DoorDescription, board: Board, field: str) -> Door:
    """Return a described door. Raises: InvalidValue where its squares share no edge of the board."""
    place = f"{field}.squares"
    first, second = (on_board(board, name, place) for name in described.squares)
    if not are_neighbours(first, second):
        raise InvalidValue("board.no_edge", field=place, one=described.squares[0], other=described.squares[1])
    return Door(one=first, other=second, state=DoorState(described.state), kind=DoorKind(described.kind))


def _doors(described: BoardDescription, board: Board, field: str) -> Iterator[Door]:
    edges = set[frozenset[Square]]()
    for number, one in enumerate(described.doors):
        door = described_door(one, board, f"{field}.{number}")
        if door.edge in edges:
            one_name, other_name = one.squares
            raise InvalidValue("board.door_twice", field=f"{field}.{number}.squares", one=one_name, other=other_name)
        edges.add(door.edge)
        yield door


def _pieces(described: BoardDescription, board: Board, field: str) -> Iterator[Piece]:
    for number, one in enumerate(described.furniture):
        place = f"{field}.{number}"
        if one.kind and one.kind not in furniture_sizes() and not (one.width and one.height):
            raise UnknownContent("furniture.unknown", field=f"{place}.kind", furniture=one.kind)
        width, height = furniture_sizes().get(one.kind, (1, 1))
        start = on_board(board, one.square, f"{place}.square")
        block = covered(start, one.width or width, one.height or height, Turn(one.turn))
        _fits(board, block, f"{place}.square")
        yield Piece(id=one.kind or f"furniture-{number + 1}", block=block, view=View(one.view))


def _figures(described: BoardDescription, plan: Plan, field: str) -> Iterator[BoardFigure]:
    names, taken = set[str](), plan.rubble
    for number, one in enumerate(described.figures):
        name, place = one.id or f"figure-{number + 1}", f"{field}.{number}"
        figure = like(
            BoardFigure, one, id=name, square=on_board(plan.board, one.square, f"{place}.square"), side=Side(one.side)
        )
        if name in names:
            raise InvalidValue("figure.there_already", field=f"{place}.id", figure=name)
        _fits(plan.board, figure.block, f"{place}.square")
        covers = plan.board.unwalled.block(figure.block)
        if covers & taken:
            raise InvalidValue("board.square_taken", field=f"{place}.square", square=one.square)
        names.add(name)
        taken |= covers
        yield figure


def _fits(board: Board, block: Block, field: str) -> None:
    for square in block.squares():
        if not board.has(square):
            raise InvalidValue("board.no_such_square", field=field, square=name_of(square))
