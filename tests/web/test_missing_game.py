"""A campaign of a game that this program does not have is listed and left alone; everything else goes on."""

from pathlib import Path

import pytest

from app.core.errors import UnknownContent
from app.main import create_app
from app.systems.registry import SYSTEMS
from tests.web import conftest
from tests.web.conftest import Server
from tests.web.pages_support import text_at


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A house with a campaign of the toy game and one of HeroQuest, started again without the toy game."""
    before = Server(tmp_path)
    for number, system in enumerate(("toy", "heroquest"), start=1):
        wish = {"name": f"Abend {number}", "system": system, "key": system}
        assert before.laptop.post("/api/v1/campaigns", json=wish).status_code == 201
    before.close()
    monkeypatch.setattr(conftest, "create_app", lambda settings, clock, _systems: create_app(settings, clock, SYSTEMS))
    return Server(tmp_path)


def test_the_start_page_names_it_and_lists_the_others(house: Server) -> None:
    page = house.laptop.get("/")
    assert page.status_code == 200
    said = text_at(page, "main")
    assert "Abend 1" in said
    assert "Das Spiel „toy“ ist hier nicht installiert. Die Kampagne bleibt, wie sie ist." in said
    assert 'href="/campaigns/2/table"' in page.text
    assert 'href="/campaigns/1/' not in page.text
    house.close()


@pytest.mark.parametrize("address", ["table", "watch", "log", "settings", "heroes/anna"])
def test_its_pages_are_refused_in_words(house: Server, address: str) -> None:
    answer = house.laptop.get(f"/campaigns/1/{address}")
    assert answer.status_code == 422
    assert "Dieses Spiel gibt es hier nicht" in answer.text
    assert house.laptop.get("/campaigns/2/table").status_code == 200
    house.close()


def test_it_is_still_there_when_the_game_is_back(house: Server, tmp_path: Path) -> None:
    with pytest.raises(UnknownContent), house.services.store.reading(1):
        pass
    kept = [(one.id, one.name, one.system) for one in house.services.store.campaigns()]
    assert sorted(kept) == [(1, "Abend 1", "toy"), (2, "Abend 2", "heroquest")]
    house.close()
