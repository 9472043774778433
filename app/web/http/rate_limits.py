"""Watchman against callers who ask or act too often: counts them, slows phones down, tells the game master, shuts
addresses out.

Everything is kept in memory only. An address that was shut out may come back after an hour or a restart.
"""

import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from threading import Lock

from app.campaign.model import Actor
from app.core.errors import GameError, UnknownSubject
from app.core.game_system import Role
from app.web.http.network import counted_address, is_loopback

SHUT_OUT_FOR = timedelta(hours=1)
MOST_NOTICES = 30
MOST_CALLERS = 20
MOST_SHUT_OUT = 500
WAKE_EVERY = timedelta(seconds=2)  # a flood shall not keep the table busy as well
REQUESTS_A_MINUTE = 1_200
JOINS_A_MINUTE, JOINS_A_MINUTE_OF_ALL = 6, 20
MOST_KEYS = 2_000  # that a rate counts
ACTIONS_A_MINUTE = 240  # of a phone


class TooOften(GameError):
    """Something was done more often than people do it."""

    default_code = "http.too_many"


class TooFast(TooOften):
    """A phone acts faster than people do; `data["seconds"]` says how long to wait."""

    default_code = "pace.too_fast"


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
            if not 0 <= now - since < self._seconds:  # over, or somebody set the clock back
                since, count = now, 0
            if len(self._counts) >= MOST_KEYS and key not in self._counts:
                self._forget(now)
            self._counts[key] = since, count + 1
            return count < self.limit

    def wait(self, key: Hashable) -> float:
        """In how many seconds it may be done again, after it was too often."""
        now = self._clock()
        since, _ = self._counts.get(key, (now, 0))
        return since + self._seconds - now

    def _forget(self, now: float) -> None:
        """Drop the counts whose time is over; if there are none, the older half."""
        running = {key: one for key, one in self._counts.items() if 0 <= now - one[0] < self._seconds}
        if len(running) >= MOST_KEYS:
            running = dict(sorted(running.items(), key=lambda named: named[1][0])[MOST_KEYS // 2 :])
        self._counts = running


class Trouble(StrEnum):
    """Kind of a suspicious try."""

    WRONG_PIN = "wrong_pin"
    FLOOD = "flood"
    JOINS = "joins"
    FOREIGN_PAGE = "foreign_page"
    CONNECTIONS = "connections"
    FAST_PHONE = "fast_phone"


@dataclass(frozen=True)
class Notice:
    """Suspicious tries, how often, and when last: from an address, or by a phone that has joined."""

    id: str
    trouble: Trouble
    address: str
    count: int
    at: datetime
    is_shut_out: bool = False
    device_id: str = ""
    name: str = ""  # of the phone

    @property
    def key(self) -> tuple[Trouble, str]:
        """Return the key of notices that are told together."""
        return self.trouble, self.device_id or self.address


class Watchman:
    """Keeps notices of suspicious requests for the game master. `changed` is called when there is a new one; any thread
    may tell."""

    def __init__(self, clock: Callable[[], datetime], changed: Callable[[], None]) -> None:
        self._clock = clock
        self._changed = changed
        self._notices: dict[tuple[Trouble, str], Notice] = {}
        self._shut_out: dict[str, datetime] = {}  # until when, by address
        self._callers: dict[str, datetime] = {}  # when they last asked for anything, the newest last
        self._woken_at: datetime | None = None
        self._made = 0
        self._lock = Lock()
        self.requests = Rate(REQUESTS_A_MINUTE, 60)
        self.joins = Rate(JOINS_A_MINUTE, 60)
        self.joins_of_all = Rate(JOINS_A_MINUTE_OF_ALL, 60)
        self.actions = Rate(ACTIONS_A_MINUTE, 60, lambda: clock().timestamp())

    def tell(self, trouble: Trouble, address: str) -> None:
        """Note that an address tried something."""
        self._tell(Notice("", trouble, counted_address(address), 1, self._clock()))

    def pace(self, actor: Actor) -> None:
        """Count an action; a phone, not the game master, is slowed down that acts faster than people do.

        Raises: TooFast.
        """
        phone = actor.device_id
        if actor.role is Role.PLAYER and phone and not self.actions.take(phone):
            self._tell(Notice("", Trouble.FAST_PHONE, "", 1, self._clock(), device_id=phone, name=actor.name))
            raise TooFast(seconds=max(1, round(self.actions.wait(phone))))

    def _tell(self, notice: Notice) -> None:
        with self._lock:
            before = self._notices.pop(notice.key, None)
            self._made += before is None
            told = (before.id, before.count + 1) if before else (f"notice-{self._made}", 1)
            self._notices[notice.key] = replace(notice, id=told[0], count=told[1])
            for oldest in list(self._notices)[:-MOST_NOTICES]:
                del self._notices[oldest]
            now = self._clock()
            is_due = before is None or self._woken_at is None or now - self._woken_at >= WAKE_EVERY
            if is_due:
                self._woken_at = now
        if is_due:
            self._changed()

    def notices(self) -> tuple[Notice, ...]:
        """Return the tries that were not dismissed yet, the newest first."""
        with self._lock:
            found = tuple(reversed(self._notices.values()))
        return tuple(replace(one, is_shut_out=self.is_shut_out(one.address)) for one in found)

    def dismiss(self, notice_id: str) -> Notice:
        """Drop a notice that was read. Raises: UnknownSubject."""
        with self._lock:
            notice = self._find(notice_id)
            del self._notices[notice.key]
        self._changed()
        return notice

    def shut_out(self, notice_id: str) -> None:
        """Answer nothing more to this address for an hour. Raises: UnknownSubject."""
        with self._lock:
            notice = self._find(notice_id)
            if notice.address and not is_loopback(notice.address):
                self._shut_out[notice.address] = self._clock() + SHUT_OUT_FOR
            for first in list(self._shut_out)[:-MOST_SHUT_OUT]:
                del self._shut_out[first]
        self._changed()

    def let_in(self, notice_id: str) -> None:
        """Answer to this address again. Raises: UnknownSubject."""
        with self._lock:
            self._shut_out.pop(self._find(notice_id).address, None)
        self._changed()

    def is_shut_out(self, address: str) -> bool:
        """Return whether this address gets no answers just now."""
        until = self._shut_out.get(counted_address(address)) if self._shut_out else None
        return until is not None and self._clock() < until

    def is_flood(self, address: str) -> bool:
        """Count one more request; whether there were too many from this address within a minute."""
        if is_loopback(address):
            return False
        self._note_caller(address)
        if self.requests.take(counted_address(address)):
            return False
        self.tell(Trouble.FLOOD, address)
        return True

    def heard_from_elsewhere(self, own: frozenset[str]) -> datetime | None:
        """Return when an address that is none of this machine's `own` last asked for anything; None if none ever
        did.
        """
        with self._lock:
            return max((at for address, at in self._callers.items() if address not in own), default=None)

    def _note_caller(self, address: str) -> None:
        with self._lock:
            self._callers.pop(address, None)
            self._callers[address] = self._clock()
            if len(self._callers) > MOST_CALLERS:
                del self._callers[next(iter(self._callers))]

    def may_join(self, campaign_id: int, address: str) -> bool:
        """Count one more phone that joins; whether that is no more than a group does."""
        is_many = not is_loopback(address) and not self.joins.take(counted_address(address))
        if is_many or not self.joins_of_all.take(campaign_id):
            self.tell(Trouble.JOINS, address)
            return False
        return True

    def _find(self, notice_id: str) -> Notice:
        for notice in self._notices.values():
            if notice.id == notice_id:
                return notice
        raise UnknownSubject("notice.unknown")
