"""The list beside the map: six likely deeds at most, the others folded by kind, what befalls heroes apart."""

import re

from starlette.testclient import TestClient

from tests.systems.heroquest.board.quest_maps import door, monster, quest
from tests.web.conftest import Server, hand
from tests.web.panel_support import HTMX
from tests.web.test_api_map import lay

DRAWN = quest(door("E3", "rightward"), monster("B3"), monster("G3"))


def panel(client: TestClient, campaign: int, query: str = "", page: str = "table") -> str:
    return client.get(f"/campaigns/{campaign}/{page}{query}", headers=HTMX).text


def tiles(html: str) -> list[tuple[str, str]]:
    """The keys of each tile and its text."""
    found = re.findall(r'class="tile[ "][^>]*aria-keyshortcuts="([^"]*)".*?<b>([^<]+)</b>', html, re.S)
    return [(keys, text) for keys, text in found]


def test_the_foe_comes_first_and_every_tile_has_its_digit_and_letter(server: Server) -> None:
    campaign = lay(server, DRAWN)
    html = panel(server.laptop, campaign)
    found = tiles(html)
    assert found[0] == ("1", "Goblin angreifen")
    assert 'aria-keyshortcuts="A"' in html, "the attack that asks for the weapon keeps its letter"
    assert found[1] == ("2 B", "Bewegung würfeln")
    assert [keys.split()[0] for keys, _ in found] == [str(one) for one in range(1, len(found) + 1)]
    assert len(found) <= 6


def test_a_tile_says_the_odds_and_hits_with_one_tap(server: Server) -> None:
    campaign = lay(server, DRAWN)
    html = panel(server.laptop, campaign)
    assert re.search(r"trifft zu \d+,\d\s?%", html)
    form = html.split('class="tile is-first')[0].rpartition("<form")[2]
    assert 'name="type" value="attack"' in form
    assert 'data-at="B3"' in form, "a tap on the figure does it too"


def test_a_spent_action_leaves_the_way(server: Server) -> None:
    campaign = lay(server, DRAWN)
    server.do(
        campaign,
        "attack",
        hand("white_shield", "white_shield"),
        attacker_id="ragna",
        target_id="goblin-1",
        unarmed=True,
    )
    assert next(text for _, text in tiles(panel(server.laptop, campaign))) == "Bewegung würfeln"
    server.do(campaign, "move_roll", hand(6), hero_id="ragna")
    assert any(text.endswith("öffnen") for _, text in tiles(panel(server.laptop, campaign)))


def test_what_befalls_heroes_stands_apart_and_the_rest_is_folded(server: Server) -> None:
    html = panel(server.laptop, lay(server, DRAWN))
    kinds, befalls = html.split('class="befalls"')
    assert "type=impose_effect" in befalls
    assert "type=take_poison" in befalls
    assert "type=impose_effect" not in kinds
    assert "type=pass_square" in kinds.split('class="kinds"')[1]
    assert html.count("<summary>") <= 8


def test_a_chosen_square_comes_before_the_tiles(server: Server) -> None:
    html = panel(server.laptop, lay(server, DRAWN), "?do=map&for=ragna&at=C3")
    assert 0 < html.index('class="map-rows"') < html.index('class="tiles"')


def test_the_game_masters_turn_has_its_tiles_in_the_same_order(server: Server) -> None:
    campaign = lay(server, DRAWN)
    server.do(campaign, "take_turn", figure_id="game_master")
    html = panel(server.laptop, campaign)
    assert tiles(html) == [("1", "Ragna angreifen"), ("2", "Bewegen")]
    assert 'class="befalls"' in html
    assert "type=pass_square" not in html, "a monster's turn names its own deeds"


def test_without_a_map_the_turn_looks_alike(server: Server) -> None:
    campaign = server.campaign("heroquest")
    for hero, kind in (("ragna", "barbarian"), ("borrek", "dwarf")):
        server.do(campaign, "seat_hero", hero_id=hero, name=hero.title(), hero_class=kind)
    server.do(campaign, "start_quest")
    server.do(campaign, "place_monster", monster_id="orc", kind="orc")
    server.do(campaign, "place_monster", monster_id="g", kind="goblin", count=2)
    found = tiles(panel(server.laptop, campaign))
    assert [text for _, text in found] == [
        "Ork angreifen", "Goblin 1 angreifen", "Goblin 2 angreifen", "Rundumschlag", "Bewegung", "Schätze suchen",
    ]  # fmt: skip
    assert [keys.split()[0] for keys, _ in found] == list("123456")
    phone = server.player(campaign, "ragna")
    own = tiles(phone.get(f"/campaigns/{campaign}/heroes/ragna").text)
    assert [text for _, text in own][:4] == [text for _, text in found][:4], "the same order on a phone"
    server.do(campaign, "take_turn", figure_id="game_master")
    masters = tiles(panel(server.laptop, campaign))
    assert masters == [("1", "Ragna angreifen"), ("2", "Borrek angreifen"), ("3", "Bewegen")]


def test_places_stay_put_from_turn_to_turn(server: Server) -> None:
    campaign = lay(server, DRAWN)
    first = tiles(panel(server.laptop, campaign))
    server.do(campaign, "end_turn", hero_id="ragna")
    while server.services.snapshots.take(campaign).state.table.model_dump()["round"]["turn"] != "ragna":
        server.do(campaign, "end_turn")
    assert tiles(panel(server.laptop, campaign)) == first


def test_a_phone_has_the_tiles_of_its_own_hero(server: Server) -> None:
    campaign = lay(server, DRAWN)
    phone = server.player(campaign, "ragna")
    found = tiles(panel(phone, campaign, page="heroes/ragna/map"))
    assert [text for _, text in found][:2] == ["Goblin angreifen", "Bewegung würfeln"]
    assert tiles(panel(server.player(campaign, "borrek"), campaign, page="heroes/borrek/map")) == []
