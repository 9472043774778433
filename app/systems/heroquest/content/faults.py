"""Faults in the content: where, and what is wrong there."""

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from app.core.errors import InvalidValue

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
    """Return the first of what does not fit, with the others; without a place of its own a fault is told at `field`."""
    found = error.errors(include_url=False, include_input=False)[:MOST_FAULTS]
    first, *others = (_fault(one, file, entry, field) for one in found)
    first.others = tuple(others)
    return first


def _fault(found: ErrorDetails, file: str, entry: str, field: str) -> ContentFault:
    place = ".".join(str(step) for step in found["loc"] if step != "[key]")
    fault = _SAME.get(found["type"], found["type"])
    expected = str(found.get("ctx", {}).get("expected", ""))
    return ContentFault(file, entry, place or field, fault if fault in FAULTS else "value_error", expected)
