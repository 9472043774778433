"""The content a table plays with: what comes with the game, and the group's own differences."""

from collections.abc import Sequence
from functools import lru_cache

from app.core.model import Model, like
from app.core.own_entries import Own
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.overlays import Overlaid, overlaid
from app.systems.heroquest.state.table import Table


@lru_cache(maxsize=64)
def overlaid_by(own: Own) -> Overlaid:
    """Return the shipped content with these differences."""
    return overlaid(shipped(), own)


def content_of(table: Table) -> Content:
    """Return the content of a table. What its heroes still carry is never missing, even if it is gone from the
    content.
    """
    return overlaid_by(table.own_content).content


class EntryFault(Model):
    """Reason why an entry does not count: the field and what is wrong with it."""

    field: str
    fault: str
    detail: str


class OwnEntryView(Model):
    """An entry of the group's own content, with what is wrong with it today."""

    kind: str
    id: str
    name: str
    facts: str
    fault: EntryFault | None


def entries_of(table: Table) -> Sequence[OwnEntryView]:
    """Return a table's own content as an editor sees it: with the entries that do not fit."""
    overlaid = overlaid_by(table.own_content)
    told = {(fault.file, fault.entry): like(EntryFault, fault) for fault in overlaid.faults}
    return [
        like(OwnEntryView, own, name=overlaid.names.get(own.key, ""), fault=told.get(own.key))
        for own in table.own_content
    ]
