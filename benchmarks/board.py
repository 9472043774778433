"""What sight and reach cost on the board, nothing remembered from before: `python3 -m benchmarks.board`."""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from app.core.board.board import Door, DoorState, Plan
from app.core.board.line_geometry import visible
from app.core.board.moves import reach
from app.core.board.sight import seen
from app.core.board.squares import STRAIGHT, Square
from app.systems.heroquest.game import SYSTEM
from benchmarks import figures

ROUNDS = 400


def main() -> None:
    """Print how long it takes, over figures, doors and starts anywhere."""
    chance, board = Random(16), SYSTEM.content.board
    squares = list(board.squares())
    walls = [(one, one.step(way)) for one in squares for way in STRAIGHT[:2] if board.wall_between(one, one.step(way))]
    inside = [(one, other) for one, other in walls if board.has(other)]
    cases = []
    for _ in range(ROUNDS):
        doors = tuple(Door(one=one, other=other, state=DoorState.OPEN) for one, other in chance.sample(inside, 20))
        cases.append((Plan(board=board, doors=doors), chance.choice(squares), chance.sample(squares, 20)))
    figures.title(f"{ROUNDS} boards with 20 open doors and 20 figures, processor")
    _time(_reach, *cases[0])  # the board itself is worked out once for good
    figures.times("sight of all squares", [_time(_sight, *case) for case in cases])
    figures.times("the same at a slant through doors", [_time(_slanted, *case) for case in cases])
    figures.times("reach of 12 steps", [_time(_reach, *case) for case in cases])
    figures.times("the same with a way to every square", [_time(_ways, *case) for case in cases])


def _sight(plan: Plan, start: Square, figures: list[Square]) -> None:
    seen(plan, start, plan.undoored.mask(figures))


def _slanted(plan: Plan, start: Square, figures: list[Square]) -> None:
    seen(plan, start, plan.undoored.mask(figures), slanted=True)


def _reach(plan: Plan, start: Square, figures: list[Square]) -> None:
    reach(plan.walkable, start, 12, barred=plan.walkable.mask(figures[:10])).costs()


def _ways(plan: Plan, start: Square, figures: list[Square]) -> None:
    found = reach(plan.walkable, start, 12, barred=plan.walkable.mask(figures[:10]))
    for square in found.costs():
        found.way(square)


def _time(work: Callable[[Plan, Square, list[Square]], None], plan: Plan, *where: Any) -> float:
    visible.cache_clear()
    fresh = Plan(board=plan.board, doors=plan.doors)
    return figures.seconds(lambda: work(fresh, *where), process_time)


if __name__ == "__main__":
    main()
