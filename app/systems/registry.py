"""Every game of the house by its id, loaded when it is first played: a new one is one folder and a line in each map."""

from collections.abc import Callable, Mapping

from app.core.game_system import GameSystem
from app.core.lazy_import import LazyImports
from app.labels.labels import Labels

SYSTEMS: Mapping[str, GameSystem] = LazyImports({"heroquest": "app.systems.heroquest.game:SYSTEM"})
# The words of a game without its rules: the list of campaigns needs no more.
LABELS: Mapping[str, Callable[[str], Labels]] = LazyImports({"heroquest": "app.systems.heroquest.labels:labels"})
DEFAULT = "heroquest"
