"""What every request passes: its host, its size, where it comes from, and the headers of its answer."""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from unittest.mock import patch

import pytest

from app.web.http.guards import CallerGuard
from app.web.http.rate_limits import Watchman
from app.web.ui import errors
from tests.web.conftest import Server, new_key

BEGIN = {"name": "Montagsrunde", "system": "toy"}


def _status(server: Server, host: str) -> int:
    return server.laptop.get("/health", headers={"host": host}).status_code


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "localhost:8000", "LOCALHOST:8000", "localhost.", "127.0.0.1", "127.0.0.1:8000", "192.168.1.5:80",
        "10.0.0.1", "0.0.0.0:8000", "[::1]", "[::1]:8000", "[fe80::1%eth0]:8000", "[2001:db8::5]",
    ],
)  # fmt: skip
def test_addresses_and_own_names_are_ours(server: Server, host: str) -> None:
    assert _status(server, host) == 200


@pytest.mark.parametrize(
    "host",
    [
        "", "evil.example", "evil.example:8000", "127.0.0.1.nip.io", "192-168-1-5.evil.example",
        "localhost.evil.example",
        "evil.example@127.0.0.1", "127.0.0.1@evil.example", "127.0.0.1:8000@evil.example", "127.0.0.1/evil.example",
        "127.0.0.1 evil.example", "127.0.0.1:", "127.0.0.1:999999", "127.0.0.1:80:80", "[::1", "::1", "[evil.example]",
        "[::1]evil.example", "[::1].evil.example", "2130706433", "0x7f.1", "127.1", "localhost..", "xn--lcalhost-n1a",
    ],
)  # fmt: skip
def test_names_that_are_not_ours_are_refused(server: Server, host: str) -> None:
    assert _status(server, host) == 421


def test_names_told_at_the_start_are_ours() -> None:
    watchman = Watchman(lambda: datetime.now(UTC), lambda: None)
    names = ("laptop", "laptop.local", "Spielabend.example")
    guard = CallerGuard(_nothing, names, watchman, limit=1_000, larger={}, refuse=errors.answer)
    assert guard.is_ours("LAPTOP.local:8000")
    assert guard.is_ours("spielabend.example")
    assert not guard.is_ours("other.local")


def test_a_foreign_name_is_refused_before_anything_happens(server: Server) -> None:
    headers = {"host": "evil.example", "origin": "http://evil.example"}
    refused = server.laptop.post("/api/v1/campaigns", json=BEGIN | {"key": new_key()}, headers=headers)
    assert (refused.status_code, refused.json()["code"]) == (421, "http.foreign_name")
    assert server.laptop.get("/api/v1/campaigns").json() == []


@pytest.mark.parametrize(
    "headers",
    [
        {},  # no browser
        {"origin": "http://localhost:8000"},
        {"origin": "https://localhost:8000"},  # behind a proxy that speaks https
        {"origin": "http://localhost:8000", "sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
    ],
)
def test_our_own_pages_may_write(server: Server, headers: dict[str, str]) -> None:
    assert server.laptop.post("/api/v1/campaigns", json=BEGIN | {"key": "k"}, headers=headers).status_code == 201


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://"},
        {"origin": "http://["},
        {"origin": "http://localhost"},
        {"origin": "http://localhost:8001"},
        {"origin": "http://localhost:8000.evil.example"},
        {"origin": "http://evil.example/localhost:8000"},
        {"origin": "ftp://localhost:8000"},
        {"origin": "http://user@localhost:8000"},
        {"origin": "http://localhost:8000", "sec-fetch-site": "cross-site"},
        {"origin": "http://localhost:8000", "sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site"},
        {"origin": "http://evil.example", "sec-fetch-site": "same-origin"},
    ],
)
def test_foreign_pages_may_not_write(server: Server, headers: dict[str, str]) -> None:
    refused = server.laptop.post("/api/v1/campaigns", json=BEGIN | {"key": "k"}, headers=headers)
    assert (refused.status_code, refused.json()["code"]) == (403, "http.foreign_page")


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "NONSENSE"])
def test_every_writing_method_is_guarded(server: Server, method: str) -> None:
    refused = server.laptop.request(method, "/sign-in", headers={"origin": "http://evil.example"})
    assert refused.status_code == 403


def test_a_foreign_page_may_link_here(server: Server) -> None:
    headers = {"origin": "http://evil.example", "sec-fetch-site": "cross-site"}
    assert server.laptop.get("/health", headers=headers).status_code == 200


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/health", 200),
        ("/api/v1/campaigns", 200),
        ("/api/v1/openapi.json", 200),
        ("/static/img/favicon.svg", 200),
        ("/static/missing.css", 404),
        ("/api/v1/campaigns/7", 404),
        ("/api/v1/nothing", 404),
    ],
)
def test_every_answer_carries_the_headers(server: Server, path: str, status: int) -> None:
    answer = server.laptop.get(path)
    assert answer.status_code == status
    _check_headers(answer.headers)


def test_parts_of_pages_carry_the_headers_that_browsers_heed_there(server: Server) -> None:
    for path in ("/static/css/tokens.css", "/static/vendor/htmx-4.0.1.min.js"):
        headers = server.laptop.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"


def test_refusals_of_the_guards_carry_the_headers(server: Server) -> None:
    _check_headers(server.laptop.get("/health", headers={"host": "evil.example"}).headers)
    _check_headers(server.laptop.post("/sign-in", headers={"origin": "null"}).headers)
    _check_headers(server.laptop.post("/sign-in", content=b"x" * 2_000_000).headers)
    _check_headers(server.laptop.delete("/api/v1/campaigns").headers)


def test_streams_carry_the_headers(server: Server) -> None:
    campaign = server.campaign("heroquest")
    server.services.hub.closing = True  # so that it is over at once
    stream = server.client().get(f"/campaigns/{campaign}/live/watch")
    assert stream.headers["content-type"].startswith("text/event-stream")
    assert stream.headers["cache-control"] == "no-store"
    _check_headers(stream.headers)


def test_an_unforeseen_fault_carries_the_headers(server: Server) -> None:
    with patch.object(type(server.services.store), "campaigns", side_effect=RuntimeError):
        broken = server.laptop.get("/api/v1/campaigns")
    assert broken.status_code == 500
    _check_headers(broken.headers)


def test_static_files_are_kept_and_nothing_else(server: Server) -> None:
    assert server.laptop.get("/static/css/tokens.css").headers["cache-control"].startswith("public")
    assert server.laptop.get("/static/missing.css").headers["cache-control"] == "no-store"
    assert server.laptop.get("/api/v1/campaigns").headers["cache-control"] == "no-store"


def test_nothing_promises_https(server: Server) -> None:
    for path in ("/health", "/static/css/tokens.css", "/api/v1/campaigns"):
        headers = server.laptop.get(path).headers
        assert "strict-transport-security" not in headers
        assert "upgrade-insecure-requests" not in headers.get("content-security-policy", "")


def test_static_files_stay_in_their_folder(server: Server) -> None:
    for path in ("/static/../pyproject.toml", "/static/%2e%2e/pyproject.toml", "/static//etc/passwd", "/static/%00"):
        assert server.laptop.get(path).status_code == 404


@pytest.mark.parametrize(
    "names",
    ["nothing", "../../pyproject", "%2e%2e%2fpyproject", "tokens+nothing", "", "+", "x" * 300, "tokens+" * 3000, "%00"],
)
def test_bundles_are_made_of_our_files_only(server: Server, names: str) -> None:
    assert server.laptop.get("/static/bundles/tokens+base.css").status_code == 200
    for kind in ("css", "js", "toml"):
        assert server.laptop.get(f"/static/bundles/{names}.{kind}").status_code == 404


@pytest.mark.parametrize("length", ["1000001", "9" * 30])
def test_a_body_announced_too_large_is_not_even_read(server: Server, length: str) -> None:
    headers = {"content-length": length, "content-type": "application/json"}
    refused = server.laptop.post("/api/v1/campaigns", content=b"{}", headers=headers)
    assert (refused.status_code, refused.json()["code"]) == (413, "http.too_large")


def test_a_body_that_grows_too_large_is_cut_off(server: Server) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(40):
            yield b"x" * 50_000

    headers = {"content-type": "application/json"}
    refused = server.laptop.post("/api/v1/campaigns", content=endless(), headers=headers)
    assert (refused.status_code, refused.json()["code"]) == (413, "http.too_large")


def test_a_form_that_grows_too_large_is_cut_off(server: Server) -> None:
    def endless() -> Iterator[bytes]:
        yield b"pin="
        for _ in range(40):
            yield b"1" * 50_000

    headers = {"content-type": "application/x-www-form-urlencoded"}
    assert server.laptop.post("/sign-in", content=endless(), headers=headers).status_code == 413


def _check_headers(headers: Mapping[str, str]) -> None:
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in headers


async def _nothing(*_: object) -> None:
    raise AssertionError


@pytest.mark.parametrize(
    ("from_page", "kind", "told"),
    [("/", "full", True), ("/", "partial", False), ("/campaigns/1/table?x=1", "full", False)],
)
def test_a_form_that_is_answered_in_place_hears_which_other_page_follows(
    server: Server, from_page: str, kind: str, *, told: bool
) -> None:
    key = server.laptop.get("/").text.split('name="key" value="', 1)[1].split('"', 1)[0]
    headers = {"hx-request": "true", "hx-request-type": kind, "hx-current-url": f"http://localhost:8000{from_page}"}
    answer = server.laptop.post("/campaigns/sample", data={"key": key}, headers=headers, follow_redirects=False)
    way = ("hx-redirect", 200) if told else ("location", 303)
    assert (answer.headers[way[0]].partition("?")[0], answer.status_code) == ("/campaigns/1/table", way[1])
    _check_headers(answer.headers)
