"""The list of the catalogue: a shelf, what was searched for, or what is the group's own."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from urllib.parse import urlencode

from app.systems.heroquest.catalogue.own_content import overlaid_by
from app.systems.heroquest.content.loader import shipped
from app.web.heroquest.catalogue.shelves import SHELVES, TABLES, WITHOUT_NEW, Entry, entries_of, shelves_for
from app.web.heroquest.catalogue.sources import OWN_DECKS, OWN_SPELLS, Stand
from app.web.http.languages import _


@dataclass(frozen=True)
class ShelfLink:
    """A shelf on the way."""

    text: str
    url: str
    is_open: bool


@dataclass(frozen=True)
class EntryRow:
    """An entry with its marks."""

    name: str
    url: str
    brief: str
    is_own: bool
    is_changed: bool
    is_faulty: bool


@dataclass(frozen=True)
class EntryGroup:
    """Entries under one heading."""

    title: str
    rows: tuple[EntryRow, ...]


@dataclass(frozen=True)
class CataloguePage:
    """The list."""

    campaign_id: int
    campaign_name: str
    is_game_master: bool
    url: str
    shelves: tuple[ShelfLink, ...]
    title: str
    kind: str
    search: str
    groups: tuple[EntryGroup, ...]
    found: int
    new_url: str | None
    new_text: str
    own_count: int
    own_url: str
    only_own: bool
    gone: str  # the name of an entry that was taken away just now


@dataclass(frozen=True)
class Listing:
    """Makes the list for somebody."""

    stand: Stand
    leads: bool
    url: str

    def shelves(self, kind: str) -> tuple[ShelfLink, ...]:
        """The ways to all shelves."""
        words = self.stand.words
        return tuple(
            ShelfLink(words.text(f"catalogue_shelves.{one}"), f"{self.url}?{urlencode({'kind': one})}", one == kind)
            for one in shelves_for(leads=self.leads)
        )

    def groups(self, kind: str, search: str, *, only_own: bool) -> tuple[EntryGroup, ...]:
        """One shelf; with a search or for what is the group's own, all of them."""
        if not search and not only_own:
            return tuple(self._by_heading(entries_of(self.stand, kind, leads=self.leads)))
        found = []
        for one in shelves_for(leads=self.leads):
            entries = [*entries_of(self.stand, one, leads=self.leads), *self._left_out(one)]
            rows = tuple(
                row
                for entry in entries
                if _fits(entry, search) and ((row := self._row(entry)).is_own or row.is_changed or not only_own)
            )
            found += [EntryGroup(self.stand.words.text(f"catalogue_shelves.{one}"), rows)] if rows else []
        return tuple(found)

    def own_count(self) -> int:
        """How many entries on these shelves the group has written or changed."""
        table = self.stand.table
        written = sum(one.kind in SHELVES for one in table.own_content)
        return written + len(table.own_decks) + len(table.own_spells)

    def new_url(self, kind: str) -> str | None:
        """Where a new entry begins."""
        return f"{self.url}/new/{kind}" if self.leads and kind not in WITHOUT_NEW else None

    def _left_out(self, kind: str) -> Iterator[Entry]:
        """Own entries that do not fit, so that they are not among the others."""
        if self.leads:
            for own in self.stand.table.own_content:
                if own.kind == kind != TABLES and own.id not in getattr(self.stand.content, kind):
                    yield Entry(kind, own.id, str(json.loads(own.facts).get("name", own.id)), "", "")

    def _by_heading(self, entries: Iterator[Entry]) -> Iterator[EntryGroup]:
        listed = list(entries)
        headings = list(dict.fromkeys(one.heading for one in listed))
        ordered = sorted(listed, key=lambda one: headings.index(one.heading))
        for heading, those in groupby(ordered, key=lambda one: one.heading):
            yield EntryGroup(heading, tuple(map(self._row, those)))

    def _row(self, entry: Entry) -> EntryRow:
        is_ours = self.stand.own(entry.kind, entry.id) is not None or entry.id in self.stand.table.own_spells
        is_new = entry.kind == OWN_DECKS or is_own(entry.kind, entry.id)
        return EntryRow(
            name=entry.name,
            url=f"{self.url}/{entry.kind}/{entry.id}",
            brief=entry.brief,
            is_own=is_new,
            is_changed=is_ours and not is_new,
            is_faulty=self.leads and (entry.kind, entry.id) in self._faulty(),
        )

    def _faulty(self) -> frozenset[tuple[str, str]]:
        return frozenset((one.file, one.entry) for one in overlaid_by(self.stand.table.own_content).faults)


def is_own(kind: str, entry: str) -> bool:
    """Whether an entry did not come with the game."""
    if kind in (TABLES, OWN_SPELLS):
        return False
    return kind == OWN_DECKS or entry not in getattr(shipped(), kind)


def title_of(stand: Stand, kind: str, search: str, *, only_own: bool) -> str:
    """What the list shows."""
    if search:
        return _("Gefunden")
    return _("Eigenes und Geändertes") if only_own else stand.words.text(f"catalogue_shelves.{kind}")


def read_kind(kind: str, kinds: Sequence[str]) -> str:
    """The shelf that was asked for, or the first one."""
    return kind if kind in kinds else next(iter(kinds))


def _fits(entry: Entry, search: str) -> bool:
    told = f"{entry.name} {entry.heading} {entry.brief}".casefold()
    return all(word in told for word in search.casefold().split())
