"""The points that a book leaves open, and what holds at a table. A game lists them; the words stand with its rules."""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, NamedTuple, Self, TypeVar

from app.core.errors import InvalidValue, UnknownContent
from app.core.events import Event, TableCommand
from app.core.model import Model


class Point(NamedTuple):
    """Something that can be read in two ways: its chapter, what holds, and what a table may choose instead."""

    chapter: str
    default: str
    alternative: str
    further: str = ""

    @property
    def options(self) -> tuple[str, ...]:
        """Every reading, the default first."""
        return tuple(filter(None, self[1:]))


class Choice(Model):
    """The reading that a table chose for a settled point."""

    rule: str
    option: str


class SettledPoints(Model):
    """What holds: the default wherever nothing else was chosen. A game names its points."""

    points: ClassVar[Mapping[str, Point]] = {}
    chosen: Mapping[str, str] = {}

    def option(self, point: str) -> str:
        """The reading that holds."""
        return self.chosen.get(point, self.points[point].default)

    def holds(self, point: str, option: str) -> bool:
        """Whether this reading holds."""
        if option not in self.points[point]:
            raise ValueError(option)
        return self.option(point) == option

    def choosing(self, choice: Choice, field: str = "option") -> Self:
        """The same with another reading. Raises: UnknownContent, InvalidValue."""
        point = self.points.get(choice.rule)
        if point is None:
            raise UnknownContent(field=field.replace("option", "rule"), kind="house_rules", id=choice.rule[:40])
        if choice.option not in point.options:
            raise InvalidValue("house_rule.no_such_option", field=field, rule=choice.rule, option=choice.option[:40])
        return self.model_copy(update={"chosen": {**self.chosen, choice.rule: choice.option}})

    @classmethod
    def by(cls, choices: Iterable[Choice]) -> Self:
        """What holds after several choices. Raises: UnknownContent, InvalidValue with the place in the list."""
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
    """What follows. Raises: UnknownContent; InvalidValue."""
    settled.choosing(Choice(rule=command.rule, option=command.option))
    yield ReadingChosen(rule=command.rule, option=command.option)


def follow_reading(settled: Settled, event: ReadingChosen) -> Settled:
    """What holds after the fact."""
    return settled.choosing(Choice(rule=event.rule, option=event.option))
