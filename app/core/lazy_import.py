"""Imports made when something is first asked for, so that a start does not pay for every game.

Loading the rules and pages of the four games takes 0.7 s of processor time, on top of 0.9 s for the house itself: the
first page comes without them. Objects are named `module:name` as in the entry points of a Python package, and found by
the library's `pkgutil.resolve_name`.
"""

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pkgutil import resolve_name
from typing import TypeVar, cast

T_co = TypeVar("T_co", covariant=True)


class LazyImports(Mapping[str, T_co]):
    """Objects by name, each given as `module:name`; a look-up imports its module. Raises: KeyError, ImportError."""

    def __init__(self, places: Mapping[str, str]) -> None:
        self._places = places
        self._found: dict[str, T_co] = {}

    def __getitem__(self, name: str) -> T_co:
        if name not in self._found:
            with garbage_collection_paused():
                self._found[name] = cast("T_co", resolve_name(self._places[name]))
        return self._found[name]

    def __contains__(self, name: object) -> bool:
        return name in self._places

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)


@contextmanager
def garbage_collection_paused() -> Iterator[None]:
    """Pause the search for garbage while something is loaded: all of it stays, and looking costs a sixth of the
    time.
    """
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()
