"""What every game serves, by its id, loaded when first asked for: a new game is one folder and a line in each map."""

from collections.abc import Mapping, Sequence

from app.core.lazy_import import LazyImports
from app.web.heroquest.reading_pages import READING_PAGES as HEROQUEST_READING_PAGES
from app.web.table.game_pages import GamePages, GameWeb
from app.web.ui.rendering import ReadingPage

PAGES: Mapping[str, GamePages] = LazyImports({"heroquest": "app.web.heroquest.web:PAGES"})
GAMES: Mapping[str, GameWeb] = LazyImports({"heroquest": "app.web.heroquest.web:WEB"})
READING_PAGES: Sequence[ReadingPage] = HEROQUEST_READING_PAGES
