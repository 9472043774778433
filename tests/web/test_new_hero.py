"""A player creates a hero on a phone, if the game master allows it."""

import pytest

from tests.web.conftest import Server, new_key
from tests.web.pages_support import form, hero_ids, open_sample, text_at

DWARF = {"hero_class": "dwarf", "hero_name": "Grimm", "name": "Lea"}


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.fixture
def allowed(server: Server, campaign: int) -> int:
    server.do(campaign, "permit_players", permissions=["new_heroes"])
    return campaign


def test_only_where_the_game_master_allows_it(server: Server, campaign: int) -> None:
    url = f"/join/{server.token(campaign)}"
    assert "Neuen Helden anlegen" not in server.client().get(url).text
    refused = server.client().post(url, data={**DWARF, "new": "1", "key": new_key()})
    assert "Wähle mindestens einen Helden" in text_at(refused, "main")
    assert len(hero_ids(server, campaign)) == 5
    server.do(campaign, "permit_players", permissions=["new_heroes"])
    assert "Neuen Helden anlegen" in server.client().get(url).text
    own_code = f"/join/{server.token(campaign, 'liathan')}"
    assert "Neuen Helden anlegen" not in server.client().get(own_code).text, "a player with a hero's code has a hero"


def test_a_dwarf_in_one_form_with_everything_his_class_has(server: Server, allowed: int) -> None:
    url, phone = f"/join/{server.token(allowed)}", server.client()
    sent = form(phone.get(f"{url}?new=1"), url, new="1").data(**DWARF)
    led = phone.post(url, data=sent)
    assert phone.post(url, data=sent).headers["location"] == led.headers["location"], "the same form is one hero"
    assert len(hero_ids(server, allowed)) == 6
    page = phone.get(led.headers["location"])
    assert "Zwerg, gespielt von Lea" in text_at(page, "passport-cover")
    assert "am Gürtel" in text_at(page, "passport-gear") or "in der Hand" in text_at(page, "passport-gear")
    assert "Lea" in server.laptop.get(f"/campaigns/{allowed}/join").text
    second = form(phone.get(f"{url}?new=1"), url, new="1").data(hero_class="elf", hero_name="Silva")
    both = phone.get(phone.post(url, data=second).headers["location"])
    assert text_at(both, "other-heroes") != "", "two heroes on one phone"


def test_a_battle_mage_chooses_the_order_with_the_class(server: Server, allowed: int) -> None:
    url, phone = f"/join/{server.token(allowed)}", server.client()
    sent = form(phone.get(f"{url}?new=1"), url, new="1").data(**{**DWARF, "hero_class": "battle_mage:jade"})
    page = phone.get(phone.post(url, data=sent).headers["location"])
    assert "Lehre des Lebens 4 von 4 übrig" in text_at(page, "passport-spells")


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"hero_name": ""}, "fehlt"),
        ({"hero_name": " liathan"}, "gibt es schon"),
        ({"hero_name": "x" * 99}, "30"),
        ({"name": " "}, "fehlt"),
        ({"hero_class": ""}, "fehlt"),
        ({"hero_class": "wolf"}, "wolf"),
        ({"hero_class": "battle_mage"}, "Kampfmagier"),
        ({"hero_class": "battle_mage:none"}, "Kampfmagier"),
    ],
)
def test_what_is_wrong_is_told_and_nothing_is_begun(
    server: Server, allowed: int, wrong: dict[str, str], told: str
) -> None:
    url, phone = f"/join/{server.token(allowed)}", server.client()
    sent = form(phone.get(f"{url}?new=1"), url, new="1").data(**{**DWARF, **wrong})
    page = phone.post(url, data=sent)
    assert 400 <= page.status_code < 500
    assert told in text_at(page, "main")
    assert len(hero_ids(server, allowed)) == 5


def test_one_phone_begins_only_so_many(server: Server, allowed: int) -> None:
    url, phone = f"/join/{server.token(allowed)}", server.client()
    for name in ("Grimm", "Brokk", "Durin", "Thrain"):
        assert phone.post(url, data={**DWARF, "hero_name": name, "new": "1", "key": new_key()}).status_code == 303
    many = phone.post(url, data={**DWARF, "new": "1", "key": new_key()})
    assert "Mehr als 4 Helden spielt ein Handy nicht." in text_at(many, "main")


def test_who_plays_begins_a_hero_more_from_the_passport(server: Server, campaign: int) -> None:
    passport, url = f"/campaigns/{campaign}/heroes/liathan", f"/campaigns/{campaign}/new-hero"
    phone = server.player(campaign, "liathan")
    assert text_at(phone.get(passport), "begin-hero") == ""
    assert [phone.get(url).status_code, phone.post(url, data={**DWARF, "key": new_key()}).status_code] == [403, 403]
    server.do(campaign, "permit_players", permissions=["new_heroes"])
    assert text_at(phone.get(passport), "begin-hero") == "Neuen Helden anlegen"
    page = phone.get(url)
    assert f'href="{passport}"' in page.text, "the way back"
    wrong = phone.post(url, data=form(page, url, new="1").data(hero_class="dwarf", hero_name=""))
    assert "fehlt" in text_at(wrong, "main")
    led = phone.post(url, data=form(page, url, new="1").data(hero_class="dwarf", hero_name="Grimm"))
    assert "Liathan" in text_at(phone.get(led.headers["location"]), "other-heroes"), "both on one phone"
    assert [one.get(url).status_code for one in (server.client(), server.laptop)] == [403, 403]
