"""The forms of ids and numbers in the content, and the ids of rules.

A rule's id names its chapter (`HQ-15.1-RUST`: chapter 15.1) or a settled point (`HR-RUST-METAL`).
"""

import re
from typing import Annotated

from pydantic import Field, StringConstraints

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
TemperId = Annotated[Id, Mark(names="tempers")]
TrapId = Annotated[Id, Mark(names="traps")]
Count = Annotated[int, Field(ge=0)]
Positive = Annotated[int, Field(ge=1)]
Sides = Annotated[int, Field(ge=2, le=100)]  # of a number die

RULE_ID = re.compile(r"\bHQ-\d+(?:\.\d+)*(?:-[A-ZÄÖÜ]+)*|\bHR-[A-Z0-9]+(?:-[A-Z0-9]+)*")
_NUMBER = re.compile(r"^HQ-(\d+(?:\.\d+)*)")


def number_of(rule: str) -> str:
    """Return the number of the chapter a rule's id begins with: `15.1` of HQ-15.1-RUST; empty for a settled point."""
    found = _NUMBER.match(rule)
    return found[1] if found else ""


def named_in(text: str) -> tuple[str, ...]:
    """Return the rules a text names, each once, in order."""
    return tuple(dict.fromkeys(RULE_ID.findall(text)))
