"""A club's server as people start it: several processes, one of them for all pages, and a password nobody sees."""

import http.client
import json
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from app.commands import doctor, rebuild
from app.launch.options import parse
from app.storage.postgres import PostgresDatabase
from app.systems.registry import SYSTEMS
from tests.commands.conftest import PATIENCE, PlainlyRunning, Running
from tests.table_top import TableTop

PASSWORD = "dragon-tooth"
SEAT = {"type": "seat_hero", "hero_id": "ragna", "name": "Ragna", "hero_class": "barbarian"}
PAGES = 4  # so many that each process has some


def _ask(port: int, method: str, path: str, body: object = None) -> tuple[int, str]:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
        sent = None if body is None else json.dumps(body)
        connection.request(method, path, sent, {"Content-Type": "application/json", "Connection": "keep-alive"})
        answer = connection.getresponse()
        return answer.status, answer.read().decode()


def _is_told(page: http.client.HTTPResponse, text: str) -> bool:
    return any(text in line.decode() for line in iter(page.readline, b""))


def _command_lines(process: int) -> str:
    """Of a process and its children, as everybody on this machine can read them."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text()
    return " ".join(Path(f"/proc/{number}/cmdline").read_text() for number in [str(process), *children.split()])


@pytest.fixture
def club_server(address: str, data: Path) -> Iterator[Running]:
    told = address.replace("postgres@", f"postgres:{PASSWORD}@")
    options = ("--host", "127.0.0.1", "--database", told, "--workers", "2", "--laptop")
    with closing(PlainlyRunning(data, *options)) as server:
        yield server


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at the list of processes as Linux shows it")
def test_several_processes_serve_one_table(club_server: Running, address: str) -> None:
    port = club_server.wait_until_open()
    assert address in club_server.greeting
    assert _ask(port, "POST", "/api/v1/campaigns", {"name": "Runde", "system": "heroquest", "key": "new"})[0] == 201
    lines = _command_lines(club_server.process.pid)
    assert lines.count("--multiprocessing-fork") == 2
    assert PASSWORD not in club_server.greeting + lines
    with ExitStack() as open_pages:
        pages = []
        for _ in range(PAGES):
            phone = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
            open_pages.callback(phone.close)
            phone.request("GET", "/campaigns/1/live/watch")
            pages.append(phone.getresponse())
        wish = {"command": SEAT, "revision": 1, "key": "seat"}
        assert _ask(port, "POST", "/api/v1/campaigns/1/commands", wish)[0] == 201
        assert [_is_told(page, "Ragna") for page in pages] == [True] * PAGES
        begun = time.monotonic()
        assert club_server.end(signal.SIGTERM) == (0, "")
        assert time.monotonic() - begun < PATIENCE / 2


def test_doctor_and_rebuild_look_into_a_clubs_database(
    club: PostgresDatabase, address: str, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--database", address, "--data", str(data)]
    TableTop(club, SYSTEMS["heroquest"])
    with club.writing() as connection:
        connection.execute("UPDATE campaign SET name = 'Falsch'")
    assert doctor.main(parse(["doctor", *where])) == 1
    said = capsys.readouterr().out
    assert f"„{address}“: PostgreSQL" in said
    assert "Der Spielstand passt nicht zur Chronik." in said
    assert rebuild.main(parse(["rebuild", *where])) == 0
    assert "abgewichen war: Kampagnenliste" in capsys.readouterr().out
    assert len(list((data / "backups").glob("*-before-rebuild.db"))) == 1
    assert doctor.main(parse(["doctor", *where])) == 0


def test_a_server_that_does_not_answer_is_told_in_one_sentence(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = f"postgresql://club:{PASSWORD}@127.0.0.1:1/heroes"
    assert doctor.main(parse(["doctor", "--database", nowhere, "--data", str(data)])) == 1
    said = capsys.readouterr().out
    assert "Der Datenbankserver von „postgresql://club@127.0.0.1:1/heroes“ antwortet nicht." in said
    assert PASSWORD not in said
