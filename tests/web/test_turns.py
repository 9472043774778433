"""Who is at work and who waits: nobody who asks for a hundred things at once keeps others waiting for all of them."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from starlette.types import Message, Receive, Scope, Send

from app.web.http.guards import TurnGuard, Turns
from tests.web.conftest import HERE, LAPTOP, PHONE, Server


def _asking(turns: Turns, address: str, seen: list[str]) -> "asyncio.Task[None]":
    async def ask() -> None:
        await turns.take(address)
        seen.append(address)

    return asyncio.create_task(ask())


def test_addresses_take_turns_and_each_has_its_bound() -> None:
    async def play() -> list[str]:
        turns, seen = Turns(per_address=2, in_all=3), list[str]()
        tasks = [_asking(turns, address, seen) for address in "AAAAAABC"]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert sorted(seen) == ["A", "A", "B"]
        for done in range(len(tasks)):
            assert done < len(seen)  # in the order in which they began, the first is done
            turns.give_back(seen[done])
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        return seen

    seen = asyncio.run(play())
    assert sorted(seen) == sorted("AAAAAABC")
    assert seen.index("C") <= 4  # before the four that came earlier from A


def test_who_goes_away_while_waiting_takes_no_turn() -> None:
    async def play() -> list[str]:
        turns, seen = Turns(per_address=1, in_all=1), list[str]()
        await turns.take("A")
        gone, stays = _asking(turns, "A", seen), _asking(turns, "B", seen)
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        turns.give_back("A")
        await stays
        turns.give_back("B")
        await turns.take("A")
        return seen

    assert asyncio.run(play()) == ["B"]


class Calls:
    """A guard, and requests inside of it that wait until they may answer."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.inside = 0
        self.let_go = asyncio.Event()
        self.guard = TurnGuard(self._app, ["toy"])

    def call(self, client: tuple[str, int], receive: Receive, path: str = "/campaigns") -> "asyncio.Task[None]":
        headers = [(b"host", HERE[7:].encode()), (b"connection", b"keep-alive")]
        scope = {"type": "http", "app": self._server.app, "client": client, "headers": headers, "path": path}
        return asyncio.create_task(self.guard(scope, receive, _nobody_hears))

    async def _app(self, scope: Scope, receive: Receive, send: Send) -> None:
        while (await receive()).get("more_body"):
            pass
        self.inside += 1
        await self.let_go.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})


async def _nobody_hears(message: Message) -> None:
    """Somebody else's matter."""


def _in_a_loop(play: Callable[[], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with asyncio.timeout(20):
            await play()

    asyncio.run(all_of_it())


async def _whole() -> Message:
    return {"type": "http.request", "body": b"", "more_body": False}


async def _never() -> Message:
    await asyncio.sleep(60)
    return {"type": "http.disconnect"}


@pytest.mark.parametrize(("client", "at_once"), [(PHONE, 4), (LAPTOP, 30)])
def test_a_guest_has_four_at_once_and_the_laptop_any_number(
    server: Server, client: tuple[str, int], at_once: int
) -> None:
    async def play() -> None:
        calls = Calls(server)
        tasks = [calls.call(client, _whole) for _ in range(30)]
        await asyncio.sleep(0.1)
        assert calls.inside == at_once
        calls.let_go.set()
        await asyncio.gather(*tasks)
        assert calls.inside == 30

    _in_a_loop(play)


@pytest.mark.parametrize(("path", "at_once"), [
    ("/toy/rules", 1), ("/api/v1/toy/rules/move", 1), ("/campaigns/1/table", 3), ("/api/v1/campaigns/1", 3),
])  # fmt: skip
def test_what_belongs_to_no_table_is_worked_out_one_at_a_time_for_all_guests(
    server: Server, path: str, at_once: int
) -> None:
    async def play() -> None:
        calls = Calls(server)
        tasks = [calls.call((f"192.168.1.{number}", 1), _whole, path) for number in range(3)]
        await asyncio.sleep(0.1)
        assert calls.inside == at_once
        others = [calls.call(client, _whole, other) for client, other in ((LAPTOP, path), (PHONE, "/campaigns/1"))]
        await asyncio.sleep(0.1)
        assert calls.inside == at_once + 2, "neither the laptop nor a player's table waits for them"
        calls.let_go.set()
        await asyncio.gather(*tasks, *others)

    _in_a_loop(play)


class Streams:
    """Streams inside of a guard that hear of their request and answer at the same time, as every stream does here."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.guard = TurnGuard(self._app, ["toy"])
        self.begun = 0

    def open(self, number: int, *, hears_late: bool) -> "asyncio.Task[None]":
        """Open one from an address of its own; its request is heard before or after its answer has begun."""
        headers = [(b"host", HERE[7:].encode())]
        client = (f"192.168.1.{number}", 1)
        scope = {"type": "http", "app": self._server.app, "client": client, "headers": headers, "path": "/campaigns/1"}
        return asyncio.create_task(self.guard(scope, _late if hears_late else _whole, _nobody_hears))

    async def _app(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self._answer(send))
            await receive()  # Starlette listens for the disconnect before it begins the answer

    async def _answer(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        self.begun += 1
        await asyncio.sleep(60)  # as long as nothing happens at the table


async def _late() -> Message:
    await asyncio.sleep(0.01)
    return await _whole()


@pytest.mark.parametrize("hears_late", [True, False])
def test_streams_that_answer_hold_no_turn(server: Server, hears_late: bool) -> None:
    async def play() -> None:
        streams = Streams(server)
        tasks = [streams.open(number, hears_late=hears_late) for number in range(100, 160)]
        async with asyncio.timeout(5):  # a turn that is held would last longer than a minute
            while streams.begun < len(tasks):
                await asyncio.sleep(0.005)
            await asyncio.sleep(0.05)  # until all have heard of their request
            calls = Calls(server)
            calls.guard = TurnGuard(calls._app, ["toy"])
            calls.guard._turns = streams.guard._turns
            calls.let_go.set()
            await calls.call(PHONE, _whole)
        assert calls.inside == 1
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.wait_for(streams.guard._turns.take("192.168.1.100"), 1)

    _in_a_loop(play)


def test_who_only_sends_takes_nobodys_turn(server: Server) -> None:
    async def play() -> None:
        calls = Calls(server)
        slow = [calls.call(PHONE, _never) for _ in range(30)]
        await asyncio.sleep(0.05)
        quick = calls.call(PHONE, _whole)
        calls.let_go.set()
        await quick
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)
        calls.inside = 0
        await asyncio.gather(*(calls.call(PHONE, _whole) for _ in range(8)))
        assert calls.inside == 8  # those who broke off hold no turn

    _in_a_loop(play)
