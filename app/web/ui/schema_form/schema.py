"""Source of a form: the JSON schema of a model without references, with the marks of its fields."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from app.core.model import Model, marked_schema

Node = Mapping[str, Any]  # a JSON schema, or a part of one; `nullable`: it may be missing


@cache
def schema_of(kind: type[Model]) -> Node:
    """Return the schema of a model, or of a mapping of them."""
    schema = marked_schema(kind)
    resolved: Node = _resolved(schema, schema.get("$defs", {}))
    return resolved


def without(node: Node, *names: str) -> Node:
    """Return the schema of an object without some of its fields."""
    return only(node, [name for name in node["properties"] if name not in names])


def only(node: Node, names: list[str]) -> Node:
    """Return the schema of an object with these fields, in this order."""
    return {**node, "properties": {name: node["properties"][name] for name in names}}


def is_part(node: Node) -> bool:
    """Return whether it is an object."""
    return node.get("type") == "object"


def is_list_of_parts(node: Node) -> bool:
    """Return whether it is a list of objects."""
    return node.get("type") == "array" and is_part(node["items"])


def is_asked(node: Node) -> bool:
    """Return whether people are asked for it; some is for programs alone."""
    return bool(node.get("asked", True)) and not node.get("told")


def has_to_be_said(node: Node) -> bool:
    """Return whether it must be filled in because leaving it open would mean its default."""
    return bool(node.get("default")) and not node.get("nullable")


def _resolved(node: Any, definitions: Mapping[str, Any]) -> Any:
    if isinstance(node, list):
        return [_resolved(one, definitions) for one in node]
    if not isinstance(node, dict):
        return node
    if "$ref" in node:
        meant = definitions[node["$ref"].rpartition("/")[2]]
        return _resolved({**meant, **{name: one for name, one in node.items() if name != "$ref"}}, definitions)
    if "anyOf" in node:
        kind = next(one for one in node["anyOf"] if one.get("type") != "null")
        rest = {name: one for name, one in node.items() if name != "anyOf"}
        return {**_resolved(kind, definitions), **rest, "nullable": True}
    found = {name: _resolved(one, definitions) for name, one in node.items() if name != "$defs"}
    if "prefixItems" in found:  # a pair: each has its place
        found |= {"items": found["prefixItems"][0], "pair": True, "repeats": True}
    return {**found, "enum": [node["const"]]} if "const" in node else found
