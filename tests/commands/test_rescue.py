"""A start beside backups but without a whole database: a page for the laptop, a question in the terminal."""

import io
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from starlette.testclient import TestClient

from app.commands import doctor, rebuild, rescue, run
from app.labels.labels import Labels
from app.launch.main import carried_out
from app.settings import Settings
from app.storage.recovery.find import Emergency, emergency
from app.storage.recovery.swap import Rescue
from app.systems.registry import SYSTEMS
from app.web.backups.rescue import create_rescue
from app.web.ui.rendering import Renderer
from tests.commands.conftest import PATIENCE, opened, running
from tests.commands.test_refusals import options
from tests.table_top import NOW

LAPTOP, PHONE = ("127.0.0.1", 50_000), ("192.168.1.20", 50_000)


@pytest.fixture
def lost(data: Path) -> Settings:
    """A folder whose database was deleted; a backup is left."""
    with opened(data) as laptop:
        assert laptop.post("/backups").status_code == 200
    (data / "heldenpass.db").unlink()
    for side in data.glob("heldenpass.db-*"):
        side.unlink()
    return Settings(data=data)


def found_in(settings: Settings) -> Emergency:
    found = emergency(settings)
    assert found is not None
    return found


def test_one_tap_brings_the_newest_backup_back_and_the_table_opens(lost: Settings) -> None:
    with running(lost.data) as server:
        port = server.wait_for_page()
        with httpx.Client(base_url=f"http://localhost:{port}", timeout=PATIENCE) as laptop:
            page = laptop.get("/")
            assert page.status_code == 503
            assert "Montagsrunde" in page.text
            assert not lost.database.exists(), "nothing is made before somebody decides"
            [backup] = lost.backups.iterdir()
            assert laptop.post("/rescue", data={"backup": backup.name}).status_code == 200
            server.wait_until_open()
            opened_page = laptop.get("/")
            assert opened_page.status_code == 200
            assert "Kerkerabend" in opened_page.text
        assert server.end()[0] == 0


def test_ctrl_c_at_the_question_ends_it_and_changes_nothing(lost: Settings) -> None:
    with running(lost.data) as server:
        server.wait_for_page()
        assert server.end()[0] == 0
    assert not lost.database.exists()


def test_nobody_but_the_laptop_decides(lost: Settings) -> None:
    settled = list[bool]()
    service = Rescue(lost, SYSTEMS, lambda: NOW)
    app = create_rescue(lost, Renderer(lambda: Labels("de")), found_in(lost), service, (), lambda: settled.append(True))
    phone = TestClient(app, "http://192.168.1.5:8000", client=PHONE)
    page = phone.get("/campaigns/1/table")
    assert page.status_code == 503
    assert "Montagsrunde" not in page.text
    assert phone.post("/rescue", data={"do": "begin"}).status_code == 403
    laptop = TestClient(app, "http://localhost:8000", client=LAPTOP)
    foreign = laptop.post("/rescue", data={"do": "begin"}, headers={"origin": "http://elsewhere.example"})
    assert foreign.status_code == 403
    unknown = laptop.post("/rescue", data={"backup": "20200101-000000-manual.db"})
    assert (unknown.status_code, "Diese Sicherung gibt es nicht" in unknown.text) == (404, True)
    assert laptop.post("/rescue").status_code == 404
    assert (settled, lost.database.exists()) == ([], False)
    assert laptop.post("/rescue", data={"do": "begin"}).status_code == 200
    assert (settled, emergency(lost)) == ([True], None)
    assert phone.get("/campaigns/1/table").headers["refresh"] == "2", "it comes back to its own page"


def test_a_database_that_fell_behind_its_backup_may_be_gone_on_with(data: Path) -> None:
    settings = Settings(data=data)
    with opened(data) as laptop:
        assert laptop.post("/backups").status_code == 200
        [before] = settings.backups.iterdir()
        old = before.read_bytes()
        campaign = laptop.get("/api/v1/campaigns").json()[0]["id"]
        revision = laptop.get(f"/api/v1/campaigns/{campaign}").json()["revision"]
        wish = {"command": {"type": "write_notes", "text": "Late."}, "revision": revision, "key": "late"}
        assert laptop.post(f"/api/v1/campaigns/{campaign}/commands", json=wish).is_success
        assert laptop.post("/backups").status_code == 200
    settings.database.write_bytes(old)
    for side in data.glob("heldenpass.db-*"):
        side.unlink()
    settled = list[bool]()
    service = Rescue(settings, SYSTEMS, lambda: datetime.now(UTC) + timedelta(minutes=1))
    app = create_rescue(
        settings, Renderer(lambda: Labels("de")), found_in(settings), service, (), lambda: settled.append(True)
    )
    laptop = TestClient(app, "http://localhost:8000", client=LAPTOP)
    page = laptop.get("/")
    assert page.status_code == 503
    assert "<h1>Die letzten Handlungen fehlen</h1>" in page.text
    assert page.text.index(f"{revision + 1} Einträge") < page.text.index("Was sich lesen lässt")
    assert laptop.post("/rescue", data={"do": "go-on"}).status_code == 200
    assert (settled, emergency(settings)) == ([True], None)


def test_nobody_goes_on_with_a_database_that_is_not_there(lost: Settings) -> None:
    service = Rescue(lost, SYSTEMS, lambda: NOW)
    app = create_rescue(lost, Renderer(lambda: Labels("de")), found_in(lost), service, (), lambda: None)
    laptop = TestClient(app, "http://localhost:8000", client=LAPTOP)
    assert "Damit weitermachen" not in laptop.get("/").text
    assert laptop.post("/rescue", data={"do": "go-on"}).status_code == 404
    assert not lost.database.exists()


@pytest.mark.parametrize(("typed", "is_there"), [("j\n", True), ("\n", False), ("nein\n", False)])
def test_the_terminal_asks_the_same(
    lost: Settings, monkeypatch: pytest.MonkeyPatch, typed: str, is_there: bool
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    settled = list[bool]()
    rescue.ask(found_in(lost), Rescue(lost, SYSTEMS, lambda: NOW), lambda: settled.append(True))
    assert (settled, lost.database.exists()) == ([True] * is_there, is_there)


def test_doctor_and_rebuild_say_it_too(lost: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    assert doctor.main(options(lost.data)) == 1
    report = capsys.readouterr().out
    assert "fehlt, obwohl hier schon gespielt worden ist" in report
    assert "Montagsrunde (2 Einträge)" in report
    assert carried_out(rebuild.main, options(lost.data, campaign=None)) == 1
    assert "keine Datenbank" in capsys.readouterr().err
    lost.database.touch()
    assert carried_out(rebuild.main, options(lost.data, campaign=None)) == 1
    assert "ist leer, obwohl hier schon gespielt worden ist" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["run", "rebuild"])
def test_random_bytes_without_a_backup_keep_what_lies_beside_them(
    lost: Settings, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    shutil.rmtree(lost.backups)
    lost.database.write_bytes(b"\x17" * 50_000)
    beside = lost.database.with_name("heldenpass.db-wal")
    beside.write_bytes(b"the last evening")
    assert doctor.main(options(lost.data)) == 1
    assert "der nächste Start legt zuerst eine Kopie nach" in capsys.readouterr().out
    refused = carried_out({"run": run.main, "rebuild": rebuild.main}[command], options(lost.data, campaign=None))
    told = capsys.readouterr().err
    assert refused == 1
    assert "keine lesbare Sicherung" in told
    assert "bitte diese Datei weglegen" in told
    [copy] = lost.set_aside.glob("*/heldenpass.db-wal")
    assert str(copy) in told
    assert copy.read_bytes() == beside.read_bytes() == b"the last evening"
    assert doctor.main(options(lost.data)) == 1
    assert "eine Kopie liegt in" in capsys.readouterr().out


@pytest.mark.parametrize(("content", "heading"), [(b"", "ist leer"), (b"\x17" * 5_000, "ist beschädigt")])
def test_the_page_is_called_like_what_is_wrong(lost: Settings, content: bytes, heading: str) -> None:
    lost.database.write_bytes(content)
    service = Rescue(lost, SYSTEMS, lambda: NOW)
    app = create_rescue(lost, Renderer(lambda: Labels("de")), found_in(lost), service, (), lambda: None)
    page = TestClient(app, "http://localhost:8000", client=LAPTOP).get("/").text
    assert f"<title>Die Datenbank {heading} · Heldenpass</title>" in page
    assert f"<h1>Die Datenbank {heading}</h1>" in page


def test_a_server_without_a_laptop_says_who_decides(lost: Settings) -> None:
    with running(lost.data, "--host", "127.0.0.1", "--no-laptop", "--port", "0") as server:
        said = ""
        for line in server.says:
            said += line
            if "neu starten" in line:
                break
        assert f"eine Sicherung aus „{lost.backups}“ nach „{lost.database}“ kopieren" in said
        assert "Entscheide auf der Seite http" not in said
    settings = lost.model_copy(update={"has_laptop": False})
    app = create_rescue(
        settings, Renderer(lambda: Labels("de")), found_in(lost), Rescue(lost, SYSTEMS, lambda: NOW), (), lambda: None
    )
    page = TestClient(app, "http://localhost:8000", client=LAPTOP).get("/")
    assert page.status_code == 503
    assert "steht im Protokoll des Servers" in page.text
    assert "Am Laptop selbst" not in page.text
