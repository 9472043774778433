"""What was looked at last: an action shows one table to several pages, and the one before for comparison."""

from app.core.game_system import Viewer
from app.systems.heroquest.game import HeroQuest
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.views.table import TableView

MOST = 32


class Seen:
    """The newest views by the identity of their table, which each of them keeps from being anybody else's."""

    def __init__(self, system: HeroQuest) -> None:
        self._system = system
        self._views: dict[tuple[int, Viewer], tuple[Table, TableView]] = {}

    def view(self, table: Table, viewer: Viewer) -> TableView:
        """What a viewer may see of a table."""
        key = id(table), viewer
        known = self._views.get(key)
        if known is None:
            if len(self._views) >= MOST:
                self._views = {}
            known = self._views[key] = table, self._system.view(table, viewer)
        return known[1]
