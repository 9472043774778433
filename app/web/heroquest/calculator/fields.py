"""A form from a JSON schema: fields with what was typed, what can be chosen, and what is wrong."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.labels.labels import Labels
from app.web.heroquest.calculator.query import LIST, Choices, at, is_about_somebody
from app.web.http.forms import FieldError, SelectOption
from app.web.http.languages import _

Schema = Mapping[str, Any]  # a JSON schema, or a part of one
# What most people fill in; the rest waits behind a fold.
_FIRST = {
    "heroes": ("hero_class", "start_equipment", "body_points", "mind_points", "items"),
    "monsters": ("kind", "body_points"),
    "items": ("content_id", "place"),
    "effects": ("effect", "amount"),
    "spell_sets": ("lore", "permanent"),
    "casts": ("spell", "number"),
}
_NOT_ON_THE_PAGE = {"id", "spent_gifts", "gear_marked", "oil_took_rust"}
_BLANK_VALUES = 3  # free places of a list of plain values


@dataclass(frozen=True)
class Control:
    """One field. `kind` is select, number, check, checks, picks, order, text or texts; some have several values.

    `order`: one after the other is tapped, up to `maximum` of them, each once unless it `repeats`.
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
        """The id of the element."""
        return "field-" + self.name.removesuffix(LIST).replace(".", "-")


@dataclass(frozen=True)
class Group:
    """Fields under one heading; `further` are folded away, `rows` are the lists among them."""

    name: str
    title: str
    controls: tuple[Control, ...]
    rows: tuple["Rows", ...] = ()
    further: "Group | None" = None
    is_blank: bool = False

    @property
    def is_open(self) -> bool:
        """Whether somebody said something in it, or something is wrong there."""
        said = any(control.is_said or control.error for control in self.controls)
        return said or any(not row.is_blank for rows in self.rows for row in rows.groups)


@dataclass(frozen=True)
class Rows:
    """A list of groups; the last one is blank, for one more."""

    title: str
    groups: tuple[Group, ...]


class ControlMaker:
    """Makes the groups of one form."""

    def __init__(
        self,
        schema: Schema,
        data: Mapping[str, Any],
        errors: Sequence[FieldError],
        labels: Labels,
        choices: Choices | None = None,
    ) -> None:
        """What can be chosen comes from what was described, unless `choices` says otherwise."""
        self._definitions: Schema = schema.get("$defs", {})
        self._data = data
        self._errors = errors
        self._labels = labels
        self._choices = choices or Choices(data, labels)
        self._shown: set[str] = set()  # the paths of all fields made so far

    def shows(self, error: FieldError) -> bool:
        """Whether one of the fields made so far stands for what an error speaks of."""
        return any(error.field == path or error.field.startswith(f"{path}.") for path in self._shown)

    def rows(self, name: str, path: str, node: Schema) -> Rows:
        """A list of objects, with a blank one at its end."""
        inner, listed = self._resolved(node["items"]), at(self._data, path)
        number = len(listed) if isinstance(listed, list) else 0
        groups = (
            self.group(f"{path}.{n}", self._titled(name, n, is_blank=n == number), inner, _FIRST.get(name), n == number)
            for n in range(number + 1)
        )
        return Rows(self._label(name), tuple(groups))

    def group(
        self, path: str, title: str, node: Schema, first: Sequence[str] | None = None, is_blank: bool = False
    ) -> Group:
        """An object. With `first` everything else is folded away."""
        properties = {
            name: self._resolved(inner)
            for name, inner in node.get("properties", {}).items()
            if first is None or _is_on_the_page(name, inner)
        }
        needed = set(node.get("required", ()))
        main = [name for name in (properties if first is None else first) if name in properties]
        rest = [name for name in properties if name not in main]
        return Group(
            name=path,
            title=title,
            controls=tuple(self._controls(path, main, properties, needed)),
            rows=tuple(self._lists(path, main, properties)),
            further=self._further(path, rest, properties, needed) if rest else None,
            is_blank=is_blank,
        )

    def single(self, name: str, node: Schema) -> Control:
        """A field that belongs to no group."""
        return self._control(name, name, self._resolved(node), {}, is_needed=False)

    def board(self) -> Group:
        """What lies around and what the quest has made of the board."""
        node = self._resolved({"$ref": "#/$defs/Dungeon"})
        return self.group("dungeon", self._label("dungeon"), node)

    def _further(self, path: str, names: Sequence[str], properties: Schema, needed: set[str]) -> Group:
        controls = tuple(self._controls(path, names, properties, needed))
        return Group(path, _("Mehr angeben"), controls, tuple(self._lists(path, names, properties)))

    def _controls(self, path: str, names: Sequence[str], properties: Schema, needed: set[str]) -> Iterator[Control]:
        for name in names:
            node = properties[name]
            if _is_list_of_objects(node, self._definitions):
                continue
            if node.get("type") == "object":
                yield from self._controls_of_object(_inside(path, name), node)
            else:
                yield self._control(_inside(path, name), name, node, properties, is_needed=name in needed)

    def _controls_of_object(self, path: str, node: Schema) -> Iterator[Control]:
        """An object inside of a group stands among its fields, as the wear of a thing does."""
        inner = {name: self._resolved(one) for name, one in node.get("properties", {}).items()}
        yield from self._controls(
            path, [name for name, one in inner.items() if _is_on_the_page(name, one)], inner, set()
        )

    def _lists(self, path: str, names: Sequence[str], properties: Schema) -> Iterator[Rows]:
        for name in names:
            if _is_list_of_objects(properties[name], self._definitions):
                yield self.rows(name, _inside(path, name), properties[name])

    def _control(self, path: str, name: str, node: Schema, siblings: Schema, *, is_needed: bool) -> Control:
        self._shown.add(path)
        control = self._plain_control(path, name, node, siblings, is_needed=is_needed)
        found, default = at(self._data, path), node.get("default")
        is_said = bool(found) and str(found) != ("" if default is None else str(default))
        return replace(control, is_said=is_said, error=self._error(path))

    def _plain_control(self, path: str, name: str, node: Schema, siblings: Schema, *, is_needed: bool) -> Control:
        found, label = at(self._data, path), self._label(name)
        if node.get("type") == "array":
            return self._list_control(path, name, node, found)
        value = "" if found is None else str(found)
        options = self._choices.of(name, node, siblings)
        if options is not None:
            default = str(node.get("default") or "")
            must_be_said = (default and not node.get("nullable")) or (is_needed and is_about_somebody(name))
            blank = () if must_be_said else (SelectOption("", "–"),)
            listed = (*blank, *self._with_typed(name, node, options, value))
            return Control("select", path, label, value or default, options=listed)
        match node.get("type"):
            case "boolean" if not node.get("default"):
                return Control("check", path, label, value)
            case "boolean":
                yes_no = (SelectOption("true", _("ja")), SelectOption("false", _("nein")))
                return Control("select", path, label, value or "true", options=yes_no)
            case "integer":
                low, high = node.get("minimum"), node.get("maximum")
                value = value or ("" if node.get("default") is None else str(node["default"]))
                return Control("number", path, label, value, minimum=low, maximum=high)
        return Control("text", path, label, value or str(node.get("default") or ""))

    def _list_control(self, path: str, name: str, node: Schema, found: Any) -> Control:
        """A list of plain values: boxes to tick, or a few free places."""
        values = tuple(map(str, found)) if isinstance(found, list) else ()
        inner = self._resolved(node["items"])
        options = self._choices.of(name, inner, {})
        if options is None:
            free = (*values, *[""] * _BLANK_VALUES)
            return Control("texts", _several(path), self._label(name), values=free)
        listed = self._with_typed(name, inner, options, *values)
        if node.get("ordered"):
            blank = SelectOption("", "–")
            free = ("",) * min(_BLANK_VALUES, max(int(node.get("maxItems", 99)) - len(values), 0))
            return Control(
                "picks", _several(path), self._label(name), values=(*values, *free), options=(blank, *listed)
            )
        return Control("checks", _several(path), self._label(name), values=values, options=listed)

    def _with_typed(
        self, name: str, node: Schema, options: Sequence[SelectOption], *typed: str
    ) -> tuple[SelectOption, ...]:
        """What was typed stays, even if it is nothing that can be chosen."""
        known = {"", *(option.value for option in options)}
        rest = (value for value in dict.fromkeys(typed) if value not in known)
        return (*options, *(SelectOption(value, self._choices.called(name, node, value)) for value in rest))

    def _resolved(self, node: Schema) -> Schema:
        """A part of the schema without references; what may be missing is marked as such."""
        if "$ref" in node:
            meant: Schema = self._definitions[node["$ref"].rpartition("/")[2]]
            return {**meant, **{name: value for name, value in node.items() if name != "$ref"}}
        if "anyOf" in node:
            kinds = [one for one in node["anyOf"] if one.get("type") != "null"]
            rest = {name: value for name, value in node.items() if name != "anyOf"}
            return {**self._resolved(kinds[0]), **rest, "nullable": True}
        if "const" in node and "enum" not in node:
            return {**node, "enum": [node["const"]]}
        return node

    def _error(self, path: str) -> str | None:
        """What is wrong with a field or with anything inside of it."""
        found = next((one for one in self._errors if one.field == path or one.field.startswith(f"{path}.")), None)
        return found.sentence(self._labels) if found else None

    def _label(self, name: str) -> str:
        return self._labels.text(f"fields.{name}") if f"fields.{name}" in self._labels else name

    def _titled(self, name: str, number: int, *, is_blank: bool) -> str:
        key = f"rows.{name}.one_more" if is_blank else f"rows.{name}.title"
        return self._labels.text(key, number=number + 1) if key in self._labels else self._label(name)


def _inside(path: str, name: str) -> str:
    """A field of a group; those of a group without a path go by their own names."""
    return f"{path}.{name}" if path else name


def _is_on_the_page(name: str, node: Schema) -> bool:
    """Whether people are asked for a field; some are for programs alone."""
    return name not in _NOT_ON_THE_PAGE and not node.get("told")


def _several(path: str) -> str:
    """A field that may stand several times; in an address full of paths that is marked."""
    return path + LIST if "." in path else path


def _is_list_of_objects(node: Schema, definitions: Schema) -> bool:
    if node.get("type") != "array":
        return False
    inner = node["items"]
    if "$ref" in inner:
        inner = definitions[inner["$ref"].rpartition("/")[2]]
    return bool(inner.get("type") == "object")
