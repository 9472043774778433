"""Guards between a request and its route: an answer to every fault; no foreign pages, no floods, no bodies too large;
turns for requests from elsewhere.

Pure ASGI, so that streams flow through untouched.
"""

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable, Collection, Iterable, Mapping
from http import HTTPStatus
from typing import Any

from fastapi import Request
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.web.http import access
from app.web.http.network import as_address, called_name
from app.web.http.rate_limits import Trouble, Watchman

log = logging.getLogger("heldenpass.errors")
TOO_LARGE = "heldenpass.too_large"  # in the scope of a request whose body is announced larger than any file of ours
_READING = {"GET", "HEAD", "OPTIONS"}
PER_ADDRESS = 4
IN_ALL = 12

# Makes the answer to a request that is refused: its status, its code, and what its sentence needs.
Refuse = Callable[[Request, int, str, Mapping[str, Any]], Response]


class FaultGuard:
    """Turns unexpected exceptions, and the end of the server, into an answer that still gets the usual headers."""

    def __init__(self, app: ASGIApp, refuse: Refuse, unexpected: Callable[[Request], Response]) -> None:
        """`refuse` and `unexpected` make the answers to a refusal and to an unforeseen fault."""
        self._app, self._refuse, self._unexpected = app, refuse, unexpected

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_started = False

        async def send_noticed(message: Message) -> None:
            nonlocal has_started
            has_started = True
            await send(message)

        try:
            await self._app(scope, receive, send_noticed)
        except asyncio.CancelledError:  # the server ends and will not wait any longer
            if has_started or scope["type"] != "http":
                raise
            await self._refuse(Request(scope, receive), HTTPStatus.SERVICE_UNAVAILABLE, "http.closing", {})(
                scope, receive, send
            )
        except ClientDisconnect:  # in the middle of a body: the caller is gone
            log.debug("a request was broken off")
        except Exception as error:
            if scope["type"] != "http":
                raise
            log.exception("unexpected fault", exc_info=error)
            if not has_started:
                await self._unexpected(Request(scope, receive))(scope, receive, send)


class CallerGuard:
    """Refuses requests from addresses that were shut out or ask too often, for host names that are not ours, from pages
    of other origins, and with bodies that are too large.

    A host name that is not ours may be a foreign page's that points at this laptop (DNS rebinding). An address typed as
    numbers cannot be, so every address is accepted, whatever Wi-Fi the laptop is in.
    """

    def __init__(
        self,
        app: ASGIApp,
        names: Iterable[str],
        watchman: Watchman,
        limit: int,
        larger: Mapping[str, int],
        refuse: Refuse,
    ) -> None:
        """`limit`: bytes of a body; `larger`: the same by the end of the path, where files are uploaded. There a body
        that is announced too large is not read either, but the route is called, so that it can say so at the field."""
        self._app, self._refuse = app, refuse
        self._watchman = watchman
        self._names = frozenset(name.lower() for name in names) | {"localhost"}
        self._limit, self._larger = limit, tuple(larger.items())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        headers, limit, seen = Headers(scope=scope), self._limit, 0
        for end, larger in self._larger:
            limit = larger if scope["path"].endswith(end) else limit
        refused = self._refused(scope, headers)
        announced = headers.get("content-length", "")
        if announced.isdecimal() and (len(announced) > len(str(limit)) or int(announced) > limit):
            scope[TOO_LARGE] = True
            if limit == self._limit:
                refused = refused or (HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "http.too_large")
        if refused:
            return await self._refuse(Request(scope, receive), *refused, {})(scope, receive, send)

        async def receive_counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > limit:
                raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
            return message

        await self._app(scope, receive_counted, send)

    def _refused(self, scope: Scope, headers: Headers) -> tuple[HTTPStatus, str] | None:
        caller = str(scope["client"][0]) if scope.get("client") else ""
        if self._watchman.is_shut_out(caller):
            return HTTPStatus.FORBIDDEN, "http.shut_out"
        if self._watchman.is_flood(caller):
            return HTTPStatus.TOO_MANY_REQUESTS, "http.too_many"
        if not self.is_ours(headers.get("host", "")):
            self._watchman.tell(Trouble.FOREIGN_PAGE, caller)
            return HTTPStatus.MISDIRECTED_REQUEST, "http.foreign_name"
        if scope["method"] not in _READING and not _same_origin(headers):
            self._watchman.tell(Trouble.FOREIGN_PAGE, caller)
            return HTTPStatus.FORBIDDEN, "http.foreign_page"
        return None

    def is_ours(self, host: str) -> bool:
        """Return whether a Host header names this server."""
        name = called_name(host)
        return name is not None and (name in self._names or as_address(name) is not None)


def _same_origin(headers: Headers) -> bool:
    """On plain http a browser sends no Sec-Fetch-Site, only the origin; when it sends both, both must fit.
    No origin at all means no browser."""
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin, host = headers.get("origin"), headers.get("host", "").lower()
    return origin is None or origin.lower() in (f"http://{host}", f"https://{host}")


class Turns:
    """Limits how many requests run at once, per address and in all. Waiting ones are served address by address in turn,
    those of one address in the order they came."""

    def __init__(self, per_address: int = PER_ADDRESS, in_all: int = IN_ALL) -> None:
        self._per_address, self._in_all = per_address, in_all
        self._busy: dict[str, int] = {}
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def take(self, address: str) -> None:
        """Wait for a turn."""
        if not self._waiting and self._is_free(address):
            self._begin(address)
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(address)
            raise

    def give_back(self, address: str) -> None:
        """End a turn, and begin those that can now run."""
        self._busy[address] -= 1
        if not self._busy[address]:
            del self._busy[address]
        self._call()

    def _is_free(self, address: str) -> bool:
        return self._busy.get(address, 0) < self._per_address and sum(self._busy.values()) < self._in_all

    def _begin(self, address: str) -> None:
        self._busy[address] = self._busy.get(address, 0) + 1

    def _call(self) -> None:
        """Begin waiting requests while there is room, one of each address in turn."""
        while address := next((one for one in self._waiting if self._is_free(one)), None):
            line = self._waiting.pop(address)
            turn = line.popleft()
            if line:
                self._waiting[address] = line  # behind the others
            if not turn.done():  # its caller is gone
                self._begin(address)
                turn.set_result(None)


class _WaitingTurn:
    """The turn of one request. It is given back while the request waits for its sender, and for good when the answer
    begins: a stream reads the rest of its request while it already answers, and would hold a second turn until its
    next message."""

    def __init__(self, turns: Turns, address: str, receive: Receive, send: Send) -> None:
        self._turns, self._address = turns, address
        self._receive, self._send = receive, send
        self._is_taken = self._is_whole = self._has_answered = False

    async def begin(self) -> None:
        """Wait for a turn; give it back at once if the answer has begun meanwhile."""
        await self._turns.take(self._address)
        self._is_taken = True
        if self._has_answered:
            self.end()

    def end(self) -> None:
        """Give the turn back if it is held."""
        if self._is_taken:
            self._is_taken = False
            self._turns.give_back(self._address)

    async def receive(self) -> Message:
        """Return the next message of the request, without the turn while it is awaited."""
        if self._is_whole or not self._is_taken:
            return await self._receive()
        self.end()
        message = await self._receive()
        self._is_whole = not message.get("more_body", False)
        if not self._has_answered:
            await self.begin()
        return message

    async def send(self, message: Message) -> None:
        """Send a message of the answer; the first one ends the turn for good."""
        self._has_answered = True
        self.end()
        await self._send(message)


class TurnGuard:
    """Lets requests from other machines wait for their turn. A turn is not held while a body is awaited or an answer is
    being sent; the laptop itself never waits.

    Without turns one guest who asks for sixty things at once would make the game master wait for all of them. Pages and
    API beside the tables (rulebook, calculators, rule API) are open to every guest and may take a second each: of those
    one runs at a time.
    """

    def __init__(self, app: ASGIApp, games: Collection[str]) -> None:
        """`games`: the ids of those whose pages and API stand beside the tables."""
        self._app = app
        self._beside = tuple(f"{place}/{game}/" for game in games for place in ("", "/api/v1"))
        self._turns, self._turns_beside = Turns(), Turns(per_address=1, in_all=1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or access.is_laptop(Request(scope)):
            return await self._app(scope, receive, send)
        turns = self._turns_beside if scope["path"].startswith(self._beside) else self._turns
        turn = _WaitingTurn(turns, scope["client"][0] if scope.get("client") else "", receive, send)
        await turn.begin()
        try:
            await self._app(scope, turn.receive, turn.send)
        finally:
            turn.end()
