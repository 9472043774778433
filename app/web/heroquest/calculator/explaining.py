"""An outcome in words: what happened and why, which rules stand behind it, and what it changed."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from app.core.answers import Prompt
from app.labels.labels import Labels
from app.systems.heroquest.calculator.catalog import CallableRule
from app.systems.heroquest.calculator.figures import ChosenRule
from app.systems.heroquest.catalogue.own_content import content_of
from app.systems.heroquest.odds.model import Chance, FigureOdds, HappeningOdds, NumberOdds, Odds
from app.systems.heroquest.state.figures import Hero, Monster
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.visibility import figure_names
from app.web.api.told import EventTold, OpenQuestion
from app.web.heroquest.calculator import shapes as shape
from app.web.heroquest.calculator.case import Outcome, odds_before
from app.web.heroquest.conversation.facts import fact_words, question_told, rules_of
from app.web.heroquest.conversation.odds_lines import OddsLine, choices_line, odds_line, percent
from app.web.http.languages import _

Figures = Mapping[str, Hero | Monster]


def title_of(rule: CallableRule, labels: Labels) -> str:
    """What a rule is called; unless it has a title of its own, like its action, with anybody for a hero."""
    own = f"rules.{rule.id}"
    return labels.text(own) if own in labels else labels.text(f"commands.{rule.id}", hero=labels.text("rules.anybody"))


def names_of(table: Table, labels: Labels) -> Mapping[str, str]:
    """What everybody is called; a monster without a name by its kind."""
    kinds = {one.id: labels.word("kind", one.kind) for one in table.monsters.values()}
    return {**kinds, **figure_names(table)}


def told(outcome: Outcome, labels: Labels) -> tuple[EventTold, ...]:
    """Every fact with its sentence, its rules and its reasons."""
    names = {**names_of(outcome.before, labels), **names_of(outcome.after, labels)}
    content = content_of(outcome.before)
    found = ((event, fact_words(event, names, content, labels)) for event in outcome.decision.events)
    return tuple(
        EventTold(fact=event.model_dump(mode="json"), sentence=words.sentence, rules=words.rules, reasons=words.reasons)
        for event, words in found
    )


def rules_behind(rule: CallableRule, outcome: Outcome, labels: Labels) -> tuple[shape.RuleWords, ...]:
    """Every rule that the outcome rests on, each once: the rule's own, then those of the facts and their reasons."""
    events, content = outcome.decision.events, content_of(outcome.before)
    ids = [*rule.rules, *(one for event in events for one in rules_of(event, content))]
    return tuple(rule_words(one, labels) for one in dict.fromkeys(ids))


def rule_words(rule: str, labels: Labels) -> shape.RuleWords:
    """A rule in words; a settled point with the option that holds unless a table chooses otherwise."""
    if rule.startswith("HR-"):
        return shape.RuleWords(id=rule, title=labels.text(f"house_rules.{rule}.title"), text="")
    return shape.RuleWords(
        id=rule, title=labels.text(f"rulebook.{rule}.title"), text=labels.text(f"rulebook.{rule}.text")
    )


def question(prompt: Prompt, outcome: Outcome, labels: Labels) -> OpenQuestion:
    """What is asked, in words."""
    names = {**names_of(outcome.before, labels), **names_of(outcome.after, labels)}
    return question_told(prompt, outcome.before, names, labels)


def changes(outcome: Outcome) -> tuple[shape.ChangeShape, ...]:
    """What became of whom, field by field."""
    return tuple(_changes(_figures(outcome.before), _figures(outcome.after)))


def figures(table: Table) -> Mapping[str, Any]:
    """Everybody as they are, by their ids."""
    return {figure_id: figure.model_dump(mode="json") for figure_id, figure in _figures(table).items()}


def table_told(table: Table, house_rules: Sequence[ChosenRule]) -> shape.TableTold:
    """The table as a call describes it, with the house rules that were chosen."""
    return shape.TableTold(
        heroes=tuple(hero.model_dump(mode="json") for hero in table.heroes.values()),
        monsters=tuple(monster.model_dump(mode="json") for monster in table.monsters.values()),
        house_rules=tuple(house_rules),
        on_floor=tuple(item.model_dump(mode="json") for item in table.on_floor),
        stock=table.stock,
        dungeon=table.dungeon.model_dump(mode="json"),
    )


def _figures(table: Table) -> Figures:
    return {**table.heroes, **table.monsters}


def _changes(before: Figures, after: Figures) -> Iterator[shape.ChangeShape]:
    for figure_id in dict.fromkeys((*before, *after)):
        old, new = before.get(figure_id), after.get(figure_id)
        if old is None or new is None:
            yield _change(figure_id, "", old is not None, new is not None)
            continue
        was, now = old.model_dump(mode="json"), new.model_dump(mode="json")
        for field in now:
            if was[field] != now[field]:
                yield _change(figure_id, field, was[field], now[field])


def _change(figure_id: str, field: str, before: Any, after: Any) -> shape.ChangeShape:
    return shape.ChangeShape(figure_id=figure_id, figure=figure_id, field=field, before=before, after=after)


@dataclass(frozen=True)
class MayHappen:
    """Something else that may happen, and how likely it is."""

    text: str
    share_text: str


@dataclass(frozen=True)
class Likely:
    """Everything that was likely; what else may happen comes with the most likely first."""

    lines: tuple[OddsLine, ...]
    choices: str
    others: tuple[MayHappen, ...]


def likely(outcome: Outcome, labels: Labels) -> Likely:
    """How everybody's numbers change, how they will be, and what else may happen. Raises: FormRefused."""
    names = {**names_of(outcome.before, labels), **names_of(outcome.after, labels)}
    odds = odds_before(outcome, labels)
    told = sorted(_others(odds, names, labels), key=lambda one: one[1], reverse=True)
    return Likely(
        lines=tuple(line for figure in odds.figures for line in _lines(figure, names, labels)),
        choices=choices_line(odds.choices, labels),
        others=tuple(MayHappen(text, percent(float(chance))) for text, chance in told),
    )


def _lines(figure: FigureOdds, names: dict[str, str], labels: Labels) -> Iterator[OddsLine]:
    name = names.get(figure.figure_id, figure.figure_id)
    yield from (_number_line(name, number, labels) for number in figure.numbers if f"fields.{number.id}" in labels)
    states = [(labels.text(f"states.{one.id}"), one.chance.value) for one in figure.conditions]
    yield odds_line(_("%s danach") % name, states)


def _number_line(name: str, number: NumberOdds, labels: Labels) -> OddsLine:
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
        if words := _words(happening, labels):
            name = names.get(happening.figure_id, "")
            yield f"{name}: {words}" if name else words, _exact(happening.chance)


def _words(happening: HappeningOdds, labels: Labels) -> str:
    """By the kind of fact, or by the kind and one of its details; nothing when figures tell it already."""
    key = f"odds.happenings.{happening.type}"
    keys = (key, *(f"{key}.{value}" for value in happening.details.values()))
    found = next((one for one in keys if one in labels), None)
    details = {name: labels.word(name, value) for name, value in happening.details.items()}
    return labels.text(found, **details) if found else ""


def _exact(chance: Chance) -> Fraction:
    return Fraction(chance.exact)
