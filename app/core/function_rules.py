"""How a rule that is a function is asked alone: it becomes a question with typed inputs, and says what it finds."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from inspect import Parameter, signature
from typing import Any, NamedTuple, TypeVar

from pydantic import JsonValue, create_model

from app.core.answers import Answers
from app.core.events import Command, Event
from app.core.rulebook import CallableRule, Chapter, Point, Proof, Rulebook, RuleIndex, SettledPoints


class Found(Event, type="rule.found", changes_nothing=True):
    """What a rule says: `reason` names the sentence, `values` are what it speaks of."""

    rule: str
    reason: str
    values: Mapping[str, JsonValue] = {}


class Ask(NamedTuple):
    """Whom a rule asks for dice and choices, and how the settled points are read."""

    answers: Answers
    settled: SettledPoints

    def holds(self, point: str, option: str) -> bool:
        """Whether a settled point is read like this."""
        return self.settled.holds(point, option)


Facts = Iterator[Found]
Function = TypeVar("Function", bound=Callable[..., Facts])


class Question(Command):
    """A rule with its inputs; it changes nothing."""


CommandT = TypeVar("CommandT", bound=Command)


def command_of(
    function: Callable[..., object], name: str, base: type[CommandT], *no_inputs: str, **otherwise: object
) -> type[CommandT]:
    """A command of this name whose fields are the parameters of a function, but for `no_inputs`.

    `otherwise`: what inputs usually are where the function says something else.
    """
    inputs = {one.name: one for one in signature(function).parameters.values() if one.name not in no_inputs}
    usual = {one.name: ... if one.default is Parameter.empty else one.default for one in inputs.values()} | otherwise
    fields: dict[str, Any] = {one: (inputs[one].annotation, usual[one]) for one in inputs}
    return create_model(name, __base__=base, __doc__=function.__doc__, __cls_kwargs__={"type": name}, **fields)


def inputs_of(command: Command) -> Mapping[str, Any]:
    """What such a command calls its function with."""
    return {name: value for name, value in command if name != "type"}


class Asked(NamedTuple):
    """A question, the rules it answers, and the function that does."""

    kind: type[Question]
    rules: tuple[str, ...]
    function: Callable[..., Facts]


class FunctionRules:
    """The rules of one game that are functions, by their names."""

    def __init__(self) -> None:
        self.questions: dict[str, Asked] = {}

    def rule(self, *ids: str) -> Callable[[Function], Function]:
        """The function answers for these ids: `(ask, inputs…)`, each input with its type, range and default."""

        def register(function: Function) -> Function:
            name = function.__name__
            self.questions[name] = Asked(command_of(function, name, Question, "ask", "_ask"), ids, function)
            return function

        return register

    @cached_property
    def callable_rules(self) -> Mapping[str, CallableRule]:
        """Each of them by its name, as outsiders call it."""
        return {name: CallableRule(name, asked.kind, asked.rules) for name, asked in self.questions.items()}

    def book(
        self, chapters: Mapping[str, Sequence[str]], points: Mapping[str, Point], proofs: Mapping[str, Proof]
    ) -> Rulebook:
        """Every rule by its chapter, which the second part of its id belongs to, with the chapter's settled points."""
        ids = [one for asked in self.questions.values() for one in asked.rules]
        found = {
            chapter: Chapter(
                id=chapter,
                rules=tuple(one for prefix in prefixes for one in ids if one.split("-")[1] == prefix),
                house_rules=tuple(name for name, point in points.items() if point.chapter == chapter),
            )
            for chapter, prefixes in chapters.items()
        }
        return Rulebook(found, RuleIndex(rules=proofs))

    def answer(self, question: Question, ask: Ask) -> Facts:
        """What a rule says to its question. Raises: RuleViolation; Unanswered."""
        return self.questions[question.type].function(ask, **inputs_of(question))


def found(rule: str, reason: str, **values: object) -> Found:
    """What a rule says. Lists are lists, whatever they were made of."""
    said: dict[str, Any] = {name: list(one) if isinstance(one, tuple) else one for name, one in values.items()}
    return Found(rule=rule, reason=reason, values=said)
