"""A second game beside the first: the house serves it, and neither is taken for the other."""

import re
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route
from starlette.testclient import TestClient

from app.main import create_app
from app.settings import Settings
from app.systems.registry import GAMES, Game
from tests.web.conftest import Server
from tests.web.pages_support import form, read_out, text_at


@pytest.fixture
def toy(server: Server) -> int:
    """A campaign of the toy game with two purses."""
    campaign = server.campaign("toy")
    for owner in ("anna", "bert"):
        server.do(campaign, "change_coins", owner=owner, change=5)
    return campaign


@pytest.mark.parametrize(
    "page",
    ["table", "watch", "screen", "heroes/anna", "sheets", "heroes/anna/sheet", "log", "settings", "undo?target=2"],
)
def test_every_page_of_the_house_serves_it(server: Server, toy: int, page: str) -> None:
    answer = server.laptop.get(f"/campaigns/{toy}/{page}")
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("page", ["heroes/nobody", "heroes/nobody/sheet", "quests", "town"])
def test_a_page_that_it_does_not_have_is_refused_politely(server: Server, toy: int, page: str) -> None:
    answer = server.laptop.get(f"/campaigns/{toy}/{page}")
    assert answer.status_code == 404, answer.text


def test_the_table_shows_whose_purse_holds_what_in_both_languages(server: Server, toy: int) -> None:
    german = server.laptop.get(f"/campaigns/{toy}/table")
    assert "5 Münzen" in text_at(german, "hero-card-anna")
    assert "Anna: +5 Münzen." in text_at(german, "log-list")
    english = server.laptop.get(f"/campaigns/{toy}/table", headers={"Accept-Language": "en"})
    assert "5 coins" in text_at(english, "hero-card-anna")
    assert "Anna: +5 coins." in text_at(english, "log-list")


@pytest.mark.parametrize("game", ["toy", "dungeonquest", "dnd5e", "mage-knight"])
def test_its_table_leads_to_its_rules(server: Server, game: str) -> None:
    page = server.laptop.get(f"/campaigns/{server.campaign(game)}/table").text
    assert re.search(rf'<a [^>]*href="/{game}/rules"', page)


def test_only_dice_that_it_has_can_be_settled_for(server: Server, toy: int) -> None:
    settings = text_at(server.laptop.get(f"/campaigns/{toy}/settings"), "choose_dice_mode")
    assert "am Tisch mit eigenen Würfeln" in settings
    assert "bunten" not in settings
    assert "gewöhnlichen" not in settings


@pytest.mark.parametrize(("kept", "shown"), [("hand", "hand"), ("faces", "hand"), ("standard", "hand"), ("app", "app")])
def test_one_of_the_ways_to_throw_is_always_the_one_that_holds(server: Server, toy: int, kept: str, shown: str) -> None:
    """Earlier versions let every game choose among the ways of HeroQuest."""
    server.do(toy, "choose_dice_mode", mode="app" if kept != "app" else "hand")
    server.do(toy, "choose_dice_mode", mode=kept)
    page = server.laptop.get(f"/campaigns/{toy}/settings")
    assert form(page, f"/campaigns/{toy}/settings", type="choose_dice_mode").data()["mode"] == [shown]


def test_addresses_are_served_by_the_campaigns_game(server: Server, toy: int) -> None:
    heroquest = server.campaign("heroquest")
    for address in ("town", "heroes", "quests", "bestiary", "results"):
        assert server.laptop.get(f"/campaigns/{heroquest}/{address}").status_code == 200, address
        refused = server.laptop.get(f"/campaigns/{toy}/{address}")
        assert refused.status_code == 404
        assert "Diese Seite gibt es nicht." in refused.text


def test_a_game_without_pages_of_its_own_has_those_of_the_house(tmp_path: Path) -> None:
    plain = Game("toy", "tests.toy.game")
    app = create_app(Settings(data=tmp_path), games=(*GAMES, plain))
    laptop = TestClient(app, "http://localhost:8000", client=("127.0.0.1", 50_000))
    begun = laptop.post("/api/v1/campaigns", json={"name": "Runde", "system": "toy", "key": "k"}).json()["id"]
    for address in ("table", "watch", "screen", "log", "settings"):
        assert laptop.get(f"/campaigns/{begun}/{address}").status_code == 200
    assert laptop.get(f"/campaigns/{begun}/quests").status_code == 404
    app.state.services.database.close()


def test_its_actions_are_offered_asked_for_and_done(server: Server, toy: int) -> None:
    url = f"/campaigns/{toy}/table"
    menu = text_at(server.laptop.get(f"{url}?do=menu&for=anna"), "action-panel")
    assert "Spiel" in menu
    assert "Spielen" in menu
    assert "Rauben" in menu
    asked = server.laptop.get(f"{url}?do=act&type=attack&owner=anna")
    assert "Wen?" in text_at(asked, "action-panel")
    assert 'value="bert"' in asked.text
    done = server.laptop.post(
        url, data={"type": "attack", "owner": "anna", "victim": "bert", "key": "k", "revision": "3"}
    )
    assert done.status_code == 303
    assert "10 Münzen" in text_at(server.laptop.get(url), "hero-card-anna")
    ahead = server.laptop.get(f"/campaigns/{toy}/undo?target=4")
    assert "10 Münzen wird zu 5 Münzen" in text_at(read_out(ahead), "main")


def test_two_games_may_call_their_commands_alike(server: Server, toy: int) -> None:
    robbed = server.do(toy, "attack", owner="anna", victim="bert")
    assert [fact["type"] for fact in robbed["events"]] == ["coins.changed", "coins.changed"]
    heroquest = server.campaign("heroquest")
    server.do(heroquest, "seat_hero", hero_id="ragna", name="Ragna", hero_class="barbarian")
    server.do(heroquest, "place_monster", monster_id="orc", kind="orc")
    asked = {"command": {"type": "attack", "attacker_id": "ragna", "target_id": "orc", "unarmed": True}}
    told = server.laptop.post(f"/api/v1/campaigns/{heroquest}/commands/preview", json=asked).json()
    assert told["question"]["title"] == "Angriff"
    for campaign, word in ((toy, "Rauben"), (heroquest, "Angreifen")):
        acting = "anna" if campaign == toy else "ragna"
        page = server.laptop.get(f"/campaigns/{campaign}/table?do=menu&for={acting}")
        assert word in text_at(page, "action-panel")


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_no_address_below_a_campaign_breaks_on_a_game_that_has_less(server: Server, toy: int, method: str) -> None:
    late = [route for game in server.app.state.late_routes.join() for one in game.routers for route in one.routes]
    routes = [one for one in (*server.app.routes, *late) if isinstance(one, Route) and method in (one.methods or ())]
    paths = {one.path for one in routes if "{campaign_id}" in one.path and not one.path.endswith("/live/{page}")}
    assert len(paths) > 20
    names = {"campaign_id": str(toy), "hero_id": "anna", "kind": "cards", "entry": "gold"}
    for path in sorted(paths):
        url = re.sub(r"\{(\w+)[^}]*\}", lambda found: names.get(found[1], "1"), path)
        fields = {"revision": 1, "key": "k"}
        form: dict[str, Any] = {"json": fields} if url.startswith("/api") else {"data": fields}
        answer = server.laptop.request(method, url, follow_redirects=False, **(form if method == "POST" else {}))
        assert answer.status_code < 500, url
