"""Two houses on one host: browsers keep one jar of cookies for both, whatever their ports."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.web.http.entrance import without_secrets
from tests.web.conftest import Server

PIN = "246813"


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Each with data of its own and a PIN."""
    folders = tmp_path / "one", tmp_path / "two"
    for folder in folders:
        folder.mkdir()
    both = Server(folders[0]), Server(folders[1])
    for house in both:
        house.services.pin.choose(PIN)
    yield both
    for house in both:
        house.close()


def test_two_houses_on_one_host_keep_their_own_cookies(houses: tuple[Server, Server]) -> None:
    campaigns = [house.campaign() for house in houses]
    for house, campaign in zip(houses, campaigns, strict=True):
        house.do(campaign, "change_coins", owner="anna", change=5)
    phones = [house.client() for house in houses]
    phones[1]._cookies = phones[0]._cookies  # one browser

    def roles() -> list[str]:
        asked = zip(phones, campaigns, strict=True)
        return [str(phone.get(f"/api/v1/campaigns/{campaign}").json()["role"]) for phone, campaign in asked]

    for house, phone, campaign in zip(houses, phones, campaigns, strict=True):
        wish = {"name": "Anna", "key": f"k{campaign}", "shared": "anna"}
        assert phone.post(f"/join/{house.token(campaign, 'anna')}", data=wish).status_code == 303
    assert roles() + roles() == ["player"] * 4
    phones[1].post("/sign-in", data={"pin": PIN})
    assert roles() + roles() == ["player", "game_master"] * 2
    phones[1].post("/sign-out")
    assert roles() == ["player", "player"]


def test_a_session_of_before_stays_and_keeps_its_name(houses: tuple[Server, Server]) -> None:
    phone = houses[0].client()
    assert phone.post("/sign-in", data={"pin": PIN}).status_code == 303
    assert list(phone.cookies) == ["heldenpass"]
    assert phone.get("/sign-in").status_code == 303, "signed in already"
    assert list(phone.cookies) == ["heldenpass"]


@pytest.mark.parametrize("foreign", ["", "null", "x.y.z"])
def test_whatever_another_program_left_there_does_not_keep_us_from_signing_in(
    houses: tuple[Server, Server], foreign: str
) -> None:
    phone = houses[0].client()
    phone.cookies.set("heldenpass", foreign)
    assert phone.post("/sign-in", data={"pin": PIN}).status_code == 303
    assert phone.get("/sign-in").status_code == 303, "signed in already"


def test_the_log_holds_neither_of_the_cookies() -> None:
    assert "xyz" not in without_secrets("cookie: heldenpass=xyz; heldenpass_0123abcd=xyzxyz.x")
