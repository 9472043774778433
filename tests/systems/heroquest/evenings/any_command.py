"""Any command of the game with any values: what names somebody or something mostly names what is there."""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from pydantic import ValidationError

from app.core.events import Command
from app.core.model import marked_schema
from app.systems.heroquest.board.at_table import place_name, the_board
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.state.table import Table

CONTENT = SYSTEM.content
_SQUARES = tuple(place_name(0, one) for one in the_board().squares())
# What ends the evening, or is a whole file of the group's own; and the map itself, which the evening lays.
LEFT_OUT = frozenset({
    "lay_map", "take_map_away", "clear_board", "close_quest", "start_quest", "end_play", "seat_hero", "dismiss_hero",
    "admit_hero", "replace_hero", "set_hero_aside", "add_content", "use_content",
})  # fmt: skip
KINDS = tuple(kind for kind in SYSTEM.command_types if kind.type_name not in LEFT_OUT)

Schema = Mapping[str, Any]


@cache
def _schema(kind: type[Command]) -> Schema:
    return marked_schema(kind)


def any_command(chance: Random, table: Table) -> Command | None:
    """Return a command of any kind; None where its values do not even fit its fields."""
    kind = chance.choice(KINDS)
    schema, made = _schema(kind), dict[str, Any]()
    for name, node in schema.get("properties", {}).items():
        if name in ("type", "decided") or (name not in schema.get("required", ()) and chance.random() < 0.4):
            continue
        made[name] = _value(chance, table, node, schema.get("$defs", {}), name)
    try:
        return kind.model_validate(made, strict=False)
    except ValidationError:
        return None


def _value(chance: Random, table: Table, node: Schema, defs: Schema, name: str) -> Any:  # Any: JSON of any shape
    while "$ref" in node:
        node = {**defs[node["$ref"].rpartition("/")[2]], **{key: one for key, one in node.items() if key != "$ref"}}
    if "anyOf" in node:
        inner = dict(chance.choice(node["anyOf"]))
        return _value(chance, table, {**{k: v for k, v in node.items() if k in ("names",)}, **inner}, defs, name)
    if "enum" in node:
        return chance.choice(node["enum"])
    if "const" in node:
        return node["const"]
    match node.get("type"):
        case "null":
            return None
        case "boolean":
            return chance.random() < 0.5
        case "integer":
            return chance.randint(node.get("minimum", -3), min(node.get("maximum", 9), 9))
        case "array":
            inner = {**{k: v for k, v in node.items() if k == "names"}, **node.get("items", {"type": "string"})}
            number = chance.randint(node.get("minItems", 0), min(node.get("maxItems", 3), 3))
            return [_value(chance, table, inner, defs, name) for _ in range(number)]
        case "object":
            return {
                key: _value(chance, table, one, defs, key)
                for key, one in node.get("properties", {}).items()
                if key in node.get("required", ()) or chance.random() < 0.5
            }
    return chance.choice(_names(table, node.get("names", ""), name) or ("nothing",))


def _names(table: Table, kind: str, field: str) -> Sequence[str]:
    """What there is of this kind, and something that is not there."""
    laid = table.map
    there = {
        "heroes": tuple(table.heroes),
        "monsters_there": tuple(table.monsters),
        "figures": (*table.heroes, *table.monsters),
        "things": (
            *(item.id for hero in table.heroes.values() for item in hero.items),
            *(i.id for i in table.on_floor),
        ),
        "": (*_SQUARES[:40], "hier", "new") if "square" not in field else _SQUARES,
    }
    if field == "door_id" or field == "thing_id":
        return tuple(thing.id for board in laid.quest.boards for thing in board.things) if laid else ()
    if kind in there:
        return (*there[kind], "nobody")
    found = getattr(CONTENT, kind, None)
    return (*found, "nothing") if isinstance(found, Mapping) else ("nothing",)
