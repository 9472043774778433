"""Summary of the odds after a command: all its ways, summed up by comparing the tables before and after.

Chances are told exactly and rounded, and only of what can change.
"""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple, TypeVar

from app.core.answers import ChoicePrompt
from app.core.events import Command
from app.core.model import Model
from app.systems.heroquest.cards.rules import order_forgotten
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.odds.branching import Course
from app.systems.heroquest.odds.chances import Chances, chances_part_by_part
from app.systems.heroquest.odds.comparison import (
    CHOICE,
    Fate,
    Happening,
    begun_and_ended,
    condition,
    fates,
    figures,
    is_wounded,
    number_changes,
)
from app.systems.heroquest.odds.policy import Choose, best_of
from app.systems.heroquest.odds.search import CROSSINGS, Budget, OddsQuestion
from app.systems.heroquest.state.figures import Hero, Monster
from app.systems.heroquest.state.table import Table


class Chance(Model):
    """A probability or an average: exactly, as "5/36", and rounded for the eye."""

    exact: str
    value: float


class ChangeOdds(Model):
    """The chance that a number changes by just so much."""

    change: int
    chance: Chance


class NumberOdds(Model):
    """Odds of a figure's number, e.g. `body_points`; all changes together are certain."""

    id: str
    changes: tuple[ChangeOdds, ...]
    average: Chance


class ConditionOdds(Model):
    """The chance to be like this afterwards: a hero's condition, `slain`, or `gone` from the table."""

    id: str
    chance: Chance


class ThingOdds(Model):
    """The chance that this becomes of a thing: `lost`, `gained`, or one of the fields of its wear."""

    item_id: str
    content_id: str
    what: str
    chance: Chance


class EffectOdds(Model):
    """The chance that an effect begins to hold on a figure or ends, or that a yes-or-no field comes true or not."""

    id: str
    what: Literal["begins", "ends"]
    chance: Chance


class FigureOdds(Model):
    """Odds of one hero or monster. Only what can change is listed; `conditions` always sum to 1."""

    figure_id: str
    wounded: Chance
    conditions: tuple[ConditionOdds, ...]
    numbers: tuple[NumberOdds, ...] = ()
    things: tuple[ThingOdds, ...] = ()
    effects: tuple[EffectOdds, ...] = ()


class HappeningOdds(Model):
    """The chance that a kind of fact happens at least once; `details` are its words, e.g. the outcome of a table."""

    type: str
    figure_id: str
    details: Mapping[str, str]
    chance: Chance


class ChoiceOdds(Model):
    """The chance that somebody has to choose among these options, and takes this one."""

    purpose: str
    figure_id: str
    options: tuple[str, ...]
    taken: str
    chance: Chance


class OpenOdds(Model):
    """The chance that it stands at this question; the options of a choice."""

    purpose: str
    options: tuple[str, ...] = ()
    chance: Chance


class Odds(Model):
    """All that is likely. `choices` say what was taken where somebody may choose; `open` is empty unless it was to stop
    at some questions.
    """

    figures: tuple[FigureOdds, ...]
    happenings: tuple[HappeningOdds, ...]
    choices: tuple[ChoiceOdds, ...] = ()
    open: tuple[OpenOdds, ...]
    ways: int


def exactly(chance: Fraction) -> Chance:
    """Return a fraction as it is shown."""
    return Chance(exact=str(chance), value=float(chance))


class Case(NamedTuple):
    """A figure before and after, one of the ways."""

    old: Hero | Monster | None
    new: Hero | Monster | None
    probability: Fraction


Key = TypeVar("Key", bound=Hashable)


def odds_of(
    table: Table,
    command: Command,
    content: Content,
    *,
    policy: Choose | None = None,
) -> Odds:
    """Return the exact odds of a command at a table; cards come as if none had ever been looked at.

    Without a policy the best is chosen; `choices` of the answer say what was taken where somebody had to choose.
    Raises: GameError when a rule forbids the command, or when there are too many ways to go through.
    """
    table = order_forgotten(table)
    question = OddsQuestion(table, command, content, (), Course(frozenset(), CROSSINGS, policy or best_of()))
    return summed_up(table, chances_part_by_part(question, Budget()))


def summed_up(before: Table, found: Chances) -> Odds:
    """Return all the ways summed up."""
    return Odds(
        figures=tuple(_figures(before, found)),
        happenings=tuple(
            HappeningOdds(type=kind, figure_id=figure, details=dict(details), chance=exactly(chance))
            for (kind, figure, details), chance in found.happened.items()
            if kind != CHOICE
        ),
        choices=tuple(choices_in(found.happened)),
        open=tuple(
            OpenOdds(
                purpose=prompt.purpose,
                options=prompt.options if isinstance(prompt, ChoicePrompt) else (),
                chance=exactly(chance),
            )
            for prompt, chance in found.open.items()
        ),
        ways=found.ways,
    )


def choices_in(happened: Mapping[Happening, Fraction]) -> Iterator[ChoiceOdds]:
    """Yield every option that was taken, and how likely it comes to that."""
    for (kind, figure, details), chance in happened.items():
        if kind == CHOICE:
            (_, purpose), (_, option), *offered = details
            yield ChoiceOdds(
                purpose=purpose,
                figure_id=figure,
                options=tuple(one for _, one in offered),
                taken=option,
                chance=exactly(chance),
            )


def _figures(before: Table, found: Chances) -> Iterator[FigureOdds]:
    old = figures(before)
    for name in dict.fromkeys((*old, *found.figures)):
        cases = [Case(old.get(name), new, chance) for new, chance in found.figures.get(name, {}).items()]
        if any(case.new is not case.old and _told(case.new) != _told(case.old) for case in cases):
            yield _figure(name, cases, found.on_floor)


def _told(figure: Hero | Monster | None) -> Hero | Monster | None:
    """Return the figure without what the odds leave out: with which weapon it strikes is said anyway."""
    return figure.model_copy(update={"last_weapon": None}) if isinstance(figure, Hero) else figure


def _figure(name: str, cases: Sequence[Case], on_floor: Mapping[str, Fraction]) -> FigureOdds:
    conditions = _sorted(cases, lambda case: [condition(case.new)])
    fates_of_things = _sorted(cases, lambda case: list(fates(case.old, case.new)))
    effects = _sorted(cases, lambda case: list(begun_and_ended(case.old, case.new)))
    return FigureOdds(
        figure_id=name,
        wounded=exactly(sum((case.probability for case in cases if is_wounded(case.old, case.new)), Fraction(0))),
        conditions=tuple(ConditionOdds(id=one, chance=exactly(chance)) for one, chance in conditions),
        numbers=tuple(_numbers(cases)),
        things=tuple(_things(fates_of_things, on_floor)),
        effects=tuple(EffectOdds(id=one, what=what, chance=exactly(chance)) for (one, what), chance in effects),
    )


def _things(chances: Sequence[tuple[Fate, Fraction]], on_floor: Mapping[str, Fraction]) -> Iterator[ThingOdds]:
    """Yield the odds of things; one on the floor is out of the hero's hands, but not lost."""
    for fate, chance in chances:
        left = chance - on_floor.get(fate.item_id, 0) if fate.what == "lost" else chance
        if left:
            yield ThingOdds(**fate._asdict(), chance=exactly(left))


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


def _sorted(cases: Sequence[Case], keys: Callable[[Case], Sequence[Key]]) -> Sequence[tuple[Key, Fraction]]:
    """Return every key with the chance of the cases that have it."""
    found: dict[Key, Fraction] = defaultdict(Fraction)
    for case in cases:
        for key in keys(case):
            found[key] += case.probability
    return list(found.items())
