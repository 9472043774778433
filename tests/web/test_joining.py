"""A phone at the door: a hero whom somebody plays already, and a phone that was sent away."""

import pytest

from tests.web.conftest import Server, new_key
from tests.web.pages_support import form, hero_ids, open_sample, text_at


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


def test_a_hero_whom_somebody_plays_is_named_and_asked_for_before_two_share_it(server: Server, campaign: int) -> None:
    own, free, *_ = hero_ids(server, campaign)
    server.player(campaign, own, "Anna")
    url, phone = f"/join/{server.token(campaign)}", server.client()
    page = phone.get(url)
    assert "spielt schon Anna" in text_at(page, "main")
    sent = form(page, url)
    asked = phone.post(url, data=sent.data(name="Bert", hero_ids=[own]))
    assert asked.status_code == 422
    assert "Spielt ihr den Helden zusammen?" in text_at(asked, "main")
    assert len(server.laptop.get(f"/api/v1/campaigns/{campaign}/devices").json()) == 1
    again = form(asked, url)
    assert again.data()["shared"] == [own]
    assert phone.post(url, data=again.data(hero_ids=[free])).headers["location"].endswith(free), "nobody plays this one"
    late = server.client()
    shared = late.post(url, data=again.data(name="Cleo", key=new_key()))
    assert shared.headers["location"].endswith("/waiting"), "who shares a hero needs the game master's yes as well"


def test_a_heros_own_code_asks_at_once(server: Server, campaign: int) -> None:
    own = hero_ids(server, campaign)[0]
    server.player(campaign, own, "Anna")
    url, phone = f"/join/{server.token(campaign, own)}", server.client()
    page = phone.get(url)
    assert "Anna spielt" in text_at(page, "main")
    assert phone.post(url, data={"name": "Bert", "key": new_key()}).status_code == 422
    assert phone.post(url, data=form(page, url).data(name="Bert")).status_code == 303


def test_a_phone_that_was_sent_away_takes_no_hero_and_does_not_count(server: Server, campaign: int) -> None:
    own = hero_ids(server, campaign)[0]
    phone = server.player(campaign, own, "Anna")
    [device] = server.laptop.get(f"/api/v1/campaigns/{campaign}/devices").json()
    server.do(campaign, "revoke_device", device_id=device["id"])
    page = phone.get(f"/join/{server.token(campaign)}")
    assert "spielt schon" not in page.text
    assert phone.post(f"/join/{server.token(campaign, own)}", data={"name": "Anna", "key": new_key()}).is_redirect
    assert phone.get(f"/campaigns/{campaign}/heroes/{own}").status_code == 200


def test_a_phone_that_was_sent_away_is_told_so_instead_of_an_empty_passport(server: Server, campaign: int) -> None:
    own = hero_ids(server, campaign)[0]
    phone = server.player(campaign, own)
    [device] = server.laptop.get(f"/api/v1/campaigns/{campaign}/devices").json()
    server.do(campaign, "revoke_device", device_id=device["id"])
    base, server.services.hub.closing = f"/campaigns/{campaign}", True
    for path in (f"{base}/heroes/{own}", f"{base}/heroes/{own}/own", f"{base}/town?hero={own}"):
        told = phone.get(path)
        assert (told.status_code, text_at(told, "main").startswith("Dieses Handy ist abgemeldet")) == (403, True), path
    assert phone.get(f"{base}/watch").status_code == 200
    assert server.client().get(f"{base}/heroes/{own}").status_code == 200, "what lies open is everybody's"
    server.services.hub.closing = False
    assert phone.get(f"{base}/live/passport?hero={own}").text.startswith("event: leave")
