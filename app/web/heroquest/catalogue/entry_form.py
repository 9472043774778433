"""The form of an entry: made from its schema, with what was typed and what is wrong."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.labels.labels import Labels
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.spells import School
from app.systems.heroquest.labels.labels import NAMED_KINDS
from app.web.heroquest.catalogue.schemas import Node, is_list_of_objects, is_nested
from app.web.http.forms import FieldError, SelectOption
from app.web.http.languages import _
from app.web.ui.schema_form.form import Control, Group, Rows
from app.web.ui.schema_form.typed import LIST, at

MOST_BOXES = 12  # of a list to tick; longer ones are chosen from
BLANKS = 2  # free places of a list
LONG = 100  # letters, from which on a text takes the whole width
_ORDER = {"check": 1, "selects": 2, "checks": 2, "texts": 2, "long": 3}  # what is typed first, then what is ticked


@dataclass(frozen=True)
class EntryWords:
    """The words of the entries of one kind."""

    kind: str
    labels: Labels
    content: Content

    def label(self, path: str) -> str:
        """What a field is called; rows of some tables are known by a number."""
        number = path.rpartition(".")[2]
        if number.isdecimal():
            return self.labels.text(f"catalogue_numbers.{'row' if '.' in path else 'tier'}", number=number)
        part, name = self._place(path)
        keys = (f"catalogue_fields.{part}_{name}", f"catalogue_fields.{name}", f"fields.{name}")
        named = next((self.labels.text(key) for key in keys if key in self.labels), None)
        return named or self._entry_in(name) or name

    def hint(self, path: str) -> str | None:
        """What somebody has to know who fills it in."""
        part, name = self._place(path)
        keys = (f"catalogue_hints.{part}_{name}", f"catalogue_hints.{name}")
        return next((self.labels.text(key) for key in keys if key in self.labels), None)

    def options(self, path: str, node: Node) -> Sequence[SelectOption] | None:
        """What can be chosen; None when anything may be typed."""
        part, name = self._place(path)
        if "enum" in node or "const" in node:
            values = node.get("enum") or [node["const"]]
            return [SelectOption(str(one), self.choice(name, str(one))) for one in values]
        if name in ("armor", "armor_sparing_bracers") and self.kind == "tables":
            return [SelectOption(one, self.choice("chain", one)) for one in self.content.fall.chains]
        if f"{part}.{name}" in _FAMILIES or name in _FAMILIES:
            families = sorted({one.family for one in self.content.monsters.values() if one.family})
            return [SelectOption(one, self.choice("family", one)) for one in families]
        if (part, name) == ("own_spells", "like"):
            return [one for one in self._named("spells") if self._is_pattern(one.value)]
        kind = _NAMES.get(f"{part}.{name}") or _NAMES.get(name)
        return None if kind is None else tuple(self._named(kind))

    def choice(self, name: str, value: str) -> str:
        """A value of a field in words."""
        keys = (f"catalogue_choices.{name}.{value}", f"choices.{name}.{value}")
        return next((self.labels.text(key) for key in keys if key in self.labels), self.labels.word(name, value))

    def _is_pattern(self, spell: str) -> bool:
        one = self.content.spells[spell]
        return not one.open and one.school is not School.BASIC

    def _named(self, kind: str) -> Iterator[SelectOption]:
        entries: Mapping[str, object] = getattr(self.content, kind)
        found = [SelectOption(one, name_in(self.labels, kind, one)) for one in entries]
        yield from sorted(found, key=lambda option: option.text.casefold())

    def _place(self, path: str) -> tuple[str, str]:
        """The part a field stands in, and its own name; rows of a list have no names."""
        steps = ["", self.kind, *(step for step in path.split(".") if not step.isdecimal())]
        return steps[-2], steps[-1]

    def _entry_in(self, name: str) -> str | None:
        """Rows of some tables are called like entries."""
        for section in ("hero_classes", "faint_table", "death_table", "fall_table", "attributes"):
            if f"{section}.{name}" in self.labels:
                return self.labels.text(f"{section}.{name}")
        return None


class EntryForm:
    """Makes the controls of one entry; `data` are texts by their places."""

    def __init__(self, words: EntryWords, data: Mapping[str, Any], errors: Sequence[FieldError] = ()) -> None:
        self._words = words
        self._data = data
        self._errors = errors
        self._shown: set[str] = set()

    def group(self, node: Node) -> Group:
        """All of it."""
        return self._group("", "", node)

    def homeless(self) -> Sequence[FieldError]:
        """What is wrong with no field that is shown."""
        return [one for one in self._errors if not any(_is_at(path, one.field) for path in self._shown)]

    def _group(
        self, path: str, title: str, node: Node, first: Sequence[Control] = (), *, is_blank: bool = False
    ) -> Group:
        parts = dict(_opened(path, node))
        controls = [self._control(place, one) for place, one in parts.items() if _is_plain(one)]
        controls.sort(key=lambda one: _ORDER.get(one.kind, 0))
        rows = tuple(self._rows(place, one) for place, one in parts.items() if not _is_plain(one))
        return Group(path, title, (*first, *controls), rows, is_blank=is_blank)

    def _rows(self, path: str, node: Node) -> Rows:
        if not is_nested(node):
            return self._list(path, node)
        title = self._words.label(path)
        return Rows(title, (self._part(path, title, node),))

    def _part(self, path: str, title: str, node: Node) -> Group:
        if not node.get("nullable"):
            return self._group(path, title, node)
        if not isinstance(at(self._data, path), Mapping):
            return self._group(path, title, node, is_blank=True)
        return self._group(path, title, node, (Control("switch", path, _("gilt"), "true"),))

    def _list(self, path: str, node: Node) -> Rows:
        found = at(self._data, path)
        rows = list(found) if isinstance(found, Mapping | list) else []
        title = self._words.label(path)
        groups = [
            self._group(f"{path}.{n}", f"{title} {n + 1}", node["items"], is_blank=n == len(rows))
            for n in range(len(rows) + 1)
        ]
        return Rows(title, tuple(groups))

    def _control(self, path: str, node: Node) -> Control:
        self._shown.add(path)
        found, label, error = at(self._data, path), self._words.label(path), self._error(path)
        hint = self._words.hint(path)
        if node.get("type") == "array":
            return self._several(path, node, found, label, hint, error)
        value = "" if found is None else str(found)
        options = self._words.options(path, node)
        if options is not None:
            listed = options if _has_to_be_said(node) else (SelectOption("", "–"), *options)
            value = value or (str(node["default"]) if _has_to_be_said(node) else "")
            return Control("select", path, label, value, options=tuple(listed), hint=hint, error=error)
        match node.get("type"):
            case "boolean":
                usual = "true" if node.get("default") and found is None else value
                return Control("check", path, label, usual, hint=hint, error=error)
            case "integer":
                low, high = node.get("minimum"), node.get("maximum")
                return Control("number", path, label, value, minimum=low, maximum=high, hint=hint, error=error)
        kind = "long" if int(node.get("maxLength") or 0) >= LONG else "text"
        return Control(kind, path, label, value, hint=hint, error=error)

    def _several(
        self, path: str, node: Node, found: Any, label: str, hint: str | None, error: str | None
    ) -> Control:  # fmt: skip
        values = tuple(map(str, found)) if isinstance(found, list) else ()
        options = self._words.options(path, node["items"])
        if options is None:
            free = (*values, *[""] * BLANKS)
            return Control("texts", path + LIST, label, values=free, hint=hint, error=error)
        if node.get("pair"):
            return Control("selects", path + LIST, label, values=values, options=tuple(options), hint=hint, error=error)
        if len(options) <= MOST_BOXES and not node.get("minItems"):
            return Control("checks", path + LIST, label, values=values, options=tuple(options), hint=hint, error=error)
        free = (*values, *[""] * BLANKS)
        listed = (SelectOption("", "–"), *options)
        return Control("selects", path + LIST, label, values=free, options=listed, hint=hint, error=error)

    def _error(self, path: str) -> str | None:
        found = next((one for one in self._errors if _is_at(path, one.field)), None)
        return found.sentence(self._words.labels) if found else None


def _is_at(path: str, field: str) -> bool:
    return field == path or field.startswith(f"{path}.")


def _opened(path: str, node: Node) -> Iterator[tuple[str, Node]]:
    """The parts of an entry by their places; those of a flat part stand among them."""
    for name, one in node["properties"].items():
        if one.get("flat"):
            yield from _opened(_inside(path, name), one)
        else:
            yield _inside(path, name), one


def _is_plain(node: Node) -> bool:
    return not is_nested(node) and not is_list_of_objects(node)


def _has_to_be_said(node: Node) -> bool:
    return bool(node.get("default")) and not node.get("nullable")


def _inside(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


# Fields that name entries of another kind, by the part they stand in where that makes a difference.
_NAMES = {
    "only_for": "classes",
    "not_for": "classes",
    "equipment": "items",
    "bow": "items",
    "beside": "items",
    "straight_beside": "items",
    "item": "items",
    "lores": "lores",
    "lores.spells": "spells",
    "abilities": "abilities",
    "ends": "abilities",
    "companions": "monsters",
    "monsters": "monsters",
    "replaced_by": "monsters",
    "recipes.results": "items",
    "furniture.results": "finds",
    "trap": "traps",
}
_FAMILIES = ("weapon.bane.family", "bane.family", "slays", "monsters.family")


def name_in(labels: Labels, kind: str, entry: str) -> str:
    """What people call an entry."""
    section = NAMED_KINDS.get(kind, kind)
    return labels.text(f"{section}.{entry}") if f"{section}.{entry}" in labels else entry
