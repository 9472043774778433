"""The stream of an open page: the full state first, then what differs, with a beat in between."""

import asyncio
import logging
import zlib
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response, StreamingResponse
from fastapi.sse import format_sse_event

from app.campaign.model import Actor
from app.campaign.ports import StorageFault
from app.core.errors import GameError, NotAllowed
from app.web.http import access
from app.web.live.parts import FragmentRenderer, Part, is_shown, remembered
from app.web.table.game_pages import LivePage
from app.web.table.live_pages import live_page
from app.web.table.services import Services, services
from app.web.table.snapshot import Snapshot
from app.web.ui.rendering import asset_version

log = logging.getLogger("heldenpass.live")
router = APIRouter(include_in_schema=False)
BEAT_SECONDS = 5
LONGEST_WORD = 20
RETRY_MILLISECONDS = 500
_OF_CAMPAIGN = ("journal.damaged", "journal.unknown_format", "state.damaged")  # of this one alone, until it is mended
_GZIP_WINDOW = 30  # zlib's way of saying: 16 kB window, gzip frame
_MEMORY = 5  # both together: 80 kB for each of five hundred streams; with more no message becomes shorter


def _who(request: Request, campaign_id: int) -> Actor:
    return access.actor(request, campaign_id, _snapshot(services(request), campaign_id).state.house)


def _snapshot(app: Services, campaign_id: int, *, is_woken: bool = False) -> Snapshot:
    """Return the campaign as it is now. Raises: GameError where it cannot be read: asking again would not help, and the
    page, loaded anew, says what is the matter.
    """
    try:
        return app.snapshots.told(campaign_id) if is_woken else app.snapshots.take(campaign_id)
    except StorageFault as fault:
        if fault.code in _OF_CAMPAIGN:
            raise GameError(fault.code) from fault
        raise


@router.get("/campaigns/{campaign_id}/live/{page}")
async def live(
    request: Request,
    campaign_id: int,
    page: str,
    first: Annotated[Actor, Depends(_who)],
    hero: str | None = None,
    shown: str = "",
) -> Response:
    """Follow a page of a campaign."""
    headers = {"X-Accel-Buffering": "no", "Vary": "Accept-Encoding"}
    stream = follow(request, campaign_id, page, first, hero, shown)
    if "gzip" in request.headers.get("accept-encoding", ""):
        stream, headers["Content-Encoding"] = pressed(stream), "gzip"
    return StreamingResponse(stream, media_type="text/event-stream", headers=headers)


async def pressed(messages: AsyncGenerator[bytes, None]) -> AsyncGenerator[bytes]:
    """Yield a stream as one gzip file of which each message leaves at once and whole: twelve phones share one Wi-Fi,
    and HTML repeats itself a lot.
    """
    press = zlib.compressobj(level=5, wbits=_GZIP_WINDOW, memLevel=_MEMORY)
    async with aclosing(messages):
        async for message in messages:
            yield press.compress(message) + press.flush(zlib.Z_SYNC_FLUSH)
    yield press.flush(zlib.Z_FINISH)


@router.post("/campaigns/{campaign_id}/phone", status_code=204)
async def hear_phone(request: Request, campaign_id: int, who: Annotated[Actor, Depends(_who)]) -> None:
    """Take in what a phone's page says by itself: that it is there, or falls asleep. Others are ignored."""
    word = (await request.body())[:LONGEST_WORD].decode("ascii", "replace")
    if who.device_id is not None:
        services(request).hub.hear_phone(campaign_id, who.device_id, word)


async def follow(
    request: Request, campaign_id: int, page: str, first: Actor, hero: str | None = None, shown: str = ""
) -> AsyncGenerator[bytes, None]:
    """Yield the messages of a stream. `leave` tells a page that this person may no longer see it, or that it is gone.

    They are formatted here: the framework's own stream costs half a millisecond for each message and phone.
    """
    hub, fragments = services(request).hub, services(request).fragments
    sent: Sequence[Part] = ()
    is_woken = False
    with hub.open(campaign_id, first.device_id) as looking:
        while not hub.closing:
            looking.woken.clear()  # before anything is awaited: who wakes us from here on is heard
            if not is_woken and await request.is_disconnected():  # the server itself ends unread streams
                return
            try:
                found, revision = _page(request, campaign_id, page, hero, first, is_woken)
            except GameError:
                yield format_sse_event(event="leave", data_str="leave")
                return
            except StorageFault as fault:
                log.error("storage fault %s %s %r", fault.code, fault.data, fault.__cause__)
                services(request).metrics.storage_fault(fault.code)
                return  # the page comes back by itself, again and again, until the cause is gone
            if not is_woken and shown and is_shown(shown, revision, services(request).clock()):
                sent = found.parts
            shown = ""
            if sent is not found.parts and (message := _message(fragments, found, sent)):
                yield message
            if not is_woken:
                number = hub.question(looking)
                yield format_sse_event(event="beat", data_str=f"{asset_version()} {number or ''}".rstrip())
            hub.note_told(looking, revision)
            sent = found.parts
            is_woken = await _wakes(looking.woken)


def _message(fragments: FragmentRenderer, page: LivePage, sent: Sequence[Part]) -> bytes:
    """Return what turns the parts that were sent into the page as it looks now; worked out once for all streams that
    showed the same.
    """
    known = page.told.get(id(sent))
    if known is None:
        text = fragments.message(page.parts, remembered(sent))
        known = page.told[id(sent)] = sent, format_sse_event(data_str=text, retry=RETRY_MILLISECONDS) if text else b""
    return known[1]


def _page(
    request: Request, campaign_id: int, page: str, hero: str | None, first: Actor, is_woken: bool
) -> tuple[LivePage, int]:
    """Return the page as it looks now, and its revision. Raises: NotAllowed when the device has another role by now."""
    app = services(request)
    snapshot = _snapshot(app, campaign_id, is_woken=is_woken)
    now = access.actor(request, campaign_id, snapshot.state.house)
    if page in app.pages[snapshot.system.id].hero_pages:
        access.check_not_sent_away(request, campaign_id, snapshot.state.house)
    if (now.role, now.device_id) != (first.role, first.device_id):
        raise NotAllowed
    return live_page(app, page, snapshot, now, hero), snapshot.revision


async def _wakes(woken: asyncio.Event) -> bool:
    """Wait to be woken; false when it was only time for a beat."""
    try:
        async with asyncio.timeout(BEAT_SECONDS):  # unlike wait_for without a task of its own
            await woken.wait()
    except TimeoutError:
        return False
    return True
