"""The catalogue of a game whose groups write entries of their own: every shelf with its form, shared as one file."""

import json
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from app.core.events import Command, Event
from app.core.own_entries import (
    EntryLeftOut,
    EntryRemoved,
    EntryWritten,
    Own,
    OwnEntry,
    RemoveEntry,
    Shelves,
    TakeInEntries,
    WriteEntry,
    file_of,
)
from app.labels.labels import Labels
from app.web.table.catalogue_kinds import Catalogue, CatalogueKind, Facts, ShelfLine
from app.web.ui.forms import FieldError, FormRefused, read_fields
from app.web.ui.schema_form.schema import Node, schema_of

NAME: Node = {"type": "string", "maxLength": 40}


class OwnKind(CatalogueKind):
    """A shelf that the game master adds to and changes."""

    is_written = True

    def __init__(
        self, name: str, labels: Labels, bare: Labels, shelves: Shelves, own: Own, *, is_single: bool = False
    ) -> None:
        """Set up: `labels` know the group's names, `bare` do not; `is_single`: its one entry can only be changed."""
        super().__init__(name, labels, shelves.models[name], shelves.entries(own)[name])
        self.can_begin = self.can_copy = not is_single
        self._shipped, self._bare = shelves.shipped.get(name, {}), bare
        self._own: Mapping[str, OwnEntry] = {one.id: one for one in own if one.kind == name}

    def lines(self, *, leads: bool) -> Iterator[ShelfLine]:
        """Return every entry, in a few words where the game has some."""
        del leads
        return (ShelfLine(one, self.name(one), brief=self.brief(one)) for one in self._entries)

    def brief(self, _entry: str) -> str:
        """Return a few words about an entry."""
        return ""

    def name(self, entry: str) -> str:
        """Return the name of an entry: its own, or else as the game shows it."""
        own = self._own.get(entry)
        return own.name if own and own.name else self.labels.face(entry) if self.is_own(entry) else super().name(entry)

    def facts(self, entry: str) -> Facts | None:
        """Return the entry with its name; one that fits no more as it was written."""
        if entry in self._entries:
            return {"name": self.name(entry), **self._entries[entry].model_dump(mode="json")}
        own = self._own.get(entry)
        return {"name": self.name(entry), **json.loads(own.facts)} if own else None

    def node(self, _facts: Mapping[str, Any]) -> Node:
        """Return the model of the shelf, the name in front."""
        assert self._model is not None
        node = schema_of(self._model)
        return {**node, "properties": {"name": NAME, **node["properties"]}, "required": ["name"]}

    def own_ids(self) -> Collection[str]:
        """Return the ids of the entries that the group wrote or changed."""
        return self._own.keys()

    def is_own(self, entry: str) -> bool:
        """Return whether the group made it, instead of the game."""
        return entry not in self._shipped

    def command(self, entry: str, facts: Facts, base: Mapping[str, Any]) -> Command:
        """Return the entry as a whole; one that is as it came again is no own one any more. Raises: FormRefused."""
        said = {name: one for name, one in facts.items() if name != "name" and one is not None}
        name = str(facts.get("name") or "").strip()
        unnamed = () if name else (FieldError("name", "value.missing", {}),)
        assert self._model is not None
        try:
            model = read_fields(self._model, said)
        except FormRefused as error:
            raise FormRefused((*unnamed, *error.errors)) from error
        if unnamed:
            raise FormRefused(unnamed)
        if not self.is_own(entry) and name == self._bare.text(f"{self.id}.{entry}"):
            name = ""
        if not name and entry in self._own and model == self._shipped[entry]:
            return RemoveEntry(kind=self.id, id=entry)
        wish = {"kind": self.id, "id": entry, "name": name, "facts": model.model_dump_json()}
        return read_fields(WriteEntry, wish)

    def undoing(self, entry: str) -> Command | None:
        """Return the command that removes what the group wrote of an entry; None where it wrote nothing."""
        return RemoveEntry(kind=self.id, id=entry) if entry in self._own else None


class OwnCatalogue(Catalogue):
    """The catalogue of a table with own entries."""

    is_shared = True

    def __init__(self, labels: Labels, shelves: Shelves, own: Own, bare: Labels, kinds: Mapping[str, OwnKind]) -> None:
        """`bare` are the words without the group's own names."""
        super().__init__(labels, kinds.values())
        self._shelves, self._own, self._bare = shelves, own, bare

    def bare(self) -> Catalogue:
        """This catalogue as it came with the game, without own entries."""
        kinds = {name: OwnKind(name, self._bare, self._bare, self._shelves, ()) for name in self._shelves.models}
        return OwnCatalogue(self._bare, self._shelves, (), self._bare, kinds)

    def written(self, campaign: str) -> str:
        """Return all own entries as one text."""
        return file_of(self._shelves, self._own, campaign)

    def taking_in(self, text: str, file: str) -> Command:
        """Return the command that takes such a text in. Raises: FormRefused."""
        return read_fields(TakeInEntries, {"text": text, "file": file[:40]})

    def changed_by(self, fact: Event) -> tuple[CatalogueKind, str] | None:
        """Return the entry that a fact changes."""
        if isinstance(fact, EntryWritten | EntryRemoved):
            return self.kind(fact.entry_kind), fact.entry
        return None

    def left_out_by(self, fact: Event) -> bool:
        """Return whether a fact tells of an entry that did not fit."""
        return isinstance(fact, EntryLeftOut)
