"""For those who run it: health, figures, and a log in which nobody finds a key to anything."""

import asyncio
import io
import json
import logging
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any
from unittest.mock import patch

import pytest

from app.campaign.ports import StorageFault
from app.commands.log_lines import JsonLines, PlainLines
from app.storage.database import Database
from app.web.http.entrance import shown_path
from app.web.http.guards import FaultGuard
from app.web.program import page
from app.web.ui import errors
from tests.table_top import pragma
from tests.web.conftest import LAPTOP, PHONE, Server
from tests.web.pages_support import open_sample

TOKEN = "a-token-that-is-long"
Lines = Mapping[str, io.StringIO]


@pytest.fixture
def lines() -> Iterator[Lines]:
    """Everything that is written, by either formatter, down to the last detail."""
    written = {"json": io.StringIO(), "plain": io.StringIO()}
    root, level = logging.getLogger(), logging.getLogger().level
    handlers = [logging.StreamHandler(stream) for stream in written.values()]
    for handler, formatter in zip(handlers, (JsonLines(), PlainLines()), strict=True):
        handler.setFormatter(formatter)
        handler.addFilter(lambda record: not record.name.startswith("http"))  # the tests' own client
        root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield written
    root.setLevel(level)
    for handler in handlers:
        root.removeHandler(handler)


def _objects(lines: Lines, logger: str = "heldenpass.requests") -> list[dict[str, Any]]:
    found = [json.loads(line) for line in lines["json"].getvalue().splitlines()]
    return [line for line in found if line["logger"] == logger]


@pytest.mark.parametrize("path", ["/health", "/health/live", "/health/ready"])
def test_a_server_that_works_says_so_to_anybody(server: Server, path: str) -> None:
    assert server.client().get(path).json() == {"status": "ok"}


def test_a_server_that_cannot_save_is_alive_but_not_ready(server: Server) -> None:
    database = server.services.database
    assert isinstance(database, Database)
    with pragma(database, "query_only=ON"):
        refused = server.client().get("/health/ready")
        assert (refused.status_code, server.client().get("/health/live").status_code) == (503, 200)
    with patch.object(page, "LEAST_ROOM", 2**80):
        assert server.client().get("/health/ready").status_code == 507
    assert server.client().get("/health/ready").status_code == 200
    server.services.hub.closing = True
    assert server.client().get("/health/ready").status_code == 503


@pytest.mark.skipif(sys.platform != "linux", reason="limits of a process are set the Linux way")
def test_a_disk_that_takes_no_more_bytes_is_not_ready(server: Server) -> None:
    import resource

    most, limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, limit))
    try:
        answer = server.client().get("/health/ready")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, limit))
    assert answer.status_code in (503, 507)
    assert server.client().get("/health/ready").status_code == 200, "and it is again when the disk is"


def test_no_figures_unless_they_are_wanted(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(page.METRICS_TOKEN, TOKEN)
    assert server.laptop.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"}).status_code == 404


def test_figures_are_for_the_laptop_and_who_has_the_token(
    make_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(page.METRICS_TOKEN, TOKEN)
    key = {"authorization": f"Bearer {TOKEN}"}
    server = make_server(metrics=True)
    assert server.laptop.get("/metrics").status_code == 200
    assert server.client(PHONE).get("/metrics").status_code == 404
    assert server.client(LAPTOP, **{"x-forwarded-for": "10.0.0.9"}).get("/metrics").status_code == 404
    assert server.client(PHONE).get("/metrics", headers={"authorization": "Bearer x"}).status_code == 404
    assert server.client(PHONE).get("/metrics", headers=key).status_code == 200
    monkeypatch.setenv(page.METRICS_TOKEN, "short")
    assert server.client(PHONE).get("/metrics", headers={"authorization": "Bearer short"}).status_code == 404


def test_figures_tell_what_happened(make_server: Callable[..., Server]) -> None:
    server = make_server(metrics=True)
    server.laptop.get("/nothing")
    with patch.object(type(server.services.store), "system_of", side_effect=StorageFault("storage.full")):
        server.laptop.get("/campaigns/1/table")
    answer = server.laptop.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    told = answer.text
    assert 'heldenpass_requests_total{method="GET",status="404"} 1.0\n' in told
    assert 'heldenpass_storage_faults_total{code="storage.full"} 1.0\n' in told
    assert 'heldenpass_request_seconds_bucket{le="+Inf"} 2.0\n' in told
    for name in ("actions_total", "streams"):
        assert f"heldenpass_{name} 0.0\n" in told
    for name in ("threads", "uptime_seconds", "resident_memory_bytes"):
        assert f"# TYPE heldenpass_{name} gauge\nheldenpass_{name} " in told


def test_every_request_is_a_line_with_its_id(server: Server, lines: Lines) -> None:
    missing = server.laptop.get("/nothing?search=private")
    with patch.object(type(server.services.store), "campaigns", side_effect=RuntimeError("bad luck")):
        broken = server.laptop.get("/")
    [first, second] = _objects(lines)
    assert (first["method"], first["path"], first["status"]) == ("GET", "/nothing", 404)
    assert first["request"] == missing.headers["x-request-id"] != second["request"]
    [fault] = _objects(lines, "heldenpass.errors")
    assert fault["request"] == broken.headers["x-request-id"]
    assert "bad luck" in fault["error"]
    assert f"unexpected fault [{fault['request']}]\nTraceback" in lines["plain"].getvalue()
    assert "private" not in lines["json"].getvalue()


def test_no_log_holds_a_key_to_anything(server: Server, lines: Lines) -> None:
    campaign = open_sample(server)
    server.services.pin.choose("4711")
    token, phone = server.token(campaign, "liathan"), server.client()
    phone.get(f"/join/{token}")
    phone.post(f"/join/{token}", data={"name": "Anna", "key": "k"})
    phone.post("/sign-in", data={"pin": "4712"})
    phone.post("/sign-in", data={"pin": "4711"})
    cookie = phone.cookies["heldenpass"]
    talkative = RuntimeError(f"GET /join/{token} cookie: heldenpass={cookie}; pin=4711 Bearer {TOKEN}")
    with patch.object(type(server.services.snapshots), "take", side_effect=talkative):
        phone.get("/campaigns/1/watch", headers={"authorization": f"Bearer {TOKEN}"})
        phone.get(f"/join/{token}?pin=4711")
    for kind, stream in lines.items():
        written = stream.getvalue()
        assert "/join/…" in written
        for secret in (token, cookie, "4711", "4712", TOKEN):
            assert secret not in written, kind


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/campaigns/3/heroes/ragna", "/campaigns/3/heroes/ragna"),
        ("/join/1.1..ABC", "/join/…"),
        ("/a\nlevel=error", "/a?level=error"),
        ("/" + "x" * 500, "/" + "x" * 119),
    ],
)
def test_an_address_is_written_without_keys_and_on_one_line(path: str, shown: str) -> None:
    assert shown_path(path) == shown


def test_whoever_still_waits_when_the_server_ends_hears_so(server: Server) -> None:
    said: list[Any] = []

    async def waits_for_ever(scope: object, receive: object, send: object) -> None:
        await asyncio.sleep(60)

    async def receive() -> Any:
        return {"type": "http.request"}

    async def send(message: Any) -> None:
        said.append(message)

    async def main() -> None:
        scope = {"type": "http", "path": "/api/v1/x", "headers": [], "app": server.app, "method": "GET"}
        request = asyncio.create_task(
            FaultGuard(waits_for_ever, errors.answer, errors.unexpected)(scope, receive, send)
        )
        await asyncio.sleep(0)
        request.cancel()
        await request

    asyncio.run(main())
    assert said[0]["status"] == 503
    assert b"http.closing" in said[1]["body"]
