"""The table after a fact about the group's own content."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import content_events as on
from app.systems.heroquest.content.own_entry import OwnEntry
from app.systems.heroquest.state import Table


def _content_changed(table: Table, event: on.ContentChanged) -> Table:
    entry = OwnEntry(kind=event.entry_kind, id=event.entry, facts=event.facts)
    others = [one for one in table.own_content if one.key != entry.key]
    return table.model_copy(update={"own_content": tuple(sorted([*others, entry], key=lambda one: one.key))})


def _content_removed(table: Table, event: on.ContentRemoved) -> Table:
    left = tuple(one for one in table.own_content if one.key != (event.entry_kind, event.entry))
    return table.model_copy(update={"own_content": left})


def _content_refused(table: Table, _: on.ContentRefused) -> Table:
    return table


# Any because each function takes exactly the event it is listed under.
CONTENT_EVOLVERS: Mapping[type[Event], Callable[[Table, Any], Table]] = {
    on.ContentChanged: _content_changed,
    on.ContentRemoved: _content_removed,
    on.ContentRefused: _content_refused,
}
