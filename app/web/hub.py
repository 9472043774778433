"""Wakes the open pages when their campaign moves on, and knows which phones are there.

A page is only woken, never sent a message from here: it looks at the newest state by itself. So a slow phone misses
nothing, nothing piles up for a sleeping one, and secrets pass through one view function only.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime


@dataclass(eq=False)
class OpenPage:
    """One page that is looking."""

    campaign_id: int
    device_id: str | None
    woken: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(frozen=True)
class Presence:
    """When a phone was seen last, and whether it is looking now."""

    connected: bool
    seen_at: datetime | None


class Hub:
    """All open pages of this server."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._pages: set[OpenPage] = set()
        self._seen: dict[tuple[int, str], datetime] = {}
        self._told: dict[int, int] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self.closing = False

    def attach(self, loop: asyncio.AbstractEventLoop) -> None:
        """Called at start: the loop on which pages wait."""
        self._loop = loop

    def publish(self, campaign_id: int, revision: int) -> None:
        """Wake all pages of a campaign; may be called from any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._tell, campaign_id, revision)

    def told(self, campaign_id: int) -> int | None:
        """The newest revision the pages of a campaign were woken for."""
        return self._told.get(campaign_id)

    def close(self) -> None:
        """End all streams, so that the server can stop at once."""
        self.closing = True
        for page in self._pages:
            page.woken.set()

    @contextmanager
    def open(self, campaign_id: int, device_id: str | None) -> Iterator[OpenPage]:
        """A page is looking until it leaves."""
        page = OpenPage(campaign_id, device_id)
        self._pages.add(page)
        self._notice(page)
        try:
            yield page
        finally:
            self._pages.discard(page)
            self._notice(page)

    def presence(self, campaign_id: int, device_id: str) -> Presence:
        """Whether a phone is there."""
        here = any(page.campaign_id == campaign_id and page.device_id == device_id for page in self._pages)
        return Presence(here, self._seen.get((campaign_id, device_id)))

    def _notice(self, page: OpenPage) -> None:
        if page.device_id is not None:
            self._seen[page.campaign_id, page.device_id] = self._clock()
            self._wake(page.campaign_id)

    def _tell(self, campaign_id: int, revision: int) -> None:
        self._told[campaign_id] = max(revision, self._told.get(campaign_id, 0))
        self._wake(campaign_id)

    def _wake(self, campaign_id: int) -> None:
        for page in self._pages:
            if page.campaign_id == campaign_id:
                page.woken.set()
