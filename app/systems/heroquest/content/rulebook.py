"""The rule book as a table of contents: which rules there are, and what applies and proves each."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from app.core.model import Model
from app.systems.heroquest.content.fields import Count, Id

RULE_ID = re.compile(r"\bHQ-\d+(?:\.\d+)*(?:-[A-ZÄÖÜ]+)*|\bHR-[A-Z0-9]+(?:-[A-Z0-9]+)*")
_NUMBER = re.compile(r"^HQ-(\d+(?:\.\d+)*)")


class Chapter(Model):
    """A chapter with its rules and its settled points, in reading order."""

    id: str
    rules: tuple[str, ...]
    house_rules: tuple[str, ...] = ()


class Proof(Model):
    """How many functions apply a rule, and how many tests prove it."""

    functions: Count = 0
    tests: Count = 0


class RuleIndex(Model):
    """What the source says about the rules: written by a tool, never by hand.

    `facts` names by event type the rules that a fact follows from.
    """

    rules: Mapping[str, Proof]
    facts: Mapping[str, tuple[str, ...]]


class RuleExample(Model):
    """A case that shows what some rules do: a command, and what stands in the rule calculator's address."""

    id: Id
    rules: tuple[str, ...]
    command: str
    case: str


class Rulebook(NamedTuple):
    """Every rule there is."""

    chapters: Mapping[str, Chapter]
    proofs: RuleIndex
    examples: Mapping[str, RuleExample] = {}

    def ids(self) -> Iterator[str]:
        """Every rule and settled point, chapter by chapter."""
        for chapter in self.chapters.values():
            yield from chapter.rules
            yield from chapter.house_rules

    def chapter_of(self, rule: str) -> Chapter | None:
        """The chapter a rule stands in."""
        return next((one for one in self.chapters.values() if rule in one.rules or rule in one.house_rules), None)

    def proof(self, rule: str) -> Proof:
        """What applies and proves a rule."""
        return self.proofs.rules.get(rule, Proof())


def number_of(rule: str) -> str:
    """The number of the chapter a rule's id begins with: `15.1` of HQ-15.1-RUST; empty for a settled point."""
    found = _NUMBER.match(rule)
    return found[1] if found else ""


def named_in(text: str) -> tuple[str, ...]:
    """The rules a text names, each once, in order."""
    return tuple(dict.fromkeys(RULE_ID.findall(text)))
