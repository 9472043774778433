"""The routes of the games join the app with the first request that no route of the house answers, or soon after the
start: the first page does not wait for them."""

import asyncio
import gc
import warnings
from collections.abc import Iterable, Mapping

from fastapi import APIRouter, FastAPI
from starlette.types import Receive, Scope, Send

from app.web.table.game_pages import GameWeb

SOON_SECONDS = 1.0  # by then the first page has been shown


def join_routes(app: FastAPI, routers: Iterable[APIRouter]) -> None:
    """The routes themselves join: `include_router` would analyse each once more, at the first request of every app."""
    for router in routers:
        app.router.routes.extend(router.routes)


class LateRoutes:
    """What the games serve, on its way into an app."""

    def __init__(self, app: FastAPI, games: Mapping[str, GameWeb]) -> None:
        self._app = app
        self._games = games
        self._nobody = app.router.default
        self._are_there = False
        app.router.default = self._answer

    async def join_soon(self) -> None:
        """Join when the house has nothing better to do; what is loaded meanwhile is loaded beside the loop."""
        await asyncio.sleep(SOON_SECONDS)
        # FastAPI silences this one for itself, but a thread beside it that does the same can bring it back in between.
        warnings.filterwarnings("ignore", message="The 'alias' attribute")
        await asyncio.to_thread(lambda: list(self._games.values()))
        self.join()
        gc.freeze()  # all of it stays as well (see app/commands/making.py)

    def join(self) -> tuple[GameWeb, ...]:
        """Join now, at most once; says what the games bring."""
        games = tuple(self._games.values())
        if not self._are_there:
            self._are_there = True
            self._app.router.default = self._nobody
            for game in games:
                join_routes(self._app, game.routers)
        return games

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What the house itself does not know is asked for once more when everybody is there."""
        self.join()
        await self._app.router(scope, receive, send)
