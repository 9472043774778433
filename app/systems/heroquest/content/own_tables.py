"""The single tables of the rules in the form in which differences to them are written: a table for every row.

`rows.deep.rolls = [1]` in the faint table, `wizard.7.sets = 3` in the spell sets, `2.successes = 12` in the tiers.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from pydantic import TypeAdapter

from app.core.tabletop import LookupTable
from app.systems.heroquest.content.exploration import Disarming
from app.systems.heroquest.content.items import CarryLimits
from app.systems.heroquest.content.models import Amounts, Content, DeathOutcome, FaintOutcome, FallTable, SpellSetLimit
from app.systems.heroquest.content.spells import MagicTier
from app.systems.heroquest.state.figures import Attribute

Json = Any  # as it was typed, not checked yet
Convert = Callable[[Json], Json]
TEXT = "text"  # what a row says to people


class SingleTable(NamedTuple):
    """A table there is one of: its type, and the conversions to its written form and back, unless that is the same."""

    type: Any  # each table has a type of its own
    written: Convert = dict
    read: Convert = dict
    tells: bool = False  # whether its rows have words

    @property
    def kind(self) -> TypeAdapter[Any]:
        """What checks and writes the table, built when it is first needed."""
        return _adapter(self.type)


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def written(content: Content, name: str) -> Json:
    """A table as differences to it are written."""
    table = SINGLE_TABLES[name]
    return table.written(json.loads(table.kind.dump_json(getattr(content, name))))


def texts(name: str, facts: Json) -> Mapping[str, Json]:
    """What rows say to people by the rows' ids; taken out of the facts."""
    rows = facts.get("rows") if SINGLE_TABLES[name].tells else None
    if not isinstance(rows, dict):
        return {}
    return {key: row.pop(TEXT) for key, row in rows.items() if isinstance(row, dict) and TEXT in row}


def retold(name: str, before: Json, after: Json) -> Sequence[str]:
    """The rows that mean something else than before, so that the words of the book would lie."""
    if not SINGLE_TABLES[name].tells or not _all_tables(after.get("rows")):
        return ()
    return [key for key, row in after["rows"].items() if _meaning(row) != _meaning(before["rows"].get(key))]


def place_in(read: Json, location: Sequence[int | str]) -> str:
    """Where in the written form something is: rows by their names instead of their numbers."""
    places: list[str] = []
    for step in location:
        inside = read[step] if _has(read, step) else None
        if step != "outcome":
            places.append(str(_key_of(inside) if isinstance(step, int) and isinstance(read, list) else step))
        read = inside
    return ".".join(place for place in places if place)


def _has(read: Json, step: int | str) -> bool:
    return isinstance(read, dict | list) and (step in read if isinstance(read, dict) else step in range(len(read)))


def _key_of(row: Json) -> object:
    if not isinstance(row, dict):
        return ""
    outcome = row.get("outcome")
    named = outcome.get("id") if isinstance(outcome, dict) else outcome
    return next((key for key in (named, row.get("tier"), row.get("mind")) if key is not None), "")


def _meaning(row: Json) -> Json:
    """What a row means, without its numbers and its text."""
    return row and {name: value for name, value in row.items() if name not in ("rolls", TEXT) and value}


def _all_tables(rows: Json) -> bool:
    return isinstance(rows, dict) and all(isinstance(row, dict) for row in rows.values())


def _without(row: Json, name: str) -> Json:
    return {key: value for key, value in row.items() if key != name}


def _rows_written(table: Json) -> Json:
    return {**table, "rows": dict(map(_row_written, table["rows"]))}


def _row_written(row: Json) -> tuple[str, Json]:
    """A row of a lookup table with the id of its outcome."""
    outcome = row["outcome"]
    if isinstance(outcome, str):
        return outcome, _without(row, "outcome")
    return outcome["id"], {**_without(row, "outcome"), **_without(outcome, "id")}


def _rows_read(row_read: Callable[[str, Json], Json]) -> Convert:
    def read(table: Json) -> Json:
        if not _all_tables(table.get("rows")):
            return table
        return {**table, "rows": [row_read(key, row) for key, row in table["rows"].items()]}

    return read


def _outcome_read(key: str, row: Json) -> Json:
    rolls = {"rolls": row["rolls"]} if "rolls" in row else {}
    return {**rolls, "outcome": {**_without(row, "rolls"), "id": key}}


def _value_read(key: str, row: Json) -> Json:
    return {**row, "outcome": key}


def _by_number(field: str) -> tuple[Convert, Convert]:
    """The conversions of a list whose entries are identified by this number field."""

    def to_table(rows: Json) -> Json:
        return {str(row[field]): _without(row, field) for row in rows}

    def to_list(table: Json) -> Json:
        if not _all_tables(table):
            return table
        return [{**row, field: _number(key)} for key, row in table.items()]

    return to_table, to_list


def _number(key: str) -> int | str:
    """A key as the number it is; anything else is left to be refused."""
    return int(key) if key.isascii() and key.isdigit() and str(int(key)) == key else key


def _each(convert: Convert) -> Convert:
    return lambda table: {name: convert(value) for name, value in table.items()}


_TIERS, _SETS = _by_number("tier"), _by_number("mind")

SINGLE_TABLES: Mapping[str, SingleTable] = {
    "faint": SingleTable(LookupTable[FaintOutcome], _rows_written, _rows_read(_outcome_read), tells=True),
    "death": SingleTable(LookupTable[DeathOutcome], _rows_written, _rows_read(_outcome_read), tells=True),
    "fall": SingleTable(FallTable, _rows_written, _rows_read(_outcome_read), tells=True),
    "loss": SingleTable(LookupTable[Attribute], _rows_written, _rows_read(_value_read)),
    "amounts": SingleTable(Amounts),
    "carry_limits": SingleTable(CarryLimits),
    "disarming": SingleTable(Disarming),
    "spell_sets": SingleTable(Mapping[str, tuple[SpellSetLimit, ...]], _each(_SETS[0]), _each(_SETS[1])),
    "magic_tiers": SingleTable(tuple[MagicTier, ...], *_TIERS),
}
