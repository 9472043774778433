"""How fast each phone acts: people make a few entries a minute, a program that runs wild makes a thousand."""

import threading
from collections import deque
from collections.abc import Callable
from datetime import datetime, timedelta

from app.campaign.model import Actor
from app.core.errors import GameError
from app.core.game_system import Role

MOST_A_MINUTE = 240
_MINUTE = timedelta(minutes=1)
_MOST_PHONES = 200  # of which the pace is remembered


class TooFast(GameError):
    """A phone acts faster than people do; `data["seconds"]` says how long to wait."""

    default_code = "pace.too_fast"


class Pace:
    """Counts what phones do; the game master is never slowed down. `slowed` hears of each phone that must wait."""

    def __init__(self, clock: Callable[[], datetime], slowed: Callable[[Actor], None]) -> None:
        self._clock = clock
        self._slowed = slowed
        self._acted: dict[str, deque[datetime]] = {}
        self._guard = threading.Lock()

    def check(self, actor: Actor) -> None:
        """Count an action. Raises: TooFast."""
        if actor.role is not Role.PLAYER or not actor.device_id:
            return
        now = self._clock()
        with self._guard:
            acted = self._acted.pop(actor.device_id, deque[datetime]())
            self._acted[actor.device_id] = acted  # the one that acted last stands at the end
            if len(self._acted) > _MOST_PHONES:
                self._acted.pop(next(iter(self._acted)))
            while acted and now - acted[0] >= _MINUTE:
                acted.popleft()
            if len(acted) < MOST_A_MINUTE:
                acted.append(now)
                return
            wait = acted[0] + _MINUTE - now
        self._slowed(actor)
        raise TooFast(seconds=max(1, round(wait.total_seconds())))
