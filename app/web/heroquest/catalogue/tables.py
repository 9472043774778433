"""What the tables there is one of consist of: their rows, each with its fields."""

from collections.abc import Mapping
from typing import Any

from app.core.model import Model
from app.systems.heroquest.content.exploration import Disarming
from app.systems.heroquest.content.models import Amounts, DeathOutcome, FaintOutcome, FallOutcome, SpellSetLimit
from app.systems.heroquest.content.town import CarryLimits
from app.web.ui.schema_form.schema import Node, schema_of, without

_ROWS: Mapping[str, type[Model]] = {"faint": FaintOutcome, "death": DeathOutcome, "fall": FallOutcome}
_NUMBERS: Mapping[str, type[Model]] = {"amounts": Amounts, "carry_limits": CarryLimits, "disarming": Disarming}
_INTEGER: Node = {"type": "integer", "minimum": 0}
_DIE: Node = {"type": "string", "enum": ["white", "green", "black"]}
_ROLLS: Node = {"type": "array", "items": {"type": "integer"}}
_FALL: Node = {"gold_sides": _INTEGER, "gold_factor": _INTEGER, "ranged_rolls": _ROLLS}


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
    tier = {"type": "array", "items": _DIE, "pair": True, "repeats": True}
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


def _object(properties: Mapping[str, Any]) -> Node:
    return {"type": "object", "properties": properties, "required": list(properties)}


def _flat(properties: Mapping[str, Any]) -> Node:
    return {**_object(properties), "flat": True}


def _with(first: Mapping[str, Any], schema: Node, last: Mapping[str, Any]) -> Node:
    required = [*first, *schema.get("required", ())]
    return {**schema, "properties": {**first, **schema["properties"], **last}, "required": required}
