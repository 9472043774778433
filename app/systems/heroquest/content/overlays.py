"""A group's own content: differences to the shipped entries by kind and id, and entries of its own.

A kind is a field of `Content` that holds entries by their ids, or `tables`: those there is one of. An entry of an
overlay names only what differs; tables inside of it are joined field by field. `name` is what people read. What does
not fit is told with file, entry and field and left out; everything else holds.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, TypeVar

from pydantic import TypeAdapter, ValidationError

from app.core.model import Model
from app.core.own_entries import Key, OwnEntry
from app.systems.heroquest.content import references
from app.systems.heroquest.content.faults import ContentFault, fault_of
from app.systems.heroquest.content.fields import Id
from app.systems.heroquest.content.items import ItemEntry, ItemKind
from app.systems.heroquest.content.models import ENTRY_KINDS, Content, HeroClass, TellingRow, type_of
from app.systems.heroquest.content.monsters import Ability, MonsterEntry
from app.systems.heroquest.content.spells import Lore
from app.systems.heroquest.fields import OwnName, QuestName

Entry = TypeVar("Entry")
Facts = Mapping[str, Any]  # as they were typed, not checked yet

LARGEST, HIGHEST_PRICE = 999, 99_999
_PRICES = frozenset({"price", "worth", "gold", "injury_debt", "repair_price", "reward_gold"})


class Merged(NamedTuple):
    """An entry with its differences, and what people call it or what its rows say to them."""

    entry: object
    names: Mapping[Key, str]


@dataclass(frozen=True)
class Overlaid:
    """Content that a table plays with, the names of own entries, and what had to be left out."""

    content: Content
    names: Mapping[Key, str]
    faults: tuple[ContentFault, ...]


TABLES = "tables"
SINGLE_TABLES = (
    "faint", "death", "fall", "loss", "amounts", "carry_limits", "disarming", "spell_sets", "magic_tiers",
)  # fmt: skip
_NAMES: Mapping[str, Any] = {"quests": QuestName}  # Any: a type is as good as an alias
TELLING = ("faint", "death", "fall")  # their rows have words
KINDS = (*ENTRY_KINDS, TABLES)


def canonical(facts: Facts) -> str:
    """Return facts as one text. Raises: ValueError, TypeError for what no entry can hold."""
    return json.dumps(facts, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))


def overlaid(base: Content, own: Sequence[OwnEntry]) -> Overlaid:
    """Return the content with an overlay. What names something that is not there is left out as well."""
    good: dict[Key, Merged] = {}
    faults: list[ContentFault] = []
    for one in own:
        try:
            good[one.key] = merged(base, one)
        except ContentFault as fault:
            faults.append(fault)
    content = _with(base, good)
    while good:
        try:
            references.check(content)
            break
        except ContentFault as found:
            kind, name = _culprit(found, good)
            del good[kind, name]
            faults.append(ContentFault(kind, name, found.field, found.fault, found.detail))
            content = _with(base, good)
    names = {key: name for one in good.values() for key, name in one.names.items()}
    return Overlaid(content, names, tuple(faults))


def merged(base: Content, own: OwnEntry) -> Merged:
    """Return an entry with its differences. Raises: ContentFault."""
    facts = json.loads(own.facts)
    if own.kind not in KINDS or (own.kind == TABLES and own.id not in SINGLE_TABLES):
        raise ContentFault(own.kind, own.id, "", "unknown_kind")
    if facts.get("id", own.id) != own.id:
        raise ContentFault(own.kind, own.id, "id", "other_id")
    _check_sizes(own, "", facts)
    return _merged_table(base, own, facts) if own.kind == TABLES else _merged_entry(base, own, facts)


def faults_of(base: Content, own: OwnEntry) -> tuple[ContentFault, ...]:
    """Return all that does not fit in an entry by itself."""
    try:
        merged(base, own)
    except ContentFault as fault:
        return fault, *fault.others
    return ()


def _merged_entry(base: Content, own: OwnEntry, facts: dict[str, Any]) -> Merged:
    shipped: Mapping[str, Model] = getattr(base, own.kind)
    known = shipped[own.id].model_dump(mode="json") if own.id in shipped else _named_only(base, own)
    if own.id not in shipped and "name" not in facts:
        raise ContentFault(own.kind, own.id, "name", "missing")
    name = _NAMES.get(own.kind, OwnName)
    names = {own.key: _checked(own, name, facts.pop("name"), "name")} if "name" in facts else {}
    _checked(own, Id, own.id, "id")
    return Merged(_checked(own, ENTRY_KINDS[own.kind], joined({**known, "id": own.id}, facts)), names)


def _named_only(base: Content, own: OwnEntry) -> Facts:
    """HQ-2: what the rules say about a class they only name."""
    is_named = own.kind == "classes" and own.id in base.further_classes
    return {"movement": base.further_classes[own.id]} if is_named else {}


def _merged_table(base: Content, own: OwnEntry, facts: dict[str, Any]) -> Merged:
    """Return a table of the book with the rows that the group changed.

    Raises: ContentFault, also for a changed row that brings no words though those of the book are no longer true.
    """
    table = _checked(own, type_of(own.id), joined(written(base, own.id), _unnamed(facts)))
    if own.id not in TELLING:
        return Merged(table, {})
    known = getattr(base, own.id).rows
    for name, row in table.rows.items():
        if row.text is None and (name not in known or _meaning(row) != _meaning(known[name])):
            raise ContentFault(own.kind, own.id, f"rows.{name}.text", "missing")
    return Merged(table, {(f"{own.id}_table", name): row.text for name, row in table.rows.items() if row.text})


def written(content: Content, name: str) -> dict[str, Any]:
    """Return a single table as differences to it are written."""
    found: dict[str, Any] = json.loads(_checks(type_of(name)).dump_json(getattr(content, name)))
    return found


def _unnamed(facts: Facts) -> Facts:
    """Without the names that tables and rows of older files say of themselves, too."""
    return {
        name: _unnamed(one) if isinstance(one, Mapping) else one
        for name, one in facts.items()
        if isinstance(one, Mapping) or name not in ("id", "tier", "mind")
    }


def _meaning(row: TellingRow) -> TellingRow:
    """Return the meaning of a row, whatever leads to it and however it is told."""
    return row.model_copy(update={"rolls": (), "text": None})


def _checked(own: OwnEntry, kind: Any, facts: object, field: str = "") -> Any:  # Any: a type is as good as an alias
    try:
        return _checks(kind).validate_json(json.dumps(facts))
    except ValidationError as error:
        raise fault_of(error, own.kind, own.id, field) from error


@cache
def _checks(kind: Any) -> TypeAdapter[Any]:
    """Return the reader and writer of a type: built once, since that takes longer than the rest."""
    return TypeAdapter(kind)


def _check_sizes(own: OwnEntry, field: str, value: object) -> None:
    """Refuse huge pools, such as a million dice."""
    if isinstance(value, dict):
        for name, inner in value.items():
            _check_sizes(own, name, inner)
    elif isinstance(value, list):
        for inner in value:
            _check_sizes(own, field, inner)
    elif isinstance(value, int) and value > (HIGHEST_PRICE if field in _PRICES else LARGEST):
        raise ContentFault(own.kind, own.id, field, "too_large", str(HIGHEST_PRICE if field in _PRICES else LARGEST))


def joined(known: Facts, facts: Facts) -> dict[str, Any]:
    """Return an entry with differences laid over it, tables inside of it within each other."""
    tables = [name for name in facts if isinstance(known.get(name), Mapping) and isinstance(facts[name], Mapping)]
    return {**known, **facts, **{name: joined(known[name], facts[name]) for name in tables}}


def _culprit(fault: ContentFault, good: Mapping[Key, Merged]) -> Key:
    """Return the entry or table that is named; when a shipped one broke, the newest of those that changed something."""
    named = ((fault.file, fault.entry), (TABLES, fault.file))
    return next((key for key in named if key in good), list(good)[-1])


class _EntriesWithFallback(dict[str, Entry]):
    """Entries by id; for an id that is gone although something at the table still has it, a plain entry is made."""

    def __init__(self, entries: Mapping[str, Entry], plain: Callable[[str], Entry]) -> None:
        super().__init__(entries)
        self._plain = plain

    def __missing__(self, name: str) -> Entry:
        return self._plain(name)


# What replaces an entry that is gone but still in use: ordinary values, or a useless thing.
_PLAIN: Mapping[str, Callable[[str], Model]] = {
    "classes": lambda name: HeroClass(
        id=name, body=0, mind=0, max_body=99, max_mind=99, movement=5, unarmed=1, defence=2, max_attack=99, equipment=()
    ),
    "items": lambda name: ItemEntry(id=name, kind=ItemKind.TREASURE),
    "monsters": lambda name: MonsterEntry(id=name),
    "abilities": lambda name: Ability(id=name, rule=""),
    "lores": lambda name: Lore(id=name, order=name, family=name, spells=()),
}


def _with(base: Content, own: Mapping[Key, Merged]) -> Content:
    changes: dict[str, object] = {name: one.entry for (kind, name), one in own.items() if kind == TABLES}
    for kind in ENTRY_KINDS:
        entries = {**getattr(base, kind), **{name: one.entry for (of, name), one in own.items() if of == kind}}
        changes[kind] = _EntriesWithFallback(entries, _PLAIN[kind]) if kind in _PLAIN else entries
    return base.model_copy(update=changes)
