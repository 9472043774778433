"""Which game a request is about, by its address: like the language it belongs to the request and is kept beside it."""

import re
from collections.abc import Callable, Collection
from contextvars import ContextVar

from app.campaign.ports import StorageFault

playing: ContextVar[str] = ContextVar("playing", default="")  # empty: of no campaign, and of no game's own pages
OF_CAMPAIGN = re.compile(r"/(?:api/v1/)?(?:[a-z0-9_-]+/)?campaigns/([0-9]{1,15})(?:/|$)")
_OF_GAME = re.compile(r"/(?:api/v1/)?([a-z0-9_-]+)(?:/|$)")


def game_at(path: str, games: Collection[str], plays: Callable[[int], str | None]) -> str:
    """The one of these games that an address is about; empty for none, and for a campaign nobody can read just now:
    whoever answers the request says what is wrong. `plays`: the game of a campaign by its number; with a single game
    nobody has to be asked."""
    if found := OF_CAMPAIGN.match(path):
        try:
            game = plays(int(found[1])) if len(games) > 1 else next(iter(games))
        except StorageFault:
            return ""
    else:
        game = found[1] if (found := _OF_GAME.match(path)) else None
    return game if game is not None and game in games else ""
