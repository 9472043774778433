"""A ruling as a function: what a case is described with, in; what follows from it, out.

`@ruling("MKD-TOK-2")` makes a function callable alone, by the calculator and by programs: its parameters
are the inputs of a command of its name. It returns what follows by names, the same that its sentence
(`answers-<name>`) speaks of.
"""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from inspect import Parameter, signature
from typing import Any, Literal, NamedTuple, TypeVar, get_type_hints

from pydantic import create_model

from app.core.answers import Answers
from app.core.events import Command, Event
from app.core.rulebook import CallableRule

Result = Mapping[str, Any]
Chances = Mapping[str, Fraction]
Function = TypeVar("Function", bound=Callable[..., Result])


class RulingApplied(Event, type="ruling.applied"):
    """What follows from a ruling in the case that was described. `sentence` is the message that tells it."""

    rule: str
    sentence: str
    result: Result


class Ruling(NamedTuple):
    """A ruling that can be called: its function, and how likely what follows is before any die falls."""

    entry: CallableRule
    function: Callable[..., Result]
    chances: Callable[..., Chances] | None
    rolls: bool

    def apply(self, command: Command, answers: Answers) -> Iterator[Event]:
        """The only fact. Raises: Unanswered; GameError."""
        given = {"answers": answers} if self.rolls else {}
        yield RulingApplied(
            rule=self.entry.id,
            sentence=self.function.__name__,
            result=self.function(**_inputs(command), **given),
        )

    def odds(self, command: Command) -> Chances:
        """What may follow, with its chance; nothing where no die falls."""
        return self.chances(**_inputs(command)) if self.chances else {}


RULINGS: dict[str, Ruling] = {}  # filled by the modules of `subjects`


def ruling(
    *ids: str, name: str = "", chances: Callable[..., Chances] | None = None, **otherwise: Any
) -> Callable[[Function], Function]:
    """Register a function for these ids of the sheet, the first of which it answers.

    `name` where it is not the function's; `otherwise`: what inputs usually are, where the function says something else.
    """

    def register(function: Function) -> Function:
        kinds, rule = get_type_hints(function, include_extras=True), name or function.__name__
        inputs = {one.name: one.default for one in signature(function).parameters.values() if one.name != "answers"}
        fields: dict[str, Any] = {
            one: (kinds[one], otherwise.get(one, ... if default is Parameter.empty else default))
            for one, default in inputs.items()
        }
        kind: Any = Literal[rule]
        command = create_model(rule, __base__=Command, __doc__=function.__doc__, type=(kind, rule), **fields)
        RULINGS[rule] = Ruling(CallableRule(rule, command, ids), function, chances, "answers" in kinds)
        return function

    return register


def _inputs(command: Command) -> Mapping[str, Any]:
    return {name: value for name, value in command if name != "type"}
