"""Bounds for connections: how many there may be from one address and in all, and how long each may keep us waiting.

uvicorn has none of these. Without them one guest who opens sockets and says nothing keeps everybody else out.
"""

import logging
import sys
from asyncio import AbstractEventLoop, BaseTransport, Transport
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from itertools import chain
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

if sys.platform != "win32":
    import resource

log = logging.getLogger("heldenpass.connections")

HEAD_SECONDS = 10.0  # until a request says what it wants
BODY_SECONDS = 20.0  # until it is whole, and longer only while it keeps coming at BODY_RATE bytes a second
BODY_RATE = 10_000
UNREAD_SECONDS = 60.0  # until somebody who takes nothing of an answer is given up
CLOSING_SECONDS = 10.0
SWEEP_SECONDS = 1.0
WANTED_DESCRIPTORS = 8192
KEPT_DESCRIPTORS = 128  # for files, the database and its threads
LAPTOP_CONNECTIONS = 64  # that callers from elsewhere cannot take
PER_ADDRESS = 64  # a browser opens six, and keeps four streams
MOST_FOREIGN = 2048


@dataclass(frozen=True)
class Limits:
    """Allowed number of connections: in all, from elsewhere, and from one address elsewhere."""

    total: int
    foreign: int
    per_address: int

    @classmethod
    def within(cls, descriptors: int, *, has_proxy: bool = False) -> "Limits":
        """Return the limits of a process with so many descriptors. A proxy comes from one address for everybody."""
        total = max(descriptors - KEPT_DESCRIPTORS, LAPTOP_CONNECTIONS + PER_ADDRESS)
        foreign = min(total - LAPTOP_CONNECTIONS, MOST_FOREIGN)
        return cls(total, foreign, max(foreign // 2, PER_ADDRESS) if has_proxy else PER_ADDRESS)


class Phase(Enum):
    """Thing that a connection waits for."""

    HEAD = auto()
    BODY = auto()
    ANSWER = auto()
    UNREAD = auto()
    IDLE = auto()  # uvicorn itself closes it after five seconds
    CLOSING = auto()


class Connections:
    """All connections of this process, by the address they come from."""

    def __init__(self, limits: Limits, crowded: Callable[[str], None]) -> None:
        """`crowded`: hears of each address from elsewhere of which one too many is refused or closed."""
        self._limits = limits
        self._crowded = crowded
        self._by_address: dict[str, dict[BoundedProtocol, None]] = {}
        self._count = Counter[bool]()  # of those from this machine (True) and from elsewhere
        self._is_sweeping = False

    def admit(self, newcomer: "BoundedProtocol") -> bool:
        """Count it in, if there is room or somebody who asks for nothing can make room for it."""
        mine = self._by_address.get(newcomer.address, {})
        if not is_loopback(newcomer.address) and len(mine) >= self._limits.per_address:
            has_room = self._let_go(mine)
        elif self._is_full(newcomer.address):
            has_room = self._let_go(self._greediest(len(mine)))
        else:
            has_room = True
        if not has_room:
            log.warning("too many connections, refused one from %s", newcomer.address)
            self._tell(newcomer.address)
            return False
        self._by_address.setdefault(newcomer.address, {})[newcomer] = None
        self._count[is_loopback(newcomer.address)] += 1
        if not self._is_sweeping:
            self._is_sweeping = True
            newcomer.loop.call_later(SWEEP_SECONDS, self._sweep, newcomer.loop)
        return True

    def release(self, connection: "BoundedProtocol") -> None:
        """Forget a connection that has ended."""
        mine = self._by_address.get(connection.address, {})
        if connection not in mine:
            return
        del mine[connection]
        self._count[is_loopback(connection.address)] -= 1
        if not mine:
            del self._by_address[connection.address]

    def _is_full(self, address: str) -> bool:
        is_foreign_full = not is_loopback(address) and self._count[False] >= self._limits.foreign
        return is_foreign_full or self._count.total() >= self._limits.total

    def _greediest(self, more_than: int) -> "Iterable[BoundedProtocol]":
        """Return the connections of the address elsewhere that has most of them, if it has more than somebody else."""
        foreign = (many for address, many in self._by_address.items() if not is_loopback(address))
        most = max(foreign, key=len, default={})
        return most if len(most) > more_than else ()

    def _let_go(self, candidates: "Iterable[BoundedProtocol]") -> bool:
        """Close the oldest of these that has no request under way."""
        victim = next((one for one in candidates if one.phase in (Phase.HEAD, Phase.IDLE, Phase.CLOSING)), None)
        if victim is None:
            return False
        self.release(victim)
        victim.transport.abort()
        self._tell(victim.address)
        return True

    def _tell(self, address: str) -> None:
        if not is_loopback(address):
            self._crowded(address)

    def _sweep(self, loop: AbstractEventLoop) -> None:
        now = loop.time()
        for connection in list(chain.from_iterable(self._by_address.values())):
            if connection.is_overdue(now):
                connection.transport.abort()
        self._is_sweeping = bool(self._by_address)
        if self._is_sweeping:
            loop.call_later(SWEEP_SECONDS, self._sweep, loop)


class BoundedConfig(uvicorn.Config):
    """uvicorn's settings, and the connections of the process that uses them."""

    has_proxy = False
    crowded: Callable[[str], None] = staticmethod(lambda _address: None)

    @cached_property
    def connections(self) -> Connections:
        """Made with the first connection: each process has its own."""
        return Connections(Limits.within(raise_descriptors(), has_proxy=self.has_proxy), self.crowded)


class BoundedProtocol(H11Protocol):
    """A connection that knows since when it waits for what."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, BoundedConfig)
        self.address = ""
        self._all = config.connections
        self._is_admitted = False
        self._received = 0
        self._waits_for: tuple[object, ...] = ()
        self._since = 0.0
        self._received_before = 0

    def connection_made(self, transport: BaseTransport) -> None:
        assert isinstance(transport, Transport)
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) else ""
        self.transport = transport
        self._is_admitted = self._all.admit(self)
        if not self._is_admitted:
            transport.abort()
            return
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._is_admitted:
            self._all.release(self)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        super().data_received(data)

    def shutdown(self) -> None:
        """Stop without waiting for incomplete requests or for answers that are not fetched."""
        if self.phase in (Phase.BODY, Phase.UNREAD):
            self.transport.abort()
        else:
            super().shutdown()

    @property
    def phase(self) -> Phase:
        """Return the event the connection is waiting for."""
        if self.flow.write_paused:
            return Phase.UNREAD
        if self.transport.is_closing():
            return Phase.CLOSING
        if self.conn.their_state is h11.IDLE:
            return Phase.HEAD if self.timeout_keep_alive_task is None else Phase.IDLE
        return Phase.BODY if self.conn.their_state is h11.SEND_BODY else Phase.ANSWER

    def is_overdue(self, now: float) -> bool:
        """Return whether the connection has kept us waiting too long; asked every second."""
        phase = self.phase
        progress = self.transport.get_write_buffer_size() if phase in (Phase.UNREAD, Phase.CLOSING) else 0
        waits_for = (phase, id(self.cycle), progress)
        if waits_for != self._waits_for or self.flow.read_paused:  # paused: it is we who do not read
            self._waits_for, self._since, self._received_before = waits_for, now, self._received
        return now - self._since > self._patience(phase)

    def _patience(self, phase: Phase) -> float:
        if phase is Phase.HEAD:
            return HEAD_SECONDS
        if phase is Phase.BODY:
            return BODY_SECONDS + (self._received - self._received_before) / BODY_RATE
        if phase is Phase.UNREAD:
            return UNREAD_SECONDS
        return CLOSING_SECONDS if phase is Phase.CLOSING else float("inf")


def is_loopback(address: str) -> bool:
    """Return whether the address is that of a browser or a proxy on this machine."""
    return address in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "")


def raise_descriptors() -> int:
    """Let this process hold as many descriptors as it may; how many those are."""
    if sys.platform == "win32":
        return WANTED_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(WANTED_DESCRIPTORS, _number(hard))
    if _number(soft) < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(wanted, min(_number(soft), WANTED_DESCRIPTORS))


def _number(limit: int) -> int:
    """Return a limit as a number; some systems write -1 for no limit."""
    return limit if limit >= 0 else sys.maxsize
