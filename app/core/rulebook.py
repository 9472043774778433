"""The rule book of a game as a table of contents: which rules there are, what applies and proves each, and which can
be called alone."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, NamedTuple

from pydantic import Field

from app.core.events import Command
from app.core.model import Model

Count = Annotated[int, Field(ge=0)]


class Chapter(Model):
    """A chapter with its rules and its settled points, in reading order."""

    id: str
    rules: tuple[str, ...]
    house_rules: tuple[str, ...] = ()

    @property
    def order(self) -> tuple[str, ...]:
        """Both, one after the other."""
        return (*self.rules, *self.house_rules)


class Proof(Model):
    """How many functions apply a rule, and how many tests prove it."""

    functions: Count = 0
    tests: Count = 0


class RuleIndex(Model):
    """What the source says about the rules: written by a tool, never by hand.

    `facts` names by event type the rules that a fact follows from.
    """

    rules: Mapping[str, Proof] = {}
    facts: Mapping[str, tuple[str, ...]] = {}


class RuleExample(Model):
    """A case that shows what some rules do: a command, and what stands in the rule calculator's address."""

    id: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$")]
    rules: tuple[str, ...]
    command: str
    case: str


class CallableRule(NamedTuple):
    """A rule that can be called alone. It stands in the chapter of the first id of `rules`."""

    id: str
    command: type[Command]
    rules: tuple[str, ...]


class Rulebook(NamedTuple):
    """Every rule there is."""

    chapters: Mapping[str, Chapter]
    proofs: RuleIndex = RuleIndex.model_construct()  # checked, it would build a model at every start
    examples: Mapping[str, RuleExample] = {}

    def ids(self) -> Iterator[str]:
        """Every rule and settled point, chapter by chapter."""
        for chapter in self.chapters.values():
            yield from chapter.order

    def chapter_of(self, rule: str) -> Chapter | None:
        """The chapter a rule stands in."""
        return next((one for one in self.chapters.values() if rule in one.order), None)

    def is_settled(self, rule: str) -> bool:
        """Whether it is a settled point: a table may choose another reading."""
        return any(rule in chapter.house_rules for chapter in self.chapters.values())

    def proof(self, rule: str) -> Proof:
        """What applies and proves a rule."""
        return self.proofs.rules.get(rule, Proof())

    def examples_of(self, rule: str) -> Sequence[RuleExample]:
        """The cases that show what a rule does."""
        return [one for one in self.examples.values() if rule in one.rules]


def by_chapter(book: Rulebook, rules: Mapping[str, CallableRule]) -> Iterator[tuple[Chapter, Sequence[CallableRule]]]:
    """The chapters of the book that have rules to call, with these rules in its order."""
    for chapter in book.chapters.values():
        here = [entry for entry in rules.values() if entry.rules[0] in chapter.order]
        if here:
            yield chapter, sorted(here, key=lambda entry: chapter.order.index(entry.rules[0]))
