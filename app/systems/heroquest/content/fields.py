"""The forms of ids and numbers in the content, ids of rules, and the fault of a file that does not fit.

A rule's id names its chapter (`HQ-15.1-RUST`: chapter 15.1) or a settled point (`HR-RUST-METAL`).
"""

import re
from typing import Annotated

from pydantic import Field, StringConstraints, ValidationError
from pydantic_core import ErrorDetails

from app.core.errors import InvalidValue
from app.core.model import Mark

Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$")]
# Ids of entries of a kind.
AbilityId = Annotated[Id, Mark(names="abilities")]
Chain = Annotated[Id, Mark(names="chains")]  # of pieces of which one breaks
ClassId = Annotated[Id, Mark(names="classes")]
FindId = Annotated[Id, Mark(names="finds")]
Family = Annotated[Id, Mark(names="families")]
ItemId = Annotated[Id, Mark(names="items")]
KindId = Annotated[Id, Mark(names="monsters")]
LoreId = Annotated[Id, Mark(names="lores")]
SpellId = Annotated[Id, Mark(names="spells")]
TrapId = Annotated[Id, Mark(names="traps")]
Count = Annotated[int, Field(ge=0)]
Positive = Annotated[int, Field(ge=1)]
Sides = Annotated[int, Field(ge=2, le=100)]  # of a number die


# What can be wrong; anything else pydantic finds is a value_error.
FAULTS = (
    "value_error", "missing", "extra_forbidden", "int_type", "string_type", "bool_type", "enum", "literal_error",
    "greater_than_equal", "less_than_equal", "too_large", "tuple_type", "dict_type", "string_pattern_mismatch",
    "not_printable", "too_short", "string_too_short", "string_too_long", "reference", "unknown_kind", "other_id",
    "twice", "unreadable", "too_many",
)  # fmt: skip


MOST_FAULTS = 40  # that are told at once


class ContentFault(Exception):
    """Something of the content does not fit; `fault` is one of FAULTS."""

    def __init__(self, file: str, entry: str, field: str, fault: str, detail: str = "") -> None:
        self.file, self.entry, self.field = file, entry[:40], field[:80]
        self.fault, self.detail = fault, detail[:200]
        self.others: tuple[ContentFault, ...] = ()  # what else does not fit in the same entry
        super().__init__(" · ".join(part for part in (self.file, self.entry, self.field, fault, self.detail) if part))

    def refusal(self, field: str | None) -> InvalidValue:
        """This fault as the refusal of a request, at one of its fields."""
        told = {"file": self.file, "entry": self.entry, "place": self.field, "fault": self.fault, "detail": self.detail}
        return InvalidValue("content.faulty", field=field, **told)


# What pydantic calls otherwise.
_SAME = {"model_type": "dict_type", "int_from_float": "int_type", "int_parsing": "int_type"}


def fault_of(error: ValidationError, file: str, entry: str = "", field: str = "") -> ContentFault:
    """The first of what does not fit, with the others; without a place of its own a fault is told at `field`."""
    found = error.errors(include_url=False, include_input=False)[:MOST_FAULTS]
    first, *others = (_fault(one, file, entry, field) for one in found)
    first.others = tuple(others)
    return first


def _fault(found: ErrorDetails, file: str, entry: str, field: str) -> ContentFault:
    place = ".".join(str(step) for step in found["loc"] if step != "[key]")
    fault = _SAME.get(found["type"], found["type"])
    expected = str(found.get("ctx", {}).get("expected", ""))
    return ContentFault(file, entry, place or field, fault if fault in FAULTS else "value_error", expected)


RULE_ID = re.compile(r"\bHQ-\d+(?:\.\d+)*(?:-[A-ZÄÖÜ]+)*|\bHR-[A-Z0-9]+(?:-[A-Z0-9]+)*")
_NUMBER = re.compile(r"^HQ-(\d+(?:\.\d+)*)")


def number_of(rule: str) -> str:
    """The number of the chapter a rule's id begins with: `15.1` of HQ-15.1-RUST; empty for a settled point."""
    found = _NUMBER.match(rule)
    return found[1] if found else ""


def named_in(text: str) -> tuple[str, ...]:
    """The rules a text names, each once, in order."""
    return tuple(dict.fromkeys(RULE_ID.findall(text)))
