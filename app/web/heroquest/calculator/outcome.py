"""What the calculator shows of an outcome: the conversation, why, which rules, what changed, what was likely."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from app.labels.labels import Labels
from app.systems.heroquest.calculator.catalog import CallableRule
from app.systems.heroquest.odds.model import FigureOdds, NumberOdds, ThingOdds
from app.systems.heroquest.pool import Pool, Reason
from app.systems.heroquest.system import SYSTEM
from app.web import answer_text
from app.web.game_pages import Draft
from app.web.heroquest import contexts as show
from app.web.heroquest.calculator import explaining
from app.web.heroquest.calculator.asked import Answered, Asked
from app.web.heroquest.calculator.book import CALCULATOR, PATH
from app.web.heroquest.calculator.case import Outcome, odds_before
from app.web.heroquest.cards import Cards
from app.web.heroquest.draft_contexts import Stage
from app.web.heroquest.draft_panel import draft_stages
from app.web.heroquest.draft_words import DraftWords
from app.web.translation import _


@dataclass(frozen=True)
class ReasonLine:
    """A pool and the reasons of its dice."""

    title: str
    reasons: tuple[show.Reason, ...]


@dataclass(frozen=True)
class RuleLink:
    """A rule the outcome rests on, and where it stands in the book."""

    id: str
    title: str
    text: str
    url: str


@dataclass(frozen=True)
class ChangeLine:
    """A number of a figure that is another one now."""

    label: str
    before: int
    after: int


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


@dataclass(frozen=True)
class OutcomePanel:
    """All that follows from a case so far. `url` is what the forms inside of it lead to."""

    url: str
    subtitle: str
    stages: tuple[Stage, ...]
    is_complete: bool
    back_url: str | None
    again_url: str | None
    reasons: tuple[ReasonLine, ...]
    changes: tuple[ChangeLine, ...]
    rules: tuple[RuleLink, ...]
    odds: tuple[OddsLine, ...]


def outcome_panel(asked: Asked, answered: Answered, outcome: Outcome, labels: Labels) -> OutcomePanel:
    """The panel for a case that could be worked out so far. Raises: FormRefused when its odds are too many."""
    decision = outcome.decision
    draft = Draft(
        url=CALCULATOR,
        query={},
        key="",
        command=outcome.case.command,
        given=decision.answers,
        decision=decision,
        tapped=answered.tapped,
        carried=asked.carried,
    )
    words = DraftWords(labels, SYSTEM.content, outcome.before)
    words.learn(outcome.case.command)
    return OutcomePanel(
        url=CALCULATOR,
        subtitle=" ".join(words.sentences(decision.steps[0].events)),
        stages=draft_stages(draft, words, app_first=asked.app_rolls) if decision.answers or decision.prompt else (),
        is_complete=decision.prompt is None,
        back_url=_back_url(asked, answered, outcome),
        again_url=_again_url(asked) if decision.answers else None,
        reasons=tuple(_reasons(outcome, labels)),
        changes=tuple(_changes(outcome, labels)),
        rules=tuple(_rules(asked.entry, outcome, labels)),
        odds=tuple(_odds(outcome, labels)) if asked.with_odds else (),
    )


def _back_url(asked: Asked, answered: Answered, outcome: Outcome) -> str | None:
    """One tap less, or one answer less."""
    given, taps = outcome.decision.answers, answered.tapped
    if not (given or taps) or asked.app_rolls:
        return None
    left = given if taps else given[:-1]
    answers = [("answer", answer_text.write(one)) for one in left]
    return f"{CALCULATOR}?{urlencode([*asked.carried, *answers, *(('tap', face) for face in taps[:-1])])}"


def _again_url(asked: Asked) -> str:
    """The same case from the start, with other dice."""
    return f"{CALCULATOR}?{urlencode([pair for pair in asked.carried if pair[0] != 'dice_seed'])}"


def _reasons(outcome: Outcome, labels: Labels) -> Iterator[ReasonLine]:
    """The pools that were thrown, and where their dice came from."""
    cards = Cards(labels)
    for event in outcome.decision.events:
        found: dict[str, list[Reason]] = {}
        for name, reason in explaining.reasons_in(event):
            found.setdefault(name, []).append(reason)
        for name, reasons in found.items():
            yield ReasonLine(labels.text(f"pool_of.{name}"), cards.pool(Pool(reasons=tuple(reasons))).reasons)


def _rules(entry: CallableRule, outcome: Outcome, labels: Labels) -> Iterator[RuleLink]:
    for rule in explaining.rules_behind(entry, outcome, labels):
        yield RuleLink(rule.id, rule.title, rule.text, f"{PATH}#{rule.id}")


def _changes(outcome: Outcome, labels: Labels) -> Iterator[ChangeLine]:
    """Numbers with a name; everything else is told by the sentences."""
    names = explaining.names_of(outcome.before, labels)
    for change in explaining.changes(outcome):
        is_number = type(change.before) is int and type(change.after) is int
        if is_number and f"fields.{change.field}" in labels:
            label = f"{names[change.figure]}: {labels.text(f'fields.{change.field}')}"
            yield ChangeLine(label, change.before, change.after)


def _odds(outcome: Outcome, labels: Labels) -> Iterator[OddsLine]:
    """How everybody's numbers change, how they will be, and what becomes of their things."""
    names = {**explaining.names_of(outcome.before, labels), **explaining.names_of(outcome.after, labels)}
    for figure in odds_before(outcome).figures:
        name = names.get(figure.figure_id, figure.figure_id)
        yield from (_number_line(name, number, labels) for number in figure.numbers if f"fields.{number.id}" in labels)
        yield _condition_line(name, figure, labels)
        yield from (_thing_line(name, thing, labels) for thing in figure.things)


def _number_line(name: str, number: NumberOdds, labels: Labels) -> OddsLine:
    changes = [(labels.word("change", one.change), one.chance.value) for one in number.changes]
    return _line(f"{name}: {labels.text(f'fields.{number.id}')}", changes)


def _thing_line(name: str, thing: ThingOdds, labels: Labels) -> OddsLine:
    title, chance = f"{name}: {labels.word('content_id', thing.content_id)}", thing.chance.value
    fates = [(labels.text(f"odds.things.{thing.what}"), chance), (labels.text("odds.unchanged"), 1 - chance)]
    return _line(title, [fate for fate in fates if fate[1] > 0])


def _condition_line(name: str, figure: FigureOdds, labels: Labels) -> OddsLine:
    states = [(labels.text(f"states.{one.id}"), one.chance.value) for one in figure.conditions]
    return _line(_("%s danach") % name, states)


def _line(title: str, chances: Sequence[tuple[str, float]]) -> OddsLine:
    parts = tuple(OddsPart(value, chance * 100, _percent(chance)) for value, chance in chances)
    return OddsLine(title, parts, ", ".join(f"{part.value}: {part.share_text}" for part in parts))


def _percent(chance: float) -> str:
    """`41,7 %`; what can happen is never rounded to nothing."""
    if 0 < chance < 0.0005:
        return _("unter 0,1 %")
    return f"{chance * 100:.1f}".replace(".", ",") + " %"
