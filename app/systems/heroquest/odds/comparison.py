"""Comparison of tables: what happened, without numbers and faces, and what became of a figure or a table, field by
field.
"""

from collections.abc import Container, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache
from types import NoneType
from typing import Literal, NamedTuple, get_args, get_origin

from app.core.answers import ChoicePrompt
from app.core.events import Event
from app.systems.heroquest.state.figures import Figure, Hero, Item, Monster, Wear
from app.systems.heroquest.state.table import Table

Change = Literal["begins", "ends"]


class Fate(NamedTuple):
    """Fate of a thing: `lost`, `gained`, or the trouble it came to."""

    item_id: str
    content_id: str
    what: str


def figures(table: Table) -> Mapping[str, Hero | Monster]:
    """Return all heroes and monsters of a table, by id."""
    return {**table.heroes, **table.monsters}


def condition(figure: Hero | Monster | None) -> str:
    """Return how a figure is: a hero's condition, `standing` or `slain` for a monster, `gone` without one."""
    match figure:
        case Hero():
            return figure.condition.value
        case Monster():
            return "standing" if figure.is_standing else "slain"
    return "gone"


def is_wounded(old: Hero | Monster | None, new: Hero | Monster | None) -> bool:
    """Return whether it lost body points."""
    return old is not None and new is not None and new.body_points < old.body_points


def number_changes(old: Figure | None, new: Figure | None) -> dict[str, int]:
    """By how much each number changed; nothing for a figure that came or went."""
    if old is None or new is None or old is new:
        return {}
    before, after = _numbers(old), _numbers(new)
    changes = {name: number - before[name] for name, number in after.items() if name in before}
    return {name: change for name, change in changes.items() if change}


def begun_and_ended(old: Figure | None, new: Figure | None) -> Iterator[tuple[str, Change]]:
    """Effects and yes-or-no fields that hold on one of the two only."""
    before, after = _holding(old), _holding(new)
    yield from ((name, "begins") for name in after if name not in before)
    yield from ((name, "ends") for name in before if name not in after)


def fates(old: Figure | None, new: Figure | None) -> Iterator[Fate]:
    """Yield what became of the things a hero carried, and what came to them."""
    before, after = _things(old), _things(new)
    for item_id, item in {**before, **after}.items():
        if item_id not in after:
            yield Fate(item_id, item.content_id, "lost")
        elif item_id not in before:
            yield Fate(item_id, item.content_id, "gained")
        else:
            troubles = _troubles(before[item_id].wear, item.wear)
            yield from (Fate(item_id, item.content_id, trouble) for trouble in troubles)


def _things(figure: Figure | None) -> Mapping[str, Item]:
    return {item.id: item for item in figure.items} if isinstance(figure, Hero) else {}


def _troubles(old: Wear, new: Wear) -> Iterator[str]:
    for name in Wear.model_fields:
        if getattr(new, name) > getattr(old, name):
            yield name


def _holding(figure: Figure | None) -> dict[str, None]:
    if figure is None:
        return {}
    flags = (name for name, value in figure.__dict__.items() if value is True)
    return dict.fromkeys([*(active.effect.value for active in figure.effects), *flags])


def _numbers(figure: Figure) -> Mapping[str, int]:
    values = figure.__dict__.items()
    return {name: value for name, value in values if isinstance(value, int) and not isinstance(value, bool)}


FIGURES = ("heroes", "monsters")  # where a table has them
UNSEEN = ("ledger",)  # no rule looks at it, so it never tells two tables apart


def changed(start: Table, table: Table, who: Container[str] | None = None) -> Iterator[object]:
    """Yield everything on a table that differs from the start, as hashable parts; of figures only those in `who`."""
    before = start.__dict__
    for name, value in table.__dict__.items():
        if value is not before[name] and name not in UNSEEN:
            yield from _differences(name, before[name], value, who if name in FIGURES else None)


def _differences(name: str, old: object, new: object, who: Container[str] | None) -> Iterator[object]:
    if not isinstance(old, Mapping) or not isinstance(new, Mapping):
        yield name, new
        return
    if list(old) != list(new):
        yield name, *new
    for key, one in new.items():
        if (who is None or key in who) and old.get(key) is not one and old.get(key) != one:
            yield name, key, one


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
    """Return the events in order."""
    return tuple(_happening(fact) for fact in facts)


def choice_made(prompt: ChoicePrompt, option: str) -> Happening:
    """Return a choice on the way, with the figure that chose where it could be several."""
    offered = (("offered", one) for one in prompt.options)
    return Happening(CHOICE, prompt.about, (("purpose", prompt.purpose), ("option", option), *offered))


def _happening(fact: Event) -> Happening:
    figure, words = _telling(type(fact))
    values = ((name, getattr(fact, name)) for name in words)
    details = tuple((name, _word(value)) for name, value in values if value is not None)
    return Happening(fact.type, getattr(fact, figure) or "" if figure else "", details)


@cache
def _telling(kind: type[Event]) -> tuple[str | None, tuple[str, ...]]:
    """Return the field that names the figure, and the fields that hold words; what a fact calls its outcome is one,
    too.
    """
    fields = kind.model_fields
    figure = next((name for name in _FIGURES if name in fields), None)
    untold = {*_UNTOLD, figure}
    words = [name for name, info in fields.items() if name not in untold and _is_word(info.annotation)]
    if isinstance(getattr(kind, _OUTCOME, None), property):
        words.append(_OUTCOME)
    return figure, tuple(words)


def _is_word(annotation: object) -> bool:
    """Return whether the type is a text, an id of a closed set, yes or no, or one of these if any."""
    parts = [part for part in get_args(annotation) if part is not NoneType]
    if get_origin(annotation) is Literal:
        return True
    if parts:
        return all(map(_is_word, parts))
    return isinstance(annotation, type) and issubclass(annotation, (str, bool, StrEnum))


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
