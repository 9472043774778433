"""An outcome in words: what happened and why, which rules stand behind it, and what it changed."""

from collections.abc import Iterator, Mapping
from typing import Any

from app.core.answers import ChoicePrompt, Prompt
from app.core.events import Event
from app.labels.labels import Labels
from app.systems.heroquest import citations
from app.systems.heroquest.calculator.catalog import CallableRule
from app.systems.heroquest.catalogue.own_content import content_of
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.pool import Pool, Reason
from app.systems.heroquest.state.figures import Hero, Monster
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.visibility import figure_names
from app.web.heroquest.calculator import shapes as shape
from app.web.heroquest.calculator.case import Outcome
from app.web.heroquest.roll_words import asked

Figures = Mapping[str, Hero | Monster]


def title_of(rule: CallableRule, labels: Labels) -> str:
    """What a rule is called; unless it has a title of its own, like its action, with anybody for a hero."""
    own = f"rules.{rule.id}"
    return labels.text(own) if own in labels else labels.text(f"commands.{rule.id}", hero=labels.text("rules.anybody"))


def names_of(table: Table, labels: Labels) -> Mapping[str, str]:
    """What everybody is called; a monster without a name by its kind."""
    kinds = {one.id: labels.word("kind", one.kind) for one in table.monsters.values()}
    return {**kinds, **figure_names(table)}


def told(outcome: Outcome, labels: Labels) -> tuple[shape.EventShape, ...]:
    """Every fact with its sentence, its rules and its reasons."""
    names = {**names_of(outcome.before, labels), **names_of(outcome.after, labels)}
    content = content_of(outcome.before)
    return tuple(
        shape.EventShape(
            fact=event.model_dump(mode="json"),
            sentence=labels.sentence(event, names),
            rules=_rules_of(event, content),
            reasons=tuple(_reason(name, reason, labels) for name, reason in reasons_in(event)),
        )
        for event in outcome.decision.events
    )


def rules_behind(rule: CallableRule, outcome: Outcome, labels: Labels) -> tuple[shape.RuleWords, ...]:
    """Every rule that the outcome rests on, each once: the rule's own, then those of the facts and their reasons."""
    events, content = outcome.decision.events, content_of(outcome.before)
    ids = [*rule.rules, *(one for event in events for one in _rules_of(event, content))]
    return tuple(rule_words(one, labels) for one in dict.fromkeys(ids))


def rule_words(rule: str, labels: Labels) -> shape.RuleWords:
    """A rule in words; a settled point with the option that holds unless a table chooses otherwise."""
    if rule.startswith("HR-"):
        return shape.RuleWords(id=rule, title=labels.text(f"house_rules.{rule}.title"), text="")
    return shape.RuleWords(
        id=rule, title=labels.text(f"rulebook.{rule}.title"), text=labels.text(f"rulebook.{rule}.text")
    )


def question(prompt: Prompt, outcome: Outcome, labels: Labels) -> shape.OpenQuestion:
    """What is asked, in words."""
    table, title = outcome.before, labels.prompt(prompt.purpose).title
    text = asked(prompt, labels, table, content_of(table), names_of(table, labels)).text
    options = prompt.options if isinstance(prompt, ChoicePrompt) else ()
    words = {option: labels.offered(prompt.purpose, option, names_of(outcome.after, labels)) for option in options}
    return shape.OpenQuestion(prompt=prompt, title=title, text=text, options=words)


def changes(outcome: Outcome) -> tuple[shape.ChangeShape, ...]:
    """What became of whom, field by field."""
    return tuple(_changes(_figures(outcome.before), _figures(outcome.after)))


def figures(table: Table) -> Mapping[str, Any]:
    """Everybody as they are, by their ids."""
    return {figure_id: figure.model_dump(mode="json") for figure_id, figure in _figures(table).items()}


def reasons_in(event: Event) -> Iterator[tuple[str, Reason]]:
    """Every reason an event carries, with the field it stands in: an attack has dice of both sides."""
    for name in type(event).model_fields:
        value = getattr(event, name)
        listed = value.reasons if isinstance(value, Pool) else value if isinstance(value, tuple) else ()
        yield from ((name, reason) for reason in listed if isinstance(reason, Reason))


def _rules_of(event: Event, content: Content) -> tuple[str, ...]:
    return tuple(
        dict.fromkeys([*citations.rules_behind(event, content), *(reason.rule for _, reason in reasons_in(event))])
    )


def _reason(name: str, reason: Reason, labels: Labels) -> shape.ReasonShape:
    instead_of = reason.instead_of.value if reason.instead_of else None
    return shape.ReasonShape(
        of=name,
        rule=reason.rule,
        text=labels.text(reason.label),
        color=reason.color.value,
        change=reason.change,
        instead_of=instead_of,
    )


def _figures(table: Table) -> Figures:
    return {**table.heroes, **table.monsters}


def _changes(before: Figures, after: Figures) -> Iterator[shape.ChangeShape]:
    for figure_id in dict.fromkeys((*before, *after)):
        old, new = before.get(figure_id), after.get(figure_id)
        if old is None or new is None:
            here = shape.ChangeShape(figure=figure_id, field="", before=old is not None, after=new is not None)
            yield here
            continue
        was, now = old.model_dump(mode="json"), new.model_dump(mode="json")
        for field in now:
            if was[field] != now[field]:
                yield shape.ChangeShape(figure=figure_id, field=field, before=was[field], after=now[field])
