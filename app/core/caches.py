"""Caches of computed results, kept as long as they hold: a table and what is drawn on it never change."""

from collections.abc import Callable, Hashable
from functools import update_wrapper
from typing import Concatenate, ParamSpec, TypeVar

Made = TypeVar("Made")
Held = TypeVar("Held")
P = ParamSpec("P")


def by_identity(
    most: int = 16,
) -> Callable[[Callable[Concatenate[Held, P], Made]], Callable[Concatenate[Held, P], Made]]:
    """Let a function remember what it made of its newest first arguments, `most` of them together with the others.

    The first must never change, the others be hashable. It is kept with what was made of it, so that nothing else can
    have its identity. What raises is not remembered.
    """

    def remembering(make: Callable[Concatenate[Held, P], Made]) -> Callable[Concatenate[Held, P], Made]:
        kept: dict[Hashable, tuple[Held, Made]] = {}

        def remembered(held: Held, /, *others: P.args, **named: P.kwargs) -> Made:
            key = (id(held), others, *sorted(named.items()))
            known = kept.get(key)
            if known is None:
                if len(kept) >= most:
                    kept.clear()
                known = kept[key] = held, make(held, *others, **named)
            return known[1]

        update_wrapper(remembered, make)
        return remembered

    return remembering
