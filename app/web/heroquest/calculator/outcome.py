"""What the calculator shows of an outcome: the conversation, why, which rules, what changed, what was likely."""

from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urlencode

from app.core.game_system import Role, Viewer
from app.labels.labels import Labels
from app.systems.heroquest import pool
from app.systems.heroquest.calculator.catalog import CallableRule
from app.systems.heroquest.pool import Pool
from app.web.heroquest.calculator import explaining
from app.web.heroquest.calculator.case import Outcome
from app.web.heroquest.calculator.explaining import Likely, likely
from app.web.heroquest.calculator.rule_request import Answered, Asked
from app.web.heroquest.conversation.facts import reasons_in
from app.web.heroquest.conversation.words import DraftWords
from app.web.heroquest.party.cards import Cards
from app.web.heroquest.reading_pages import CALCULATOR, RULES
from app.web.heroquest.table.contexts import Reason
from app.web.table import answers as table_answers
from app.web.table.conversation.contexts import Stage
from app.web.table.conversation.panel import draft_stages
from app.web.table.game_pages import Draft

_KNOWS_ALL = Viewer(role=Role.GAME_MASTER)  # nothing is hidden of a case somebody describes


@dataclass(frozen=True)
class ReasonLine:
    """A pool and the reasons of its dice."""

    title: str
    reasons: tuple[Reason, ...]


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
    odds: Likely | None


def outcome_panel(asked: Asked, answered: Answered, outcome: Outcome) -> OutcomePanel:
    """The panel for a case that could be worked out so far. Raises: FormRefused when its odds are too many."""
    labels, decision = asked.catalog.labels, outcome.decision
    draft = Draft(
        url=CALCULATOR,
        query={},
        key="",
        command=outcome.case.command,
        given=decision.answers,
        decision=decision,
        tapped=answered.tapped,
        faces=answered.faces,
        mode=asked.dice,
        errors=answered.tap_errors,
        carried=asked.carried,
    )
    words = DraftWords(labels, asked.catalog.content, outcome.before, _KNOWS_ALL)
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
        odds=likely(outcome, labels) if asked.with_odds else None,
    )


def _back_url(asked: Asked, answered: Answered, outcome: Outcome) -> str | None:
    """One tap less, or one answer less."""
    given, taps = outcome.decision.answers, answered.tapped
    if not (given or taps) or asked.app_rolls:
        return None
    left = given if taps else given[:-1]
    answers = [("answer", table_answers.write(one)) for one in left]
    return f"{CALCULATOR}?{urlencode([*asked.carried, *answers, *(('tap', face) for face in taps[:-1])])}"


def _again_url(asked: Asked) -> str:
    """The same case from the start, with other dice."""
    return f"{CALCULATOR}?{urlencode([pair for pair in asked.carried if pair[0] != 'dice_seed'])}"


def _reasons(outcome: Outcome, labels: Labels) -> Iterator[ReasonLine]:
    """The pools that were thrown, and where their dice came from."""
    cards = Cards(labels)
    for event in outcome.decision.events:
        found: dict[str, list[pool.Reason]] = {}
        for name, reason in reasons_in(event):
            found.setdefault(name, []).append(reason)
        for name, reasons in found.items():
            yield ReasonLine(labels.text(f"pool_of.{name}"), cards.pool(Pool(reasons=tuple(reasons))).reasons)


def _rules(entry: CallableRule, outcome: Outcome, labels: Labels) -> Iterator[RuleLink]:
    for rule in explaining.rules_behind(entry, outcome, labels):
        yield RuleLink(rule.id, rule.title, rule.text, f"{RULES}#{rule.id}")


def _changes(outcome: Outcome, labels: Labels) -> Iterator[ChangeLine]:
    """Numbers with a name; everything else is told by the sentences."""
    names = explaining.names_of(outcome.before, labels)
    for change in explaining.changes(outcome):
        is_number = type(change.before) is int and type(change.after) is int
        if is_number and f"fields.{change.field}" in labels:
            label = f"{names[change.figure]}: {labels.text(f'fields.{change.field}')}"
            yield ChangeLine(label, change.before, change.after)
