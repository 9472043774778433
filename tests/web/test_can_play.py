"""A device that keeps no cookies is told before it joins or signs in: it would stay a guest."""

import re

import pytest
from starlette.testclient import TestClient

from app.settings import STATIC
from tests.web.conftest import Server, new_key

PIN = "246813"
NO_COOKIES = "nimmt keine Cookies an"


@pytest.fixture
def phone(server: Server) -> TestClient:
    return server.client()


def _fields(page: str) -> dict[str, str]:
    """What the page's own form sends besides what is typed: its hidden fields and its button."""
    main = page.partition("<main")[2]
    [button] = re.findall(r'<button class="button button--primary[^>]* name="(tried)" value="(1)"', main)
    return dict([*re.findall(r'<input type="hidden" name="([a-z_]+)" value="([^"]*)">', main), button])


def _code(server: Server) -> str:
    campaign = server.campaign()
    server.do(campaign, "change_coins", owner="anna", change=5)
    return f"/join/{server.token(campaign, 'anna')}"


def test_who_joins_without_cookies_is_told_and_takes_no_seat(server: Server, phone: TestClient) -> None:
    code = _code(server)
    page = phone.get(code)
    phone.cookies.clear()
    said = phone.post(code, data={**_fields(page.text), "name": "Anna", "shared": "anna"})
    assert said.status_code == 422
    assert NO_COOKIES in said.text
    assert 'value="Anna"' in said.text, "what was typed stays"
    campaign = 1
    assert server.services.snapshots.take(campaign).state.house.devices == {}
    done = phone.post(code, data={**_fields(said.text), "name": "Anna", "shared": "anna"})
    assert done.status_code == 303, "cookies were allowed meanwhile: they came with the page that said so"
    assert [one.name for one in server.services.snapshots.take(campaign).state.house.joined] == ["Anna"]


def test_who_signs_in_without_cookies_is_told_before_the_pin_counts(server: Server, phone: TestClient) -> None:
    server.services.pin.choose(PIN)
    page = phone.get("/sign-in")
    for _ in range(5):
        phone.cookies.clear()
        said = phone.post("/sign-in", data={**_fields(page.text), "pin": "0000"})
        assert (said.status_code, NO_COOKIES in said.text) == (422, True)
    assert phone.post("/sign-in", data={**_fields(said.text), "pin": PIN}).status_code == 303


def test_a_program_that_never_saw_the_page_is_not_asked_for_cookies(server: Server, phone: TestClient) -> None:
    server.services.pin.choose(PIN)
    assert phone.post("/sign-in", data={"pin": PIN}).status_code == 303
    assert (
        server.client().post(_code(server), data={"name": "A", "key": new_key(), "shared": "anna"}).status_code == 303
    )


def test_the_pages_say_what_will_not_work(server: Server, phone: TestClient) -> None:
    server.services.pin.choose(PIN)
    for page in ("/sign-in", _code(server)):
        text = phone.get(page).text
        for name in ("cookies", "storage"):
            assert f'data-cannot="{name}" hidden' in text
        assert 'id="old-browser"' in text
        assert "can_play.js" in text


def test_no_script_counts_on_storage() -> None:
    """Where storage is switched off, asking for it throws: each place catches that, a few lines above at most."""
    careless = list[str]()
    for file in sorted((STATIC / "js").rglob("*.js")):
        lines = file.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            uses = re.search(r"(local|session)Storage|caches\.open", line) and not line.lstrip().startswith("//")
            if uses and "try {" not in " ".join(lines[max(0, number - 4) : number]):
                careless.append(f"{file.name}:{number + 1}")
    assert [one for one in careless if not one.startswith(("last_state.js", "can_play.js"))] == []
