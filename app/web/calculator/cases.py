"""One rule, called alone: the command, the described table, the answers so far, and what follows from them; in words,
what happened and why, which rules stand behind it, and what it changed."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from app.campaign import replay
from app.campaign.events import CampaignCreated
from app.campaign.model import CampaignState
from app.campaign.replay import Decision
from app.core.answers import Answer, Answers, AppRoll, HandRoll, Prompt, RollPrompt
from app.core.errors import GameError, InvalidAnswer, StaleRevision
from app.core.events import Command
from app.core.game_system import GameState
from app.core.model import Model
from app.core.rulebook import CallableRule
from app.labels.labels import Labels
from app.web.calculator.game_rules import CaseResult, GameRules
from app.web.table.conversation.told import ChangeShape, EventTold, RuleWords, StandardFaces
from app.web.ui.forms import FieldError, FormRefused


@dataclass(frozen=True)
class DescribedCase:
    """A described case. `app_rolls`: the app throws all dice, and the answers are choices only."""

    command: Command
    table: GameState
    answers: Sequence[Answer | StandardFaces]
    app_rolls: bool
    seed: str


def work_out(game: GameRules, case: DescribedCase) -> CaseResult:
    """Let the rule decide. Raises: FormRefused with the path of everything that does not fit."""
    created = CampaignCreated(name="", system=game.system.id, seed=case.seed)
    state = replay.beginning(game.system, created).model_copy(update={"table": case.table})
    decision = _decide(game, state, case)
    after = replay.evolve(game.system, state, decision.events)
    return CaseResult(case.command, state, decision, after)


def _decide(game: GameRules, state: CampaignState, case: DescribedCase) -> Decision:
    """Ask again with one answer more, until the rule or the answers have come to their end."""
    left = deque(case.answers)
    given: tuple[Answer, ...] = ()
    while True:
        used = len(case.answers) - len(left)
        with _refusing(used - 1):
            # The same cup each time: the same dice fall, and faces that are named must be those.
            thrown = tuple(AppRoll() if isinstance(one, AppRoll) else one for one in given)
            answers = Answers(thrown, state.house.cup, throws=True)
            decision, refusal = replay.conversation(game.system, state, case.command, answers)
            if refusal is not None:
                raise refusal
            if any(_is_otherwise(one, fell) for one, fell in zip(given, decision.answers, strict=False)):
                raise StaleRevision("dice.moved_on")
            if len(decision.answers) < len(given):  # a figure is missing, or figures are not enough
                if left:
                    raise InvalidAnswer("answer.faces_needed")
                return decision
        with _refusing(used):
            answer = _next_answer(game, case, decision.prompt, left)
        if answer is None:
            return decision
        given = (*given, answer)


def _is_otherwise(given: Answer, fell: Answer) -> bool:
    return isinstance(given, AppRoll) and given.faces is not None and given != fell


def _next_answer(
    game: GameRules, case: DescribedCase, prompt: Prompt | None, left: deque[Answer | StandardFaces]
) -> Answer | None:  # fmt: skip
    if prompt is None and left:
        raise InvalidAnswer("answer.too_many")
    if case.app_rolls and isinstance(prompt, RollPrompt):
        return AppRoll()
    answer = left.popleft() if left else None
    if not isinstance(answer, StandardFaces):
        return answer
    if not isinstance(prompt, RollPrompt):
        raise InvalidAnswer("answer.choice_expected")
    return HandRoll(faces=game.standard_faces(prompt, answer.faces, case.table))


@contextmanager
def _refusing(answer: int) -> Iterator[None]:
    """Turn a refusal of the rule into the error of a field of the call: of an answer, or of an input."""
    try:
        yield
    except GameError as error:
        if isinstance(error, InvalidAnswer):
            field = f"answers.{max(answer, 0)}"
        else:
            field = f"inputs.{error.field}" if error.field else "inputs"
        raise FormRefused((FieldError(field, error.code, error.data),), error) from error


@contextmanager
def describing(part: str = "") -> Iterator[None]:
    """Turn a refusal of the description, or of a part of it, into the error of its field."""
    try:
        yield
    except GameError as error:
        field = ".".join(filter(None, (part, error.field)))
        raise FormRefused((FieldError(field, error.code, error.data),), error) from error


def told(game: GameRules, outcome: CaseResult, labels: Labels) -> tuple[EventTold, ...]:
    """Return every fact with its sentence, its rules and its reasons."""
    words = game.told_words(outcome, labels)
    found = ((event, game.fact(event, outcome, words)) for event in outcome.decision.events)
    return tuple(
        EventTold(fact=event.model_dump(mode="json"), sentence=one.sentence, rules=one.rules, reasons=one.reasons)
        for event, one in found
    )


def rules_behind(
    game: GameRules, rule: CallableRule, facts: tuple[EventTold, ...], labels: Labels
) -> tuple[RuleWords, ...]:
    """Return every rule that an outcome rests on, each once: the rule's own, then those of the facts and their
    reasons.
    """
    ids = [*rule.rules, *(one for fact in facts for one in fact.rules)]
    return tuple(game.words(one, labels) for one in dict.fromkeys(ids))


def figures(game: GameRules, outcome: CaseResult) -> Mapping[str, Any]:
    """Return everybody as they are afterwards, by their ids."""
    return {figure_id: figure.model_dump(mode="json") for figure_id, figure in game.figures(outcome.after).items()}


def changes(game: GameRules, outcome: CaseResult) -> tuple[ChangeShape, ...]:
    """Return the changed fields of every figure."""
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
