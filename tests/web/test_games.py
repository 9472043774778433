"""Several games in one house: a new campaign asks which, the list says it; with a single one nobody hears of games."""

from pathlib import Path

import pytest

from app.main import create_app
from tests.web import conftest
from tests.web.conftest import Server, new_key
from tests.web.pages_support import form, open_sample, text_at


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A house as it is installed."""
    monkeypatch.setattr(conftest, "create_app", lambda settings, clock, _games: create_app(settings, clock))
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
    assert "· HeroQuest Montag" in said
    assert "Beispielkampagne HeroQuest · zuletzt:" in said


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


def test_with_several_a_program_has_to_say_which(server: Server) -> None:
    assert [one["id"] for one in server.client().get("/api/v1/games").json()] == ["heroquest", "toy"]
    refused = server.laptop.post("/api/v1/campaigns", json={"name": "Montag", "key": "k"})
    assert refused.status_code == 422
    assert [(one["field"], one["code"]) for one in refused.json()["errors"]] == [("system", "value.missing")]
