"""Several programs on one database: what is done at one is seen at the others, and they share who may do it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from pathlib import Path

import pytest
from fastapi import FastAPI, Request
from starlette.testclient import TestClient
from starlette.types import Message

from app.campaign.model import GAME_MASTER
from app.main import create_app
from app.settings import Settings
from app.storage import postgres_notifications
from app.systems.registry import GAMES
from app.web.http.pin import FREE_TRIES
from app.web.live.hub import Hub
from app.web.table import stream as live_stream
from tests.postgres.server import Server
from tests.toy import TOY
from tests.web.conftest import ADDRESS, HERE, LAPTOP, PHONE, Clock

RIGHT, WRONG = "2468", "1357"


class Program:
    """One of the programs, without a port: requests and streams go straight to its app."""

    def __init__(self, data: Path, address: str) -> None:
        self.clock = Clock()
        self.app: FastAPI = create_app(Settings(data=data, postgres=address), self.clock, (*GAMES, TOY))
        self.services = self.app.state.services
        self.laptop = self.client(LAPTOP)

    @property
    def hub(self) -> Hub:
        found: Hub = self.services.hub
        return found

    def client(self, caller: tuple[str, int] = PHONE) -> TestClient:
        return TestClient(self.app, HERE if caller == LAPTOP else ADDRESS, client=caller, follow_redirects=False)

    def give(self, campaign: int, owner: str) -> None:
        """Somebody gets a coin."""
        revision = self.laptop.get(f"/api/v1/campaigns/{campaign}").json()["revision"]
        wish = {"type": "change_coins", "owner": owner, "change": 1}
        body = {"command": wish, "revision": revision, "key": f"{owner}{revision}"}
        done = self.laptop.post(f"/api/v1/campaigns/{campaign}/commands", json=body)
        assert done.status_code == 201, done.text

    @asynccontextmanager
    async def looking(self, campaign: int) -> AsyncIterator[AsyncIterator[bytes]]:
        """The stream of the page with the phones, as the game master follows it."""
        headers = [(b"host", b"localhost"), (b"connection", b"keep-alive")]
        scope = {"type": "http", "app": self.app, "headers": headers, "session": {}, "client": LAPTOP}
        following = live_stream.follow(Request(scope, _still_there), campaign, "join", GAME_MASTER)
        async with aclosing(following) as stream:
            yield stream


async def _still_there() -> Message:
    await asyncio.sleep(0)
    return {"type": "http.request"}


@pytest.fixture
def programs(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Program]]:
    """Two of them; pages learn something new only by being woken."""
    monkeypatch.setattr(live_stream, "BEAT_SECONDS", 60)
    monkeypatch.setattr(postgres_notifications, "AGAIN_SECONDS", 0.05)
    made = [Program(tmp_path, address) for _ in range(2)]
    yield made
    for program in made:
        program.services.database.close()


@pytest.fixture
def campaign(programs: list[Program]) -> int:
    begun = programs[0].laptop.post("/api/v1/campaigns", json={"name": "Runde", "system": "toy", "key": "new"})
    return int(begun.json()["id"])


def together(programs: list[Program], steps: Callable[[], Awaitable[None]]) -> None:
    """Let the programs hear of each other while something happens."""

    async def main() -> None:
        async with AsyncExitStack() as joined:
            for program in programs:
                program.hub.attach(asyncio.get_running_loop())
                joined.enter_context(program.services.database.joined(program.hub))
            await _until(lambda: all(program.hub._neighbours._tell is not None for program in programs))
            await steps()

    asyncio.run(main())


async def _until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.02)


async def _told(stream: AsyncIterator[bytes], text: str) -> None:
    """Read on until something is told."""
    async with asyncio.timeout(20):
        async for message in stream:
            if text in message.decode():
                return


def test_what_is_done_at_one_is_told_at_the_other(programs: list[Program], campaign: int) -> None:
    here, there = programs

    async def steps() -> None:
        async with there.looking(campaign) as stream:
            await _told(stream, "event: beat")
            await asyncio.to_thread(here.give, campaign, "anna")
            await _until(lambda: there.hub.told(campaign) == 2)
            assert there.services.snapshots.told(campaign).revision == 2

    together(programs, steps)


def test_what_was_done_while_the_line_was_down_is_told_when_it_stands_again(
    programs: list[Program], campaign: int, postgres: Server
) -> None:
    here, there = programs

    async def steps() -> None:
        listening = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN heldenpass_told'"
        gone = "SELECT id, revision FROM campaign"
        postgres.execute(f"{listening} OR query = '{gone}'")
        here.give(campaign, "anna")
        await _until(lambda: there.hub.told(campaign) == 2)
        here.give(campaign, "anna")
        await _until(lambda: there.hub.told(campaign) == 3)

    together(programs, steps)


def test_who_looks_at_one_is_there_for_the_other(programs: list[Program], campaign: int) -> None:
    here, there = programs

    async def steps() -> None:
        with here.hub.open(campaign, "phone") as page:
            await _until(lambda: there.hub.presence(campaign, "phone").connected)
            there.hub.hear_phone(campaign, "phone", str(here.hub.question(page)))
            await _until(lambda: here.hub.presence(campaign, "phone").delay == 0)
            here.hub.call_roll()
            await _until(lambda: there.hub.presence(campaign, "phone").delay == 0)
            late = Program(here.services.settings.data, here.services.settings.postgres)
            late.hub.attach(asyncio.get_running_loop())
            with late.services.database.joined(late.hub):
                await _until(lambda: late.hub.presence(campaign, "phone").connected)
            late.services.database.close()
            there.clock.advance(60)
            assert not there.hub.presence(campaign, "phone").connected, "a program that was killed says nothing more"
            here.hub.call_roll()
            await _until(lambda: there.hub.presence(campaign, "phone").connected)
        await _until(lambda: not there.hub.presence(campaign, "phone").connected)
        assert there.hub.presence(campaign, "phone").seen_at == there.clock()

    together(programs, steps)


def test_a_roll_handed_over_at_one_reaches_a_phone_at_the_other(programs: list[Program], campaign: int) -> None:
    here, there = (program.services.phone_notes for program in programs)

    async def steps() -> None:
        assert there.of(campaign).rolls == {}
        here.hand(campaign, "anna", "roll", "Abwehr")
        await _until(lambda: set(there.of(campaign).rolls) == {"anna"})
        there.answer(campaign, "anna", "roll", "2")
        await _until(lambda: here.of(campaign).rolls["anna"].answer == "2")

    together(programs, steps)


def test_wrong_pins_count_at_all_of_them(programs: list[Program]) -> None:
    here, there = programs
    here.services.pin.choose(RIGHT)
    tries = [program.client().post("/sign-in", data={"pin": WRONG}).status_code for program in [here, there] * 2]
    assert tries == [422] * (FREE_TRIES + 1)
    assert there.client().post("/sign-in", data={"pin": RIGHT}).status_code == 429


def test_who_signed_in_at_one_is_known_to_the_other_until_the_pin_changes(
    programs: list[Program], campaign: int
) -> None:
    here, there = programs
    here.services.pin.choose(RIGHT)
    signed, other = here.client(), there.client()
    signed.post("/sign-in", data={"pin": RIGHT})
    other.cookies.update(signed.cookies)
    assert other.get(f"/api/v1/campaigns/{campaign}").json()["role"] == "game_master"
    here.services.pin.choose("8642")
    assert other.get(f"/api/v1/campaigns/{campaign}").json()["role"] == "guest"
