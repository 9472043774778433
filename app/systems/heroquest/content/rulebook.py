"""How rules are called: `HQ-15.1-RUST` stands in chapter 15.1, `HR-RUST-METAL` is a settled point."""

import re

RULE_ID = re.compile(r"\bHQ-\d+(?:\.\d+)*(?:-[A-ZÄÖÜ]+)*|\bHR-[A-Z0-9]+(?:-[A-Z0-9]+)*")
_NUMBER = re.compile(r"^HQ-(\d+(?:\.\d+)*)")


def number_of(rule: str) -> str:
    """The number of the chapter a rule's id begins with: `15.1` of HQ-15.1-RUST; empty for a settled point."""
    found = _NUMBER.match(rule)
    return found[1] if found else ""


def named_in(text: str) -> tuple[str, ...]:
    """The rules a text names, each once, in order."""
    return tuple(dict.fromkeys(RULE_ID.findall(text)))
