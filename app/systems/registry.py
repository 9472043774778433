"""Every game of the house by its id, loaded when it is first played.

A new game is its folders (`app/systems/<id>`, `app/web/<id>`, `templates/<id>`) and its id in `GAMES`.
"""

from collections.abc import Callable, Mapping

from app.core.game_system import GameSystem
from app.core.lazy_import import LazyImports
from app.labels.labels import Labels

GAMES = ("heroquest",)  # the first is the one that a new campaign plays unless another is chosen
DEFAULT = GAMES[0]
SYSTEMS: Mapping[str, GameSystem] = LazyImports({game: f"app.systems.{game}.game:SYSTEM" for game in GAMES})
# The words of a game without its rules: the list of campaigns needs no more.
LABELS: Mapping[str, Callable[[str], Labels]] = LazyImports(
    {game: f"app.systems.{game}.labels:labels" for game in GAMES}
)
