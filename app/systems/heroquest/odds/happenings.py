"""What happened, without numbers and faces: which kind of fact, to whom, and with what outcome."""

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from types import NoneType
from typing import Literal, NamedTuple, get_args, get_origin

from app.core.answers import ChoicePrompt
from app.core.events import Event

CHOICE = "choice"
_OUTCOME = "outcome"
_FIGURES = ("hero_id", "monster_id", "figure_id")
_UNTOLD = {"type", "secret", "name", "player", "note", "figure_kind"}


class Happening(NamedTuple):
    """A kind of fact and everything in it that is a word; numbers and dice are left out."""

    type: str
    figure: str
    details: tuple[tuple[str, str], ...]


def happenings(facts: Sequence[Event]) -> tuple[Happening, ...]:
    """What happened, in order."""
    return tuple(_happening(fact) for fact in facts)


def choice_made(prompt: ChoicePrompt, option: str) -> Happening:
    """A choice on the way; who chose is named where it could be several."""
    offered = (("offered", one) for one in prompt.options)
    return Happening(CHOICE, prompt.about, (("purpose", prompt.purpose), ("option", option), *offered))


def _happening(fact: Event) -> Happening:
    figure, words = _telling(type(fact))
    values = ((name, getattr(fact, name)) for name in words)
    details = tuple((name, _word(value)) for name, value in values if value is not None)
    return Happening(fact.type, getattr(fact, figure) or "" if figure else "", details)


@cache
def _telling(kind: type[Event]) -> tuple[str | None, tuple[str, ...]]:
    """The field that names the figure, and the fields that hold words; what a fact calls its outcome is one, too."""
    fields = kind.model_fields
    figure = next((name for name in _FIGURES if name in fields), None)
    untold = {*_UNTOLD, figure}
    words = [name for name, info in fields.items() if name not in untold and _is_word(info.annotation)]
    if isinstance(getattr(kind, _OUTCOME, None), property):
        words.append(_OUTCOME)
    return figure, tuple(words)


def _is_word(annotation: object) -> bool:
    """A text, an id of a closed set, yes or no, or one of these if any."""
    parts = [part for part in get_args(annotation) if part is not NoneType]
    if get_origin(annotation) is Literal:
        return True
    if parts:
        return all(map(_is_word, parts))
    return isinstance(annotation, type) and issubclass(annotation, (str, bool, StrEnum))


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
