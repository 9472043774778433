"""The rule book of a game: which rules there are, what applies and proves each, which can be called alone.

Also the points that the book leaves open (settled points), and what holds at a table. A game lists them; the words
stand with its rules.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, ClassVar, NamedTuple, Self, TypeVar

from pydantic import Field

from app.core.errors import InvalidValue, UnknownContent
from app.core.events import Command, Event, TableCommand
from app.core.model import Model

Count = Annotated[int, Field(ge=0)]


class Chapter(Model):
    """A chapter with its rules and its settled points, in reading order."""

    id: str
    rules: tuple[str, ...]
    house_rules: tuple[str, ...] = ()

    @property
    def order(self) -> tuple[str, ...]:
        """Return both, one after the other."""
        return (*self.rules, *self.house_rules)


class Proof(Model):
    """Number of functions that apply a rule, and of tests that prove it."""

    functions: Count = 0
    tests: Count = 0


class RuleIndex(Model):
    """Index of the rules named in the source: written by a tool, never by hand.

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
        """Yield every rule and settled point, chapter by chapter."""
        for chapter in self.chapters.values():
            yield from chapter.order

    def chapter_of(self, rule: str) -> Chapter | None:
        """Return the chapter a rule stands in."""
        return next((one for one in self.chapters.values() if rule in one.order), None)

    def is_settled(self, rule: str) -> bool:
        """Return whether it is a settled point: a table may choose another reading."""
        return any(rule in chapter.house_rules for chapter in self.chapters.values())

    def proof(self, rule: str) -> Proof:
        """Return the code that applies a rule and the tests that prove it."""
        return self.proofs.rules.get(rule, Proof())

    def examples_of(self, rule: str) -> Sequence[RuleExample]:
        """Return the cases that show what a rule does."""
        return [one for one in self.examples.values() if rule in one.rules]


def by_chapter(book: Rulebook, rules: Mapping[str, CallableRule]) -> Iterator[tuple[Chapter, Sequence[CallableRule]]]:
    """Yield the chapters of the book that have rules to call, with these rules in its order."""
    for chapter in book.chapters.values():
        here = [entry for entry in rules.values() if entry.rules[0] in chapter.order]
        if here:
            yield chapter, sorted(here, key=lambda entry: chapter.order.index(entry.rules[0]))


class Point(Model):
    """Something that can be read in two ways or more: its chapter, what holds, and what a table may choose instead."""

    chapter: str
    default: str
    alternative: str
    further: tuple[str, ...] = ()

    @property
    def options(self) -> tuple[str, ...]:
        """Return every reading, the default first."""
        return (self.default, self.alternative, *self.further)


class ChosenReading(Model):
    """The reading that a table chose for a settled point."""

    rule: str
    option: str


class SettledPoints(Model):
    """Readings that hold: the default unless another was chosen. A game names its points."""

    points: ClassVar[Mapping[str, Point]] = {}
    chosen: Mapping[str, str] = {}

    def option(self, point: str) -> str:
        """Return the reading that holds."""
        return self.chosen.get(point, self.points[point].default)

    def holds(self, point: str, option: str) -> bool:
        """Return whether this reading holds."""
        if option not in self.points[point].options:
            raise ValueError(option)
        return self.option(point) == option

    def choosing(self, choice: ChosenReading, field: str = "option") -> Self:
        """Return these readings with another one for the rule of the choice. Raises: UnknownContent, InvalidValue."""
        point = self.points.get(choice.rule)
        if point is None:
            raise UnknownContent(field=field.replace("option", "rule"), kind="house_rules", id=choice.rule[:40])
        if choice.option not in point.options:
            raise InvalidValue("house_rule.no_such_option", field=field, rule=choice.rule, option=choice.option[:40])
        return self.model_copy(update={"chosen": {**self.chosen, choice.rule: choice.option}})

    @classmethod
    def by(cls, choices: Iterable[ChosenReading]) -> Self:
        """Return the readings after several choices. Raises: UnknownContent, InvalidValue with the place in the
        list.
        """
        settled = cls()
        for number, choice in enumerate(choices):
            settled = settled.choosing(choice, f"house_rules.{number}.option")
        return settled


Settled = TypeVar("Settled", bound=SettledPoints)


class ChooseHouseRule(TableCommand, type="choose_house_rule"):
    """Another reading of a settled point holds from now on."""

    rule: str
    option: str


class ReadingChosen(Event, type="reading.chosen"):
    """A settled point is read otherwise."""

    rule: str
    option: str


def decide_reading(settled: SettledPoints, command: ChooseHouseRule) -> Iterator[Event]:
    """Yield what follows from choosing a reading. Raises: UnknownContent; InvalidValue."""
    settled.choosing(ChosenReading(rule=command.rule, option=command.option))
    yield ReadingChosen(rule=command.rule, option=command.option)


def follow_reading(settled: Settled, event: ReadingChosen) -> Settled:
    """Return the readings after the fact."""
    return settled.choosing(ChosenReading(rule=event.rule, option=event.option))
