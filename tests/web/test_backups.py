"""Backups on the pages: made, looked at, brought back under everybody's eyes, undone; the game master's alone."""

import gzip
import json
import sqlite3
from asyncio import AbstractEventLoop
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import cast

import pytest
from httpx2 import Response

from app.storage import foreign_data, transfer
from app.storage.recovery.choose import BackupReason
from app.storage.recovery.schedule import BackupScheduler
from app.web.live.hub import Hub
from tests.storage.files import read, resealed, whole_seal
from tests.web.conftest import Server
from tests.web.pages_support import follow, form, open_sample, read_out, text_at

WRITES = ("", "/drill", "/undo", "/candidates", "/candidates/00000000", "/files/x")


def scheduler(server: Server) -> BackupScheduler:
    found = server.services.backup_scheduler
    assert found is not None
    return found


def bring(server: Server, content: bytes, name: str = "heldenpass.db") -> Response:
    return server.laptop.post("/backups/candidates", files={"file": (name, content)})


def restore(server: Server, shown: Response) -> Response:
    """Say yes to what a page shows."""
    page = follow(server.laptop, shown)
    url = shown.headers["location"]
    return server.laptop.post(url, data=form(page, url).data(do="restore"))


@contextmanager
def awaited(server: Server, campaign: int) -> Iterator[list[bool]]:
    """Whether the pages of a campaign are told to look anew."""
    heard: list[bool] = []
    hub: Hub = server.services.hub

    class Loop:
        def is_closed(self) -> bool:
            return False

        def call_soon_threadsafe(self, call: object, *_: object) -> None:
            assert callable(call)
            call()

    hub.attach(cast(AbstractEventLoop, Loop()))
    with hub.open(campaign, None) as page:
        yield heard
        heard.append(page.woken.is_set())


def test_from_the_first_backup_to_the_undone_restore(server: Server) -> None:
    campaign = open_sample(server)
    assert "Noch keine Sicherung" in server.laptop.get("/backups").text
    assert "Die Sicherung ist gemacht." in follow(server.laptop, server.laptop.post("/backups")).text
    [made] = scheduler(server).backups.all()
    revision = server.revision(campaign)
    server.do(campaign, "change_gold", hero_id="ragna", change=1000)
    server.do(campaign, "rename_campaign", name="Später")
    passport = f"/campaigns/{campaign}/heroes/ragna"
    assert "1360" in server.laptop.get(passport).text
    shown = server.laptop.post(f"/backups/files/{made.name}", data={"do": "restore"})
    page = text_at(read_out(follow(server.laptop, shown)), "main")
    assert "(von Hand)" in page, "in words, not as a file"
    assert f"Einträge der Chronik {revision + 2} wird zu {revision}" in page
    assert "Gold aller Helden 2210 wird zu 1210" in page
    assert "Name Später wird zu Beispielkampagne" in page
    with awaited(server, campaign) as woken:
        done = restore(server, shown)
    assert woken == [True], "open pages follow at once"
    assert "Alle offenen Seiten zeigen sie schon." in follow(server.laptop, done).text
    assert "(von Hand)" in text_at(read_out(server.laptop.get("/backups")), "main")
    assert server.revision(campaign) == revision
    assert "1360" not in server.laptop.get(passport).text
    follow(server.laptop, server.laptop.post("/backups/undo"))
    assert server.revision(campaign) == revision + 2
    assert "Später" in server.laptop.get("/").text


def test_the_same_revision_of_another_past_is_shown_anew(server: Server) -> None:
    """What is remembered by its revision must not outlive a restore."""
    campaign = server.campaign("heroquest")
    server.laptop.post("/backups")
    [made] = scheduler(server).backups.all()
    server.do(campaign, "write_notes", text="Die erste Fassung")
    restore(server, server.laptop.post(f"/backups/files/{made.name}", data={"do": "restore"}))
    server.do(campaign, "write_notes", text="Eine ganz andere")
    assert "Die erste Fassung" not in server.laptop.get(f"/campaigns/{campaign}/settings").text
    server.laptop.post("/backups/undo")
    assert "Die erste Fassung" in server.laptop.get(f"/campaigns/{campaign}/settings").text


def test_a_file_taken_away_comes_back_on_another_laptop(server: Server) -> None:
    server.services.pin.choose("2468")
    campaign = server.campaign("heroquest", "Montagsrunde")
    server.do(campaign, "seat_hero", hero_id="ada", name="Ada", hero_class="barbarian")
    server.laptop.post("/backups")
    [made] = scheduler(server).backups.all()
    taken = server.laptop.get(f"/backups/files/{made.name}")
    assert taken.headers["content-disposition"] == f'attachment; filename="heldenpass-{made.name}"'
    pin = server.services.house_settings.get("pin") or "?"
    assert pin.encode() not in taken.content, "the PIN stays in the house"
    file = server.services.settings.data / "other.db"
    file.write_bytes(taken.content)
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("UPDATE campaign SET id = 7")
        for table in ("journal", "action", "state", "checkpoint", "hero", "passport_value", "equipment", "spell_set"):
            raw.execute(f"UPDATE {table} SET campaign_id = 7")
        raw.commit()
    refused = bring(server, file.read_bytes())
    assert refused.status_code == 422
    assert "passt Eintrag 1 der Chronik nicht zu seinem Siegel" in refused.text
    server.do(campaign, "dismiss_hero", hero_id="ada")
    assert "Helden am Tisch niemand wird zu Ada" in text_at(
        read_out(follow(server.laptop, bring(server, taken.content))), "main"
    )
    assert list(scheduler(server).restoring._folder.glob("*.upload")) == []


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"Einkaufsliste", "Das ist keine Sicherung des Heldenpasses."),
        (b"SQLite format 3\x00", "Das Ende fehlt."),
        (b"", "Das ist keine Sicherung des Heldenpasses."),
    ],
)
def test_a_refused_file_is_told_and_leaves_no_trace(server: Server, content: bytes, sentence: str) -> None:
    answer = bring(server, content, "../../<script>.db")
    assert answer.status_code == 422
    assert sentence in answer.text
    assert "Geändert ist nichts." in answer.text
    assert list(server.services.settings.scratch.iterdir()) == []
    assert not server.services.settings.backups.exists()


def test_no_file_at_all_is_told(server: Server) -> None:
    assert "Wähle zuerst eine Datei aus." in server.laptop.post("/backups/candidates", data={"x": "y"}).text


def test_a_huge_file_is_refused_before_it_is_read(server: Server) -> None:
    size = str(foreign_data.LARGEST + 2_000_000)
    answer = server.laptop.post("/backups/candidates", content=b"x", headers={"content-length": size})
    assert (answer.status_code, "Diese Datei ist zu groß." in answer.text) == (413, True)
    large = server.laptop.post("/backups", content=b"x", headers={"content-length": "1000001"})
    assert large.status_code == 413, "only where files come in may a body be large"


def test_who_acts_while_somebody_looks_is_not_lost(server: Server) -> None:
    campaign = server.campaign("heroquest")
    made = scheduler(server).make(BackupReason.MANUAL)
    shown = server.laptop.post(f"/backups/files/{made.name}", data={"do": "restore"})
    page, url = follow(server.laptop, shown), shown.headers["location"]
    server.do(campaign, "write_notes", text="Neu")
    answer = server.laptop.post(url, data=form(page, url).data(do="restore"))
    assert answer.status_code == 409
    assert "Inzwischen ist weitergespielt worden." in answer.text
    assert server.revision(campaign) == 2
    assert server.laptop.post(url, data={"do": "drop"}).status_code == 303
    assert server.laptop.get(url).status_code == 404


def test_what_becomes_of_drawings_is_said_and_not_passed_over(server: Server) -> None:
    drawings = server.services.drawings
    for name in ("bleibt", "wird", "neu"):
        drawings.create(name, "heroquest", f"Plan {name}", "{}")
    made = scheduler(server).make(BackupReason.MANUAL)
    drawings.change("wird", 1, "Plan wird", "[]", "")
    drawings.delete("neu")
    drawings.create("weg", "heroquest", "Plan weg", "{}")
    shown = server.laptop.post(f"/backups/files/{made.name}", data={"do": "restore"})
    page, url = follow(server.laptop, shown), shown.headers["location"]
    told = text_at(page, "main")
    for line in ("Plan wird ändert sich", "Plan neu kommt dazu", "Plan weg verschwindet"):
        assert line in told
    assert "Plan bleibt" not in told
    drawings.change("weg", 1, "Plan weg", "[]", "")
    assert server.laptop.post(url, data=form(page, url).data(do="restore")).status_code == 409
    assert restore(server, server.laptop.post(f"/backups/files/{made.name}", data={"do": "restore"})).status_code == 303
    assert {one.name for one in drawings.all("heroquest")} == {"Plan bleibt", "Plan wird", "Plan neu"}


def test_the_settings_say_whether_the_newest_backup_holds(server: Server) -> None:
    campaign = server.campaign("heroquest")
    server.laptop.post("/backups")

    def told() -> str:
        return text_at(server.laptop.get(f"/campaigns/{campaign}/settings"), "backups")

    assert "Neueste Sicherung" in told()
    server.laptop.post("/backups/drill")
    assert "ließ sich vollständig zurückholen (1 Eintrag)" in told()
    [made] = scheduler(server).backups.all()
    file = scheduler(server).backups.path(made.name)
    file.write_bytes(file.read_bytes()[:-4096])
    server.laptop.post("/backups/drill")
    assert "lässt sich nicht zurückholen. Diese Sicherung ist unvollständig" in told()
    server.laptop.post(f"/backups/files/{made.name}", data={"do": "remove"})
    assert "Es gibt noch keine Sicherung." in told()


def test_the_end_of_a_quest_asks_for_a_backup(server: Server) -> None:
    campaign = server.campaign("heroquest")
    server.do(campaign, "seat_hero", hero_id="ada", name="Ada", hero_class="barbarian")
    server.do(campaign, "start_quest", quest_id="trial")
    assert scheduler(server).look() is not None, "the first of the day"
    server.clock.advance(60)
    assert scheduler(server).look() is None
    server.do(campaign, "close_quest", abandoned=True)
    made = scheduler(server).look()
    assert made is not None
    assert made.reason is BackupReason.QUEST


@pytest.mark.parametrize("who", ["guest", "player"])
def test_backups_are_the_game_masters_alone(server: Server, who: str, monkeypatch: pytest.MonkeyPatch) -> None:
    campaign = open_sample(server)
    made = scheduler(server).make(BackupReason.MANUAL)
    candidate = scheduler(server).restoring.bring(scheduler(server).backups.path(made.name), made.name)
    caller = server.client() if who == "guest" else server.player(campaign, "ragna")
    monkeypatch.setattr("starlette.requests.Request.form", lambda *_, **__: pytest.fail("a stranger's file was read"))
    for path in ("", f"/files/{made.name}", f"/candidates/{candidate.token}"):
        answer = caller.get(f"/backups{path}")
        assert (answer.status_code, "Ragna" in answer.text) == (403, False), path
    answer = caller.post("/backups/candidates", files={"file": ("x.db", b"x")})
    assert answer.status_code == 403
    monkeypatch.undo()
    for path in (*WRITES, f"/files/{made.name}", f"/candidates/{candidate.token}"):
        assert caller.post(f"/backups{path}", data={"do": "restore"}).status_code == 403, path
    assert [one.name for one in scheduler(server).backups.all()] == [made.name]


def test_another_sites_page_cannot_bring_anything_back(server: Server) -> None:
    made = scheduler(server).make(BackupReason.MANUAL)
    foreign = {"origin": "http://evil.example", "host": "192.168.1.5:8000"}
    for path in (*WRITES, f"/files/{made.name}"):
        assert server.laptop.post(f"/backups{path}", data={"do": "remove"}, headers=foreign).status_code == 403
    assert scheduler(server).backups.all() == [made]


@pytest.mark.parametrize("name", ["..%2Fheldenpass.db", "%2e%2e%2fsecret.key", "heldenpass.db", "secret.key"])
def test_only_backups_can_be_had(server: Server, name: str) -> None:
    scheduler(server).make(BackupReason.MANUAL)
    for answer in (server.laptop.get(f"/backups/files/{name}"), server.laptop.get(f"/backups/candidates/{name}")):
        assert answer.status_code == 404
    assert server.laptop.post(f"/backups/files/{name}", data={"do": "remove"}).status_code in {404, 405}
    assert Path(server.services.settings.secret).exists()


@pytest.mark.parametrize("at", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "2026-01-01T00:00:00"])
def test_a_campaign_with_odd_moments_can_be_seen_and_left(
    server: Server, at: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that came in before moments were looked at."""
    campaign = server.campaign("heroquest")
    server.laptop.post("/backups")
    content = json.loads(gzip.decompress(server.laptop.get(f"/campaigns/{campaign}/file").content))
    resealed(content, -1, at=at)
    content["seal"] = whole_seal(content)
    with monkeypatch.context() as patch:
        patch.setattr(transfer, "check_entries", list)
        odd = server.services.transfer.take_in(read(json.dumps(content).encode()), "odd").campaign_id
    for path in ("/", f"/campaigns/{odd}/table", f"/campaigns/{odd}/log", f"/api/v1/campaigns/{odd}", "/backups"):
        assert server.laptop.get(path).status_code == 200
    shown = server.laptop.post(f"/backups/files/{scheduler(server).backups.all()[-1].name}")
    assert follow(server.laptop, restore(server, shown)).status_code == 200
    assert [one.id for one in server.services.store.campaigns()] == [campaign]


def test_a_damaged_campaign_is_no_reason_not_to_bring_a_backup_back(server: Server) -> None:
    campaign = open_sample(server)
    server.laptop.post("/backups")
    with closing(sqlite3.connect(server.services.settings.database)) as raw:
        raw.execute("UPDATE state SET digest = 'x'")
        raw.commit()
    server.services.snapshots.forget()
    shown = server.laptop.post(f"/backups/files/{scheduler(server).backups.all()[-1].name}")
    assert "verschwindet" in follow(server.laptop, shown).text
    assert follow(server.laptop, restore(server, shown)).status_code == 200
    assert server.laptop.get(f"/campaigns/{campaign}/table").status_code == 200
