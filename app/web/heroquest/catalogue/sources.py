"""The kinds of entries the catalogue has: where each stands, what it consists of, and which command changes it."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from app.core.errors import GameError
from app.core.events import Command
from app.labels.labels import Labels
from app.systems.heroquest.cards.commands import RemoveDeck, WriteDeck
from app.systems.heroquest.catalogue.commands import ChangeContent, RemoveContent
from app.systems.heroquest.catalogue.own_content import content_of
from app.systems.heroquest.content import own_tables
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.overlays import ENTRY_KINDS, TABLES, Faulty, faults_of
from app.systems.heroquest.content.own_entry import OwnEntry
from app.systems.heroquest.magic.commands import NameSpell
from app.systems.heroquest.state.table import Table
from app.web.heroquest.catalogue.entry_form import name_in
from app.web.heroquest.catalogue.schemas import (
    NAME,
    Node,
    difference,
    schema_of,
    table_schema,
    usual,
    with_keys_of,
    without,
)
from app.web.http.forms import FieldError, FormRefused, read_fields

Facts = dict[str, Any]  # an entry as a form has it: name and fields
OWN_DECKS, OWN_SPELLS = "own_decks", "own_spells"
# What the rules alone say: how an ability works, by which rule a trap does, that a slot of a lore waits for its spell.
_FIXED = ("id", "rule", "open")
_SLUG_WORDS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


@dataclass(frozen=True)
class Stand:
    """Where the catalogue stands: a table, the words of the game, and the words with the table's own names."""

    table: Table
    shipped_words: Labels
    words: Labels

    @property
    def content(self) -> Content:
        """What the table plays with."""
        return content_of(self.table)

    def own(self, kind: str, entry: str) -> OwnEntry | None:
        """The differences to an entry, or an own one."""
        return next((one for one in self.table.own_content if one.key == (kind, entry)), None)


class Source(Protocol):
    """One kind of entries."""

    def entry(self, entry: str) -> Facts | None:
        """An entry with its name as it is now; None when there is none."""

    def schema(self, facts: Mapping[str, Any]) -> Node:
        """What such an entry consists of."""

    def command(self, entry: str, facts: Facts, base: Mapping[str, Any]) -> Command:
        """The command that makes an entry this; `base` is what its form began with. Raises: FormRefused."""

    def undoing(self, entry: str) -> Command | None:
        """The command that takes all differences away."""


@dataclass(frozen=True)
class EntrySource:
    """Entries that an overlay changes."""

    stand: Stand
    kind: str

    def entry(self, entry: str) -> Facts | None:
        """The shipped entry with its differences, fitting or not."""
        known, own = self._shipped(entry), self.stand.own(self.kind, entry)
        if known is None and own is None:
            return None
        facts = _joined(known or {}, json.loads(own.facts) if own else {})
        return {"name": name_in(self.stand.words, self.kind, entry), **facts}

    def schema(self, facts: Mapping[str, Any]) -> Node:
        """The model of the kind, its name in front."""
        node = with_keys_of(without(schema_of(ENTRY_KINDS[self.kind]), *_FIXED), facts)
        return {**node, "properties": {"name": NAME, **node["properties"]}}

    def command(self, entry: str, facts: Facts, base: Mapping[str, Any]) -> Command:
        """Only what differs is said; when nothing does any more, the differences go."""
        known, node = self._shipped(entry), self.schema(base)
        if known is None:
            fixed = {name: base[name] for name in _FIXED[1:] if base.get(name)}
            changed = {**difference(node, usual(node), facts), **fixed}
        else:
            changed = difference(node, {"name": name_in(self.stand.shipped_words, self.kind, entry), **known}, facts)
        return _changing(self.stand, self.kind, entry, changed)

    def undoing(self, entry: str) -> Command | None:
        """Nothing where there are no differences."""
        return RemoveContent(kind=self.kind, id=entry) if self.stand.own(self.kind, entry) else None

    def _shipped(self, entry: str) -> Facts | None:
        entries = getattr(shipped(), self.kind)
        return entries[entry].model_dump(mode="json") if entry in entries else None


@dataclass(frozen=True)
class TableSource:
    """Tables there is one of."""

    stand: Stand

    def entry(self, entry: str) -> Facts | None:
        """The table as it holds, the words of its rows with it."""
        if entry not in own_tables.SINGLE_TABLES:
            return None
        own = self.stand.own(TABLES, entry)
        return _joined(self._written(entry, self.stand.shipped_words), json.loads(own.facts) if own else {})

    def schema(self, facts: Mapping[str, Any]) -> Node:
        """Its rows, each with its fields."""
        name = facts["id"]
        return table_schema(name, {key: one for key, one in facts.items() if key != "id"})

    def command(self, entry: str, facts: Facts, base: Mapping[str, Any]) -> Command:
        """Only what differs is said."""
        known = self._written(entry, self.stand.shipped_words)
        return _changing(self.stand, TABLES, entry, difference(self.schema(base), known, facts))

    def undoing(self, entry: str) -> Command | None:
        """Nothing where there are no differences."""
        return RemoveContent(kind=TABLES, id=entry) if self.stand.own(TABLES, entry) else None

    def _written(self, entry: str, words: Labels) -> Facts:
        written: Facts = own_tables.written(shipped(), entry)
        if own_tables.SINGLE_TABLES[entry].tells:
            for row, facts in written["rows"].items():
                facts["text"] = words.text(f"{entry}_table.{row}")
        return {**written, "id": entry}


@dataclass(frozen=True)
class DeckSource:
    """Decks of the group's own."""

    stand: Stand

    def entry(self, entry: str) -> Facts | None:
        """A deck with a line for each of its cards."""
        deck = self.stand.table.own_decks.get(entry)
        if deck is None:
            return None
        rows = [(card.name, card.text, str(card.copies), card.like or "") for card in deck.cards]
        lines = [" | ".join(row).rstrip(" |") for row in rows]
        return {**deck.model_dump(mode="json"), "cards": "\n".join(lines)}

    def schema(self, facts: Mapping[str, Any]) -> Node:
        """The fields of the command."""
        node = schema_of(WriteDeck)
        properties = {**node["properties"], "cards": {"type": "string", "maxLength": 20_000}}
        return without({**node, "properties": properties}, "type", "deck")

    def command(self, entry: str, facts: Facts, base: Mapping[str, Any]) -> Command:
        """Write it anew. Raises: FormRefused."""
        lines = [line for line in str(facts.get("cards") or "").splitlines() if line.strip()]
        return read_fields(WriteDeck, {**_said(facts), "deck": entry, "cards": [_card(line) for line in lines]})

    def undoing(self, entry: str) -> Command | None:
        """The deck goes."""
        return RemoveDeck(deck=entry) if entry in self.stand.table.own_decks else None


@dataclass(frozen=True)
class SpellSource:
    """The slots of lores and guild that wait for the group's spells."""

    stand: Stand

    def entry(self, entry: str) -> Facts | None:
        """What was said of it so far."""
        if entry not in self.stand.content.spells or not self.stand.content.spells[entry].open:
            return None
        own = self.stand.table.own_spells.get(entry)
        return own.model_dump(mode="json") if own else {}

    def schema(self, facts: Mapping[str, Any]) -> Node:
        """The fields of the command."""
        return without(schema_of(NameSpell), "type", "spell")

    def command(self, entry: str, facts: Facts, base: Mapping[str, Any]) -> Command:
        """Name it."""
        return read_fields(NameSpell, {**_said(facts), "spell": entry})

    def undoing(self, entry: str) -> Command | None:
        """A name stays; it can only be another one."""
        return None


def source_of(stand: Stand, kind: str) -> Source | None:
    """The entries of a kind; None for a kind there is not."""
    match kind:
        case "own_decks":
            return DeckSource(stand)
        case "own_spells":
            return SpellSource(stand)
        case "tables":
            return TableSource(stand)
    return EntrySource(stand, kind) if kind in ENTRY_KINDS else None


def new_id(name: str, key: str) -> str:
    """The id of a new entry: its name in plain letters, and a part of the form's key, so that no other has it."""
    letters = re.sub(r"[^a-z0-9]+", "_", name.casefold().translate(_SLUG_WORDS)).strip("_")[:28].strip("_")
    tail = re.sub(r"[^a-z0-9]", "", key.casefold())[:6] or "1"
    return f"{letters}_{tail}" if letters[:1].isalpha() else f"own_{letters}_{tail}".replace("__", "_")


def refused(faults: tuple[Faulty, ...]) -> FormRefused:
    """What does not fit, field by field."""
    return FormRefused(tuple(_error(one) for one in faults))


def _error(fault: Faulty) -> FieldError:
    return _field_error(fault.file, fault.field, fault.fault, fault.detail)


def _field_error(kind: str, place: str, fault: str, detail: str) -> FieldError:
    """At its field; what speaks of the whole entry says what has to fit together there."""
    if place:
        code = "catalogue.field_of" if detail else "catalogue.field"
        return FieldError(place, code, {"fault": fault, "detail": detail})
    return FieldError("", "catalogue.whole", {"hint": kind})


def _changing(stand: Stand, kind: str, entry: str, changed: Facts) -> Command:
    """The command for these differences. Raises: FormRefused with all that does not fit at once."""
    own = OwnEntry(kind=kind, id=entry, facts=json.dumps(changed))
    if changed and (faults := faults_of(shipped(), own)):
        raise refused(faults)
    if not changed and stand.own(kind, entry) is not None:
        return RemoveContent(kind=kind, id=entry)
    fields = json.dumps(changed, ensure_ascii=False)
    return read_fields(ChangeContent, {"kind": kind, "id": entry, "fields": fields})


def _card(line: str) -> dict[str, str]:
    """`Name | Text | 3 | poison_gas`: what is left open is not said."""
    parts = (part.strip() for part in line.split("|", 3))
    return {name: part for name, part in zip(("name", "text", "copies", "like"), parts, strict=False) if part}


def _said(facts: Facts) -> Facts:
    return {name: value for name, value in facts.items() if value is not None}


def _joined(known: Mapping[str, Any], facts: Mapping[str, Any]) -> Facts:
    """Differences inside of each other."""
    both = {
        name: _joined(known[name], one)
        for name, one in facts.items()
        if isinstance(one, Mapping) and isinstance(known.get(name), Mapping)
    }
    return {**known, **facts, **both}


def refused_at(error: GameError) -> FieldError:
    """A game error at the field of the entry it speaks of."""
    if error.code != "content.faulty":
        return FieldError("" if error.field == "fields" else error.field or "", error.code, error.data)
    place, kind = str(error.data["place"]), str(error.data["file"])
    return _field_error(kind, place, str(error.data["fault"]), str(error.data["detail"]))
