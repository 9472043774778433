"""What every game serves, by its id, loaded when first asked for."""

from collections.abc import Mapping, Sequence

from app.core.lazy_import import LazyImports
from app.systems import registry
from app.web.table.game_pages import GamePages, GameWeb
from app.web.ui.rendering import ReadingPage

PAGES: Mapping[str, GamePages] = LazyImports({game: f"app.web.{game}.web:PAGES" for game in registry.GAMES})
GAMES: Mapping[str, GameWeb] = LazyImports({game: f"app.web.{game}.web:WEB" for game in registry.GAMES})
# The links that every navigation names; their module loads nothing of the game.
_READING_PAGES: Mapping[str, Sequence[ReadingPage]] = LazyImports(
    {game: f"app.web.{game}.reading_pages:READING_PAGES" for game in registry.GAMES}
)
READING_PAGES: Sequence[ReadingPage] = tuple(page for pages in _READING_PAGES.values() for page in pages)
