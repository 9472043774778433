"""Entries a group writes beside or instead of a game's: figures, cards, tiles, boards.

A game says in `Shelves` what there is; its commands are `ENTRY_COMMANDS`, its facts `ENTRY_EVENTS`. They travel as one
file: `{"format": "heldenpass-catalogue-<game>", "version": 1, "campaign": …, "entries": {kind: {id: {"name": …}}}}`.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Annotated, Any, NamedTuple

from pydantic import StringConstraints, ValidationError

from app.core.errors import FileFault, InvalidValue, RuleViolation, UnknownContent
from app.core.events import Audience, Command, Event
from app.core.model import Model
from app.core.texts import FileText, Line

FORMAT, VERSION, MOST = "heldenpass-catalogue", 1, 500
EntryKind = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z_]{0,39}$")]
EntryId = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]{0,79}$")]
EntryName = Annotated[str, Line(40)]
Key = tuple[str, str]  # kind and id
Entries = Mapping[str, Mapping[str, Model]]  # by kind and id


class OwnEntry(Model):
    """An entry, in place of the shipped one with the same id if there is one. `facts` is JSON with sorted keys."""

    kind: EntryKind
    id: EntryId
    name: str = ""  # empty where it has no name yet: the game calls it by what it is
    facts: str

    @property
    def key(self) -> Key:
        """Return the key that no two entries share."""
        return self.kind, self.id


Own = tuple[OwnEntry, ...]


class Shelves(NamedTuple):
    """Catalogue of a game: the model of each kind and the entries shipped. `fault` refuses entries that cannot be
    played.
    """

    game: str
    models: Mapping[str, type[Model]]
    shipped: Entries
    fault: Callable[[Entries], InvalidValue | None] = lambda _entries: None

    def entries(self, own: Own) -> Entries:
        """Return all entries in the order of the shelves, without own entries that no longer fit."""
        found: dict[str, dict[str, Model]] = {kind: dict(self.shipped.get(kind, {})) for kind in self.models}
        for one in own:
            try:
                found[one.kind][one.id] = self.read(one)
            except (InvalidValue, KeyError):
                continue
        return found

    def read(self, entry: OwnEntry) -> Model:
        """Return an entry as its model. Raises: UnknownContent for an unknown kind; InvalidValue at the first wrong
        field.
        """
        if entry.kind not in self.models:
            raise UnknownContent("own_entries.kind_unknown", field="kind", wanted=entry.kind)
        try:
            return self.models[entry.kind].model_validate_json(entry.facts)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            said = {name: one for name, one in first.get("ctx", {}).items() if isinstance(one, str | int | bool)}
            place = ".".join(map(str, first["loc"]))
            raise InvalidValue(f"value.{first['type']}", field=place or "facts", **said) from error


def shelves_of(
    game: str,
    models: Mapping[str, type[Model]],
    said: Mapping[str, Any],
    fault: Callable[[Entries], InvalidValue | None],
) -> Shelves:
    """Return the shelves of a game, with what its data says came with it: by kind and id."""
    shipped = {
        kind: {name: model.model_validate(one, strict=False) for name, one in said[kind].items()}
        for kind, model in models.items()
    }
    return Shelves(game, models, shipped, fault)


class _AboutEntry(Command, touches=("entry:{kind}.{id}",)):
    # the entry: what happens to figures meanwhile does not make the wish stale
    kind: EntryKind
    id: EntryId


class WriteEntry(_AboutEntry, type="write_entry", private=frozenset({"name", "facts"})):
    """Write an entry, or change one that came with the game and keeps its name unless another is given.

    `facts` is a JSON object with all its fields.
    """

    name: EntryName = ""
    facts: Annotated[str, FileText(8_000)]


class RemoveEntry(_AboutEntry, type="remove_entry"):
    """Take an own entry away; what came with the game is as it was."""


class TakeInEntries(Command, type="take_in_entries", private=frozenset({"text", "file"})):
    """Take in a file of entries. What does not fit is named and left out."""

    text: Annotated[str, FileText(200_000, least=1)]
    file: EntryName = "katalog.json"


class _EntryEvent(Event, audience=Audience.GAME_MASTER, private=frozenset({"name", "facts"})):
    entry_kind: str
    entry: str
    name: str


class EntryWritten(_EntryEvent, type="entry.written"):
    """An entry says this now."""

    facts: str


class EntryRemoved(_EntryEvent, type="entry.removed"):
    """An own entry is gone."""


class EntryLeftOut(_EntryEvent, type="entry.left_out"):
    """An entry of a file did not fit: at which place."""

    place: str


ENTRY_COMMANDS: tuple[type[Command], ...] = (WriteEntry, RemoveEntry, TakeInEntries)
ENTRY_EVENTS: tuple[type[Event], ...] = (EntryWritten, EntryRemoved, EntryLeftOut)


def decide_entries(shelves: Shelves, own: Own, command: Command) -> Iterator[Event]:
    """Yield what follows from one of `ENTRY_COMMANDS`. Raises: InvalidValue at the field of the entry;
    RuleViolation.
    """
    match command:
        case WriteEntry(kind=kind, id=id_, name=name):
            entry = entry_of(kind, id_, shelves.read(OwnEntry(kind=kind, id=id_, facts=command.facts)), name)
            if not name and id_ not in shelves.shipped.get(kind, {}):
                raise InvalidValue("value.missing", field="name")
            if entry in own:
                raise RuleViolation("own_entries.unchanged", field="name")
            _check(shelves, own, with_entries(own, entry), "")
            yield _written(entry)
        case RemoveEntry(kind=kind, id=id_):
            found = next((one for one in own if one.key == (kind, id_)), None)
            if found is None:
                raise UnknownContent("own_entries.not_own", field="id", entry=id_)
            _check(shelves, own, without_entry(own, kind, id_), "id")
            yield EntryRemoved(entry_kind=kind, entry=id_, name=found.name)
        case TakeInEntries():
            yield from _take_in(shelves, own, command.text)


def follow_entries(own: Own, event: Event) -> Own:
    """Return the entries after one of `ENTRY_EVENTS`."""
    match event:
        case EntryWritten(entry_kind=kind, entry=id_, name=name, facts=facts):
            return with_entries(own, OwnEntry(kind=kind, id=id_, name=name, facts=facts))
        case EntryRemoved(entry_kind=kind, entry=id_):
            return without_entry(own, kind, id_)
    return own


def entry_of(kind: str, id: str, model: Model, name: str = "") -> OwnEntry:
    """Return a model as an entry."""
    return OwnEntry(kind=kind, id=id, name=name, facts=_sorted(model.model_dump(mode="json")))


def with_entries(own: Own, *entries: OwnEntry) -> Own:
    """Return the entries with more of them, or with others in their places, ordered by kind and id."""
    found = {one.key: one for one in (*own, *entries)}
    return tuple(found[key] for key in sorted(found))


def without_entry(own: Own, kind: str, id: str) -> Own:
    """Return the entries but for one."""
    return tuple(one for one in own if one.key != (kind, id))


def file_of(shelves: Shelves, own: Own, campaign: str) -> str:
    """Return all own entries as one text that `TakeInEntries` makes the same of."""
    entries: dict[str, dict[str, Any]] = {}
    for one in own:
        entries.setdefault(one.kind, {})[one.id] = {"name": one.name, **json.loads(one.facts)}
    file = {"format": f"{FORMAT}-{shelves.game}", "version": VERSION, "campaign": campaign, "entries": entries}
    return json.dumps(file, ensure_ascii=False, indent=1)


def check_form(found: object, form: str) -> None:
    """Check whether a file says that it is a catalogue of this form. Raises: FileFault."""
    said = found.get("format") if isinstance(found, dict) else None
    if not isinstance(found, dict) or not isinstance(said, str) or not said.startswith(FORMAT):
        raise FileFault("own_entries.no_catalogue", field="text")
    if said != form:
        raise FileFault("own_entries.other_game", field="text")
    if found.get("version") != VERSION:
        raise FileFault("own_entries.other_version", field="text")


def _take_in(shelves: Shelves, own: Own, text: str) -> Iterator[Event]:
    kept, events, faults = own, list[Event](), list[EntryLeftOut]()
    for kind, id_, facts in _read(shelves, text):
        said = dict(facts) if isinstance(facts, Mapping) else {}
        name = said.pop("name", "")
        try:
            model = shelves.read(_entry(kind, id_, name, said))
        except (InvalidValue, UnknownContent) as error:
            shown = name if isinstance(name, str) else ""
            place = error.field or ""
            faults.append(
                EntryLeftOut(entry_kind=kind[:40], entry=id_[:80], name=(shown or id_)[:40], place=place[:80])
            )
            continue
        entry = entry_of(kind, id_, model, name)
        if entry not in own:
            kept = with_entries(kept, entry)
            events.append(_written(entry))
    if not events and faults:
        first = faults[0]
        raise FileFault("own_entries.nothing_fits", field="text", entry=first.name, place=first.place)
    if not events:
        raise RuleViolation("own_entries.nothing_new", field="text")
    _check(shelves, own, kept, "text")
    yield from (*events, *faults)


def _read(shelves: Shelves, text: str) -> Sequence[tuple[str, str, Any]]:
    """Kind, id and facts of every entry in a file. Raises: FileFault."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise FileFault("own_entries.unreadable", field="text") from error
    check_form(found, f"{FORMAT}-{shelves.game}")
    kinds = found.get("entries")
    if not isinstance(kinds, dict) or not all(isinstance(one, dict) for one in kinds.values()):
        raise FileFault("own_entries.unreadable", field="text")
    return [(kind, id_, facts) for kind, entries in kinds.items() for id_, facts in entries.items()]


def _entry(kind: str, id: str, name: Any, facts: Mapping[str, Any]) -> OwnEntry:
    """Raises: InvalidValue."""
    try:
        wish = WriteEntry(kind=kind, id=id, name=name, facts=_sorted(facts))
    except ValidationError as error:
        raise InvalidValue(field=str(error.errors()[0]["loc"][0])) from error
    return OwnEntry(kind=kind, id=id, name=wish.name, facts=wish.facts)


def _written(entry: OwnEntry) -> EntryWritten:
    return EntryWritten(entry_kind=entry.kind, entry=entry.id, name=entry.name, facts=entry.facts)


def _check(shelves: Shelves, before: Own, own: Own, field: str) -> None:
    """Refuse a new fault. Faults there before (a later rule may find them) do not block other entries: those are
    checked alone.

    Raises: RuleViolation for too many; InvalidValue for what cannot be played.
    """
    if len(own) > MOST:
        raise RuleViolation("own_entries.too_many", field=field or "name", maximum=MOST)
    fault, was = (shelves.fault(shelves.entries(one)) for one in (own, before))
    if fault and was and (fault.code, fault.data) == (was.code, was.data):
        fault = shelves.fault(shelves.entries(tuple(one for one in own if one not in before)))
    if fault is not None:
        raise InvalidValue(fault.code, field=field or fault.field, **fault.data)


def _sorted(facts: Mapping[str, Any]) -> str:
    return json.dumps(facts, ensure_ascii=False, sort_keys=True)
