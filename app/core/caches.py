"""What was worked out is remembered as long as it holds: a table and what is drawn on it never change."""

from collections.abc import Callable, Hashable
from functools import update_wrapper
from typing import Concatenate, Generic, ParamSpec, TypeVar

from app.core.game_system import GameState, Viewer

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


TableT = TypeVar("TableT", bound=GameState)
_MOST_VIEWERS = 64


class LastViews(Generic[TableT]):
    """Works out what somebody sees once for each table: a view must depend on nothing but these two."""

    def __init__(self, work_out: Callable[[TableT, Viewer], TableT]) -> None:
        self._work_out = work_out
        self._last: dict[Viewer, tuple[TableT, TableT]] = {}

    def of(self, table: TableT, viewer: Viewer) -> TableT:
        """What this person sees of this very table; a table is never changed, so the same one looks the same."""
        known = self._last.get(viewer)
        if known is None or known[0] is not table:
            if len(self._last) >= _MOST_VIEWERS:
                self._last.clear()
            known = self._last[viewer] = table, self._work_out(table, viewer)
        return known[1]
