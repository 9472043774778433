"""Streams are pressed message by message: each can be read at once, and everything else stays as it was."""

import asyncio
import zlib
from collections.abc import Sequence

import pytest
from starlette.types import Message, Receive, Scope, Send

from app.web.live.stream_gzip import StreamGzip

STREAM, PAGE = b"text/event-stream; charset=utf-8", b"text/html"
PRESSING = [(b"accept-encoding", b"br, gzip")]


class _Answering:
    """An application that answers with these bodies, one after the other."""

    def __init__(self, content_type: bytes, bodies: Sequence[bytes]) -> None:
        self.content_type, self.bodies = content_type, bodies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", self.content_type)]})
        for body in self.bodies:
            await send({"type": "http.response.body", "body": body, "more_body": True})
        await send({"type": "http.response.body"})


def answered(
    content_type: bytes, bodies: Sequence[bytes], headers: Sequence[tuple[bytes, bytes]], kind: str = "http"
) -> list[Message]:
    """The messages that leave the server."""
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        raise AssertionError("nobody asks")

    scope = {"type": kind, "headers": list(headers)}
    asyncio.run(StreamGzip(_Answering(content_type, bodies))(scope, receive, send))
    return sent


def test_every_message_can_be_read_as_soon_as_it_is_there() -> None:
    bodies = [b"data: <p>eins</p>\n\n", b"data: <p>zwei</p>\n\n" * 50, "data: für Ümläut\n\n".encode()]
    start, *messages, end = answered(STREAM, bodies, PRESSING)
    unpack = zlib.decompressobj(wbits=31)
    assert [unpack.decompress(message["body"]) for message in messages] == bodies
    assert unpack.decompress(end["body"]) == b""
    assert unpack.eof, "the stream must end as a whole gzip file"
    headers = dict(start["headers"])
    assert headers[b"content-encoding"] == b"gzip"
    assert headers[b"vary"] == b"Accept-Encoding"


def test_what_repeats_itself_costs_next_to_nothing() -> None:
    message = b"".join(b"data: <li id='log-entry-%d'>Ragna</li>\n\n" % number for number in range(50))
    _, first, second, _ = answered(STREAM, [message, message], PRESSING)
    assert len(first["body"]) < len(message) / 3
    assert len(second["body"]) < len(first["body"]) / 2


@pytest.mark.parametrize(
    ("content_type", "headers", "kind"),
    [
        (STREAM, [], "http"),
        (STREAM, [(b"accept-encoding", b"br")], "http"),
        (PAGE, PRESSING, "http"),
        (STREAM, PRESSING, "websocket"),
    ],
)
def test_everything_else_stays_as_it_is(content_type: bytes, headers: list[tuple[bytes, bytes]], kind: str) -> None:
    start, first, end = answered(content_type, [b"as it is"], headers, kind)
    assert first["body"] == b"as it is"
    assert "body" not in end
    assert b"content-encoding" not in dict(start["headers"])
