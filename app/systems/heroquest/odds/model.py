"""What is likely, as a page or the API shows it: chances exactly and rounded, only what can change."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal

from app.core.model import Model


class Chance(Model):
    """A probability or an average: exactly, as "5/36", and rounded for the eye."""

    exact: str
    value: float


class ChangeOdds(Model):
    """The chance that a number changes by just so much."""

    change: int
    chance: Chance


class NumberOdds(Model):
    """How a number of a figure may change, e.g. `body_points`; all changes together are certain."""

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
    """What may become of one hero or monster. Only what can change is listed; `conditions` always sum to 1."""

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
    """A fraction as it is shown."""
    return Chance(exact=str(chance), value=float(chance))
