"""A group's own content that a single call brings along, as an import would take it in (`import_content`)."""

import json
from collections.abc import Iterator, Mapping, Sequence

from app.systems.heroquest.content.overlay_texts import read_overlay
from app.systems.heroquest.content.overlays import Faulty
from app.systems.heroquest.content.own_entry import OwnEntry
from app.systems.heroquest.own_content import overlaid_by
from app.systems.heroquest.rules.own_content import MOST_ENTRIES
from app.web.forms import FieldError, FormRefused

FIELD = "own_content"


def read_own_content(given: str | Mapping[str, Sequence[object]]) -> tuple[OwnEntry, ...]:
    """The entries of an overlay, as text or as objects by kind. Raises: FormRefused naming all that does not fit."""
    text = given if isinstance(given, str) else json.dumps(given)
    if not text.strip():
        return ()
    try:
        read = list(read_overlay(FIELD, text))
    except Faulty as fault:
        raise FormRefused((_error(fault),)) from fault
    if len(read) > MOST_ENTRIES:
        raise FormRefused((FieldError(FIELD, "content.too_many", {"maximum": MOST_ENTRIES}),))
    entries = tuple(sorted((one for one in read if isinstance(one, OwnEntry)), key=lambda one: one.key))
    faults = [one for one in read if isinstance(one, Faulty)] or overlaid_by(entries).faults
    if faults:
        raise FormRefused(tuple(map(_error, faults)))
    return entries


def _error(fault: Faulty) -> FieldError:
    data = {
        "file": fault.file,
        "entry": fault.entry,
        "place": fault.field,
        "fault": fault.fault,
        "detail": fault.detail,
    }
    return FieldError(".".join(_path(fault)), "content.faulty", data)


def _path(fault: Faulty) -> Iterator[str]:
    """The way to what does not fit: kind, entry, field, as far as they are known."""
    yield FIELD
    yield from (part for part in (fault.file, fault.entry, fault.field) if part and part != FIELD)
