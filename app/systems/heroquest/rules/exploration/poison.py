"""HQ-14-GIFT: poison takes body points, and it is remembered which ones."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest.combat_events import EffectChanged
from app.systems.heroquest.rules.combat.damage import wound_figure
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Effect


def lose_to_poison(scene: Scene, hero_id: str, points: int) -> Iterator[Event]:
    """HQ-14-GIFT: body points lost to poison are noted, so that the antidote can give them back."""
    if points:
        yield scene.record(EffectChanged(figure_id=hero_id, effect=Effect.POISON, change=points))
        yield from wound_figure(scene, hero_id, points)
