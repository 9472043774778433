"""How often something may happen within a while."""

import threading
import time
from collections import deque
from collections.abc import Callable, Hashable
from datetime import datetime, timedelta
from threading import Lock

from app.campaign.model import Actor
from app.core.errors import GameError
from app.core.game_system import Role

MOST_KEYS = 2_000


class Rate:
    """At most `limit` times within `seconds` for each key, such as an address; any thread may ask."""

    def __init__(self, limit: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.limit = limit
        self._seconds = seconds
        self._clock = clock
        self._counts: dict[Hashable, tuple[float, int]] = {}  # since when, how often
        self._lock = Lock()

    def take(self, key: Hashable) -> bool:
        """Count once more; whether that is still within the limit."""
        now = self._clock()
        with self._lock:
            since, count = self._counts.get(key, (now, 0))
            if now - since >= self._seconds:
                since, count = now, 0
            if len(self._counts) >= MOST_KEYS and key not in self._counts:
                self._forget(now)
            self._counts[key] = since, count + 1
            return count < self.limit

    def _forget(self, now: float) -> None:
        """Drop what is over; if all of it still runs, the older half."""
        running = {key: one for key, one in self._counts.items() if now - one[0] < self._seconds}
        if len(running) >= MOST_KEYS:
            running = dict(sorted(running.items(), key=lambda named: named[1][0])[MOST_KEYS // 2 :])
        self._counts = running


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
