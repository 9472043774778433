"""What every game serves, by its id, loaded when first asked for."""

from collections.abc import Mapping, Sequence

from app.core.lazy_import import LazyImports
from app.systems import registry
from app.systems.registry import Game
from app.web.table.game_pages import GamePages, GameWeb
from app.web.ui.rendering import ReadingPage


def pages_of(games: Sequence[Game]) -> Mapping[str, GamePages]:
    """The pages of these games."""
    return LazyImports({game.id: f"{game.web}.web:PAGES" for game in games})


def web_of(games: Sequence[Game]) -> Mapping[str, GameWeb]:
    """What they serve besides."""
    return LazyImports({game.id: f"{game.web}.web:WEB" for game in games})


def reading_pages_of(games: Sequence[Game]) -> Sequence[ReadingPage]:
    """The links that every navigation names; their modules load nothing of the games."""
    found: Mapping[str, Sequence[ReadingPage]] = LazyImports(
        {game.id: f"{game.web}.reading_pages:READING_PAGES" for game in games}
    )
    return tuple(page for pages in found.values() for page in pages)


PAGES: Mapping[str, GamePages] = pages_of(registry.GAMES)
GAMES: Mapping[str, GameWeb] = web_of(registry.GAMES)
