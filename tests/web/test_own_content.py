"""A group's own content on the pages and over the API."""

import re
from typing import Any

import pytest

from tests.web.conftest import Server, new_key
from tests.web.pages_support import invitation, open_sample
from tests.web.panel_support import HTMX, Place, labels, panel_text

AXE = '{"name": "Flammenaxt", "kind": "weapon", "price": 400, "weapon": {"dice": 5}}'
KNIGHT = (
    '{"name": "Ritter", "body": 7, "mind": 3, "max_body": 9, "max_mind": 4, "movement": 4, "unarmed": 1, "defence": 3,'
    ' "max_attack": 6, "equipment": ["flame_axe"]}'
)


@pytest.fixture
def campaign(server: Server) -> int:
    campaign = open_sample(server)
    server.do(campaign, "change_content", kind="items", id="flame_axe", fields=AXE)
    server.do(campaign, "change_content", kind="classes", id="knight", fields=KNIGHT)
    return campaign


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


def refused(server: Server, campaign: int, kind: str, /, **fields: Any) -> dict[str, Any]:
    answer = server.laptop.post(f"/api/v1/campaigns/{campaign}/commands", json=server.wish(campaign, kind, **fields))
    assert answer.status_code == 422
    problem: dict[str, Any] = answer.json()
    return problem


def test_own_things_are_offered_by_their_names(table: Place) -> None:
    assert "Ritter" in table.open(do="seat").text
    assert ">Flammenaxt</option>" in table.open(hero="ragna", tab="gear").text


def test_who_plays_an_own_class_is_shown_everywhere(server: Server, campaign: int, table: Place) -> None:
    wish = {"type": "seat_hero", "hero_id": "kuno", "name": "Kuno", "player": "Ada", "hero_class": "knight"}
    form = wish | {"revision": str(server.revision(campaign)), "key": new_key()}
    assert table.caller.post(table.url, data=form, headers=HTMX).status_code == 200
    assert "Ritter, Ada" in panel_text(table.open(hero="kuno"))
    assert "Flammenaxt entfernen" in labels(table.open(hero="kuno", tab="gear"))
    for path in ("heroes/kuno", "heroes/kuno/sheet", "log", "watch"):
        page = server.laptop.get(f"/campaigns/{campaign}/{path}").text
        assert "Ritter" in page
        assert "flame_axe" not in page.replace("kuno.flame_axe", ""), "only inside of the id of his own thing"
    assert {"Ritter · Ada", "Flammenaxt"} <= set(
        re.findall("Ritter · Ada|Flammenaxt", server.laptop.get("/heroes").text)
    )
    assert "<small>Ritter</small>" in server.laptop.get("/").text
    assert "Ritter, Ada" in server.client().get(invitation(server, campaign)).text


def test_a_fault_is_told_with_entry_and_field(server: Server, campaign: int) -> None:
    problem = refused(server, campaign, "change_content", kind="items", id="helmet", fields="price = 'teuer'")
    [error] = problem["errors"]
    assert (problem["code"], error["field"]) == ("content.faulty", "fields")
    assert error["message"].startswith("Das passt nicht (items, helmet, price): muss eine ganze Zahl sein")


def test_the_game_master_reads_the_own_content_and_nobody_else(server: Server, campaign: int) -> None:
    address = f"/api/v1/campaigns/{campaign}"
    own = server.laptop.get(address).json()["table"]["own_content"]
    assert [(one["kind"], one["id"], one["name"], one["fault"]) for one in own] == [
        ("classes", "knight", "Ritter", None),
        ("items", "flame_axe", "Flammenaxt", None),
    ]
    for caller in (server.client(), server.player(campaign, "ragna")):
        assert caller.get(address).json()["table"]["own_content"] is None
        assert "flame_axe" not in caller.get(f"{address}/journal").text


def test_what_one_campaign_exports_another_imports(server: Server, campaign: int) -> None:
    server.do(campaign, "change_content", kind="tables", id="amounts", fields="throw_range = 7")
    exported = server.laptop.get(f"/api/v1/heroquest/campaigns/{campaign}/own-content")
    other = open_sample(server)
    server.do(other, "import_content", text=exported.text)
    tables = [server.laptop.get(f"/api/v1/campaigns/{one}").json()["table"] for one in (campaign, other)]
    assert tables[0]["own_content"] == tables[1]["own_content"]
    assert len(tables[0]["own_content"]) == 3


def test_only_the_game_master_exports(server: Server, campaign: int) -> None:
    address = f"/api/v1/heroquest/campaigns/{campaign}/own-content"
    for caller in (server.client(), server.player(campaign, "ragna")):
        assert caller.get(address).status_code == 403
    assert server.laptop.get(address.replace(str(campaign), "999999")).status_code == 404


def test_another_campaign_knows_nothing_of_it(server: Server, campaign: int) -> None:
    other = open_sample(server)
    assert other != campaign
    problem = refused(server, other, "give_item", hero_id="ragna", item_id="x", content_id="flame_axe")
    assert problem["errors"][0]["field"] == "content_id"


def test_players_change_no_content(server: Server, campaign: int) -> None:
    player = server.player(campaign, "ragna")
    wish = server.wish(campaign, "change_content", kind="items", id="helmet", fields="price = 1")
    assert player.post(f"/api/v1/campaigns/{campaign}/commands", json=wish).status_code == 403
