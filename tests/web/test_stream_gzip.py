"""Streams are pressed message by message: each can be read at once, and everything else stays as it was."""

import asyncio
import zlib
from collections.abc import AsyncGenerator, Sequence

import pytest
from fastapi import Request

from app.campaign.model import GAME_MASTER
from app.web.table.stream import live, pressed
from tests.web.conftest import Server


async def _said(bodies: Sequence[bytes]) -> AsyncGenerator[bytes, None]:
    for body in bodies:
        yield body


def sent(bodies: Sequence[bytes]) -> list[bytes]:
    """What leaves the server for these messages, and for the end."""

    async def main() -> list[bytes]:
        return [message async for message in pressed(_said(bodies))]

    return asyncio.run(main())


def test_every_message_can_be_read_as_soon_as_it_is_there() -> None:
    bodies = [b"data: <p>eins</p>\n\n", b"data: <p>zwei</p>\n\n" * 50, "data: für Ümläut\n\n".encode()]
    *messages, end = sent(bodies)
    unpack = zlib.decompressobj(wbits=31)
    assert [unpack.decompress(message) for message in messages] == bodies
    assert unpack.decompress(end) == b""
    assert unpack.eof, "the stream must end as a whole gzip file"


def test_what_repeats_itself_costs_next_to_nothing() -> None:
    message = b"".join(b"data: <li id='log-entry-%d'>Ragna</li>\n\n" % number for number in range(50))
    first, second, _ = sent([message, message])
    assert len(first) < len(message) / 3
    assert len(second) < len(first) / 2


@pytest.mark.parametrize(("accepted", "told"), [("br, gzip", "gzip"), ("br", None), ("", None)])
def test_only_who_reads_pressed_streams_gets_one(server: Server, accepted: str, told: str | None) -> None:
    headers = [(b"accept-encoding", accepted.encode())]
    request = Request({"type": "http", "app": server.app, "headers": headers})
    answer = asyncio.run(live(request, 1, "table", GAME_MASTER))
    assert answer.headers.get("content-encoding") == told
    assert answer.headers["vary"] == "Accept-Encoding"
