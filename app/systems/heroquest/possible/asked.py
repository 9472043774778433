"""Fields that a command still asks for, and whether there is anything to say for each that the rules accept."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import chain, permutations

from pydantic import JsonValue

from app.core.errors import GameError
from app.core.events import Command
from app.core.offers import named_by, new_field
from app.systems.heroquest.content.loader import declared_actions
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.possible.choices import FIGURES, values_of
from app.systems.heroquest.possible.declared import acting_field, built, is_list, least_of, plain_of
from app.systems.heroquest.scene import Scene

NEW = "new"  # the id of something that is not there yet
Told = Mapping[str, JsonValue]
Values = Mapping[str, tuple[str, ...] | None]


def asked_with(
    scene: Scene, kind: type[Command], acting: str, told: Told, values: Values, *, leads: bool,
    said: GameError | None = None,
) -> tuple[str, ...] | None:  # fmt: skip
    """Return the fields a command asks for beyond those told; None where the rules refuse it whatever is said.

    `values` are the fields that must be told with what can be said for each, None where anything may be said or all of
    the content. Another field is asked for where the rules do not do without it. `leads`: the game master says it, who
    may overrule. `said`: what they say against the command as far as it is told, where they were asked already.
    """
    asks, free = list(values), {name for name, found in values.items() if _is_free(scene, kind, name, found)}
    choices = {name: _choices(scene, kind, name, found) for name, found in values.items()}
    given: dict[str, JsonValue] = {name: next(found, None) for name, found in choices.items()}
    new, other, of_acting = new_field(kind), "", None
    while None not in given.values():
        command = built(kind, {**told, **given, **({new: NEW} if new else {})})
        error = said or (refusal(scene.table, command, scene.content) if command else None)
        if command is None or error is None:
            return tuple(asks) if command is None or leads or not command.overrules else None
        said, name = None, error.field or ""
        if name == acting_field(kind):  # what it cannot do for itself it may do for somebody else
            if is_same(error, of_acting):
                return None
            of_acting = error
            name = other = other or next(filter(None, _others(kind, {*told, *choices})), "")
        if name in free:
            return tuple(asks)
        if name not in choices:
            if name in told or name not in _asked_at_all(kind):
                return None
            found = values_of(scene, kind, name, acting)
            if _is_free(scene, kind, name, found):
                return (*asks, name)
            choices[name] = _choices(scene, kind, name, found)
            asks.append(name)
        given[name] = next(choices[name], None)
    return None


def is_same(error: GameError, other: GameError | None) -> bool:
    """Return whether two objections say the same: for one figure this holds with whatever else is said."""
    return other is not None and (error.code, error.data) == (other.code, other.data)


def _others(kind: type[Command], told: Collection[str]) -> Iterator[str]:
    """Yield the fields for somebody else that need not be told."""
    return (name for name in _asked_at_all(kind) if name not in told and named_by(kind, name) in FIGURES)


def _asked_at_all(kind: type[Command]) -> tuple[str, ...]:
    """Return the fields that the action of a command asks for, told or not."""
    row = declared_actions().get(kind.type_name, {})
    return (*row.get("asks", ()), *filter(None, [row.get("final")]))


def _is_free(scene: Scene, kind: type[Command], name: str, values: tuple[str, ...] | None) -> bool:
    """Return whether anything may be said for a field."""
    is_box = kind.model_fields[name].annotation is bool
    return values is None and not is_box and not _entries(scene, kind, name)


def _entries(scene: Scene, kind: type[Command], name: str) -> Iterable[str]:
    """Return the ids of all entries of the content that a field may name."""
    return getattr(scene.content, named_by(kind, name) or "-", ())


def _choices(
    scene: Scene, kind: type[Command], name: str, values: tuple[str, ...] | None
) -> Iterator[JsonValue]:  # fmt: skip
    """Yield what may be said for a field; of a list each alone, then each pair."""
    if kind.model_fields[name].annotation is bool:
        return iter((True,))  # unticked is what is said anyway
    if _is_free(scene, kind, name, values):
        return iter((plain_of(kind, name),))
    found = tuple(_entries(scene, kind, name)) if values is None else values
    if not is_list(kind, name):
        return iter(found)
    least = least_of(kind, name)
    alone = ((one,) for one in found) if least == 1 else ()
    return (list(some) for some in chain(alone, permutations(found, max(least, 2))))
