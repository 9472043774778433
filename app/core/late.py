"""What is loaded when it is first needed: a start must not pay for every game of the house."""

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import TypeVar, cast

T_co = TypeVar("T_co", covariant=True)


class Late(Mapping[str, T_co]):
    """Things by name; where each is to be found is written `module:name`. Asking for one imports its module."""

    def __init__(self, places: Mapping[str, str]) -> None:
        self._places = places
        self._found: dict[str, T_co] = {}

    def __getitem__(self, name: str) -> T_co:
        if name not in self._found:
            module, _, attribute = self._places[name].partition(":")
            with uncollected():
                self._found[name] = cast("T_co", getattr(import_module(module), attribute))
        return self._found[name]

    def __contains__(self, name: object) -> bool:
        return name in self._places

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)


@contextmanager
def uncollected() -> Iterator[None]:
    """No search for garbage while something is loaded: all of it stays, and looking costs a sixth of the time."""
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()
