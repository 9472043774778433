"""A board as a drawing: layer by layer what is seen of it, for a template that only prints shapes.

Nothing is hidden by covering it: what a viewer may not know is in none of the layers. Who hands over a board for
players leaves such things out; a layer only decides how the rest looks.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from app.core.board import squares
from app.core.board.board import Board, Door, Plan
from app.core.board.passages import Squares
from app.core.board.squares import Block, Square
from app.labels.labels import Labels
from app.systems.heroquest.board.quest_findings import plan_of
from app.systems.heroquest.board.quest_map import (
    QuestBoard,
    QuestChest,
    QuestMark,
    QuestMonster,
    QuestPiece,
    QuestTrap,
)
from app.systems.heroquest.content.loader import shipped
from app.web.heroquest.maps.shapes import UNIT, LineShape, Shape, Symbol, Text, Token, cells, edges
from app.web.heroquest.maps.signs import (
    ThingSigns,
    code_of,
    name_of,
    numbered,
    outline_of,
    seal,
    symbol_of,
)
from app.web.http.languages import t

View = Literal["gm", "edit", "players", "print-gm", "print-players"]
LAYERS = ("floor", "terrain", "furniture", "fog", "walls", "numbers", "doors", "marks")
_PLAYERS = ("players", "print-players")
_MARGIN, _FAR_MARGIN = 22, 6
_ASIDE = UNIT // 4  # so that two figures drawn on one square are seen to be two


@dataclass(frozen=True)
class Layer:
    """One layer: what a live page is sent when it looks different. `id` is that of its element."""

    id: str
    name: str
    shapes: tuple[Shape, ...] = ()
    x: int = 0  # where its board lies on a sheet with several


@dataclass(frozen=True)
class BoardPicture:
    """A whole board: its layers from the bottom, the figures, and which part of it is shown."""

    id: str
    view: View
    view_box: str
    columns: tuple[Text, ...]
    rows: tuple[Text, ...]
    layers: tuple[Layer, ...]
    figures: tuple[Token, ...]
    label: str


@dataclass(frozen=True)
class RevealedSquares:
    """Revealed squares, and those in sight at the moment; everything where nothing is said."""

    revealed: Squares
    in_sight: Squares | None = None


def drawn(
    board: QuestBoard,
    view: View,
    labels: Labels,
    *,
    sight: RevealedSquares | None = None,
    figures: Sequence[Token] | None = None,
    veiled: Collection[str] = (),
    opened: Collection[str] = (),
    element: str = "board",
) -> BoardPicture:
    """Return a board as it looks in a view.

    `figures`: who stands on it at the table; without them the monsters of the quest stand where they are drawn.
    `veiled`: ids of things that only the game master knows of. `opened`: ids of chests that stand open. `element`: the
    id of the drawing on its page; each layer's is that with its name, as `board-doors`.
    """
    plan = plan_of(board, shipped().board)
    picture = _Picture(board, plan, view, labels, sight, veiled, opened)
    layers = {
        "floor": picture.floor,
        "terrain": picture.terrain,
        "furniture": picture.furniture,
        "fog": picture.fog,
        "walls": picture.walls,
        "numbers": picture.numbers,
        "doors": picture.doors,
        "marks": picture.marks,
    }
    wide, high = plan.board.width, plan.board.height
    return BoardPicture(
        id=element,
        view=view,
        view_box=view_box(plan.board),
        columns=tuple(Text("", x * UNIT + UNIT / 2, -7, _column(x)) for x in range(wide)),
        rows=tuple(Text("", -12, y * UNIT + UNIT / 2 + 5, str(y + 1)) for y in range(high)),
        layers=tuple(Layer(f"{element}-{name}", name, tuple(layers[name]())) for name in LAYERS),
        figures=tuple(picture.figures() if figures is None else figures),
        label=t("map_of_the_board"),
    )


def view_box(board: Board, x: int = 0) -> str:
    """Return the part of a drawing that shows a whole board with its coordinates, `x` units from the left."""
    wide, high = board.width * UNIT + _MARGIN + _FAR_MARGIN, board.height * UNIT + _MARGIN + _FAR_MARGIN
    return f"{x - _MARGIN} -{_MARGIN} {wide} {high}"


def without_secrets(board: QuestBoard) -> QuestBoard:
    """Return the board as it lies before anybody has found anything: no monsters, letters, traps or doors that are
    hidden.
    """
    open_secrets = ("monster", "ally", "mark", "trap", "secret_door")
    shown = [one for one in board.things if one.kind not in open_secrets]
    return QuestBoard(things=tuple(shown), unused=board.unused)


def figure_token(monster: QuestMonster | QuestPiece, labels: Labels, number: int = 0, *, veiled: bool = False) -> Token:
    """Return a monster or ally of the quest as it is drawn."""
    block = monster.block
    own = monster.sign if isinstance(monster, QuestMonster) else ""
    code = own or code_of(monster.content, labels, name_of(monster, labels))
    outline = outline_of(monster.content) if isinstance(monster, QuestMonster) else "ally"
    return Token(
        id=monster.id,
        x=monster.x * UNIT,
        y=monster.y * UNIT,
        css=f"b-monster b-monster--{outline}",
        outline=outline,
        text=f"{code}{number or ''}",
        width=block.width * UNIT,
        height=block.height * UNIT,
        is_own=outline != "ally" and bool(monster.name),
        veiled=veiled or (isinstance(monster, QuestMonster) and monster.hidden),
    )


class _Picture:
    """One board in one view."""

    def __init__(
        self,
        board: QuestBoard,
        plan: Plan,
        view: View,
        labels: Labels,
        sight: RevealedSquares | None,
        veiled: Collection[str],
        opened: Collection[str],
    ) -> None:
        self._drawn, self._plan, self._board, self._view, self._labels = board, plan, plan.board, view, labels
        self._sight, self._veiled = sight, veiled
        self._is_players = view in _PLAYERS
        self._signs = ThingSigns(plan.board, labels, veiled, opened, for_players=self._is_players)

    def floor(self) -> Iterator[Shape]:
        """Corridor, rooms in four tints, the grid."""
        wide, high = self._board.width * UNIT, self._board.height * UNIT
        yield LineShape("b-corridor", f"M0 0h{wide}v{high}h-{wide}Z")
        for number, area in enumerate(self._board.areas, start=1):
            yield LineShape(f"b-room--{number % 4}", "".join(map(_rectangle, area.blocks)))
        across = "".join(f"M{x * UNIT} 0v{high}" for x in range(1, self._board.width))
        yield LineShape("b-grid", across + "".join(f"M0 {y * UNIT}h{wide}" for y in range(1, self._board.height)))
        if self._drawn.unused:
            yield LineShape("b-unused", "".join(map(_rectangle, self._drawn.unused)))

    def terrain(self) -> Iterator[Shape]:
        """Yield the shapes on the floor: tiles, stairs, rubble, decoration, traps."""
        order = ("tile", "decoration", "stairs", "blocked", "hero")
        lying = sorted(self._drawn.of_kind(*order), key=lambda one: (order.index(one.kind), one.layer or 0))
        for thing in lying:
            yield self._signs.start(thing) if thing.kind == "hero" else self._signs.sign(thing)
        for thing in self._drawn.things:
            if isinstance(thing, QuestTrap):
                yield self._signs.trap(thing)

    def furniture(self) -> Iterator[Shape]:
        """Furniture, chests."""
        for thing in self._drawn.of_kind("furniture", "chest"):
            is_trapped = isinstance(thing, QuestChest) and thing.is_trapped
            over = [Symbol("s-state-hidden", 0, 0, UNIT, UNIT)] if is_trapped and not self._is_players else []
            yield self._signs.sign(thing, over)

    def fog(self) -> Iterator[Shape]:
        """Yield the fog over squares not seen yet, and for players also over those out of sight."""
        if self._sight is None or self._view in ("edit", "print-gm", "print-players"):
            return
        ways = self._board.unwalled
        if unknown := cells(ways, ways.everything & ~self._sight.revealed):
            yield LineShape("b-fog", unknown)
        if self._is_players and self._sight.in_sight is not None:
            known = self._sight.revealed & ~self._sight.in_sight
            yield LineShape("b-known", cells(ways, known))

    def walls(self) -> Iterator[Shape]:
        """Yield the walls between areas, and the rim; for players those of unknown places step back."""
        segments = _wall_edges(self._plan.floors, tuple((door.one, door.other) for door in self._plan.doors))
        everywhere = edges(segments)
        if self._sight is None or not self._is_players:
            known = everywhere
        else:
            yield LineShape("b-wall is-unknown", everywhere)
            known = edges(one for one in segments if any(map(self._is_revealed, _sides(*one))))
        yield LineShape("b-wall-edge", known)
        yield LineShape("b-wall", known)

    def numbers(self) -> Iterator[Shape]:
        """Yield the numbers of the rooms."""
        for number, area in enumerate(self._board.areas, start=1):
            first = min(area.blocks, key=lambda one: (one.x, one.y))
            if not self._is_players or self._is_revealed(Square(first.x, first.y)):
                yield Text("b-number", first.x * UNIT + 5, first.y * UNIT + 16, str(number))

    def doors(self) -> Iterator[Shape]:
        """Yield doors on their edges."""
        for door in self._drawn.doors():
            yield self._signs.door(door)

    def marks(self) -> Iterator[Shape]:
        """Letters and numbers that texts speak of, and arrows."""
        for thing in self._drawn.things:
            if isinstance(thing, QuestMark) and not self._is_players:
                yield self._signs.sign(thing) if symbol_of(thing) else seal(thing)

    def figures(self) -> Iterator[Token]:
        """Yield the monsters and allies of the quest, numbered kind by kind."""
        if self._view == "print-players":
            return
        monsters = [one for one in self._drawn.things if isinstance(one, QuestMonster)]
        numbers = numbered(monsters)
        allies = [one for one in self._drawn.things if isinstance(one, QuestPiece) and one.kind == "ally"]
        figures: Sequence[QuestMonster | QuestPiece] = (*monsters, *allies)
        there = Counter[Square]()
        for one in figures:
            token = figure_token(one, self._labels, numbers.get(one.id, 0), veiled=one.id in self._veiled)
            aside = there[one.square] * _ASIDE
            there[one.square] += 1
            yield replace(token, x=token.x + aside, y=token.y + aside) if aside else token

    def _is_revealed(self, square: Square) -> bool:
        return self._sight is None or bool(self._board.unwalled.bit(square) & self._sight.revealed)


@lru_cache(maxsize=64)
def _wall_edges(floors: tuple[Block, ...], doors: tuple[tuple[Square, Square], ...]) -> tuple[tuple[Square, bool], ...]:
    """Return every edge with a wall, doors or not: above its square, or left of it. Tiles take away those below
    them.
    """
    board = shipped().board
    ways = Plan(board=board, doors=tuple(Door(one=one, other=other) for one, other in doors), floors=floors).undoored
    found = []
    for y in range(board.height + 1):
        for x in range(board.width + 1):
            here = Square(x, y)
            for upright in (True, False):
                before, _ = _sides(here, upright)
                is_inner = board.has(here) and board.has(before)
                is_rim = board.has(here) is not board.has(before)
                if is_rim or (is_inner and board.wall_between(before, here) and not ways.joins(before, here)):
                    found.append((here, upright))
    return tuple(found)


def _rectangle(block: Block) -> str:
    wide = block.width * UNIT
    return f"M{block.x * UNIT} {block.y * UNIT}h{wide}v{block.height * UNIT}h-{wide}Z"


def _sides(square: Square, upright: bool) -> tuple[Square, Square]:
    """Return the two squares of an edge that is above a square, or left of it."""
    return (Square(square.x - 1, square.y) if upright else Square(square.x, square.y - 1)), square


def _column(x: int) -> str:
    return squares.name_of(Square(x, 0))[:-1]
