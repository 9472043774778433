"""The catalogue on its pages: who reads it, who changes it, and what becomes of it."""

import html
from typing import Any

import pytest
from httpx2 import Response

from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.content.models import ENTRY_KINDS
from tests.web.conftest import Server, new_key
from tests.web.pages_support import follow, open_sample, text_at
from tests.web.panel_support import button, tap


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.fixture
def url(campaign: int) -> str:
    return f"/campaigns/{campaign}/catalogue"


def sent(server: Server, url: str, label: str = "Speichern", **changes: object) -> dict[str, Any]:
    """What a browser would send from the form of an entry, with some fields changed."""
    fields = button(server.laptop.get(url), label).fields
    names = dict.fromkeys(name for name, _ in fields)
    return {**{name: [value for one, value in fields if one == name] for name in names}, **changes}


def save(server: Server, url: str, **changes: object) -> Response:
    """Open the form of an entry, change some fields, send it."""
    label = "Neu anlegen" if "/new/" in url else "Speichern"
    return server.laptop.post(url.partition("?")[0], data=sent(server, url, label, **changes))


def text_of(page: Response) -> str:
    return html.unescape(page.text)


def test_the_game_master_finds_everything_and_changes_a_price(server: Server, campaign: int, url: str) -> None:
    assert "Helm" in server.laptop.get(url).text
    page = follow(server.laptop, save(server, f"{url}/items/helmet", price="90"))
    assert "Gespeichert" in page.text
    assert "Zurück zum Original" in page.text
    assert "90 Gold · im Laden" in server.laptop.get(url).text
    assert "geändert" in server.laptop.get(url, params={"own": "1"}).text
    assert "Eigener Inhalt, Gegenstand: Helm." in server.laptop.get(f"/campaigns/{campaign}/log").text
    table = server.laptop.get(f"/campaigns/{campaign}/table", params={"hero": "ragna", "tab": "gear"}).text
    assert "Helm" in table


def test_back_to_the_original(server: Server, url: str) -> None:
    save(server, f"{url}/items/helmet", price="90")
    page = tap(server.laptop, server.laptop.get(f"{url}/items/helmet"), "Zurück zum Original", htmx=False)
    page = follow(server.laptop, page)
    assert 'value="120"' in page.text
    assert "wie mitgeliefert" in page.text


@pytest.mark.parametrize("wrong", ["-5", "viel", "999999", "1.5"])
def test_a_wrong_price_stands_beside_its_field_and_stays(server: Server, campaign: int, url: str, wrong: str) -> None:
    before = server.revision(campaign)
    page = save(server, f"{url}/items/helmet", price=wrong, name="Topf")
    assert page.status_code == 422
    assert f'value="{wrong}"' in page.text
    assert 'value="Topf"' in page.text
    assert "field-price-help" in page.text
    assert server.revision(campaign) == before


def test_what_nobody_may_be_called(server: Server, url: str) -> None:
    page = save(server, f"{url}/items/helmet", name="<script>alert(1)</script>")
    shown = follow(server.laptop, page)
    assert "<script>alert" not in shown.text
    assert "&lt;script&gt;alert" in shown.text
    for name in ("{leer}", "\u200b", "x" * 41):
        assert save(server, f"{url}/items/helmet", name=name).status_code == 422


def test_an_own_thing_is_written_copied_and_removed(server: Server, campaign: int, url: str) -> None:
    made = save(server, f"{url}/new/items?like=axe", name="Flammenaxt", price="400", **{"weapon.dice": "5"})
    page = follow(server.laptop, made)
    assert "eigener Eintrag" in page.text
    path = made.headers["location"].partition("?")[0]
    assert "400 Gold" in server.laptop.get(url, params={"search": "flammen"}).text
    assert "Flammenaxt" in server.laptop.get(f"/campaigns/{campaign}/table?hero=ragna&tab=gear").text
    gone = follow(server.laptop, tap(server.laptop, page, "Entfernen", htmx=False))
    assert "Der Eintrag ist entfernt." in gone.text
    assert server.laptop.get(path).status_code == 404


def test_the_same_form_twice_writes_one_thing(server: Server, url: str) -> None:
    data = sent(server, f"{url}/new/monsters", "Neu anlegen", name="Hydra", attack="4")
    first, second = (server.laptop.post(f"{url}/new/monsters", data=data) for _ in range(2))
    assert first.headers["location"] == second.headers["location"]
    assert server.laptop.get(url, params={"kind": "monsters"}).text.count("Hydra") == 1


def test_a_form_that_is_too_old_is_refused(server: Server, url: str) -> None:
    old = sent(server, f"{url}/items/helmet", price="80")
    save(server, f"{url}/items/helmet", price="90")
    assert server.laptop.post(f"{url}/items/helmet", data=old).status_code == 409


def test_an_open_spell_and_a_deck_are_written(server: Server, url: str) -> None:
    page = follow(server.laptop, save(server, f"{url}/own_spells/guild_1", name="Eisspeer", price="300"))
    assert "Eisspeer" in page.text
    assert "300 Gold" in server.laptop.get(url, params={"kind": "spells"}).text
    deck = follow(
        server.laptop, save(server, f"{url}/new/own_decks", name="Wetter", cards="Regen | Alle nass | 2\nSonne")
    )
    assert "Regen | Alle nass | 2\nSonne" in deck.text
    assert "3 Karten" in server.laptop.get(url, params={"kind": "own_decks"}).text
    assert save(server, f"{url}/new/own_decks", name="Leer", cards="").status_code == 422


def test_a_table_is_changed_row_by_row(server: Server, url: str) -> None:
    rows = {"rows.deep.rolls[]": ["1", "", ""], "rows.plain.rolls[]": ["2", "3", "4", "5"]}
    page = follow(server.laptop, save(server, f"{url}/tables/faint", **rows))
    assert "Anders als mitgeliefert" in page.text
    bad = save(server, f"{url}/tables/faint", **{"rows.deep.rolls[]": ["6"]})
    assert bad.status_code == 422
    assert "Jede Zahl des Würfels muss genau einmal vorkommen." in bad.text
    untrue = save(server, f"{url}/tables/faint", **{"rows.deep.missed_rounds": "3"})
    assert untrue.status_code == 422
    assert "Die Zeile bedeutet jetzt etwas anderes." in untrue.text


def test_players_read_what_is_no_secret_and_change_nothing(server: Server, campaign: int, url: str) -> None:
    save(server, f"{url}/new/items?like=axe", name="Geheimaxt", price="400")
    for caller in (server.client(), server.player(campaign, "ragna")):
        page = caller.get(url)
        assert "Helm" in page.text
        assert "Neuer Gegenstand" not in page.text
        for secret in ("Orkschreck", "Monster", "Schatzkarten"):
            assert secret not in page.text
        assert "Bewegung" in caller.get(f"{url}/classes/elf").text
        assert "<form" not in caller.get(f"{url}/items/helmet").text.partition("<main")[2].partition("</main")[0]
        for hidden in ("monsters/orc", "treasure_cards/gold_50", "items/orcs_bane", "traps/pit_trap"):
            assert caller.get(f"{url}/{hidden}").status_code == 404
        assert "Ork" not in caller.get(url, params={"search": "ork"}).text.partition("catalogue__list")[2]
        for path in ("new/items", "items/helmet"):
            wish = {"name": "Topf", "price": "1", "revision": "99", "key": new_key()}
            assert caller.post(f"{url}/{path}", data=wish).status_code == 403
        assert caller.get(f"{url}/new/items").status_code == 403


def test_what_is_not_there_says_so(server: Server, url: str) -> None:
    for path in (
        "items/nothing",
        "nothing/helmet",
        "new/nothing",
        "new/traps",
        "new/items?like=nothing",
        "new/abilities",
    ):
        page = server.laptop.get(f"{url}/{path}")
        assert page.status_code == 404, path
    assert "Nichts gefunden" in server.laptop.get(url, params={"search": "Gibtesnicht"}).text
    assert server.laptop.get(url.replace("/1/", "/999999/")).status_code == 404


def test_what_differs_is_told_in_words(server: Server, url: str) -> None:
    page = follow(server.laptop, save(server, f"{url}/items/spirit_blade", **{"weapon.dice": "4"}))
    assert "Waffe, Angriffswürfel" in text_at(page, "main")
    assert text_of(page).count("change__new") >= 1


def test_the_shop_and_the_bestiary_have_the_new_values(server: Server, campaign: int, url: str) -> None:
    save(server, f"{url}/items/dagger", price="7777")
    assert "7777" in server.laptop.get(f"/campaigns/{campaign}/town?hero=ragna").text
    save(server, f"{url}/monsters/orc", name="Höhlenork")
    assert "Höhlenork" in server.laptop.get(f"/campaigns/{campaign}/bestiary").text
    assert "Höhlenork" in server.laptop.get(f"/campaigns/{campaign}/table?do=monsters").text


def test_an_entry_that_does_not_fit_is_found_and_says_why(server: Server, campaign: int, url: str) -> None:
    knight = '{"name": "Ritter", "body": 7, "mind": 3, "max_body": 9, "max_mind": 4, "movement": 4, "unarmed": 1,'
    knight += ' "defence": 3, "max_attack": 6, "equipment": ["flame_axe"]}'
    axe = '{"name": "Flammenaxt", "kind": "weapon", "weapon": {"dice": 5}}'
    server.do(campaign, "change_content", kind="items", id="flame_axe", fields=axe)
    written = server.revision(campaign)
    server.do(campaign, "change_content", kind="classes", id="knight", fields=knight)
    refused = tap(server.laptop, server.laptop.get(f"{url}/items/flame_axe"), "Entfernen", htmx=False)
    assert refused.status_code == 422
    undo = {"target": written, "revision": server.revision(campaign), "key": new_key()}
    assert server.laptop.post(f"/campaigns/{campaign}/undo", data=undo).status_code == 409
    assert "Ritter" in server.laptop.get(url, params={"own": "1"}).text


@pytest.mark.parametrize("kind", ["quests", *ENTRY_KINDS])
def test_every_kind_has_a_page_or_is_not_found(server: Server, kind: str) -> None:
    campaign = open_sample(server)
    entry = next(iter(getattr(shipped(), kind)))
    for place in (f"new/{kind}", f"{kind}/{entry}"):
        for found in (
            server.laptop.get(f"/campaigns/{campaign}/catalogue/{place}"),
            server.laptop.post(f"/campaigns/{campaign}/catalogue/{place}", data={"monsters": "x", "name.x": "y"}),
        ):
            assert found.status_code in ((404,) if kind == "quests" else (200, 303, 404, 422))
