"""Catalogue of a game as it declares it: the kinds of entries at a table, and how one is changed."""

import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from app.core.errors import GameError
from app.core.events import Command
from app.core.own_entries import OwnEntry
from app.labels.labels import Labels
from app.systems.heroquest.catalogue.commands import ChangeContent, RemoveContent
from app.systems.heroquest.catalogue.own_content import content_of, overlaid_by
from app.systems.heroquest.content.faults import ContentFault
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.content.models import ENTRY_KINDS, Content, type_of
from app.systems.heroquest.content.overlays import SINGLE_TABLES, TABLES, TELLING, faults_of, joined, written
from app.systems.heroquest.state.table import Table
from app.web.catalogue.own_kinds import NAME
from app.web.heroquest.catalogue.words import HeroQuestWords, is_open, line_of, spell_lines
from app.web.table.catalogue_kinds import CatalogueKind, Facts, ShelfLine
from app.web.ui.forms import FieldError, FormRefused, read_fields
from app.web.ui.schema_form.schema import Node, schema_of, without
from app.web.ui.schema_form.typed import difference, usual

OWN_DECKS, OWN_SPELLS = "own_decks", "own_spells"
# In the order of the page; players find the first ones.
SHELVES = (
    "items", "classes", "spells", "lores", TABLES, "monsters", "abilities", "tempers", "treasure_cards", "fate_cards",
    OWN_DECKS, "decks", "finds", "furniture", "traps", "recipes",
)  # fmt: skip
_FOR_PLAYERS = ("items", "classes", "spells", "lores", TABLES)
# What an entry of one's own could be: how abilities and traps work is written in the rules, decks have their own kind.
_WITHOUT_COPIES = ("abilities", "decks", "quests", TABLES)
_WITHOUT_NEW = (*_WITHOUT_COPIES, "traps")
# What the rules alone say: how an ability works, by which rule a trap does, that a slot of a lore waits for its spell.
_FIXED = ("id", "rule", "open")


@dataclass(frozen=True)
class CatalogueSource:
    """Source of a catalogue: a table, the words of the game, and the words with the table's own names."""

    table: Table
    shipped_words: Labels
    words: Labels

    @cached_property
    def content(self) -> Content:
        """Return the content of the table."""
        return content_of(self.table)

    def own(self, kind: str, entry: str) -> OwnEntry | None:
        """Return the differences to an entry, or an own one."""
        return next((one for one in self.table.own_content if one.key == (kind, entry)), None)


class HeroQuestKind(CatalogueKind):
    """A kind that the game master changes."""

    is_written = True

    def __init__(self, source: CatalogueSource, name: str) -> None:
        super().__init__(name, source.words)
        self.source = source

    def words(self) -> HeroQuestWords:
        """Return the names of fields and choices."""
        return HeroQuestWords(self.labels, self.id, self.source.content)

    def faults(self, entry: str) -> tuple[FieldError, ...]:
        """Return why its differences do not count today."""
        key, found = (self.id, entry), overlaid_by(self.source.table.own_content).faults
        return refused(tuple(one for one in found if (one.file, one.entry) == key)).errors

    def refusal(self, error: GameError) -> FieldError:
        """Return a game error at the field of the entry it speaks of."""
        if error.code != "content.faulty":
            return FieldError("" if error.field == "fields" else error.field or "", error.code, error.data)
        place, kind = str(error.data["place"]), str(error.data["file"])
        return field_error(kind, place, str(error.data["fault"]), str(error.data["detail"]))

    def undoing(self, entry: str) -> Command | None:
        """Return the command that takes the differences of an entry back; None where there are none."""
        return RemoveContent(kind=self.id, id=entry) if self.source.own(self.id, entry) else None

    def own_ids(self) -> Collection[str]:
        """Return the entries that differ from those that ship, and new ones."""
        return [one.id for one in self.source.table.own_content if one.kind == self.id]

    def _changing(self, entry: str, changed: Facts) -> Command:
        """Return the command for these differences. Raises: FormRefused with all that does not fit at once."""
        own = OwnEntry(kind=self.id, id=entry, facts=json.dumps(changed))
        if changed and (faults := faults_of(shipped(), own)):
            raise refused(faults)
        if not changed and self.source.own(self.id, entry) is not None:
            return RemoveContent(kind=self.id, id=entry)
        fields = json.dumps(changed, ensure_ascii=False)
        return read_fields(ChangeContent, {"kind": self.id, "id": entry, "fields": fields})


class BookKind(HeroQuestKind):
    """Entries that an overlay changes."""

    def __init__(self, source: CatalogueSource, kind: str) -> None:
        super().__init__(source, kind)
        self.for_players = kind in _FOR_PLAYERS
        self.can_begin, self.can_copy = kind not in _WITHOUT_NEW, kind not in _WITHOUT_COPIES

    def lines(self, *, leads: bool) -> Iterator[ShelfLine]:
        """HQ-14.1-SHOP: the shop and what stands in the book are no secret; what the group has not met yet is."""
        if self.id == "spells":
            yield from spell_lines(self.source.table, self.source.content, self.labels, leads=leads)
            return
        for name, one in getattr(self.source.content, self.id).items():
            if leads or is_open(self.source.table, self.source.content, self.id, name):
                yield line_of(self.id, name, one, self.labels)

    def facts(self, entry: str) -> Facts | None:
        """Return the shipped entry with its differences, fitting or not."""
        known, own = self._shipped(entry), self.source.own(self.id, entry)
        if known is None and own is None:
            return None
        return joined(known or {"name": self.name(entry)}, json.loads(own.facts) if own else {})

    def node(self, facts: Mapping[str, Any]) -> Node:
        """Return the model of the kind, its name in front."""
        node = with_keys_of(without(schema_of(ENTRY_KINDS[self.id]), *_FIXED), facts)
        return {**node, "properties": {"name": NAME, **node["properties"]}}

    def is_own(self, entry: str) -> bool:
        """Return whether the group made it, instead of the game."""
        return self._shipped(entry) is None

    def command(self, entry: str, facts: Facts, base: Mapping[str, Any]) -> Command:
        """Return the command that keeps what differs from the shipped entry, or drops the differences when nothing
        does.
        """
        known, node = self._shipped(entry), self.node(base)
        if known is None:
            fixed = {name: base[name] for name in _FIXED[1:] if base.get(name)}
            return self._changing(entry, {**difference(node, usual(node), facts), **fixed})
        return self._changing(entry, difference(node, known, facts))

    def _shipped(self, entry: str) -> Facts | None:
        """Return the shipped entry, with its name; None for others."""
        entries = getattr(shipped(), self.id)
        if entry not in entries:
            return None
        return {"name": self.source.shipped_words.called(self.id, entry), **entries[entry].model_dump(mode="json")}


class QuestKind(BookKind):
    """Quests have pages of their own; here they are only named when they come with a file."""

    is_shelf = False

    def facts(self, entry: str) -> Facts | None:
        """None: it cannot be opened here."""
        return None

    def own_ids(self) -> Collection[str]:
        """None that stands here."""
        return ()


class TableKind(BookKind):
    """Single tables, such as the one of falls."""

    def lines(self, *, leads: bool) -> Iterator[ShelfLine]:
        """Return all of them, for everybody."""
        del leads
        return (ShelfLine(name, self.name(name)) for name in SINGLE_TABLES)

    def node(self, facts: Mapping[str, Any]) -> Node:
        """Return the schema of a table: its rows, each with its fields."""
        known = {key: one for key, one in facts.items() if key != "id"}
        return without(with_keys_of(schema_of(type_of(facts["id"])), known), "sides", "chains")

    def _shipped(self, entry: str) -> Facts | None:
        """Return the table with the words of its rows; None for no such table."""
        if entry not in SINGLE_TABLES:
            return None
        known = written(shipped(), entry)
        if entry in TELLING:
            for row, facts in known["rows"].items():
                facts["text"] = self.source.shipped_words.text(f"{entry}_table.{row}")
        return {**known, "id": entry}


def refused(faults: tuple[ContentFault, ...]) -> FormRefused:
    """Return the faults, field by field."""
    return FormRefused(tuple(field_error(one.file, one.field, one.fault, one.detail) for one in faults))


def field_error(kind: str, place: str, fault: str, detail: str) -> FieldError:
    """Return a fault at its field, or one of the whole entry with a hint at what has to fit together."""
    if kind == TABLES and fault == "missing" and place.endswith(".text"):
        return FieldError(place, "catalogue.row_told_otherwise", {})
    if place:
        code = "catalogue.field_of" if detail else "catalogue.field"
        return FieldError(place, code, {"fault": fault, "detail": detail})
    return FieldError("", "catalogue.whole", {"hint": kind})


def with_keys_of(node: Node, facts: Any) -> Node:
    """Return the schema of an entry in which parts with free keys have those of the facts; one without any is left
    out.
    """
    known = facts if isinstance(facts, Mapping) else {}
    [inner] = node.get("patternProperties", {"": node.get("additionalProperties")}).values()
    if isinstance(inner, Mapping):
        return {**node, "properties": {key: with_keys_of(inner, one) for key, one in known.items()}}
    if "properties" not in node:
        return node
    parts = {name: with_keys_of(one, known.get(name)) for name, one in node["properties"].items()}
    return {**node, "properties": {name: one for name, one in parts.items() if one.get("properties") != {}}}
