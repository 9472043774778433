"""Work that takes long has a page of its own: how far it is, what it led to, and nobody begins it twice."""

import gzip
import threading
from collections.abc import Iterator
from datetime import timedelta

import pytest
from httpx2 import Response

from app.campaign.model import GAME_MASTER
from app.campaign.ports import Progress
from app.campaign.recording import Form
from app.core.errors import InvalidValue
from app.web.http import long_work
from app.web.http.long_work import Work, WorkOutcome
from tests.web.conftest import Server
from tests.web.pages_support import open_sample, text_at


class Held:
    """Something that goes on until it is let go."""

    def __init__(self) -> None:
        self.begun, self.let_go = threading.Event(), threading.Event()
        self.times = 0
        self.fault: Exception | None = None

    def __call__(self, told: Progress) -> WorkOutcome:
        self.times += 1
        told(1_500, 6_000)
        self.begun.set()
        self.let_go.wait(30)
        told(9_000, 6_000)
        if self.fault is not None:
            raise self.fault
        return WorkOutcome("/backups")


@pytest.fixture
def held() -> Iterator[Held]:
    found = Held()
    yield found
    found.let_go.set()


def begun(server: Server, held: Held) -> Work:
    work = server.services.works.begin(("import", "key"), "Eine Kampagne wird eingelesen", "/campaigns/import", held)
    assert held.begun.wait(30)
    return work


def ended(work: Work, held: Held) -> None:
    held.let_go.set()
    work.end_soon()
    assert not work.is_running


def page(server: Server, work: Work, part: str = "") -> Response:
    return server.laptop.get(f"/long-work/{work.id}{part}")


def test_a_page_tells_how_far_it_is_and_goes_on_where_it_led(server: Server, held: Held) -> None:
    work = begun(server, held)
    told = page(server, work)
    assert "1500 von 6000 Einträgen" in text_at(told, "work")
    assert '<progress class="work__bar" max="6000" value="1500"' in told.text
    assert '<noscript><meta http-equiv="refresh"' in told.text, "it goes on without JavaScript"
    part = page(server, work, "/progress")
    assert (part.status_code, "<html" in part.text, 'role="status"' in part.text) == (200, False, True)
    ended(work, held)
    assert page(server, work, "/progress").headers["hx-redirect"] == f"/long-work/{work.id}"
    assert page(server, work).headers["location"] == "/backups"
    assert (work.done, work.of) == (6_000, 6_000), "never more than all"


def test_whoever_left_finds_it_again_and_nobody_begins_it_twice(server: Server, held: Held) -> None:
    work, campaign = begun(server, held), server.campaign("heroquest")
    assert begun(server, held) is work
    assert held.times == 1
    for url in ("/", f"/campaigns/{campaign}/settings", "/backups"):
        assert f"/long-work/{work.id}" in server.laptop.get(url).text
    assert f"/long-work/{work.id}" not in server.client().get("/").text, "the game master's alone"
    ended(work, held)
    assert f"/long-work/{work.id}" not in server.laptop.get("/").text
    held.begun.clear()
    assert begun(server, held) is not work, "what is over can be done again"


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (InvalidValue("campaign_file.seal_broken", field="file"), "Geändert ist nichts."),
        (ZeroDivisionError(), "Etwas ist schiefgegangen."),
    ],
)
def test_why_it_could_not_be_done_is_told(server: Server, held: Held, fault: Exception, sentence: str) -> None:
    work, held.fault = begun(server, held), fault
    ended(work, held)
    told = page(server, work)
    assert sentence in text_at(told, "main")
    assert 'role="alert"' in told.text
    assert page(server, work, "/file").status_code == 404


def test_a_file_that_takes_long_waits_on_its_page(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    campaign = open_sample(server)
    whole = server.laptop.get(f"/campaigns/{campaign}/file")
    usual = long_work.answer_of
    monkeypatch.setattr("app.web.campaigns.files.answer_of", lambda work: usual(work, seconds=0.0))
    monkeypatch.setattr(Work, "wait", lambda *_: None)
    sent = server.laptop.get(f"/campaigns/{campaign}/file").headers["location"]
    work = server.services.works.get(sent.rpartition("/")[2])
    work.end_soon()
    assert "Die Datei ist fertig." in server.laptop.get(sent).text
    for _ in range(2):
        got = server.laptop.get(f"{sent}/file")
        assert gzip.decompress(got.content) == gzip.decompress(whole.content)
        assert got.headers["content-disposition"] == whole.headers["content-disposition"]


@pytest.mark.parametrize("is_scripted", [True, False])
@pytest.mark.parametrize("way", ["undo", "redo", "jump"])
def test_what_reaches_far_back_is_done_on_a_page(
    server: Server, monkeypatch: pytest.MonkeyPatch, is_scripted: bool, way: str
) -> None:
    campaign = open_sample(server)
    first = int(server.do(campaign, "change_gold", hero_id="ragna", change=7)["revision"])
    last = int(server.do(campaign, "change_gold", hero_id="ragna", change=1)["revision"])
    if way == "redo":
        last = server.services.play.undo(campaign, first, Form(actor=GAME_MASTER, revision=last, key="")).revision
    monkeypatch.setattr("app.web.table.chronicle_page.FAR_BACK", 1)
    monkeypatch.setattr("app.campaign.undo_outcome.FAR_BACK", 1)
    monkeypatch.setattr(Work, "wait", lambda *_: None)
    sent = server.laptop.post(
        f"/campaigns/{campaign}/{way}",
        data={"target": str(first), "revision": str(server.revision(campaign)), "key": "back"},
        headers={"hx-request": "true"} if is_scripted else {},
    )
    there = sent.headers["hx-redirect" if is_scripted else "location"]
    work = server.services.works.get(there.rpartition("/")[2])
    work.end_soon()
    assert server.laptop.get(there).headers["location"] == f"/campaigns/{campaign}/log"
    assert server.revision(campaign) == last + 1


def test_what_is_over_is_forgotten_after_a_while(server: Server, held: Held, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_work, "_MOST_KEPT", 2)
    held.let_go.set()
    works = [server.services.works.begin(("import", str(number)), "x", "/", held) for number in range(1)]
    works[0].end_soon()
    server.clock.advance(timedelta(hours=2).total_seconds())
    later = server.services.works.begin(("import", "later"), "x", "/", held)
    later.end_soon()
    assert page(server, works[0]).status_code == 404
    assert "vorbei und vergessen" in page(server, works[0]).text
    assert page(server, later).status_code == 303


def test_a_program_that_ends_breaks_it_off(server: Server, held: Held) -> None:
    work = begun(server, held)
    closing = threading.Thread(target=server.services.works.close)
    closing.start()
    held.let_go.set()
    closing.join()
    work.end_soon()
    assert (work.is_running, work.outcome) == (False, None)
