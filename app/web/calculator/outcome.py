"""What the calculator shows of an outcome: the conversation, why, which rules, what changed, what was likely."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from app.labels.labels import Labels
from app.web.calculator import explaining
from app.web.calculator.game_rules import Outcome
from app.web.calculator.rule_request import Answered, Asked
from app.web.calculator.shapes import RuleWords
from app.web.table import answers as table_answers
from app.web.table.conversation.contexts import Stage
from app.web.table.conversation.panel import draft_stages
from app.web.table.game_pages import Draft


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
    book_url: str
    subtitle: str
    stages: tuple[Stage, ...]
    is_complete: bool
    back_url: str | None
    again_url: str | None
    reasons: tuple[tuple[str, Sequence[object]], ...]
    changes: tuple[ChangeLine, ...]
    rules: tuple[RuleWords, ...]
    odds: object | None
    outlook: str


def outcome_panel(asked: Asked, answered: Answered, outcome: Outcome) -> OutcomePanel:
    """The panel for a case that could be worked out so far. Raises: FormRefused when its odds are too many."""
    game, labels, decision = asked.game, asked.ground.labels, outcome.decision
    draft = Draft(
        url=game.calculator_url,
        query={},
        key="",
        command=outcome.command,
        given=decision.answers,
        decision=decision,
        tapped=answered.tapped,
        faces=answered.faces,
        mode=asked.dice,
        errors=answered.tap_errors,
        carried=asked.carried,
    )
    words = game.draft_words(outcome, labels)
    words.learn(outcome.command)
    return OutcomePanel(
        url=game.calculator_url,
        book_url=game.book_url,
        subtitle=" ".join(words.sentences(decision.steps[0].events)),
        stages=draft_stages(draft, words, app_first=asked.app_rolls) if decision.answers or decision.prompt else (),
        is_complete=decision.prompt is None,
        back_url=_back_url(asked, answered, outcome),
        again_url=_again_url(asked) if decision.answers else None,
        reasons=tuple(game.reasons(outcome, labels)),
        changes=tuple(_changes(asked, outcome, labels)),
        rules=explaining.rules_behind(game, asked.entry, explaining.told(game, outcome, labels), labels),
        odds=game.likely(outcome, labels) if asked.with_odds else None,
        outlook=game.outlook,
    )


def _back_url(asked: Asked, answered: Answered, outcome: Outcome) -> str | None:
    """One tap less, or one answer less."""
    given, taps = outcome.decision.answers, answered.tapped
    if not (given or taps) or asked.app_rolls:
        return None
    left = given if taps else given[:-1]
    answers = [("answer", table_answers.write(one)) for one in left]
    return _url(asked, [*asked.carried, *answers, *(("tap", face) for face in taps[:-1])])


def _again_url(asked: Asked) -> str:
    """The same case from the start, with other dice."""
    return _url(asked, [pair for pair in asked.carried if pair[0] != "dice_seed"])


def _url(asked: Asked, pairs: Sequence[tuple[str, str]]) -> str:
    return f"{asked.game.calculator_url}?{urlencode(pairs)}"


def _changes(asked: Asked, outcome: Outcome, labels: Labels) -> Iterator[ChangeLine]:
    """Numbers with a name; everything else is told by the sentences."""
    names = asked.game.names(outcome.before, labels)
    for change in explaining.changes(asked.game, outcome):
        is_number = type(change.before) is int and type(change.after) is int
        if is_number and f"fields.{change.field}" in labels:
            label = f"{names[change.figure]}: {labels.text(f'fields.{change.field}')}"
            yield ChangeLine(label, change.before, change.after)
