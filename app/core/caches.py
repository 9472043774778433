"""Caches of computed results, kept as long as they hold: a table and what is drawn on it never change."""

from collections.abc import Callable, Hashable
from functools import update_wrapper
from typing import Any, Concatenate, ParamSpec, TypeVar

Made = TypeVar("Made")
Held = TypeVar("Held")
Key = TypeVar("Key", bound=Hashable)
P = ParamSpec("P")


def make_room(kept: dict[Key, Made], most: int) -> None:
    """Drop the oldest quarter of a cache that is full; other threads may use it meanwhile."""
    if len(kept) >= most:
        for oldest in list(kept)[: -(-most // 4)]:
            kept.pop(oldest, None)


def by_identity(
    most: int = 16,
    *,
    parts: Callable[[Any], tuple[object, ...]] | None = None,  # Any: whatever the function is decorated for takes
) -> Callable[[Callable[Concatenate[Held, P], Made]], Callable[Concatenate[Held, P], Made]]:
    """Let a function remember what it made of its newest first arguments, `most` of them together with the others.

    The first must never change, the others be hashable. It is kept with what was made of it, so that nothing else can
    have its identity. What raises is not remembered. `parts`: all of the first that the answer depends on; others with
    the same parts get the same answer.
    """

    def remembering(make: Callable[Concatenate[Held, P], Made]) -> Callable[Concatenate[Held, P], Made]:
        kept: dict[Hashable, tuple[object, Made]] = {}

        def remembered(held: Held, /, *others: P.args, **named: P.kwargs) -> Made:
            looked_at = parts(held) if parts else (held,)
            key = (*map(id, looked_at), others, *named.items())
            known = kept.get(key)
            if known is None:
                make_room(kept, most)
                known = kept[key] = looked_at, make(held, *others, **named)
            return known[1]

        update_wrapper(remembered, make)
        return remembered

    return remembering
