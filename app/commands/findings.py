"""What an examination finds, line by line."""

from enum import StrEnum
from typing import NamedTuple


class Verdict(StrEnum):
    """How something is, as the sign before its line."""

    FINE = "ok"
    HINT = "!!"
    WRONG = "XX"


class Finding(NamedTuple):
    """One line of the report."""

    verdict: Verdict
    text: str


def fine(text: str) -> Finding:
    """All is well."""
    return Finding(Verdict.FINE, text)


def hint(text: str) -> Finding:
    """Good to know."""
    return Finding(Verdict.HINT, text)


def wrong(text: str) -> Finding:
    """Somebody has to do something; the text says what."""
    return Finding(Verdict.WRONG, text)
