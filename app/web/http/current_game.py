"""Which game a request is about, by its address: like the language it belongs to the request and is kept beside it."""

import re
from collections.abc import Callable, Collection
from contextvars import ContextVar

from starlette.types import ASGIApp, Receive, Scope, Send

from app.campaign.ports import StorageFault

playing: ContextVar[str] = ContextVar("playing", default="")  # empty: of no campaign, and of no game's own pages
_OF_CAMPAIGN = re.compile(r"/(?:api/v1/)?(?:[a-z0-9_-]+/)?campaigns/([0-9]{1,15})(?:/|$)")
_OF_GAME = re.compile(r"/(?:api/v1/)?([a-z0-9_-]+)(?:/|$)")


class GameGuard:
    """Settles the game before anybody says a word of it."""

    def __init__(self, app: ASGIApp, games: Collection[str], plays: Callable[[int], str | None]) -> None:
        """`plays`: the game of a campaign by its number; with a single game nobody has to be asked."""
        self._app = app
        self._games = games
        self._plays = plays

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        before = playing.set(self._game(scope["path"]) if scope["type"] == "http" else "")
        try:
            await self._app(scope, receive, send)
        finally:
            playing.reset(before)

    def _game(self, path: str) -> str:
        if found := _OF_CAMPAIGN.match(path):
            game = self._played(int(found[1])) if len(self._games) > 1 else next(iter(self._games))
        else:
            game = found[1] if (found := _OF_GAME.match(path)) else None
        return game if game is not None and game in self._games else ""

    def _played(self, campaign_id: int) -> str | None:
        """What a campaign plays; None while nothing can be read: whoever answers the request says what is wrong."""
        try:
            return self._plays(campaign_id)
        except StorageFault:
            return None
