"""Events of a table's own content, and how the table follows."""

from app.core.events import Audience, Event
from app.core.own_entries import OwnEntry, with_entries, without_entry
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
        return table.model_copy(update={"own_content": with_entries(table.own_content, entry)})


class ContentRemoved(ContentEvent, type="content.removed"):
    """An entry has no differences any more, or is gone."""

    name: str

    def evolve(self, table: Table) -> Table:
        return table.model_copy(update={"own_content": without_entry(table.own_content, self.entry_kind, self.entry)})


class ContentRefused(ContentEvent, type="content.refused", changes_nothing=True):
    """An entry of an overlay did not fit and was left out."""

    file: str
    place: str
    fault: str
    detail: str
