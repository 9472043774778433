"""The map of a campaign over the API: laid, walked, opened, seen by each as far as allowed, taken back."""

import gzip
from typing import Any

import pytest
from starlette.testclient import TestClient

from app.systems.heroquest.board.quest_map import AnyThing, QuestMap
from tests.systems.heroquest.board.quest_maps import chest, door, monster, piece, quest, trap
from tests.web.conftest import Server, hand, new_key

DRAWN = quest(
    door("E3", "rightward"), monster("G3", body=2), chest("H4", gold=100, note="Zweiter Boden"), trap("D4"),
    reading="Hört!", goal="Findet ihn",
)  # fmt: skip


def lay(server: Server, drawn: QuestMap = DRAWN) -> int:
    """A campaign whose quest runs on a map: Ragna on B2 is on turn, Borrek on C2 after her."""
    campaign = server.campaign("heroquest")
    for hero, kind in (("ragna", "barbarian"), ("borrek", "dwarf")):
        server.do(campaign, "seat_hero", hero_id=hero, name=hero.title(), hero_class=kind)
    server.do(campaign, "lay_map", quest=drawn.model_dump(mode="json"))
    server.do(campaign, "start_quest")
    server.do(campaign, "permit_players", permissions=["moving"])
    return campaign


def told(client: TestClient, campaign: int, status: int = 200) -> dict[str, Any]:
    """The map as somebody gets it."""
    answer = client.get(f"/api/v1/heroquest/campaigns/{campaign}/map")
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


def send(server: Server, client: TestClient, campaign: int, what: str = "", /, **command: Any) -> Any:
    """What the API answers to a command of this person."""
    body: dict[str, Any] = {"command": command}
    if not what:
        body |= {"revision": server.revision(campaign), "key": new_key()}
    return client.post(f"/api/v1/campaigns/{campaign}/commands{what}", json=body)


def test_the_map_is_told_to_each_as_far_as_it_lies_open(server: Server) -> None:
    campaign = lay(server)
    phone = server.player(campaign, "ragna")
    leader, player = told(server.laptop, campaign), told(phone, campaign)
    assert (leader["goal"], player["goal"]) == ("Findet ihn", "")
    (board,) = player["boards"]
    assert {thing["id"] for thing in board["things"]} == {"stairs-B2", "door-C1", "door-E3"}
    assert {figure["id"]: figure["square"] for figure in board["figures"]} == {"ragna": "B2", "borrek": "C2"}
    assert len(board["revealed"]) == 12
    assert leader["boards"][0]["veiled"] == ["chest-H4", "monster-G3", "trap-D4"]
    assert told(server.client(), campaign) == player

    server.do(campaign, "open_door", door_id="door-E3")
    opened = told(phone, campaign)["boards"][0]
    assert [figure["square"] for figure in opened["figures"]] == ["B2", "C2", "G3"]
    assert next(thing for thing in opened["things"] if thing["id"] == "chest-H4")["gold"] == 0


def test_a_campaign_without_a_map_has_none(server: Server) -> None:
    assert told(server.laptop, server.campaign("heroquest"), 404)["code"] == "subject.unknown"


def test_a_player_moves_an_own_hero_as_far_as_was_thrown(server: Server) -> None:
    campaign = lay(server)
    phone = server.player(campaign, "ragna")
    walk = {"type": "walk_to", "hero_id": "ragna", "square": "D3"}
    assert send(server, phone, campaign, **walk).json()["code"] == "walk.not_thrown"
    server.do(campaign, "move_roll", hand(1), hero_id="ragna")
    assert send(server, phone, campaign, **{**walk, "hero_id": "borrek"}).status_code == 403
    assert send(server, phone, campaign, **walk, beyond=True).status_code == 403
    assert send(server, phone, campaign, type="open_door", door_id="door-E3").status_code == 403
    assert send(server, phone, campaign, **walk).status_code == 201
    assert send(server, phone, campaign, type="open_door", door_id="door-E3", hero_id="ragna").status_code == 201
    (ragna, *_) = told(phone, campaign)["boards"][0]["figures"]
    assert (ragna["square"], ragna["left"]) == ("E3", 2)


def test_a_look_ahead_tells_a_player_nothing_of_what_lies_there(server: Server) -> None:
    campaign = lay(server)
    phone = server.player(campaign, "ragna")
    server.do(campaign, "move_roll", hand(6), hero_id="ragna")
    for wish in (
        {"type": "open_door", "door_id": "door-E3", "hero_id": "ragna"},
        {"type": "walk_to", "hero_id": "ragna", "square": "D4"},
    ):
        looks = send(server, phone, campaign, "/preview", **wish).json()
        assert (looks["complete"], looks["events"]) == (True, [])
        assert all(step["events"] == [] for step in looks["steps"])
        assert send(server, server.laptop, campaign, "/preview", **wish).json()["events"] != []


def test_unseen_squares_are_refused_alike_whatever_is_there(server: Server) -> None:
    campaign = lay(server)
    phone = server.player(campaign, "ragna")
    server.do(campaign, "move_roll", hand(6), hero_id="ragna")
    answers = [
        send(server, phone, campaign, type="walk_to", hero_id="ragna", square=one) for one in ("G3", "H4", "Z19")
    ]
    assert {answer.json()["code"] for answer in answers} == {"walk.not_revealed"}


def test_a_door_with_a_fight_behind_it_is_not_closed_again_before_the_fight_is(server: Server) -> None:
    campaign = lay(server)
    server.do(campaign, "open_door", door_id="door-E3")
    opened = server.revision(campaign)
    server.do(campaign, "wound_monster", monster_id="goblin-1", points=1)
    fight = server.revision(campaign)
    undo = {"revision": fight, "key": new_key(), "target": opened}
    refused = server.laptop.post(f"/api/v1/campaigns/{campaign}/undo", json=undo)
    assert (refused.status_code, refused.json()["data"]) == (409, {"revisions": [fight]})
    for _step in range(2):
        wish = {"revision": server.revision(campaign), "key": new_key()}
        assert server.laptop.post(f"/api/v1/campaigns/{campaign}/undo", json=wish).status_code == 201
    assert "goblin-1" not in {one["id"] for one in told(server.laptop, campaign)["boards"][0]["figures"]}
    assert len(told(server.laptop, campaign)["boards"][0]["revealed"]) == 12


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"boards": [{"things": []}] * 40}, "value.too_long"),
        ({"boards": []}, "value.too_short"),
        ({"boards": [{"things": [{"kind": "monster", "id": "x", "x": 99, "y": 1}]}]}, "map.does_not_fit"),
        ({"boards": [{"things": [{"kind": "dragon", "id": "x", "x": 1, "y": 1}]}]}, "value.union_tag_invalid"),
    ],
)
def test_a_drawing_that_cannot_be_laid_is_refused_in_words(server: Server, changes: dict[str, Any], code: str) -> None:
    campaign = server.campaign("heroquest")
    drawn = {**quest().model_dump(mode="json"), **changes}
    answer = send(server, server.laptop, campaign, type="lay_map", quest=drawn)
    assert answer.status_code in (409, 422)
    assert code in answer.text
    assert told(server.laptop, campaign, 404)["code"] == "subject.unknown"


@pytest.mark.parametrize(
    ("things", "said"),
    [
        ((monster("G3"), monster("G3", "two", content="orc")), "Auf G3 steht mehr als eins: Goblin, Ork."),
        ((piece("blocked", "G3"), monster("G3", name="Grimmzahn")), "Grimmzahn steht auf G3 in einer Mauer."),
        ((monster("G3", x=40),), "Goblin liegt neben dem Plan."),
        ((trap("G3"), trap("H3", id="trap-G3")), "Zwei Dinge haben dieselbe Kennung „trap-G3“."),
    ],
)
def test_a_drawing_that_does_not_fit_names_what_it_is(server: Server, things: tuple[AnyThing, ...], said: str) -> None:
    campaign = server.campaign("heroquest")
    answer = send(server, server.laptop, campaign, type="lay_map", quest=quest(*things).model_dump(mode="json"))
    assert (answer.status_code, answer.json()["code"]) == (422, "map.does_not_fit")
    assert answer.json()["title"] == f"So lässt sich der Plan nicht spielen: {said}"
    empty = {"name": "Leer", "boards": [{}]}
    answer = send(server, server.laptop, campaign, type="lay_map", quest=empty)
    assert (answer.json()["data"]["finding"], "Es fehlt der Start der Helden" in answer.json()["title"]) == (
        "no_start", True,
    )  # fmt: skip


def test_a_report_of_a_fault_holds_no_text_of_a_drawing(server: Server) -> None:
    campaign = lay(server)
    server.do(campaign, "open_door", door_id="door-E3")
    report = gzip.decompress(server.laptop.get(f"/campaigns/{campaign}/report").content).decode()
    assert "monster-G3" in report
    assert not [text for text in ("Hört!", "Findet ihn", "Zweiter Boden") if text in report]


def test_a_seen_monster_has_the_same_name_on_the_map_in_the_list_and_on_the_page(server: Server) -> None:
    campaign = lay(server)
    server.do(campaign, "place_monster", monster_id="nob", kind="orc", name="Grimmzahn")
    server.do(campaign, "put_figure", figure_id="nob", square="D3")
    server.do(campaign, "place_monster", monster_id="shade", kind="orc", name="Schattenherr", hidden=True)
    server.do(campaign, "put_figure", figure_id="shade", square="C4")
    for caller in (server.player(campaign, "ragna"), server.client()):
        figures = {one["id"]: one["name"] for one in told(caller, campaign)["boards"][0]["figures"]}
        listed = caller.get(f"/api/v1/campaigns/{campaign}").json()["table"]["monsters"]
        assert figures["nob"] == "Grimmzahn"
        assert [one["name"] for one in listed] == ["Grimmzahn"]
        assert "Grimmzahn" in caller.get(f"/campaigns/{campaign}/watch").text
        assert "Schattenherr" not in str(told(caller, campaign))
    assert {one["name"] for one in told(server.laptop, campaign)["boards"][0]["figures"]} >= {
        "Grimmzahn",
        "Schattenherr",
    }
