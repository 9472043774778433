"""Web parts of the games by id, loaded when first asked for: pages and routes.

The routes join the app with the first request that no route before them answers, those of the house before those of the
games, or soon after the start: the first page does not wait for them.
"""

import asyncio
import gc
import warnings
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain

from fastapi import APIRouter, FastAPI
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute, Match
from starlette.types import Receive, Scope, Send

from app.core.errors import UnknownContent
from app.core.lazy_import import LazyImports
from app.systems import registry
from app.systems.registry import Game
from app.web.http.entrance import OF_CAMPAIGN
from app.web.table.game_pages import GameWeb
from app.web.table.table_pages import GamePages, PlainPages
from app.web.ui.rendering import Front

SOON_SECONDS = 1.0  # by then the first page has been shown


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
    """By game: its routes and whatever else it serves besides its pages, each loaded when it is first asked for."""
    return LazyImports({game: f"{web}.web:WEB" for game, web in _webs(games)})


def fronts_of(games: Sequence[Game]) -> Mapping[str, Front]:
    """Return the games as start page and navigation show them; loads nothing of their rules and pages."""
    return LazyImports({game: f"{web}:FRONT" for game, web in _webs(games)})


def _webs(games: Sequence[Game]) -> Iterator[tuple[str, str]]:
    return ((game.id, game.web) for game in games if game.web)


def join_routes(app: FastAPI, routers: Iterable[APIRouter]) -> None:
    """Join the routes themselves: `include_router` would analyse each once more at every app's first request."""
    for router in routers:
        app.router.routes.extend(router.routes)


class LateRoutes:
    """Adds the routes of the house that no first page needs to an app, and those of the games, each once, when they are
    first needed.
    """

    def __init__(
        self,
        app: FastAPI,
        house: Mapping[str, Sequence[APIRouter]],
        games: Mapping[str, GameWeb],
        installed: Collection[str],
        plays: Callable[[int], str | None],
    ) -> None:
        """`house`: routers of the house, loaded when they are looked at. `installed`: the games that can be played;
        `plays`: the game of a campaign by its number.
        """
        self._app = app
        self._plays, self._installed = plays, installed
        self._house = house
        self._games = games
        self._nobody = app.router.default
        app.router.default = self._answer_in_house

    async def join_soon(self) -> None:
        """Join a second after the start; the modules are loaded in a thread beside the event loop."""
        await asyncio.sleep(SOON_SECONDS)
        # FastAPI silences this one for itself, but a thread beside it that does the same can bring it back in between.
        warnings.filterwarnings("ignore", message="The 'alias' attribute")
        await asyncio.to_thread(lambda: [*self._house.values(), *self._games.values()])
        self.join()
        gc.freeze()  # all of it stays as well (see app/commands/server.py)

    def join(self) -> tuple[GameWeb, ...]:
        """Join now, at most once; what the games bring."""
        self._join_house()
        games = tuple(self._games.values())
        if self._app.router.default == self._answer:
            self._app.router.default = self._nobody_answers
            for game, web in self._games.items():
                routes = (route for router in web.routers for route in router.routes)
                several = len(self._games) > 1
                self._app.router.routes.extend(
                    _for_campaigns_of(game, route, self._plays) if several else route for route in routes
                )
        return games

    def _join_house(self) -> None:
        if self._app.router.default == self._answer_in_house:
            self._app.router.default = self._answer
            join_routes(self._app, chain.from_iterable(self._house.values()))

    async def _answer_in_house(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the other routes of the house, and route a request once more that no early one answers."""
        self._join_house()
        await self._app.router(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the routes of the games, and route a request once more that no route of the house answers."""
        self.join()
        await self._app.router(scope, receive, send)

    async def _nobody_answers(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer an address without a route. Below a campaign whose game is missing it may be one of that game's.

        Raises: UnknownContent; StorageFault.
        """
        found = OF_CAMPAIGN.match(scope["path"])
        played = self._plays(int(found[1])) if found else None
        if played is not None and played not in self._installed:
            raise UnknownContent("system.not_installed", system=played)
        await self._nobody(scope, receive, send)


class _RouteOfGame(APIRoute):
    """The route of a game: below a campaign it answers only if that plays the game, so two games may share a path."""

    def __init__(self, route: APIRoute, game: str, plays: Callable[[int], str | None]) -> None:
        """Take over what the route is, as it was analysed: doing that again takes 30 ms for the 94 of all games."""
        vars(self).update(vars(route))
        self._game, self._plays = game, plays

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        match, found = super().matches(scope)
        if match is Match.NONE:
            return match, found
        campaign = str(found["path_params"]["campaign_id"])
        played = self._plays(int(campaign)) if campaign.isdecimal() and len(campaign) < 16 else None
        return (match, found) if played in (self._game, None) else (Match.NONE, {})


def _for_campaigns_of(game: str, route: BaseRoute, plays: Callable[[int], str | None]) -> BaseRoute:
    if isinstance(route, APIRoute) and "{campaign_id}" in route.path:
        return _RouteOfGame(route, game, plays)
    return route


PAGES: Mapping[str, GamePages] = Pages(registry.GAMES)
GAMES: Mapping[str, GameWeb] = web_of(registry.GAMES)
