"""The subjects of the game: each says what can be asked, what can happen, and what follows from it."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import TypeVar

from app.core.events import Command, Event

SUBJECTS = (
    "body", "spell_sets", "equipment", "wear", "effects", "combat", "bestiary", "magic", "rounds", "positions",
    "traps", "cards", "exploration", "maps", "potions", "town", "quests", "party", "catalogue", "house_rules",
    "free_rolls", "personal", "ledger", "screen",
)  # fmt: skip
_HERE = __package__
Kind = TypeVar("Kind")


@cache
def load() -> None:
    """Load every subject, so that each rule and each change of the table is registered."""
    for module in _modules():
        import_module(module)


@cache
def command_types() -> tuple[type[Command], ...]:
    """Every command of the game, subject by subject."""
    return tuple(kind for module in _named("commands") for kind in _concrete(module, Command))


@cache
def event_types() -> tuple[type[Event], ...]:
    """Every event of the game, subject by subject."""
    return tuple(kind for module in _named("events") for kind in _concrete(module, Event))


def _modules() -> Iterator[str]:
    for subject in SUBJECTS:
        name = f"{_HERE}.{subject}"
        yield name
        folder = getattr(import_module(name), "__path__", ())
        yield from (found.name for found in walk_packages(folder, f"{name}."))


def _named(name: str) -> Iterator[ModuleType]:
    """The modules of this name in the subjects, and the subjects that are one file."""
    for subject in SUBJECTS:
        package = import_module(f"{_HERE}.{subject}")
        if not hasattr(package, "__path__"):
            yield package
        elif f"{_HERE}.{subject}.{name}" in {
            found.name for found in walk_packages(package.__path__, f"{_HERE}.{subject}.")
        }:
            yield import_module(f"{_HERE}.{subject}.{name}")


def _concrete(module: ModuleType, base: type[Kind]) -> Iterator[type[Kind]]:
    """The classes a module defines that have a name of their own, in its order."""
    for kind in vars(module).values():
        is_own = isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == module.__name__
        if is_own and "type" in kind.__annotations__:
            yield kind
