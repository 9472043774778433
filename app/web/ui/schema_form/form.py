"""A form out of a model: its fields with what was typed, what can be chosen, and what is wrong."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from app.web.http.languages import t
from app.web.ui.forms import FieldError, SelectOption
from app.web.ui.schema_form.schema import Node, has_to_be_said, is_asked, is_list_of_parts, is_part
from app.web.ui.schema_form.typed import LIST, Typed, at
from app.web.ui.schema_form.words import FormWords

BLANKS, LONG_BLANKS = 3, 2  # free places of a list, and of one that is too long to be ticked
LONG = 100  # letters, from which on a text takes the whole width where a form is wide
BLANK = SelectOption("", "–")
_TYPED_FIRST = {"check": 1, "selects": 2, "checks": 2, "texts": 2, "long": 3}


class Style(NamedTuple):
    """Layout of a form. `is_wide`: long texts take the whole width, typed fields come before ticked ones."""

    is_wide: bool = False
    most_boxes: int = 999  # of a list to tick; longer ones are chosen from
    marks_lists: bool = True  # as an address full of places needs it


NARROW = Style()


@dataclass(frozen=True)
class Control:
    """One field. `kind`: select, number, check, checks, selects, order, counted, text, long, texts or switch.

    `order`: one after the other is tapped, up to `maximum` of them, each once unless it `repeats`. `counted`: how many
    of each, `maximum` together. `switch`: whether the part it stands in is there.
    """

    kind: str
    name: str
    label: str
    value: str = ""
    values: tuple[str, ...] = ()
    options: tuple[SelectOption, ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    hint: str | None = None
    error: str | None = None
    repeats: bool = False
    is_said: bool = False  # somebody said something else than the default

    @property
    def id(self) -> str:
        """Return the id of the element."""
        return "field-" + self.name.removesuffix(LIST).replace(".", "-")


@dataclass(frozen=True)
class FieldGroup:
    """Fields under one heading; `further` are folded away, `rows` are the lists and parts among them."""

    name: str
    title: str
    controls: tuple[Control, ...]
    rows: tuple["FormRows", ...] = ()
    further: "FieldGroup | None" = None
    is_blank: bool = False

    @property
    def is_open(self) -> bool:
        """Return whether a field in it was filled in or has an error."""
        said = any(control.is_said or control.error for control in self.controls)
        return said or any(not row.is_blank for rows in self.rows for row in rows.groups)


@dataclass(frozen=True)
class FormRows:
    """A list of groups, the last one blank where one more may come; or a part with a heading of its own."""

    title: str
    groups: tuple[FieldGroup, ...]


class SchemaForm:
    """Makes the groups of one form. `data` are texts by their places."""

    def __init__(
        self, data: Mapping[str, Typed], errors: Sequence[FieldError], words: FormWords, style: Style = NARROW
    ) -> None:
        self._data = data
        self._errors = errors
        self._words = words
        self._style = style
        self._shown: set[str] = set()  # the places of all fields made so far

    def group(self, node: Node, path: str = "", title: str = "", first: Sequence[str] | None = None) -> FieldGroup:
        """Return the fields of an object; with `first`, or marks that say so, the others are folded away."""
        return self._group(node, path, title, _front(node) if first is None else first)

    def rows(self, node: Node, path: str) -> FormRows:
        """Return a list of objects, at least as many as there must be, with a blank one at its end where there may be
        more.
        """
        listed = at(self._data, path)
        number = max(len(listed) if isinstance(listed, list) else 0, node.get("minItems", 0))
        has_room = number < node.get("maxItems", number + 1)
        groups = (self._row(node["items"], path, n, is_blank=n == number) for n in range(number + has_room))
        return FormRows(self._words.label(path), tuple(groups))

    def control(self, node: Node, path: str, *, is_needed: bool = False) -> Control:
        """Return one field."""
        self._shown.add(path)
        found, default = at(self._data, path), node.get("default")
        is_said = bool(found) and str(found) != ("" if default is None else str(default))
        make = self._several if node.get("type") == "array" else self._single
        made = make(node, path, found, is_needed)
        return replace(made, hint=self._words.hint(path), error=self._error(path), is_said=is_said)

    def homeless(self, *elsewhere: str) -> tuple[FieldError, ...]:
        """Return the errors of none of the fields made so far, nor of those shown `elsewhere`."""
        homeless = (one for one in self._errors if one.field not in elsewhere)
        return tuple(one for one in homeless if not any(_is_at(path, one.field) for path in self._shown))

    def _row(self, node: Node, path: str, number: int, *, is_blank: bool) -> FieldGroup:
        title = self._words.row(path, number + 1, is_blank=is_blank)
        return replace(self.group(node, f"{path}.{number}", title), is_blank=is_blank)

    def _group(self, node: Node, path: str, title: str, first: Sequence[str] | None) -> FieldGroup:
        parts = {name: one for name, one in node.get("properties", {}).items() if is_asked(one)}
        main = list(parts) if first is None else [name for name in first if name in parts]
        rest = [name for name in parts if name not in main]
        further = self._fields(node, path, t("give_more_details"), rest) if rest else None
        return replace(self._fields(node, path, title, main), further=further)

    def _fields(self, node: Node, path: str, title: str, names: Sequence[str]) -> FieldGroup:
        parts = list(_opened(node, path, names))
        plain = [
            self.control(one, place, is_needed=needed)
            for place, one, needed in parts
            if not is_part(one) and not is_list_of_parts(one)
        ]
        if self._style.is_wide:
            plain.sort(key=lambda one: _TYPED_FIRST.get(one.kind, 0))
        rows = [self.rows(one, place) for place, one, _needed in parts if is_list_of_parts(one)]
        rows += [self._part(one, place) for place, one, _needed in parts if is_part(one) and "properties" in one]
        return FieldGroup(path, title, tuple(plain), tuple(rows))

    def _part(self, node: Node, path: str) -> FormRows:
        """Return a part under its own heading; one that may be missing has a switch, or is blank."""
        title = self._words.label(path)
        found = self.group(node, path, title)
        if node.get("nullable") and not isinstance(at(self._data, path), Mapping):
            found = replace(found, is_blank=True)
        elif node.get("nullable"):
            found = replace(found, controls=(Control("switch", path, t("in_effect"), "true"), *found.controls))
        return FormRows(title, (found,))

    def _single(self, node: Node, path: str, found: Typed, is_needed: bool) -> Control:
        label, default = self._words.label(path), node.get("default")
        value = "" if found is None else str(found)
        options = self._words.options(path, node)
        if options is not None:
            is_chosen = has_to_be_said(node) or (is_needed and bool(node.get("figure")))
            listed = (*(() if is_chosen else (BLANK,)), *self._with_typed(node, path, options, value))
            return Control("select", path, label, value or str(default or ""), options=listed)
        match node.get("type"):
            case "boolean" if not default or self._style.is_wide:  # who sends a wide form says everything
                return Control("check", path, label, value or str(bool(default)).lower())
            case "boolean":
                yes_no = (SelectOption("true", t("yes")), SelectOption("false", t("no")))
                return Control("select", path, label, value or "true", options=yes_no)
            case "integer":
                usual = "" if default is None else str(default)
                low, high = node.get("minimum"), node.get("maximum")
                return Control("number", path, label, value or usual, minimum=low, maximum=high)
        is_long = self._style.is_wide and int(node.get("maxLength") or 0) >= LONG
        return Control("long" if is_long else "text", path, label, value or str(default or ""))

    def _several(self, node: Node, path: str, found: Typed, _is_needed: bool) -> Control:
        """Return a list of plain values: boxes to tick, or a few free places."""
        values = tuple(map(str, found)) if isinstance(found, list) else ()
        name, label = path + LIST * self._style.marks_lists, self._words.label(path)
        options = self._words.options(path, node["items"])
        room = max(int(node.get("maxItems", 99)) - len(values), 0)
        free = (*values, *[""] * min(BLANKS, room))
        if options is None:
            return Control("texts", name, label, values=free)
        listed = self._with_typed(node["items"], path, options, *values)
        if node.get("pair"):
            return Control("selects", name, label, values=values, options=listed)
        if node.get("ordered"):
            return Control("selects", name, label, values=free, options=(BLANK, *listed))
        if node.get("repeats") or len(listed) > self._style.most_boxes:
            return Control("selects", name, label, values=(*values, *[""] * LONG_BLANKS), options=(BLANK, *listed))
        return Control("checks", name, label, values=values, options=listed)

    def _with_typed(
        self, node: Node, path: str, options: Sequence[SelectOption], *typed: str
    ) -> tuple[SelectOption, ...]:
        """Return the options with the typed values added that are not among them."""
        known = {"", *(option.value for option in options)}
        rest = (value for value in dict.fromkeys(typed) if value not in known)
        return (*options, *(SelectOption(value, self._words.called(path, node, value)) for value in rest))

    def _error(self, path: str) -> str | None:
        """Return the error of a field or of anything inside of it."""
        found = next((one for one in self._errors if _is_at(path, one.field)), None)
        return found.sentence(self._words.labels) if found else None


def _opened(node: Node, path: str, names: Sequence[str]) -> Iterator[tuple[str, Node, bool]]:
    """Yield the parts of an object by their places, and whether they are needed; those of a flat one stand among
    them.
    """
    for name in names:
        one: dict[str, Any] = node["properties"][name]
        place = f"{path}.{name}" if path else name
        if one.get("flat"):
            yield from _opened(one, place, [name for name, inner in one["properties"].items() if is_asked(inner)])
        else:
            yield place, one, name in node.get("required", ())


def _front(node: Node) -> Sequence[str] | None:
    """Return the fields marked as asked at first sight; None where all are."""
    marked = [(int(one["front"]), name) for name, one in node.get("properties", {}).items() if "front" in one]
    return [name for _place, name in sorted(marked)] or None


def _is_at(path: str, field: str) -> bool:
    return field == path or field.startswith(f"{path}.")
