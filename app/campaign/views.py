"""What of the chronicle a person may read: the one place that asks for an event's audience."""

from collections.abc import Iterable

from app.core.events import Audience, Event
from app.core.game_system import Role, Viewer


def may_read(viewer: Viewer, event: Event) -> bool:
    """Whether a person may know of a fact. The game master may know everything that is told."""
    if viewer.role is Role.GAME_MASTER:
        return True
    if event.secret:
        return False
    if event.audience is Audience.ALL:
        return True
    return event.audience is Audience.OWN and not event.subjects.isdisjoint(viewer.hero_ids)


def readable(viewer: Viewer, events: Iterable[Event]) -> tuple[Event, ...]:
    """Those of the facts that a person may know."""
    return tuple(event for event in events if may_read(viewer, event))
