"""A catalogue goes to another group as a file, and is shown there before it counts."""

import json

import pytest
from httpx2 import Response

from tests.web.conftest import Server, new_key
from tests.web.pages_support import follow, open_sample, text_at
from tests.web.panel_support import tap

AXE = '{"name": "Flammenaxt", "kind": "weapon", "price": 400, "weapon": {"dice": 5}}'


@pytest.fixture
def campaign(server: Server) -> int:
    """With a price, a thing, a spell and a deck of the group's own."""
    campaign = open_sample(server)
    server.do(campaign, "change_content", kind="items", id="helmet", fields="price = 90")
    server.do(campaign, "change_content", kind="items", id="flame_axe", fields=AXE)
    server.do(campaign, "name_spell", spell="guild_1", name="Eisspeer", price=300)
    cards = [{"name": "Regen", "text": "Alle nass", "copies": 2}]
    server.do(campaign, "write_deck", deck="weather", name="Wetter", cards=cards)
    return campaign


def look(server: Server, campaign: int, text: str, name: str = "") -> Response:
    address = f"/campaigns/{campaign}/catalogue/exchange"
    return server.laptop.post(address, data={"text": "" if name else text}, files={"file": (name, text.encode())})


def own(server: Server, campaign: int) -> object:
    snapshot = server.services.snapshots.take(campaign)
    return snapshot.state.table.model_dump(include={"own_content", "own_spells", "own_decks"})


def test_what_goes_out_comes_in_the_same(server: Server, campaign: int) -> None:
    text = server.laptop.get(f"/campaigns/{campaign}/catalogue/file").text
    other = server.campaign("heroquest", "Freitag")
    page = look(server, other, text, "montag.katalog.json")
    assert "4 Einträge würden dazukommen" in page.text
    assert own(server, other) != own(server, campaign)
    page = follow(server.laptop, tap(server.laptop, page, "So übernehmen", htmx=False))
    assert "Flammenaxt" in page.text
    assert own(server, other) == own(server, campaign)
    assert "steht schon genau so da" in look(server, other, text).text


def test_the_preview_tells_old_and_new_values(server: Server, campaign: int) -> None:
    text = json.dumps({"items": [{"id": "helmet", "price": 75}]})
    page = look(server, campaign, text)
    told = text_at(page, "main")
    assert "Preis in Gold 90 75" in told
    assert "1 Eintrag würde dazukommen oder sich ändern" in told
    assert "90 Gold" in server.laptop.get(f"/campaigns/{campaign}/catalogue").text


def test_taking_back_an_import_takes_all_of_it_back(server: Server, campaign: int) -> None:
    text = server.laptop.get(f"/campaigns/{campaign}/catalogue/file").text
    other = server.campaign("heroquest", "Freitag")
    before = own(server, other)
    tap(server.laptop, look(server, other, text), "So übernehmen", htmx=False)
    sent = {"revision": server.revision(other), "key": new_key()}
    assert server.laptop.post(f"/campaigns/{other}/undo", data=sent).status_code == 303
    assert own(server, other) == before


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "nicht lesbar"),
        ("kaputt = [", "nicht lesbar"),
        ("", "Das ist leer. Wähle eine Datei oder füge ihren Text ein."),
        ('{"format": "heldenpass-catalogue", "version": 1, "campaign": "Mon', "nicht lesbar, Zeile:Spalte 1:62"),
        ('{"format": "anderes", "version": 1}', "Das ist keine Katalogdatei."),
        ('{"format": "heldenpass-catalogue-dungeonquest", "version": 1, "entries": {}}', "eines anderen Spiels"),
        ('{"format": "heldenpass-catalogue", "version": 9}', "Diese Katalogdatei ist neuer als das Programm"),
        ('{"format": "heldenpass-catalogue", "version": 1, "decks": [{"deck": "x"}]}', "decks.0.name"),
        (
            '{"format": "heldenpass-catalogue", "version": 1, "spells": [{"price": 500000, '
            '"spell": "guild_1", "name": "Eis"}]}',
            "spells.0.price",
        ),
        ('{"items": [{"id": "helmet", "price": -3}]}', "price"),
        ('{"items": [{"id": "a", "name": "<script>x</script>", "kind": "nonsense"}]}', "kind"),
        ("x" * 200_001, "Höchstens 200000 Zeichen"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(server: Server, campaign: int, text: str, told: str) -> None:
    before = server.revision(campaign)
    page = look(server, campaign, text)
    assert page.status_code == 422
    assert told in text_at(page, "main")
    assert "<script>x" not in page.text
    assert server.revision(campaign) == before


def test_a_file_that_is_too_large_is_told_beside_the_field(server: Server, campaign: int) -> None:
    page = look(server, campaign, " " * 1_100_000, "groß.json")
    assert (page.status_code, "Diese Datei ist zu groß." in text_at(page, "main")) == (413, True)
    assert "Katalogdatei" in page.text


def test_what_does_not_fit_is_named_and_the_rest_comes(server: Server, campaign: int) -> None:
    items = [{"id": "helmet", "price": 70}, {"id": "broken", "name": "Kaputt"}, {"id": "helmet", "price": 60}]
    spells = [{"spell": "fireball", "name": "Nicht frei"}]
    text = json.dumps(
        {"format": "heldenpass-catalogue", "version": 1, "content": {"items": items}, "spells": spells}
    )  # fmt: skip
    page = look(server, campaign, text)
    told = text_at(page, "main")
    assert "Nicht alles passt" in told
    for name in ("broken", "steht doppelt da", "fireball"):
        assert name in told


def test_only_the_game_master_shares(server: Server, campaign: int) -> None:
    for caller in (server.client(), server.player(campaign, "ragna")):
        for path in ("exchange", "file"):
            assert caller.get(f"/campaigns/{campaign}/catalogue/{path}").status_code == 403
        sent = caller.post(f"/campaigns/{campaign}/catalogue/exchange", data={"text": "{}", "do": "import"})
        assert sent.status_code == 403
    binary = server.laptop.post(
        f"/campaigns/{campaign}/catalogue/exchange", files={"file": ("x.json", b"\xff\xfe")}
    )  # fmt: skip
    assert binary.status_code == 422
    assert "keine Textdatei" in binary.text
