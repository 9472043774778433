"""What is likely after a command: all its ways, summed up by comparing the tables before and after."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple, Protocol, TypeVar

from app.core.answers import Answer
from app.core.events import Command
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.odds.comparison import begun_and_ended, condition, fates, figures, is_wounded, number_changes
from app.systems.heroquest.odds.explore import Leaf, Policy, explore, first_option
from app.systems.heroquest.odds.model import (
    ChangeOdds,
    ConditionOdds,
    EffectOdds,
    FigureOdds,
    HappeningOdds,
    NumberOdds,
    Odds,
    OpenOdds,
    ThingOdds,
    exactly,
)
from app.systems.heroquest.state import Hero, Monster, Table


class Likely(Protocol):
    """Something with a probability."""

    @property
    def probability(self) -> Fraction:
        """How likely it is."""


class Case(NamedTuple):
    """A figure before and after, one of the ways."""

    old: Hero | Monster | None
    new: Hero | Monster | None
    probability: Fraction


Way = TypeVar("Way", bound=Likely)
Key = TypeVar("Key", bound=Hashable)


def odds_of(
    table: Table,
    command: Command,
    content: Content,
    *,
    given: Sequence[Answer] = (),
    policy: Policy = first_option,
    until: frozenset[str] = frozenset(),
) -> Odds:
    """The exact odds of a command at a table, after the answers `given` so far.

    Raises: GameError when a rule forbids the command, or when there are too many ways to go through.
    """
    leaves = explore(table, command, content, given=given, policy=policy, until=until)
    return summed_up(table, leaves)


def summed_up(before: Table, leaves: Sequence[Leaf]) -> Odds:
    """What all the ways together say."""
    return Odds(
        figures=tuple(_figures(before, leaves)),
        happenings=tuple(_happenings(leaves)),
        open=tuple(
            OpenOdds(purpose=purpose, chance=exactly(chance))
            for purpose, chance in _sorted(leaves, lambda leaf: [leaf.prompt.purpose] if leaf.prompt else [])
        ),
        ways=len(leaves),
    )


def _figures(before: Table, leaves: Sequence[Leaf]) -> Iterator[FigureOdds]:
    old = figures(before)
    ends = [(figures(leaf.table), leaf.probability) for leaf in leaves]
    names = dict.fromkeys(name for everybody in (old, *(new for new, _ in ends)) for name in everybody)
    for name in names:
        cases = [Case(old.get(name), new.get(name), chance) for new, chance in ends]
        if any(case.new is not case.old and case.new != case.old for case in cases):
            yield _figure(name, cases)


def _figure(name: str, cases: Sequence[Case]) -> FigureOdds:
    conditions = _sorted(cases, lambda case: [condition(case.new)])
    fates_of_things = _sorted(cases, lambda case: list(fates(case.old, case.new)))
    effects = _sorted(cases, lambda case: list(begun_and_ended(case.old, case.new)))
    return FigureOdds(
        figure_id=name,
        wounded=exactly(sum((case.probability for case in cases if is_wounded(case.old, case.new)), Fraction(0))),
        conditions=tuple(ConditionOdds(id=one, chance=exactly(chance)) for one, chance in conditions),
        numbers=tuple(_numbers(cases)),
        things=tuple(ThingOdds(**fate._asdict(), chance=exactly(chance)) for fate, chance in fates_of_things),
        effects=tuple(EffectOdds(id=one, what=what, chance=exactly(chance)) for (one, what), chance in effects),
    )


def _numbers(cases: Sequence[Case]) -> Iterator[NumberOdds]:
    changes = [(number_changes(case.old, case.new), case.probability) for case in cases]
    for name in dict.fromkeys(name for change, _ in changes for name in change):
        spread: dict[int, Fraction] = defaultdict(Fraction)
        for change, chance in changes:
            spread[change.get(name, 0)] += chance
        yield NumberOdds(
            id=name,
            changes=tuple(ChangeOdds(change=change, chance=exactly(spread[change])) for change in sorted(spread)),
            average=exactly(sum((change * chance for change, chance in spread.items()), Fraction(0))),
        )


def _happenings(leaves: Sequence[Leaf]) -> Iterator[HappeningOdds]:
    for (kind, figure, details), chance in _sorted(leaves, lambda leaf: list(dict.fromkeys(leaf.happened))):
        yield HappeningOdds(type=kind, figure_id=figure, details=dict(details), chance=exactly(chance))


def _sorted(ways: Sequence[Way], keys: Callable[[Way], Sequence[Key]]) -> Sequence[tuple[Key, Fraction]]:
    """Every key with the chance of the ways that have it."""
    found: dict[Key, Fraction] = defaultdict(Fraction)
    for way in ways:
        for key in keys(way):
            found[key] += way.probability
    return list(found.items())
