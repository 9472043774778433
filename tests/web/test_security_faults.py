"""Every fault becomes a clear German answer: a page for people, a message for htmx, problem+json for programs."""

import re
from pathlib import Path
from unittest.mock import patch

import pytest
from httpx2 import Response

from app.campaign.ports import StorageFault
from app.core.errors import GameError
from app.settings import ROOT
from app.web.ui import errors
from tests.web.conftest import Server

STORAGE = {
    "storage.full": 507,
    "storage.busy": 503,
    "storage.broken": 503,
    "storage.read_only": 503,
    "storage.failed": 503,
    "backup.not_tried": 503,
    "storage.unreachable": 503,
    "storage.refused": 503,
    "storage.no_driver": 503,
    "database.newer": 503,
    "database.foreign": 503,
    "database.upgrade_failed": 503,
    "journal.damaged": 503,
    "journal.unknown_format": 503,
    "state.damaged": 503,
}
RAW = re.compile(r"Traceback|Internal Server Error|Error\(|\bNone\b|[{}]")


def _meet(server: Server, fault: Exception, path: str, **headers: str) -> Response:
    """What a caller sees when looking at a campaign ends in this fault."""
    app = server.services
    is_there = patch.object(type(app.store), "system_of", return_value="heroquest")
    with is_there, patch.object(type(app.snapshots), "take", side_effect=fault):
        met: Response = server.laptop.get(path, headers=headers)
    return met


def _is_page(answer: Response) -> bool:
    return answer.headers["content-type"].startswith("text/html") and answer.text.lstrip().startswith("<!doctype html>")


@pytest.mark.parametrize(("code", "status"), STORAGE.items())
def test_a_fault_of_the_disk_is_told_by_its_code(server: Server, code: str, status: int) -> None:
    page = _meet(server, StorageFault(code, revision=3), "/campaigns/1/table")
    assert (page.status_code, _is_page(page)) == (status, True)
    problem = _meet(server, StorageFault(code, revision=3), "/api/v1/campaigns/1")
    assert (problem.status_code, problem.json()["code"]) == (status, code)
    sentence = problem.json()["title"]
    assert sentence != server.services.renderer.labels.error("error"), "no words of its own"
    assert not RAW.search(sentence)
    assert sentence.partition("„")[0] in page.text


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/campaigns", "GET, POST"),
        ("/campaigns/1/table", "GET, POST"),
        ("/campaigns/1/undo", "GET, POST"),
        ("/api/v1/campaigns", "GET, POST"),
        ("/api/v1/campaigns/1", "GET"),
        ("/static/css/light.css", "GET, HEAD"),
    ],
)
def test_a_wrong_method_hears_all_that_are_right(server: Server, path: str, allowed: str) -> None:
    refused = server.laptop.delete(path)
    assert refused.status_code == 405
    assert refused.headers["allow"] == allowed


def test_a_disk_fault_is_written_down(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    _meet(server, StorageFault("storage.full"), "/campaigns/1/table")
    assert "storage.full" in caplog.text


@pytest.mark.parametrize(
    ("path", "headers", "kind"),
    [
        ("/campaigns/1/table", {}, "text/html; charset=utf-8"),
        ("/campaigns/1/table", {"hx-request": "true"}, "text/html; charset=utf-8"),
        ("/api/v1/campaigns/1", {}, "application/problem+json"),
    ],
)
def test_what_nobody_foresaw_is_told_without_details(
    server: Server, caplog: pytest.LogCaptureFixture, path: str, headers: dict[str, str], kind: str
) -> None:
    met = _meet(server, RuntimeError("secret detail 4711"), path, **headers)
    assert (met.status_code, met.headers["content-type"]) == (500, kind)
    assert "4711" not in met.text
    assert "Traceback" not in met.text
    assert "secret detail 4711" in caplog.text, "but the log has it"


def test_even_a_broken_error_page_is_an_answer(server: Server) -> None:
    with patch.object(type(server.services.renderer), "page", side_effect=RuntimeError):
        met = _meet(server, RuntimeError(), "/campaigns/1/table")
    assert met.status_code == 500
    assert "schiefgegangen" in met.text
    assert met.headers["content-security-policy"]


def test_a_fault_without_words_is_still_the_callers(server: Server) -> None:
    met = _meet(server, GameError("never.worded"), "/api/v1/campaigns/1")
    assert (met.status_code, met.json()["code"]) == (422, "never.worded")
    assert met.json()["title"] == server.services.renderer.labels.error("error")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nothing", 404),
        ("GET", "/campaigns/7/table", 404),
        ("GET", "/campaigns/x/table", 404),
        ("GET", f"/campaigns/{'9' * 30}/table", 404),
        ("GET", f"/campaigns/{'9' * 5000}/table", 404),
        ("GET", "/campaigns/-1/table", 404),
        ("GET", "/campaigns/7/live/table", 404),
        ("GET", "/campaigns/7/heroes/anna", 404),
        ("GET", "/campaigns/7/log?before=x", 422),
        ("GET", "/static/nothing.css", 404),
        ("DELETE", "/", 405),
        ("POST", "/health", 405),
        ("POST", "/campaigns/7/undo", 404),
    ],
)
def test_pages_that_are_not_there(server: Server, method: str, path: str, status: int) -> None:
    met = server.laptop.request(method, path)
    assert (met.status_code, _is_page(met)) == (status, True)
    if status == 405:
        assert met.headers["allow"]


@pytest.mark.parametrize(
    "form",
    [
        {"revision": "²", "target": "²", "key": "k"},
        {"revision": "9" * 5000, "target": "9" * 5000, "key": "k"},
        {"revision": str(2**70), "target": str(2**70), "key": "k"},
        {"revision": "-1", "target": "-1", "key": "k"},
        {"revision": "", "target": "x", "key": "x" * 5000},
        {},
    ],
)
@pytest.mark.parametrize("path", ["undo", "redo", "table", "settings", "join/renew", "heroes/anna"])
def test_forms_with_nonsense_are_refused_not_broken(server: Server, path: str, form: dict[str, str]) -> None:
    campaign = server.campaign("heroquest")
    met = server.laptop.post(f"/campaigns/{campaign}/{path}", data=form | {"type": "write_notes", "text": "x"})
    assert met.status_code < 500


def test_htmx_gets_a_message_not_a_page(server: Server) -> None:
    met = server.laptop.get("/campaigns/7/table", headers={"hx-request": "true"})
    assert met.status_code == 404
    assert "<html" not in met.text
    assert server.services.renderer.labels.error("campaign.unknown") in met.text


def test_answers_differ_for_htmx_and_say_so(server: Server) -> None:
    assert "HX-Request" in server.laptop.get("/campaigns/7/table").headers["vary"]


def test_every_fault_class_has_a_status() -> None:
    for kind in GameError.__subclasses__():
        assert 400 <= errors.status_of(kind()) < 500


def test_every_code_a_source_file_names_has_words(server: Server) -> None:
    """Codes are the first argument of the errors raised; a code without words would be a poor answer."""
    raised = re.compile(
        r"(?:StorageFault|RuleViolation|InvalidValue|UnknownContent|UnknownSubject|InvalidAnswer|NotAllowed|StaleRevision"
        r"|NothingToUndo|NothingToRedo|InTheWay|LockedOut|TooFast)\(\s*\"([a-z_.]+)\""
    )
    default = re.compile(r'default_code = "([a-z_.]+)"')
    known = set[str]().union(*(words("de").keys() for words in server.services.words.values()))
    sources = [file.read_text(encoding="utf-8") for file in Path(ROOT / "app").rglob("*.py")]
    named = {code for text in sources for pattern in (raised, default) for code in pattern.findall(text)}
    messages = {"http.disconnect"}  # ASGI's own words, no codes
    web = set(re.findall(r'"(http\.[a-z_]+|form\.[a-z_]+)"', "".join(sources))) - messages
    assert len(named) > 40
    assert sorted(code for code in named | web if f"errors.{code}" not in known) == []
