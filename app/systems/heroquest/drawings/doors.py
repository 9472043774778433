"""Places of doors: on edges, named by a square and one of its sides."""

from collections.abc import Mapping
from typing import NamedTuple

from app.core.board.board import Board
from app.core.board.squares import EAST, NORTH, SOUTH, WEST, Square, Turn
from app.systems.heroquest.board.quest_map import QuestBoard, QuestDoor
from app.systems.heroquest.drawings.steps import Side

DIRECTIONS: Mapping[Side, Square] = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}
# The turn of a secret door by the side of its square on which it stands.
_SECRET: Mapping[Side, Turn] = {
    "north": Turn.DOWNWARD,
    "east": Turn.LEFTWARD,
    "south": Turn.UPWARD,
    "west": Turn.RIGHTWARD,
}


class Stand(NamedTuple):
    """Place of a door: a square of the board, and the side of it."""

    square: Square
    side: Side


def stand_of(door: QuestDoor, board: Board) -> Stand:
    """Return the square and side of a door: a secret door counts to its own square, any other to a room rather than the
    corridor.
    """
    inside = door.square if door.kind == "secret_door" else min(door.edge, key=lambda one: _preference(one, board))
    beyond = door.edge[1] if door.edge[0] == inside else door.edge[0]
    return Stand(inside, next(side for side, way in DIRECTIONS.items() if inside.step(way) == beyond))


def door_at(drawn: QuestBoard, door: QuestDoor, square: Square, side: Side, board: Board) -> QuestDoor:
    """Return the door on a side of a square; where none is said, on the first wall that has no door yet."""
    taken = {one.edge for one in drawn.doors() if one.id != door.id}
    if not side:
        walls = [one for one in DIRECTIONS if _has_wall(square, one, board)]
        free = [one for one in walls if _edge(square, one) not in taken]
        side = next(iter((*free, *walls, "north")))
    if door.kind == "secret_door":
        return door.model_copy(update={"x": square.x, "y": square.y, "turn": _SECRET[side]})
    first = min(_edge(square, side))
    turn = Turn.RIGHTWARD if side in ("east", "west") else Turn.DOWNWARD
    return door.model_copy(update={"x": first.x, "y": first.y, "turn": turn})


def door_turned(drawn: QuestBoard, door: QuestDoor, board: Board) -> QuestDoor:
    """Return the door on the next side of its square that has a wall; unchanged where no other side has one.

    A door that stands in no wall turns freely.
    """
    inside, side = stand_of(door, board)
    sides = list(DIRECTIONS)
    following = [*sides[sides.index(side) + 1 :], *sides[: sides.index(side)]]
    walled = [one for one in following if _has_wall(inside, one, board)]
    if not walled and _has_wall(inside, side, board):
        return door
    return door_at(drawn, door, inside, next(iter(walled or following)), board)


def other_half(door: QuestDoor) -> QuestDoor:
    """Return the second half of a door that is two squares wide."""
    beside = door.square.step(SOUTH if door.turn.lies_across else EAST)
    return door.model_copy(update={"x": beside.x, "y": beside.y})


def _edge(square: Square, side: Side) -> tuple[Square, Square]:
    beyond = square.step(DIRECTIONS[side])
    return min(square, beyond), max(square, beyond)


def _has_wall(square: Square, side: Side, board: Board) -> bool:
    beyond = square.step(DIRECTIONS[side])
    return not board.has(beyond) or board.wall_between(square, beyond)


def _preference(square: Square, board: Board) -> int:
    if not board.has(square):
        return 2
    return 1 if board.area(square) == board.rest else 0
