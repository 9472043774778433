"""The rulings of the sheet: what each says and how it is found, as data; what follows from it, as a function.

`@ruling("MKD-TOK-2")` makes a function callable alone, by the calculator and by programs: its parameters
are the inputs of a command of its name. It returns what follows by names, the same that its sentence
(`answers-<name>`) speaks of.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from inspect import signature
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from app.core.answers import Answers
from app.core.events import Command, Event
from app.core.function_rules import FunctionRules, inputs_of
from app.core.model import Model
from app.core.rulebook import Chapter, Rulebook
from app.core.texts import Line

DATA = Path(__file__).parent / "data"


class SheetRuling(Model):
    """A ruling: what kind it is, under which headword it stands, and by which words it is found.

    `words`: German and English ones, with the slips of the sheet. `page`: of the rulebook that the ruling corrects.
    `notes`: open questions of the sheet with the reading that was chosen.
    """

    kind: Literal["erratum", "restored", "changed", "clarified"]
    source: str
    words: tuple[str, ...] = ()
    page: int | None = None
    related: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


class Sheet(Model):
    """The whole sheet. `figures` names the ruling of each corrected figure, `costs` are those of levels 1 to 5,
    `examples` what a form of a ruling begins with, as it would be typed."""

    date: str
    valid_from: str
    chapters: Mapping[str, tuple[str, ...]]
    rulings: Mapping[str, SheetRuling]
    figures: Mapping[str, str]
    corrections: Mapping[str, Mapping[str, Any]]
    costs: Mapping[str, tuple[int, ...]]
    examples: Mapping[str, Mapping[str, Any]]


@cache
def sheet() -> Sheet:
    """Return the sheet as it comes with the game."""
    return Sheet.model_validate(read_data("sheet"), strict=False)


def read_data(name: str) -> Mapping[str, Any]:
    """Return a file of `data`."""
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def rulebook() -> Rulebook:
    """Return its chapters with the rulings in them."""
    return Rulebook({name: Chapter(id=name, rules=rules) for name, rules in sheet().chapters.items()})


def _text(value: Any) -> Any:
    """Return a name as text: a section, a field or a figure may be called by a number."""
    return str(value) if type(value) is int else value


def _as_id(value: Any) -> Any:
    """`Magic Retribution` and `magic-retribution` mean `magic_retribution`."""
    return "_".join(value.strip().lower().replace("-", " ").replace("/", " ").split()) if type(value) is str else value


Spelled = BeforeValidator(_as_id)  # in an annotation: however somebody spells one of the options
Name = Annotated[str, Line(60, least=1, seen="typed"), BeforeValidator(_text)]
Names = Annotated[tuple[Name, ...], Field(max_length=60)]
Count = Annotated[int, Field(ge=0, le=60)]
Dice = Annotated[int, Field(ge=0, le=20)]
Level = Annotated[int, Field(ge=1, le=5)]
Value = Annotated[int, Field(ge=0, le=40)]  # on a figure's dial: movement, defence, damage; also clicks
"""Numbers as they occur at a table."""

Result = Mapping[str, Any]


class RulingApplied(Event, type="ruling.applied", changes_nothing=True):
    """Result of a ruling in the described case. `sentence` is the message that tells it."""

    rule: str
    sentence: str
    result: Result


RULINGS = FunctionRules(Command, "answers")  # filled by the subjects that game.py names
ruling = RULINGS.rule


def apply(command: Command, answers: Answers) -> Iterator[Event]:
    """Yield the only fact that follows from a ruling in a case. Raises: Unanswered; GameError."""
    function = RULINGS[command.type].function
    given = {"answers": answers} if "answers" in signature(function).parameters else {}
    result = function(**inputs_of(command), **given)
    yield RulingApplied(rule=command.type, sentence=function.__name__, result=result)
