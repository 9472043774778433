"""What happens to a table's own content, and how the table follows."""

from app.core.events import Audience, Event
from app.systems.heroquest.content.fields import OwnEntry
from app.systems.heroquest.state.table import Table


class ContentEvent(Event, audience=Audience.GAME_MASTER):
    """A fact about an entry, for the game master's eyes."""

    entry_kind: str
    entry: str


class ContentChanged(ContentEvent, type="content.changed", private=frozenset({"facts.notes"})):
    """An entry has these differences now; `facts` is JSON with sorted keys."""

    name: str
    facts: str

    def evolve(self, table: Table) -> Table:
        entry = OwnEntry(kind=self.entry_kind, id=self.entry, facts=self.facts)
        others = [one for one in table.own_content if one.key != entry.key]
        return table.model_copy(update={"own_content": tuple(sorted([*others, entry], key=lambda one: one.key))})


class ContentRemoved(ContentEvent, type="content.removed"):
    """An entry has no differences any more, or is gone."""

    name: str

    def evolve(self, table: Table) -> Table:
        left = tuple(one for one in table.own_content if one.key != (self.entry_kind, self.entry))
        return table.model_copy(update={"own_content": left})


class ContentRefused(ContentEvent, type="content.refused", changes_nothing=True):
    """An entry of an overlay did not fit and was left out."""

    file: str
    place: str
    fault: str
    detail: str
