"""Rules that are functions, asked alone: each becomes a question with typed inputs and an answer."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from inspect import Parameter, signature
from typing import Any, NamedTuple, TypeVar

from pydantic import JsonValue, create_model

from app.core.answers import Answers
from app.core.events import Command, Event
from app.core.rulebook import CallableRule, Chapter, Point, Proof, Rulebook, RuleIndex, SettledPoints


class Found(Event, type="rule.found", changes_nothing=True, private=frozenset({"values.*?"})):
    """Finding of a rule: `reason` names the sentence, `values` fill it."""

    rule: str
    reason: str
    values: Mapping[str, JsonValue] = {}


class Ask(NamedTuple):
    """Source of dice and choices for a rule, and the readings of settled points."""

    answers: Answers
    settled: SettledPoints

    def holds(self, point: str, option: str) -> bool:
        """Return whether a settled point is read like this."""
        return self.settled.holds(point, option)


Facts = Iterator[Found]
Chances = Mapping[str, Fraction]
Function = TypeVar("Function", bound=Callable[..., Any])


class Question(Command):
    """A rule with its inputs; it changes nothing."""


CommandT = TypeVar("CommandT", bound=Command)


def command_of(
    function: Callable[..., object], name: str, base: type[CommandT], *no_inputs: str, **otherwise: object
) -> type[CommandT]:
    """Return a command of this name whose fields are the parameters of a function, but for `no_inputs`.

    `otherwise`: what inputs usually are where the function says something else.
    """
    inputs = {one.name: one for one in signature(function).parameters.values() if one.name not in no_inputs}
    usual = {one.name: ... if one.default is Parameter.empty else one.default for one in inputs.values()} | otherwise
    fields: dict[str, Any] = {one: (inputs[one].annotation, usual[one]) for one in inputs}
    return create_model(name, __base__=base, __doc__=function.__doc__, __cls_kwargs__={"type": name}, **fields)


def inputs_of(command: Command) -> Mapping[str, Any]:
    """Return the arguments with which such a command calls its function."""
    return {name: value for name, value in command if name != "type"}


class Asked(NamedTuple):
    """A rule that is a function: how it is called alone, and how likely what follows is before any die falls."""

    entry: CallableRule
    function: Callable[..., Any]
    chances: Callable[..., Chances] | None = None

    def odds(self, command: Command) -> Chances:
        """Return the possible results with their chances; empty if no die falls."""
        return self.chances(**inputs_of(command)) if self.chances else {}


class FunctionRules(dict[str, Asked]):
    """The rules of one game that are functions, by their names, each as a command made from `base`.

    `no_inputs` are parameters that the game gives.
    """

    def __init__(self, base: type[Command], *no_inputs: str) -> None:
        super().__init__()
        self._base, self._no_inputs = base, no_inputs

    def rule(
        self, *ids: str, name: str = "", chances: Callable[..., Chances] | None = None, **otherwise: Any
    ) -> Callable[[Function], Function]:
        """Return the function answers for these ids, the first before all; each input has its type, range and default.

        `name` where it is not the function's; `otherwise`: as in `command_of`.
        """

        def register(function: Function) -> Function:
            called = name or function.__name__
            command = command_of(function, called, self._base, *self._no_inputs, **otherwise)
            self[called] = Asked(CallableRule(called, command, ids), function, chances)
            return function

        return register

    @cached_property
    def callable_rules(self) -> Mapping[str, CallableRule]:
        """Return each of them by its name, as outsiders call it."""
        return {name: asked.entry for name, asked in self.items()}

    def book(
        self, chapters: Mapping[str, Sequence[str]], points: Mapping[str, Point], proofs: Mapping[str, Proof]
    ) -> Rulebook:
        """Return every rule by its chapter, which the second part of its id belongs to, with the chapter's settled
        points.
        """
        ids = [one for asked in self.values() for one in asked.entry.rules]
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
        """Answer a rule's question. Raises: RuleViolation; Unanswered."""
        facts: Facts = self[question.type].function(ask, **inputs_of(question))
        return facts


def found(rule: str, reason: str, **values: object) -> Found:
    """Return a rule's finding, with sequences of any kind as lists."""
    said: dict[str, Any] = {name: list(one) if isinstance(one, tuple) else one for name, one in values.items()}
    return Found(rule=rule, reason=reason, values=said)
