"""The page “Helden”: who rests and comes back, and the way to other campaigns."""

import json
from typing import Any

import pytest
from httpx2 import Response

from tests.web.conftest import Server, new_key
from tests.web.pages_support import follow, open_sample, text_at
from tests.web.panel_support import labels, tap

AXE = '{"name": "Flammenaxt", "kind": "weapon", "price": 400, "weapon": {"dice": 5}}'


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.fixture
def url(campaign: int) -> str:
    return f"/campaigns/{campaign}/heroes"


def press(server: Server, url: str, *ways: str) -> Response:
    """Tap buttons of the list, one after the other."""
    for label in ways:
        done = tap(server.laptop, server.laptop.get(url), label, htmx=False)
        assert done.status_code == 303, done.text
    return server.laptop.get(url)


def look(server: Server, campaign: int, text: str, **fields: str) -> Response:
    return server.laptop.post(
        f"/campaigns/{campaign}/import-hero", data={"text": text, "key": new_key(), **fields}, files={"file": ("", b"")}
    )


def test_a_hero_retires_and_the_passport_can_still_be_read(server: Server, campaign: int, url: str) -> None:
    name = "Ragna Eisenfaust"
    page = press(server, url, f"{name}: In den Ruhestand")
    assert name in text_at(page, "group-retired") or name in page.text.partition("Im Ruhestand")[2]
    assert name not in text_at(server.laptop.get(f"/campaigns/{campaign}/table"), "hero-strip")
    assert "geht in den Ruhestand" in server.laptop.get(f"/campaigns/{campaign}/log").text
    assert name in server.laptop.get(f"{url}/ragna").text
    assert server.laptop.get(f"{url}/ragna/sheet").status_code == 200
    page = press(server, url, f"{name}: Zurück an den Tisch")
    assert "Im Ruhestand" not in page.text
    assert name in text_at(server.laptop.get(f"/campaigns/{campaign}/table"), "hero-strip")


def test_an_own_retired_hero_is_read_on_the_phone(server: Server, campaign: int, url: str) -> None:
    phone, guest = server.player(campaign, "ragna"), server.client()
    press(server, url, "Ragna Eisenfaust: Zur Seite legen")
    assert "Questpunkte" in phone.get(f"{url}/ragna").text
    assert phone.get(f"{url}/ragna/life").status_code == 200
    assert phone.get(f"{url}/ragna/file").json()["hero"]["gold"] == 360
    assert "360" not in guest.get(f"{url}/ragna").text
    for caller in (guest, phone):
        page = caller.get(url)
        assert "Zurück an den Tisch" not in page.text
        assert caller.get(f"{url}/liathan/file").status_code == 403
        assert caller.get(f"{url}/liathan/life").status_code == 403
        assert caller.get(f"/campaigns/{campaign}/import-hero").status_code == 403
        wish = {"type": "recall_hero", "hero_id": "ragna", "revision": "99", "key": new_key()}
        assert caller.post(url, data=wish).status_code == 403


def test_taking_back_a_retirement_brings_the_hero_back(server: Server, campaign: int, url: str) -> None:
    press(server, url, "Ragna Eisenfaust: In den Ruhestand")
    target = server.revision(campaign)
    server.do(campaign, "change_gold", hero_id="liathan", change=5)
    undone = server.laptop.post(
        f"/campaigns/{campaign}/undo", data={"target": target, "revision": server.revision(campaign), "key": new_key()}
    )
    assert undone.status_code == 303, undone.text
    assert "Im Ruhestand" not in server.laptop.get(url).text


def test_a_new_hero_comes_down_the_stairs(server: Server, campaign: int, url: str) -> None:
    server.do(campaign, "seat_hero", hero_id="neu", name="Neuling", player="Jonas", hero_class="barbarian")
    press(server, url, "Neuling: Zur Seite legen")
    server.do(campaign, "start_quest")
    page = press(server, url, "Neuling: Zurück an den Tisch", "Neuling: Kommt die Treppe herunter")
    assert page.text.count("unterwegs") == 6
    assert "Neuling: Zur Seite legen" not in labels(page)


def test_what_cannot_be_done_says_why(server: Server, url: str) -> None:
    wish = {"type": "set_hero_aside", "hero_id": "ragna", "standing": "dead", "revision": "99999", "key": new_key()}
    page = server.laptop.post(url, data={**wish, "revision": "1"})
    assert page.status_code in (409, 422)
    assert 'role="alert"' in page.text


def test_a_hero_moves_to_another_campaign_with_his_life(server: Server, campaign: int, url: str) -> None:
    server.do(campaign, "change_content", kind="items", id="flame_axe", fields=AXE)
    server.do(campaign, "give_item", hero_id="ragna", item_id="fx", content_id="flame_axe")
    other = int(server.campaign("heroquest", "Freitagsrunde"))
    page = server.laptop.get(f"/campaigns/{other}/import-hero?campaign={campaign}&hero=ragna")
    assert "Gegenstand: Flammenaxt" in page.text
    gone = tap(server.laptop, page, "An den Tisch", htmx=False)
    page = follow(server.laptop, gone)
    assert "Ragna Eisenfaust" in page.text
    table = server.laptop.get(f"/api/v1/campaigns/{other}").json()["table"]
    assert table["heroes"][0]["private"]["gold"] == 360
    hero = table["heroes"][0]["id"]
    life = server.laptop.get(f"/campaigns/{other}/heroes/{hero}/life").text
    assert "erhält 360 Gold" in life
    assert "Freitagsrunde" in life
    twice = json.loads(server.laptop.get(f"/campaigns/{other}/heroes/{hero}/file").text)
    assert len(twice["history"]) > 10
    assert len(server.laptop.get(f"/api/v1/campaigns/{other}").json()["table"]["own_content"]) == 1


def test_taking_back_an_arrival_takes_everything_back(server: Server, campaign: int, url: str) -> None:
    text = server.laptop.get(f"{url}/ragna/file").text
    before = server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["table"]
    follow(server.laptop, tap(server.laptop, look(server, campaign, text), "An den Tisch", htmx=False))
    assert "Ragna Eisenfaust 2" in server.laptop.get(url).text
    sent = {"revision": server.revision(campaign), "key": new_key()}
    assert server.laptop.post(f"/campaigns/{campaign}/undo", data=sent).status_code == 303
    assert server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["table"] == before


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "lässt sich nicht lesen"),
        ("", "Das ist leer. Wähle eine Datei"),
        ('{"format": "x"}', "keine Heldendatei von Heldenpass"),
        ('{"format": "heldenpass-hero", "version": 7}', "Fassung 7"),
        ('{"format": "heldenpass-hero", "version": 1, "hero": {"gold": -4}}', "Held, Gold:</b> Das ist zu klein"),
        ("x" * 200_001, "Höchstens 200000 Zeichen"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(server: Server, campaign: int, text: str, told: str) -> None:
    before = server.revision(campaign)
    page = look(server, campaign, text)
    assert page.status_code == 422
    assert told in page.text
    assert server.revision(campaign) == before


def test_a_file_that_is_no_text_and_one_that_is_too_large(server: Server, campaign: int) -> None:
    address, key = f"/campaigns/{campaign}/import-hero", {"key": new_key()}
    binary = server.laptop.post(address, data=key, files={"file": ("held.json", b"\xff\xfe\x00binary")})
    assert binary.status_code == 422
    assert "lässt sich nicht lesen" in binary.text
    huge = server.laptop.post(address, data=key, files={"file": ("held.json", b"x" * 1_100_000)})
    assert (huge.status_code, "Diese Datei ist zu groß." in huge.text) == (413, True)
    assert 'action="/campaigns/1/import-hero"' in huge.text, "another file can be chosen at once"


def test_names_are_only_text(server: Server, campaign: int, url: str) -> None:
    file: dict[str, Any] = json.loads(server.laptop.get(f"{url}/ragna/file").text)
    file["hero"]["name"] = "<script>x</script>"
    file["history"] = [{"text": "<b>fett</b>", "campaign": "<i>"}]
    page = look(server, campaign, json.dumps(file))
    assert page.status_code == 200
    assert "<script>x" not in page.text
    follow(server.laptop, tap(server.laptop, page, "An den Tisch", htmx=False))
    assert "<script>x" not in server.laptop.get(url).text


def test_a_name_that_is_taken_is_refused_beside_its_field(server: Server, campaign: int, url: str) -> None:
    page = look(server, campaign, server.laptop.get(f"{url}/ragna/file").text, name="ragna eisenfaust")
    assert page.status_code == 422
    assert "gibt es schon. Gib einen anderen Namen." in page.text
    assert 'value="ragna eisenfaust"' in page.text


def test_things_nobody_knows_may_stay_behind(server: Server, campaign: int, url: str) -> None:
    file = json.loads(server.laptop.get(f"{url}/ragna/file").text)
    file["hero"]["items"].append({"item": "moon_blade"})
    page = look(server, campaign, json.dumps(file))
    assert page.status_code == 422
    assert "moon_blade" in page.text
    page = look(server, campaign, json.dumps(file), without_unknown="true")
    assert page.status_code == 200
    assert "Bleibt zurück" in page.text


def test_a_phone_keeps_a_hero_who_rests_and_takes_another(server: Server, campaign: int, url: str) -> None:
    phone = server.player(campaign, "ragna")
    press(server, url, "Ragna Eisenfaust: In den Ruhestand")
    assert "join?hero=ragna" not in server.laptop.get(f"/campaigns/{campaign}/join").text
    own_code = phone.get(f"/join/{server.token(campaign, 'ragna')}")
    assert own_code.headers["location"].endswith("/heroes/ragna")
    for token, sent in (
        (server.token(campaign, "liathan"), {}),
        (server.token(campaign), {"hero_ids": ["liathan", "borrek"]}),
    ):
        joined = phone.post(f"/join/{token}", data={**sent, "key": new_key()})
        assert joined.status_code == 303, joined.text
        assert phone.get(f"{url}/ragna/file").status_code == 200
    assert phone.get(f"{url}/borrek/file").status_code == 200
