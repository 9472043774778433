"""What every game serves, by its id, loaded when first asked for."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from app.core.lazy_import import LazyImports
from app.systems import registry
from app.systems.registry import Game
from app.web.http.entrance import playing
from app.web.table.game_pages import GamePages, GameWeb
from app.web.table.table_pages import PlainPages
from app.web.ui.rendering import Front, GameFrame, Place, ReadingPage


class Pages(Mapping[str, GamePages]):
    """The pages of games; one that brings none has those of the house. Raises: KeyError for a game not among them."""

    def __init__(self, games: Sequence[Game]) -> None:
        self._games = {game.id: game for game in games}
        self._own: Mapping[str, GamePages] = LazyImports({game: f"{web}.web:PAGES" for game, web in _webs(games)})
        self._plain: dict[str, GamePages] = {}

    def __getitem__(self, game: str) -> GamePages:
        if self._games[game].web:
            return self._own[game]
        if game not in self._plain:
            one = [self._games[game]]
            self._plain[game] = PlainPages(registry.systems_of(one)[game], registry.labels_of(one)[game])
        return self._plain[game]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


def web_of(games: Sequence[Game]) -> Mapping[str, GameWeb]:
    """What games serve besides pages."""
    return LazyImports({game: f"{web}.web:WEB" for game, web in _webs(games)})


def reading_pages_of(games: Sequence[Game]) -> Mapping[str, Sequence[ReadingPage]]:
    """The links that every navigation names; their modules load nothing of the games."""
    return LazyImports({game: f"{web}.reading_pages:READING_PAGES" for game, web in _webs(games)})


def fronts_of(games: Sequence[Game]) -> Mapping[str, Front]:
    """What the start page shows of games; their modules load nothing of them."""
    return LazyImports({game: f"{web}.reading_pages:FRONT" for game, web in _webs(games)})


def frames_of(games: Sequence[Game], pages: Mapping[str, GamePages]) -> Callable[[], GameFrame]:
    """What the frame of a page shows of the game that the request is about."""
    reading = reading_pages_of(games)
    places: Mapping[str, Sequence[Place]] = LazyImports(
        {game: f"{web}.reading_pages:PLACES" for game, web in _webs(games)}
    )

    def frame() -> GameFrame:
        game = playing.get()
        return GameFrame(pages[game].accent, places.get(game, ()), reading.get(game, ())) if game else GameFrame()

    return frame


def _webs(games: Sequence[Game]) -> Iterator[tuple[str, str]]:
    return ((game.id, game.web) for game in games if game.web)


PAGES: Mapping[str, GamePages] = Pages(registry.GAMES)
GAMES: Mapping[str, GameWeb] = web_of(registry.GAMES)
