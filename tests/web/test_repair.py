"""A campaign that somebody damaged from outside: the others go on, and its last good state is one tap away."""

import sqlite3
from contextlib import closing
from unittest.mock import patch

import pytest

from app.campaign.ports import StorageFault
from app.web.table import stream
from tests.web.conftest import Server
from tests.web.pages_support import form
from tests.web.test_backups import scheduler
from tests.web.test_live_stream import Looking, run


@pytest.fixture
def campaigns(server: Server) -> tuple[int, int]:
    """A campaign with five coins and one with none; a backup; then two coins more."""
    played, other = server.campaign(), server.campaign(name="Kerkerabend")
    server.do(played, "change_coins", owner="anna", change=5)
    server.laptop.post("/backups")
    server.do(played, "change_coins", owner="anna", change=1)
    server.do(played, "change_coins", owner="anna", change=1)
    return played, other


def edit(server: Server, statement: str) -> None:
    with closing(sqlite3.connect(server.services.settings.database)) as raw, raw:
        raw.execute(statement)
    server.services.snapshots.forget()
    server.services.repairs.examine_all()


def entries(server: Server, campaign: int) -> list[object]:
    with server.services.store.reading(campaign) as found:
        return list(found.entries())


def state(server: Server, campaign: int) -> object:
    return server.services.snapshots.take(campaign).state


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM journal WHERE revision = 2",
        "UPDATE journal SET events = '[]' WHERE revision = 2",
        "UPDATE journal SET digest = 'x' WHERE revision = 2",
        "DELETE FROM journal WHERE revision IN (1, 2) AND campaign_id = 1",
    ],
)
def test_what_a_backup_still_has_is_put_in_the_gap_and_nothing_is_lost(
    server: Server, campaigns: tuple[int, int], damage: str
) -> None:
    played, other = campaigns
    before, whole = entries(server, played), state(server, played)
    edit(server, damage)
    home = server.laptop.get("/")
    assert home.status_code == 200
    assert "Kerkerabend" in home.text
    assert f"/campaigns/{played}/repair" in home.text
    assert f"/campaigns/{other}/repair" not in home.text
    page = server.laptop.get(f"/campaigns/{played}/repair")
    assert "Verloren geht nichts." in page.text
    mended = server.laptop.post(
        f"/campaigns/{played}/repair", data=dict(form(page, f"/campaigns/{played}/repair").fields)
    )
    assert mended.status_code == 303
    assert entries(server, played) == before
    assert state(server, played) == whole
    assert f"/campaigns/{played}/repair" not in server.laptop.get("/").text
    assert server.services.repairs.first_fault(played) is None
    server.do(played, "change_coins", owner="anna", change=1)


@pytest.mark.parametrize(
    ("damage", "kept"),
    [
        ("DELETE FROM journal WHERE revision = 3", 2),
        ("DELETE FROM journal WHERE revision = 4", 3),
        ("UPDATE journal SET previous = 'x' WHERE revision = 4", 3),
        ("UPDATE state SET house = '{' WHERE campaign_id = 1", 4),
    ],
)
def test_what_no_backup_has_is_said_before_it_goes(
    server: Server, campaigns: tuple[int, int], damage: str, kept: int
) -> None:
    played, _ = campaigns
    before = entries(server, played)
    edit(server, damage)
    page = server.laptop.get(f"/campaigns/{played}/repair")
    assert f"Bis Eintrag {kept} " in page.text
    assert ("Verloren geht nichts." in page.text) == (kept == 4)
    assert server.laptop.post(f"/campaigns/{played}/repair", data={"entries": "1"}).status_code == 409
    assert server.laptop.post(f"/campaigns/{played}/repair").status_code == 409
    assert len(scheduler(server).backups.all()) == 1, "where nothing is mended no backup takes the place of another"
    assert (
        server.laptop.post(
            f"/campaigns/{played}/repair", data=dict(form(page, f"/campaigns/{played}/repair").fields)
        ).status_code
        == 303
    )
    assert entries(server, played) == before[:kept]
    assert server.laptop.get("/").status_code == 200


def test_a_damaged_campaign_is_not_exported_without_a_word(server: Server, campaigns: tuple[int, int]) -> None:
    played, other = campaigns
    edit(server, "DELETE FROM journal WHERE revision = 3")
    refused = server.laptop.get(f"/campaigns/{played}/file")
    assert refused.status_code == 422
    assert "Diese Kampagne ist beschädigt: Eintrag 3" in refused.text
    assert server.laptop.get(f"/campaigns/{other}/file").status_code == 200


def test_only_the_game_master_repairs(server: Server, campaigns: tuple[int, int]) -> None:
    played, _ = campaigns
    edit(server, "DELETE FROM journal WHERE revision = 3")
    guest = server.client()
    assert "Reparieren" not in guest.get("/").text
    assert guest.get(f"/campaigns/{played}/repair").status_code == 403
    assert guest.post(f"/campaigns/{played}/repair", data={"entries": "2"}).status_code == 403
    assert server.laptop.get("/campaigns/99/repair").status_code == 404


def test_its_open_pages_are_left_and_say_why_when_they_are_loaded_anew(
    server: Server, campaigns: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked for again and again they would look as if there were no network."""
    monkeypatch.setattr(stream, "BEAT_SECONDS", 0.01)
    url = f"/campaigns/{campaigns[0]}"

    async def steps() -> None:
        page = Looking(server, campaigns[0], "table")
        await page.next()
        edit(server, "UPDATE journal SET events = '[]' WHERE revision = 2")
        while "event: leave" not in (text := await page.next()):
            assert "event: beat" in text

    run(steps)
    assert server.laptop.get(f"{url}/live/table").status_code == 422
    assert "Die Chronik dieser Kampagne ist beschädigt" in server.laptop.get(f"{url}/table").text
    with patch.object(type(server.services.snapshots), "take", side_effect=StorageFault("storage.busy")):
        assert server.laptop.get(f"{url}/live/table").status_code == 503, "this one is asked for again"
