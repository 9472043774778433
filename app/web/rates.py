"""How often something may happen within a while."""

import time
from collections.abc import Callable, Hashable
from threading import Lock

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
