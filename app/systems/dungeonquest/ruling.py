"""How a rule is asked alone: a function becomes a question with typed inputs, and says what it finds as facts."""

from collections.abc import Callable, Iterator, Mapping
from inspect import Parameter, signature
from typing import Any, Literal, NamedTuple, TypeVar

from pydantic import JsonValue, create_model

from app.core.answers import Answers
from app.core.events import Command, Event
from app.systems.dungeonquest.settled import Settled


class Found(Event):
    """What a rule says: `reason` names the sentence, `values` are what it speaks of."""

    type: Literal["rule.found"] = "rule.found"
    rule: str
    reason: str
    values: Mapping[str, JsonValue] = {}


class Ask(NamedTuple):
    """Whom a rule asks for dice and choices, and how the settled points are read."""

    answers: Answers
    settled: Settled = Settled()

    def holds(self, point: str, option: str) -> bool:
        """Whether a settled point is read like this."""
        return self.settled.holds(point, option)


Facts = Iterator[Found]
Function = TypeVar("Function", bound=Callable[..., Facts])


class Question(Command):
    """A rule with its inputs; it changes nothing."""


class Asked(NamedTuple):
    """A question, the rules it answers, and the function that does."""

    kind: type[Question]
    rules: tuple[str, ...]
    function: Callable[..., Facts]


QUESTIONS: dict[str, Asked] = {}


def rule(*ids: str) -> Callable[[Function], Function]:
    """The function answers for these ids: `(ask, inputs…)`, each input with its type, its range and its default."""

    def register(function: Function) -> Function:
        name = function.__name__
        inputs = list(signature(function).parameters.values())[1:]
        fields: dict[str, Any] = {
            one.name: (one.annotation, ... if one.default is Parameter.empty else one.default) for one in inputs
        }
        fields["type"] = (Literal[name], name)
        kind = create_model(name, __base__=Question, __doc__=function.__doc__, **fields)
        QUESTIONS[name] = Asked(kind, ids, function)
        return function

    return register


def found(rule: str, reason: str, **values: object) -> Found:
    """What a rule says. Lists are lists, whatever they were made of."""
    said: dict[str, Any] = {name: list(one) if isinstance(one, tuple) else one for name, one in values.items()}
    return Found(rule=rule, reason=reason, values=said)


def answer(question: Question, ask: Ask) -> Facts:
    """What a rule says to its question. Raises: RuleViolation; Unanswered."""
    inputs = {name: getattr(question, name) for name in type(question).model_fields if name != "type"}
    return QUESTIONS[question.type].function(ask, **inputs)
