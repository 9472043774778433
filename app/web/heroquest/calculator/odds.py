"""Odds of a case before any die fell: for programs as numbers, for people in words and bars."""

from collections.abc import Iterator
from fractions import Fraction

from app.core.errors import GameError, InvalidAnswer
from app.labels.labels import Labels
from app.systems.heroquest.catalogue.own_content import content_of
from app.systems.heroquest.odds.policy import Choose, best_of, first_option, undecided
from app.systems.heroquest.odds.summary import Chance, FigureOdds, HappeningOdds, NumberOdds, Odds, odds_of
from app.web.calculator.game_rules import CaseResult
from app.web.heroquest.calculator.api import OddsPolicy
from app.web.heroquest.table.words import choices_line, odds_line
from app.web.http.languages import t
from app.web.ui.formats import percent
from app.web.ui.forms import FieldError, FormRefused
from app.web.ui.rendering import Context, Shown


def odds_before(outcome: CaseResult, labels: Labels, policy: OddsPolicy = "best") -> Odds:
    """Return the odds before any die fell.

    Raises: FormRefused when there are too many ways to go through, or the policy does not fit.
    """
    try:
        return odds_of(outcome.before, outcome.command, content_of(outcome.before), policy=_policy_of(policy, labels))
    except InvalidAnswer as error:
        raise FormRefused((FieldError(f"policy.{error.data['purpose']}", error.code, error.data),), error) from error
    except GameError as error:
        raise FormRefused((FieldError("odds", error.code, error.data),), error) from error


def _policy_of(policy: OddsPolicy, labels: Labels) -> Choose:
    """Raises: FormRefused for a question that no rule asks."""
    if policy == "first":
        return first_option
    if policy == "open":
        return undecided
    stated = {} if policy == "best" else policy
    unknown = (name for name in stated if f"prompts.{name}.title" not in labels)
    errors = tuple(FieldError(f"policy.{name}", "value.extra_forbidden", {}) for name in unknown)
    if errors:
        raise FormRefused(errors)
    return best_of(stated)


def likely(outcome: CaseResult, names: dict[str, str], labels: Labels) -> Context:
    """Return how everybody's numbers change, how they will be, and what else may happen. Raises: FormRefused."""
    odds = odds_before(outcome, labels)
    told = sorted(_others(odds, names, labels), key=lambda one: one[1], reverse=True)
    return {
        "lines": tuple(line for figure in odds.figures for line in _lines(figure, names, labels)),
        "choices": choices_line(odds.choices, labels),
        "others": tuple({"text": text, "share_text": percent(float(chance))} for text, chance in told),
    }


def _lines(figure: FigureOdds, names: dict[str, str], labels: Labels) -> Iterator[Shown]:
    name = names.get(figure.figure_id, figure.figure_id)
    yield from (_number_line(name, number, labels) for number in figure.numbers if f"fields.{number.id}" in labels)
    states = [(labels.text(f"states.{one.id}"), one.chance.value) for one in figure.conditions]
    yield odds_line(t("afterwards_in_calculator", name=name), states)


def _number_line(name: str, number: NumberOdds, labels: Labels) -> Shown:
    changes = [(labels.word("change", one.change), one.chance.value) for one in number.changes]
    return odds_line(f"{name}: {labels.text(f'fields.{number.id}')}", changes)


def _others(odds: Odds, names: dict[str, str], labels: Labels) -> Iterator[tuple[str, Fraction]]:
    """Fates of things, effects that begin or end, and facts that have words of their own; each with its chance."""
    for figure in odds.figures:
        name = names.get(figure.figure_id, figure.figure_id)
        for thing in figure.things:
            words = f"{labels.word('content_id', thing.content_id)} {labels.text(f'odds.things.{thing.what}')}"
            yield f"{name}: {words}", _exact(thing.chance)
        for one in figure.effects:
            if f"effects.{one.id}" in labels:
                words = labels.text(f"odds.effects.{one.what}", effect=labels.word("effect", one.id))
                yield f"{name}: {words}", _exact(one.chance)
    for happening in odds.happenings:
        if words := _sentence(happening, labels):
            name = names.get(happening.figure_id, "")
            yield f"{name}: {words}" if name else words, _exact(happening.chance)


def _sentence(happening: HappeningOdds, labels: Labels) -> str:
    """Return the words for something that may happen, by its kind or by the kind and a detail; empty if figures tell
    it.
    """
    key = f"odds.happenings.{happening.type}"
    keys = (key, *(f"{key}.{value}" for value in happening.details.values()))
    found = next((one for one in keys if one in labels), None)
    details = {name: labels.word(name, value) for name, value in happening.details.items()}
    return labels.text(found, **details) if found else ""


def _exact(chance: Chance) -> Fraction:
    return Fraction(chance.exact)
