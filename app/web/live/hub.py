"""Wakes the open pages of a campaign when it changes, and knows which phones are connected.

The hub sends no messages: a woken page's stream reads the newest state itself. So a slow phone misses nothing, nothing
queues up for a sleeping one, and secrets pass through one view function only.

Where several programs serve one database, each has a hub of its own; `Neighbours` tells them of each other's phones.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import datetime

from starlette.types import ASGIApp, Receive, Scope, Send

from app.web.live.phones import BEATS_A_QUESTION, Neighbours, PhoneHealth, PhoneWord, Roster

NO_CAMPAIGN = 0  # what a question to all is about


class _News(list[tuple[int, int]]):
    """Campaigns and revisions that are published when the request has been answered."""

    is_told = False


_news: ContextVar[_News | None] = ContextVar("news", default=None)


class AnswersFirst:
    """Publishes what a request changed after its answer: rendering a dozen pages meanwhile would delay it."""

    def __init__(self, app: ASGIApp, hub: "Hub") -> None:
        self._app = app
        self._hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        news = _News()
        token = _news.set(news)
        try:
            await self._app(scope, receive, send)
        finally:
            _news.reset(token)
            news.is_told = True  # what is still at work for this request tells by itself from now on
            for campaign_id, revision in news:
                self._hub.publish(campaign_id, revision)


@dataclass(eq=False)
class OpenPage:
    """One open page with a stream."""

    campaign_id: int
    device_id: str | None
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    beats: int = 0


@dataclass(frozen=True)
class Presence:
    """Last sight of a phone, whether it is connected now, its last revision and its delay."""

    connected: bool
    seen_at: datetime | None
    asleep: bool = False
    revision: int = 0
    delay: float | None = None


class Hub:
    """All open pages of this server."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._pages: dict[int, set[OpenPage]] = {}  # by campaign
        self._rosters: dict[int, tuple[int, Mapping[str, Presence]]] = {}  # with the wake they were made after
        self._wakes: Counter[int] = Counter()
        self._seen: dict[tuple[int, str], datetime] = {}
        self._told: dict[int, int] = {}
        self._neighbours = Neighbours(clock)
        self.health = PhoneHealth(clock)
        self._loop: asyncio.AbstractEventLoop | None = None
        self.closing = False
        self.actions = 0  # told since the start

    def attach(self, loop: asyncio.AbstractEventLoop) -> None:
        """Set the event loop on which the streams wait; called at the start."""
        self._loop = loop

    def publish(self, campaign_id: int, revision: int) -> None:
        """Wake all pages of a campaign, after the answer to the request that led to it; from any thread."""
        news = _news.get()
        if news is not None:
            news.append((campaign_id, revision))
        if news is None or news.is_told:
            self._on_loop(self._note_revision_and_wake, campaign_id, revision)

    def meet(self, program: str, tell: Callable[[str], None] | None) -> None:
        """Other programs serve the same database, and `tell` sends them messages; may be called from any thread."""
        self._on_loop(self._meet, program, tell)

    def hear(self, text: str) -> None:
        """Take in a message of another program; may be called from any thread."""
        self._on_loop(self._hear, text)

    def call_roll(self) -> None:
        """Tell the other programs again which phones are connected here; may be called from any thread."""
        self._on_loop(self._call_roll)

    @property
    def streams(self) -> int:
        """Return how many pages have a stream."""
        return sum(map(len, self._pages.values()))

    def told(self, campaign_id: int) -> int | None:
        """Return the newest revision the pages of a campaign were woken for."""
        return self._told.get(campaign_id)

    def wakes(self, campaign_id: int) -> int:
        """Return how often the pages of a campaign were woken."""
        return self._wakes[campaign_id]

    def begin_anew(self) -> None:
        """Any state may have changed, earlier revisions included: wake all pages. From any thread."""
        self._on_loop(self._forget)

    def wake_all(self) -> None:
        """Wake all pages of all campaigns; may be called from any thread."""
        self._on_loop(self._wake_all)

    def close(self) -> None:
        """End all streams, so that the server can stop at once."""
        self.closing = True
        self._wake_all()

    @contextmanager
    def open(self, campaign_id: int, device_id: str | None) -> Iterator[OpenPage]:
        """Register an open page until it leaves."""
        page = OpenPage(campaign_id, device_id)
        self._pages.setdefault(campaign_id, set()).add(page)
        if device_id is not None:
            self.health.wake(campaign_id, device_id)
        self._notice(page)
        try:
            yield page
        finally:
            self._pages[campaign_id].discard(page)
            self._notice(page)

    def presences(self, campaign_id: int, device_ids: Collection[str], *, fresh: bool) -> Mapping[str, Presence]:
        """Return the presence of these phones. Unless it has to be fresh, all pages woken together share one result."""
        wakes, (made_after, roster) = self._wakes[campaign_id], self._rosters.get(campaign_id, (-1, {}))
        if fresh or made_after != wakes or roster.keys() != set(device_ids):
            here = self._here(campaign_id)
            roster = {one: self._presence(campaign_id, one, here) for one in device_ids}
            self._rosters[campaign_id] = wakes, roster
        return roster

    def presence(self, campaign_id: int, device_id: str) -> Presence:
        """Return the presence of one phone."""
        return self._presence(campaign_id, device_id, self._here(campaign_id))

    def _presence(self, campaign_id: int, device_id: str, here: frozenset[str]) -> Presence:
        is_here = device_id in here or self._neighbours.has(campaign_id, device_id)
        seen_at, health = self._seen.get((campaign_id, device_id)), self.health.of(campaign_id, device_id)
        return Presence(is_here, seen_at, health.asleep and not is_here, health.revision, health.delay)

    def note_told(self, page: OpenPage, revision: int) -> None:
        """Note that a page was sent everything up to this revision."""
        if page.device_id is not None:
            self.health.note_told(page.campaign_id, page.device_id, revision)

    def question(self, page: OpenPage) -> int | None:
        """Return a number that a phone is to send back, for every sixth beat; None for the other beats."""
        page.beats += 1
        if page.device_id is None or page.beats % BEATS_A_QUESTION != 1:
            return None
        return self.health.question(page.campaign_id, page.device_id)

    def _notice(self, page: OpenPage) -> None:
        if page.device_id is not None:
            self._seen[page.campaign_id, page.device_id] = self._clock()
            self._say(page.campaign_id)
            self._wake(page.campaign_id)

    def hear_phone(self, campaign_id: int, device_id: str, word: str) -> None:
        """Take in what a phone says of itself, and pass it on to the other programs."""
        self.health.hear(campaign_id, device_id, word)
        self._neighbours.pass_on(campaign_id, device_id, word)

    def _say(self, campaign_id: int) -> None:
        here = self._here(campaign_id)
        self._neighbours.say(campaign_id, {one: self.health.of(campaign_id, one) for one in here})

    def _here(self, campaign_id: int) -> frozenset[str]:
        """Return the phones with open pages of a campaign in this program."""
        pages = tuple(self._pages.get(campaign_id, ()))  # one look, whatever the loop does meanwhile
        return frozenset(page.device_id for page in pages if page.device_id)

    def _meet(self, program: str, tell: Callable[[str], None] | None) -> None:
        self._neighbours.meet(program, tell)
        self._neighbours.say(NO_CAMPAIGN, {}, asks=True)
        self._call_roll()

    def _hear(self, text: str) -> None:
        said = self._neighbours.read(text)
        if isinstance(said, PhoneWord):
            self.health.hear(said.campaign, said.device, said.word)
        elif said is not None:
            self._hear_roster(said)

    def _hear_roster(self, roster: Roster) -> None:
        is_news = self._neighbours.take(roster)
        for device_id, (revision, delay) in roster.phones.items():
            self._seen[roster.campaign, device_id] = self._clock()
            if device_id not in self._here(roster.campaign):  # of the others this program knows more
                self.health.learn(roster.campaign, device_id, revision, delay)
        if is_news:
            self._wake(roster.campaign)
        if roster.asks:
            self._call_roll()

    def _call_roll(self) -> None:
        for campaign_id in [one for one, pages in self._pages.items() if any(page.device_id for page in pages)]:
            self._say(campaign_id)

    def _on_loop(self, function: Callable[..., None], *arguments: object) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(function, *arguments)

    def _note_revision_and_wake(self, campaign_id: int, revision: int) -> None:
        """Keep the newest revision of a campaign and wake its open pages; on the event loop."""
        self.actions += 1
        self._told[campaign_id] = max(revision, self._told.get(campaign_id, 0))
        self._wake(campaign_id)

    def _forget(self) -> None:
        self._told.clear()
        self._wake_all()

    def _wake(self, campaign_id: int) -> None:
        self._wakes[campaign_id] += 1
        for page in self._pages.get(campaign_id, ()):
            page.woken.set()

    def _wake_all(self) -> None:
        for campaign_id in self._pages:
            self._wake(campaign_id)
