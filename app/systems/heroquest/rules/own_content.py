"""A group's own content: no rule of the book, but whoever plays with it writes it down like everything else."""

from collections.abc import Iterator, Sequence

from app.core.errors import InvalidValue, RuleViolation, UnknownContent
from app.core.events import Event
from app.systems.heroquest import content_commands as do
from app.systems.heroquest.catalogue_files import read_catalogue
from app.systems.heroquest.content.overlay_texts import read_fields, read_overlay
from app.systems.heroquest.content.overlays import Faulty, Overlaid
from app.systems.heroquest.content.own_entry import Key, OwnEntry
from app.systems.heroquest.content_events import ContentChanged, ContentRefused, ContentRemoved
from app.systems.heroquest.own_content import content_of, overlaid_by
from app.systems.heroquest.rules import shared_catalogue as shared_rules
from app.systems.heroquest.rules.scene import Scene

MOST_ENTRIES = 500


def change_content(scene: Scene, command: do.ChangeContent) -> Iterator[Event]:
    """Change one entry, or write one. Raises: InvalidValue with file, entry and field; RuleViolation for no change."""
    try:
        entry = read_fields(command.kind, command.id, command.fields)
    except Faulty as fault:
        raise _refusal(fault, "fields") from fault
    yield from write(scene, entry, "fields")


def write(scene: Scene, entry: OwnEntry, field: str | None = None) -> Iterator[Event]:
    """Write an entry. Faults stand at `field`, or at the field of the entry that does not fit. Raises: as above."""
    if entry in scene.table.own_content:
        raise RuleViolation("content.unchanged", field=field or "name", entry=entry.id)
    _check_room(scene, [entry])
    after = _checked(scene, [*_without(scene, entry.key), entry], field, entry)
    yield _changed(scene, entry, after)


def remove_content(scene: Scene, command: do.RemoveContent) -> Iterator[Event]:
    """Take an entry away. Raises: UnknownContent; InvalidValue when another one needs it."""
    key = (command.kind, command.id)
    left = _without(scene, key)
    if len(left) == len(scene.table.own_content):
        raise UnknownContent("content.not_own", field="id", entry=command.id)
    name = overlaid_by(scene.table.own_content).names.get(key, "")
    _checked(scene, left, "id")
    yield scene.record(ContentRemoved(entry_kind=command.kind, entry=command.id, name=name or command.id))


def import_content(scene: Scene, command: do.ImportContent) -> Iterator[Event]:
    """Take in what fits and name what does not. Raises: InvalidValue when nothing fits; RuleViolation for no change."""
    try:
        shared = read_catalogue(command.file, command.text)
        read = list(read_overlay(command.file, shared.overlay))
    except Faulty as fault:
        raise _refusal(fault, "text") from fault
    if len(read) > MOST_ENTRIES:
        raise RuleViolation("content.too_many", field="text", maximum=MOST_ENTRIES)
    entries = {one.key: one for one in read if isinstance(one, OwnEntry)}
    _check_room(scene, list(entries.values()))
    kept = [one for one in scene.table.own_content if one.key not in entries]
    after = overlaid_by(_sorted([*kept, *entries.values()]))
    left_out = {(one.file, one.entry): one for one in after.faults}
    faults = [one for one in read if isinstance(one, Faulty)] + [left_out[key] for key in entries if key in left_out]
    fresh = [one for key, one in entries.items() if key not in left_out and one not in scene.table.own_content]
    others = shared_rules.news(scene, shared)
    if not fresh and not others and faults:
        raise _refusal(faults[0], "text")
    if not fresh and not others:
        raise RuleViolation("content.unchanged", field="text", entry=command.file)
    for entry in fresh:
        yield _changed(scene, entry, after)
    scene.content = content_of(scene.table)
    for wish in others:
        yield from shared_rules.take_in(scene, wish, command.file)
    for left in faults:
        yield scene.record(_refused(command.file, left))


def _check_room(scene: Scene, new: Sequence[OwnEntry]) -> None:
    keys = {one.key for one in (*scene.table.own_content, *new)}
    if len(keys) > MOST_ENTRIES:
        raise RuleViolation("content.too_many", maximum=MOST_ENTRIES)


def _without(scene: Scene, key: Key) -> list[OwnEntry]:
    return [one for one in scene.table.own_content if one.key != key]


def _checked(scene: Scene, entries: Sequence[OwnEntry], field: str | None, new: OwnEntry | None = None) -> Overlaid:
    """The content with these entries. Raises: InvalidValue when the new one or one that did so far does not fit."""
    known = {(fault.file, fault.entry) for fault in overlaid_by(scene.table.own_content).faults}
    after = overlaid_by(_sorted(entries))
    for fault in after.faults:
        if (fault.file, fault.entry) not in known or (new is not None and new.key == (fault.file, fault.entry)):
            raise _refusal(fault, field)
    return after


def _sorted(entries: Sequence[OwnEntry]) -> tuple[OwnEntry, ...]:
    return tuple(sorted(entries, key=lambda one: one.key))


def _changed(scene: Scene, entry: OwnEntry, after: Overlaid) -> ContentChanged:
    name = after.names.get(entry.key, entry.id)
    return scene.record(ContentChanged(entry_kind=entry.kind, entry=entry.id, name=name, facts=entry.facts))


def _refused(file: str, fault: Faulty) -> ContentRefused:
    kind = fault.file if fault.file != file else ""
    return ContentRefused(
        entry_kind=kind, entry=fault.entry, file=file, place=fault.field, fault=fault.fault, detail=fault.detail
    )


def _refusal(fault: Faulty, field: str | None) -> InvalidValue:
    return InvalidValue(
        "content.faulty",
        field=field or fault.field.partition(".")[0] or None,
        file=fault.file,
        entry=fault.entry,
        place=fault.field,
        fault=fault.fault,
        detail=fault.detail,
    )
