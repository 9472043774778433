"""Several games in one house: a new campaign asks which, the list says it; with a single one nobody hears of games."""

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from app.main import create_app
from app.settings import Settings
from app.systems.registry import GAMES, of_house
from app.web.ui.formats import day
from tests.toy import TOY
from tests.web import conftest
from tests.web.conftest import PHONE, Server, new_key
from tests.web.pages_support import form, open_sample, text_at


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A house with a single game."""
    monkeypatch.setattr(conftest, "create_app", lambda settings, clock, _games: create_app(settings, clock, GAMES[:1]))
    return Server(tmp_path)


def begun(server: Server, **fields: str) -> str:
    """The game of a campaign that was begun on the page."""
    wish = form(server.laptop.get("/"), "/campaigns").data(name="Der Schatten", **fields)
    assert server.laptop.post("/campaigns", data=wish).headers["location"] == "/campaigns/1/table"
    [campaign] = server.services.store.campaigns()
    return campaign.system


def test_a_new_campaign_plays_the_game_that_was_chosen(server: Server) -> None:
    assert "HeroQuest" in text_at(server.laptop.get("/"), "main")
    assert begun(server, system="toy") == "toy"


def test_unless_another_is_chosen_it_is_the_first(server: Server) -> None:
    assert begun(server) == "heroquest"


def test_the_chosen_game_stays_chosen_when_the_name_does_not_fit(server: Server) -> None:
    page = server.laptop.post("/campaigns", data={"name": " ", "system": "toy", "key": new_key()})
    assert form(page, "/campaigns").data()["system"] == ["toy"]


def test_the_list_says_what_each_campaign_plays(server: Server) -> None:
    open_sample(server)
    server.campaign("heroquest", "Montag")
    said = text_at(server.laptop.get("/"), "main")
    assert f"Zuletzt am Tisch: {day(server.clock())} HeroQuest Montag" in said
    assert "Beispielkampagne HeroQuest zuletzt:" in said


def test_a_game_that_is_not_here_is_refused_in_words(server: Server) -> None:
    for place, field in (("/campaigns", {"name": "Der Schatten"}), ("/campaigns/sample", {})):
        refused = server.laptop.post(place, data={**field, "system": "chess", "key": new_key()})
        assert refused.status_code == 422
        assert "chess" in text_at(refused, "main")
    assert server.is_untouched()


def test_with_a_single_game_nobody_is_asked(alone: Server) -> None:
    open_sample(alone)
    page = alone.laptop.get("/")
    assert "HeroQuest" not in text_at(page, "main")
    assert 'type="radio"' not in page.text
    line = alone.laptop.get("/api/v1/games").json()
    assert line == [{"id": "heroquest", "name": "HeroQuest"}]
    told = alone.laptop.post("/api/v1/campaigns", json={"name": "Montag", "key": "k"})
    assert told.status_code == 201
    assert alone.laptop.get("/api/v1/campaigns").json()[0]["system"] == "heroquest"
    alone.close()


def test_a_program_that_does_not_say_which_plays_the_first(server: Server) -> None:
    assert [one["id"] for one in server.client().get("/api/v1/games").json()] == [
        one.id for one in (*GAMES, TOY) if one.campaigns
    ]
    assert server.laptop.post("/api/v1/campaigns", json={"name": "Montag", "key": "k"}).status_code == 201
    assert server.laptop.get("/api/v1/campaigns").json()[0]["system"] == "heroquest"


def test_a_game_without_campaigns_has_its_rules_and_is_never_begun(tmp_path: Path) -> None:
    """Its rules can be read and asked; it is offered nowhere, and a campaign of it is refused."""
    reading_only = TOY._replace(campaigns=False)
    app = create_app(Settings(data=tmp_path), games=(GAMES[0], reading_only))
    with TestClient(app, base_url="http://127.0.0.1", client=("127.0.0.1", 1)) as laptop:
        assert laptop.get("/api/v1/toy/rules").status_code == 200
        assert laptop.get("/toy/rules").status_code == 200
        assert [one["id"] for one in laptop.get("/api/v1/games").json()] == ["heroquest"]
        assert 'value="toy"' not in laptop.get("/").text
        refused = laptop.post("/api/v1/campaigns", json={"name": "Montag", "system": "toy", "key": "k"})
        assert (refused.status_code, refused.json()["code"]) == (422, "system.unknown")


def test_house_pages_of_a_campaign_wear_its_games_colour_words_and_ways(server: Server) -> None:
    toy, heroquest = server.campaign("toy", "Abend"), server.campaign("heroquest", "Montag")
    pages = {one: server.laptop.get(f"/campaigns/{one}/settings").text for one in (toy, heroquest)}
    assert 'data-accent="green"' in pages[toy]
    assert "data-accent" not in pages[heroquest]
    ways = {one: set(re.findall(rf'href="/campaigns/{one}/([a-z]+)"', page)) for one, page in pages.items()}
    assert ways[heroquest] - ways[toy] == {"heroes", "town", "quests", "bestiary", "dice"}
    assert all(server.laptop.get(f"/campaigns/{toy}/{way}").status_code == 200 for way in ways[toy])


def test_a_refusal_speaks_the_words_of_its_game(server: Server) -> None:
    campaign = server.campaign("toy")
    wish = server.wish(campaign, "change_coins", owner="anna", change=-3)
    refused = server.laptop.post(f"/api/v1/campaigns/{campaign}/commands", json=wish).json()
    assert (refused["code"], refused["title"]) == ("coins.not_enough", "So viele Münzen sind nicht da.")


def test_a_second_game_has_a_catalogue(server: Server) -> None:
    url = f"/campaigns/{server.campaign('toy')}/catalogue"
    for who in (server.laptop, server.client()):
        assert "Karten" in text_at(who.get(url), "main")
        assert "Falle" in text_at(who.get(url, params={"search": "fall"}), "main")
        card = who.get(f"{url}/cards/gold")
        assert "Münzen 3" in text_at(card, "main")
        assert "<form" not in card.text.partition("<main")[2].partition("</main>")[0]
        assert who.get(f"{url}/cards/nothing").status_code == 404
    english = server.client(PHONE, **{"accept-language": "en"})
    assert "Trap" in text_at(english.get(url), "main")
    assert [server.laptop.get(f"{url}/{place}").status_code for place in ("exchange", "file", "new/cards")] == [404] * 3
    assert server.laptop.post(f"{url}/cards/gold", data={"key": new_key()}).status_code == 404
    told = server.client().get("/api/v1/toy/content/cards").json()["entries"]
    assert [(one["id"], one["name"], one["values"]) for one in told] == [
        ("gold", "Gold", {"coins": 3, "dice": 0}),
        ("trap", "Falle", {"coins": 0, "dice": 1}),
    ]


def test_programs_read_what_came_with_a_game_by_the_names_people_use(server: Server) -> None:
    client = server.laptop
    assert client.get("/api/v1/dungeonquest/content").json()["kinds"] == [
        "sheets", "monsters", "cards", "tiles", "boards"
    ]  # fmt: skip
    monsters = client.get("/api/v1/dungeonquest/content/monsters").json()["entries"]
    told = {one["id"]: (one["name"], one["values"]["life"]) for one in monsters}
    assert told["moss_giant"] == ("Moosriese", 6)
    for game in ("heroquest", "dungeonquest"):
        for kind in client.get(f"/api/v1/{game}/content").json()["kinds"]:
            entries = client.get(f"/api/v1/{game}/content/{kind}").json()["entries"]
            nameless = [one["id"] for one in entries if one["name"] == one["id"]]
            assert nameless == [], (game, kind)


def test_what_is_met_and_not_looked_up_tells_players_and_guests_no_values(server: Server) -> None:
    """A monster's life is known to its player alone: neither page nor API tells it to the others."""
    url = f"/campaigns/{server.campaign('dungeonquest')}/catalogue"
    guest, kinds = server.client(), server.laptop.get("/api/v1/dungeonquest/content").json()["kinds"]
    for kind in kinds:
        told, known = (one.get(f"/api/v1/dungeonquest/content/{kind}").json() for one in (guest, server.laptop))
        assert [one["name"] for one in told["entries"]] == [one["name"] for one in known["entries"]]
        is_on_page = guest.get(f"{url}/{kind}/{known['entries'][0]['id']}").status_code == 200
        assert [one["values"] for one in told["entries"]] == [
            one["values"] if is_on_page else {} for one in known["entries"]
        ], kind


def test_passports_of_a_second_game_are_printed_in_the_houses_frame(server: Server) -> None:
    campaign = server.campaign("toy")
    for owner in ("anna", "bert"):
        server.do(campaign, "change_coins", owner=owner, change=3)
    everybody = server.laptop.get(f"/campaigns/{campaign}/sheets")
    assert re.findall(r"<h1>(\w+)</h1>", everybody.text) == ["Anna", "Bert"]
    assert "data-print" in everybody.text
    one = server.laptop.get(f"/campaigns/{campaign}/heroes/anna/sheet").text
    assert ("Anna" in one, "Bert" in one, f'href="/campaigns/{campaign}/heroes/anna"' in one) == (True, False, True)
    assert server.laptop.get(f"/campaigns/{campaign}/heroes/nobody/sheet").status_code == 404


def test_a_game_whose_id_has_a_hyphen_lies_in_folders_without() -> None:
    game = of_house("two-words")
    assert (game.id, game.rules, game.web) == ("two-words", "app.systems.two_words", "app.web.two_words")
