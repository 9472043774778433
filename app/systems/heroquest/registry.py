"""The subjects of the game, the rule that decides each command, and what follows an event besides its own change.

A subject is a folder (or a file) with commands, events and rules. `@rule` registers a function where it stands; all
subjects are loaded when the first rule or change is needed.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import walk_packages
from types import ModuleType
from typing import TypeVar

from app.core.events import Command, Event, kinds_in
from app.core.rulebook import CallableRule
from app.systems.heroquest.content.fields import named_in
from app.systems.heroquest.state.table import Table

SUBJECTS = (
    "body", "spell_sets", "equipment", "wear", "effects", "combat", "bestiary", "magic", "rounds", "positions",
    "traps", "chests", "cards", "exploration", "maps", "potions", "town", "quests", "party", "catalogue",
    "choose_house_rule", "free_rolls", "personal", "ledger", "screen",
)  # fmt: skip
Rule = TypeVar("Rule", bound=Callable[..., Iterator[Event]])
Follower = TypeVar("Follower", bound=Callable[[Table, Table, Event], Table])

# Each function takes exactly the command it is registered for.
RULES: dict[type[Command], Callable[..., Iterator[Event]]] = {}
AFTER_EACH: list[Callable[[Table, Table, Event], Table]] = []


def rule(*commands: type[Command]) -> Callable[[Rule], Rule]:
    """Return the function that decides these commands: `(scene, command)`, yielding the events that follow."""

    def register(function: Rule) -> Rule:
        for command in commands:
            if command in RULES:
                raise ValueError(f"{command.__name__} has a rule already")
            RULES[command] = function
        return function

    return register


def after_each(function: Follower) -> Follower:
    """Return a function that is asked after every event: `(table before, table after, event)`, returning the table."""
    AFTER_EACH.append(function)
    return function


def rule_of(kind: type[Command]) -> Callable[..., Iterator[Event]]:
    """Return the rule that decides a kind of command."""
    load()
    return RULES[kind]


def evolve(table: Table, event: Event) -> Table:
    """Return the table after a fact."""
    load()
    later: Table = table if event.changes_nothing else event.evolve(table)
    for follow in AFTER_EACH:
        later = follow(table, later, event)
    return later


@cache
def load() -> None:
    """Load every subject, so that each rule and each change of the table is registered."""
    for subject in _subjects():
        for found in walk_packages(getattr(subject, "__path__", ()), f"{subject.__name__}."):
            import_module(found.name)


@cache
def command_types() -> tuple[type[Command], ...]:
    """Return every command of the game, subject by subject."""
    return kinds_in(Command, *_named("commands"))


@cache
def event_types() -> tuple[type[Event], ...]:
    """Return every event of the game, subject by subject."""
    return kinds_in(Event, *_named("events"))


def _subjects() -> Iterator[ModuleType]:
    return (import_module(f"{__package__}.{subject}") for subject in SUBJECTS)


def _named(name: str) -> Iterator[ModuleType]:
    """Yield the modules of this name in the subjects; of a subject that is one file, the subject itself."""
    for subject in _subjects():
        module = f"{subject.__name__}.{name}"
        if hasattr(subject, "__path__") and find_spec(module):
            yield import_module(module)
        else:
            yield subject


@cache
def catalog() -> Mapping[str, CallableRule]:
    """Return every rule by its id, which is the type of its command. Mere corrections apply no rule and are left
    out.
    """
    found = (_entry(kind) for kind in command_types())
    return {entry.id: entry for entry in found if entry.rules}


def _entry(kind: type[Command]) -> CallableRule:
    return CallableRule(
        id=kind.type_name,
        command=kind,
        rules=named_in(f"{rule_of(kind).__doc__ or ''}\n{kind.__doc__ or ''}"),
    )
