"""Live pages: the first message carries everything, the next ones what differs, and who was sent away is told."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from contextvars import Context, copy_context

import pytest
from fastapi import Request
from markupsafe import Markup
from starlette.types import Message, Receive, Scope, Send

from app.core.game_system import Role
from app.web.http.access import actor
from app.web.live.hub import AnswersFirst, Hub
from app.web.live.parts import Fragment, FragmentRenderer, PartGroup, fragment, page_mark, remembered
from app.web.table import stream
from app.web.ui.rendering import Renderer
from tests.web.conftest import LAPTOP, PHONE, Clock, Server
from tests.web.pages_support import open_sample

OPENED = Clock().now


class Looking:
    """A page that follows its campaign."""

    def __init__(self, server: Server, campaign: int, page: str, device: str | None = None, shown: str = "") -> None:
        self.is_gone = False
        session = {"devices": {str(campaign): device}} if device else {}
        headers = [(b"host", b"localhost"), (b"connection", b"keep-alive")]
        scope = {"type": "http", "app": server.app, "headers": headers, "session": session}
        self._request = Request(scope | {"client": PHONE if device else LAPTOP}, self._receive)
        server.services.hub.attach(asyncio.get_running_loop())
        house = server.services.snapshots.take(campaign).state.house
        self.actor = actor(self._request, campaign, house)
        hero = "liathan" if page == "passport" else None
        self._stream: AsyncIterator[bytes] = stream.follow(self._request, campaign, page, self.actor, hero, shown)

    async def next(self) -> str:
        """The next message."""
        return (await asyncio.wait_for(anext(self._stream), 5)).decode()

    async def is_over(self) -> bool:
        try:
            await self.next()
        except StopAsyncIteration:
            return True
        return False

    async def _receive(self) -> Message:
        return {"type": "http.disconnect" if self.is_gone else "http.request"}


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.fixture(autouse=True)
def _quick_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "BEAT_SECONDS", 0.01)


def run(steps: Callable[[], Awaitable[None]]) -> None:
    """Look at a stream on a loop of its own."""

    async def main() -> None:
        await steps()

    asyncio.run(main())


def test_the_first_message_is_the_whole_page_the_next_what_differs(server: Server, campaign: int) -> None:
    async def steps() -> None:
        page = Looking(server, campaign, "table")
        first = await page.next()
        for part in ("#hero-strip", "#log-list", "#undo-box", "#phone-count"):
            assert f'hx-target="{part}"' in first
        assert "event: beat" in await page.next()
        assert "event: beat" in await page.next(), "where nothing happens only the beat goes out"
        server.do(campaign, "change_mind_points", hero_id="liathan", change=-1)
        text = await page.next()
        while "event: beat" in text:
            text = await page.next()
        assert 'hx-target="#hero-card-liathan"' in text
        assert 'hx-target="#hero-card-ragna"' not in text
        assert 'hx-target="#log-list" hx-swap="afterbegin"' in text

    run(steps)


def test_a_passport_is_not_told_what_it_does_not_show(server: Server, campaign: int) -> None:
    device = joined(server, campaign)

    async def steps() -> None:
        pages = [Looking(server, campaign, "passport", one) for one in (device, None)]
        for page in pages:
            assert "passport-cover" in await page.next()
            await page.next()
        server.do(campaign, "change_gold", hero_id="borrek", change=5)
        for page in pages:
            assert "event: beat" in await page.next()
        assert server.services.hub.presence(campaign, device).connected

    run(steps)


@pytest.mark.parametrize("fails", [False, True])
def test_whoever_acts_is_answered_before_the_pages_hear_of_it(*, fails: bool) -> None:
    async def steps() -> None:
        hub, contexts = Hub(Clock()), list[Context]()
        hub.attach(asyncio.get_running_loop())

        async def act(_scope: Scope, _receive: Receive, _send: Send) -> None:
            contexts.append(copy_context())
            hub.publish(1, 7)
            await asyncio.sleep(0)
            assert hub.told(1) is None
            if fails:
                raise ConnectionError

        with suppress(ConnectionError):
            await AnswersFirst(act, hub)({}, _nothing, _nowhere)
        await asyncio.sleep(0)
        assert hub.told(1) == 7
        contexts[0].run(hub.publish, 1, 8)  # work that a request began and that goes on after its answer
        await asyncio.sleep(0)
        assert hub.told(1) == 8

    run(steps)


async def _nothing() -> Message:
    return {"type": "http.request"}


async def _nowhere(_message: Message) -> None:
    pass


def test_a_passport_just_drawn_is_told_only_what_changes(server: Server, campaign: int) -> None:
    device = joined(server, campaign)
    drawn = page_mark(server.revision(campaign), server.clock())

    async def steps() -> None:
        fresh = Looking(server, campaign, "passport", device, shown=drawn)
        assert "event: beat" in await fresh.next()
        server.do(campaign, "lose_body_points", hero_id="liathan", points=1)
        assert "passport-cover" in await fresh.next()
        late = Looking(server, campaign, "passport", device, shown=drawn)
        assert "passport-cover" in await late.next()
        server.clock.advance(60)
        old = Looking(server, campaign, "passport", device, shown=page_mark(server.revision(campaign), OPENED))
        assert "passport-sections" in await old.next()

    run(steps)


def test_a_phone_that_is_sent_away_is_told_to_leave(server: Server, campaign: int) -> None:
    device = joined(server, campaign)

    async def steps() -> None:
        page = Looking(server, campaign, "passport", device)
        assert page.actor.role is Role.PLAYER
        await page.next()
        server.do(campaign, "revoke_device", device_id=device)
        text = await page.next()
        while "event: beat" in text:
            text = await page.next()
        assert "event: leave" in text
        assert await page.is_over()
        assert not server.services.hub.presence(campaign, device).connected

    run(steps)


def test_a_page_nobody_has_is_left_at_once(server: Server, campaign: int) -> None:
    async def steps() -> None:
        page = Looking(server, campaign, "nirgendwo")
        assert "event: leave" in await page.next()
        assert await page.is_over()

    run(steps)


def test_a_page_that_is_gone_is_not_told_anything(server: Server, campaign: int) -> None:
    async def steps() -> None:
        page = Looking(server, campaign, "table")
        page.is_gone = True
        assert await page.is_over()

    run(steps)


def test_a_closing_server_ends_all_streams(server: Server, campaign: int) -> None:
    async def steps() -> None:
        page = Looking(server, campaign, "table")
        await page.next()
        server.services.hub.close()
        await page.next()
        assert await page.is_over()

    run(steps)


def test_the_stream_is_sent_as_it_comes(server: Server, campaign: int) -> None:
    server.services.hub.closing = True
    answer = server.client().get(f"/campaigns/{campaign}/live/watch")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/event-stream")
    assert answer.headers["x-accel-buffering"] == "no"
    assert answer.text == ""


def joined(server: Server, campaign: int) -> str:
    """The id of the phone of the elf's player."""
    server.player(campaign, "liathan", "Jule")
    [device] = server.services.snapshots.take(campaign).state.house.devices
    return device


class Plain(Renderer):
    """Renders a context as it is."""

    def __init__(self) -> None:
        pass

    def kept(self, template: str, context: object) -> Markup:
        return Markup(f"[{context}]")


def fragments(*texts: str) -> tuple[Fragment, ...]:
    """Fragments `a1`: the letter is the id, the rest the context."""
    return tuple(Fragment(text[0], "any.html", text) for text in texts)


def told(before: PartGroup, after: PartGroup) -> str:
    """What a page is told when one becomes the other, without the markup of partials."""
    text = FragmentRenderer(Plain()).message([after], remembered([before]))
    return text.replace("<hx-partial hx-target=", "").replace("</hx-partial>", "").replace(" hx-swap=", "")


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        (("a1", "b1"), ("a1", "b1"), ""),
        (("a1", "b1"), ("a1", "b2"), '"#b""outerMorph">[b2]'),
        (("a1", "b1"), ("c1", "a1", "b1"), '"#list""afterbegin">[c1]'),
        (("a1", "b1"), ("c1", "a2", "b1"), '"#list""afterbegin">[c1]"#a""outerMorph">[a2]'),
        (("a1", "b1"), ("c1", "a1"), '"#list""afterbegin">[c1]'),
        (("a1", "b1"), ("b1",), '"#list""innerMorph">[b1]'),
        (("a1", "b1"), ("b1", "a1"), '"#list""innerMorph">[b1][a1]'),
        (("a1", "b1"), ("a1", "c1", "b1"), '"#list""innerMorph">[a1][c1][b1]'),
        (("a1",), ("c1",), '"#list""innerMorph">[c1]'),
        (("a1",), (), '"#list""innerMorph">'),
        ((), ("a1",), '"#list""innerMorph">[a1]'),
    ],
)
def test_a_growing_list_is_told_only_what_differs(
    before: tuple[str, ...], after: tuple[str, ...], message: str
) -> None:
    assert told(PartGroup("list", fragments(*before), True), PartGroup("list", fragments(*after), True)) == message


@pytest.mark.parametrize("after", [("c1", "a1", "b1"), ("a1",), ("b1", "a1")])
def test_any_other_list_is_told_anew_when_its_order_changes(after: tuple[str, ...]) -> None:
    text = told(PartGroup("list", fragments("a1", "b1")), PartGroup("list", fragments(*after)))
    assert text.startswith('"#list""innerMorph">')


def test_a_part_that_was_not_there_is_told_whole() -> None:
    [part] = fragments("a1")
    renderer = FragmentRenderer(Plain())
    assert renderer.message([part], {}) == '<hx-partial hx-target="#a" hx-swap="outerMorph">[a1]</hx-partial>'
    assert renderer.message([part], remembered([part])) == ""


def test_a_fragment_says_its_context_by_name_and_equals_one_that_says_the_same(server: Server) -> None:
    one, same, other = (
        fragment("monster-count", "heroquest/_monster_count.html", text=text) for text in ("2", "2", "3")
    )
    assert one == same != other
    assert ">2<" in server.services.fragments.html(one)
