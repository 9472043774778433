"""A group's own content that a single call brings along, as an import would take it in (`import_content`)."""

import json
from collections.abc import Iterator, Mapping, Sequence

from app.core.errors import InvalidValue, RuleViolation
from app.systems.heroquest.catalogue.own_content import overlaid_by
from app.systems.heroquest.catalogue.rules import MOST_ENTRIES
from app.systems.heroquest.content.fields import OwnEntry
from app.systems.heroquest.content.overlay_texts import read_overlay
from app.systems.heroquest.content.overlays import Faulty

FIELD = "own_content"


def read_own_content(given: str | Mapping[str, Sequence[object]]) -> tuple[OwnEntry, ...]:
    """The entries of an overlay, as text or as objects by kind. Raises: InvalidValue, RuleViolation with the field."""
    text = given if isinstance(given, str) else json.dumps(given)
    if not text.strip():
        return ()
    try:
        return _checked(list(read_overlay(FIELD, text)))
    except Faulty as fault:
        raise InvalidValue(
            "content.faulty",
            field=".".join(_path(fault)),
            file=fault.file,
            entry=fault.entry,
            place=fault.field,
            fault=fault.fault,
            detail=fault.detail,
        ) from fault


def _checked(read: Sequence[OwnEntry | Faulty]) -> tuple[OwnEntry, ...]:
    """The entries when everything fits. Raises: Faulty, RuleViolation."""
    if len(read) > MOST_ENTRIES:
        raise RuleViolation("content.too_many", field=FIELD, maximum=MOST_ENTRIES)
    entries = tuple(sorted((one for one in read if isinstance(one, OwnEntry)), key=lambda one: one.key))
    faults = (*(one for one in read if isinstance(one, Faulty)), *overlaid_by(entries).faults)
    for fault in faults:
        raise fault
    return entries


def _path(fault: Faulty) -> Iterator[str]:
    """The way to what does not fit: kind, entry, field, as far as they are known."""
    yield FIELD
    yield from (part for part in (fault.file, fault.entry, fault.field) if part and part != FIELD)
