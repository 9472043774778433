"""The form of an entry: made from its schema, with what was typed and what is wrong."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from app.web.forms import FieldError, SelectOption
from app.web.heroquest.calculator.fields import Control, Group, Rows
from app.web.heroquest.calculator.query import LIST, at
from app.web.heroquest.catalogue.schemas import Node, is_list_of_objects, is_nested
from app.web.heroquest.catalogue.words import EntryWords
from app.web.translation import _

MOST_BOXES = 12  # of a list to tick; longer ones are chosen from
BLANKS = 2  # free places of a list
LONG = 100  # letters, from which on a text takes the whole width
_ORDER = {"check": 1, "selects": 2, "checks": 2, "texts": 2, "long": 3}  # what is typed first, then what is ticked


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
