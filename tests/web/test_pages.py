"""The pages before the table, as forms and without any script: the list of campaigns, and how phones join."""

import re

import pytest

from tests.web.conftest import Server, new_key
from tests.web.pages_support import follow, form, hero_ids, invitation, open_sample, text_at


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


def held(server: Server, campaign: int, name: str) -> set[str]:
    """The heroes that the phone of this name plays."""
    devices = server.services.snapshots.take(campaign).state.house.devices.values()
    return set(next(device.hero_ids for device in devices if device.name == name))


def test_an_empty_house_offers_the_sample_and_a_new_campaign(server: Server) -> None:
    page = server.laptop.get("/")
    assert "Noch keine Kampagnen" in page.text
    assert form(page, "/campaigns/sample").data()["key"]
    assert form(page, "/campaigns").data()["name"] == [""]


def test_a_new_campaign_leads_to_its_table(server: Server) -> None:
    wish = form(server.laptop.get("/"), "/campaigns").data(name="Der Schatten")
    begun = server.laptop.post("/campaigns", data=wish)
    assert begun.headers["location"] == "/campaigns/1/table"
    assert text_at(server.laptop.get("/"), "continue-head") == "Der Schatten"


def test_two_taps_begin_one_campaign(server: Server) -> None:
    wish = form(server.laptop.get("/"), "/campaigns").data(name="Der Schatten")
    first, second = (server.laptop.post("/campaigns", data=wish) for _ in range(2))
    assert first.headers["location"] == second.headers["location"]


def test_a_reload_of_a_refused_form_leads_to_the_start_page(server: Server) -> None:
    assert server.laptop.get("/campaigns").headers["location"] == "/"


@pytest.mark.parametrize("name", ["", "   ", "x" * 61, "\u200b", "Montag\u202esrunde", "\u3164\u2800"])
def test_a_name_that_does_not_fit_is_kept_and_explained_at_the_field(server: Server, name: str) -> None:
    wish = form(server.laptop.get("/"), "/campaigns")
    page = server.laptop.post("/campaigns", data=wish.data(name=name))
    assert page.status_code == 422
    assert form(page, "/campaigns").data()["name"] == [name]
    assert text_at(page, "field-name-help")


def test_a_name_is_never_markup(server: Server) -> None:
    server.laptop.post("/campaigns", data={"name": "<script>alert(1)</script>", "key": new_key()})
    assert "<script>alert" not in server.laptop.get("/").text


def test_the_sample_is_a_full_table_and_two_taps_open_one(server: Server) -> None:
    wish = form(server.laptop.get("/"), "/campaigns/sample").data()
    places = {server.laptop.post("/campaigns/sample", data=wish).headers["location"] for _ in range(2)}
    assert places == {"/campaigns/1/table"}
    assert server.laptop.get("/").text.count("<small>") >= 5


def test_a_guest_may_watch_but_begin_nothing(server: Server, campaign: int) -> None:
    guest = server.client()
    page = guest.get("/")
    assert f"/campaigns/{campaign}/watch" in page.text
    assert 'action="/campaigns' not in page.text
    assert guest.post("/campaigns", data={"name": "Meine", "key": new_key()}).status_code == 403
    assert guest.post("/campaigns/sample", data={"key": new_key()}).status_code == 403


def test_a_player_finds_the_own_passport_on_the_start_page(server: Server, campaign: int) -> None:
    hero = hero_ids(server, campaign)[0]
    assert f"/campaigns/{campaign}/heroes/{hero}" in server.player(campaign, hero).get("/").text


def test_a_phone_scans_says_who_it_is_and_holds_its_passport(server: Server, campaign: int) -> None:
    phone, path = server.client(), invitation(server, campaign)
    hero = hero_ids(server, campaign)[1]
    wish = form(phone.get(path), path).data(name="Jule", hero_ids=[hero])
    joined = phone.post(path, data=wish)
    assert joined.headers["location"] == f"/campaigns/{campaign}/heroes/{hero}"
    assert follow(phone, joined).status_code == 200
    assert "Jule" in text_at(server.laptop.get(f"/campaigns/{campaign}/join"), "phones")


def test_two_taps_are_one_phone(server: Server, campaign: int) -> None:
    phone, path = server.client(), invitation(server, campaign)
    wish = form(phone.get(path), path).data(name="Jule", hero_ids=[hero_ids(server, campaign)[0]])
    for _ in range(2):
        phone.post(path, data=wish)
    assert server.laptop.get(f"/campaigns/{campaign}/join").text.count("Jule</h3>") == 1


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "\u200b", "Ju\u202ele", "\u3164"])
def test_a_name_that_does_not_fit_stands_at_its_field(server: Server, campaign: int, name: str) -> None:
    phone, path = server.client(), invitation(server, campaign)
    page = phone.post(path, data={"name": name, "hero_ids": [hero_ids(server, campaign)[0]], "key": new_key()})
    assert page.status_code == 422
    assert form(page, path).data()["name"] == [name]
    assert text_at(page, "field-name-help")
    assert form(page, path).data()["hero_ids"] == [hero_ids(server, campaign)[0]]


def test_without_a_hero_the_page_asks_for_one_and_keeps_the_name(server: Server, campaign: int) -> None:
    phone, path = server.client(), invitation(server, campaign)
    page = phone.post(path, data={"name": "Jule", "key": new_key()})
    assert page.status_code == 422
    assert "Wähle mindestens einen Helden." in page.text
    assert form(page, path).data()["name"] == ["Jule"]


def test_a_hero_of_another_campaign_is_refused(server: Server, campaign: int) -> None:
    phone, path = server.client(), invitation(server, campaign)
    page = phone.post(path, data={"name": "Jule", "hero_ids": ["fremd"], "key": new_key()})
    assert page.status_code == 404
    assert "Diesen Helden gibt es" in page.text


def test_a_heros_own_code_asks_only_for_the_name(server: Server, campaign: int) -> None:
    hero, phone = hero_ids(server, campaign)[2], server.client()
    path = invitation(server, campaign, hero)
    page = phone.get(path)
    assert 'type="checkbox" name="hero_ids"' not in page.text
    joined = phone.post(path, data=form(page, path).data(name="Mehmet"))
    assert joined.headers["location"].endswith(f"/heroes/{hero}")


def test_a_known_phone_goes_straight_to_its_passport(server: Server, campaign: int) -> None:
    hero = hero_ids(server, campaign)[0]
    phone = server.player(campaign, hero)
    assert phone.get(invitation(server, campaign, hero)).status_code == 303


def test_a_known_phone_may_choose_another_hero_at_the_code_of_the_table(server: Server, campaign: int) -> None:
    first, second, *_ = hero_ids(server, campaign)
    phone, path = server.player(campaign, first, "Jule"), invitation(server, campaign)
    page = phone.get(path)
    assert "Da bist du ja, Jule" in page.text
    assert form(page, path).data()["hero_ids"] == [first]
    phone.post(path, data=form(page, path).data(hero_ids=[second]))
    assert held(server, campaign, "Jule") == {second}


def test_another_heros_own_code_adds_that_hero(server: Server, campaign: int) -> None:
    first, second, *_ = hero_ids(server, campaign)
    phone, path = server.player(campaign, first, "Jule"), invitation(server, campaign, second)
    phone.post(path, data=form(phone.get(path), path).data())
    assert held(server, campaign, "Jule") == {first, second}


def test_a_revoked_phone_is_out(server: Server, campaign: int) -> None:
    hero = hero_ids(server, campaign)[0]
    phone = server.player(campaign, hero, "Jule")
    place = f"/campaigns/{campaign}/join"
    found = re.search(r'action="([^"]+/revoke)"', server.laptop.get(place).text)
    assert found
    assert server.client().post(found[1]).status_code == 403
    assert server.laptop.post(found[1]).headers["location"] == place
    assert "Jule" not in text_at(server.laptop.get(place), "phones")
    assert f"/heroes/{hero}" not in phone.get("/").text


def test_renewed_codes_make_the_old_ones_worthless_and_keep_who_is_there(server: Server, campaign: int) -> None:
    hero = hero_ids(server, campaign)[0]
    old, player = invitation(server, campaign), server.player(campaign, hero)
    place = f"/campaigns/{campaign}/join"
    server.laptop.post(f"{place}/renew", data=form(server.laptop.get(place), f"{place}/renew").data())
    refused = server.client().get(old)
    assert refused.status_code == 403
    assert "Diese Einladung gilt nicht mehr" in refused.text
    assert server.client().get(invitation(server, campaign)).status_code == 200
    assert f"/heroes/{hero}" in player.get("/").text


def test_a_made_up_invitation_is_refused(server: Server) -> None:
    assert server.client().get("/join/1.1..AAAAAAAAAAAAAAAA").status_code == 403


def test_only_the_game_master_sees_the_codes(server: Server, campaign: int) -> None:
    assert server.client().get(f"/campaigns/{campaign}/join").status_code == 403


def test_an_unknown_hero_has_no_code(server: Server, campaign: int) -> None:
    assert server.laptop.get(f"/campaigns/{campaign}/join?hero=niemand").status_code == 404


def test_pages_that_have_nothing_to_tell_yet_read_in_order(server: Server) -> None:
    """What the client in `conftest.py` looks after on every page, on the pages that are empty but for a heading."""
    url = f"/campaigns/{(campaign := server.campaign('heroquest'))}"
    server.do(campaign, "write_quest", quest_id="own", name="Die Prüfung")
    for page in ("log?search=drache", "quests/own"):
        assert "empty--page" in server.laptop.get(f"{url}/{page}").text
