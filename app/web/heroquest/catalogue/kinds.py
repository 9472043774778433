"""The kinds of HeroQuest's catalogue: where each stands, what an entry consists of, which command changes it."""

import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from app.core.errors import GameError
from app.core.events import Command
from app.core.model import Model
from app.labels.labels import Labels
from app.systems.heroquest.catalogue.commands import ChangeContent, RemoveContent
from app.systems.heroquest.catalogue.own_content import content_of, overlaid_by
from app.systems.heroquest.content import own_tables
from app.systems.heroquest.content.exploration import Disarming
from app.systems.heroquest.content.fields import OwnEntry
from app.systems.heroquest.content.items import CarryLimits
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.content.models import (
    Amounts,
    Content,
    DeathOutcome,
    FaintOutcome,
    FallOutcome,
    SpellSetLimit,
)
from app.systems.heroquest.content.overlays import ENTRY_KINDS, TABLES, Faulty, faults_of
from app.systems.heroquest.state.table import Table
from app.web.catalogue.kinds import Facts, Kind, Line
from app.web.heroquest.catalogue.words import HeroQuestWords, is_open, line_of, name_in, spell_lines
from app.web.http.forms import FieldError, FormRefused, read_fields
from app.web.ui.schema_form.schema import Node, schema_of, without
from app.web.ui.schema_form.typed import difference, usual

NAME: Node = {"type": "string", "maxLength": 40}
OWN_DECKS, OWN_SPELLS = "own_decks", "own_spells"
# In the order of the page; players find the first ones.
SHELVES = (
    "items", "classes", "spells", "lores", TABLES, "monsters", "abilities", "treasure_cards", "fate_cards", OWN_DECKS,
    "decks", "finds", "furniture", "traps", "recipes",
)  # fmt: skip
_FOR_PLAYERS = ("items", "classes", "spells", "lores")
# What an entry of one's own could be: how abilities and traps work is written in the rules, decks have their own kind.
_WITHOUT_NEW, _WITHOUT_COPIES = ("abilities", "decks", "traps", "quests"), ("abilities", "decks", "quests")
# What the rules alone say: how an ability works, by which rule a trap does, that a slot of a lore waits for its spell.
_FIXED = ("id", "rule", "open")


@dataclass(frozen=True)
class CatalogueSource:
    """What a catalogue is made from: a table, the words of the game, and the words with the table's own names."""

    table: Table
    shipped_words: Labels
    words: Labels

    @cached_property
    def content(self) -> Content:
        """What the table plays with."""
        return content_of(self.table)

    def own(self, kind: str, entry: str) -> OwnEntry | None:
        """The differences to an entry, or an own one."""
        return next((one for one in self.table.own_content if one.key == (kind, entry)), None)


class HeroQuestKind(Kind):
    """A kind that the game master changes."""

    is_written = True

    def __init__(self, source: CatalogueSource, name: str) -> None:
        super().__init__(name, source.words)
        self.source = source

    def words(self) -> HeroQuestWords:
        """What fields and choices are called."""
        return HeroQuestWords(self.labels, self.id, self.source.content)

    def faults(self, entry: str) -> tuple[FieldError, ...]:
        """Why its differences do not count today."""
        key, found = (self.id, entry), overlaid_by(self.source.table.own_content).faults
        return refused(tuple(one for one in found if (one.file, one.entry) == key)).errors

    def refusal(self, error: GameError) -> FieldError:
        """A game error at the field of the entry it speaks of."""
        if error.code != "content.faulty":
            return FieldError("" if error.field == "fields" else error.field or "", error.code, error.data)
        place, kind = str(error.data["place"]), str(error.data["file"])
        return _field_error(kind, place, str(error.data["fault"]), str(error.data["detail"]))

    def undoing(self, entry: str) -> Command | None:
        """The command that takes the differences of an entry back; None where there are none."""
        return RemoveContent(kind=self.id, id=entry) if self.source.own(self.id, entry) else None

    def own_ids(self) -> Collection[str]:
        """The entries that differ from those that ship, and new ones."""
        return [one.id for one in self.source.table.own_content if one.kind == self.id]

    def _changing(self, entry: str, changed: Facts) -> Command:
        """The command for these differences. Raises: FormRefused with all that does not fit at once."""
        own = OwnEntry(kind=self.id, id=entry, facts=json.dumps(changed))
        if changed and (faults := faults_of(shipped(), own)):
            raise refused(faults)
        if not changed and self.source.own(self.id, entry) is not None:
            return RemoveContent(kind=self.id, id=entry)
        fields = json.dumps(changed, ensure_ascii=False)
        return read_fields(ChangeContent, {"kind": self.id, "id": entry, "fields": fields})


class EntryKind(HeroQuestKind):
    """Entries that an overlay changes."""

    def __init__(self, source: CatalogueSource, kind: str) -> None:
        super().__init__(source, kind)
        self.for_players = kind in _FOR_PLAYERS
        self.can_begin, self.can_copy = kind not in _WITHOUT_NEW, kind not in _WITHOUT_COPIES

    def lines(self, *, leads: bool) -> Iterator[Line]:
        """HQ-14.1-SHOP: the shop and what stands in the book are no secret; what nobody has met yet is."""
        if self.id == "spells":
            yield from spell_lines(self.source.table, self.source.content, self.labels, leads=leads)
            return
        for name, one in getattr(self.source.content, self.id).items():
            if leads or is_open(self.source.table, self.source.content, self.id, name):
                yield line_of(self.id, name, one, self.labels)

    def name(self, entry: str) -> str:
        """What people call it."""
        return name_in(self.labels, self.id, entry)

    def facts(self, entry: str) -> Facts | None:
        """The shipped entry with its differences, fitting or not."""
        known, own = self._shipped(entry), self.source.own(self.id, entry)
        if known is None and own is None:
            return None
        return {"name": self.name(entry), **_joined(known or {}, json.loads(own.facts) if own else {})}

    def node(self, facts: Mapping[str, Any]) -> Node:
        """The model of the kind, its name in front."""
        node = with_keys_of(without(schema_of(ENTRY_KINDS[self.id]), *_FIXED), facts)
        return {**node, "properties": {"name": NAME, **node["properties"]}}

    def is_own(self, entry: str) -> bool:
        """Whether it did not come with the game."""
        return entry not in getattr(shipped(), self.id)

    def command(self, entry: str, facts: Facts, base: Mapping[str, Any]) -> Command:
        """The command that keeps what differs from the shipped entry, or drops the differences when nothing does."""
        known, node = self._shipped(entry), self.node(base)
        if known is None:
            fixed = {name: base[name] for name in _FIXED[1:] if base.get(name)}
            return self._changing(entry, {**difference(node, usual(node), facts), **fixed})
        named = {"name": name_in(self.source.shipped_words, self.id, entry), **known}
        return self._changing(entry, difference(node, named, facts))

    def _shipped(self, entry: str) -> Facts | None:
        entries = getattr(shipped(), self.id)
        return entries[entry].model_dump(mode="json") if entry in entries else None


class QuestKind(EntryKind):
    """Quests have pages of their own; here they are only named when they come with a file."""

    is_shelf = False

    def facts(self, entry: str) -> Facts | None:
        """None: it cannot be opened here."""
        return None

    def own_ids(self) -> Collection[str]:
        """None that stands here."""
        return ()


class TableKind(HeroQuestKind):
    """Single tables, such as the one of falls."""

    def lines(self, *, leads: bool) -> Iterator[Line]:
        """All of them, for everybody."""
        del leads
        return (Line(name, self.name(name)) for name in own_tables.SINGLE_TABLES)

    def facts(self, entry: str) -> Facts | None:
        """The table as it holds, the words of its rows with it."""
        if entry not in own_tables.SINGLE_TABLES:
            return None
        own = self.source.own(TABLES, entry)
        return _joined(self._written(entry), json.loads(own.facts) if own else {})

    def node(self, facts: Mapping[str, Any]) -> Node:
        """The schema of a table: its rows, each with its fields."""
        return table_schema(facts["id"], {key: one for key, one in facts.items() if key != "id"})

    def command(self, entry: str, facts: Facts, base: Mapping[str, Any]) -> Command:
        """The command that keeps what differs from the shipped table."""
        return self._changing(entry, difference(self.node(base), self._written(entry), facts))

    def _written(self, entry: str) -> Facts:
        written: Facts = own_tables.written(shipped(), entry)
        if own_tables.SINGLE_TABLES[entry].tells:
            for row, facts in written["rows"].items():
                facts["text"] = self.source.shipped_words.text(f"{entry}_table.{row}")
        return {**written, "id": entry}


def refused(faults: tuple[Faulty, ...]) -> FormRefused:
    """What does not fit, field by field."""
    return FormRefused(tuple(_field_error(one.file, one.field, one.fault, one.detail) for one in faults))


def _field_error(kind: str, place: str, fault: str, detail: str) -> FieldError:
    """A fault at its field, or one of the whole entry with a hint at what has to fit together."""
    if place:
        code = "catalogue.field_of" if detail else "catalogue.field"
        return FieldError(place, code, {"fault": fault, "detail": detail})
    return FieldError("", "catalogue.whole", {"hint": kind})


def _joined(known: Mapping[str, Any], facts: Mapping[str, Any]) -> Facts:
    """An entry with differences laid over it, nested ones within each other."""
    both = {
        name: _joined(known[name], one)
        for name, one in facts.items()
        if isinstance(one, Mapping) and isinstance(known.get(name), Mapping)
    }
    return {**known, **facts, **both}


_ROWS: Mapping[str, type[Model]] = {"faint": FaintOutcome, "death": DeathOutcome, "fall": FallOutcome}
_NUMBERS: Mapping[str, type[Model]] = {"amounts": Amounts, "carry_limits": CarryLimits, "disarming": Disarming}
_INTEGER: Node = {"type": "integer", "minimum": 0}
_DIE: Node = {"type": "string", "enum": ["white", "green", "black"]}
_ROLLS: Node = {"type": "array", "items": {"type": "integer"}}
_FALL: Node = {"gold_sides": _INTEGER, "gold_factor": _INTEGER, "ranged_rolls": _ROLLS}


def table_schema(name: str, written: Mapping[str, Any]) -> Node:
    """The schema of a single table for the rows it has. `flat`: its parts stand beside each other in the form."""
    if name in _NUMBERS:
        return schema_of(_NUMBERS[name])
    if name in _ROWS:
        row = without(schema_of(_ROWS[name]), "id")
        words = {"text": {"type": "string", "nullable": True, "maxLength": 200}}
        rows = _flat(dict.fromkeys(written["rows"], _with({"rolls": _ROLLS}, row, words)))
        return _object({"rows": rows, **(_FALL if name == "fall" else {})})
    if name == "loss":
        return _object({"rows": _flat(dict.fromkeys(written["rows"], _object({"rolls": _ROLLS})))})
    if name == "spell_sets":
        row = without(schema_of(SpellSetLimit), "mind")
        return _object({one: _object(dict.fromkeys(rows, row)) for one, rows in written.items()})
    tier = {"type": "array", "items": _DIE, "pair": True, "repeats": True}
    return _object(
        {
            one: _object({"successes": _INTEGER, "dice": _flat(dict.fromkeys(row["dice"], tier))})
            for one, row in written.items()
        }
    )


def with_keys_of(schema: Node, data: Mapping[str, Any]) -> Node:
    """The schema of an entry in which a table with free keys has those of the data; one without any is left out."""
    found: dict[str, Node] = {}
    for name, node in schema["properties"].items():
        if "patternProperties" not in node:
            found[name] = node
        elif data.get(name):
            [inner] = node["patternProperties"].values()
            found[name] = _flat(dict.fromkeys(data[name], inner))
    return {**schema, "properties": found}


def _object(properties: Mapping[str, Any]) -> Node:
    return {"type": "object", "properties": properties, "required": list(properties)}


def _flat(properties: Mapping[str, Any]) -> Node:
    return {**_object(properties), "flat": True}


def _with(first: Mapping[str, Any], schema: Node, last: Mapping[str, Any]) -> Node:
    required = [*first, *schema.get("required", ())]
    return {**schema, "properties": {**first, **schema["properties"], **last}, "required": required}
