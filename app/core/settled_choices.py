"""How a table chooses another reading of a settled point: one command, one fact, the same in every game."""

from collections.abc import Iterator
from typing import Literal, TypeVar

from app.core.events import Event, TableCommand
from app.core.settled_points import Choice, SettledPoints

Settled = TypeVar("Settled", bound=SettledPoints)


class ChooseHouseRule(TableCommand):
    """Another reading of a settled point holds from now on."""

    type: Literal["choose_house_rule"] = "choose_house_rule"
    rule: str
    option: str


class ReadingChosen(Event):
    """A settled point is read otherwise."""

    type: Literal["reading.chosen"] = "reading.chosen"
    rule: str
    option: str


def decide_reading(settled: SettledPoints, command: ChooseHouseRule) -> Iterator[Event]:
    """What follows. Raises: UnknownContent; InvalidValue."""
    settled.choosing(Choice(rule=command.rule, option=command.option))
    yield ReadingChosen(rule=command.rule, option=command.option)


def follow_reading(settled: Settled, event: ReadingChosen) -> Settled:
    """What holds after the fact."""
    return settled.choosing(Choice(rule=event.rule, option=event.option))
