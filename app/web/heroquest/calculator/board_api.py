"""Rules that ask the board, each callable alone in the same shape as all others."""

from collections.abc import Callable, Iterator

from pydantic import ValidationError
from pydantic_core import to_json

from app.core.model import Model
from app.labels.labels import Labels
from app.systems.heroquest.board.questions import QUESTIONS, Question
from app.systems.heroquest.calculator.figures import read_own_content
from app.systems.heroquest.calculator.tables import described_table
from app.systems.heroquest.catalogue.own_content import overlaid_by
from app.web.api.conversations import EventTold, RuleLine, RuleWords
from app.web.calculator.cases import describing
from app.web.heroquest.calculator.shapes import RuleCall, RuleOutcome, table_told
from app.web.http.forms import FieldError, FormRefused, field_errors


def listed(chapter: str, labels: Labels) -> Iterator[RuleLine]:
    """The questions of a chapter as lines of the list of rules."""
    for question in QUESTIONS.values():
        if question.chapter == chapter:
            inputs = question.inputs.model_json_schema()
            yield RuleLine(
                id=question.id,
                title=labels.text(f"board_questions.{question.id}.title"),
                chapter=chapter,
                rules=question.rules,
                request={"allOf": [{"$ref": "#/call"}], "properties": {"inputs": inputs}, "required": ["inputs"]},
            )


def answer(
    question: Question, call: RuleCall, words: Callable[[str, Labels], RuleWords], labels: Labels
) -> RuleOutcome:
    """What the board says, in the shape of every rule. Raises: FormRefused with the path of what does not fit."""
    with describing():
        content = overlaid_by(read_own_content(call.own_content)).content
        table = described_table(call, content)
    inputs = _inputs(question, call)
    with describing("inputs"):
        found = question.answer(inputs, table.house_rules, content)
    sentence = labels.text(f"board_questions.{question.id}.{found.sentence}", **found.data)
    fact = {"type": question.id, **found.told.model_dump(mode="json")}
    everybody = {**table.heroes, **table.monsters}
    return RuleOutcome(
        rule=question.id,
        complete=True,
        prompt=None,
        steps=(),
        question=None,
        answers=(),
        dice_seed=call.dice_seed or "",
        events=(EventTold(fact=fact, sentence=sentence, rules=question.rules, reasons=()),),
        rules=tuple(words(rule, labels) for rule in question.rules),
        changes=(),
        figures={one: figure.model_dump(mode="json") for one, figure in everybody.items()},
        table=table_told(table, call.house_rules),
        odds=None,
    )


def _inputs(question: Question, call: RuleCall) -> Model:
    try:
        return question.inputs.model_validate_json(to_json(call.inputs))
    except ValidationError as error:
        found = (FieldError(f"inputs.{each.field}", each.code, each.data) for each in field_errors(error))
        raise FormRefused(tuple(found)) from error
