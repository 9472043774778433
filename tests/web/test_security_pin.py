"""The game master's PIN: how it is kept, how wrong tries are slowed down, and when sign-ins end."""

import json
from base64 import b64decode, b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from unittest.mock import patch

import itsdangerous
import pytest
from starlette.testclient import TestClient

from app.core.errors import GameError, InvalidValue
from app.web.http.pin import COST, FREE_TRIES, LONGEST_WAIT, STRANGERS_FREE_TRIES, LockedOut, Pin, PinVisitor
from tests.web.conftest import Server

RIGHT, WRONG = "2468", "1357"
ANYBODY = PinVisitor("192.168.1.66")


@pytest.fixture
def pin(server: Server) -> Pin:
    """A PIN that is set."""
    server.services.pin.choose(RIGHT)
    return server.services.pin


def _try(phone: TestClient, digits: str) -> int:
    return phone.post("/sign-in", data={"pin": digits}).status_code


def _is_game_master(server: Server, phone: TestClient) -> bool:
    role = phone.get(f"/api/v1/campaigns/{server.campaign()}").json()["role"]
    return bool(role == "game_master")


def _fail(pin: Pin, times: int = FREE_TRIES) -> None:
    for _ in range(times):
        with pytest.raises(InvalidValue, match=r"pin\.wrong"):
            pin.check(WRONG, ANYBODY)


def test_the_pin_is_kept_as_a_salted_hash(server: Server, pin: Pin) -> None:
    kept = server.services.house_settings.get("pin") or ""
    assert RIGHT not in kept
    assert COST >= 2**14, "as it is outside of tests"
    pin.choose(RIGHT)
    assert server.services.house_settings.get("pin") != kept


@pytest.mark.parametrize("digits", ["123", "1234567890123", "12a4", "١٢٣٤", "１２３４", "12 34", "-1234", "²²²²"])
def test_a_pin_has_four_to_twelve_plain_digits(server: Server, digits: str) -> None:
    with pytest.raises(InvalidValue, match=r"pin\.invalid"):
        server.services.pin.choose(digits)
    assert not server.services.pin.is_set


def test_the_right_pin_makes_a_phone_the_game_master(server: Server, pin: Pin) -> None:
    phone = server.client()
    assert not _is_game_master(server, phone)
    assert _try(phone, RIGHT) == 303
    assert _is_game_master(server, phone)


def test_blanks_around_a_pin_do_not_matter(server: Server, pin: Pin) -> None:
    assert _try(server.client(), f" {RIGHT} ") == 303


@pytest.mark.parametrize("digits", [WRONG, "", "x" * 5000, "２４６８", "\x00", RIGHT + "0"])
def test_a_wrong_pin_does_not(server: Server, pin: Pin, digits: str) -> None:
    phone = server.client()
    assert _try(phone, digits) == 422
    assert not _is_game_master(server, phone)


def test_without_a_pin_nobody_signs_in(server: Server) -> None:
    phone = server.client()
    assert _try(phone, "") == 422
    assert not _is_game_master(server, phone)


def test_wrong_tries_lock_out_longer_and_longer(server: Server, pin: Pin) -> None:
    _fail(pin)
    waits: list[int] = []
    for _ in range(12):
        _fail(pin, 1)
        with pytest.raises(LockedOut) as locked:
            pin.check(RIGHT, ANYBODY)
        seconds = locked.value.data["seconds"]
        assert isinstance(seconds, int)
        waits.append(seconds)
        server.clock.advance(seconds)
    assert waits[:4] == [3, 5, 9, 17]
    assert waits[-1] == LONGEST_WAIT.total_seconds() + 1


def test_while_locked_out_the_right_pin_does_not_help(server: Server, pin: Pin) -> None:
    _fail(pin, FREE_TRIES + 1)
    phone = server.client((ANYBODY.address, 1))
    locked = phone.post("/sign-in", data={"pin": RIGHT})
    assert locked.status_code == 429
    assert not _is_game_master(server, phone)
    server.clock.advance(3)
    assert _try(phone, RIGHT) == 303


def test_success_forgives_wrong_tries(server: Server, pin: Pin) -> None:
    for _ in range(5):
        _fail(pin)
        pin.check(RIGHT, ANYBODY)


def test_many_at_once_get_no_more_tries_than_one_after_the_other(pin: Pin) -> None:
    def attempt(_: int) -> str:
        try:
            pin.check(WRONG, ANYBODY)
        except GameError as error:
            return error.code
        return "in"

    with ThreadPoolExecutor(12) as pool:
        codes = list(pool.map(attempt, range(24)))
    assert codes.count("pin.wrong") == FREE_TRIES + 1
    assert codes.count("pin.locked_out") == 24 - FREE_TRIES - 1


def test_thirteen_wrong_tries_of_a_guest_shut_nobody_else_out(server: Server, pin: Pin) -> None:
    for _ in range(13):
        server.client(("192.168.1.66", 1)).post("/sign-in", data={"pin": WRONG})
        server.clock.advance(1000)
    assert server.client(("192.168.1.66", 1)).post("/sign-in", data={"pin": WRONG}).status_code == 422
    assert server.client(("192.168.1.66", 1)).post("/sign-in", data={"pin": RIGHT}).status_code == 429
    assert server.client(("192.168.1.7", 1)).post("/sign-in", data={"pin": RIGHT}).status_code == 303


def test_a_guest_with_many_addresses_gets_no_more_tries_than_all_strangers_together(pin: Pin) -> None:
    codes = []
    for host in range(200):
        try:
            pin.check(WRONG, PinVisitor(f"192.168.1.{host}"))
        except GameError as error:
            codes.append(error.code)
    assert codes.count("pin.wrong") == STRANGERS_FREE_TRIES + 1


def test_all_addresses_of_one_network_count_as_one(pin: Pin) -> None:
    for host in range(FREE_TRIES + 1):
        with pytest.raises(InvalidValue):
            pin.check(WRONG, PinVisitor(f"2001:db8::{host:x}"))
    with pytest.raises(LockedOut):
        pin.check(RIGHT, PinVisitor("2001:db8::ffff"))


def test_a_device_that_was_signed_in_before_tries_apart_from_all_strangers(server: Server, pin: Pin) -> None:
    known = server.client()
    _try(known, RIGHT)
    known.post("/sign-out")
    for host in range(STRANGERS_FREE_TRIES + 1):
        server.client((f"192.168.2.{host}", 1)).post("/sign-in", data={"pin": WRONG})
    assert _try(server.client(("192.168.1.7", 1)), RIGHT) == 429
    assert _try(known, RIGHT) == 303


def test_wrong_tries_are_forgotten_after_an_hour(server: Server, pin: Pin) -> None:
    _fail(pin, FREE_TRIES)
    server.clock.advance(3601)
    _fail(pin, FREE_TRIES)


def test_old_sign_ins_end_with_the_pin(server: Server, pin: Pin) -> None:
    for new in ("8642", RIGHT, ""):
        pin.choose(RIGHT)
        phone = server.client()
        assert _try(phone, RIGHT) == 303
        pin.choose(new)
        assert not _is_game_master(server, phone)


def test_a_sign_in_outlives_a_restart(make_server: Callable[[], Server]) -> None:
    before = make_server()
    before.services.pin.choose(RIGHT)
    phone = before.client()
    _try(phone, RIGHT)
    after = make_server()
    again = after.client()
    again.cookies.update(phone.cookies)
    assert _is_game_master(after, again)


def test_signing_out_ends_it(server: Server, pin: Pin) -> None:
    phone = server.client()
    _try(phone, RIGHT)
    assert phone.post("/sign-out").status_code == 303
    assert not _is_game_master(server, phone)


def test_signing_in_keeps_the_heroes_of_the_phone(server: Server, pin: Pin) -> None:
    campaign = server.campaign()
    server.do(campaign, "change_coins", owner="anna", change=5)
    phone = server.player(campaign, "anna")
    _try(phone, RIGHT)
    phone.post("/sign-out")
    assert phone.get(f"/api/v1/campaigns/{campaign}").json()["hero_ids"] == ["anna"]


def test_a_cookie_somebody_else_prepared_gains_nothing_from_a_sign_in(server: Server, pin: Pin) -> None:
    attacker, victim = server.client(), server.client()
    campaign = server.campaign()
    server.do(campaign, "change_coins", owner="anna", change=5)
    planted = server.player(campaign, "anna")
    attacker.cookies.update(planted.cookies)
    victim.cookies.update(planted.cookies)
    assert _try(victim, RIGHT) == 303
    assert victim.cookies["heldenpass"] != attacker.cookies["heldenpass"]
    assert not _is_game_master(server, attacker)


def test_the_cookie_is_for_this_site_and_no_script(server: Server, pin: Pin) -> None:
    cookie = server.client().post("/sign-in", data={"pin": RIGHT}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "domain" not in cookie
    assert "secure" not in cookie  # at home there is only plain http


def test_the_cookie_gives_away_neither_the_pin_nor_its_hash(server: Server, pin: Pin) -> None:
    phone = server.client()
    _try(phone, RIGHT)
    content = b64decode(phone.cookies["heldenpass"].split(".")[0]).decode()
    salt, _, digest = (server.services.house_settings.get("pin") or "").partition("$")
    assert RIGHT not in content
    assert salt not in content
    assert digest not in content


def test_a_forged_cookie_is_worth_nothing(server: Server, pin: Pin) -> None:
    content = b64encode(json.dumps({"game_master": pin.generation}).encode())
    signed = [itsdangerous.TimestampSigner(key).sign(content).decode() for key in ("", "secret", "None")]
    for cookie in (*signed, content.decode(), "", "null", "x.y.z"):
        phone = server.client(cookie=f"heldenpass={cookie}")
        assert not _is_game_master(server, phone)


@pytest.mark.parametrize(("known", "wanted"), list(product(["", None, False, 0, []], [RIGHT, ""])))
def test_an_empty_mark_is_nobodys_sign_in(server: Server, known: object, wanted: str) -> None:
    server.services.pin.choose(wanted)
    content = b64encode(json.dumps({"game_master": known}).encode())
    key = server.services.settings.secret.read_bytes().hex()
    cookie = itsdangerous.TimestampSigner(key).sign(content).decode()
    assert not _is_game_master(server, server.client(cookie=f"heldenpass={cookie}"))


def test_a_pin_that_cannot_be_saved_is_not_chosen(server: Server, pin: Pin) -> None:
    with patch.object(server.services.house_settings, "set", side_effect=RuntimeError), pytest.raises(RuntimeError):
        pin.choose(WRONG)
    pin.check(RIGHT, ANYBODY)
