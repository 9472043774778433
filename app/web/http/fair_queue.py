"""Turns for those who come from elsewhere: a few requests at once from one address and in all, the laptop at any time.

Whatever runs at the same time shares one processor and one line of writers. Without turns one guest who asks for sixty
things at once makes the game master wait for all of them. What belongs to no table (rulebook, calculators, a game's
rule API) is open to every guest and may take a second: of that one request is at work at a time.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Collection

from fastapi import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.web.http import access

PER_ADDRESS = 4
IN_ALL = 12


class Turns:
    """Who is at work and who waits, each address in the order it came; addresses take turns among themselves."""

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
        """Done: the next one, please."""
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
            if not turn.done():  # nobody waits for it any more
                self._begin(address)
                turn.set_result(None)


class _Turn:
    """One request's turn, given back while it waits for the other side, and with the beginning of its answer."""

    def __init__(self, turns: Turns, address: str, receive: Receive, send: Send) -> None:
        self._turns, self._address = turns, address
        self._receive, self._send = receive, send
        self._is_taken = self._is_whole = False

    async def begin(self) -> None:
        await self._turns.take(self._address)
        self._is_taken = True

    def end(self) -> None:
        if self._is_taken:
            self._is_taken = False
            self._turns.give_back(self._address)

    async def receive(self) -> Message:
        if self._is_whole or not self._is_taken:
            return await self._receive()
        self.end()
        message = await self._receive()
        self._is_whole = not message.get("more_body", False)
        await self.begin()
        return message

    async def send(self, message: Message) -> None:
        self.end()
        await self._send(message)


class TurnGuard:
    """Lets a request wait for its turn; none is taken by who still sends a body, or only fetches what is ready."""

    def __init__(self, app: ASGIApp, games: Collection[str]) -> None:
        """`games`: the ids of those whose pages and API stand beside the tables."""
        self._app = app
        self._beside = tuple(f"{place}/{game}/" for game in games for place in ("", "/api/v1"))
        self._turns, self._turns_beside = Turns(), Turns(per_address=1, in_all=1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or access.is_laptop(Request(scope)):
            return await self._app(scope, receive, send)
        turns = self._turns_beside if scope["path"].startswith(self._beside) else self._turns
        turn = _Turn(turns, scope["client"][0] if scope.get("client") else "", receive, send)
        await turn.begin()
        try:
            await self._app(scope, turn.receive, turn.send)
        finally:
            turn.end()
