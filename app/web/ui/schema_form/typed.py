"""Typed form values: `items.1.place=hand` as objects and lists, and what they say of a model."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from app.core.typed_numbers import NotANumber, read_decimal, read_whole
from app.web.ui.schema_form.schema import Node, is_list_of_parts, is_part

Typed = Any  # texts by their places, as objects and lists; not checked yet
LIST = "[]"  # behind a name that may stand several times: heroes.0.injuries[]
IS, WAS = "__is", "__was"  # of a part that may be missing: it shall be there, and the form has asked
DEEPEST, LONGEST, MOST = 8, 200, 2000
UNREAD = "?"  # instead of a number that cannot be read
_READERS: Mapping[str, Callable[[str], float]] = {"integer": read_whole, "number": read_decimal}
_NUMBERS = _READERS.keys()


def nested(pairs: Sequence[tuple[str, str]], longest: int = LONGEST) -> dict[str, Typed]:
    """Return names with dots as objects inside of each other, rows by their numbers. What was left open is not
    there.
    """
    found: dict[str, Typed] = {}
    for name, value in pairs[:MOST]:
        *way, last = name.removesuffix(LIST).split(".")
        if value.strip() and len(way) < DEEPEST:
            inner: Typed = found
            for step in way:
                inner = inner.setdefault(step, {}) if isinstance(inner, dict) else None
            if isinstance(inner, dict):  # or the same name is a value, too: that came first
                _put(inner, last, value[:longest], is_list=name.endswith(LIST))
    return found


def flat(typed: Typed, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the pairs that lead to the same objects and lists."""
    match typed:
        case Mapping():
            for name, inner in typed.items():
                yield from flat(inner, f"{path}.{name}" if path else str(name))
        case list() if typed and not isinstance(typed[0], Mapping):
            yield from ((path + LIST, str(one)) for one in typed)
        case list():
            for number, inner in enumerate(typed):
                yield from flat(inner, f"{path}.{number}")
        case _:
            yield path, str(typed)


def at(typed: Typed, path: str) -> Typed:
    """Return the value at a path; None when there is none."""
    for name in path.split("."):
        if isinstance(typed, Mapping):
            typed = typed.get(name)
        elif isinstance(typed, list) and name.isdecimal() and int(name) < len(typed):
            typed = typed[int(name)]
        else:
            return None
    return typed


def in_rows(node: Node, typed: Typed) -> Typed:
    """Return the typed values with numbered rows as lists without gaps; rows without a deciding field are left out.

    A number that can be read stands there as it was read, so that people see what it was taken for.
    """
    if is_list_of_parts(node) and _is_numbered(typed):
        decisive = [name for name, one in node["items"].get("properties", {}).items() if one.get("decides")]
        rows = [in_rows(node["items"], row) for row in _by_number(typed)]
        return [row for row in rows if not isinstance(row, Mapping) or all(name in row for name in decisive)]
    if isinstance(typed, Mapping):
        parts: Mapping[str, Node] = node.get("properties", {})
        return {name: in_rows(parts.get(name, {}), one) for name, one in typed.items()}
    return plain_number(node, typed) if isinstance(typed, str) else typed


def with_numbers(node: Node, typed: Typed, wrong: dict[str, str], path: str = "") -> Typed:
    """Return the typed values with the texts of numbers as numbers, wherever the schema has one.

    What is none is `UNREAD` instead, so that no other reader makes a number of it, and its code stands in `wrong` by
    its place.
    """
    match typed:
        case str() if node.get("type") in _NUMBERS and typed.strip():
            try:
                return _READERS[node["type"]](typed)
            except NotANumber as error:
                wrong[path] = error.code
                return UNREAD
        case Mapping():
            parts, others = node.get("properties", {}), node.get("additionalProperties") or {}
            others = others if isinstance(others, Mapping) else {}
            return {
                name: with_numbers(parts.get(name, others), one, wrong, _inside(path, str(name)))
                for name, one in typed.items()
            }
        case list() | tuple():
            inner = node.get("items") or {}
            return [with_numbers(inner, one, wrong, _inside(path, str(place))) for place, one in enumerate(typed)]
    return typed


def holds_numbers(node: Node) -> bool:
    """Return whether a number can be typed anywhere in a value of this schema."""
    others = node.get("additionalProperties")
    inside = [*node.get("properties", {}).values(), node.get("items"), others]
    return node.get("type") in _NUMBERS or any(isinstance(one, Mapping) and holds_numbers(one) for one in inside)


def _inside(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def plain_number(node: Node, text: str) -> str:
    """Return the text of a field with a whole number as the number that it means; any other text as it was typed."""
    return str(number_read(node, text)) if node.get("type") == "integer" else text


def number_read(node: Node, text: str) -> Any:
    """Return the number that a text means where the schema has one; the text itself where it is none."""
    try:
        return _READERS[node["type"]](text)
    except (NotANumber, KeyError):
        return text


def read(node: Node, typed: Typed) -> Typed:
    """Return the typed values by the schema; an open field is missing or has its default."""
    match node.get("type"):
        case "object":
            return _read_part(node, typed if isinstance(typed, Mapping) else {})
        case "array" if _is_numbered(typed):
            rows = [read(node["items"], row) for row in _by_number(typed)]
            return [row for row in rows if not _is_blank(node["items"], row)]
        case "array":
            return [read(node["items"], one) for one in (typed if isinstance(typed, list) else [])]
        case "boolean":
            return typed == "true"
        case "integer" | "number" if typed not in (None, ""):
            return number_read(node, str(typed))
    return typed if typed not in (None, "") else None if node.get("nullable") else node.get("default")


def shown(facts: Any) -> Typed:
    """Values as the texts of a form; missing ones are left out."""
    match facts:
        case bool():
            return "true" if facts else "false"
        case Mapping():
            return {name: shown(one) for name, one in facts.items() if one is not None}
        case list():
            return [shown(one) for one in facts]
    return facts if facts is None else str(facts)


def usual(node: Node) -> Any:
    """Return the default values of a schema."""
    found: dict[str, Any] = {}
    for name, one in node.get("properties", {}).items():
        if is_part(one) and not one.get("nullable"):
            found[name] = usual(one)
        elif "default" in one:
            found[name] = one["default"]
    return found


def difference(node: Node, before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values that differ; of a new part those that differ from the defaults."""
    found: dict[str, Any] = {}
    for name, one in node["properties"].items():
        old, new = before.get(name), after.get(name)
        if is_part(one) and isinstance(new, Mapping):
            inner = difference(one, old if isinstance(old, Mapping) else usual(one), new)
            if inner or not isinstance(old, Mapping):
                found[name] = inner
        elif old != new and not _is_reordered(one, old, new):
            found[name] = new
    return found


def _put(found: dict[str, Typed], name: str, value: str, *, is_list: bool) -> None:
    if not is_list:
        found.setdefault(name, value)
    elif isinstance(listed := found.setdefault(name, []), list):
        listed.append(value)


def _is_numbered(typed: Typed) -> bool:
    return isinstance(typed, Mapping) and all(name.isdecimal() and len(name) < 6 for name in typed)


def _by_number(typed: Mapping[str, Typed]) -> Sequence[Typed]:
    return [typed[name] for name in sorted(typed, key=int)]


def _read_part(node: Node, typed: Mapping[str, Typed]) -> Any:
    values = {name: read(one, typed.get(name)) for name, one in node.get("properties", {}).items()}
    if not node.get("nullable"):
        return values
    is_there = IS in typed if WAS in typed else not _is_blank(node, values)
    return values if is_there else None


def _is_reordered(node: Node, old: Any, new: Any) -> bool:
    """Return whether a list differs only in its order, like ticked boxes do; some lists count their places."""
    both_lists = isinstance(old, list) and isinstance(new, list) and node["items"].get("type") == "string"
    return both_lists and not node.get("repeats") and sorted(old) == sorted(new)


def _is_blank(node: Node, facts: Any) -> bool:
    """Return whether all values are empty or defaults."""
    if is_part(node) and isinstance(facts, Mapping):
        return all(_is_blank(one, facts.get(name)) for name, one in node.get("properties", {}).items())
    return not facts if facts is None or facts == [] else bool(facts == node.get("default", False))
