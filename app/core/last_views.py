"""What viewers saw last: the parts of a page, its panel and its chronicle ask for one table one after the other."""

from collections.abc import Callable
from typing import Generic, TypeVar

from app.core.game_system import GameState, Viewer

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
