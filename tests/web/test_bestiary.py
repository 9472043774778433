"""The bestiary: found by a word, put in order, with odds; nobody reads of what the game master hides."""

import json
import re

import pytest

from tests.web.conftest import Server
from tests.web.pages_support import hero_ids, open_sample, text_at

BOOK = "/heroquest/bestiary"


def kinds(server: Server, path: str = BOOK, **query: str) -> list[str]:
    page = server.client().get(path, params=query)
    assert page.status_code == 200
    return re.findall(r'<li class="beast" id="kind-([^"]+)"', page.text)


def test_everybody_reads_the_book_of_the_zusatzregeln_first(server: Server) -> None:
    assert "orc" in kinds(server)
    assert "base_orc" not in kinds(server)
    assert "base_orc" in kinds(server, book="base")
    assert {"orc", "base_orc"} <= set(kinds(server, book="all"))


@pytest.mark.parametrize(
    ("search", "kind"), [("seuchenmoench", "plague_monk"), ("skelet", "skeleton"), ("gargoile", "gargoyle")]
)
def test_typing_errors_and_umlauts_are_forgiven(server: Server, search: str, kind: str) -> None:
    assert kinds(server, search=search)[0] == kind


def test_abilities_are_searched_and_nothing_found_says_what_to_do(server: Server) -> None:
    assert "troll" in kinds(server, search="rundumschlag")
    page = server.client().get(BOOK, params={"search": "<b>xyz"})
    assert "steht nicht im Bestiarium" in page.text
    assert 'value="&lt;b&gt;xyz"' in page.text


def test_kinds_are_put_in_order_and_those_without_a_value_come_last(server: Server) -> None:
    by_attack = kinds(server, sort="attack")
    assert by_attack[0] == "ogre_officer"
    assert set(by_attack[-6:]) >= {"dragon", "sorcerer"}
    assert kinds(server, sort="danger", hero="wizard")[0] == "spectre"
    assert kinds(server, sort="nonsense") == kinds(server)


def test_a_kind_tells_its_abilities_and_its_odds_exactly(server: Server) -> None:
    page = text_at(server.client().get(f"{BOOK}/goblin"), "main")
    assert "Barbar" in page
    assert re.search(r"genau \d+/\d+ aller Schläge treffen", page)
    dragon = text_at(server.client().get(f"{BOOK}/dragon"), "main")
    assert "Was hier fehlt, steht im Herausforderungsbuch" in dragon
    assert "Drachenkampf" in dragon
    assert server.client().get(f"{BOOK}/unicorn").status_code == 404


def test_a_campaign_has_its_own_heroes_and_monsters(server: Server) -> None:
    campaign = open_sample(server)
    facts = json.dumps({"name": "Nebelwolf", "attack": 3, "defence": 2, "body": 1, "mind": 1})
    server.do(campaign, "change_content", kind="monsters", id="mist_wolf", fields=facts)
    server.do(campaign, "place_monster", monster_id="w", kind="mist_wolf", hidden=True)
    server.do(campaign, "show_monster_points", level="exact")
    path = f"/campaigns/{campaign}/bestiary"
    found = {"search": "nebelwolf"}
    page = server.laptop.get(path, params=found).text
    assert "eigenes Monster" in page
    assert "Ragna Eisenfaust trifft zu" in page
    player = server.player(campaign, hero_ids(server, campaign)[0])
    for somebody in (player, server.client()):
        assert "kind-mist_wolf" not in somebody.get(path, params=found).text
        assert somebody.get(f"{path}/mist_wolf").status_code == 404
    server.do(campaign, "reveal_monsters", monster_ids=["w"])
    assert "kind-mist_wolf" in player.get(path, params=found).text


def test_a_campaign_of_another_game_has_no_bestiary(server: Server) -> None:
    assert server.laptop.get(f"/campaigns/{server.campaign()}/bestiary").status_code == 404
    assert server.laptop.get("/campaigns/77/bestiary").status_code == 404
