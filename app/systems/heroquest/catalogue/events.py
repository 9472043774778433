"""What happens to a table's own content, and how the table follows."""

from app.core.events import Audience, Event
from app.systems.heroquest.content.fields import OwnEntry
from app.systems.heroquest.registry import changes_nothing, evolves
from app.systems.heroquest.state.table import Table


class ContentEvent(Event, audience=Audience.GAME_MASTER):
    """A fact about an entry, for the game master's eyes."""

    entry_kind: str
    entry: str


class ContentChanged(ContentEvent, type="content.changed", private=frozenset({"facts.notes"})):
    """An entry has these differences now; `facts` is JSON with sorted keys."""

    name: str
    facts: str


@evolves(ContentChanged)
def _content_changed(table: Table, event: ContentChanged) -> Table:
    entry = OwnEntry(kind=event.entry_kind, id=event.entry, facts=event.facts)
    others = [one for one in table.own_content if one.key != entry.key]
    return table.model_copy(update={"own_content": tuple(sorted([*others, entry], key=lambda one: one.key))})


class ContentRemoved(ContentEvent, type="content.removed"):
    """An entry has no differences any more, or is gone."""

    name: str


@evolves(ContentRemoved)
def _content_removed(table: Table, event: ContentRemoved) -> Table:
    left = tuple(one for one in table.own_content if one.key != (event.entry_kind, event.entry))
    return table.model_copy(update={"own_content": left})


@changes_nothing
class ContentRefused(ContentEvent, type="content.refused"):
    """An entry of an overlay did not fit and was left out."""

    file: str
    place: str
    fault: str
    detail: str
