"""The watchman: what strangers try is told to the game master alone, and one tap settles it."""

import re

import pytest

from app.campaign.model import Actor
from app.core.game_system import Role
from app.web.http.rate_limits import MOST_NOTICES, REQUESTS_A_MINUTE, TooFast, Trouble, Watchman
from tests.web.conftest import Server, new_key
from tests.web.pages_support import hero_ids, invitation, text_at

GUEST = "192.168.1.66"


@pytest.fixture
def campaign(server: Server) -> int:
    """A full table."""
    return int(server.laptop.post("/campaigns/sample", data={"key": new_key()}).headers["location"].split("/")[2])


def told(server: Server, campaign: int) -> str:
    """What stands in the watchman's list at the table."""
    return text_at(server.laptop.get(f"/campaigns/{campaign}/table"), "watchman")


def tap(server: Server, campaign: int, word: str) -> None:
    """The game master taps the first button of this kind in the list."""
    page = server.laptop.get(f"/campaigns/{campaign}/table").text
    path = re.search(rf'action="(/watchman/[^"]+/{word})"', page)
    assert path
    assert server.laptop.post(path[1], headers={"hx-request": "true"}).status_code == 204


def test_a_quiet_evening_has_nothing_to_tell(server: Server, campaign: int) -> None:
    assert "Nichts zu melden." in told(server, campaign)


def test_wrong_pins_are_told_with_their_number_and_the_lock_is_lifted_with_one_tap(
    server: Server, campaign: int
) -> None:
    server.services.pin.choose("2468")
    guest = server.client((GUEST, 1))
    for _ in range(5):
        guest.post("/sign-in", data={"pin": "1111"})
    assert f"5 falsche PINs von {GUEST}." in told(server, campaign)
    assert guest.post("/sign-in", data={"pin": "2468"}).status_code == 429
    tap(server, campaign, "let-in")
    assert "Nichts zu melden." in told(server, campaign)
    assert guest.post("/sign-in", data={"pin": "2468"}).status_code == 303


def test_an_address_is_shut_out_with_one_tap_and_let_in_with_another(server: Server, campaign: int) -> None:
    server.client((GUEST, 1)).post("/sign-in", data={"pin": "1111"})
    tap(server, campaign, "shut-out")
    refused = server.client((GUEST, 2)).get("/")
    assert (refused.status_code, "für eine Stunde ausgesperrt" in refused.text) == (403, True)
    assert server.client(("192.168.1.7", 1)).get("/").status_code == 200
    tap(server, campaign, "let-in")
    assert server.client((GUEST, 3)).get("/").status_code == 200


def test_who_was_shut_out_may_come_back_after_an_hour(server: Server, campaign: int) -> None:
    server.client((GUEST, 1)).post("/sign-in", data={"pin": "1111"})
    tap(server, campaign, "shut-out")
    server.clock.advance(3601)
    assert server.client((GUEST, 1)).get("/").status_code == 200


def test_a_flood_is_refused_and_told_and_nobody_else_is_slowed(server: Server, campaign: int) -> None:
    assert Watchman(server.clock, lambda: None).requests.limit == REQUESTS_A_MINUTE
    server.services.watchman.requests.limit = 50  # a minute's worth would take the test seconds
    guest = server.client((GUEST, 1))
    answers = [guest.get("/api/v1/nothing").status_code for _ in range(55)]
    assert answers == [404] * 50 + [429] * 5
    assert server.client(("192.168.1.7", 1)).get("/").status_code == 200
    assert f"Viel zu viele Anfragen von {GUEST}." in told(server, campaign)


def test_the_laptop_itself_is_never_a_flood(server: Server) -> None:
    server.services.watchman.requests.limit = 3
    assert [server.laptop.get("/health").status_code for _ in range(9)] == [200] * 9


def test_a_foreign_page_is_told_with_the_device_it_came_from(server: Server, campaign: int) -> None:
    foreign = {"origin": "http://evil.example"}
    server.client((GUEST, 1)).post("/sign-out", headers=foreign)
    server.laptop.post("/sign-out", headers=foreign)
    assert f"von {GUEST} aus etwas ändern" in told(server, campaign)
    assert "von diesem Laptop aus etwas ändern" in told(server, campaign)
    tap(server, campaign, "dismiss")
    tap(server, campaign, "dismiss")
    assert "Nichts zu melden." in told(server, campaign)


def test_the_laptop_cannot_shut_itself_out(server: Server, campaign: int) -> None:
    watchman = server.services.watchman
    watchman.tell(Trouble.FOREIGN_PAGE, "127.0.0.1")
    watchman.shut_out(watchman.notices()[0].id)
    assert not watchman.is_shut_out("127.0.0.1")


def test_a_new_phone_is_told_until_the_game_master_says_that_it_belongs_to_the_group(
    server: Server, campaign: int
) -> None:
    hero = hero_ids(server, campaign)[0]
    phone = server.client()
    phone.post(invitation(server, campaign), data={"name": "Jule", "hero_ids": [hero], "key": new_key()})
    assert "Neues Handy: Jule spielt" in told(server, campaign)
    page = server.laptop.get(f"/campaigns/{campaign}/table").text
    know = re.search(r'action="(/campaigns/[^"]+/know)"', page)
    assert know
    assert server.laptop.post(know[1], headers={"hx-request": "true"}).status_code == 204
    assert "Nichts zu melden." in told(server, campaign)


def test_too_many_connections_are_told_and_their_address_is_shut_out(server: Server, campaign: int) -> None:
    server.services.watchman.tell(Trouble.CONNECTIONS, GUEST)
    assert f"Viel zu viele Verbindungen von {GUEST}." in told(server, campaign)
    tap(server, campaign, "shut-out")
    assert server.client((GUEST, 2)).get("/").status_code == 403


def test_a_phone_that_was_slowed_down_is_told_at_its_own_table_until_it_is_sent_away(
    server: Server, campaign: int
) -> None:
    phone = server.client()
    form = {"name": "Jule", "hero_ids": [hero_ids(server, campaign)[0]], "key": new_key()}
    phone.post(invitation(server, campaign), data=form)
    [device] = server.services.snapshots.take(campaign).state.house.joined
    other = int(server.laptop.post("/campaigns/sample", data={"key": new_key()}).headers["location"].split("/")[2])
    server.services.watchman.actions.limit = 0
    for _ in range(3):
        with pytest.raises(TooFast):
            server.services.watchman.pace(Actor(role=Role.PLAYER, device_id=device.id, name=device.name))
    sentence = "Jule handelt schneller, als Menschen es können, und wird gebremst."
    assert sentence in told(server, campaign)
    assert sentence not in told(server, other)
    [notice] = server.services.watchman.notices()
    assert notice.count == 3
    sent_away = server.laptop.post(f"/campaigns/{campaign}/devices/{device.id}/revoke", headers={"hx-request": "true"})
    assert sent_away.is_success
    assert sentence not in told(server, campaign)


def test_nobody_but_the_game_master_hears_what_the_watchman_tells(server: Server, campaign: int) -> None:
    server.client((GUEST, 1)).post("/sign-in", data={"pin": "1111"})
    for path in (f"/campaigns/{campaign}/table", f"/campaigns/{campaign}/watch", f"/campaigns/{campaign}/screen"):
        assert GUEST not in server.client().get(path).text


def test_a_forgotten_notice_is_refused_in_words(server: Server) -> None:
    answer = server.laptop.post("/watchman/notice-99/dismiss")
    assert (answer.status_code, "schon erledigt" in answer.text) == (404, True)


def test_a_thousand_strangers_fill_no_memory(server: Server) -> None:
    wakes: list[int] = []
    watchman = Watchman(server.clock, lambda: wakes.append(1))
    for n in range(1000):
        watchman.tell(Trouble.FLOOD, f"10.0.{n // 250}.{n % 250}")
    for _ in range(1000):
        watchman.tell(Trouble.FLOOD, "10.0.3.249")
    assert len(watchman.notices()) == MOST_NOTICES
    assert watchman.notices()[0].count == 1001
    assert len(wakes) == 1000  # a thousand new ones; what goes on wakes nobody within two seconds
