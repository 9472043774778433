"""Reach of a figure on the map: squares, shut doors, links to other boards, and what stops the way there."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Literal, NamedTuple

from app.core.answers import Answers
from app.core.board.moves import Reach
from app.core.board.squares import Block, Square
from app.systems.heroquest.board.at_table import spot_of, the_board
from app.systems.heroquest.board.on_the_way import budget_of
from app.systems.heroquest.board.quest_map import QuestDoor
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.maps.movement_reach import WITHOUT_LIMIT, links_from, reach_from, reach_now, way_to
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import LaidMap, Spot
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.views.map import SeenBoard

FAR = 999  # dearer than any way
Hindrance = Literal["locked", "no_way", "too_far"]


class ShutDoor(NamedTuple):
    """A shut door: the side from which it is opened, the one behind it, what the way there costs now, and at all.

    A cost of `FAR` means that no way leads there.
    """

    door: QuestDoor
    near: Square
    behind: Square
    cost: int
    far_cost: int

    @property
    def hindrance(self) -> Hindrance | None:
        """Return why the figure cannot open it now; None where it can."""
        return "locked" if self.door.state == "locked" else _hindrance(self.cost, self.far_cost)


class LinkAhead(NamedTuple):
    """Stairs or a bridge: where it is entered, the square of the other board, and what the way over costs in all."""

    near: Spot
    far: Spot
    cost: int
    hindrance: Hindrance | None


class FigureReach:
    """Reach of a figure of either side from where it stands, as far as the table it is asked of knows."""

    def __init__(self, scene: Scene, figure_id: str, laid: LaidMap, spot: Spot) -> None:
        self._scene, self._figure_id, self._laid, self.spot = scene, figure_id, laid, spot

    @cached_property
    def steps(self) -> int | None:
        """Return the steps it has left; None where they are not counted."""
        return budget_of(self._scene, self._figure_id)

    @cached_property
    def now(self) -> Reach | None:
        """Return where it gets with those steps; None while it cannot walk."""
        return reach_now(self._scene.table, self._scene.content, self._figure_id)

    @cached_property
    def anywhere(self) -> Reach:
        """Return where it would get with any number of steps."""
        return reach_from(self._scene, self._figure_id, self.spot, WITHOUT_LIMIT)

    @cached_property
    def squares(self) -> Mapping[Square, int]:
        """Return the squares of its board on which it may stop now, the nearest first, with what each costs."""
        costs = self.now.costs() if self.now else {}
        return dict(sorted(costs.items(), key=lambda one: (one[1], one[0])))

    def hindrance(self, square: Square) -> Hindrance | None:
        """Return the hindrance on the way to a square of its board; None where it gets there now."""
        return _hindrance(_cost(self.now, self.spot.square, square), _cost(self.anywhere, self.spot.square, square))

    def leads_to(self, goal: Spot, *, beyond: bool) -> bool:
        """Return whether any way leads to a square, over links as well and whatever it costs.

        `beyond`: also over what does not lie open to heroes yet.
        """
        return way_to(self._scene, self._figure_id, goal, beyond=beyond) is not None

    def beside(self, block: Block) -> tuple[Square, int] | None:
        """Return the nearest square from which it touches something, with its cost; None where it reaches none now."""
        here = Standpoint.of(self._scene.table, self._figure_id)
        if here is None:
            return None
        return next((one for one in self.squares.items() if here.from_square(one[0]).reaches(block)), None)

    def doors(self, board: SeenBoard) -> Sequence[ShutDoor]:
        """List the doors of its board that somebody sees shut, the nearest first."""
        here, found = self.spot.square, []
        for door in board.drawn.doors():
            if door.state in ("open", "hidden") or not any(map(board.is_revealed, door.edge)):
                continue
            near = min(door.edge, key=lambda side: (_cost(self.now, here, side), not board.is_revealed(side)))
            behind = next(side for side in door.edge if side != near)
            far_cost = min(_cost(self.anywhere, here, side) for side in door.edge)
            found.append(ShutDoor(door, near, behind, _cost(self.now, here, near), far_cost))
        return sorted(found, key=lambda one: (one.cost, one.near))

    def links(self, *, leads: bool) -> Iterator[LinkAhead]:
        """Yield the links that a way leads to; `leads`: also those whose two ends do not both lie open yet."""
        board = the_board().unwalled
        for near, far in links_from(self._laid, self.spot.board):
            is_known = all(self._laid.revealed_on(end.board) & board.bit(end.square) for end in (near, far))
            cost = 1 + _cost(self.anywhere, self.spot.square, near.square)
            if (leads or is_known) and cost < FAR:
                is_near = self.steps is None or cost <= self.steps
                yield LinkAhead(near, far, cost, None if is_near else "too_far")


def reach_of_figure(table: Table, content: Content, figure_id: str) -> FigureReach | None:
    """Return the reach of a figure on the map of a table; None where it stands on none.

    Of heroes this tells no more than players know; monsters know everything that the table knows.
    """
    laid, spot = table.map, spot_of(table, figure_id)
    if laid is None or spot is None:
        return None
    return FigureReach(Scene(table, content, Answers()), figure_id, laid, spot)


def _hindrance(cost: int, far_cost: int) -> Hindrance | None:
    if cost < FAR:
        return None
    return "no_way" if far_cost >= FAR else "too_far"


def _cost(reach: Reach | None, here: Square, square: Square) -> int:
    """Return the cost of the way from a figure to a square; `FAR` where none leads there."""
    if square == here:
        return 0
    cost = reach.cost(square) if reach else None
    return FAR if cost is None else cost
