"""What a group enters of its box, by forms and as one file."""

import json
from typing import Any

import pytest

from tests.web.conftest import Server, new_key
from tests.web.pages_support import follow, text_at
from tests.web.test_catalogue import save, text_of


@pytest.fixture
def campaign(server: Server) -> int:
    return server.campaign("dungeonquest")


@pytest.fixture
def url(campaign: int) -> str:
    return f"/campaigns/{campaign}/catalogue"


def exchanged(server: Server, url: str, text: str, **more: str) -> Any:
    revision = str(server.revision(int(url.split("/")[2])))
    said = {"text": text, "name": "katalog.json", "revision": revision, "key": new_key(), **more}
    return server.laptop.post(f"{url}/exchange", data=said)


def test_a_hero_a_monster_a_card_and_a_tile_are_entered_and_played_with(
    server: Server, campaign: int, url: str
) -> None:
    values = {"strength": "7", "agility": "6", "toughness": "5", "luck": "8", "life": "15", "text": "Sieht im Dunkeln."}
    page = follow(server.laptop, save(server, f"{url}/new/sheets", name="Ottilie", **values))
    assert "Gespeichert" in page.text
    assert "eigener Eintrag" in page.text
    save(server, f"{url}/new/monsters", name="Ghul", life="4", escape_penalty="2")
    save(server, f"{url}/new/cards", name="Ring", deck="search", effect="loot", number="110", text="Er summt.")
    ways: dict[str, Any] = {
        "ways.0.direction": "south",
        "ways.1.direction": "north",
        "ways.1.obstacles[]": ["door", "portcullis"],
    }
    ways |= {"ways.2.direction": "", "ways.3.direction": ""}
    save(server, f"{url}/new/tiles", name="Kapelle", kind="dungeon", torch="true", **ways)
    own = text_of(server.laptop.get(url, params={"own": "1"}))
    assert all(name in own for name in ("Ottilie", "Ghul", "Ring", "Kapelle"))
    assert "Leben 4 · Fluchtstrafe 2" in own
    asked = server.laptop.get(f"/campaigns/{campaign}/table?do=act&type=seat_hero&name=Ava")
    assert "Ottilie" in text_at(asked, "action-panel")
    entries = server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["table"]["own_entries"]
    tile = json.loads(next(one["facts"] for one in entries if one["kind"] == "tiles"))
    assert [one["obstacles"] for one in tile["ways"]] == [[], ["door", "portcullis"]]
    log = server.laptop.get(f"/campaigns/{campaign}/log").text
    assert "Im Katalog: Monster, Ghul." in log


def test_a_board_has_as_many_towers_as_fit_on_it(server: Server, url: str) -> None:
    page = server.laptop.get(f"{url}/boards/board").text
    assert "tower_rooms.3." in page
    assert "tower_rooms.4." not in page


def test_what_is_wrong_stands_beside_its_field_and_stays_typed(server: Server, campaign: int, url: str) -> None:
    before = server.revision(campaign)
    walled = {f"ways.{number}.direction": "" for number in range(4)}
    for kind, fields, told in (
        ("monsters", {"name": "Ghul", "life": "0"}, 'value="Ghul"'),
        ("monsters", {"name": "", "life": "4"}, "Hier fehlt noch eine Angabe."),
        ("sheets", {"name": "Ava", "strength": "stark"}, 'value="stark"'),
        ("cards", {"name": "Ring", "deck": ""}, 'value="Ring"'),
        ("tiles", {"name": "Kapelle", "kind": "dungeon", **walled}, 'value="Kapelle"'),
    ):
        page = save(server, f"{url}/new/{kind}", **fields)
        assert page.status_code == 422, kind
        assert told in page.text, kind
    page = save(server, f"{url}/boards/board", **{"chamber_fields.0.square": "A1"})
    assert "lauter verschiedene Felder" in page.text
    assert server.revision(campaign) == before


def test_what_came_with_the_game_is_changed_and_comes_back(server: Server, url: str) -> None:
    page = follow(server.laptop, save(server, f"{url}/monsters/moss_giant", life="9"))
    assert "Anders als mitgeliefert" in page.text
    again = follow(server.laptop, save(server, f"{url}/monsters/moss_giant", life="6"))
    assert "wie mitgeliefert" in again.text


def test_the_file_of_another_game_and_a_deck_of_none_are_refused_in_words(
    server: Server, campaign: int, url: str
) -> None:
    other = server.laptop.get(f"/campaigns/{server.campaign('heroquest')}/catalogue/file").text
    for text, told in (
        (other, "Diese Datei ist der Katalog eines anderen Spiels."),
        ("Hallo", "lässt sich nicht lesen"),
        ('{"format": "heldenpass-catalogue-dungeonquest", "version": 1, "entries": {"cards": {"door_opens": {"deck":'
         ' "door", "count": 0}, "door_jammed": {"deck": "door", "count": 0}, "door_needle": {"deck": "door",'
         ' "count": 0}}}}', "Es wäre keine Karte mehr übrig: Türkarte."),
    ):  # fmt: skip
        for do in ("look", "import"):
            page = exchanged(server, url, text, do=do)
            assert page.status_code == 422, told
            assert told in text_of(page)
    own = server.laptop.get(f"{url}/file").text
    heroquest = server.campaign("heroquest")
    assert exchanged(server, f"/campaigns/{heroquest}/catalogue", own, do="import").status_code == 422


def test_a_group_takes_in_what_another_has_entered(server: Server, campaign: int, url: str) -> None:
    save(server, f"{url}/new/monsters", name="Ghul", life="4")
    text = server.laptop.get(f"{url}/file").text
    other = f"/campaigns/{server.campaign('dungeonquest')}/catalogue"
    looked = exchanged(server, other, text)
    assert "Ghul" in looked.text
    taken = follow(server.laptop, exchanged(server, other, text, do="import"))
    assert "Ghul" in taken.text
