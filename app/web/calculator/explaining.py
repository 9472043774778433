"""An outcome in words: what happened and why, which rules stand behind it, and what it changed."""

from collections.abc import Iterator, Mapping
from typing import Any

from app.core.model import Model
from app.core.rulebook import CallableRule
from app.labels.labels import Labels
from app.web.api.told import EventTold
from app.web.calculator.game_rules import GameRules, Outcome
from app.web.calculator.shapes import ChangeShape, RuleWords


def told(game: GameRules, outcome: Outcome, labels: Labels) -> tuple[EventTold, ...]:
    """Every fact with its sentence, its rules and its reasons."""
    names = game.names_in(outcome, labels)
    found = ((event, game.fact(event, outcome, names, labels)) for event in outcome.decision.events)
    return tuple(
        EventTold(fact=event.model_dump(mode="json"), sentence=words.sentence, rules=words.rules, reasons=words.reasons)
        for event, words in found
    )


def rules_behind(
    game: GameRules, rule: CallableRule, facts: tuple[EventTold, ...], labels: Labels
) -> tuple[RuleWords, ...]:
    """Every rule that an outcome rests on, each once: the rule's own, then those of the facts and their reasons."""
    ids = [*rule.rules, *(one for fact in facts for one in fact.rules)]
    return tuple(game.words(one, labels) for one in dict.fromkeys(ids))


def figures(game: GameRules, outcome: Outcome) -> Mapping[str, Any]:
    """Everybody as they are afterwards, by their ids."""
    return {figure_id: figure.model_dump(mode="json") for figure_id, figure in game.figures(outcome.after).items()}


def changes(game: GameRules, outcome: Outcome) -> tuple[ChangeShape, ...]:
    """What became of whom, field by field."""
    return tuple(_changes(game.figures(outcome.before), game.figures(outcome.after)))


def _changes(before: Mapping[str, Model], after: Mapping[str, Model]) -> Iterator[ChangeShape]:
    for figure_id in dict.fromkeys((*before, *after)):
        old, new = before.get(figure_id), after.get(figure_id)
        if old is None or new is None:
            yield _change(figure_id, "", old is not None, new is not None)
            continue
        was, now = old.model_dump(mode="json"), new.model_dump(mode="json")
        for field in now:
            if was[field] != now[field]:
                yield _change(figure_id, field, was[field], now[field])


def _change(figure_id: str, field: str, before: Any, after: Any) -> ChangeShape:
    return ChangeShape(figure_id=figure_id, figure=figure_id, field=field, before=before, after=after)
