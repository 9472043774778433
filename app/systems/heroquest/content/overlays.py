"""A group's own content: differences to the shipped entries by kind and id, and entries of its own.

A kind is a field of `Content` that holds entries by their ids. An entry of an overlay names only what differs; tables
inside of it are joined field by field. `name` is what people read. What does not fit is told with file, entry and field
and left out; everything else holds.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar, get_args

from pydantic import AfterValidator, StringConstraints, TypeAdapter, ValidationError

from app.core.model import Model
from app.core.texts import visible
from app.systems.heroquest.content import references
from app.systems.heroquest.content.fault import ContentFault
from app.systems.heroquest.content.fields import Id
from app.systems.heroquest.content.models import Content, HeroClass, ItemEntry, ItemKind, Lore
from app.systems.heroquest.content.monsters import Ability, MonsterEntry
from app.systems.heroquest.content.own_entry import Key, OwnEntry

Entry = TypeVar("Entry")
Facts = Mapping[str, Any]  # as they were typed, before anybody has looked at them

EntryName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^{}]*$"),
    AfterValidator(visible),
]
LARGEST, HIGHEST_PRICE = 999, 99_999
_PRICES = frozenset({"price", "worth", "gold"})

# What can be wrong; anything else pydantic finds is a value_error.
FAULTS = (
    "value_error", "missing", "extra_forbidden", "int_type", "string_type", "bool_type", "enum", "literal_error",
    "greater_than_equal", "too_large", "tuple_type", "dict_type", "string_pattern_mismatch", "not_printable",
    "string_too_short", "string_too_long", "reference", "unknown_kind", "other_id", "twice", "unreadable", "too_many",
)  # fmt: skip
_MISSING = "there is no "  # how the check of references begins
_SAME = {"model_type": "dict_type", "model_attributes_type": "dict_type", "int_from_float": "int_type"}


class Faulty(Exception):
    """Something of an overlay that does not fit; `fault` is one of FAULTS."""

    def __init__(self, file: str, entry: str, field: str, fault: str, detail: str = "") -> None:
        self.file, self.entry, self.field = file, entry[:40], field[:80]
        self.fault, self.detail = fault, detail[:200]
        super().__init__(" · ".join(part for part in (self.file, self.entry, self.field, fault, self.detail) if part))


@dataclass(frozen=True)
class Overlaid:
    """What a table plays with: the content, what people call their own entries, and what had to be left out."""

    content: Content
    names: Mapping[Key, str]
    faults: tuple[Faulty, ...]


def _kinds() -> Mapping[str, type[Model]]:
    """The kinds an overlay can change: by-id mappings of entries. House rules are the program's."""
    found: dict[str, type[Model]] = {}
    for name, field in Content.model_fields.items():
        entry = (get_args(field.annotation) or (None,))[-1]
        if isinstance(entry, type) and issubclass(entry, Model) and "id" in entry.model_fields:
            found[name] = entry
    del found["house_rules"]
    return found


KINDS = _kinds()


def canonical(facts: Facts) -> str:
    """Facts as one text. Raises: ValueError, TypeError for what no entry can hold."""
    return json.dumps(facts, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))


def overlaid(base: Content, own: Sequence[OwnEntry]) -> Overlaid:
    """The content with an overlay. What names something that is not there is left out as well."""
    good: dict[Key, Model] = {}
    names: dict[Key, str] = {}
    faults: list[Faulty] = []
    for one in own:
        try:
            names[one.key], good[one.key] = merged(base, one)
        except Faulty as fault:
            faults.append(fault)
    content = _with(base, good)
    while good and (found := _broken_reference(content)) is not None:
        kind, name = _culprit(found, good)
        del good[kind, name]
        missing = found.reason.startswith(_MISSING)
        detail = found.reason.removeprefix(_MISSING)
        faults.append(Faulty(kind, name, found.field, "reference" if missing else "value_error", detail))
        content = _with(base, good)
    return Overlaid(content, {key: name for key, name in names.items() if name and key in good}, tuple(faults))


def merged(base: Content, own: OwnEntry) -> tuple[str, Model]:
    """The name people gave an entry (empty: the shipped one) and the entry itself. Raises: Faulty."""
    if own.kind not in KINDS:
        raise Faulty(own.kind, own.id, "", "unknown_kind")
    facts = json.loads(own.facts)
    shipped: Mapping[str, Model] = getattr(base, own.kind)
    known = shipped[own.id].model_dump(mode="json") if own.id in shipped else {}
    if facts.get("id", own.id) != own.id:
        raise Faulty(own.kind, own.id, "id", "other_id")
    if not known and "name" not in facts:
        raise Faulty(own.kind, own.id, "name", "missing")
    name = _checked(own, EntryName, facts.pop("name"), "name") if "name" in facts else ""
    _checked(own, Id, own.id, "id")
    _check_sizes(own, "", facts)
    return name, _checked(own, KINDS[own.kind], _joined({**known, "id": own.id}, facts))


def _checked(own: OwnEntry, kind: Any, facts: object, field: str = "") -> Any:  # Any: a type is as good as an alias
    try:
        return TypeAdapter(kind).validate_json(json.dumps(facts))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        place = ".".join(map(str, first["loc"])) or field
        fault = _SAME.get(first["type"], first["type"])
        detail = str(first.get("ctx", {}).get("expected", ""))
        raise Faulty(own.kind, own.id, place, fault if fault in FAULTS else "value_error", detail) from error


def _check_sizes(own: OwnEntry, field: str, value: object) -> None:
    """No pool of a million dice."""
    if isinstance(value, dict):
        for name, inner in value.items():
            _check_sizes(own, name, inner)
    elif isinstance(value, list):
        for inner in value:
            _check_sizes(own, field, inner)
    elif isinstance(value, int) and value > (HIGHEST_PRICE if field in _PRICES else LARGEST):
        raise Faulty(own.kind, own.id, field, "too_large", str(HIGHEST_PRICE if field in _PRICES else LARGEST))


def _joined(known: Facts, facts: Facts) -> Facts:
    both = {name: _joined(known[name], facts[name]) for name in facts if _are_tables(known.get(name), facts[name])}
    return {**known, **facts, **both}


def _are_tables(known: object, new: object) -> bool:
    return isinstance(known, dict) and isinstance(new, dict)


def _broken_reference(content: Content) -> ContentFault | None:
    try:
        references.check(content)
    except ContentFault as fault:
        return fault
    return None


def _culprit(fault: ContentFault, good: Mapping[Key, Model]) -> Key:
    """The entry that is named; when a shipped one broke, the newest of those that changed something."""
    return next((key for key in good if key[1] == fault.entry), list(good)[-1])


class _Entries(dict[str, Entry]):
    """Entries by id. One that is gone although something at the table still has it is looked up as a plain one."""

    def __init__(self, entries: Mapping[str, Entry], plain: Callable[[str], Entry]) -> None:
        super().__init__(entries)
        self._plain = plain

    def __missing__(self, name: str) -> Entry:
        return self._plain(name)


# What is left of an entry that is gone: what anybody, or a useless thing, would have.
_PLAIN: Mapping[str, Callable[[str], Model]] = {
    "classes": lambda name: HeroClass(
        id=name, body=0, mind=0, max_body=99, max_mind=99, movement=5, unarmed=1, defence=2, max_attack=99, equipment=()
    ),
    "items": lambda name: ItemEntry(id=name, kind=ItemKind.TREASURE),
    "monsters": lambda name: MonsterEntry(id=name),
    "abilities": lambda name: Ability(id=name, rule=""),
    "lores": lambda name: Lore(id=name, order=name, family=name, spells=()),
}


def _with(base: Content, own: Mapping[Key, Model]) -> Content:
    changes: dict[str, Mapping[str, Model]] = {}
    for kind in KINDS:
        entries = {**getattr(base, kind), **{name: entry for (one, name), entry in own.items() if one == kind}}
        changes[kind] = _Entries(entries, _PLAIN[kind]) if kind in _PLAIN else entries
    return base.model_copy(update=changes)
