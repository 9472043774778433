"""The single tables of the rules, to which a group writes differences: `rows.deep.rolls = [1]` in the faint table."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from app.systems.heroquest.content.models import Content, type_of

Json = Any  # as it was typed, not checked yet
TEXT = "text"  # what a row says to people
SINGLE_TABLES = (
    "faint", "death", "fall", "loss", "amounts", "carry_limits", "disarming", "spell_sets", "magic_tiers",
)  # fmt: skip
TELLING = ("faint", "death", "fall")  # their rows have words


@cache
def checks(name: str) -> TypeAdapter[Any]:
    """What reads and writes a table, built when it is first needed."""
    return TypeAdapter(type_of(name))


def written(content: Content, name: str) -> Json:
    """A table as differences to it are written."""
    return json.loads(checks(name).dump_json(getattr(content, name)))


def texts(name: str, facts: Json) -> Mapping[str, Json]:
    """What rows say to people by the rows' names; taken out of the facts."""
    rows = facts.get("rows") if name in TELLING else None
    if not isinstance(rows, dict):
        return {}
    return {key: row.pop(TEXT) for key, row in rows.items() if isinstance(row, dict) and TEXT in row}


def retold(name: str, before: Json, after: Json) -> Sequence[str]:
    """The rows that mean something else than before, so that the words of the book would lie."""
    rows = after.get("rows") if name in TELLING else None
    if not isinstance(rows, dict) or not all(isinstance(row, dict) for row in rows.values()):
        return ()
    return [key for key, row in rows.items() if _meaning(row) != _meaning(before["rows"].get(key))]


def _meaning(row: Json) -> Json:
    """What a row means, without its numbers and its text."""
    return row and {name: value for name, value in row.items() if name not in ("rolls", TEXT) and value}
