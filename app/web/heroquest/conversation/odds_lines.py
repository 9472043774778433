"""Chances as people read them: a bar of shares and the same in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.labels.labels import Labels
from app.systems.heroquest.odds.model import ChoiceOdds
from app.web.ui.chances import percent


@dataclass(frozen=True)
class OddsPart:
    """One part of the bar: a value and how likely it is, in per cent."""

    value: str
    share: float
    share_text: str
    is_result: bool = False


@dataclass(frozen=True)
class OddsLine:
    """What was likely to become of one number or state of a figure. `label` says all of it in words."""

    title: str
    parts: tuple[OddsPart, ...]
    label: str


def odds_line(title: str, chances: Sequence[tuple[str, float]]) -> OddsLine:
    """A bar of values with their chances."""
    parts = tuple(OddsPart(value, chance * 100, percent(chance)) for value, chance in chances)
    return OddsLine(title, parts, ", ".join(f"{part.value}: {part.share_text}" for part in parts))


def choices_line(choices: Sequence[ChoiceOdds], labels: Labels) -> str:
    """What the odds took where somebody may choose, in one sentence; empty where nobody has a choice.

    Who repeats where it is better has repeated at all: that is what is said of the question.
    """
    taken: dict[str, str] = {}
    for one in choices:
        if taken.get(one.purpose) in (None, one.options[0]):
            taken[one.purpose] = one.taken
    told = ", ".join(_choice(purpose, option, labels) for purpose, option in taken.items())
    return labels.text("odds.choices.line", choices=told) if told else ""


def _choice(purpose: str, option: str, labels: Labels) -> str:
    key = f"odds.choices.{purpose}.{option}"
    if key in labels:
        return labels.text(key)
    question, shown = labels.prompt(purpose).title, labels.option(purpose, option)
    return labels.text("odds.choices.other", question=question, option=shown)
