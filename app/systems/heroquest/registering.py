"""Which rule decides a command, and how the table follows an event: both are said where the function stands.

A subject is a folder (or a file) with commands, events and rules. All of them are loaded when the first is asked for.
"""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from app.core.events import Command, Event

Rule = TypeVar("Rule", bound=Callable[..., Iterator[Event]])
Evolver = TypeVar("Evolver", bound=Callable[..., Any])
Kind = TypeVar("Kind", bound=type[Event])
# Any because each function takes exactly the command or event it is registered for.
Change = Callable[[Any, Any], Any]

RULES: dict[type[Command], Callable[..., Iterator[Event]]] = {}
EVOLVERS: dict[type[Event], Change] = {}
ALSO: dict[type[Event], tuple[Change, ...]] = {}
AFTER_EACH: list[Callable[[Any, Any, Event], Any]] = []


def rule(*commands: type[Command]) -> Callable[[Rule], Rule]:
    """The function that decides these commands: `(scene, command)`, yielding the events that follow."""

    def register(function: Rule) -> Rule:
        for command in commands:
            if command in RULES:
                raise ValueError(f"{command.__name__} has a rule already")
            RULES[command] = function
        return function

    return register


def evolves(*events: type[Event], part: Callable[[Change], Change] | None = None) -> Callable[[Evolver], Evolver]:
    """The function that changes the table after these events: `(table, event)`, returning the new table.

    `part` is for one that changes a part of the table only, e.g. `of_hero`.
    """

    def register(function: Evolver) -> Evolver:
        for event in events:
            if event in EVOLVERS:
                raise ValueError(f"{event.__name__} changes the table already")
            EVOLVERS[event] = part(function) if part else function
        return function

    return register


def changes_nothing(event: Kind) -> Kind:
    """An event that is only told: what follows from it are events of their own."""
    EVOLVERS[event] = _same
    return event


def also_evolves(*events: type[Event]) -> Callable[[Evolver], Evolver]:
    """The function that notes something besides what the event itself changes."""

    def register(function: Evolver) -> Evolver:
        for event in events:
            ALSO[event] = (*ALSO.get(event, ()), function)
        return function

    return register


def after_each(function: Evolver) -> Evolver:
    """A function that is asked after every event: `(table before, table after, event)`, returning the table."""
    AFTER_EACH.append(function)
    return function


def _same(table: object, _: Event) -> object:
    return table
