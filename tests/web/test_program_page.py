"""The page of the program itself: for the game master; only the laptop that it runs on can end it."""

from datetime import timedelta

import pytest

from app.settings import VERSION
from app.web.http import network
from app.web.program import page
from tests.web.conftest import Server
from tests.web.pages_support import text_at


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """A laptop with one address, where the first of two ways answers."""
    for module in (network, page):
        monkeypatch.setattr(module, "lan_addresses", lambda: ("192.168.1.2",))
    monkeypatch.setattr(page, "_reaches", lambda host, port: host == "192.168.1.2")


def test_it_says_what_runs_where_and_which_address_answers(server: Server) -> None:
    said = text_at(server.laptop.get("/program"), "main")
    assert f"Heldenpass {VERSION}" in said
    assert str(server.services.settings.data) in said
    assert "192.168.1.2:8000 antwortet Handy" not in said
    assert "http://192.168.1.2:8000 antwortet" in said
    assert "Seit dem Start hat sich noch kein anderes Gerät gemeldet." in said


def test_it_knows_whether_a_phone_has_got_through(server: Server) -> None:
    server.client().get("/")
    server.clock.now += timedelta(minutes=3)
    said = text_at(server.laptop.get("/program"), "main")
    assert "Das letzte Mal hat sich um" in said


def test_without_a_network_it_says_so(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (network, page):
        monkeypatch.setattr(module, "lan_addresses", lambda: ())
    assert "in keinem Netz" in text_at(server.laptop.get("/program"), "main")


def test_only_the_laptop_ends_it_and_only_where_it_can(server: Server) -> None:
    ended = list[bool]()
    assert "/program/end" not in server.laptop.get("/program").text
    assert server.laptop.post("/program/end").status_code == 403
    server.app.state.stop = lambda: ended.append(True)
    assert "/program/end" in server.laptop.get("/program").text
    assert server.client().post("/program/end").status_code == 403
    assert ended == []
    answer = server.laptop.post("/program/end")
    assert "Der Heldenpass ist beendet" in text_at(answer, "main")
    assert ended == [True]
