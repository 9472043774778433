"""The rule API of a game: every rule callable alone. It reads and keeps nothing, so it is open to everybody."""

from collections.abc import Iterator, Mapping
from functools import cache
from http import HTTPStatus
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Path, Request
from pydantic import JsonValue, ValidationError
from pydantic_core import to_json

from app.campaign.model import GAME_MASTER
from app.core.errors import UnknownSubject
from app.core.model import Model
from app.core.rulebook import CallableRule, by_chapter
from app.labels.labels import Labels
from app.web.api.schema import body, problems
from app.web.api.views import steps
from app.web.calculator import cases
from app.web.calculator.cases import DescribedCase, describing, work_out
from app.web.calculator.game_rules import CaseResult, GameRules
from app.web.http.posted import JsonBody
from app.web.table.conversation.told import CaseOutcome, QuestionLine, RuleLine, RuleList
from app.web.table.services import services
from app.web.ui.forms import FieldError, FormRefused, field_errors, read_json

Inputs = TypeVar("Inputs", bound=Model)
RuleName = Annotated[str, Path(pattern=r"^[A-Za-z0-9_.-]{1,40}$")]
_CALL_FAULTS = problems(
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    HTTPStatus.UNPROCESSABLE_ENTITY,
)


def api_of(game: GameRules) -> APIRouter:
    """Return the routes of a game."""
    router = APIRouter(prefix=f"/api/v1/{game.system.id}", tags=["rules"])

    def labels_of(request: Request) -> Labels:
        return services(request).pages[game.system.id].labels

    @router.get("/rules", responses=problems())
    def rules(request: Request) -> RuleList:
        """Return every rule that can be called, in the order of the book."""
        return _rules(game, labels_of(request))

    @router.post(
        "/rules/{rule}", responses=_CALL_FAULTS, response_model=game.outcome, openapi_extra=body(game.call)
    )  # fmt: skip
    def call_rule(request: Request, rule: RuleName, content: JsonBody) -> CaseOutcome:
        """Work a rule out for described figures. Nothing is kept; the same seed and answers bring the same outcome."""
        call: Any = read_json(game.call, content)
        if (answered := game.answer(rule, call, labels_of(request))) is not None:
            return answered
        entry = callable_rule(game, rule)
        if "type" in call.inputs:  # the address says it
            raise FormRefused((FieldError(field="inputs.type", code="value.extra_forbidden", data={}),))
        command = read_inputs(entry.command, {**call.inputs, "type": entry.id})
        with describing():
            table = game.table(call, labels_of(request), None)
        seed = call.dice_seed or services(request).new_id()
        case = DescribedCase(command, table, call.answers, call.dice == "roll", seed)
        return _shown(game, entry, work_out(game, case), seed, call, game.labels(labels_of(request), table))

    return router


def callable_rule(game: GameRules, rule: str) -> CallableRule:
    """Return a rule by its name, or by an id of the book: the one that is about it before all and about least besides.

    Raises: UnknownSubject, also where several are so alike.
    """
    entry = game.rules().get(rule)
    if entry is not None:
        return entry
    applying = [((one.rules[0] != rule, len(one.rules)), one) for one in game.rules().values() if rule in one.rules]
    nearest = [one for rank, one in applying if rank == min(rank for rank, _ in applying)]
    if len(nearest) != 1:
        raise UnknownSubject("rule.unknown", field="rule", rule=rule[:40])
    return nearest[0]


def read_inputs(kind: type[Inputs], inputs: Mapping[str, JsonValue]) -> Inputs:
    """Return the inputs of a rule. Raises: FormRefused."""
    try:
        return kind.model_validate_json(to_json(inputs))
    except ValidationError as error:
        found = (FieldError(f"inputs.{each.field}", each.code, each.data) for each in field_errors(error))
        raise FormRefused(tuple(found)) from error


def _shown(
    game: GameRules, entry: CallableRule, outcome: CaseResult, seed: str, call: Any, labels: Labels
) -> CaseOutcome:
    decision, facts = outcome.decision, cases.told(game, outcome, labels)
    return game.outcome(
        rule=entry.id,
        complete=decision.prompt is None,
        prompt=decision.prompt,
        steps=steps(decision, GAME_MASTER.viewer, outcome.before),
        question=game.told_words(outcome, labels).question(decision.prompt) if decision.prompt else None,
        answers=decision.answers,
        dice_seed=seed,
        events=facts,
        rules=cases.rules_behind(game, entry, facts, labels),
        changes=cases.changes(game, outcome),
        figures=cases.figures(game, outcome),
        **game.more_told(call, outcome, labels),
    )


@cache
def _rules(game: GameRules, labels: Labels) -> RuleList:
    lines = list[RuleLine]()
    for chapter, entries in by_chapter(game.book(), game.rules()):
        lines += (
            RuleLine(
                id=entry.id,
                title=game.title(entry, labels),
                chapter=chapter.id,
                rules=entry.rules,
                request=request_of(entry.command),
            )
            for entry in entries
        )
        lines += game.further_lines(chapter.id, labels)
    return RuleList(rules=tuple(lines), questions=tuple(_questions(labels)), call=game.call.model_json_schema())


def _questions(labels: Labels) -> Iterator[QuestionLine]:
    """Yield every purpose there are words for, which is every one a rule asks, in the order of the alphabet."""
    for purpose in sorted({key.split(".")[1] for key in labels.keys("prompts.")}):
        beginning = f"prompts.{purpose}.options."
        options = {key.removeprefix(beginning): labels.text(key) for key in labels.keys(beginning)}
        title = labels.text(f"prompts.{purpose}.title")
        yield QuestionLine(purpose=purpose, title=title, options=options)


def request_of(kind: type[Model]) -> dict[str, Any]:
    """Return the schema of a request: what all calls share, found in the same answer, and the inputs of this kind."""
    inputs = kind.model_json_schema()
    inputs["properties"].pop("type", None)
    return {"allOf": [{"$ref": "#/call"}], "properties": {"inputs": inputs}, "required": ["inputs"]}
