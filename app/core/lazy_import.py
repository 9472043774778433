"""Imports made when something is first asked for, so that a start does not pay for every game."""

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import TypeVar, cast

T_co = TypeVar("T_co", covariant=True)


class LazyImports(Mapping[str, T_co]):
    """Objects by name, each given as `module:name`; a look-up imports its module. Raises: KeyError, ImportError."""

    def __init__(self, places: Mapping[str, str]) -> None:
        self._places = places
        self._found: dict[str, T_co] = {}

    def __getitem__(self, name: str) -> T_co:
        if name not in self._found:
            module, _, attribute = self._places[name].partition(":")
            with garbage_collection_paused():
                self._found[name] = cast("T_co", getattr(import_module(module), attribute))
        return self._found[name]

    def __contains__(self, name: object) -> bool:
        return name in self._places

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)


@contextmanager
def garbage_collection_paused() -> Iterator[None]:
    """No search for garbage while something is loaded: all of it stays, and looking costs a sixth of the time."""
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()
