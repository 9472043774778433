"""One entry: the game master's form, or what everybody may read."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from app.core.errors import UnknownSubject
from app.web.http.languages import t
from app.web.table.catalogue_kinds import Catalogue, CatalogueKind, Facts
from app.web.ui.forms import FieldError
from app.web.ui.schema_form.form import Control, FieldGroup, SchemaForm, Style
from app.web.ui.schema_form.schema import Node
from app.web.ui.schema_form.typed import shown

WIDE = Style(is_wide=True, most_boxes=12)
Lines = Mapping[str, str]  # what an entry says under a heading: words and values


class Typed(NamedTuple):
    """The typed values of an entry's form, and their errors."""

    facts: Facts
    errors: tuple[FieldError, ...]


class ShownEntry(NamedTuple):
    """An entry to show; without an id a new one, which begins `like` another."""

    kind: CatalogueKind
    id: str = ""
    like: str = ""

    @property
    def facts(self) -> Facts | None:
        """Return the entry as it is, or as a new one begins; None when there is no such thing."""
        if self.id:
            return self.kind.facts(self.id)
        if not self.like:
            return self.kind.blank()
        begun = self.kind.facts(self.like)
        return {**begun, "name": t("copy", begun=begun["name"])} if begun else begun

    @property
    def node(self) -> Node:
        """Return the schema of the entry."""
        return self.kind.node(self.facts or {})

    def form(self, typed: Typed | None = None) -> tuple[FieldGroup, tuple[FieldError, ...]]:
        """Return its form, and the errors that belong to none of its fields."""
        errors = typed.errors if typed else self.kind.faults(self.id) if self.id else ()
        maker = SchemaForm(shown(typed.facts if typed else self.facts or {}), errors, self.kind.words(), WIDE)
        return maker.group(self.node), maker.homeless()

    def reading(self) -> list[tuple[str, Lines]]:
        """Return its values to read, under their headings; empty ones are left out."""
        return list(_read(self.form(Typed(self.facts or {}, ()))[0]))


def leaf_of(catalogue: Catalogue, kind: str, entry: str, *, leads: bool) -> ShownEntry:
    """Return an entry. Raises: UnknownSubject for what is not there, or not for this person to read."""
    leaf = ShownEntry(catalogue.kind(kind), entry)
    if leaf.facts is None or not leaf.kind.is_read_by(entry, leads=leads):
        raise UnknownSubject("catalogue.unknown", entry=entry[:40])
    return leaf


def new_leaf(catalogue: Catalogue, kind: str, like: str) -> ShownEntry:
    """Return a new entry. Raises: UnknownSubject where there can be none."""
    leaf = ShownEntry(catalogue.kind(kind), like=like)
    if leaf.facts is None or not (leaf.kind.can_copy if like else leaf.kind.can_begin):
        raise UnknownSubject("catalogue.unknown", entry=(like or kind)[:40])
    return leaf


def between(old: ShownEntry, new: ShownEntry) -> list[tuple[str, str, str]]:
    """Return each value that is otherwise in a later state of an entry: its words, as it was, as it is then."""
    before, after = (
        {(title, label): value for title, lines in leaf.reading() for label, value in lines.items()}
        for leaf in (old, new)
    )
    places = [place for place in dict.fromkeys((*before, *after)) if before.get(place) != after.get(place)]
    return [(", ".join(filter(None, place)), before.get(place, "–"), after.get(place, "–")) for place in places]


def _read(group: FieldGroup) -> Iterator[tuple[str, Lines]]:
    lines = {one.label: value for one in group.controls if (value := _told(one)) not in ("", "0", "–")}
    if lines:
        yield group.title, lines
    for rows in group.rows:
        for inner in rows.groups:
            if not inner.is_blank:
                yield from _read(inner)


def _told(one: Control) -> str:
    words = {option.value: option.text for option in one.options}
    match one.kind:
        case "switch":
            return ""
        case "check":
            return t("yes") if one.value == "true" else ""
        case "checks" | "texts" | "selects":
            return ", ".join(words.get(value, value) for value in one.values if value)
    return words.get(one.value, one.value)
