"""A passport at rest is made on the event loop: it must be what a thread makes, for everybody, and write nothing."""

import re
from collections.abc import Callable

import pytest
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from app.web.table import routes
from tests.web.conftest import Server
from tests.web.pages_support import open_sample

HERO, OTHER = "ragna", "liathan"


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pages that a thread has made."""
    made: list[str] = []

    async def noted(show: Callable[..., Response], *arguments: object) -> Response:
        made.append("passport")
        return await run_in_threadpool(show, *arguments)

    monkeypatch.setattr(routes, "run_in_threadpool", noted)
    return made


def test_the_loop_shows_everybody_what_a_thread_does(server: Server, threads: list[str]) -> None:
    campaign = open_sample(server)
    callers = (server.laptop, server.player(campaign, HERO), server.player(campaign, OTHER, "Bert"), server.client())
    for english in ({}, {"Accept-Language": "en"}):
        for caller in callers:
            url = f"/campaigns/{campaign}/heroes/{HERO}"
            caller.get(url)
            server.services.snapshots.forget()
            del threads[:]
            first, second = caller.get(url, headers=english), caller.get(url, headers=english)
            assert (first.status_code, first.text) == (200, second.text)
            assert threads == ["passport"], "the first one alone"
    texts = {caller.get(url).text for caller in callers}
    assert len(texts) == len(callers) - 1, "another player and a guest see the same"


def test_what_happens_is_on_the_next_page_at_rest(server: Server, threads: list[str]) -> None:
    campaign = open_sample(server)
    url, phone, guest = f"/campaigns/{campaign}/heroes/{HERO}", server.player(campaign, HERO), server.client()
    before = [(caller.get(url), caller.get(url).text)[1] for caller in (phone, guest)]
    server.do(campaign, "change_gold", hero_id=HERO, change=7000)
    del threads[:]
    after = [caller.get(url).text for caller in (phone, guest)]
    assert [page != earlier for page, earlier in zip(after, before, strict=True)] == [True, True]
    assert threads == []
    gold = re.compile(r">\s*\d?7\D?\d{3}\s*<")
    assert [bool(gold.search(page)) for page in after] == [True, False]


def test_nobody_waits_on_the_loop_for_a_database_elsewhere(
    server: Server, threads: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"/campaigns/{open_sample(server)}/heroes/{HERO}"
    server.laptop.get(url)
    del threads[:]
    server.laptop.get(url)
    assert threads == []
    monkeypatch.setattr(routes, "Database", type("Elsewhere", (), {}))  # what holds the rows is no file of ours
    server.laptop.get(url)
    assert threads == ["passport"]


def test_a_first_look_writes_nothing_and_a_panel_is_a_threads(server: Server, threads: list[str]) -> None:
    campaign = open_sample(server)
    url, phone = f"/campaigns/{campaign}/heroes/{HERO}", server.player(campaign, HERO)
    server.laptop.get(url)
    server.laptop.get(url)
    del threads[:]
    phone.get(url)
    [(device, hero)] = server.services.phone_notes.of(campaign).read
    assert (hero, threads) == (HERO, [])
    assert device in server.services.snapshots.take(campaign).state.house.devices
    phone.get(f"{url}?do=menu&for={HERO}")
    assert threads == ["passport"]
