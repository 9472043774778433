"""The doors that somebody sees shut, with what they cost a figure or why it does not get there."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from app.core.board.moves import Reach
from app.core.board.squares import Square
from app.systems.heroquest.board.quest_map import QuestDoor
from app.systems.heroquest.views.map import SeenBoard

FAR = 999  # dearer than any way


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
    def hindrance(self) -> Literal["locked", "no_way", "too_far"] | None:
        """Return why the figure cannot open it now; None where it can."""
        if self.door.state == "locked":
            return "locked"
        if self.cost < FAR:
            return None
        return "no_way" if self.far_cost >= FAR else "too_far"


def shut_doors(board: SeenBoard, here: Square, reach: Reach | None, anywhere: Reach | None) -> Sequence[ShutDoor]:
    """List the doors that stand shut where somebody can see them, the nearest first.

    `here` is where the figure stands, `reach` where it gets with the steps it has, `anywhere` with any number of them;
    None: nowhere.
    """
    found = []
    for door in board.drawn.doors():
        if door.state in ("open", "hidden") or not any(map(board.is_revealed, door.edge)):
            continue
        near = min(door.edge, key=lambda side: (cost_of(reach, here, side), not board.is_revealed(side)))
        behind = next(side for side in door.edge if side != near)
        far_cost = min(cost_of(anywhere, here, side) for side in door.edge)
        found.append(ShutDoor(door, near, behind, cost_of(reach, here, near), far_cost))
    return sorted(found, key=lambda one: (one.cost, one.near))


def cost_of(reach: Reach | None, here: Square, square: Square) -> int:
    """Return what the way to a square costs from where a figure stands; `FAR` where none leads there."""
    if square == here:
        return 0
    cost = reach.cost(square) if reach else None
    return FAR if cost is None else cost
