"""Whoever loses body points: a hero goes through chapter 9, a monster is slain at 0."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest.rules import body_points
from app.systems.heroquest.rules.combat import monsters
from app.systems.heroquest.rules.scene import Scene


def wound_figure(scene: Scene, figure_id: str, points: int, by: str | None = None) -> Iterator[Event]:
    """Take body points from a hero or a monster, with all that follows; no points, nothing happens.

    `by` is the figure that did it, if one did.

    Raises: UnknownSubject, RuleViolation when it is dead for good or slain.
    """
    if points <= 0:
        return
    if figure_id in scene.table.heroes:
        yield from body_points.wound(scene, figure_id, points)
    else:
        yield from monsters.wound(scene, scene.figure(figure_id).id, points, by)
