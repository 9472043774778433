"""The rule API: every rule callable alone. It reads and keeps nothing, so it is open to everybody in the house."""

from collections.abc import Iterator
from functools import cache
from http import HTTPStatus
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from pydantic import ValidationError
from pydantic_core import to_json

from app.campaign.model import GAME_MASTER
from app.core.events import Command
from app.labels.labels import Labels
from app.systems.heroquest.board.questions import QUESTIONS
from app.systems.heroquest.calculator.catalog import CallableRule, by_chapter, callable_rule
from app.systems.heroquest.catalogue.own_content import overlaid_by
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.labels.labels import HeroQuestLabels
from app.web.api.bodies import JsonBody, read
from app.web.api.schema import body, problems
from app.web.api.views import steps
from app.web.heroquest.calculator import board_api, explaining
from app.web.heroquest.calculator import shapes as shape
from app.web.heroquest.calculator.case import Case, Outcome, odds_before, own_entries, work_out
from app.web.http.forms import FieldError, FormRefused, field_errors
from app.web.services import services

router = APIRouter(prefix=f"/api/v1/{SYSTEM.id}", tags=["rules"])
RuleName = Annotated[str, Path(pattern=r"^[a-z_]{1,40}$")]
_CALL_FAULTS = problems(
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    HTTPStatus.UNPROCESSABLE_ENTITY,
)


@router.get("/rules", responses=problems())
def rules(request: Request) -> shape.RuleList:
    """Every rule that can be called, in the order of the book."""
    return _rules(_labels(request))


@router.post("/rules/{rule}", responses=_CALL_FAULTS, openapi_extra=body(shape.RuleCall))
def call_rule(request: Request, rule: RuleName, content: JsonBody) -> shape.RuleOutcome:
    """Work a rule out for described figures. Nothing is kept; the same seed and answers bring the same outcome."""
    wish = read(shape.RuleCall, content)
    if rule in QUESTIONS:
        return board_api.answer(QUESTIONS[rule], wish, _labels(request))
    entry = callable_rule(rule)
    case = Case(
        command=_read_inputs(entry, wish),
        described=wish,
        answers=wish.answers,
        app_rolls=wish.dice == "roll",
        seed=wish.dice_seed or services(request).new_id(),
        own_content=own_entries(wish.own_content),
    )
    labels = _labels(request).naming(overlaid_by(case.own_content).names)
    return _shown(entry, work_out(case, labels), labels, wish)


def _read_inputs(entry: CallableRule, wish: shape.RuleCall) -> Command:
    """The command of a rule. Its type is said by the address. Raises: FormRefused."""
    if "type" in wish.inputs:
        raise FormRefused((FieldError(field="inputs.type", code="value.extra_forbidden", data={}),))
    try:
        return entry.command.model_validate_json(to_json({**wish.inputs, "type": entry.id}))
    except ValidationError as error:
        found = (FieldError(f"inputs.{each.field}", each.code, each.data) for each in field_errors(error))
        raise FormRefused(tuple(found)) from error


def _shown(entry: CallableRule, outcome: Outcome, labels: Labels, wish: shape.RuleCall) -> shape.RuleOutcome:
    decision = outcome.decision
    return shape.RuleOutcome(
        rule=entry.id,
        complete=decision.prompt is None,
        prompt=decision.prompt,
        steps=steps(decision, GAME_MASTER.viewer),
        question=explaining.question(decision.prompt, outcome, labels) if decision.prompt else None,
        answers=decision.answers,
        dice_seed=outcome.case.seed,
        events=explaining.told(outcome, labels),
        rules=explaining.rules_behind(entry, outcome, labels),
        changes=explaining.changes(outcome),
        figures=explaining.figures(outcome.after),
        table=explaining.table_told(outcome.after, wish.house_rules),
        odds=odds_before(outcome, labels, wish.policy) if wish.odds else None,
    )


def _labels(request: Request) -> HeroQuestLabels:
    labels = services(request).pages[SYSTEM.id].labels
    assert isinstance(labels, HeroQuestLabels)
    return labels


@cache
def _rules(labels: Labels) -> shape.RuleList:
    lines = list[shape.RuleLine]()
    for chapter, entries in by_chapter():
        lines += (
            shape.RuleLine(
                id=entry.id,
                title=explaining.title_of(entry, labels),
                chapter=chapter.id,
                rules=entry.rules,
                request=_request_schema(entry),
            )
            for entry in entries
        )
        lines += board_api.listed(chapter.id, labels)
    call = shape.RuleCall.model_json_schema()
    return shape.RuleList(rules=tuple(lines), questions=tuple(_questions(labels)), call=call)


def _questions(labels: Labels) -> Iterator[shape.QuestionLine]:
    """Every purpose there are words for, which is every one a rule asks, in the order of the alphabet."""
    for purpose in sorted({key.split(".")[1] for key in labels.keys("prompts.")}):
        beginning = f"prompts.{purpose}.options."
        options = {key.removeprefix(beginning): labels.text(key) for key in labels.keys(beginning)}
        title = labels.text(f"prompts.{purpose}.title")
        yield shape.QuestionLine(purpose=purpose, title=title, options=options)


def _request_schema(entry: CallableRule) -> dict[str, Any]:
    """What all calls share, found in the same answer, and the inputs of this rule."""
    inputs = entry.command.model_json_schema()
    inputs["properties"].pop("type")
    return {"allOf": [{"$ref": "#/call"}], "properties": {"inputs": inputs}, "required": ["inputs"]}
