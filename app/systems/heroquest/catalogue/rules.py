"""A table's own content is written, shared and taken in."""

from collections.abc import Iterator, Sequence

from app.core.errors import GameError, RuleViolation, UnknownContent
from app.core.events import Event
from app.core.model import like
from app.core.own_entries import MOST, Own, OwnEntry, with_entries, without_entry
from app.systems.heroquest.cards.commands import WriteDeck
from app.systems.heroquest.catalogue.commands import ChangeContent, ImportContent, RemoveContent
from app.systems.heroquest.catalogue.events import ContentChanged, ContentRefused, ContentRemoved
from app.systems.heroquest.catalogue.files import CatalogueFile, read_catalogue, read_fields, read_overlay
from app.systems.heroquest.catalogue.own_content import content_of, overlaid_by
from app.systems.heroquest.content.faults import ContentFault
from app.systems.heroquest.content.overlays import Overlaid
from app.systems.heroquest.magic.commands import NameSpell
from app.systems.heroquest.registry import rule, rule_of
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import OwnSpell


@rule(ChangeContent)
def change_content(scene: Scene, command: ChangeContent) -> Iterator[Event]:
    """Change one entry, or write one. Raises: InvalidValue with file, entry and field; RuleViolation for no change."""
    try:
        entry = read_fields(command.kind, command.id, command.fields)
    except ContentFault as fault:
        raise fault.refusal("fields") from fault
    yield from write(scene, entry, "fields")


def write(
    scene: Scene, entry: OwnEntry, field: str | None = None, fact: type[ContentChanged] = ContentChanged
) -> Iterator[Event]:
    """Write an entry. Faults are told at `field`, otherwise at the field of the entry. Raises: as `change_content`."""
    if entry in scene.table.own_content:
        raise RuleViolation("content.unchanged", field=field or "name", entry=entry.id)
    _check_room(scene, [entry])
    after = _checked(scene, with_entries(scene.table.own_content, entry), field, entry)
    yield changed(scene, entry, after, fact)


@rule(RemoveContent)
def remove_content(scene: Scene, command: RemoveContent) -> Iterator[Event]:
    """Take an entry away. Raises: UnknownContent; InvalidValue when another one needs it."""
    key = (command.kind, command.id)
    left = without_entry(scene.table.own_content, *key)
    if len(left) == len(scene.table.own_content):
        raise UnknownContent("content.not_own", field="id", entry=command.id)
    name = overlaid_by(scene.table.own_content).names.get(key, "")
    _checked(scene, left, "id")
    yield scene.record(ContentRemoved(entry_kind=command.kind, entry=command.id, name=name or command.id))


@rule(ImportContent)
def import_content(scene: Scene, command: ImportContent) -> Iterator[Event]:
    """Take in what fits and name what does not. Raises: InvalidValue when nothing fits; RuleViolation for no change."""
    try:
        shared = read_catalogue(command.file, command.text)
        read = read_overlay(command.file, shared.content)
    except ContentFault as fault:
        raise fault.refusal("text") from fault
    if len(read.entries) + len(read.faults) > MOST:
        raise RuleViolation("content.too_many", field="text", maximum=MOST)
    _check_room(scene, read.entries)
    after = overlaid_by(with_entries(scene.table.own_content, *read.entries))
    left_out = {(one.file, one.entry): one for one in after.faults}
    faults = [*read.faults, *(left_out[one.key] for one in read.entries if one.key in left_out)]
    fresh = [one for one in read.entries if one.key not in left_out and one not in scene.table.own_content]
    others = news(scene, shared)
    if not fresh and not others and faults:
        raise faults[0].refusal("text")
    if not fresh and not others:
        raise RuleViolation("content.unchanged", field="text", entry=command.file)
    for entry in fresh:
        yield changed(scene, entry, after)
    scene.content = content_of(scene.table)
    for other in others:
        yield from take_in(scene, other, command.file)
    for left in faults:
        kind = left.file if left.file != command.file else ""
        yield scene.record(like(ContentRefused, left, entry_kind=kind, file=command.file, place=left.field))


def _check_room(scene: Scene, new: Sequence[OwnEntry]) -> None:
    if len(with_entries(scene.table.own_content, *new)) > MOST:
        raise RuleViolation("content.too_many", maximum=MOST)


def _checked(scene: Scene, own: Own, field: str | None, new: OwnEntry | None = None) -> Overlaid:
    """Return the content with these entries. Raises: InvalidValue when the new one or one that did so far does not
    fit.
    """
    known = {(fault.file, fault.entry) for fault in overlaid_by(scene.table.own_content).faults}
    after = overlaid_by(own)
    for fault in after.faults:
        if (fault.file, fault.entry) not in known or (new is not None and new.key == (fault.file, fault.entry)):
            raise fault.refusal(field or fault.field.partition(".")[0] or None)
    return after


def changed(
    scene: Scene, entry: OwnEntry, after: Overlaid, fact: type[ContentChanged] = ContentChanged
) -> ContentChanged:
    """Return the fact that a group has this entry, with its name in the content after that."""
    name = after.names.get(entry.key, entry.id)
    return scene.record(fact(entry_kind=entry.kind, entry=entry.id, name=name, facts=entry.facts))


def news(scene: Scene, shared: CatalogueFile) -> list[NameSpell | WriteDeck]:
    """Return the names of spells and the decks that differ from this table's."""
    spells, decks = scene.table.own_spells, scene.table.own_decks
    return [
        *(one for one in shared.spells if spells.get(one.spell) != like(OwnSpell, one)),
        *(one for one in shared.decks if decks.get(one.deck) != one.kept()),
    ]


def take_in(scene: Scene, command: NameSpell | WriteDeck, file: str) -> Iterator[Event]:
    """Yield what follows from it; what the rules refuse is named and left out."""
    try:
        facts = list(rule_of(type(command))(scene, command))
    except GameError:
        kind, entry = ("own_decks", command.deck) if isinstance(command, WriteDeck) else ("own_spells", command.spell)
        yield scene.record(
            ContentRefused(entry_kind=kind, entry=entry, file=file, place="", fault="value_error", detail="")
        )
    else:
        yield from facts
