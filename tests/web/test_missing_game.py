"""A campaign of a game that this program does not have is listed and left alone; everything else goes on."""

import gzip
import json
import re
from pathlib import Path

import pytest

from app.core.errors import UnknownContent
from app.main import create_app
from app.systems.registry import GAMES
from tests.web import conftest
from tests.web.conftest import Server
from tests.web.pages_support import follow, text_at
from tests.web.test_backups import restore, scheduler
from tests.web.test_campaign_files import bring

Cookies = dict[str, str]
NOT_INSTALLED = "Das Spiel „toy“ ist hier nicht installiert. Die Kampagne bleibt, wie sie ist."


@pytest.fixture
def phones(tmp_path: Path) -> dict[int, Cookies]:
    """A house with a campaign of the toy game and one of HeroQuest; the cookies of a phone in each."""
    before = Server(tmp_path)
    toy, heroquest = before.campaign("toy", "Abend 1"), before.campaign("heroquest", "Abend 2")
    before.do(toy, "change_coins", owner="anna", change=3)
    before.do(heroquest, "seat_hero", hero_id="ragna", name="Ragna", hero_class="barbarian")
    given = {campaign: before.player(campaign, hero) for campaign, hero in ((toy, "anna"), (heroquest, "ragna"))}
    cookies = {campaign: dict(phone.cookies) for campaign, phone in given.items()}
    before.close()
    return cookies


@pytest.fixture
def house(tmp_path: Path, phones: dict[int, Cookies], monkeypatch: pytest.MonkeyPatch) -> Server:
    """The same house, started again without the toy game."""
    assert set(phones) == {1, 2}
    monkeypatch.setattr(conftest, "create_app", lambda settings, clock, _games: create_app(settings, clock, GAMES))
    return Server(tmp_path)


def test_the_start_page_names_it_and_lists_the_others(house: Server) -> None:
    page = house.laptop.get("/")
    assert page.status_code == 200
    said = text_at(page, "main")
    assert "Abend 1" in said
    assert NOT_INSTALLED in said
    assert 'href="/campaigns/2/table"' in page.text
    assert re.findall(r'href="(/campaigns/1/[^"]*)"', page.text) == ["/campaigns/1/file"]
    assert "/campaigns/1/" not in house.client().get("/").text
    house.close()


@pytest.mark.parametrize("several", [True, False])
def test_its_pages_are_refused_in_words(
    tmp_path: Path, phones: dict[int, Cookies], monkeypatch: pytest.MonkeyPatch, *, several: bool
) -> None:
    """Those of every game, those of other games and those that it alone had; also with a single game left."""
    assert set(phones) == {1, 2}
    left = GAMES if several else GAMES[:1]
    monkeypatch.setattr(conftest, "create_app", lambda settings, clock, _games: create_app(settings, clock, left))
    house = Server(tmp_path)
    for place in ("table", "watch", "log", "settings", "heroes/anna", "town", "bestiary", "wealth", "repair"):
        answer = house.laptop.get(f"/campaigns/1/{place}")
        assert (answer.status_code, place) == (422, place)
        assert NOT_INSTALLED in text_at(answer, "main")
    for address in ("/api/v1/campaigns/1", "/api/v1/campaigns/1/log", "/api/v1/campaigns/1/wealth"):
        refused = house.laptop.get(address)
        assert (refused.status_code, refused.json()["code"]) == (422, "system.not_installed"), address
        assert refused.json()["data"] == {"system": "toy"}
    for place in ("actions", "undo", "redo", "town/sell", "wealth", "repair"):
        assert house.laptop.post(f"/campaigns/1/{place}", data={"revision": "2", "key": "k"}).status_code == 422, place
    for place in ("table", "settings", "repair", "file"):
        assert NOT_INSTALLED in text_at(house.client().get(f"/campaigns/1/{place}"), "main"), place
    kept = house.services.store.campaigns()
    assert [(one.id, one.name, one.revision) for one in kept if one.id == 1] == [(1, "Abend 1", 3)]
    assert house.laptop.get("/campaigns/2/table").status_code == 200
    assert house.laptop.get("/campaigns/2/wealth").status_code == 404
    house.close()


def test_it_is_still_there_when_the_game_is_back(house: Server, tmp_path: Path) -> None:
    with pytest.raises(UnknownContent), house.services.store.reading(1):
        pass
    kept = [(one.id, one.name, one.system) for one in house.services.store.campaigns()]
    assert sorted(kept) == [(1, "Abend 1", "toy"), (2, "Abend 2", "heroquest")]
    house.close()


def test_it_leaves_as_a_file_and_comes_in_where_its_game_is(
    house: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = house.laptop.get("/campaigns/1/file")
    assert "Abend%201.kampagne.json.gz" in file.headers["content-disposition"]
    refused = bring(house, file.content)
    assert refused.status_code == 422
    assert "Das Spiel dieser Kampagne kennt dieser Heldenpass nicht (toy)." in text_at(refused, "main")
    assert len(house.services.store.campaigns()) == 2
    house.close()
    monkeypatch.undo()
    (tmp_path / "elsewhere").mkdir()
    elsewhere = Server(tmp_path / "elsewhere")
    assert bring(elsewhere, file.content).status_code == 303
    assert [(one.name, one.system) for one in elsewhere.services.store.campaigns()] == [("Abend 1", "toy")]
    elsewhere.do(1, "change_coins", owner="anna", change=3)
    elsewhere.close()


def test_its_dice_to_come_leave_in_no_file(house: Server) -> None:
    with house.services.database.reading() as connection:
        [(events,)] = connection.execute("SELECT events FROM journal WHERE campaign_id = 1 AND revision = 1")
    [created] = json.loads(events)
    file = gzip.decompress(house.laptop.get("/campaigns/1/file").content).decode()
    assert created["seed"] not in file
    assert created["fingerprint"] in file
    house.close()


def test_the_list_of_all_heroes_goes_on_without_its_heroes(house: Server) -> None:
    page = house.laptop.get("/heroes")
    assert page.status_code == 200
    assert ("Ragna" in page.text, "Anna" in page.text) == (True, False)
    house.close()


def test_backups_of_the_whole_house_are_made_tried_and_restored(house: Server) -> None:
    house.laptop.post("/backups")
    [made] = scheduler(house).backups.all()
    assert "ließ sich vollständig zurückholen" in text_at(
        follow(house.laptop, house.laptop.post("/backups/drill")), "main"
    )
    house.do(2, "change_gold", hero_id="ragna", change=7)
    shown = house.laptop.post(f"/backups/files/{made.name}", data={"do": "restore"})
    page = text_at(follow(house.laptop, shown), "main")
    assert "Abend 1 bleibt, wie sie ist toy" in page
    assert "Abend 2 ändert sich HeroQuest" in page
    assert restore(house, shown).status_code == 303
    assert sorted((one.id, one.system, one.revision) for one in house.services.store.campaigns()) == [
        (1, "toy", 3),
        (2, "heroquest", 3),
    ]
    house.close()


def test_phones_from_before_go_on_or_are_told(house: Server, phones: dict[int, Cookies]) -> None:
    toys, ours = house.client(), house.client()
    toys.cookies.update(phones[1])
    ours.cookies.update(phones[2])
    assert "Ragna" in ours.get("/campaigns/2/heroes/ragna").text
    assert ours.post("/campaigns/2/phone", content="here").status_code == 204
    for told in (toys.get("/campaigns/1/heroes/anna"), toys.get("/campaigns/1/live/passport?hero=anna")):
        assert told.status_code == 422
        assert NOT_INSTALLED in told.text
    house.close()
