"""Who is the game master without a PIN: only the laptop itself, whatever a request says about itself."""

import pytest

from tests.web.conftest import LAPTOP, PHONE, Server


def _role(server: Server, address: str, **headers: str) -> str:
    caller = server.client((address, 50_000), **headers)
    return str(caller.get(f"/api/v1/campaigns/{server.campaign()}").json()["role"])


@pytest.mark.parametrize("address", ["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"])
def test_the_laptop_itself_is_the_game_master(server: Server, address: str) -> None:
    assert _role(server, address) == "game_master"


@pytest.mark.parametrize(
    "address",
    ["192.168.1.20", "10.0.0.1", "0.0.0.0", "::", "fe80::1%eth0", "::ffff:192.168.1.20", "testclient", "", "localhost"],
)
def test_everybody_else_is_a_guest(server: Server, address: str) -> None:
    assert _role(server, address) == "guest"


@pytest.mark.parametrize("name", ["x-forwarded-for", "forwarded", "x-real-ip", "via"])
def test_what_a_request_says_about_its_origin_is_not_believed(server: Server, name: str) -> None:
    assert _role(server, PHONE[0], **{name: "127.0.0.1"}) == "guest"


@pytest.mark.parametrize("name", ["x-forwarded-for", "forwarded", "x-real-ip", "via"])
def test_a_proxy_on_the_laptop_is_not_the_laptop(server: Server, name: str) -> None:
    assert _role(server, LAPTOP[0], **{name: "203.0.113.9"}) == "guest"


def test_a_request_without_an_address_is_a_guests(server: Server) -> None:
    campaign = server.campaign()
    caller = server.client(None)  # type: ignore[arg-type]  # what uvicorn gives for a socket file
    assert caller.get(f"/api/v1/campaigns/{campaign}").json()["role"] == "guest"
