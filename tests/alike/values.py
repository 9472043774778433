"""Values for every field of any command, made from its schema: ids that are hidden, known or made up, squares, numbers.

A new command needs nothing here. A field of a shape that is not understood fails the test (`UnknownShape`).
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from pydantic import ValidationError

from app.core.events import Command
from app.core.model import marked_schema

NOBODY = "nobody-of-this-name"
Schema = Mapping[str, Any]


class UnknownShape(Exception):
    """A field whose schema this module cannot fill."""


class Filler:
    """Fills commands with values for one table.

    `own`: ids that the player may act as. `known`: what the player sees there, so that rules get further than the first
    check. `probes`: what is tried besides, hidden ids, squares and ids of nothing.
    """

    def __init__(
        self,
        luck: Random,
        own: Sequence[str],
        known: Sequence[str],
        probes: Sequence[str],
        named: Mapping[str, Sequence[str]],
    ) -> None:
        """`named`: ids by what a field is marked to name, so that rules come to their last check."""
        self.luck, self.own, self.known, self.probes, self.named = luck, own, known, probes, named

    def commands(self, kind: type[Command], number: int) -> Iterator[Command]:
        """Commands of a kind: every probe in every field that holds text, then so many by luck."""
        schema = marked_schema(kind)
        fields = {name: one for name, one in schema.get("properties", {}).items() if name != "type"}
        needed = frozenset(schema.get("required", ())) - {"type"}
        wishes = [self._base(kind, fields, needed, schema)]
        for name, field in fields.items():
            for shaped in self._probed(field, schema):
                wishes.append({**self._base(kind, fields, needed, schema), name: shaped})
        wishes += [self._base(kind, fields, needed | self._some(fields), schema) for _ in range(number)]
        tried = set[str]()
        for wish in wishes:
            try:
                command = kind.model_validate({"type": kind.type_name, **wish}, strict=False)
            except ValidationError:
                continue
            if (text := command.model_dump_json()) not in tried:
                tried.add(text)
                yield command

    def _some(self, fields: Mapping[str, Schema]) -> frozenset[str]:
        return frozenset(name for name in fields if self.luck.random() < 0.5)

    def _base(
        self, kind: type[Command], fields: Mapping[str, Schema], needed: frozenset[str], schema: Schema
    ) -> dict[str, Any]:
        acts = {one.strip("{}") for one in kind.done_by or kind.touches[:1]}
        made = {name: self._value(fields[name], schema) for name in sorted(needed)}
        return {**made, **{name: self.luck.choice(self.own) for name in acts & fields.keys() if self.own}}

    def _probed(self, field: Schema, schema: Schema) -> Iterator[Any]:
        """Every probe in the shape of the field, if it holds text: an id, or a list of ids."""
        shape = self._shape(field, schema)
        if shape.get("type") == "string" and "enum" not in shape:
            yield from self.probes
        elif shape.get("type") == "array":
            inner = self._shape(shape.get("items", {}), schema)
            if inner.get("type") == "string" and "enum" not in inner:
                yield from ([one] for one in self.probes)

    def _shape(self, field: Schema, schema: Schema) -> Schema:
        """A field without references and without its "or nothing"."""
        while True:
            if "$ref" in field:
                named = schema["$defs"][field["$ref"].rpartition("/")[2]]
                field = {**named, **{name: said for name, said in field.items() if name != "$ref"}}
            elif "allOf" in field:
                field = {**field["allOf"][0], **{name: said for name, said in field.items() if name != "allOf"}}
            elif "anyOf" in field or "oneOf" in field:
                ways = [one for one in field.get("anyOf", field.get("oneOf")) if one.get("type") != "null"]
                rest = {name: said for name, said in field.items() if name not in ("anyOf", "oneOf")}
                field = {**rest, **self.luck.choice(ways)}
            else:
                return field

    def _value(self, field: Schema, schema: Schema, deep: int = 0) -> Any:
        shape = self._shape(field, schema)
        if "const" in shape:
            return shape["const"]
        if "enum" in shape:
            return self.luck.choice(shape["enum"])
        match shape.get("type"):
            case "string" if shape.get("names") in self.named and self.luck.random() < 0.8:
                return self.luck.choice(self.named[shape["names"]])
            case "string":
                return self.luck.choice((*self.known, *self.known, *self.probes))
            case "integer" | "number":
                least = shape.get("minimum", shape.get("exclusiveMinimum", -3))
                most = shape.get("maximum", shape.get("exclusiveMaximum", 9))
                return self.luck.choice([one for one in (*range(-3, 10), least, most) if least <= one <= most])
            case "boolean":
                return self.luck.random() < 0.5
            case "array":
                number = 0 if deep > 2 else max(self.luck.randint(0, 2), shape.get("minItems", 0))
                return [self._value(shape.get("items", {}), schema, deep + 1) for _ in range(number)]
            case "object":
                inner = shape.get("properties", {})
                needed = shape.get("required", ())
                return {name: self._value(inner[name], schema, deep + 1) for name in needed}
        if not shape.keys() - {"default", "description", "title", "names", "role", "asked", "front"}:
            return self.luck.choice((*self.known, 1, None))  # anything at all
        raise UnknownShape(f"{shape}")


def texts_in(value: object) -> Iterator[str]:
    """All short texts in a JSON value, the names of its fields among them: ids stand in either."""
    if isinstance(value, str):
        if 0 < len(value) <= 40:
            yield value
    elif isinstance(value, Mapping):
        for name, inner in value.items():
            yield str(name)
            yield from texts_in(inner)
    elif isinstance(value, Sequence):
        for inner in value:
            yield from texts_in(inner)
