"""The map at the table, on phones and on the second screen: who sees what, and what the panel offers."""

import json
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from app.systems.heroquest.board.quest_map import Note, QuestBoard, QuestMap, QuestMark
from tests.systems.heroquest.board.quest_maps import chest, door, monster, piece, quest, trap
from tests.web.conftest import Server
from tests.web.pages_support import forms_in, open_sample
from tests.web.panel_support import HTMX

SECRETS = ("goblin-2", "grube", "brief", "schatz")


def bell(**more: Any) -> QuestMap:
    """Room 1 with the stairs, a corridor before its door; in room 2 a goblin, a pit, a letter and a chest."""
    things = (
        monster("G2", "goblin-2"),
        trap("F3", id="grube"),
        chest("H3", id="schatz", gold=77),
        piece("furniture", "B4", content="table", width=3, height=1),
        door("E2", "rightward", id="tuer"),
        QuestMark(id="brief", content="A", x=6, y=2),
    )
    note = Note(about="letter", letter="A", text="Der Goblin schläft.")
    return quest(*things, notes=(note,), reading="Es läutet.", **more)


@pytest.fixture
def campaign(server: Server) -> int:
    """The sample group stands on the stairs."""
    campaign = open_sample(server)
    server.do(campaign, "start_quest")
    lay(server, campaign, bell())
    return campaign


def lay(server: Server, campaign: int, drawn: QuestMap) -> None:
    server.do(campaign, "lay_map", quest=json.loads(drawn.model_dump_json()))


def page(caller: TestClient, campaign: int, path: str) -> str:
    answer = caller.get(f"/campaigns/{campaign}/{path}")
    assert answer.status_code == 200, answer.text
    return answer.text


def ids(html: str) -> set[str]:
    """What is drawn on a page, by its ids."""
    return set(re.findall(r'data-id="([^"]+)"', html))


def panel(server: Server, campaign: int, query: str = "", caller: TestClient | None = None) -> str:
    """The panel beside the map."""
    path = f"/campaigns/{campaign}/table{query}"
    return (caller or server.laptop).get(path, headers={"HX-Request": "true"}).text


def test_without_a_map_no_page_draws_one(server: Server) -> None:
    campaign = open_sample(server)
    for path in ("table", "watch", "screen"):
        told = page(server.laptop, campaign, path)
        assert re.search(r'id="map-layers"[^>]*></svg>', told), path
        assert "data-map-for" not in told
    assert 'id="map-link" hidden' in page(server.laptop, campaign, "heroes/ragna")


def test_everybody_sees_the_heroes_on_the_stairs_and_only_the_game_master_what_is_hidden(
    server: Server, campaign: int
) -> None:
    assert {"ragna", "stairs-B2", "tuer", *SECRETS} <= ids(page(server.laptop, campaign, "table"))
    player = server.player(campaign, "ragna")
    for caller, path in (
        (player, "watch"),
        (server.client(), "screen"),
        (server.laptop, "screen"),
        (player, "heroes/ragna/map"),
        (server.client(), "heroes/ragna/map"),
    ):
        told = page(caller, campaign, path)
        assert {"ragna", "stairs-B2", "tuer"} <= ids(told), path
        assert not [one for one in (*SECRETS, "schläft", "läutet", "77") if one in ids(told) or f">{one}<" in told]
        assert "schläft" not in told


def test_the_map_is_also_a_list_with_squares_and_rooms(server: Server, campaign: int) -> None:
    told = re.sub(r"<[^>]+>|\s+", " ", page(server.laptop, campaign, "table").partition('id="map-rows"')[2])
    for row in ("B2 Ragna Eisenfaust Held, Raum 1, am Zug", "G2 Goblin Monster, Raum 2"):
        assert row in re.sub(r" +", " ", told)


def test_a_monster_that_lies_open_is_called_by_its_own_name_on_every_page(server: Server) -> None:
    campaign = open_sample(server)
    server.do(campaign, "start_quest")
    grix = monster("G2").model_copy(update={"name": "Grix"})
    lay(server, campaign, quest(grix, door("E2", "rightward", id="tuer")))
    seen_by = (
        (server.player(campaign, "ragna"), "heroes/ragna/map"),
        (server.player(campaign, "liathan"), "watch"),
        (server.client(), "watch"),
        (server.client(), "screen"),
    )
    assert not [path for caller, path in seen_by if "Grix" in page(caller, campaign, path)]
    server.do(campaign, "open_door", door_id="tuer")
    for caller, path in ((server.laptop, "table"), *seen_by):
        assert "Grix" in page(caller, campaign, path).partition('id="map-rows"')[2], path


def test_the_panel_says_how_far_a_thrown_move_goes_and_what_a_square_costs(server: Server, campaign: int) -> None:
    assert "Bewegung würfeln" in panel(server, campaign)
    server.do(campaign, "move_roll", {"kind": "hand", "faces": ["4"]}, hero_id="ragna")
    told = panel(server, campaign, "?do=map&at=D3")
    assert "noch 9 Felder" in told
    assert re.search(r'data-at="D3"', told), "a second tap walks"
    assert 'value="walk_to"' in told
    assert 'class="b-path"' in told
    assert "b-reach" in panel(server, campaign), "what can be reached is drawn"


def test_a_hero_for_whom_there_is_no_room_at_the_start_is_named_beside_the_map(server: Server) -> None:
    campaign = open_sample(server)
    server.do(campaign, "start_quest")
    rubble = (piece("blocked", "B2", width=4, height=2), piece("blocked", "C4", id="more", width=3))
    drawn = QuestMap(name="Nische", boards=(QuestBoard(things=(piece("hero", "B4"), door("B4"), *rubble)),))
    lay(server, campaign, drawn)
    told = server.laptop.get(f"/api/v1/heroquest/campaigns/{campaign}/map").json()
    assert told["waiting"]
    shown = panel(server, campaign, "?do=map&for=nobody")
    assert shown.count("wartet, bis am Start ein Feld frei ist") == len(told["waiting"])
    assert "Am Start ist kein Feld frei" in page(server.laptop, campaign, "log")


def walks(html: str) -> set[str]:
    """The squares that the first tap walks to."""
    found = re.search(r'data-before="([^"]*)"', html)
    steps = [one.split("&lt;") for one in found[1].split()] if found else []
    return {one[0] for one in steps if len(one) == 2}


def test_where_the_app_throws_a_move_takes_two_forms(server: Server, campaign: int) -> None:
    assert "answer" not in forms_in(panel(server, campaign), "move_roll")[0], "own dice are asked for"
    server.do(campaign, "choose_dice_mode", mode="app")
    told = panel(server, campaign)
    assert not walks(told), "nothing is thrown yet"
    throw = forms_in(told, "move_roll")[0]
    told = server.laptop.post(f"/campaigns/{campaign}/table", data=throw, headers=HTMX).text
    assert re.search(r"noch \d+ Felder", told)
    assert "D3" in walks(told)
    assert "B2" not in walks(told), "he stands there"
    walk = next(one for one in forms_in(told, "walk_to") if not one["square"])
    told = server.laptop.post(f"/campaigns/{campaign}/table", data={**walk, "square": "D3"}, headers=HTMX).text
    assert 'id="map-row-ragna" data-square="D3"' in page(server.laptop, campaign, "table")
    assert "B2" in walks(told), "what is left of it goes on"


def test_a_first_tap_walks_for_whoever_may_move_alone(server: Server, campaign: int) -> None:
    server.do(campaign, "move_roll", {"kind": "hand", "faces": ["4"]}, hero_id="ragna")
    player = server.player(campaign, "ragna")
    path = f"/campaigns/{campaign}/heroes/ragna/map"
    assert not walks(player.get(path).text), "he proposes, as before"
    server.do(campaign, "permit_players", permissions=["moving"])
    seen = walks(player.get(path).text)
    assert "D3" in seen
    assert "G3" not in seen, "nobody has seen it"
    server.do(campaign, "impose_effect", figure_id="ragna", effect="in_pit")
    assert not walks(player.get(path).text)


def test_a_door_is_a_row_with_its_place_and_a_button(server: Server, campaign: int) -> None:
    told = panel(server, campaign)
    assert 'data-door="tuer"' in told
    assert "Tür nach Raum 2" in told
    assert "Tür nach Gang" in told


def test_what_a_letter_says_stands_in_the_panel_of_its_square_for_the_game_master_alone(
    server: Server, campaign: int
) -> None:
    assert "Es läutet." in panel(server, campaign), "to be read out when the quest begins"
    assert "Der Goblin schläft." in panel(server, campaign, "?do=map&at=G3")
    player = server.player(campaign, "ragna")
    told = player.get(f"/campaigns/{campaign}/heroes/ragna/map?do=map&at=G3", headers={"HX-Request": "true"}).text
    assert "noch nicht aufgedeckt" in told
    assert "schläft" not in told


def test_a_square_nobody_has_seen_tells_a_player_the_same_whatever_is_there(server: Server, campaign: int) -> None:
    player, told = server.player(campaign, "ragna"), []
    for square in ("G2", "F3", "H3", "G4"):
        path = f"/campaigns/{campaign}/heroes/ragna/map?do=map&at={square}"
        answer = player.get(path, headers={"HX-Request": "true"}).text
        told.append(re.sub(r'value="[0-9a-f]+-\d+"', "", answer).replace(square, "?"))
    assert len(set(told)) == 1


@pytest.mark.parametrize("at", ["", "A", "AA1", "Z20", "B2-2", "B2-99999", "<script>", "-1", "ß3", "Ⅳ4"])
def test_a_square_that_is_none_is_no_square(server: Server, campaign: int, at: str) -> None:
    answer = server.laptop.get(f"/campaigns/{campaign}/table", params={"do": "map", "at": at})
    assert answer.status_code == 200
    assert "<script>" not in answer.text.partition("map-rows")[2]


def test_several_boards_lie_side_by_side_and_can_be_turned_to(server: Server) -> None:
    campaign = open_sample(server)
    server.do(campaign, "start_quest")
    lay(server, campaign, bell(boards=(QuestBoard(things=(monster("C3", "tief"),)),)))
    told = page(server.laptop, campaign, "table")
    assert 'id="map-1-floor" data-layer="floor" x="1200"' in told
    assert re.findall(r'data-map-board="(\d)"', told) == ["0", "1"]
    assert "C3-2" in told, "squares of the second board say so"


def test_the_map_goes_with_its_quest(server: Server, campaign: int) -> None:
    server.do(campaign, "take_map_away")
    assert re.search(r'id="map-layers"[^>]*></svg>', page(server.laptop, campaign, "table"))
    assert "data-map-for" not in panel(server, campaign)


def test_without_the_map_is_the_game_masters_choice_for_everybody(server: Server, campaign: int) -> None:
    assert 'value="put_map_aside"' in page(server.laptop, campaign, "table")
    server.do(campaign, "put_map_aside")
    assert 'value="bring_map_back"' in page(server.laptop, campaign, "table")
    for path in ("table", "screen"):
        assert re.search(r'id="map-layers"[^>]*></svg>', page(server.laptop, campaign, path)), path
    assert server.laptop.get(f"/api/v1/heroquest/campaigns/{campaign}/map").status_code == 404
    server.do(campaign, "bring_map_back")
    assert "stairs-B2" in page(server.laptop, campaign, "table")


def test_a_quest_can_set_out_with_a_map_that_ships(server: Server) -> None:
    campaign = open_sample(server)
    start = f"/campaigns/{campaign}/quests/trial/start"
    offered = page(server.laptop, campaign, "quests/trial/start")
    assert 'name="drawing"' in offered
    [fields] = forms_in(offered, "start_quest")
    answer = server.laptop.post(start, data={**fields, "drawing": "bell_under_the_moor"})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/campaigns/{campaign}/table")
    assert "d-1" in ids(page(server.laptop, campaign, "table"))
    server.laptop.post(
        f"/api/v1/campaigns/{campaign}/undo", json={"revision": server.revision(campaign), "key": "back"}
    )
    told = server.laptop.get(f"/api/v1/heroquest/campaigns/{campaign}/quests/trial").json()
    assert (told["status"], "d-1" in ids(page(server.laptop, campaign, "table"))) == ("open", False)


def test_the_sample_of_the_start_page_begins_on_the_stairs_of_the_quest_that_ships(server: Server) -> None:
    for form in re.findall(r'<form[^>]*action="/campaigns/sample">.*?</form>', server.laptop.get("/").text, re.S):
        sent = dict(re.findall(r'name="([^"]+)" value="([^"]+)"', form))
        if sent["system"] == "heroquest":
            table = server.laptop.get(server.laptop.post("/campaigns/sample", data=sent).headers["location"]).text
    assert {"ragna", "liathan", "borrek", "aldemar", "tamsin", "d-1"} <= ids(table)
    assert "Die Glocke" in table, "the text to read aloud"
    [campaign] = {int(one) for one in re.findall(r"/campaigns/(\d+)/table", table)}
    server.do(campaign, "close_quest", {"kind": "choice", "option": "leave"}, abandoned=True)
    listed = page(server.laptop, campaign, "quests")
    assert "Herausforderung ohne Namen" not in listed, "it keeps its name when the map is gone"
    assert re.sub(r"\s+", " ", listed).count(">Die Glocke unter dem Moor</a>") == 1


def test_the_start_check_of_a_drawn_quest_has_the_looks_for_its_facts(server: Server) -> None:
    shown = page(server.laptop, open_sample(server), "quests/drawn_bell_under_the_moor/start")
    assert 'class="quest-facts"' in shown
    sheets = [server.laptop.get(one).text for one in re.findall(r'href="(/static/[^"]+\.css[^"]*)"', shown)]
    assert any(".quest-facts" in sheet for sheet in sheets), "names and texts of the facts look apart"


def test_a_drawing_that_is_gone_meanwhile_is_said_and_nothing_begins(server: Server) -> None:
    campaign = open_sample(server)
    [fields] = forms_in(page(server.laptop, campaign, "quests/trial/start"), "start_quest")
    answer = server.laptop.post(f"/campaigns/{campaign}/quests/trial/start", data={**fields, "drawing": "gone"})
    assert answer.status_code == 404
    assert 'role="alert"' in answer.text
    assert 'value="start_quest"' in answer.text, "the way to begin stays"


def test_a_phone_ends_the_turn_of_its_hero_on_the_map(server: Server, campaign: int) -> None:
    server.do(campaign, "permit_players", permissions=["turns"])
    own, other = server.player(campaign, "ragna"), server.player(campaign, "liathan", "Jule")
    path = f"/campaigns/{campaign}/heroes/ragna/map"
    [end] = forms_in(own.get(path).text, "end_turn")
    for caller, where in ((other, "liathan"), (other, "ragna"), (server.client(), "ragna")):
        assert 'value="end_turn"' not in caller.get(f"/campaigns/{campaign}/heroes/{where}/map").text
    assert own.post(path, data=end).status_code in (200, 303)
    assert server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["table"]["round"]["turn"] == "liathan"
    assert 'value="end_turn"' not in own.get(path).text
