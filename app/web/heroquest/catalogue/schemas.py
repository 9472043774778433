"""What an entry consists of, as a JSON schema: made from its model, for tables out of their rows."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from app.core.model import Model
from app.systems.heroquest.content.exploration import Disarming
from app.systems.heroquest.content.models import Amounts, DeathOutcome, FaintOutcome, FallOutcome, SpellSetLimit
from app.systems.heroquest.content.town import CarryLimits
from app.web.ui.schema_form.typed import LIST

Node = Mapping[str, Any]  # a JSON schema, or a part of one
NAME: Node = {"type": "string", "maxLength": 40}
_ROWS: Mapping[str, type[Model]] = {"faint": FaintOutcome, "death": DeathOutcome, "fall": FallOutcome}
_NUMBERS: Mapping[str, type[Model]] = {"amounts": Amounts, "carry_limits": CarryLimits, "disarming": Disarming}
_INTEGER: Node = {"type": "integer", "minimum": 0}
_DIE: Node = {"type": "string", "enum": ["white", "green", "black"]}
_ROLLS: Node = {"type": "array", "items": {"type": "integer"}}
_FALL: Node = {"gold_sides": _INTEGER, "gold_factor": _INTEGER, "ranged_rolls": _ROLLS}


@cache
def schema_of(kind: type[Model]) -> Node:
    """The schema of a model without references."""
    schema = TypeAdapter(kind).json_schema()
    resolved: Node = _resolved(schema, schema.get("$defs", {}))
    return resolved


def without(schema: Node, *names: str) -> Node:
    """The schema of an object without some of its fields."""
    properties = {name: node for name, node in schema["properties"].items() if name not in names}
    return {**schema, "properties": properties}


def table_schema(name: str, written: Mapping[str, Any]) -> Node:
    """The schema of a table there is one of, for the rows it has. `flat`: its parts stand beside each other."""
    if name in _NUMBERS:
        return schema_of(_NUMBERS[name])
    if name in _ROWS:
        row = without(schema_of(_ROWS[name]), "id")
        words = {"text": {"type": "string", "nullable": True, "maxLength": 200}}
        rows = _flat(dict.fromkeys(written["rows"], _with({"rolls": _ROLLS}, row, words)))
        return _object({"rows": rows, **(_FALL if name == "fall" else {})})
    if name == "loss":
        return _object({"rows": _flat(dict.fromkeys(written["rows"], _object({"rolls": _ROLLS})))})
    if name == "spell_sets":
        row = without(schema_of(SpellSetLimit), "mind")
        return _object({one: _object(dict.fromkeys(rows, row)) for one, rows in written.items()})
    tier = {"type": "array", "items": _DIE, "pair": True}
    return _object(
        {
            one: _object({"successes": _INTEGER, "dice": _flat(dict.fromkeys(row["dice"], tier))})
            for one, row in written.items()
        }
    )


def with_keys_of(schema: Node, data: Mapping[str, Any]) -> Node:
    """The schema of an entry whose tables of any keys have those it has now; where there are none, there is nothing."""
    found: dict[str, Node] = {}
    for name, node in schema["properties"].items():
        if "patternProperties" not in node:
            found[name] = node
        elif data.get(name):
            [inner] = node["patternProperties"].values()
            found[name] = _flat(dict.fromkeys(data[name], inner))
    return {**schema, "properties": found}


def is_nested(node: Node) -> bool:
    """Whether a part of an entry has fields of its own."""
    return node.get("type") == "object"


def is_list_of_objects(node: Node) -> bool:
    """Whether a part of an entry is a list of such parts."""
    return node.get("type") == "array" and is_nested(node["items"])


def _resolved(node: Any, definitions: Mapping[str, Any]) -> Any:
    """A part of a schema with everything it refers to; what may be missing is marked as such."""
    if isinstance(node, list):
        return [_resolved(one, definitions) for one in node]
    if not isinstance(node, dict):
        return node
    if "$ref" in node:
        meant = definitions[node["$ref"].rpartition("/")[2]]
        return _resolved({**meant, **{name: one for name, one in node.items() if name != "$ref"}}, definitions)
    if "anyOf" in node:
        [kind] = [one for one in node["anyOf"] if one.get("type") != "null"]
        rest = {name: one for name, one in node.items() if name != "anyOf"}
        return {**_resolved(kind, definitions), **rest, "nullable": True}
    return {name: _resolved(one, definitions) for name, one in node.items() if name != "$defs"}


def _object(properties: Mapping[str, Any]) -> Node:
    return {"type": "object", "properties": properties, "required": list(properties)}


def _flat(properties: Mapping[str, Any]) -> Node:
    return {**_object(properties), "flat": True}


def _with(first: Mapping[str, Any], schema: Node, last: Mapping[str, Any]) -> Node:
    required = [*first, *schema.get("required", ())]
    return {**schema, "properties": {**first, **schema["properties"], **last}, "required": required}


Json = Any  # as it was typed, before anybody has looked at it
IS, WAS = "__is", "__was"  # of a part that may be missing: it shall be there, and the form has asked
DEEPEST, LONGEST = 8, 20_000
LARGEST = 9  # digits of a number; everything longer is left to be refused


def nested(pairs: Sequence[tuple[str, str]]) -> dict[str, Json]:
    """Names with dots as objects inside of each other. What was left open is not there."""
    found: dict[str, Json] = {}
    for name, value in pairs:
        *way, last = name.removesuffix(LIST).split(".")
        if value.strip() and len(way) < DEEPEST:
            inner: Json = found
            for step in way:
                inner = inner.setdefault(step, {}) if isinstance(inner, dict) else None
            if isinstance(inner, dict):
                _put(inner, last, value[:LONGEST], is_list=name.endswith(LIST))
    return found


def read(node: Node, typed: Json) -> Json:
    """The facts that were typed. What is left open is missing, or what it usually is."""
    match node.get("type"):
        case "object":
            return _read_object(node, typed if isinstance(typed, Mapping) else {})
        case "array":
            return _read_list(node["items"], typed)
        case "boolean":
            return typed == "true"
        case "integer":
            return _number(typed) if typed not in (None, "") else _left_open(node)
    return typed if typed not in (None, "") else _left_open(node)


def shown(facts: Json) -> Json:
    """Facts as a form has them: texts. What is missing is not there."""
    match facts:
        case bool():
            return "true" if facts else "false"
        case Mapping():
            return {name: shown(one) for name, one in facts.items() if one is not None}
        case list():
            return [shown(one) for one in facts]
    return facts if facts is None else str(facts)


def usual(node: Node) -> Json:
    """An entry nobody has said anything about."""
    parts = node.get("properties", {}).items()
    return {name: usual(one) if _is_part(one) else one["default"] for name, one in parts if _has_usual(one)}


def difference(node: Node, before: Json, after: Json) -> dict[str, Json]:
    """What of an entry is otherwise; of a part that is new, what is otherwise than usual."""
    found: dict[str, Json] = {}
    for name, one in node["properties"].items():
        old, new = before.get(name), after.get(name)
        if is_nested(one) and isinstance(new, Mapping):
            inner = difference(one, old if isinstance(old, Mapping) else usual(one), new)
            if inner or not isinstance(old, Mapping):
                found[name] = inner
        elif old != new and not _is_reordered(one, old, new):
            found[name] = new
    return found


def _put(found: dict[str, Json], name: str, value: str, *, is_list: bool) -> None:
    if not is_list:
        found.setdefault(name, value)
    elif isinstance(listed := found.setdefault(name, []), list):
        listed.append(value)


def _read_list(node: Node, typed: Json) -> list[Json]:
    """Plain values, or numbered rows; rows nobody has filled in are none."""
    if isinstance(typed, Mapping):
        rows = [read(node, typed[key]) for key in sorted(filter(str.isdecimal, typed), key=int)]
        return [row for row in rows if not _is_blank(node, row)]
    return [read(node, one) for one in (typed if isinstance(typed, list) else [])]


def _read_object(node: Node, typed: Mapping[str, Any]) -> Json:
    values = {name: read(one, typed.get(name)) for name, one in node["properties"].items()}
    if not node.get("nullable"):
        return values
    is_there = IS in typed if WAS in typed else not _is_blank(node, values)
    return values if is_there else None


def _is_reordered(node: Node, old: Json, new: Json) -> bool:
    """Whether a list only stands in another order, as boxes do that were ticked; some lists count their places."""
    both_lists = isinstance(old, list) and isinstance(new, list) and node["items"].get("type") == "string"
    return both_lists and "minItems" not in node and not node.get("pair") and sorted(old) == sorted(new)


def _is_blank(node: Node, value: Json) -> bool:
    """Whether nobody has filled anything in."""
    if is_nested(node) and isinstance(value, Mapping):
        return all(_is_blank(one, value.get(name)) for name, one in node["properties"].items())
    return not value if value is None or value == [] else value == node.get("default", False)


def _left_open(node: Node) -> Json:
    return None if node.get("nullable") else node.get("default")


def _number(typed: Json) -> Json:
    text = str(typed).strip().replace("−", "-")
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= LARGEST else text


def _is_part(node: Node) -> bool:
    return is_nested(node) and not node.get("nullable")


def _has_usual(node: Node) -> bool:
    return _is_part(node) or "default" in node
