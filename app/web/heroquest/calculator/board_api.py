"""Rules that ask the board, each callable alone in the same shape as all others."""

from collections.abc import Iterator

from pydantic import ValidationError
from pydantic_core import to_json

from app.core.model import Model
from app.labels.labels import Labels
from app.systems.heroquest.board.questions import QUESTIONS, Question
from app.systems.heroquest.calculator.tables import described_table
from app.systems.heroquest.catalogue.own_content import overlaid_by
from app.web.api.told import EventTold
from app.web.heroquest.calculator import explaining
from app.web.heroquest.calculator import shapes as shape
from app.web.heroquest.calculator.case import own_entries, refusing
from app.web.http.forms import FieldError, FormRefused, field_errors


def listed(chapter: str, labels: Labels) -> Iterator[shape.RuleLine]:
    """The questions of a chapter as lines of the list of rules."""
    for question in QUESTIONS.values():
        if question.chapter == chapter:
            inputs = question.inputs.model_json_schema()
            yield shape.RuleLine(
                id=question.id,
                title=labels.text(f"board_questions.{question.id}.title"),
                chapter=chapter,
                rules=question.rules,
                request={"allOf": [{"$ref": "#/call"}], "properties": {"inputs": inputs}, "required": ["inputs"]},
            )


def answer(question: Question, wish: shape.RuleCall, labels: Labels) -> shape.RuleOutcome:
    """What the board says, in the shape of every rule. Raises: FormRefused with the path of what does not fit."""
    content = overlaid_by(own_entries(wish.own_content)).content
    with refusing("described"):
        table = described_table(wish, content)
    inputs = _inputs(question, wish)
    with refusing("inputs"):
        found = question.answer(inputs, table.house_rules, content)
    sentence = labels.text(f"board_questions.{question.id}.{found.sentence}", **found.data)
    fact = {"type": question.id, **found.told.model_dump(mode="json")}
    return shape.RuleOutcome(
        rule=question.id,
        complete=True,
        prompt=None,
        steps=(),
        question=None,
        answers=(),
        dice_seed=wish.dice_seed or "",
        events=(EventTold(fact=fact, sentence=sentence, rules=question.rules, reasons=()),),
        rules=tuple(explaining.rule_words(rule, labels) for rule in question.rules),
        changes=(),
        figures=explaining.figures(table),
        table=explaining.table_told(table, wish.house_rules),
        odds=None,
    )


def _inputs(question: Question, wish: shape.RuleCall) -> Model:
    try:
        return question.inputs.model_validate_json(to_json(wish.inputs))
    except ValidationError as error:
        found = (FieldError(f"inputs.{each.field}", each.code, each.data) for each in field_errors(error))
        raise FormRefused(tuple(found)) from error
