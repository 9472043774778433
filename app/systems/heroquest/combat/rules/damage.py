"""Points that a strike, a trap or a poison takes from a figure."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest.body import wounds
from app.systems.heroquest.combat.rules import monsters
from app.systems.heroquest.effects import EffectChanged
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect


def wound_figure(scene: Scene, figure_id: str, points: int, by: str | None = None) -> Iterator[Event]:
    """Take body points from a hero or a monster, with all that follows; no points, nothing happens.

    `by` is the figure that did it, if one did.

    Raises: UnknownSubject, RuleViolation when it is dead for good or slain.
    """
    if points <= 0:
        return
    if figure_id in scene.table.heroes:
        yield from wounds.wound(scene, figure_id, points)
    else:
        yield from monsters.wound(scene, scene.figure(figure_id).id, points, by)


def lose_to_poison(scene: Scene, hero_id: str, points: int) -> Iterator[Event]:
    """HQ-14-GIFT: body points lost to poison are noted, so that the antidote can give them back."""
    if points:
        yield scene.record(EffectChanged(figure_id=hero_id, effect=Effect.POISON, change=points))
        yield from wound_figure(scene, hero_id, points)
