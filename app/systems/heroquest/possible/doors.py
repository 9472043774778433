"""The doors that somebody sees shut, with what they cost a figure or why it does not get there."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

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
        """Why the figure cannot open it now; None where it can."""
        if self.door.state == "locked":
            return "locked"
        if self.cost < FAR:
            return None
        return "no_way" if self.far_cost >= FAR else "too_far"


def shut_doors(board: SeenBoard, costs: Mapping[Square, int], far_costs: Mapping[Square, int]) -> Sequence[ShutDoor]:
    """List the doors that stand shut where somebody can see them, the nearest first.

    `costs`: what each square costs the figure with the steps it has, `far_costs` with any number of them, in squares.
    """
    found = []
    for door in board.drawn.doors():
        if door.state in ("open", "hidden") or not any(map(board.is_revealed, door.edge)):
            continue
        near = min(door.edge, key=lambda side: (costs.get(side, FAR), not board.is_revealed(side)))
        behind = next(side for side in door.edge if side != near)
        far_cost = min(far_costs.get(side, FAR) for side in door.edge)
        found.append(ShutDoor(door, near, behind, costs.get(near, FAR), far_cost))
    return sorted(found, key=lambda one: (one.cost, one.near))
