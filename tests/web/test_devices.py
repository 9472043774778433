"""Sending phones away for good, phones that nobody knows, and two phones that want one hero."""

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from app.campaign.house import MOST_DEVICES
from app.campaign.model import Device
from app.web.http.rate_limits import JOINS_A_MINUTE, JOINS_A_MINUTE_OF_ALL, Trouble
from tests.web.conftest import Server, new_key
from tests.web.pages_support import hero_ids, invitation, text_at


@pytest.fixture
def campaign(server: Server) -> int:
    """A full table."""
    return int(server.laptop.post("/campaigns/sample", data={"key": new_key()}).headers["location"].split("/")[2])


def devices(server: Server, campaign: int) -> list[Device]:
    """All phones that joined and were not sent away."""
    return list(server.services.snapshots.take(campaign).state.house.joined)


def device(server: Server, campaign: int, name: str) -> Device:
    """The phone of this name."""
    return next(one for one in devices(server, campaign) if one.name == name)


def join(phone: TestClient, path: str, name: str, *heroes: str) -> int:
    """A phone fills in the page behind a code, and says yes to sharing whatever hero is asked about."""
    return arrive(phone, path, name, *heroes).status_code


def arrive(phone: TestClient, path: str, name: str, *heroes: str) -> Response:
    """The same, with the whole answer."""
    shared = [*heroes, *hero_of(path)]
    return phone.post(path, data={"name": name, "hero_ids": list(heroes), "shared": shared, "key": new_key()})


def hero_of(path: str) -> list[str]:
    """The hero whose own code this is."""
    hero = path.split("/")[-1].split(".")[2]
    return [hero] if hero else []


def say(server: Server, campaign: int, name: str, word: str) -> None:
    """The game master says something about a phone."""
    path = f"/campaigns/{campaign}/devices/{device(server, campaign, name).id}/{word}"
    assert server.laptop.post(path).status_code == 303


def test_who_was_sent_away_does_not_come_back_with_the_old_code(server: Server, campaign: int) -> None:
    first, second, *_ = hero_ids(server, campaign)
    phone, path = server.client(), invitation(server, campaign)
    join(phone, path, "Mallory", first)
    say(server, campaign, "Mallory", "revoke")
    assert phone.get(path).status_code == 403
    assert join(phone, path, "Mallory", first, second) == 403
    assert join(server.client(), path, "Mallory", first) == 403
    assert devices(server, campaign) == []


def test_sending_one_away_leaves_the_printed_codes_of_heroes_alone(server: Server, campaign: int) -> None:
    first, second, *_ = hero_ids(server, campaign)
    printed, table = invitation(server, campaign, second), invitation(server, campaign)
    join(server.client(), table, "Mallory", first)
    say(server, campaign, "Mallory", "revoke")
    assert join(server.client(), printed, "Jule") == 303
    assert device(server, campaign, "Jule").hero_ids == {second}


def test_who_came_by_a_heros_code_leaves_that_code_worthless_and_the_tables_alone(
    server: Server, campaign: int
) -> None:
    first, second, *_ = hero_ids(server, campaign)
    printed, table = invitation(server, campaign, first), invitation(server, campaign)
    join(server.client(), printed, "Mallory")
    say(server, campaign, "Mallory", "revoke")
    assert join(server.client(), printed, "Mallory") == 403
    assert join(server.client(), table, "Jule", second) == 303
    assert invitation(server, campaign, first) != printed


def test_all_unknown_phones_are_sent_away_at_once_and_the_known_stay(server: Server, campaign: int) -> None:
    first, second, third, *_ = hero_ids(server, campaign)
    table = invitation(server, campaign)
    for name, hero in (("Jule", first), ("Mallory", second), ("Trudy", third)):
        join(server.client(), table, name, hero)
    say(server, campaign, "Jule", "know")
    assert server.laptop.post(f"/campaigns/{campaign}/devices/revoke-unknown").status_code == 303
    assert [one.name for one in devices(server, campaign)] == ["Jule"]
    assert server.client().get(table).status_code == 403


def test_a_second_phone_waits_until_the_game_master_lets_it_play_a_taken_hero(server: Server, campaign: int) -> None:
    hero = hero_ids(server, campaign)[0]
    join(server.client(), invitation(server, campaign), "Jule", hero)
    second = server.client()
    joined = arrive(second, invitation(server, campaign), "Mehmet", hero)
    waiting = f"/campaigns/{campaign}/waiting"
    assert joined.headers["location"] == waiting
    assert device(server, campaign, "Mehmet").hero_ids == frozenset()
    page = second.get(waiting)
    assert "Jule" in page.text
    assert "Der Spielleiter entscheidet" in page.text
    assert '<noscript><meta http-equiv="refresh"' in page.text, "a phone without JavaScript goes on by itself, too"
    assert second.get(f"/campaigns/{campaign}/heroes/{hero}/own").status_code == 403
    assert "Mehmet möchte" in text_at(server.laptop.get(f"/campaigns/{campaign}/table"), "watchman")
    say(server, campaign, "Mehmet", "admit")
    assert second.get(waiting).headers["location"] == f"/campaigns/{campaign}/heroes/{hero}"
    assert second.get(f"/campaigns/{campaign}/heroes/{hero}/own").status_code == 200


def test_a_refused_phone_hears_so_and_may_choose_another_hero(server: Server, campaign: int) -> None:
    first, second, *_ = hero_ids(server, campaign)
    path = invitation(server, campaign)
    join(server.client(), path, "Jule", first)
    phone = server.client()
    join(phone, path, "Mehmet", first)
    say(server, campaign, "Mehmet", "refuse")
    page = phone.get(f"/campaigns/{campaign}/waiting")
    assert "dass dein Handy diesen Helden nicht spielt" in page.text
    assert f'href="{path}"' in page.text
    assert join(phone, path, "", second) == 303
    assert device(server, campaign, "Mehmet").hero_ids == {second}


def test_a_phone_keeps_its_heroes_while_it_waits_for_another(server: Server, campaign: int) -> None:
    first, second, *_ = hero_ids(server, campaign)
    join(server.client(), invitation(server, campaign), "Jule", first)
    phone = server.client()
    join(phone, invitation(server, campaign), "Mehmet", second)
    join(phone, invitation(server, campaign, first), "")
    mehmet = device(server, campaign, "Mehmet")
    assert (mehmet.hero_ids, mehmet.wanted) == (frozenset({second}), frozenset({first}))


def test_joins_in_a_minute_are_bounded_for_an_address_and_for_all(server: Server, campaign: int) -> None:
    hero, path = hero_ids(server, campaign)[0], invitation(server, campaign)
    watchman = server.services.watchman
    watchman.joins.limit, watchman.joins_of_all.limit = JOINS_A_MINUTE, JOINS_A_MINUTE_OF_ALL
    from_one = [join(server.client(("192.168.1.66", 1)), path, "x", hero) for _ in range(JOINS_A_MINUTE + 2)]
    assert from_one == [303] * JOINS_A_MINUTE + [429] * 2
    from_many = [join(server.client((f"192.168.2.{n}", 1)), path, "x", hero) for n in range(JOINS_A_MINUTE_OF_ALL)]
    assert from_many.count(303) == JOINS_A_MINUTE_OF_ALL - JOINS_A_MINUTE
    assert [notice.trouble for notice in watchman.notices()].count(Trouble.JOINS) >= 2


def test_a_table_takes_no_more_phones_than_can_sit_there(server: Server, campaign: int) -> None:
    hero, path = hero_ids(server, campaign)[0], invitation(server, campaign)
    answers = [join(server.client(), path, f"x{n}", hero) for n in range(MOST_DEVICES + 1)]
    assert answers == [303] * MOST_DEVICES + [422]
    assert f"schon {MOST_DEVICES} Handys" in arrive(server.client(), path, "y", hero).text


def test_codes_made_anew_leave_none_of_the_old_ones_valid(server: Server, campaign: int) -> None:
    first, *_ = hero_ids(server, campaign)
    old = [invitation(server, campaign), invitation(server, campaign, first)]
    server.do(campaign, "renew_invitation")
    assert [server.client().get(path).status_code for path in old] == [403, 403]
    server.do(campaign, "renew_invitation", code=first)
    server.do(campaign, "renew_invitation")
    assert [server.client().get(path).status_code for path in old] == [403, 403]
